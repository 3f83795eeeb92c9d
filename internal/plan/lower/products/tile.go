package products

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// minTile returns a tile that serves any sizes and dtypes.
func (b Tiler) minTile() *kernel.Contract {
	return &kernel.Contract{Rows: 1, Columns: 4, Unroll: 1, Invocations: max(b.Config.Tile.Unshared(), 8)}
}

// tile fits the device's tile to the sizes and the dtype of the matrices.
func (p *Product) tile(g kernel.Geometry) *kernel.Contract {
	return p.TileOf(g.Dims, p.along(g, kernel.Left), p.along(g, kernel.Right))
}

// TileOf returns the tile for a space. a and b say that the left and the right factor are
// contiguous along k.
func (p *Product) TileOf(dims []int, a, b bool) *kernel.Contract {
	build, t := p.Tiler, p.Tiler.Config.Tile
	d := p.Value.Node.Inputs[0].DType()
	if !build.Config.Runs(rules.Schemes) || t.Rows <= 1 || build.inWords(d) {
		return build.minTile()
	}
	wide := p.Value.DType()
	cost := build.productCost(wide)
	m, products := dims[len(dims)-3], shape.Shape(dims).Size()
	small := products < target.SmallProduct && t.Shared == 0
	switch {
	case cost > 8 || small && (products < target.TinyProduct || t.Spread == 0 || cost > 2 || m <= target.FewRows):
		return build.minTile()
	case small:
		return spreadTile(t.Small(), m, cost, wide)
	case b && m < target.MinTurnedRows && t.Spread == target.ThinSteps && d.Size() >= 4 && !wide.IsComplex():
		return &kernel.Contract{Rows: rules.CeilPower(min(m, target.MaxThinRows)), Columns: 4, Unroll: target.ThinSteps, Invocations: t.Invocations, Spread: t.Spread}
	case t.Shared > 0:
		return build.sharedTile(wide, cost, dims)
	case m <= target.FewRows && d.Size() >= 4 && !wide.IsComplex() && a && b:
		return &kernel.Contract{Rows: 1, Columns: 4, Unroll: target.ThinSteps, Invocations: t.Unshared()}
	case m <= target.FewRows:
		return &kernel.Contract{Rows: 1, Columns: t.Columns, Unroll: 1, Invocations: t.Unshared()}
	case t.Spread > 0:
		if wide.IsInteger() {
			m = min(m, target.MaxIntegerRows)
		}
		return spreadTile(t, m, cost, wide)
	case cost > 2, build.Config.Weights.Flush32 && wide.IsInteger(): // integers are not flushed, so they need no guard
		return &kernel.Contract{Rows: min(t.Rows, 4), Columns: 4, Unroll: 1, Invocations: t.Unshared()}
	}
	return &kernel.Contract{Rows: t.Rows, Columns: t.Columns, Unroll: t.Unroll, Invocations: t.Invocations}
}

// inWords reports whether products of a dtype are fused in integer words. That takes a hundred
// instructions, so that a kernel writes them once.
func (b Tiler) inWords(d dtype.DType) bool {
	return b.Config.Weights.InWords && ops.ContractionType(d) == dtype.Float32 && d != dtype.Float16
}

// productCost returns the cost of a multiplication and an addition of a dtype. Those of float32 are
// native even on devices that flush subnormals: the kernel computes results that may be wrong
// again.
func (b Tiler) productCost(d dtype.DType) int {
	w := b.Config.Weights
	w.Flush32 = false
	return w.Product(d) * d.Words()
}

// spreadTile fits a tile with Spread to the number of rows, and to the cost of a dtype's product.
// Sums of two words are split and joined once a round, so rounds of several steps are quicker.
// Complex numbers take one step.
func spreadTile(t target.Tile, rows, cost int, d dtype.DType) *kernel.Contract {
	c := &kernel.Contract{Rows: t.Rows, Columns: t.Columns, Unroll: t.Unroll, Invocations: t.Invocations, Spread: t.Spread}
	if cost > 2 {
		c.Rows, c.Columns, c.Unroll = 8, 4, 4
	}
	if d.IsComplex() {
		c.Unroll = 1
	}
	for c.Rows > 8 && c.Rows >= 2*rows {
		c.Rows /= 2
	}
	if grain := c.Spread / c.Unroll; c.Rows%grain != 0 {
		c.Rows = grain
	}
	return c
}

// along reports whether the operands of a factor are contiguous along k. For the right factor, no
// operand may also be contiguous along its columns.
func (p *Product) along(g kernel.Geometry, part kernel.Role) bool {
	operands, last := g.Operands[:len(p.Left.Refs)], len(g.Dims)-1
	if part == kernel.Right {
		operands = g.Operands[len(p.Left.Refs):][:len(p.Right.Refs)]
	}
	for _, l := range operands {
		if !chunked(g.Dims, l, last, target.ThinSteps) || part == kernel.Right && l.Strides[last-1] == 1 {
			return false
		}
	}
	return true
}
