package ops

// Convolutions, pooling and reductions of windows: places of a kernel along axes, Strides
// apart, whose elements are Dilations apart, over an operand whose elements are Spread
// apart and which has Pads more before and after each axis, or less where these are
// negative. Every list has a number for each of the axes, or one for all of them; Pads has
// two, or one pair. Convolutions and pooling are of stacks [n, c, spatial axes...], as
// models have them, and their windows have the spatial axes; reductions have windows along
// every axis.
//
// A convolution is a contraction, of each window's elements of a group's channels with the
// weights [o, c/groups, kernel...], in the order in which the weights' axes lie: here the
// channels outermost. Where a group has one channel and makes one, it is a sum of products
// instead, by the tree of [Leaf] and [Lanes]. What is padded takes part as 0. What lies
// between an operand's elements that are apart does too, but along the axes where windows
// have a stride and a dilation of 1, and of whose elements no more than 64 meet in a place
// together: along these the sums of products of the channels are added by the tree, where
// they meet, and zeros have no part.
var (
	Conv             = op(Op{Name: "conv", Kind: Composition, Arity: 2, Accept: NumericType, Cost: 2, Doc: "the correlation of [n, c, spatial...] with weights [o, c/groups, kernel...], or of operands of another layout", Corner: contracted})
	MaxPool          = op(Op{Name: "max_pool", Kind: Composition, Arity: 1, Accept: RealType, Cost: 1, Doc: "the greatest element of every window of [n, c, spatial...]", Corner: "as max; what is padded does not count"})
	AveragePool      = op(Op{Name: "average_pool", Kind: Composition, Arity: 1, Accept: FloatingType, Cost: 1, Doc: "the mean of every window of [n, c, spatial...]", Corner: "of the sum by the fixed tree; where that is not finite, of numbers scaled down, so that it does not overflow; of the elements that are not padded, unless mode is include"})
	ReduceWindow     = op(Op{Name: "reduce_window", Kind: Composition, Arity: 1, Accept: NumericType, Cost: 1, Doc: "the sum, the product, the greatest or the least element of every window along all axes", Corner: "as sum in x's dtype, prod, max and min; what is padded, or lies between elements, is 0 for sum, 1 for prod, and for max and min the least and the greatest of the dtype, infinities of floats"})
	SelectAndScatter = op(Op{Name: "select_and_scatter", Kind: Composition, Arity: 2, Accept: RealType, Cost: 2, Doc: "for every element of x1 the sum of the elements of x2 whose windows of x1 have it as the greatest, or the least", Corner: "of several the first, a NaN before all, as argmax; sums in x2's order, float16 and bfloat16 in float32, rounded once, of nothing +0; integers wrap; what is padded is not selected"})
)

// The ways of AveragePool: what is padded counts as 0, or not at all, which is the
// default.
const (
	PoolInclude = "include"
	PoolExclude = "exclude"
)

// The ways of ReduceWindow, by default a sum, and of SelectAndScatter, the last two.
const (
	WindowSum  = "sum"
	WindowProd = "prod"
	WindowMax  = "max"
	WindowMin  = "min"
)
