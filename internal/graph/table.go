package graph

import (
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Table returns the table of an indirect node as a view over the points of the node's result; v is
// the table itself. The view does not move along the axis of the lookup. count is that axis's size
// in the table, and step its stride.
func (n *Node) Table(v shape.View) (seen shape.View, count, step int) {
	out := n.Outputs[0].Shape
	axis := n.TableAxis()
	count, step = v.Shape[axis], v.Strides[axis]
	seen = shape.View{Shape: out, Strides: make([]int, len(out)), Offset: v.Offset}
	for i, d := range v.Shape {
		if i != axis && d > 1 {
			seen.Strides[i] = v.Strides[i]
		}
	}
	return seen, count, step
}

// TableAxis returns the axis along which an indirect node addresses its table.
func (n *Node) TableAxis() int {
	if n.Op == ops.Search {
		return len(n.Outputs[0].Shape) - 1
	}
	return n.Attr.Axes[0]
}
