package region

import (
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
)

// TreeOf returns the number of a reduction's results, and how many leaves each of them combines.
func TreeOf(v graph.Value) (points, leaves int) {
	points = v.Shape().Size()
	return points, kernel.Leaves(v.Node.Inputs[0].Shape().Size() / points)
}
