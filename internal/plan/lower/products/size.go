package products

import (
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/target"
)

// InnerSize returns k, the number of terms of each sum.
func InnerSize(v graph.Value) int {
	s := v.Node.Inputs[0].Shape()
	return s[len(s)-1]
}

// ProductSizes returns the rows and columns of a product's kernel as far as shapes decide them. The
// operands are exchanged (turned) if the result is narrow.
func ProductSizes(v graph.Value) (m, n int, turned bool) {
	rank := len(v.Shape())
	m, n = v.Shape()[rank-2], v.Shape()[rank-1]
	if n < target.NarrowColumns && n < m {
		return n, m, true
	}
	return m, n, false
}

// Sizes returns the rows and columns of the product's kernel.
func (p *Product) Sizes() (m, n int) {
	rank := len(p.Value.Shape())
	m, n = p.Value.Shape()[rank-2], p.Value.Shape()[rank-1]
	if p.Turned {
		return n, m
	}
	return m, n
}
