package products

import (
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/target"
)

// InnerSize is the number of products of each element.
func InnerSize(v graph.Value) int {
	s := v.Node.Inputs[0].Shape()
	return s[len(s)-1]
}

// ProductSizes are the rows and columns that a product is made in.
func ProductSizes(v graph.Value) (m, n int, turned bool) {
	rank := len(v.Shape())
	m, n = v.Shape()[rank-2], v.Shape()[rank-1]
	if n < target.NarrowColumns && n < m {
		return n, m, true
	}
	return m, n, false
}

// Sizes are the rows and columns that the product is made in.
func (p *Product) Sizes() (m, n int) {
	rank := len(p.Value.Shape())
	m, n = p.Value.Shape()[rank-2], p.Value.Shape()[rank-1]
	if p.Turned {
		return n, m
	}
	return m, n
}
