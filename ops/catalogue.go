package ops

import "strings"

const (
	wraps     = "integers wrap; float32 is correctly rounded, subnormals included"
	float1    = "correctly rounded, subnormals included; NaN results are the canonical quiet NaN"
	compared  = "-0 equals +0; a comparison with NaN is false (not_equal: true); subnormals are not zero"
	noReorder = "float32 by the fixed tree, the same on every device; integers wrap"
)

// The operators. A row is the whole declaration: tools list it, checks and
// fuzzers draw from it.
var (
	Add = op(Op{Name: "add", Aliases: []string{"+"}, Arity: 2, Accept: NumericType, Cost: 1, Doc: "x1 + x2", Corner: wraps})
	Sub = op(Op{Name: "sub", Aliases: []string{"subtract", "-"}, Arity: 2, Accept: NumericType, Cost: 1, Doc: "x1 - x2", Corner: wraps})
	Mul = op(Op{Name: "mul", Aliases: []string{"multiply", "*"}, Arity: 2, Accept: NumericType, Cost: 1, Doc: "x1 * x2", Corner: wraps})
	Div = op(Op{Name: "div", Aliases: []string{"divide", "/"}, Arity: 2, Accept: FloatType, Cost: 4, Doc: "x1 / x2", Corner: float1 + "; x/0 is ±Inf, 0/0 NaN"})
	Neg = op(Op{Name: "neg", Aliases: []string{"negative"}, Arity: 1, Accept: NumericType, Cost: 1, Doc: "-x", Corner: "integers wrap: the minimum is its own negative, unsigned is modulo 2^n; -0 for +0"})
	Abs = op(Op{Name: "abs", Arity: 1, Accept: NumericType, Cost: 1, Doc: "|x|", Corner: "the integer minimum is its own absolute value; +0 for -0"})

	Maximum = op(Op{Name: "maximum", Arity: 2, Accept: NumericType, Cost: 1, Doc: "the greater of x1 and x2", Corner: "NaN if either is NaN; +0 is greater than -0"})
	Minimum = op(Op{Name: "minimum", Arity: 2, Accept: NumericType, Cost: 1, Doc: "the lesser of x1 and x2", Corner: "NaN if either is NaN; -0 is less than +0"})

	Equal        = op(Op{Name: "equal", Aliases: []string{"=="}, Arity: 2, Accept: AnyType, Result: ToBool, Cost: 1, Doc: "x1 == x2", Corner: compared})
	NotEqual     = op(Op{Name: "not_equal", Aliases: []string{"!="}, Arity: 2, Accept: AnyType, Result: ToBool, Cost: 1, Doc: "x1 != x2", Corner: compared})
	Less         = op(Op{Name: "less", Aliases: []string{"<"}, Arity: 2, Accept: NumericType, Result: ToBool, Cost: 1, Doc: "x1 < x2", Corner: compared})
	LessEqual    = op(Op{Name: "less_equal", Aliases: []string{"<="}, Arity: 2, Accept: NumericType, Result: ToBool, Cost: 1, Doc: "x1 <= x2", Corner: compared})
	Greater      = op(Op{Name: "greater", Aliases: []string{">"}, Arity: 2, Accept: NumericType, Result: ToBool, Cost: 1, Doc: "x1 > x2", Corner: compared})
	GreaterEqual = op(Op{Name: "greater_equal", Aliases: []string{">="}, Arity: 2, Accept: NumericType, Result: ToBool, Cost: 1, Doc: "x1 >= x2", Corner: compared})

	LogicalAnd = op(Op{Name: "logical_and", Aliases: []string{"and"}, Arity: 2, Accept: BoolType, Cost: 1, Doc: "x1 and x2"})
	LogicalOr  = op(Op{Name: "logical_or", Aliases: []string{"or"}, Arity: 2, Accept: BoolType, Cost: 1, Doc: "x1 or x2"})
	LogicalXor = op(Op{Name: "logical_xor", Aliases: []string{"xor"}, Arity: 2, Accept: BoolType, Cost: 1, Doc: "exactly one of x1 and x2"})
	LogicalNot = op(Op{Name: "logical_not", Aliases: []string{"not"}, Arity: 1, Accept: BoolType, Cost: 1, Doc: "not x"})

	Where = op(Op{Name: "where", Arity: 3, Accept: AnyType, Cond: true, Cost: 1, Doc: "x1 where the condition holds, else x2", Corner: "NaN payloads are kept: an element is moved, not computed"})
	Cast  = op(Op{Name: "cast", Aliases: []string{"astype"}, Arity: 1, Accept: AnyType, Result: ByAttr, Cost: 1, Doc: "x in another dtype",
		Corner: "float to integer truncates and saturates, NaN gives 0; integer to integer wraps; to bool is x != 0; integer to float rounds to nearest even"})

	Copy = op(Op{Name: "copy", Aliases: []string{"positive"}, Arity: 1, Accept: AnyType, Cost: 0, Doc: "x, in memory of its own and in row-major order", Corner: "NaN payloads are kept"})

	Exp  = op(Op{Name: "exp", Arity: 1, Accept: FloatType, ULP: 1, Cost: 20, Doc: "e to the x", Corner: "exp(-Inf) = +0, exp(+Inf) = +Inf, exp(±0) = 1; subnormal results are rounded like any other"})
	Sqrt = op(Op{Name: "sqrt", Arity: 1, Accept: FloatType, Cost: 4, Doc: "the square root of x", Corner: float1 + "; negative x gives NaN, sqrt(-0) = -0"})
	Relu = op(Op{Name: "relu", Arity: 1, Accept: NumericType, Cost: 1, Doc: "x where x > 0, else 0", Corner: "relu(NaN) = NaN, relu(-0) = +0"})

	Sum  = op(Op{Name: "sum", Kind: Reduce, Arity: 1, Accept: NumericType, Result: Default, Cost: 1, Doc: "the sum along axes", Corner: noReorder + "; of no elements: 0"})
	Prod = op(Op{Name: "prod", Kind: Reduce, Arity: 1, Accept: NumericType, Result: Default, Cost: 1, Doc: "the product along axes", Corner: noReorder + "; of no elements: 1"})
	Max  = op(Op{Name: "max", Kind: Reduce, Arity: 1, Accept: NumericType, Cost: 1, Doc: "the greatest element along axes", Corner: "as maximum; of no elements: an error"})
	Min  = op(Op{Name: "min", Kind: Reduce, Arity: 1, Accept: NumericType, Cost: 1, Doc: "the least element along axes", Corner: "as minimum; of no elements: an error"})

	BroadcastTo = op(Op{Name: "broadcast_to", Kind: Movement, Arity: 1, Doc: "x with its size-1 axes stretched"})
	Reshape     = op(Op{Name: "reshape", Kind: Movement, Arity: 1, Doc: "the same elements in row-major order under another shape"})
	Permute     = op(Op{Name: "permute_dims", Aliases: []string{"permute", "transpose"}, Kind: Movement, Arity: 1, Doc: "x with its axes in another order"})
	ExpandDims  = op(Op{Name: "expand_dims", Kind: Movement, Arity: 1, Doc: "x with new axes of size 1"})
	Squeeze     = op(Op{Name: "squeeze", Kind: Movement, Arity: 1, Doc: "x without the given axes of size 1"})
	Slice       = op(Op{Name: "slice", Kind: Movement, Arity: 1, Doc: "every step-th element from start to stop, axis by axis"})
	Flip        = op(Op{Name: "flip", Kind: Movement, Arity: 1, Doc: "x with axes reversed"})

	Index = op(Op{Name: "index", Kind: Movement, Arity: 1, Doc: "x[i, j:k, ..., newaxis]: basic indexing"})

	Assign = op(Op{Name: "assign", Kind: Update, Arity: 2, Doc: "x1 with the elements that an index selects replaced by x2", Corner: "x2 is broadcast to what is selected and takes x1's dtype, which never changes; NaN payloads are kept"})

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
		byName[name] = p
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

// Combine is the map operator by which a reduction joins two elements.
func (o *Op) Combine() *Op {
	return map[*Op]*Op{Sum: Add, Prod: Mul, Max: Maximum, Min: Minimum}[o]
}
