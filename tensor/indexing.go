package tensor

import (
	"context"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// Indexing by tensors of integers and by masks. Indices have any integer dtype;
// a negative one counts from the end of its axis. Only the device knows them: one
// that is still outside is taken as the nearest inside, and nobody hears of it,
// unless the device was opened with device.WithIndexCheck. Elements are moved, not computed, so that NaNs keep their bits, and what makes the indices
// and what reads the result are fused with the reading.

// Take is the parts of x along an axis at the indices, whose own axes, one or
// none or several, take that axis's place (Array API 2024.12, take; ONNX,
// Gather). A negative index counts from the end. One that is outside is taken as the
// nearest inside; on a device with device.WithIndexCheck it is an *[IndexRangeError]
// of who evaluates or reads the result. Errors: *[DTypeError] for indices that are no integers,
// *shape.AxisError, *[EmptyAxisError] where there is nothing to take, and those
// of every operator.
func (x *Tensor) Take(axis int, indices *Tensor) *Tensor {
	return apply(ops.Take, ops.Attr{Axes: []int{axis}}, x, indices)
}

// TakeAlongAxis is the elements of x at the indices along an axis; the two have
// the same rank, and their other sizes broadcast (Array API 2024.12,
// take_along_axis; PyTorch, gather; ONNX, GatherElements). Indices outside are those
// of [Tensor.Take]: the nearest inside, or an *[IndexRangeError]. Errors:
// *[DTypeError], *shape.AxisError, *[RankError], *shape.BroadcastError,
// *[EmptyAxisError], and those of every operator.
func (x *Tensor) TakeAlongAxis(axis int, indices *Tensor) *Tensor {
	return apply(ops.TakeAlongAxis, ops.Attr{Axes: []int{axis}}, x, indices)
}

// GatherND is the parts of x at tuples of indices, which lie along the last axis
// of indices and stand for the first axes of x; with batchDims the two share so
// many first axes, and the tuples stand for those after them. The shape is that
// of indices without the last axis, then what the tuples leave of x's (ONNX,
// GatherND). Indices outside, each member of a tuple by itself, are those of
// [Tensor.Take]: the nearest inside, or an *[IndexRangeError]. Errors: *[DTypeError], *[RankError], *[AttrError],
// *[EmptyAxisError], and those of every operator.
func (x *Tensor) GatherND(indices *Tensor, batchDims int) *Tensor {
	return apply(ops.GatherND, ops.Attr{Counts: []int{batchDims}}, x, indices)
}

// OneHot is 1 at each index along a new axis of size depth, else 0, in dtype d; the
// axis is counted in the result. An index outside has no 1, which is no error
// (ONNX, OneHot).
// Errors: *[DTypeError], *shape.AxisError, *[AttrError] for a negative
// depth, *dtype.UnknownError, and those of every operator.
func (x *Tensor) OneHot(axis, depth int, d dtype.DType) *Tensor {
	return apply(ops.OneHot, ops.Attr{Counts: []int{depth}, DType: d, Axes: []int{axis}}, x)
}

// Scatter is x with elements of updates put to the indices along an axis: set, or
// joined with what is there by a [ScatterMode] among the options. updates broadcasts to the shape of
// indices, which has x's rank and, along the other axes, x's sizes or less. Where
// indices repeat, the elements come one after the other in row-major order, so
// that the result is the same everywhere: the last one set stays, and a sum is
// rounded at every step (ONNX, ScatterElements; NumPy, put_along_axis). Indices
// outside are those of [Tensor.Take]: the nearest inside, which so gets another
// element, or an *[IndexRangeError]. Errors:
// *[DTypeError], *dtype.PromotionError, *[RankError], *shape.AxisError,
// *shape.BroadcastError, *[AttrError] for a mode that is none, and those of
// every operator.
func (x *Tensor) Scatter(axis int, indices *Tensor, updates Operand, options ...ScatterOption) *Tensor {
	return applyTo(ops.Scatter, scattering(ops.Attr{Axes: []int{axis}}, options), x, indices, updates)
}

// ScatterND is x with parts put to the tuples of indices along the last axis of
// indices, set or joined, one after the other as [Tensor.Scatter] does (ONNX,
// ScatterND). updates broadcasts to the shape that [Tensor.GatherND] would give.
// Indices outside are those of [Tensor.Scatter], each member of a tuple by itself.
// Errors: those of Scatter.
func (x *Tensor) ScatterND(indices *Tensor, updates Operand, options ...ScatterOption) *Tensor {
	return applyTo(ops.ScatterND, scattering(ops.Attr{}, options), x, indices, updates)
}

// Put is x with the parts at the indices along an axis replaced by those of updates, or
// combined with them by the mode. updates broadcasts to the shape of [Tensor.Take] of the
// axis and the indices. Repeated indices, and those outside of the axis, are those of
// [Tensor.Scatter] (NumPy, x[k] = y along an axis; PyTorch, index_copy and index_add).
// Errors: those of Scatter.
func (x *Tensor) Put(axis int, indices *Tensor, updates Operand, options ...ScatterOption) *Tensor {
	return applyTo(ops.Put, scattering(ops.Attr{Axes: []int{axis}}, options), x, indices, updates)
}

// Compress is the parts of x along an axis where the condition, a vector of bools
// that may be shorter than the axis, holds (NumPy, compress). How many they are
// is asked of the device at once, so the call waits for what the condition
// needs, or until the context ends. Errors: *[DTypeError], *[RankError],
// *shape.AxisError, those of [Read], and *[AbstractError] in a function that is
// being compiled.
func (x *Tensor) Compress(ctx context.Context, axis int, condition *Tensor) *Tensor {
	return x.selected(ctx, "compress", condition, []int{axis})
}

// Mask is x[mask]: the parts of x where a mask of bools over its first axes holds,
// in row-major order, the axes of the mask as one (Array API 2024.12, boolean
// array indexing). It waits, and fails, as [Tensor.Compress] does.
func (x *Tensor) Mask(ctx context.Context, mask *Tensor) *Tensor {
	return x.selected(ctx, "mask", mask, nil)
}

func (x *Tensor) selected(ctx context.Context, op string, mask *Tensor, axes []int) *Tensor {
	if x.Err() != nil {
		return failed(x.err)
	}
	attr := ops.Attr{Axes: axes, Counts: []int{0}}
	// The shapes and dtypes first, with a count that always fits.
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

// Nonzero is the indices of the elements that are not 0, in row-major order: an
// int64 vector for each axis (Array API 2024.12, nonzero). NaN is not 0. After a
// mistake there is one result, which carries it. It waits, and fails, as
// [Tensor.Compress] does; a tensor without axes is an *[RankError].
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
