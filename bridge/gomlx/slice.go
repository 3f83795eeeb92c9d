package gomlx

import (
	"math"
	"slices"

	"github.com/gomlx/gomlx/backends"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// lowerSlice is the elements from starts to before limits, each of strides, which may be nil
// for 1. It is a view.
func lowerSlice(x *tensor.Tensor, starts, limits, strides []int) *tensor.Tensor {
	at := make([]shape.Index, len(starts))
	for axis := range at {
		step := 1
		if strides != nil {
			step = strides[axis]
		}
		at[axis] = shape.Step(starts[axis], limits[axis], step)
	}
	return x.At(at...)
}

// lowerDynamicSlice is the part of an operand of the given sizes from starts on, one integer
// of any dtype for each axis, or one vector of them all, moved so that it lies in the operand
// (XLA, DynamicSlice).
func lowerDynamicSlice(operand *tensor.Tensor, starts []*tensor.Tensor, sizes []int) *tensor.Tensor {
	p := partOf(operand.Shape(), sizes)
	if p.whole() || p.size() == 0 {
		return lowerSlice(operand, make([]int, len(sizes)), sizes, nil)
	}
	flat := p.flatIndex(p.starts(perAxis(starts)))
	return p.joined(operand).Take(p.first, flat)
}

// perAxis are starts as scalars.
func perAxis(starts []*tensor.Tensor) []*tensor.Tensor {
	if len(starts) == 1 && starts[0].Rank() == 1 {
		return starts[0].Unstack(0)
	}
	list := make([]*tensor.Tensor, len(starts))
	for axis, start := range starts {
		list[axis] = start.Reshape([]int{}...)
	}
	return list
}

// lowerDynamicUpdateSlice is an operand with the part from starts on replaced by an update,
// moved so that it lies in the operand (XLA, DynamicUpdateSlice). Where the part is smaller
// along one axis it is one kernel, which reads of the update what it writes of it.
func lowerDynamicUpdateSlice(operand, update *tensor.Tensor, starts []*tensor.Tensor) *tensor.Tensor {
	if update.Shape().Size() == 0 {
		return operand
	}
	return replaced(operand, update, perAxis(starts), 0)
}

// replaced is lowerDynamicUpdateSlice of an update that is smaller than the operand along no
// axis before one. Along the first axis that is smaller, the part is updated along the others.
func replaced(operand, update *tensor.Tensor, starts []*tensor.Tensor, axis int) *tensor.Tensor {
	for axis < operand.Rank() && operand.Dim(axis) == update.Dim(axis) {
		axis++
	}
	if axis == operand.Rank() {
		return update
	}
	n, size, rank := operand.Dim(axis), update.Dim(axis), operand.Rank()
	d := indexOver(n)
	start := clampIndex(starts[axis], n-size, d)
	if !slices.Equal(operand.Shape()[axis+1:], update.Shape()[axis+1:]) {
		old := operand.Take(axis, start.Add(alongAxis(start.Device(), d, size, 0, 1)))
		update = replaced(old, update, starts, axis+1)
	}
	// Before the start the distance wraps, and is past the size too.
	distance := alongAxis(start.Device(), d, n, 0, 1).Sub(start)
	inside := distance.Less(size)
	over := ones(rank)
	over[axis] = n
	return tensor.Where(inside.Reshape(over...), update.Take(axis, tensor.Where(inside, distance, 0)), operand)
}

// part is a part of an array that begins where indices say. Between two axes, first and last
// (which is excluded), it is smaller than the array; there the two are seen as one axis, whose
// indices are row-major ones of the array.
type part struct {
	dims, sizes []int
	first, last int
	index       dtype.DType // of row-major indices: uint32 where that is enough
}

// partOf is the part of these sizes of an array; of two alike there are no axes between.
func partOf(dims, sizes []int) part {
	p := part{dims: dims, sizes: sizes, first: len(dims)}
	for axis, n := range sizes {
		if n != dims[axis] {
			p.first, p.last = min(p.first, axis), axis+1
		}
	}
	return p.between(min(p.first, p.last), p.last)
}

// between is the part with other axes seen as one.
func (p part) between(first, last int) part {
	p.first, p.last = first, last
	p.index = indexOver(shape.Shape(p.dims[first:last]).Size())
	return p
}

// indexOver is the dtype of indices below n.
func indexOver(n int) dtype.DType {
	if n <= math.MaxUint32 {
		return dtype.Uint32
	}
	return dtype.Uint64
}

func (p part) whole() bool { return p.first == p.last }

func (p part) size() int { return shape.Shape(p.sizes).Size() }

// starts are the starts along the axes between, brought to where the part lies in the array.
func (p part) starts(given []*tensor.Tensor) []*tensor.Tensor {
	list := make([]*tensor.Tensor, 0, p.last-p.first)
	for axis := p.first; axis < p.last; axis++ {
		list = append(list, clampIndex(given[axis], p.dims[axis]-p.sizes[axis], p.index))
	}
	return list
}

// joined is an array of the part's rank with the axes between as one.
func (p part) joined(x *tensor.Tensor) *tensor.Tensor {
	s := x.Shape()
	dims := slices.Concat(s[:p.first], shape.Shape{s[p.first:p.last].Size()}, s[p.last:])
	return x.Reshape(dims...)
}

// flatIndex is, for every element of the part along the axes between, its index in the array,
// with the axes of the starts, which are alike, before those of the part. A start that is nil
// is 0, but not the first one.
func (p part) flatIndex(starts []*tensor.Tensor) *tensor.Tensor {
	dims, sizes := p.dims[p.first:p.last], p.sizes[p.first:p.last]
	var first *tensor.Tensor
	for i, start := range starts {
		switch stride := shape.ContiguousStrides(dims)[i]; {
		case start == nil:
			continue
		case stride > 1:
			start = start.Mul(stride)
		}
		if first == nil {
			first = start
		} else {
			first = first.Add(start)
		}
	}
	all := alongAxis(first.Device(), p.index, shape.Shape(dims).Size(), 0, 1).Reshape(dims...)
	own := lowerSlice(all, make([]int, len(sizes)), sizes, nil)
	return first.Reshape(slices.Concat(first.Shape(), ones(len(sizes)))...).Add(own)
}

// clampIndex is indices of any integer dtype brought to 0 to most, in another one.
func clampIndex(x *tensor.Tensor, most int, to dtype.DType) *tensor.Tensor {
	limits, err := dtype.Iinfo(x.DType())
	if err != nil {
		return tensor.Fail("clamp", err, x)
	}
	if limits.Min < 0 {
		x = x.Maximum(0)
	}
	if uint64(most) < limits.Max {
		x = x.Minimum(most)
	}
	if x.DType().Size() == to.Size() {
		return x.BitCast(to) // which costs nothing
	}
	return x.Cast(to)
}

// alongAxis counts along an axis of several, the others of size 1.
func alongAxis(dev *device.Device, d dtype.DType, n, axis, rank int) *tensor.Tensor {
	dims := ones(rank)
	dims[axis] = n
	return tensor.Arange(dev, int64(0), int64(n), 1).Cast(d).Reshape(dims...)
}

func ones(n int) []int { return slices.Repeat([]int{1}, n) }

// and is whether both hold; nil always does.
func and(x, y *tensor.Tensor) *tensor.Tensor {
	switch {
	case x == nil:
		return y
	case y == nil:
		return x
	}
	return x.LogicalAnd(y)
}

// lowerPad puts a scalar before and behind an operand and between its elements, axis by axis;
// a negative number takes elements away, those between counted too (XLA, Pad). Axes that are
// not named stay. Where nothing is added it is a view.
func lowerPad(x, fill *tensor.Tensor, axes []backends.PadAxis) *tensor.Tensor {
	dims := slices.Clone(x.Shape())
	from, to := make([]shape.Index, len(dims)), make([]shape.Index, len(dims))
	adds := false
	for axis, n := range x.Shape() {
		var pad backends.PadAxis
		if axis < len(axes) {
			pad = axes[axis]
		}
		step := pad.Interior + 1
		dims[axis] = max(n-1, 0)*step + min(n, 1) + pad.Start + pad.End
		// Element i comes to i*step + Start, of which those stay that are inside.
		first := ceilDiv(max(-pad.Start, 0), step)
		end := min(n, ceilDiv(max(dims[axis]-pad.Start, 0), step))
		end = max(end, first)
		from[axis] = shape.Span(first, end)
		begin := min(first*step+pad.Start, dims[axis])
		to[axis] = shape.Step(begin, min(begin+(end-first)*step, dims[axis]), step)
		adds = adds || end-first != dims[axis]
	}
	inner := x.At(from...)
	if !adds {
		return inner
	}
	whole := fill.BroadcastTo(dims...)
	if inner.Shape().Size() == 0 {
		return whole
	}
	return handle.Apply(ops.Assign, ops.Attr{Indices: to}, whole, inner)
}

func ceilDiv(a, b int) int { return (a + b - 1) / b }
