package gomlx

import (
	"math"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// lowerScatter is an operand with updates added to it, or the greater or the lesser of both, in
// windows that begin where vectors of indices say; along axes that scatterAxesToOperandAxes
// does not name they begin at 0. A window that does not lie in the operand as a whole is left
// out, as by XLA's compilers. Windows come one after the other, so that a sum is rounded the
// same way everywhere. The mode is add, max or min; of bools it is or, or and.
//
// The axes along which windows are smaller than the operand are brought before the others and
// seen as one: what is scattered over it are rows of the others.
func lowerScatter(operand, indices, updates *tensor.Tensor, mode tensor.ScatterMode, indexVectorAxis int, updateWindowAxes, insertedWindowAxes, scatterAxesToOperandAxes []int) *tensor.Tensor {
	if operand.DType() == dtype.Bool {
		if mode == tensor.ScatterAdd {
			mode = tensor.ScatterMax
		}
		joined := lowerScatter(operand.Cast(dtype.Uint8), indices, updates.Cast(dtype.Uint8), mode, indexVectorAxis, updateWindowAxes, insertedWindowAxes, scatterAxesToOperandAxes)
		return joined.Cast(dtype.Bool)
	}
	if operand.Shape().Size() == 0 || updates.Shape().Size() == 0 {
		return operand
	}
	vectors := vectorsLast(indices, indexVectorAxis)
	w := windowsOf(operand.Shape(), updates.Shape(), updateWindowAxes, insertedWindowAxes)
	rows := updates.Permute(w.updateAxes...).Reshape(append([]int{-1}, w.rows()...)...)
	places, inside := w.places(vectors, scatterAxesToOperandAxes)
	if inside != nil {
		each := inside.Reshape(-1, 1).BroadcastTo(inside.Shape().Size(), shape.Shape(w.sizes[:w.small]).Size())
		rows = tensor.Where(each.Reshape(append([]int{-1}, ones(len(w.rows()))...)...), rows, unchanging(mode, rows.DType()))
	}
	ordered := operand.Permute(w.order...)
	out := ordered.Reshape(append([]int{-1}, w.rows()...)...).Put(0, places.Reshape(-1), rows, mode)
	return out.Reshape(ordered.Shape()...).Permute(inverse(w.order)...)
}

// windows are the parts of an operand that a scatter updates, with the operand's axes in
// another order: those along which the windows are smaller come first.
type windows struct {
	part
	small      int   // how many axes come first
	order      []int // the operand's axes
	updateAxes []int // the updates' axes: the batch's, then the windows' in that order
}

func windowsOf(operand, updates shape.Shape, updateWindowAxes, insertedWindowAxes []int) windows {
	sizes, from := ones(len(operand)), make([]int, len(operand))
	next := 0
	for axis := range operand {
		if from[axis] = -1; !slices.Contains(insertedWindowAxes, axis) {
			from[axis] = updateWindowAxes[next]
			sizes[axis] = updates[from[axis]]
			next++
		}
	}
	var w windows
	var full []int
	for axis, n := range operand {
		if sizes[axis] < n {
			w.order = append(w.order, axis)
		} else {
			full = append(full, axis)
		}
	}
	w.small = len(w.order)
	w.order = append(w.order, full...)
	for axis := range updates {
		if !slices.Contains(updateWindowAxes, axis) {
			w.updateAxes = append(w.updateAxes, axis)
		}
	}
	for _, axis := range w.order {
		w.dims, w.sizes = append(w.dims, operand[axis]), append(w.sizes, sizes[axis])
		if from[axis] >= 0 {
			w.updateAxes = append(w.updateAxes, from[axis])
		}
	}
	w.part = w.between(0, w.small)
	return w
}

// rows are the dimensions of what is scattered.
func (w windows) rows() []int { return w.dims[w.small:] }

// places are the row-major indices, over the axes that come first, of what windows hold that
// are brought to where they lie in the operand; and which of them lay there before, nil for all.
func (w windows) places(vectors *tensor.Tensor, indexMap []int) (flat, inside *tensor.Tensor) {
	starts := make([]*tensor.Tensor, w.small)
	for i, operandAxis := range indexMap {
		axis := slices.Index(w.order, operandAxis)
		start, most := vectors.At(shape.Ellipsis, shape.At(i)), w.dims[axis]-w.sizes[axis]
		inside = and(inside, within(start, most))
		if axis < w.small {
			starts[axis] = clampIndex(start, most, w.index)
		}
	}
	zeros := tensor.Zeros(vectors.Device(), w.index, vectors.Shape()[:vectors.Rank()-1]...)
	if w.small == 0 {
		return zeros, inside
	}
	if starts[0] == nil {
		starts[0] = zeros
	}
	return w.flatIndex(starts), inside
}

// within tells which indices are 0 to most.
func within(x *tensor.Tensor, most int) *tensor.Tensor {
	limits, err := dtype.Iinfo(x.DType())
	if err != nil {
		return tensor.Fail("scatter", err, x)
	}
	var inside *tensor.Tensor
	if limits.Min < 0 {
		inside = x.GreaterEqual(0)
	}
	if uint64(most) < limits.Max {
		inside = and(inside, x.LessEqual(most))
	}
	return inside
}

// unchanging is what leaves every number as it is where it is joined to it, -0 too.
func unchanging(mode tensor.ScatterMode, d dtype.DType) *tensor.Tensor {
	if d.IsInteger() {
		limits, err := dtype.Iinfo(d)
		switch {
		case err != nil:
			return tensor.Fail("scatter", err)
		case mode == tensor.ScatterMax:
			return tensor.Scalar(limits.Min)
		case mode == tensor.ScatterMin:
			return tensor.Scalar(limits.Max)
		}
		return tensor.Scalar(0)
	}
	zero := math.Copysign(0, -1)
	switch {
	case d.IsComplex():
		return tensor.Scalar(complex(zero, zero))
	case mode == tensor.ScatterMax:
		return tensor.Scalar(math.Inf(-1))
	case mode == tensor.ScatterMin:
		return tensor.Scalar(math.Inf(1))
	}
	return tensor.Scalar(zero)
}

// inverse is the permutation that undoes another.
func inverse(order []int) []int {
	back := make([]int, len(order))
	for i, axis := range order {
		back[axis] = i
	}
	return back
}
