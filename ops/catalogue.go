package ops

import "strings"

const (
	wraps     = "integers wrap; floats are correctly rounded, subnormals included; complex by parts"
	float1    = "correctly rounded, subnormals included; NaN results are the canonical quiet NaN"
	compared  = "-0 equals +0; a comparison with NaN is false (not_equal: true); subnormals are not zero"
	inTree    = "by the fixed tree, the same on every device, float16 and bfloat16 in float32, rounded once at the end"
	noReorder = "floats by the fixed tree, the same on every device, float16 and bfloat16 in float32, rounded once at the end; integers wrap"
)

// The operators. A row is the whole declaration: tools list it, and checks and fuzzers use it.
var (
	Add = op(Op{Name: "add", Aliases: []string{"+"}, Arity: 2, Accept: NumericType, Cost: 1, Doc: "x1 + x2", Corner: wraps})
	Sub = op(Op{Name: "sub", Aliases: []string{"subtract", "-"}, Arity: 2, Accept: NumericType, Cost: 1, Doc: "x1 - x2", Corner: wraps})
	Mul = op(Op{Name: "mul", Aliases: []string{"multiply", "*"}, Arity: 2, Accept: NumericType, Cost: 1, Doc: "x1 * x2", Corner: wraps + ": (ac - bd) + (ad + bc)i, each operation rounded, which is within 3 ULP of the magnitude"})
	Div = op(Op{Name: "div", Aliases: []string{"divide", "/"}, Arity: 2, Accept: FloatingType, Cost: 4, Doc: "x1 / x2", Corner: float1 + "; x/0 is ±Inf, 0/0 NaN; complex division is within 4 ULP of the magnitude, scales its parts and follows C99, Annex G, at infinities"})
	Neg = op(Op{Name: "neg", Aliases: []string{"negative"}, Arity: 1, Accept: NumericType, Cost: 1, Doc: "-x", Corner: "a NaN becomes the canonical one; integers wrap: the minimum is its own negative, unsigned is modulo 2^n; -0 for +0"})
	Abs = op(Op{Name: "abs", Arity: 1, Accept: NumericType, Result: ToReal, Cost: 1, Doc: "|x|", Corner: "a NaN becomes the canonical one; the integer minimum is its own absolute value; +0 for -0; of a complex number hypot of its parts"})

	FloorDivide = op(Op{Name: "floor_divide", Aliases: []string{"//"}, Arity: 2, Accept: RealType, Cost: 8, Doc: "the greatest integer not above x1 / x2", Corner: "integers: x/0 is 0, the minimum divided by -1 wraps to itself; floats: the floor of the exact quotient, rounded once; x/0 is ±Inf or NaN; a finite x by ±Inf is ±0, as the standard has it, since the quotient is: 1 // -Inf is -0, where Python and NumPy give -1"})
	Remainder   = op(Op{Name: "remainder", Aliases: []string{"%", "mod"}, Arity: 2, Accept: RealType, Cost: 8, Doc: "x1 - x2 * floor(x1 / x2), with the sign of x2", Corner: "integers: remainder by 0 is 0; floats: exact but for the last rounding when the signs differ; NaN by 0 and for an infinite x1; a finite x by ±Inf is x, or where the signs differ that infinity, as in the standard, Python and NumPy: 1 % -Inf is -Inf; a zero has the sign of x2"})

	BitwiseAnd        = op(Op{Name: "bitwise_and", Aliases: []string{"&"}, Arity: 2, Accept: BitsType, Cost: 1, Doc: "the bits that are in both"})
	BitwiseOr         = op(Op{Name: "bitwise_or", Aliases: []string{"|"}, Arity: 2, Accept: BitsType, Cost: 1, Doc: "the bits that are in either"})
	BitwiseXor        = op(Op{Name: "bitwise_xor", Aliases: []string{"^"}, Arity: 2, Accept: BitsType, Cost: 1, Doc: "the bits that are in exactly one"})
	BitwiseInvert     = op(Op{Name: "bitwise_invert", Aliases: []string{"~"}, Arity: 1, Accept: BitsType, Cost: 1, Doc: "the bits that are not in x", Corner: "of a bool: not x"})
	BitwiseLeftShift  = op(Op{Name: "bitwise_left_shift", Aliases: []string{"<<"}, Arity: 2, Accept: IntegerType, Cost: 1, Doc: "x1 * 2^x2", Corner: "bits shifted out are lost; from the width on, and for a negative x2, the result is 0"})
	BitwiseRightShift = op(Op{Name: "bitwise_right_shift", Aliases: []string{">>"}, Arity: 2, Accept: IntegerType, Cost: 1, Doc: "the floor of x1 / 2^x2", Corner: "from the width on, and for a negative x2, the result is 0, or -1 for a negative x1"})

	Maximum = op(Op{Name: "maximum", Arity: 2, Accept: RealType, Cost: 1, Doc: "the greater of x1 and x2", Corner: "NaN if either is NaN; +0 is greater than -0"})
	Minimum = op(Op{Name: "minimum", Arity: 2, Accept: RealType, Cost: 1, Doc: "the lesser of x1 and x2", Corner: "NaN if either is NaN; -0 is less than +0"})

	Equal        = op(Op{Name: "equal", Aliases: []string{"=="}, Arity: 2, Accept: AnyType, Result: ToBool, Cost: 1, Doc: "x1 == x2", Corner: compared})
	NotEqual     = op(Op{Name: "not_equal", Aliases: []string{"!="}, Arity: 2, Accept: AnyType, Result: ToBool, Cost: 1, Doc: "x1 != x2", Corner: compared})
	Less         = op(Op{Name: "less", Aliases: []string{"<"}, Arity: 2, Accept: RealType, Result: ToBool, Cost: 1, Doc: "x1 < x2", Corner: compared})
	LessEqual    = op(Op{Name: "less_equal", Aliases: []string{"<="}, Arity: 2, Accept: RealType, Result: ToBool, Cost: 1, Doc: "x1 <= x2", Corner: compared})
	Greater      = op(Op{Name: "greater", Aliases: []string{">"}, Arity: 2, Accept: RealType, Result: ToBool, Cost: 1, Doc: "x1 > x2", Corner: compared})
	GreaterEqual = op(Op{Name: "greater_equal", Aliases: []string{">="}, Arity: 2, Accept: RealType, Result: ToBool, Cost: 1, Doc: "x1 >= x2", Corner: compared})

	LogicalAnd = op(Op{Name: "logical_and", Aliases: []string{"and"}, Arity: 2, Accept: BoolType, Cost: 1, Doc: "x1 and x2"})
	LogicalOr  = op(Op{Name: "logical_or", Aliases: []string{"or"}, Arity: 2, Accept: BoolType, Cost: 1, Doc: "x1 or x2"})
	LogicalXor = op(Op{Name: "logical_xor", Aliases: []string{"xor"}, Arity: 2, Accept: BoolType, Cost: 1, Doc: "exactly one of x1 and x2"})
	LogicalNot = op(Op{Name: "logical_not", Aliases: []string{"not"}, Arity: 1, Accept: BoolType, Cost: 1, Doc: "not x"})

	Where = op(Op{Name: "where", Arity: 3, Accept: AnyType, Cond: true, Cost: 1, Doc: "x1 where the condition holds, else x2", Corner: "NaN payloads are kept: an element is moved, not computed"})
	Cast  = op(Op{Name: "cast", Aliases: []string{"astype"}, Arity: 1, Accept: AnyType, Result: ByAttr, Cost: 1, Doc: "x in another dtype",
		Corner: "float to integer truncates and saturates, NaN gives 0; integer to integer wraps; to bool is x != 0, of a complex number either part; complex to real is the real part; integer to float rounds to nearest even"})

	Copy = op(Op{Name: "copy", Aliases: []string{"positive"}, Arity: 1, Accept: AnyType, Cost: 0, Doc: "x, in memory of its own and in row-major order", Corner: "NaN payloads are kept"})

	Sqrt = op(Op{Name: "sqrt", Arity: 1, Accept: FloatingType, Cost: 4, Doc: "the square root of x", Corner: float1 + "; negative x gives NaN, sqrt(-0) = -0; complex: the root with a real part of +0 or more, at most 4 ULP"})
	FMA  = op(Op{Name: "fma", Arity: 3, Accept: FloatType, Cost: 12, Doc: "x1 * x2 + x3, rounded once", Corner: float1 + ", on devices without the instruction too"})

	Real = op(Op{Name: "real", Arity: 1, Accept: NumericType, Result: ToReal, Cost: 0, Doc: "the real part", Corner: "a real number itself"})
	Imag = op(Op{Name: "imag", Arity: 1, Accept: ComplexType, Result: ToReal, Cost: 0, Doc: "the imaginary part"})
	Conj = op(Op{Name: "conj", Arity: 1, Accept: NumericType, Cost: 1, Doc: "x with its imaginary part negated", Corner: "a real number itself"})

	Relu = op(Op{Name: "relu", Arity: 1, Accept: RealType, Cost: 1, Doc: "x where x > 0, else 0", Corner: "relu(NaN) = NaN, relu(-0) = +0"})

	Sum  = op(Op{Name: "sum", Kind: Reduce, Arity: 1, Accept: NumericType, Convert: CountBools, Result: Default, Cost: 1, Doc: "the sum along axes", Corner: noReorder + "; of no elements: 0"})
	Prod = op(Op{Name: "prod", Kind: Reduce, Arity: 1, Accept: NumericType, Convert: CountBools, Result: Default, Cost: 1, Doc: "the product along axes", Corner: noReorder + "; of no elements: 1"})
	Max  = op(Op{Name: "max", Kind: Reduce, Arity: 1, Accept: RealType, Cost: 1, Doc: "the greatest element along axes", Corner: "as maximum; of no elements: an error"})
	Min  = op(Op{Name: "min", Kind: Reduce, Arity: 1, Accept: RealType, Cost: 1, Doc: "the least element along axes", Corner: "as minimum; of no elements: an error"})

	Mean = op(Op{Name: "mean", Kind: Composition, Arity: 1, Accept: FloatingType, Convert: AsFloat64, Cost: 1, Doc: "the sum along axes over their number of elements", Corner: "of a sum in two parts by the fixed tree, the same on every device, float16 and bfloat16 in float32, rounded once at the end: within 1 ULP where all elements have one sign, of equal elements their value; it does not overflow; of no elements: NaN; of complex numbers the plain sum over their number"})
	Var  = op(Op{Name: "var", Kind: Composition, Arity: 1, Accept: FloatType, Convert: AsFloat64, Cost: 3, Doc: "the mean of the squared distances from the mean along axes, over their number of elements less the correction", Corner: inTree + "; in two passes, the second corrected by the sum of the distances (Chan, Golub and LeVeque, 1983); where the correction is the number of elements or more, NaN"})

	BroadcastTo = op(Op{Name: "broadcast_to", Kind: Movement, Arity: 1, Doc: "x with its size-1 axes stretched"})
	Reshape     = op(Op{Name: "reshape", Kind: Movement, Arity: 1, Doc: "the same elements in row-major order under another shape"})
	Permute     = op(Op{Name: "permute_dims", Aliases: []string{"permute", "transpose"}, Kind: Movement, Arity: 1, Doc: "x with its axes in another order"})
	ExpandDims  = op(Op{Name: "expand_dims", Kind: Movement, Arity: 1, Doc: "x with new axes of size 1"})
	Squeeze     = op(Op{Name: "squeeze", Kind: Movement, Arity: 1, Doc: "x without the given axes of size 1"})
	Slice       = op(Op{Name: "slice", Kind: Movement, Arity: 1, Doc: "every step-th element from start to stop, axis by axis"})
	Flip        = op(Op{Name: "flip", Kind: Movement, Arity: 1, Doc: "x with axes reversed"})

	Index = op(Op{Name: "index", Kind: Movement, Arity: 1, Doc: "x[i, j:k, ..., newaxis]: basic indexing"})

	Assign = op(Op{Name: "assign", Kind: Update, Arity: 2, Doc: "x1 with the elements that an index selects replaced by x2", Corner: "x2 is broadcast to the selected part and takes x1's dtype, which never changes; NaN payloads are kept"})

	Data = op(Op{Name: "data", Kind: Creation, Doc: "elements that are in memory"})
	Full = op(Op{Name: "full", Kind: Creation, Result: ByAttr, Doc: "one value everywhere"})
	Iota = op(Op{Name: "iota", Kind: Creation, Result: ByAttr, Doc: "the row-major index of every element, int64"})
)

var (
	all    []*Op
	byName map[string]*Op
)

func op(o Op) *Op {
	p := &o
	if byName == nil {
		byName = map[string]*Op{}
	}
	all = append(all, p)
	for _, name := range append([]string{o.Name}, o.Aliases...) {
		byName[strings.ToLower(name)] = p
	}
	return p
}

// All lists the catalogue in the order of its declaration.
func All() []*Op { return all }

// ByName finds an operator by its name or an alias.
func ByName(name string) (*Op, bool) {
	o, ok := byName[strings.ToLower(name)]
	return o, ok
}

// Combine is the map operator that combines two elements of a reduction or a scan.
func (o *Op) Combine() *Op {
	if r := o.Reduction(); r != nil {
		o = r
	}
	return map[*Op]*Op{Sum: Add, Prod: Mul, Max: Maximum, Min: Minimum, SumTerms: AddTerms}[o]
}

// CanonicalName identifies the operator in keys: names are unique.
func (o *Op) CanonicalName() string { return o.Name }
