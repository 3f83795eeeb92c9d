package ops

import "github.com/weft-gpu/weft/dtype"

// Kind says how an operator makes its result from its operands.
type Kind uint8

// The kinds of operators.
const (
	Map         Kind = iota // element by element, after broadcasting
	Reduce                  // along axes, by the fixed tree
	Movement                // a view: other strides over the same elements
	Creation                // no operands
	Update                  // a copy of the first operand, with some elements replaced by the second's
	Indirect                // elements of the first operand, found by the values of the others
	Scan                    // running reductions along an axis
	Contraction             // sums of products over shared axes
	Sort                    // rows put in order
	Program                 // the steps of a program of package routine, for every matrix of a stack
	Join                    // the operands one after the other along an axis
	Composition             // other operators, which package compose applies in its place
)

// String is the kind's name in the tool's listing.
func (k Kind) String() string {
	return [...]string{"map", "reduce", "movement", "creation", "update", "indirect", "scan", "contraction", "sort", "program", "join", "composition"}[k]
}

// Class is the set of dtypes that an operator accepts.
type Class uint8

// The classes, named as the Array API names its dtype categories.
const (
	AnyType      Class = iota
	BoolType           // bool
	IntegerType        // integers
	BitsType           // bool and integers
	FloatType          // real floats
	FloatingType       // real and complex floats
	ComplexType        // complex floats
	RealType           // integers and real floats
	NumericType        // integers, real and complex floats
	Uint32Type         // uint32
	OrderedType        // bool, integers and real floats: the dtypes with an order
	Uint64Type         // uint64
	UnsignedType       // unsigned integers
)

// classes has the members and the name of each class.
var classes = [...]struct {
	name     string
	contains func(dtype.DType) bool
}{
	AnyType:      {"any dtype", dtype.DType.Valid},
	BoolType:     {"bool", func(d dtype.DType) bool { return d == dtype.Bool }},
	IntegerType:  {"integer dtypes", dtype.DType.IsInteger},
	BitsType:     {"bool and integer dtypes", func(d dtype.DType) bool { return d == dtype.Bool || d.IsInteger() }},
	FloatType:    {"real floating-point dtypes", dtype.DType.IsFloat},
	FloatingType: {"floating-point dtypes", func(d dtype.DType) bool { return d.IsFloat() || d.IsComplex() }},
	ComplexType:  {"complex dtypes", dtype.DType.IsComplex},
	RealType:     {"real numeric dtypes", dtype.DType.IsReal},
	NumericType:  {"numeric dtypes", dtype.DType.IsNumeric},
	Uint32Type:   {"uint32", func(d dtype.DType) bool { return d == dtype.Uint32 }},
	OrderedType:  {"bool and real numeric dtypes", func(d dtype.DType) bool { return d == dtype.Bool || d.IsReal() }},
	Uint64Type:   {"uint64", func(d dtype.DType) bool { return d == dtype.Uint64 }},
	UnsignedType: {"unsigned integer dtypes", func(d dtype.DType) bool { return d.IsInteger() && !d.IsSigned() }},
}

// Contains reports whether d belongs to the class.
func (c Class) Contains(d dtype.DType) bool { return classes[c].contains(d) }

// String is the class's name in errors and documents.
func (c Class) String() string { return classes[c].name }

// DTypes lists the members of the class.
func (c Class) DTypes() []dtype.DType {
	var list []dtype.DType
	for _, d := range dtype.All() {
		if c.Contains(d) {
			list = append(list, d)
		}
	}
	return list
}

// Result says which dtype an operator returns.
type Result uint8

// The result rules.
const (
	Same       Result = iota // the promoted dtype of the operands
	ToBool                   // bool
	Default                  // dtype.DefaultSum of the operand's type
	ByAttr                   // Attr.DType
	ToReal                   // the dtype of the promoted dtype's parts
	ToUnsigned               // the unsigned integer of the promoted dtype's width
	ToUint64                 // uint64
	ToIndex                  // int64: positions and counts
	ToComplex                // the complex dtype whose parts are the promoted dtype, or the least that holds them
)

// Kernel reports whether nodes of the kind have kernels of their own, so that their readers find
// the results in memory.
func (k Kind) Kernel() bool {
	switch k {
	case Reduce, Update, Scan, Contraction, Sort, Program, Join:
		return true
	}
	return false
}

// Variadic is the arity of operators that take one operand or more.
const Variadic = -1

// Op is one operator of the catalogue.
type Op struct {
	Name    string   // the Array API's name, or the short form of it
	Aliases []string // further names that op lines accept
	Kind    Kind
	Arity   int        // or Variadic
	Accept  Class      // of every operand but conditions and indices
	Convert Conversion // the dtypes to which operands are converted first
	Cond    bool       // the first operand is a bool condition and does not promote
	Index   uint8      // bit i: operand i holds indices, of an integer dtype, and does not promote
	Result  Result     // element type of the result
	ULP     float64    // greatest error of a float32 result; 0: correctly rounded or exact
	Cost    int        // scalar operations for an element, roughly: the cost of recomputing it
	Doc     string     // one line
	Corner  string     // the definition in special cases: overflow, zeros, NaN
}

// Conversion says to which dtypes operands are converted before the operator is applied. Accept
// holds for the converted operands.
type Conversion uint8

// The conversions. The standard does not define these operands; NumPy does.
const (
	Unconverted Conversion = iota
	CountBools             // bools to int64: false is 0 and true 1
	AsFloat64              // bools and integers to float64
)

// Of returns the dtype to which an operand of dtype d is converted.
func (c Conversion) Of(d dtype.DType) dtype.DType {
	switch {
	case c == CountBools && d == dtype.Bool:
		return dtype.Int64
	case c == AsFloat64 && (d == dtype.Bool || d.IsInteger()):
		return dtype.Float64
	}
	return d
}

// String is the conversion as documents print it behind a list of dtypes; "" for none.
func (c Conversion) String() string {
	return [...]string{"", "; bools as int64", "; bools and integers as float64"}[c]
}

// takes reports whether the operator takes n operands.
func (o *Op) takes(n int) bool { return n == o.Arity || o.Arity == Variadic && n > 0 }

// Promotes reports whether operand i takes part in promotion: it is neither a condition nor an
// index.
func (o *Op) Promotes(i int) bool { return !(o.Cond && i == 0) && o.Index>>i&1 == 0 }

// accepts is the class of operand i.
func (o *Op) accepts(i int) Class {
	switch {
	case o.Promotes(i):
		return o.Accept
	case o.Cond && i == 0:
		return BoolType
	}
	return IntegerType
}

// String is the operator's name.
func (o *Op) String() string { return o.Name }

// Bound is the greatest error of a result of dtype d, in ULP of the exact value; 0 where it is
// exact or correctly rounded. A complex result's error is measured against its magnitude.
func (o *Op) Bound(d dtype.DType) float64 {
	if bound, ok := complexBounds[o]; ok && d.IsComplex() {
		return bound
	}
	switch {
	case o.ULP == 0 || !d.IsFloat() && !d.IsComplex():
		return 0
	case o.Kind == Composition && d.IsHalf():
		return 1 // from rounding the float32 result
	case o.Kind == Composition && d == dtype.Float64:
		return 2 * o.ULP // its parts have 1 ULP in float32, and 2 here
	case d.IsHalf() && o.Arity == 1:
		return 0
	case d.IsHalf(), d == dtype.Float32:
		return o.ULP
	case d == dtype.Float64:
		return 2
	}
	return 4
}

// complexBounds are the bounds, for complex numbers, of operators that are exact or correctly
// rounded for real ones.
var complexBounds = map[*Op]float64{Mul: 3, Div: 4, Sqrt: 4, Abs: 2, Sign: 2}
