package expr

import (
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// BaseOf returns the value that v is a view of, or v itself.
func BaseOf(v graph.Value) graph.Value {
	for v.Node.Op.Kind == ops.Movement {
		if _, ok := v.Stored(); ok {
			break
		}
		v = v.Node.Inputs[0]
	}
	return v
}

// Postorder lists the values that have not run, inputs before their readers.
func Postorder(values []graph.Value) []graph.Value {
	var order []graph.Value
	seen := map[graph.Value]bool{}
	var visit func(v graph.Value)
	visit = func(v graph.Value) {
		if _, ok := v.Stored(); ok || seen[v] {
			return
		}
		seen[v] = true
		for _, in := range v.Node.Inputs {
			visit(in)
		}
		order = append(order, v)
	}
	for _, v := range values {
		visit(v)
	}
	return order
}

// Movement returns a movement o of v whose result has the shape s.
func Movement(o *ops.Op, a ops.Attr, v graph.Value, s shape.Shape) graph.Value {
	return graph.Value{Node: &graph.Node{Op: o, Attr: a, Inputs: []graph.Value{v}, Outputs: []graph.Type{{DType: v.DType(), Shape: s, Known: true}}, Site: v.Node.Site}}
}

// Fuses reports whether a kernel that reads v can compute v itself.
func Fuses(v graph.Value) bool { return v.Node.Op.Kind == ops.Map || v.Node.Op.Kind == ops.Indirect }

// Computed returns the operands that the node's kernel may compute itself: all but a table.
func Computed(n *graph.Node) []graph.Value {
	if n.Op.Kind == ops.Indirect && len(n.Inputs) > 0 {
		return n.Inputs[1:]
	}
	return n.Inputs
}

// Rebase returns the expression v with to[i] in place of standIns[i]. It copies the nodes that
// depend on a replaced value.
func Rebase(v graph.Value, standIns, to []graph.Value) graph.Value {
	made := map[*graph.Node]*graph.Node{}
	var visit func(v graph.Value) graph.Value
	visit = func(v graph.Value) graph.Value {
		if i := slices.Index(standIns, v); i >= 0 {
			return to[i]
		}
		n := v.Node
		if made[n] == nil {
			inputs := make([]graph.Value, len(n.Inputs))
			for i, in := range n.Inputs {
				inputs[i] = visit(in)
			}
			if made[n] = n; !slices.Equal(inputs, n.Inputs) {
				made[n] = &graph.Node{Op: n.Op, Attr: n.Attr, Inputs: inputs, Outputs: n.Outputs, Site: n.Site, By: n.By}
			}
		}
		return graph.Value{Node: made[n], Index: v.Index}
	}
	return visit(v)
}
