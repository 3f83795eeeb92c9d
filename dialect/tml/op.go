package tml

import "github.com/weft-gpu/weft/ops"

// Class is the set of rules that an operator follows.
type Class uint8

// The classes, as the document's sections name them.
const (
	Arithmetic Class = iota + 1
	Relational
	Logical
	Bitwise
)

// String is the class's name.
func (c Class) String() string {
	names := [...]string{"invalid", "arithmetic", "relational", "logical", "bitwise"}
	if int(c) >= len(names) {
		return names[0]
	}
	return names[c]
}

// Op is a binary operator of TML.
type Op uint8

// The operators. Division takes operands of which one at the least is real.
const (
	Add Op = iota + 1
	Sub
	Mul
	Div
	Equal
	NotEqual
	Less
	LessEqual
	Greater
	GreaterEqual
	And
	Or
	Xor
	BitAnd
	BitOr
	BitXor
)

// operator is what there is to know of an Op. name is that of the catalogue's
// operator, which the device runs; the catalogue need not have it yet.
type operator struct {
	symbol string
	class  Class
	name   string
}

var operators = map[Op]operator{
	Add:          {"+", Arithmetic, "add"},
	Sub:          {"-", Arithmetic, "sub"},
	Mul:          {"*", Arithmetic, "mul"},
	Div:          {"/", Arithmetic, "div"},
	Equal:        {"==", Relational, "equal"},
	NotEqual:     {"!=", Relational, "not_equal"},
	Less:         {"<", Relational, "less"},
	LessEqual:    {"<=", Relational, "less_equal"},
	Greater:      {">", Relational, "greater"},
	GreaterEqual: {">=", Relational, "greater_equal"},
	And:          {"and", Logical, "logical_and"},
	Or:           {"or", Logical, "logical_or"},
	Xor:          {"xor", Logical, "logical_xor"},
	BitAnd:       {"&", Bitwise, "bitwise_and"},
	BitOr:        {"|", Bitwise, "bitwise_or"},
	BitXor:       {"^", Bitwise, "bitwise_xor"},
}

// Ops lists the operators in the order of their declaration.
func Ops() []Op {
	all := make([]Op, 0, len(operators))
	for op := Add; op <= BitXor; op++ {
		all = append(all, op)
	}
	return all
}

// String is the operator's symbol.
func (op Op) String() string {
	if o, ok := operators[op]; ok {
		return o.symbol
	}
	return "invalid operator"
}

// Class is the set of rules that the operator follows; 0 for no operator.
func (op Op) Class() Class { return operators[op].class }

// onDevice is the catalogue's operator; nil while the catalogue lacks it.
func (op Op) onDevice() *ops.Op {
	found, ok := ops.ByName(operators[op].name)
	if !ok {
		return nil
	}
	return found
}
