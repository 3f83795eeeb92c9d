package graph

import "github.com/weft-gpu/weft/shape"

// Regions returns which regions of a join node's result its operands fill, as views of the
// contiguous result.
func (n *Node) Regions() []shape.View {
	axis := n.Attr.Axes[0]
	whole := shape.Contiguous(n.Outputs[0].Shape)
	regions := make([]shape.View, len(n.Inputs))
	at := 0
	for i, v := range n.Inputs {
		regions[i] = whole.Part(axis, at, v.Shape()[axis])
		at += v.Shape()[axis]
	}
	return regions
}

// Region returns the region of its result that an update node replaces, as a view of the result.
func (n *Node) Region() shape.View {
	v, _ := shape.Contiguous(n.Outputs[0].Shape).Index(n.Op.Name, n.Attr.Indices...) // cannot fail: Apply has checked it
	return v
}
