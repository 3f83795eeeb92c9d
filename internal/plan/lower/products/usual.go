package products

import (
	"github.com/weft-gpu/weft/internal/kernel"
)

// UsualTile is the tile as far as it follows from shapes.
func (p *Product) UsualTile() *kernel.Contract {
	m, n := p.Sizes()
	return p.TileOf([]int{p.Value.Shape().Size() / (m * n), m, n, InnerSize(p.Value)}, false, false)
}
