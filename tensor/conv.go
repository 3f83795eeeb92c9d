package tensor

import "github.com/weft-gpu/weft/ops"

// Convolutions and pooling work on stacks [n, c, spatial axes...], as models have them, with any
// number of spatial axes. A window is one position of the kernel along them; its elements are read
// through a view. A result has n, the channels that the operator makes, and for each spatial axis
// as many places as windows fit into it, padding included.

// Convolution says where the windows of [Tensor.Conv] are. Each list has a number for every spatial
// axis, or one number for all of them. The zero value means strides and dilations of 1, no padding
// and one group.
type Convolution struct {
	Strides       []int    // the distance from one window to the next, in elements
	Dilations     []int    // the distance between neighbouring elements of a window
	BaseDilations []int    // the distance between the operand's elements, before padding; for transposed convolutions
	Padding       [][2]int // zeros before and after; a negative number cuts elements off
	Groups        int      // groups of channels, each with its own weights; 0 means 1
	BatchGroups   int      // groups of the stack, each with its own weights and result channels; 0 means 1
	// Layout names the axes of the operand, the weights and the result. "nhwc,hwio->nhwc" has the
	// channels last; the default is [n, c, spatial...], [o, i, spatial...] and [n, c, spatial...].
	// n is the stack, c the channels, i the weights' axis of the operand's channels and o that of
	// the result's. Other letters are the spatial axes, for which the lists have numbers in the
	// operand's order.
	Layout string
}

// Pooling says where the windows of pooling are. Each list has a number for every spatial axis, or
// one number for all of them.
type Pooling struct {
	Size      []int    // the elements of a window
	Strides   []int    // the distance from one window to the next; nil: Size
	Dilations []int    // the distance between neighbouring elements of a window; nil: 1
	Padding   [][2]int // elements before and after, which do not count; nil: none
	// IncludePadding makes padding count as zeros in averages.
	IncludePadding bool
	// Ceil adds a window along each axis where the last one leaves elements over. That window must
	// begin among the elements or in the padding before them, and the part of it beyond the padding
	// behind them does not count (PyTorch and ONNX, ceil_mode).
	Ceil bool
}

// Conv is the convolution of models, which mathematics calls correlation. x is [n, c, spatial...],
// the weights are [o, c/groups, kernel...] and the result is [n, o, places...]. Each of its
// elements is the sum of the products of a window's elements with o's weights. The products are
// added as in [Tensor.MatMul], over the channels and the kernel's axes in the order in which the
// weights have them, by default the channels outermost. Where every group has one channel and makes
// one (depthwise), they are added as in [Tensor.Sum]. To add a bias, add a tensor of shape [o,
// 1...]. Numeric dtypes, which promote; float16 and bfloat16 are computed in float32 and rounded
// once (PyTorch, conv1d to conv3d; ONNX, Conv; XLA, Conv).
//
// Base dilations make a transposed convolution, the gradient of one with such strides: a base
// dilation of d puts d-1 zeros between the operand's elements. Along axes where windows have a
// stride and a dilation of 1 these zeros are not multiplied. Each element is multiplied with the
// whole kernel, over the channels alone, and [Tensor.Sum] adds the products that meet; where more
// than 64 meet, the zeros are multiplied after all. Batch groups cut the stack into as many parts,
// and the n-th part makes the n-th part of the channels (XLA, batch_group_count).
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

// MaxPool is the greatest element of every window of x, of shape [n, c, spatial...]. Padding is
// less than any element. Real numeric dtypes. Errors: *[AttrError], also for windows of padding
// alone, *[RankError], *[DTypeError].
func (x *Tensor) MaxPool(p Pooling) *Tensor {
	return apply(ops.MaxPool, p.attr(), x)
}

// AveragePool is the mean of every window of x, of shape [n, c, spatial...], without the padding
// unless p includes it. Floating-point dtypes; float16 and bfloat16 are computed in float32 and
// rounded once. Errors: those of [Tensor.MaxPool].
func (x *Tensor) AveragePool(p Pooling) *Tensor {
	a := p.attr()
	if p.IncludePadding {
		a.Mode = ops.PoolInclude
	}
	return apply(ops.AveragePool, a, x)
}

// Window says where the windows of [Tensor.ReduceWindow] are. Each list has a number for every
// axis, or one number for all of them.
type Window struct {
	Size          []int    // the elements of a window
	Strides       []int    // the distance from one window to the next; nil: Size
	Dilations     []int    // the distance between neighbouring elements of a window; nil: 1
	BaseDilations []int    // the distance between the operand's elements, before padding; nil: 1
	Padding       [][2]int // elements before and after; a negative number cuts elements off; nil: none
}

// ReduceWindow reduces every window along all the axes of x, of any rank. The mode is the sum or
// the product, of numeric dtypes, or the greatest or the least element, of real ones. The result
// has x's dtype, in which integers wrap; sums and products of float16 and bfloat16 are computed in
// float32 and rounded once. Along each axis it has as many elements as windows fit, padding
// included. Padding, and the places between the elements of a dilated base, hold the reduction's
// identity: 0, 1, or the least or the greatest value of the dtype (infinities for floats). Each
// window's sum is made by itself, in the fixed order of package ops. Extremes of large windows go
// axis by axis, and those of long ones by two scans (XLA, ReduceWindow).
//
// Errors: *[AttrError], *[DTypeError].
func (x *Tensor) ReduceWindow(mode WindowMode, w Window) *Tensor {
	a := w.attr()
	a.Mode = mode.String()
	return apply(ops.ReduceWindow, a, x)
}

// SelectAndScatter is the gradient of [Tensor.ReduceWindow] by mode, WindowMax or WindowMin, with
// the same windows. source is the gradient of that result, with an element for each window. The
// result has x's shape. Each window selects the place of its greatest (or least) element: the first
// of equal ones in row-major order, and a NaN before all others, as [Tensor.ArgMax] does. A window
// of padding alone selects none. Each place holds the sum, by [Tensor.Sum], of the source's
// elements whose windows select it, in the order of the windows, or +0. Nothing is scattered, so
// that the bits are the same on every device. Real numeric dtypes, which promote (XLA,
// SelectAndScatter with a sum).
//
// Errors: *[AttrError], *[RankError] for a source that does not have an element for each window,
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

// pairs flattens a list of pairs.
func pairs(list [][2]int) (flat []int) {
	for _, pair := range list {
		flat = append(flat, pair[:]...)
	}
	return flat
}
