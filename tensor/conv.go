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
	Strides       []int    // how far each window is from the one before
	Dilations     []int    // how far a window's elements are apart
	BaseDilations []int    // how far the operand's elements are apart, before it is padded: those of a transposed convolution
	Padding       [][2]int // zeros before and after; what is negative is cut off
	Groups        int      // each of as many channels, by weights of their own; 0 is 1
	BatchGroups   int      // each of as many of the stack, by weights of their own, to channels of their own; 0 is 1
	// Layout are the axes of the operand, the weights and the result where they are not
	// [n, c, spatial...], [o, i, spatial...] and [n, c, spatial...]: "nhwc,hwio->nhwc" has
	// the channels last. n is the stack, c are channels, those of the weights i of the
	// operand and o of the result, and other letters are the spatial axes, which the lists
	// have in the operand's order.
	Layout string
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
	// Ceil adds a window along each axis where the last one leaves elements over: it begins
	// among the elements or in the padding before them, and what it has beyond the padding behind them does not
	// count (PyTorch and ONNX, ceil_mode).
	Ceil bool
}

// Conv is the convolution of models, which mathematics calls correlation: x is
// [n, c, spatial...], weights [o, c/groups, kernel...], and the result [n, o, places...]
// is the sum of the products of each window's elements with o's weights. Each sum is that
// of [Tensor.MatMul], over the channels and the kernel's axes in the order in which the
// weights have them, by default the channels the outermost; where every group has one
// channel and makes one (depthwise), that of [Tensor.Sum]. For a bias add one of shape
// [o, 1...]. Numeric dtypes; float16 and bfloat16 are computed in float32 and rounded once
// (PyTorch, conv1d to conv3d; ONNX, Conv; XLA, Conv).
//
// Base dilations make a transposed convolution, the gradient of one that has them as
// strides: the operand has so many less one zeros between its elements. Along axes where
// windows have a stride and a dilation of 1 no zeros are multiplied: each element is
// multiplied with the whole kernel, over the channels alone, and the products are added
// where they meet, as by [Tensor.Sum] (where more than 64 meet, zeros are multiplied
// after all). With batch groups the stack is cut into as many parts, the n-th of which makes the n-th part
// of the channels (XLA, batch_group_count).
//
// Errors: *[AttrError], *[RankError], *[ContractionError] for weights of other channels,
// *dtype.PromotionError, *[DTypeError].
func (x *Tensor) Conv(weights *Tensor, c Convolution) *Tensor {
	a := ops.Attr{Strides: c.Strides, Dilations: c.Dilations, Spread: c.BaseDilations, Pads: pairs(c.Padding), Equation: c.Layout}
	switch {
	case c.BatchGroups != 0:
		a.Counts = []int{1, c.BatchGroups}
		if c.Groups != 0 {
			a.Counts[0] = c.Groups
		}
	case c.Groups != 0:
		a.Counts = []int{c.Groups}
	}
	return apply(ops.Conv, a, x, weights)
}

// MaxPool is the greatest element of every window of [n, c, spatial...]; what is padded
// is less than any. Real dtypes. Errors: *[AttrError], also for windows of nothing but
// padding, *[RankError], *[DTypeError].
func (x *Tensor) MaxPool(p Pooling) *Tensor {
	return apply(ops.MaxPool, p.attr(), x)
}

// AveragePool is the mean of every window of [n, c, spatial...], of what is not padded
// unless p says so. Floating-point dtypes; float16 and bfloat16 are computed in float32
// and rounded once. Errors: those of [Tensor.MaxPool].
func (x *Tensor) AveragePool(p Pooling) *Tensor {
	a := p.attr()
	if p.IncludePadding {
		a.Mode = ops.PoolInclude
	}
	return apply(ops.AveragePool, a, x)
}

// Window says where the windows of [Tensor.ReduceWindow] are. Each list has a number for
// every axis, or one for all of them.
type Window struct {
	Size          []int    // the elements of a window
	Strides       []int    // how far each window is from the one before; nil: Size
	Dilations     []int    // how far a window's elements are apart; nil: 1
	BaseDilations []int    // how far the operand's elements are apart, before it is padded; nil: 1
	Padding       [][2]int // elements before and after; what is negative is cut off; nil: none
}

// ReduceWindow reduces every window along all the axes of x, of any number: to the sum or
// the product of its elements, of numeric dtypes, or to the greatest or the least, of real
// ones. The result has x's dtype, in which integers wrap, and along each axis as many
// elements as windows lie wholly in it, padding included; float16 and bfloat16 are summed
// and multiplied in float32 and rounded once. What is padded, and what lies between the elements of a
// dilated base, is the reduction's identity: 0, 1, and the least or the greatest of the
// dtype, infinities of floats. Each window is reduced by itself, sums by the fixed tree
// (package ops), extremes of large windows axis by axis, of long ones by two scans (XLA, ReduceWindow).
//
// Errors: *[AttrError], *[DTypeError].
func (x *Tensor) ReduceWindow(mode WindowMode, w Window) *Tensor {
	a := w.attr()
	a.Mode = mode.String()
	return apply(ops.ReduceWindow, a, x)
}

// SelectAndScatter is the gradient of [Tensor.ReduceWindow] by mode, WindowMax or
// WindowMin, of the same windows, where source is that of its result: x's shape, and in
// each place the sum of the source's elements whose windows have their greatest, or least,
// element there, the first of several in row-major order and a NaN before all others, as
// [Tensor.ArgMax]; +0 where there are none, and windows of nothing but padding have no
// place. Real dtypes, which promote. Nothing is scattered: each place adds, by
// [Tensor.Sum], the elements of the windows that it is in, in their order, so that the
// bits are the same everywhere; the windows are looked at once (XLA, SelectAndScatter
// with a sum).
//
// Errors: *[AttrError], *[RankError] for a source that has not an element for each window,
// *dtype.PromotionError, *[DTypeError].
func (x *Tensor) SelectAndScatter(source *Tensor, mode WindowMode, w Window) *Tensor {
	a := w.attr()
	a.Mode = mode.String()
	return apply(ops.SelectAndScatter, a, x, source)
}

func (w Window) attr() ops.Attr {
	size := append([]int{}, w.Size...) // not nil: of a tensor without axes
	return ops.Attr{Counts: size, Strides: w.Strides, Dilations: w.Dilations, Spread: w.BaseDilations, Pads: pairs(w.Padding)}
}

func (p Pooling) attr() ops.Attr {
	return ops.Attr{Counts: p.Size, Strides: p.Strides, Dilations: p.Dilations, Pads: pairs(p.Padding), Ceil: p.Ceil}
}

// pairs puts the numbers of pairs behind each other.
func pairs(list [][2]int) (flat []int) {
	for _, pair := range list {
		flat = append(flat, pair[:]...)
	}
	return flat
}
