package expr

import (
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Chain lists the views that lead from a value to its reader, the innermost first.
type Chain struct {
	Node *graph.Node
	Next *Chain // applied after Node
}

// ApplyViews applies the views to v. ok is false if strides cannot express the result.
func ApplyViews(v shape.View, views *Chain) (shape.View, bool) {
	for ; views != nil; views = views.Next {
		var ok bool
		if v, ok = views.Node.View(v); !ok {
			return v, false
		}
	}
	return v, true
}

// Unseen inverts ApplyViews: it returns the view w over space for which ApplyViews(w, views) is v.
// ok is false unless the views show every point exactly once and strides can express w.
func Unseen(v shape.View, views *Chain, space shape.Shape) (w shape.View, ok bool) {
	if views == nil {
		return v.Reshape(space)
	}
	n := views.Node
	if v, ok = Unseen(v, views.Next, n.Outputs[0].Shape); !ok {
		return v, false
	}
	switch n.Op {
	case ops.Permute:
		axes := make([]int, len(n.Attr.Axes))
		for i, a := range n.Attr.Axes {
			axes[a] = i
		}
		v, err := v.Permute(n.Op.Name, axes...)
		return v, err == nil
	case ops.Reshape, ops.ExpandDims, ops.Squeeze:
		return v.Reshape(n.Inputs[0].Shape())
	}
	return v, false
}
