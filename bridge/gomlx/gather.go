package gomlx

import (
	"slices"

	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// lowerGather takes slices of an operand, each beginning where a vector of indices says; along
// axes that startIndexMap does not name it begins at 0. What would pass the end is moved so
// that it lies in the operand (XLA, Gather). The vectors lie along indexVectorAxis of the
// indices, which are integers of any dtype; where that is their rank, each index is a vector.
//
// It is one lookup: the axes from the first that is indexed to the last are seen as one, and
// what is left out of the others is left out by views.
func lowerGather(operand, startIndices *tensor.Tensor, indexVectorAxis int, offsetOutputAxes, collapsedSliceAxes, startIndexMap, sliceSizes []int) *tensor.Tensor {
	indices := vectorsLast(startIndices, indexVectorAxis)
	batch := indices.Shape()[:indices.Rank()-1]
	p := indexedPart(operand.Shape(), sliceSizes, startIndexMap)
	var list *tensor.Tensor
	if p.whole() {
		list = operand.At(p.outside()...).BroadcastTo(slices.Concat(batch, shape.Shape(sliceSizes))...)
	} else {
		flat := p.flatIndex(p.startsOf(indices, startIndexMap))
		list = p.joined(operand.At(p.outside()...)).Take(p.first, flat)
	}
	order := gatheredAxes(p.first, len(batch), len(sliceSizes), offsetOutputAxes, collapsedSliceAxes)
	list = list.Permute(order...)
	return list.Reshape(list.Shape()[:len(order)-len(collapsedSliceAxes)]...)
}

// vectorsLast is indices with the axis of the vectors behind the others; of one that is not
// there with an axis of size 1.
func vectorsLast(indices *tensor.Tensor, axis int) *tensor.Tensor {
	if axis == indices.Rank() {
		return indices.ExpandDims(-1)
	}
	return indices.MoveAxis(axis, -1)
}

// indexedPart is the part of these sizes of an array that begins anywhere along the axes which
// a map names, and at 0 along the others.
func indexedPart(dims, sizes, indexMap []int) part {
	p := part{dims: dims, sizes: sizes, first: len(dims)}
	for _, axis := range indexMap {
		if sizes[axis] < dims[axis] { // else it begins at 0
			p.first, p.last = min(p.first, axis), max(p.last, axis+1)
		}
	}
	return p.between(min(p.first, p.last), p.last)
}

// outside are the part's indices along the axes not between, those between whole.
func (p part) outside() []shape.Index {
	list := make([]shape.Index, len(p.dims))
	for axis := range list {
		list[axis] = shape.To(p.sizes[axis])
		if axis >= p.first && axis < p.last {
			list[axis] = shape.All()
		}
	}
	return list
}

// startsOf are the starts along the axes between that vectors of indices name, brought to
// where the part lies in the array; nil along the others.
func (p part) startsOf(vectors *tensor.Tensor, indexMap []int) []*tensor.Tensor {
	list := make([]*tensor.Tensor, p.last-p.first)
	for i, axis := range indexMap {
		if axis >= p.first && axis < p.last && p.sizes[axis] < p.dims[axis] {
			start := vectors.At(shape.Ellipsis, shape.At(i))
			list[axis-p.first] = clampIndex(start, p.dims[axis]-p.sizes[axis], p.index)
		}
	}
	return list
}

// gatheredAxes is the order of the axes of slices, whose batch axes stand before the operand's
// axis first, in a gather's result: the operand's at offsetOutputAxes, the batch's elsewhere,
// and the collapsed ones behind.
func gatheredAxes(first, batch, rank int, offsetOutputAxes, collapsedSliceAxes []int) []int {
	var own, collapsed []int
	for axis := range rank {
		at := axis
		if axis >= first {
			at += batch
		}
		if slices.Contains(collapsedSliceAxes, axis) {
			collapsed = append(collapsed, at)
		} else {
			own = append(own, at)
		}
	}
	order := make([]int, 0, batch+rank)
	next, total := first, batch+len(own)
	for axis := range total {
		if slices.Contains(offsetOutputAxes, axis) {
			order, own = append(order, own[0]), own[1:]
			continue
		}
		order = append(order, next)
		next++
	}
	return append(order, collapsed...)
}
