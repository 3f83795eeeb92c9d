package tensor

import "github.com/weft-gpu/weft/ops"

// Convolutions and pooling, of stacks [n, c, spatial axes...] as models have them: any
// number of spatial axes. A window is a place of the kernel along them; its elements are
// read through a view. A result has n, the channels that are made, and for each spatial
// axis as many places as windows lie wholly in it, padding included.

// Convolution says where the windows of [Tensor.Conv] are. Each list has a number for
// every spatial axis, or one for all of them; the zero value is a stride of 1, nothing
// between elements, no padding and one group.
type Convolution struct {
	Strides   []int    // how far each window is from the one before
	Dilations []int    // how far a window's elements are apart
	Padding   [][2]int // zeros before and after
	Groups    int      // each of as many channels, by weights of their own; 0 is 1
}

// Pooling says where the windows of pooling are. Each list has a number for every spatial
// axis, or one for all of them.
type Pooling struct {
	Size      []int    // the elements of a window
	Strides   []int    // how far each window is from the one before; nil: Size
	Dilations []int    // how far a window's elements are apart; nil: 1
	Padding   [][2]int // elements before and after, which do not count; nil: none
	// IncludePadding: what is padded counts as 0 in averages.
	IncludePadding bool
}

// Conv is the convolution of models, which mathematics calls correlation: x is
// [n, c, spatial...], weights [o, c/groups, kernel...], and the result [n, o, places...]
// is the sum of the products of each window's elements with o's weights. Each sum is that
// of [Tensor.MatMul], over the channels, the outermost, and the kernel's axes; where every
// group has one channel and makes one (depthwise), that of [Tensor.Sum]. For a bias add
// one of shape [o, 1...]. Numeric dtypes; float16 and bfloat16 are computed in float32 and
// rounded once (PyTorch, conv1d to conv3d; ONNX, Conv).
//
// Errors: *[AttrError], *[RankError], *[ContractionError] for weights of other channels,
// *dtype.PromotionError, *[DTypeError].
func (x *Tensor) Conv(weights *Tensor, c Convolution) *Tensor {
	a := ops.Attr{Strides: c.Strides, Dilations: c.Dilations, Pads: pairs(c.Padding)}
	if c.Groups != 0 {
		a.Counts = []int{c.Groups}
	}
	return Apply(ops.Conv, a, x, weights)
}

// MaxPool is the greatest element of every window of [n, c, spatial...]; what is padded
// is less than any. Real dtypes. Errors: *[AttrError], also for windows of nothing but
// padding, *[RankError], *[DTypeError].
func (x *Tensor) MaxPool(p Pooling) *Tensor {
	return Apply(ops.MaxPool, p.attr(), x)
}

// AveragePool is the mean of every window of [n, c, spatial...], of what is not padded
// unless p says so. Floating-point dtypes; float16 and bfloat16 are computed in float32
// and rounded once. Errors: those of [Tensor.MaxPool].
func (x *Tensor) AveragePool(p Pooling) *Tensor {
	a := p.attr()
	if p.IncludePadding {
		a.Mode = ops.PoolInclude
	}
	return Apply(ops.AveragePool, a, x)
}

func (p Pooling) attr() ops.Attr {
	return ops.Attr{Counts: p.Size, Strides: p.Strides, Dilations: p.Dilations, Pads: pairs(p.Padding)}
}

// pairs puts the numbers of pairs behind each other.
func pairs(list [][2]int) (flat []int) {
	for _, pair := range list {
		flat = append(flat, pair[:]...)
	}
	return flat
}
