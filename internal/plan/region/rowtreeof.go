package region

import (
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
)

// TreeOf is how many results a reduction has, and of how many leaves each.
func TreeOf(v graph.Value) (points, leaves int) {
	points = v.Shape().Size()
	return points, kernel.Leaves(v.Node.Inputs[0].Shape().Size() / points)
}
