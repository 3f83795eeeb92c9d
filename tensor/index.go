package tensor

import (
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Index is one item of basic indexing, x[item, item, ...]: an integer [I], a
// [Range], [NewAxis] or [Ellipsis] (Array API 2024.12, "Indexing").
type Index = shape.Index

// NewAxis inserts an axis of size 1 (None in Python); Ellipsis stands for all
// axes that no other item names, whole (three dots in Python).
const (
	NewAxis  = shape.NewAxis
	Ellipsis = shape.Ellipsis
)

// I is the element of an axis with this number, negative ones counting from the
// end; the result does not have the axis.
func I(number int) Index { return shape.At(number) }

// At is what Python writes x[indices]: the items stand for the axes of x from
// the first on, a [NewAxis] for none, and those after an [Ellipsis] for the last
// axes; axes without an item stay whole (Array API 2024.12, "Indexing"). It
// copies nothing.
//
// Bounds of a [Range] are clipped, as Python does; an [I] out of range, a step
// 0, a second Ellipsis and more items than axes are a *shape.IndexError.
func (x *Tensor) At(indices ...Index) *Tensor {
	return Apply(ops.Index, ops.Attr{Indices: indices}, x)
}
