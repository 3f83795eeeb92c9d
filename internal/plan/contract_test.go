package plan

import (
	"math"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/lower"
	"github.com/weft-gpu/weft/internal/plan/lower/products"
	"github.com/weft-gpu/weft/internal/plan/plantest"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Every tile of a device yields valid kernels for all layouts of the operands.
func TestContractionTiles(t *testing.T) {
	plain := func(dims ...int) graph.Value { return plantest.Data(dims...) }
	across := func(dims ...int) graph.Value { return turned(t, plantest.Data(dims[1], dims[0])) }
	layouts := []func(...int) graph.Value{plain, across}
	for _, tile := range tiles() {
		cfg := plantest.CPU
		cfg.Tile = tile
		for i, a := range layouts {
			for j, b := range layouts {
				for _, m := range []int{1, 2, 64, 129} {
					p := build(t, cfg, plantest.Do(t, ops.MatMul, ops.Attr{}, a(m, 512), b(512, 96)))
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

// An invocation that takes four steps at a time reads operands that are contiguous along k in
// vectors of four. An invocation that takes one step at a time reads single elements.
func TestStepsAreReadInVectors(t *testing.T) {
	cfg := plantest.CPU
	for unroll, a := range map[int]kernel.Chunks{4: kernel.Inner, 1: kernel.Single} {
		cfg.Tile = target.Tile{Rows: 4, Columns: 4, Unroll: unroll, Invocations: 64}
		k := build(t, cfg, plantest.Do(t, ops.MatMul, ops.Attr{}, plantest.Data(64, 512), plantest.Data(512, 96))).Steps[0].Kernel
		if c := k.Loop.(*kernel.Contract); c.A != a || c.B != kernel.Outer || c.Unroll != unroll {
			t.Errorf("%d steps at a time: %s", unroll, k.Text())
		}
	}
}

// On devices with spread tiles, the invocations of a tile of few rows share its columns if b is
// contiguous along k. Neighbouring invocations then read neighbouring elements.
func TestThinTilesAreSpread(t *testing.T) {
	cfg := plantest.CPU
	cfg.Tile = target.SpreadTile(target.ThinSteps)
	for _, d := range []dtype.DType{dtype.Float32, dtype.Float64, dtype.Int64} {
		p := build(t, cfg, plantest.Do(t, ops.MatMul, ops.Attr{}, plantest.DataOf(d, 2, 4096), turned(t, plantest.DataOf(d, 96, 4096))))
		found := false
		for _, s := range p.Steps {
			if c, ok := s.Kernel.Loop.(*kernel.Contract); ok {
				if found = true; c.Spread != target.ThinSteps || c.Rows != 2 || c.Invocations != cfg.Tile.Invocations {
					t.Errorf("%v: %+v", d, c)
				}
			}
		}
		if !found {
			t.Errorf("%v: there is no contraction", d)
		}
	}
}

// On devices with spread tiles, small products get a tile that compiles fast, tiny ones the
// smallest.
func TestSmallTiles(t *testing.T) {
	cfg := plantest.CPU
	for _, c := range []struct {
		m, k, n, spread          int
		rows, columns, unroll, s int
	}{
		{128, 10, 128, 8, 4, 4, 2, 8},
		{64, 64, 16, 8, 4, 4, 2, 8},
		{64, 64, 16, 16, 8, 4, 2, 16}, // each invocation has a row, and its own step
		{64, 64, 16, 4, 4, 4, 2, 4},
		{3, 1024, 64, 8, 1, 4, 1, 0},    // tiles of few rows have one row
		{16, 16, 16, 8, 1, 4, 1, 0},     // tiny
		{64, 64, 16, 0, 1, 4, 1, 0},     // nothing is spread
		{128, 784, 128, 8, 32, 8, 2, 8}, // many
	} {
		cfg.Tile = target.SpreadTile(c.spread)
		if c.spread == 0 {
			cfg.Tile = target.Tile{Rows: 8, Columns: 8, Unroll: 2, Invocations: 8}
		}
		p := build(t, cfg, plantest.Do(t, ops.MatMul, ops.Attr{}, plantest.Data(c.m, c.k), plantest.Data(c.k, c.n)))
		found := false
		for _, s := range p.Steps {
			if l, ok := s.Kernel.Loop.(*kernel.Contract); ok {
				if found = true; l.Rows != c.rows || l.Columns != c.columns || l.Unroll != c.unroll || l.Spread != c.s {
					t.Errorf("[%d %d] by [%d %d], spread %d: %v", c.m, c.k, c.k, c.n, c.spread, s.Kernel.Text())
				}
			}
		}
		if !found {
			t.Errorf("[%d %d] by [%d %d]: there is no contraction", c.m, c.k, c.k, c.n)
		}
	}
}

// tiles returns all valid tiles.
func tiles() (all []target.Tile) {
	for _, spread := range []int{0, 4, 8, 16, 32} {
		for _, rows := range []int{2, 4, 8, 16, 32} {
			for _, columns := range []int{4, 8, 16} {
				for _, unroll := range []int{1, 2, 4, 8} {
					if spread == 0 || spread >= unroll {
						all = append(all, target.Tile{Rows: rows, Columns: columns, Unroll: unroll, Invocations: max(spread, 8), Spread: spread})
					}
				}
			}
		}
	}
	return all
}

// A product that is larger than a binding is cut until each launch fits: rows at whole tiles, and
// k at whole blocks of the definition. No launch is empty.
func TestProductsAreCut(t *testing.T) {
	for _, c := range []struct{ m, k, n, launches, onGPUs int }{
		{1, 1500, 8, 2, 2},     // one block and part of another
		{1, 2048, 8, 2, 2},     // two blocks
		{1, 2049, 8, 3, 3},     // two blocks, and a third of a single step
		{40, 1030, 12, 16, 10}, // rows are cut too; GPUs have larger tiles
		{3, 70, 1500, 12, 12},  // columns
		{5000, 16, 4, 12, 12},  // only rows
	} {
		for _, cfg := range []rules.Config{plantest.CPU, gpuClassOf(plantest.CPU)} {
			launches := c.launches
			if cfg.Tile.Shared > 0 {
				launches = c.onGPUs
			}
			cfg.Verify, cfg.MaxRange, cfg.Tiled = true, 40<<10, true
			p := build(t, cfg, plantest.Do(t, ops.MatMul, ops.Attr{}, plantest.Data(c.m, c.k), plantest.Data(c.k, c.n)))
			for _, s := range p.Steps {
				loop, ok := s.Kernel.Loop.(*kernel.Contract)
				if !ok {
					continue
				}
				if len(s.Launches) != launches {
					t.Errorf("%v: %d launches", c, len(s.Launches))
				}
				for _, g := range s.Launches {
					if shape.Shape(g.Dims).Size() == 0 {
						t.Errorf("%v: a launch of nothing", c)
					}
					if _, fits := (products.Tiler{Builder: &lower.Builder{Config: cfg}}).ContractCut(s.Kernel, loop, g); !fits {
						t.Errorf("%v: a launch over %v does not fit", c, g.Dims)
					}
				}
			}
		}
	}
}

// Matrices that share a right operand become rows if they lie like rows in memory. Otherwise the
// axis that fills tiles best becomes the rows, except in unfused plans, which must serve other
// sizes too.
func TestRowsOfASharedRightOperand(t *testing.T) {
	outside := func(batch, rows, k int) graph.Value { // the rows are the outermost axis in memory
		return plantest.Do(t, ops.Permute, ops.Attr{Axes: []int{1, 0, 2}}, plantest.Data(batch, rows, k))
	}
	general := plantest.CPU
	general.Unfused = true
	for name, c := range map[string]struct {
		cfg         rules.Config
		a, b        graph.Value
		batch, rows int
	}{
		"further rows":          {plantest.CPU, plantest.Data(197, 8, 96), plantest.Data(96, 80), 1, 197 * 8},
		"few rows, many others": {plantest.CPU, outside(8, 197, 96), plantest.Data(96, 80), 8, 197},
		"many rows, few others": {plantest.CPU, outside(197, 8, 96), plantest.Data(96, 80), 8, 197},
		"both fill tiles":       {plantest.CPU, outside(64, 128, 96), plantest.Data(96, 80), 128, 64},
		"a right one for each":  {plantest.CPU, outside(8, 197, 96), plantest.Data(197, 96, 80), 197, 8},
		"any sizes":             {general, outside(8, 197, 96), plantest.Data(96, 80), 197, 8},
	} {
		found := false
		for _, s := range build(t, c.cfg, plantest.Do(t, ops.MatMul, ops.Attr{}, c.a, c.b)).Steps {
			if _, ok := s.Kernel.Loop.(*kernel.Contract); !ok {
				continue
			}
			found = true
			dims := s.Launches[0].Dims
			last := len(dims) - 1
			if batch := shape.Shape(dims[:last-2]).Size(); batch != c.batch || dims[last-2] != c.rows {
				t.Errorf("%s: %v, want a batch of %d by %d rows", name, dims, c.batch, c.rows)
			}
		}
		if !found {
			t.Errorf("%s: there is no contraction", name)
		}
	}
}

// If parts whose blocks fit a cache would read b too often, the blocks may take a limited share of
// the memory, and more only if a part is the rows of a single tile. Parts have nearly equal sizes.
func TestBlocksTakeLittleMemory(t *testing.T) {
	cfg := rules.ConfigFor(target.Device{StorageBuffers: 16, StorageRange: 4<<30 - 1, PushBytes: 128, SharedBytes: 48 << 10, WorkgroupInvocations: 1024, OwnMemory: true, HeapBytes: 8 << 30})
	for _, s := range [][3]int{{1024, 16384, 16384}, {4000, 16384, 16384}, {4096, 16384, 16384}, {100, 65536, 16384}} {
		p := build(t, cfg, plantest.Do(t, ops.MatMul, ops.Attr{}, plantest.Data(s[0], s[1]), plantest.Data(s[1], s[2])))
		for _, temp := range p.Temps {
			if bytes := temp.Size * temp.DType.Size(); bytes > target.MaxBlocksBytes && s[0] > 128 && bytes > 4*s[0]*s[2] || bytes > 2*target.MaxBlocksBytes {
				t.Errorf("%v: a temporary of %d MiB", s, bytes>>20)
			}
		}
		least, most := math.MaxInt, 0
		for _, step := range p.Steps {
			if _, ok := step.Kernel.Loop.(*kernel.Contract); ok {
				least, most = min(least, step.Launches[0].Dims[0]), max(most, step.Launches[0].Dims[0])
			}
		}
		if 2*least < most && s[0] > 1000 {
			t.Errorf("%v: parts of %d to %d rows", s, least, most)
		}
	}
}
