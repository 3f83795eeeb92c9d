package ops

// Convolutions and pooling, of stacks [n, c, spatial axes...] as models have them. Both
// work on windows: places of a kernel along the spatial axes, Strides apart, whose
// elements are Dilations apart, over the operand with Pads elements before and after
// each axis. Every list has a number for each spatial axis, or one for all of them; Pads
// has two, or one pair.
//
// A convolution is a contraction, of each window's elements of a group's channels, the
// channels outermost, with the weights [o, c/groups, kernel...]. Where a group has one
// channel and makes one, it is a sum of products instead, by the tree of [Leaf] and
// [Lanes]. What is padded takes part as 0.
var (
	Conv        = op(Op{Name: "conv", Kind: Composition, Arity: 2, Accept: NumericType, Cost: 2, Doc: "the correlation of [n, c, spatial...] with weights [o, c/groups, kernel...]", Corner: contracted})
	MaxPool     = op(Op{Name: "max_pool", Kind: Composition, Arity: 1, Accept: RealType, Cost: 1, Doc: "the greatest element of every window of [n, c, spatial...]", Corner: "as max; what is padded does not count"})
	AveragePool = op(Op{Name: "average_pool", Kind: Composition, Arity: 1, Accept: FloatingType, Cost: 1, Doc: "the mean of every window of [n, c, spatial...]", Corner: "as mean; of the elements that are not padded, unless mode is include"})
)

// The ways of AveragePool: what is padded counts as 0, or not at all, which is the
// default.
const (
	PoolInclude = "include"
	PoolExclude = "exclude"
)
