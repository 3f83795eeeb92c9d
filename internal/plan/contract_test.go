package plan

import (
	"testing"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
)

// Every tile that a device may be given makes kernels, however the operands lie.
func TestContractionTiles(t *testing.T) {
	plain := func(dims ...int) graph.Value { return data(dims...) }
	across := func(dims ...int) graph.Value { return turned(t, data(dims[1], dims[0])) }
	layouts := []func(...int) graph.Value{plain, across}
	for _, tile := range tiles() {
		cfg := cpu
		cfg.Tile = tile
		for i, a := range layouts {
			for j, b := range layouts {
				for _, m := range []int{1, 2, 64, 129} {
					p := build(t, cfg, do(t, ops.MatMul, ops.Attr{}, a(m, 512), b(512, 96)))
					for _, s := range p.Steps {
						if err := s.Kernel.Verify(); err != nil {
							t.Errorf("%+v, layouts %d and %d, %d rows: %v", tile, i, j, m, err)
						}
					}
				}
			}
		}
	}
}

// The invocations of a tile of few rows take their columns together where b lies along k,
// on devices that spread tiles so: neighbours read what lies together.
func TestThinTilesAreSpread(t *testing.T) {
	cfg := cpu
	cfg.Tile = SpreadTile(thinSteps)
	p := build(t, cfg, do(t, ops.MatMul, ops.Attr{}, data(2, 4096), turned(t, data(96, 4096))))
	for _, s := range p.Steps {
		if c, ok := s.Kernel.Loop.(*kernel.Contract); ok && (c.Spread != thinSteps || c.Rows != 2 || c.Lanes != cfg.Tile.Lanes) {
			t.Errorf("%+v", c)
		} else if ok {
			return
		}
	}
	t.Error("there is no contraction")
}

// tiles are all those that there are.
func tiles() (all []Tile) {
	for _, spread := range []int{0, 4, 8, 16, 32} {
		for _, rows := range []int{2, 4, 8, 16, 32} {
			for _, columns := range []int{4, 8, 16} {
				for _, unroll := range []int{1, 2, 4, 8} {
					if spread == 0 || spread >= unroll {
						all = append(all, Tile{Rows: rows, Columns: columns, Unroll: unroll, Lanes: max(spread, 8), Spread: spread})
					}
				}
			}
		}
	}
	return all
}
