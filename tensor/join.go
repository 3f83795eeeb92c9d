package tensor

import "github.com/weft-gpu/weft/ops"

// Putting tensors together, and taking them apart. The parts of a tensor are
// views of it, which copy nothing.

// Concat is the tensors one after the other along an axis, in the dtype that they
// promote to; their other sizes are the same (Array API 2024.12, concat). What
// computes them writes its part of the result directly. Errors:
// *shape.JoinError, *shape.AxisError, *dtype.PromotionError.
func Concat(axis int, ts ...*Tensor) *Tensor {
	return apply(ops.Concat, ops.Attr{Axes: []int{axis}}, ts...)
}

// ConcatFlat is the tensors of any shapes, flattened in row-major order, one
// after the other (Array API 2024.12, concat with axis None). Errors:
// *dtype.PromotionError.
func ConcatFlat(ts ...*Tensor) *Tensor { return apply(ops.Concat, ops.Attr{}, ts...) }

// Append is x and then the others along an axis, as [Concat] puts them (NumPy, append).
// Errors: those of Concat.
func (x *Tensor) Append(axis int, others ...*Tensor) *Tensor {
	return Concat(axis, append([]*Tensor{x}, others...)...)
}

// Stack is the tensors, which have the same shape, side by side along a new axis
// at this position of the result (Array API 2024.12, stack). Errors:
// *shape.JoinError, *shape.AxisError, *dtype.PromotionError.
func Stack(axis int, ts ...*Tensor) *Tensor {
	return apply(ops.Stack, ops.Attr{Axes: []int{axis}}, ts...)
}

// Unstack is x at each index of an axis, as tensors without that axis, which are
// views: as many as the axis is long (Array API 2024.12, unstack). After a
// mistake there is one result, which carries it. Errors: *shape.AxisError.
func (x *Tensor) Unstack(axis int) []*Tensor {
	return applyAll(ops.Unstack, ops.Attr{Axes: []int{axis}}, x)
}

// Split is x cut along an axis into sections of equal size, which are views
// (NumPy, split). After a mistake there is one result, which carries it. Errors:
// *[AttrError] where the axis does not divide, *shape.AxisError.
func (x *Tensor) Split(axis, sections int) []*Tensor {
	return applyAll(ops.Split, splitInto(axis, sections), x)
}

func splitInto(axis, sections int) ops.Attr {
	return ops.Attr{Axes: []int{axis}, Counts: []int{sections}, Mode: ops.Sections}
}

// SplitSizes is x cut along an axis into parts of these sizes, which add up to
// the axis's own, as views (PyTorch, split with a list). After a mistake there
// is one result, which carries it. Errors: *[AttrError], *shape.AxisError.
func (x *Tensor) SplitSizes(axis int, sizes []int) []*Tensor {
	return applyAll(ops.Split, splitBy(axis, sizes), x)
}

func splitBy(axis int, sizes []int) ops.Attr {
	return ops.Attr{Axes: []int{axis}, Counts: sizes, Mode: ops.Sizes}
}
