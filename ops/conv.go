package ops

// Convolutions, pooling and reductions of windows. Windows lie Strides apart along their axes, and
// their elements Dilations apart. The operand's elements are Spread apart, and Pads more are before
// and after them along each axis, or fewer where these are negative. Every list has a number for
// each of the axes, or one for all of them; Pads has two, or one pair. Convolutions and pooling
// take stacks [n, c, spatial axes...], as models have them, and their windows have the spatial
// axes. Reductions have windows along every axis.
//
// A convolution is a contraction of each window's elements of a group's channels with the weights
// [o, c/groups, kernel...], in the order of the weights' axes, here with the channels outermost.
// Where a group has one channel and makes one, it is a sum of products instead, by the tree of
// [Leaf] and [Accumulators]. Padding takes part as 0. So do the places between an operand's
// elements that are Spread apart, except along axes where windows have a stride and a dilation of 1
// and no more than 64 elements meet in a place. Along these axes the tree adds the sums of the
// channels' products where they meet, and no zeros take part.
var (
	Conv             = op(Op{Name: "conv", Kind: Composition, Arity: 2, Accept: NumericType, Cost: 2, Doc: "the correlation of [n, c, spatial...] with weights [o, c/groups, kernel...], or of operands of another layout", Corner: contracted})
	MaxPool          = op(Op{Name: "max_pool", Kind: Composition, Arity: 1, Accept: RealType, Cost: 1, Doc: "the greatest element of every window of [n, c, spatial...]", Corner: "as max; padding does not count"})
	AveragePool      = op(Op{Name: "average_pool", Kind: Composition, Arity: 1, Accept: FloatingType, Cost: 1, Doc: "the mean of every window of [n, c, spatial...]", Corner: "the sum by the fixed tree over the number of elements; where the sum is not finite, of numbers scaled down, so that it does not overflow; padding counts only where mode is include"})
	ReduceWindow     = op(Op{Name: "reduce_window", Kind: Composition, Arity: 1, Accept: NumericType, Cost: 1, Doc: "the sum, the product, the greatest or the least element of every window along all axes", Corner: "as sum in x's dtype, prod, max and min; padding, and the places between elements, are 0 for sum, 1 for prod, and for max and min the least and the greatest of the dtype, infinities for floats"})
	SelectAndScatter = op(Op{Name: "select_and_scatter", Kind: Composition, Arity: 2, Accept: RealType, Cost: 2, Doc: "for every element of x1 the sum of the elements of x2 whose windows of x1 have their greatest, or least, element there", Corner: "of several the first, a NaN before all, as argmax; sums in x2's order, float16 and bfloat16 in float32, rounded once, +0 of no elements; integers wrap; padding is not selected"})
)

// The modes of AveragePool: padding counts as 0, or, by default, not at all.
const (
	PoolInclude = "include"
	PoolExclude = "exclude"
)

// The modes of ReduceWindow, by default a sum, and of SelectAndScatter, which takes the last two.
const (
	WindowSum  = "sum"
	WindowProd = "prod"
	WindowMax  = "max"
	WindowMin  = "min"
)
