package ops

import "github.com/weft-gpu/weft/dtype"

// Kind says how an operator's result is made of its operands.
type Kind uint8

// The kinds of operators.
const (
	Map      Kind = iota // element by element, after broadcasting
	Reduce               // along axes, by the fixed tree
	Movement             // a view: other strides over the same elements
	Creation             // no operands
	Update               // a copy of the first operand, elements of it replaced by the second's
)

// String names the kind as the tool's listing prints it.
func (k Kind) String() string {
	return [...]string{"map", "reduce", "movement", "creation", "update"}[k]
}

// Class is the set of element types an operator accepts.
type Class uint8

// The classes, named as the Array API names its dtype categories.
const (
	AnyType     Class = iota
	BoolType          // bool
	NumericType       // integers and floats
	FloatType         // floats
)

// Contains reports whether d belongs to the class.
func (c Class) Contains(d dtype.DType) bool {
	switch c {
	case AnyType:
		return d.Valid()
	case BoolType:
		return d == dtype.Bool
	case NumericType:
		return d.IsNumeric()
	default:
		return d.IsFloat()
	}
}

// String describes the class in an error message.
func (c Class) String() string {
	return [...]string{"any dtype", "bool", "numeric dtypes", "floating-point dtypes"}[c]
}

// DTypes lists the class.
func (c Class) DTypes() []dtype.DType {
	var list []dtype.DType
	for _, d := range dtype.All() {
		if c.Contains(d) {
			list = append(list, d)
		}
	}
	return list
}

// Result says which element type an operator returns.
type Result uint8

// The result rules.
const (
	Same    Result = iota // the promoted type of the operands
	ToBool                // bool
	Default               // dtype.DefaultSum of the operand's type
	ByAttr                // Attr.DType
)

// Kernel reports whether a node of the kind is evaluated by kernels of its own,
// so that its readers find it in memory.
func (k Kind) Kernel() bool { return k == Reduce || k == Update }

// Op is one operator of the catalogue.
type Op struct {
	Name    string   // the Array API's name, or the short form of it
	Aliases []string // further names that op lines accept
	Kind    Kind
	Arity   int
	Accept  Class  // of every operand but a condition
	Cond    bool   // the first operand is a bool condition and does not promote
	Result  Result // element type of the result
	ULP     float64
	Cost    int    // scalar operations an element, roughly: what recomputing costs
	Doc     string // one line
	Corner  string // definition at the corners: overflow, zeros, NaN
}

// String is the operator's name.
func (o *Op) String() string { return o.Name }
