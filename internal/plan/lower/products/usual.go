package products

import (
	"github.com/weft-gpu/weft/internal/kernel"
)

// Factors: a map that a product alone reads is computed by the product's kernel,
// where an element of it is read: twice an operand, a cast of one. The kernel
// reads an element for each of its tiles, so the map is computed as often, and
// more operands are read as often; against that stands what storing it moves.

// UsualTile is the tile as far as it follows from shapes.
func (p *Product) UsualTile() *kernel.Contract {
	m, n := p.Sizes()
	return p.TileOf([]int{p.Value.Shape().Size() / (m * n), m, n, InnerSize(p.Value)}, false, false)
}
