package lower

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/ops"
)

// Cost returns the cost of an operator on this device.
func (b *Builder) Cost(op *ops.Op, in, out dtype.DType) int {
	return b.Config.Weights.Cost(op, in, out)
}

// CostOf returns the cost of a map node at one point.
func (b *Builder) CostOf(n *graph.Node) int { return expr.CostOf(b.Config.Weights, n) }
