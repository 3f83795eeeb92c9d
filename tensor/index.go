package tensor

import (
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// At is what Python writes x[indices]: the items stand for the axes of x from
// the first on, a [shape.NewAxis] for none, and those after a [shape.Ellipsis] for
// the last axes; axes without an item stay whole (Array API 2024.12, "Indexing").
// x[1, ..., 2:] is x.At(shape.At(1), shape.Ellipsis, shape.From(2)). It copies
// nothing.
//
// Bounds of a [shape.Range] are clipped, as Python does; a [shape.At] out of range,
// a step 0, a second Ellipsis and more items than axes are a *shape.IndexError.
func (x *Tensor) At(indices ...shape.Index) *Tensor {
	return apply(ops.Index, ops.Attr{Indices: indices}, x)
}
