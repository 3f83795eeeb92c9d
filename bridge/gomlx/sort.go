package gomlx

import (
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// lowerSortKnown puts operands of one shape into the order of one of them along an axis,
// ascending or descending. Equal elements stay as they were, -0 and +0 among them, and NaNs are
// the greatest: the last ones where the order ascends, else the first ones.
func lowerSortKnown(axis int, inputs []*tensor.Tensor, key int, descending bool) []*tensor.Tensor {
	if descending {
		return inOrder(inputs, inputs[key].ArgSort(axis, tensor.Descending()), axis)
	}
	return inOrder(inputs, inputs[key].ArgSort(axis), axis)
}

// inOrder takes the elements of operands along an axis in an order.
func inOrder(inputs []*tensor.Tensor, order *tensor.Tensor, axis int) []*tensor.Tensor {
	list := make([]*tensor.Tensor, len(inputs))
	for i, x := range inputs {
		list[i] = x.TakeAlongAxis(axis, order)
	}
	return list
}

// ranked is the greatest number of elements of which each is compared with each. More are
// sorted in blocks of so many, which are merged.
const ranked = 1024

// lowerSort puts operands of one shape along an axis into the order in which less has their
// elements: it tells, element by element of tensors of one shape, whether those on the left,
// one tensor for each operand, come before those on the right. What it has in no order, or in
// both, stays as it was, so that the sort is always stable. Whatever less says, the result is
// a permutation of the elements.
func lowerSort(axis int, _ bool, inputs []*tensor.Tensor, less func(lhs, rhs []*tensor.Tensor) *tensor.Tensor) []*tensor.Tensor {
	n := inputs[0].Dim(axis)
	if n < 2 || inputs[0].Shape().Size() == 0 {
		return inputs
	}
	s := sorter{n: n, less: less}
	for _, x := range inputs {
		s.rows = append(s.rows, x.MoveAxis(axis, -1))
	}
	return inOrder(inputs, s.order().MoveAxis(-1, axis), axis)
}

// sorter orders rows along the last axis, those of several tensors together.
type sorter struct {
	rows []*tensor.Tensor
	n    int // elements of a row
	less func(lhs, rhs []*tensor.Tensor) *tensor.Tensor
}

// order is, in the rows' shape, the positions of their elements in order.
func (s sorter) order() *tensor.Tensor {
	dev := s.rows[0].Device()
	if s.n <= ranked {
		return s.ranks(s.rows, alongAxis(dev, dtype.Int32, s.n, 0, 1)).ArgSort(-1)
	}
	padded := ranked
	for padded < s.n {
		padded *= 2
	}
	lead := s.rows[0].Shape()[:s.rows[0].Rank()-1]
	all := alongAxis(dev, dtype.Int32, padded, len(lead), len(lead)+1)
	blocks := slices.Concat(lead, shape.Shape{padded / ranked, ranked})
	var keys []*tensor.Tensor
	for _, row := range s.at(all) {
		keys = append(keys, row.Reshape(blocks...))
	}
	places := all.Reshape(padded/ranked, ranked)
	order := s.ranks(keys, places).ArgSort(-1).Cast(dtype.Int32).Add(places.At(shape.All(), shape.To(1)))
	order = order.Reshape(slices.Concat(lead, shape.Shape{padded})...)
	for size := ranked; size < padded; size *= 2 {
		order = s.exchanged(order, size, true)
		for apart := size / 2; apart > 0; apart /= 2 {
			order = s.exchanged(order, apart, false)
		}
	}
	return order.At(shape.Ellipsis, shape.To(s.n))
}

// at is the rows' elements at positions, of which those past the end stand for the last one.
func (s sorter) at(places *tensor.Tensor) []*tensor.Tensor {
	inside := places.Minimum(s.n - 1)
	list := make([]*tensor.Tensor, len(s.rows))
	for i, row := range s.rows {
		list[i] = row.TakeAlongAxis(-1, inside)
	}
	return list
}

// ranks are, for every element along the last axis, how many come before it; places are the
// positions of the elements. They are short integers, which take the least time to sort.
func (s sorter) ranks(keys []*tensor.Tensor, places *tensor.Tensor) *tensor.Tensor {
	var left, right []*tensor.Tensor
	for _, key := range keys {
		left, right = append(left, key.ExpandDims(-1)), append(right, key.ExpandDims(-2))
	}
	before := s.before(left, places.ExpandDims(-1), right, places.ExpandDims(-2))
	return before.Cast(dtype.Int32).Sum([]int{-2}, tensor.As(dtype.Int32)).Cast(dtype.Uint16).BroadcastTo(keys[0].Shape()...)
}

// before tells which elements on the left come before those on the right. Those past the end,
// which stand for none, come last.
func (s sorter) before(left []*tensor.Tensor, leftPlace *tensor.Tensor, right []*tensor.Tensor, rightPlace *tensor.Tensor) *tensor.Tensor {
	forth, back := s.less(left, right), s.less(right, left)
	earlier := leftPlace.Less(rightPlace)
	tells := forth.LogicalXor(back)
	if s.n > ranked {
		tells = tells.LogicalAnd(leftPlace.Maximum(rightPlace).Less(s.n))
	}
	return tensor.Where(tells, forth, earlier)
}

// exchanged compares pairs of positions, apart elements from each other, or, mirrored, at the
// same distance from the middle of each two times apart elements, and exchanges those whose
// elements are not in order: a step of a bitonic sort (Batcher, "Sorting networks and their
// applications", 1968).
func (s sorter) exchanged(order *tensor.Tensor, apart int, mirrored bool) *tensor.Tensor {
	dims := order.Shape()
	pairs := slices.Concat(dims[:len(dims)-1], shape.Shape{dims[len(dims)-1] / (2 * apart), 2, apart})
	own := order.Reshape(pairs...)
	partner := own.Flip(-2)
	if mirrored {
		partner = own.Flip(-2, -1)
	}
	isFirst := alongAxis(order.Device(), dtype.Int32, 2, 0, 2).Equal(0)
	first := tensor.Where(isFirst, own, partner).Reshape(dims...)
	second := tensor.Where(isFirst, partner, own).Reshape(dims...)
	wrong := s.before(s.at(second), second, s.at(first), first)
	return tensor.Where(wrong, partner.Reshape(dims...), order)
}
