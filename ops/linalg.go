package ops

// Linear algebra that is composed of products, sums and views.
var (
	VecDot          = op(Op{Name: "vecdot", Kind: Composition, Arity: 2, Accept: NumericType, Cost: 2, Doc: "the sums of conj(x1) * x2 along an axis, the others broadcast", Corner: "the products are summed as sum does, float16 and bfloat16 in float32, rounded once at the end; integers wrap"})
	Outer           = op(Op{Name: "outer", Kind: Composition, Arity: 2, Accept: NumericType, Cost: 1, Doc: "the products of every element of x1 with every element of x2", Corner: "as mul"})
	TensorDot       = op(Op{Name: "tensordot", Kind: Composition, Arity: 2, Accept: NumericType, Cost: 2, Doc: "the sums of products along pairs of axes, the last two of x1 and the first two of x2 by default", Corner: "as matmul, of no axes as mul"})
	MatrixTranspose = op(Op{Name: "matrix_transpose", Aliases: []string{"mT"}, Kind: Composition, Arity: 1, Doc: "x with its last two axes exchanged", Corner: "a view"})
	Trace           = op(Op{Name: "trace", Kind: Composition, Arity: 1, Accept: NumericType, Convert: CountBools, Result: Default, Cost: 1, Doc: "the sum along a diagonal of two axes, the last two by default", Corner: "as sum"})
	MatrixPower     = op(Op{Name: "matrix_power", Kind: Composition, Arity: 1, Accept: NumericType, Cost: 4, Doc: "a square matrix multiplied by itself n times, by repeated squaring; of negative n its inverse", Corner: "as matmul and inv, float16 and bfloat16 rounded once at the end; of n = 0 the identity"})
	Cross           = op(Op{Name: "cross", Kind: Composition, Arity: 2, Accept: NumericType, Cost: 3, Doc: "the cross products of vectors of three elements along an axis, the others broadcast", Corner: "each element is a difference of two rounded products; float16 and bfloat16 in float32, rounded once at the end"})
)
