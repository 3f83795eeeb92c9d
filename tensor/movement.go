package tensor

import (
	"context"
	"math"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Movement: the same elements in other places, of any dtype. An operator that makes no view is one
// kernel that writes the elements; operators that compute them are fused into it.

// MoveAxis is a view of x with one axis moved to another place and the others in their order; any
// dtype (Array API 2024.12, moveaxis). Errors: *shape.AxisError.
func (x *Tensor) MoveAxis(source, destination int) *Tensor {
	return apply(ops.MoveAxis, ops.Attr{Axes: []int{source}, Counts: []int{destination}}, x)
}

// MoveAxes is [Tensor.MoveAxis] for several axes at once: axis source[i] moves to the place
// destination[i]; any dtype. Errors: *shape.AxisError, *[AttrError] where the lists differ in
// length.
func (x *Tensor) MoveAxes(source, destination []int) *Tensor {
	return apply(ops.MoveAxis, ops.Attr{Axes: source, Counts: destination}, x)
}

// SwapAxes is a view of x with two axes exchanged; any dtype (NumPy, swapaxes). Errors:
// *shape.AxisError.
func (x *Tensor) SwapAxes(axis1, axis2 int) *Tensor {
	return apply(ops.SwapAxes, ops.Attr{Axes: []int{axis1, axis2}}, x)
}

// Tile repeats x as a whole, repetitions[i] times along axis i; any dtype. The two align at the
// right, and missing repetitions or axes count as 1 (Array API 2024.12, tile). Errors: *[AttrError]
// for a negative number, *shape.DimError.
func (x *Tensor) Tile(repetitions ...int) *Tensor {
	return apply(ops.Tile, ops.Attr{Counts: repetitions}, x)
}

// Repeat repeats every element of x n times in a row along an axis; any dtype (Array API 2024.12,
// repeat). [Tensor.RepeatEach] takes a number for each element. To repeat the elements of all axes
// flatten x first: x.Reshape(-1).Repeat(0, n). Errors: *[AttrError] for a negative n,
// *shape.AxisError, *shape.DimError.
func (x *Tensor) Repeat(axis, n int) *Tensor {
	return apply(ops.Repeat, ops.Attr{Axes: []int{axis}, Counts: []int{n}}, x)
}

// RepeatEach repeats every element of x along an axis as often as counts says; any dtype (Array API
// 2024.12, repeat). counts is a vector of integers, one for each index of the axis or one for all.
// Their sum is read from the device at once, so the call waits until counts is computed or the
// context ends. Errors: *[AttrError] for a negative number, *[DTypeError], *[RankError],
// *shape.BroadcastError, *shape.AxisError, those of [Read], and *[AbstractError] in a function that
// is being compiled.
func (x *Tensor) RepeatEach(ctx context.Context, axis int, counts *Tensor) *Tensor {
	op := ops.RepeatEach
	attr := ops.Attr{Axes: []int{axis}, Counts: []int{0}}
	// Check the shapes and dtypes first, with a number that always fits.
	none := apply(op, attr, x, counts)
	if none.Err() != nil {
		return none
	}
	defer none.Close()
	n, err := sizeOfRepeat(ctx, x, counts, axis)
	if err != nil {
		return Fail(op.Name, err, x, counts)
	}
	attr.Counts[0] = n
	return apply(op, attr, x, counts)
}

// sizeOfRepeat waits for the sum of the counts, none of which may be negative.
func sizeOfRepeat(ctx context.Context, x, counts *Tensor, axis int) (int, error) {
	at, err := shape.NormalizeAxis(ops.RepeatEach.Name, axis, x.Shape().Rank())
	if err != nil {
		return 0, err
	}
	size := x.Shape()[at]
	if size == 0 {
		return 0, nil
	}
	wide := counts.Cast(dtype.Int64)
	all := wide.BroadcastTo(size)
	upper := all.BitwiseRightShift(Scalar(32))
	// The sum of the upper halves tells whether the sum itself fits.
	n, least, above := all.Sum(nil), all.Min(nil), upper.Sum(nil)
	defer closeAll(wide, all, upper, n, least, above)
	if err := Eval(ctx, n, least, above); err != nil {
		return 0, err
	}
	low, err := Item[int64](ctx, least)
	if err != nil {
		return 0, err
	}
	if low < 0 {
		if counts.DType() == dtype.Uint64 {
			return math.MaxInt, nil // more than any shape may have: the operator refuses it
		}
		return 0, &ops.AttrError{Op: ops.RepeatEach, Attr: "counts", Value: low, Want: "every count must be 0 or more"}
	}
	if high, err := Item[int64](ctx, above); err != nil || high > shape.MaxElements>>32 {
		return math.MaxInt, err // more than any shape may have: the operator refuses it
	}
	total, err := Item[int64](ctx, n)
	return int(total), err
}

// Roll shifts the elements of x by a number of places along axes; any dtype. Those that leave at
// one end enter at the other, and a negative shift goes backwards. Without axes x is rolled as if
// it were flat (Array API 2024.12, roll). Errors: *shape.AxisError.
func (x *Tensor) Roll(axes []int, shift int) *Tensor {
	return apply(ops.Roll, ops.Attr{Axes: axes, Counts: []int{shift}}, x)
}

// Pad adds fill, a number or a [Scalar], around x; any dtype. widths[i] says how many elements
// before and after along axis i; one pair stands for all axes (NumPy, pad). Errors: *[AttrError],
// *[ScalarError], *shape.DimError.
func (x *Tensor) Pad(fill Operand, widths ...[2]int) *Tensor {
	value, done, err := operand(ops.Pad.Name, fill)
	defer done()
	if err != nil {
		return Fail(ops.Pad.Name, err, x)
	}
	if err := present(ops.Pad.Name, []*Tensor{x, value}); err != nil {
		return Fail(ops.Pad.Name, err, x, value)
	}
	if value.weak == nil || x.weak != nil {
		return Fail(ops.Pad.Name, &ops.AttrError{Op: ops.Pad, Attr: "value", Value: value, Want: "it must be a number, and the operand a tensor"}, x, value)
	}
	a := padded(ops.PadConstant, widths)
	if x.err == nil {
		var err error
		if a.Bits, err = value.weak.bits(ops.Pad.Name, x.DType()); err != nil {
			return Fail(ops.Pad.Name, err, x, value)
		}
	}
	return apply(ops.Pad, a, x)
}

func padded(mode string, widths [][2]int) ops.Attr {
	a := ops.Attr{Mode: mode}
	for _, w := range widths {
		a.Counts = append(a.Counts, w[0], w[1])
	}
	return a
}

// PadEdge is [Tensor.Pad] with the elements at the edges; any dtype (NumPy, pad with mode edge).
// Errors: *[AttrError], *shape.DimError.
func (x *Tensor) PadEdge(widths ...[2]int) *Tensor {
	return apply(ops.Pad, padded(ops.PadEdge, widths), x)
}

// PadReflect is [Tensor.Pad] with x reflected at its edges, which are not repeated; any dtype. Wide
// borders reflect it again and again (NumPy, pad with mode reflect). Errors: *[AttrError],
// *shape.DimError.
func (x *Tensor) PadReflect(widths ...[2]int) *Tensor {
	return apply(ops.Pad, padded(ops.PadReflect, widths), x)
}

// PadWrap is [Tensor.Pad] with x repeated periodically; any dtype (NumPy, pad with mode wrap).
// Errors: *[AttrError], *shape.DimError.
func (x *Tensor) PadWrap(widths ...[2]int) *Tensor {
	return apply(ops.Pad, padded(ops.PadWrap, widths), x)
}

// Tril is x on and below the k-th diagonal of its last two axes, and 0 elsewhere; any dtype. k
// counts upwards from the main diagonal, 0 (Array API 2024.12, tril). Errors: *shape.AxisError for
// fewer than two axes.
func (x *Tensor) Tril(k int) *Tensor { return apply(ops.Tril, ops.Attr{Counts: []int{k}}, x) }

// Triu is x on and above the k-th diagonal of its last two axes, and 0 elsewhere; any dtype (Array
// API 2024.12, triu). Errors: *shape.AxisError for fewer than two axes.
func (x *Tensor) Triu(k int) *Tensor { return apply(ops.Triu, ops.Attr{Counts: []int{k}}, x) }

// Diagonal is a view of the diagonals of two axes, the last two for nil, as a new last axis; any
// dtype. A positive offset is above the main diagonal (Array API 2024.12, linalg.diagonal). Errors:
// *shape.AxisError, *[AttrError] for another number of axes than two.
func (x *Tensor) Diagonal(axes []int, offset int) *Tensor {
	return apply(ops.Diagonal, ops.Attr{Axes: axes, Counts: []int{offset}}, x)
}

// MeshGrid is the coordinates of the grid that vectors span (Array API 2024.12, meshgrid). Result i
// is a view that has ts[i] along one axis, which an [Indexing] chooses, and repeats it along the
// others. Any dtypes that promote. After a mistake there is one result, which carries it. Errors:
// *[AttrError], *dtype.PromotionError.
func MeshGrid(ts []*Tensor, options ...MeshOption) []*Tensor {
	return applyAll(ops.MeshGrid, set(ops.Attr{Mode: IndexingXY.String()}, options, MeshOption.mesh).Attr, ts...)
}
