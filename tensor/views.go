package tensor

import (
	"slices"

	"github.com/weft-gpu/weft/ops"
)

// The views: other strides over the same elements. They copy nothing; a kernel reads through them.
// A reshape of a permuted tensor may need a copy, which is then made when it runs.

// BroadcastTo is a view of x with its axes of size 1 stretched and axes prepended, so that it has
// the shape dims; any dtype (Array API 2024.12, broadcast_to). Errors: *shape.BroadcastError,
// *shape.DimError.
func (x *Tensor) BroadcastTo(dims ...int) *Tensor {
	return apply(ops.BroadcastTo, ops.Attr{Shape: dims}, x)
}

// Reshape is the same elements in row-major order with other dims; any dtype. One of the dims may
// be -1 and is computed (Array API 2024.12, reshape). Errors: *shape.ReshapeError, *shape.DimError.
func (x *Tensor) Reshape(dims ...int) *Tensor { return apply(ops.Reshape, ops.Attr{Shape: dims}, x) }

// Permute is a view of x with its axes in another order: axis i of the result is axis axes[i] of x;
// any dtype (Array API 2024.12, permute_dims). Errors: *shape.AxisError unless every axis is named
// once.
func (x *Tensor) Permute(axes ...int) *Tensor { return apply(ops.Permute, ops.Attr{Axes: axes}, x) }

// ExpandDims is a view of x with new axes of size 1 at these positions of the result; any dtype
// (Array API 2024.12, expand_dims, for any number of axes). Errors: *shape.AxisError.
func (x *Tensor) ExpandDims(axes ...int) *Tensor {
	return apply(ops.ExpandDims, ops.Attr{Axes: axes}, x)
}

// Squeeze is a view of x without these axes, which must have size 1, or without all axes of size 1
// when none is named; any dtype (Array API 2024.12, squeeze). Errors: *shape.AxisError.
func (x *Tensor) Squeeze(axes ...int) *Tensor { return apply(ops.Squeeze, ops.Attr{Axes: axes}, x) }

// Flip is a view of x with the elements along these axes in reverse order, along all axes when none
// is named; any dtype (Array API 2024.12, flip). Errors: *shape.AxisError.
func (x *Tensor) Flip(axes ...int) *Tensor { return apply(ops.Flip, ops.Attr{Axes: axes}, x) }

// T is a view of x with all its axes in reverse order, the transpose of a matrix; any dtype
// (NumPy's ndarray.T).
func (x *Tensor) T() *Tensor { return apply(ops.Permute, ops.Attr{Axes: reversedAxes(x)}, x) }

func reversedAxes(x *Tensor) []int {
	axes := make([]int, x.Shape().Rank())
	for i := range axes {
		axes[i] = i
	}
	slices.Reverse(axes)
	return axes
}
