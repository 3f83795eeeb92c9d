package tensor

import (
	"context"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// Indexing by tensors of integers and by masks. Elements are moved, not computed, so NaNs keep
// their bits. The operators that make the indices and that read the result fuse with the indexing.

// Take is the parts of x at the indices along an axis. That axis is replaced by the axes of
// indices, of any number (Array API 2024.12, take; ONNX, Gather). Any dtype of x, any integer dtype
// of indices. A negative index counts from the end. An index outside the axis takes the nearest
// part inside, and no error tells; on a device with [device.WithIndexCheck] evaluating or reading
// the result returns an *[IndexRangeError]. Errors: *[DTypeError] for indices that are not
// integers, *shape.AxisError, *[EmptyAxisError] for an axis of size 0.
func (x *Tensor) Take(axis int, indices *Tensor) *Tensor {
	return apply(ops.Take, ops.Attr{Axes: []int{axis}}, x, indices)
}

// TakeAlongAxis is the elements of x at the indices along an axis. x and indices have the same
// rank, and their other sizes broadcast (Array API 2024.12, take_along_axis; PyTorch, gather; ONNX,
// GatherElements). Any dtype of x, any integer dtype of indices. Indices outside the axis are
// treated as in [Tensor.Take]. Errors: *[DTypeError], *shape.AxisError, *[RankError],
// *shape.BroadcastError, *[EmptyAxisError].
func (x *Tensor) TakeAlongAxis(axis int, indices *Tensor) *Tensor {
	return apply(ops.TakeAlongAxis, ops.Attr{Axes: []int{axis}}, x, indices)
}

// GatherND is the parts of x at tuples of indices (ONNX, GatherND). The tuples lie along the last
// axis of indices and select along the first axes of x. The first batchDims axes are shared by the
// two, and the tuples select along those after them. The shape is that of indices without the last
// axis, then the axes of x that the tuples leave. Any dtype of x, any integer dtype of indices.
// Indices outside, each member of a tuple by itself, are treated as in [Tensor.Take]. Errors:
// *[DTypeError], *[RankError], *[AttrError] for an invalid batchDims, *[EmptyAxisError].
func (x *Tensor) GatherND(indices *Tensor, batchDims int) *Tensor {
	return apply(ops.GatherND, ops.Attr{Counts: []int{batchDims}}, x, indices)
}

// OneHot is 1 at each index along a new axis of size depth, and 0 elsewhere, in dtype d (ONNX,
// OneHot). x holds the indices, of any integer dtype; the axis is counted in the result. An index
// outside has no 1, which is no error. Errors: *[DTypeError], *shape.AxisError, *[AttrError] for a
// negative depth, *dtype.UnknownError.
func (x *Tensor) OneHot(axis, depth int, d dtype.DType) *Tensor {
	return apply(ops.OneHot, ops.Attr{Counts: []int{depth}, DType: d, Axes: []int{axis}}, x)
}

// Scatter puts elements of updates into x at the indices along an axis (ONNX, ScatterElements;
// NumPy, put_along_axis). Each replaces the element there, or is combined with it by a
// [ScatterMode] among the options. indices has x's rank and, along the other axes, x's sizes or
// less; updates broadcasts to its shape. Any dtypes of x and updates that promote, any integer
// dtype of indices. Where indices repeat, the elements come one after the other in row-major order,
// so that the result is the same on every device: the last one set stays, and a sum is rounded at
// every step. An index outside the axis puts its element at the nearest place inside, or is an
// *[IndexRangeError], as in [Tensor.Take]. Errors: *[DTypeError], *dtype.PromotionError,
// *[RankError], *shape.AxisError, *shape.BroadcastError, *[AttrError] for an invalid mode.
func (x *Tensor) Scatter(axis int, indices *Tensor, updates Operand, options ...ScatterOption) *Tensor {
	return applyTo(ops.Scatter, scattering(ops.Attr{Axes: []int{axis}}, options), x, indices, updates)
}

// ScatterND puts parts into x at the tuples of indices along the last axis of indices, replacing or
// combining as [Tensor.Scatter] does (ONNX, ScatterND). updates broadcasts to the shape of
// [Tensor.GatherND]. Indices outside, each member of a tuple by itself, dtypes and errors are those
// of Scatter.
func (x *Tensor) ScatterND(indices *Tensor, updates Operand, options ...ScatterOption) *Tensor {
	return applyTo(ops.ScatterND, scattering(ops.Attr{}, options), x, indices, updates)
}

// Put replaces the parts of x at the indices along an axis by those of updates, or combines them by
// the mode (NumPy, x[k] = y along an axis; PyTorch, index_copy and index_add). updates broadcasts
// to the shape of [Tensor.Take] of the axis and the indices. Repeated indices, those outside of the
// axis, dtypes and errors are those of [Tensor.Scatter].
func (x *Tensor) Put(axis int, indices *Tensor, updates Operand, options ...ScatterOption) *Tensor {
	return applyTo(ops.Put, scattering(ops.Attr{Axes: []int{axis}}, options), x, indices, updates)
}

// Compress is the parts of x along an axis where the condition holds (NumPy, compress). The
// condition is a vector of bools, which may be shorter than the axis; x has any dtype. Their number
// is read from the device at once, so the call waits until the condition is computed or the context
// ends. Errors: *[DTypeError], *[RankError], *shape.AxisError, those of [Read], and
// *[AbstractError] in a function that is being compiled.
func (x *Tensor) Compress(ctx context.Context, axis int, condition *Tensor) *Tensor {
	return x.selected(ctx, "compress", condition, []int{axis})
}

// Mask is x[mask]: the parts of x, of any dtype, where a mask of bools over its first axes holds,
// in row-major order (Array API 2024.12, boolean array indexing). The mask's axes become one. It
// waits as [Tensor.Compress] does, and has its errors.
func (x *Tensor) Mask(ctx context.Context, mask *Tensor) *Tensor {
	return x.selected(ctx, "mask", mask, nil)
}

func (x *Tensor) selected(ctx context.Context, op string, mask *Tensor, axes []int) *Tensor {
	if x.Err() != nil {
		return failed(x.err)
	}
	attr := ops.Attr{Axes: axes, Counts: []int{0}}
	// Check the shapes and dtypes first, with a count that always fits.
	none := apply(ops.Compress, attr, mask, x)
	if none.Err() != nil {
		return none
	}
	defer none.Close()
	n, err := countOf(ctx, op, mask)
	if err != nil {
		return failed(carried(op, err))
	}
	attr.Counts[0] = n
	return apply(ops.Compress, attr, mask, x)
}

// countOf waits for the number of elements that are not 0.
func countOf(ctx context.Context, op string, x *Tensor) (int, error) {
	count := x.CountNonzero(nil)
	defer count.Close()
	n, err := Item[int64](ctx, count)
	return int(n), err
}

// Nonzero is the indices of the elements that are not 0, in row-major order: an int64 vector for
// each axis (Array API 2024.12, nonzero). Any dtype; NaN is not 0. After a mistake there is one
// result, which carries it. It waits as [Tensor.Compress] does. Errors: those of Compress, and
// *[RankError] for a tensor without axes.
func (x *Tensor) Nonzero(ctx context.Context) []*Tensor {
	attr := ops.Attr{Counts: []int{0}}
	none := applyAll(ops.Nonzero, attr, x)
	if none[0].Err() != nil {
		return none
	}
	defer closeAll(none...)
	n, err := countOf(ctx, ops.Nonzero.Name, x)
	if err != nil {
		return []*Tensor{failed(carried(ops.Nonzero.Name, err))}
	}
	attr.Counts[0] = n
	return applyAll(ops.Nonzero, attr, x)
}
