package products

import (
	"github.com/weft-gpu/weft/internal/kernel"
)

// UsualTile returns the tile that the product will probably have, as far as shapes decide it.
func (p *Product) UsualTile() *kernel.Contract {
	m, n := p.Sizes()
	return p.TileOf([]int{p.Value.Shape().Size() / (m * n), m, n, InnerSize(p.Value)}, false, false)
}
