package expr

import (
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/target"
)

// CostOf returns the cost of a map node at one point.
func CostOf(w target.Weights, n *graph.Node) int {
	out := n.Outputs[0].DType
	if len(n.Inputs) == 0 {
		return w.Cost(n.Op, out, out)
	}
	return w.Cost(n.Op, n.Inputs[len(n.Inputs)-1].DType(), out)
}
