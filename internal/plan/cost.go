package plan

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
)

// cost is what an operator costs in a kernel of this device.
func (b *builder) cost(op *ops.Op, in, out dtype.DType) int {
	return b.cfg.Weights.Cost(op, in, out)
}

// costOf is the cost of a map node.
func (b *builder) costOf(n *graph.Node) int { return costOf(b.cfg.Weights, n) }

// costOf is the cost of a map node.
func costOf(w target.Weights, n *graph.Node) int {
	out := n.Outputs[0].DType
	if len(n.Inputs) == 0 {
		return w.Cost(n.Op, out, out)
	}
	return w.Cost(n.Op, n.Inputs[len(n.Inputs)-1].DType(), out)
}
