package products

import (
	"github.com/weft-gpu/weft/internal/kernel"
)

// UsualTile returns the tile as far as shapes tell.
func (p *Product) UsualTile() *kernel.Contract {
	m, n := p.Sizes()
	return p.TileOf([]int{p.Value.Shape().Size() / (m * n), m, n, InnerSize(p.Value)}, false, false)
}
