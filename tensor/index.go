package tensor

import (
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// At is x[indices] in Python (Array API 2024.12, "Indexing"). The items stand for the axes of x
// from the first on, a [shape.NewAxis] for none, and those after a [shape.Ellipsis] for the last
// axes. Axes without an item stay whole. x[1, ..., 2:] is x.At(shape.At(1), shape.Ellipsis,
// shape.From(2)). The result is a view, of any dtype.
//
// Bounds of a [shape.Range] are clipped, as in Python. Errors: *shape.IndexError for a [shape.At]
// out of range, a step of 0, a second Ellipsis and more items than axes.
func (x *Tensor) At(indices ...shape.Index) *Tensor {
	return apply(ops.Index, ops.Attr{Indices: indices}, x)
}
