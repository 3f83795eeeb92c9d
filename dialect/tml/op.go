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

// operator is what there is to know of an Op: op is the catalogue's.
type operator struct {
	symbol string
	class  Class
	op     *ops.Op
}

var operators = map[Op]operator{
	Add:          {"+", Arithmetic, ops.Add},
	Sub:          {"-", Arithmetic, ops.Sub},
	Mul:          {"*", Arithmetic, ops.Mul},
	Div:          {"/", Arithmetic, ops.Div},
	Equal:        {"==", Relational, ops.Equal},
	NotEqual:     {"!=", Relational, ops.NotEqual},
	Less:         {"<", Relational, ops.Less},
	LessEqual:    {"<=", Relational, ops.LessEqual},
	Greater:      {">", Relational, ops.Greater},
	GreaterEqual: {">=", Relational, ops.GreaterEqual},
	And:          {"and", Logical, ops.LogicalAnd},
	Or:           {"or", Logical, ops.LogicalOr},
	Xor:          {"xor", Logical, ops.LogicalXor},
	BitAnd:       {"&", Bitwise, ops.BitwiseAnd},
	BitOr:        {"|", Bitwise, ops.BitwiseOr},
	BitXor:       {"^", Bitwise, ops.BitwiseXor},
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
