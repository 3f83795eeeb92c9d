package tensor

import (
	"context"
	"math"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Movement: the same elements in other places. What is no view is one kernel
// that writes them there, with what is computed of them fused into it.

// MoveAxis is x with one axis moved to another place, the others in their order,
// as a view (Array API 2024.12, moveaxis). Errors: *shape.AxisError.
func (x *Tensor) MoveAxis(source, destination int) *Tensor {
	return apply(ops.MoveAxis, ops.Attr{Axes: []int{source}, Counts: []int{destination}}, x)
}

// MoveAxes is [Tensor.MoveAxis] for several axes at once: axis source[i] comes to
// the place destination[i]. Errors: *shape.AxisError, *[AttrError] where the
// lists differ in length.
func (x *Tensor) MoveAxes(source, destination []int) *Tensor {
	return apply(ops.MoveAxis, ops.Attr{Axes: source, Counts: destination}, x)
}

// SwapAxes is x with two axes exchanged, as a view (NumPy, swapaxes). Errors:
// *shape.AxisError.
func (x *Tensor) SwapAxes(axis1, axis2 int) *Tensor {
	return apply(ops.SwapAxes, ops.Attr{Axes: []int{axis1, axis2}}, x)
}

// Tile is x repeated as a whole, repetitions[i] times along axis i; both align at
// the right, and what is missing counts as 1 (Array API 2024.12, tile). Errors:
// *[AttrError] for a negative number, *shape.DimError.
func (x *Tensor) Tile(repetitions ...int) *Tensor {
	return apply(ops.Tile, ops.Attr{Counts: repetitions}, x)
}

// Repeat is every element of x n times in a row along an axis (Array API 2024.12,
// repeat). For a number of its own for each element see [Tensor.RepeatEach]; to repeat
// the elements of all axes flatten x first, x.Reshape(-1).Repeat(0, n). Errors:
// *[AttrError], *shape.AxisError, *shape.DimError.
func (x *Tensor) Repeat(axis, n int) *Tensor {
	return apply(ops.Repeat, ops.Attr{Axes: []int{axis}, Counts: []int{n}}, x)
}

// RepeatEach is every element of x along an axis as often as counts says, which
// has an integer for each of them, or one for all (Array API 2024.12, repeat). How many
// elements that makes is asked of the device at once, so the call waits for what counts
// needs, or until the context ends. Errors:
// *[AttrError] for a negative number, *[DTypeError], *[RankError],
// *shape.BroadcastError, *shape.AxisError, those of [Read], and
// *[AbstractError] in a function that is being compiled.
func (x *Tensor) RepeatEach(ctx context.Context, axis int, counts *Tensor) *Tensor {
	op := ops.RepeatEach
	attr := ops.Attr{Axes: []int{axis}, Counts: []int{0}}
	// The shapes and dtypes first, with a number that always fits.
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

// sizeOfRepeat waits for the sum of the counts, none of which is negative.
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
			return math.MaxInt, nil // more than any shape may have, which the operator says
		}
		return 0, &ops.AttrError{Op: ops.RepeatEach, Attr: "counts", Value: low, Want: "every count must be 0 or more"}
	}
	if high, err := Item[int64](ctx, above); err != nil || high > shape.MaxElements>>32 {
		return math.MaxInt, err // more than any shape may have, which the operator says
	}
	total, err := Item[int64](ctx, n)
	return int(total), err
}

// Roll is x with its elements shifted by a number of places along axes: those
// that leave at one end enter at the other; a negative shift goes backwards.
// Without axes x is rolled as if it were flat (Array API 2024.12, roll). Errors:
// *shape.AxisError.
func (x *Tensor) Roll(axes []int, shift int) *Tensor {
	return apply(ops.Roll, ops.Attr{Axes: axes, Counts: []int{shift}}, x)
}

// Pad is x with fill, a number or a [Scalar], added around it: widths[i] says how many times
// before and after along axis i; one pair stands for all axes (NumPy, pad).
// Errors: *[AttrError], *[ScalarError], *shape.DimError.
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
		return Fail(ops.Pad.Name, &ops.AttrError{Op: ops.Pad, Attr: "value", Value: value, Want: "it must be a number, and what is padded a tensor"}, x, value)
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

// PadEdge is [Tensor.Pad] with the elements at the edges (NumPy, pad with mode
// edge).
func (x *Tensor) PadEdge(widths ...[2]int) *Tensor {
	return apply(ops.Pad, padded(ops.PadEdge, widths), x)
}

// PadReflect is [Tensor.Pad] with x reflected at its edges, which are not
// repeated; wide borders reflect it again and again (NumPy, pad with mode
// reflect).
func (x *Tensor) PadReflect(widths ...[2]int) *Tensor {
	return apply(ops.Pad, padded(ops.PadReflect, widths), x)
}

// PadWrap is [Tensor.Pad] with x again, as if it went around (NumPy, pad with
// mode wrap).
func (x *Tensor) PadWrap(widths ...[2]int) *Tensor {
	return apply(ops.Pad, padded(ops.PadWrap, widths), x)
}

// Tril is x on and below the k-th diagonal of its last two axes, and 0 elsewhere;
// k counts upwards from the main diagonal, 0 (Array API 2024.12, tril). Errors:
// *shape.AxisError for less than two axes.
func (x *Tensor) Tril(k int) *Tensor { return apply(ops.Tril, ops.Attr{Counts: []int{k}}, x) }

// Triu is x on and above the k-th diagonal of its last two axes, and 0 elsewhere
// (Array API 2024.12, triu). Errors: *shape.AxisError for less than two axes.
func (x *Tensor) Triu(k int) *Tensor { return apply(ops.Triu, ops.Attr{Counts: []int{k}}, x) }

// Diagonal is the diagonals of two axes, the last two where none are named, as a
// new last axis; a positive offset is above the main diagonal (Array API
// 2024.12, linalg.diagonal). It is a view. Errors: *shape.AxisError,
// *[AttrError] where not two axes are named.
func (x *Tensor) Diagonal(axes []int, offset int) *Tensor {
	return apply(ops.Diagonal, ops.Attr{Axes: axes, Counts: []int{offset}}, x)
}

// MeshGrid is the coordinates of the grid that the tensors, with one axis each,
// span: result i has ts[i] along one axis and repeats it along the others, as a
// view; indexing says which (Array API 2024.12, meshgrid). After a mistake there is one result, which
// carries it. Errors: *[AttrError], *dtype.PromotionError.
func MeshGrid(ts []*Tensor, options ...MeshOption) []*Tensor {
	return applyAll(ops.MeshGrid, set(ops.Attr{Mode: IndexingXY.String()}, options, MeshOption.mesh).Attr, ts...)
}
