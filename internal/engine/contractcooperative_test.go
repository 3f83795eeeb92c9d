package engine

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Products of small integers by cooperative matrices are exact, since the sums are exact in any
// order: for every layout, around the sizes of tiles, matrices and rounds, with and without an
// epilogue, with b by rows and transposed.
func TestCooperativeProducts(t *testing.T) {
	e, be := fuzzed(t)
	if be.cfg.Cooperative.Float16.M == 0 {
		t.Skipf("%s has no cooperative matrices; run with WEFT_DEVICE=sim32", e.dev.Info().Name)
	}
	cfg := be.cfg
	cfg.Verify, cfg.Without = true, rules.SetOf(rules.Factors)
	for i, tile := range []target.FastTile{{}, {}, {Rows: 32, Columns: 32, Down: 2, Across: 2, Shared: 32}, {Rows: 16, Columns: 64, Down: 1, Across: 2, Shared: 64}} {
		cfg.FastTile, cfg.Cooperative.ByRows = tile, i%2 == 0
		be.cfg = cfg
		for _, d := range []dtype.DType{dtype.Float16, dtype.Int8, dtype.Uint8} {
			for _, s := range [][3]int{{64, 64, 80}, {65, 72, 72}, {37, 131, 71}, {80, 48, 96}, {33, 1100, 40}} {
				for _, turned := range [][2]bool{{false, false}, {true, false}, {false, true}} {
					g := emptyGraph(t, e, uint64(s[0]))
					a, b := g.integers(d, turned[0], s[0], s[1]), g.integers(d, turned[1], s[1], s[2])
					product := g.add(ops.MatMul, ops.Attr{Fast: true}, a, b)
					if turned[1] {
						g.add(ops.Relu, ops.Attr{}, g.add(ops.Add, ops.Attr{}, product, g.stretched(g.integers(d, false, 1, s[2]), product.Shape())))
					}
					if err := g.check(be.cfg); err != nil {
						t.Fatalf("%+v, %v %v, turned %v: %v\n%s", tile, d, s, turned, err, g)
					}
					g.free()
				}
			}
		}
	}
}

// If no binding can hold the operand of a fast product's epilogue, the product is computed exactly,
// and so is each block that a map adds.
func TestFastProductWithAFarEnd(t *testing.T) {
	e, be := fuzzed(t)
	if be.cfg.Cooperative.Float16.M == 0 {
		t.Skipf("%s has no cooperative matrices; run with WEFT_DEVICE=sim32", e.dev.Info().Name)
	}
	be.cfg.Verify, be.cfg.MaxRange = true, 128<<10
	g := emptyGraph(t, e, 1)
	a, b := g.integers(dtype.Float16, false, 33, 1100), g.integers(dtype.Float16, false, 1100, 40)
	far := g.add(ops.Slice, ops.Attr{Ranges: []shape.Range{shape.All(), shape.Span(0, 33)}}, g.data(dtype.Float16, 40, 2200))
	g.add(ops.Add, ops.Attr{}, g.add(ops.MatMul, ops.Attr{Fast: true}, a, b), g.swapped(far))
	if err := g.check(be.cfg); err != nil {
		t.Fatalf("%v\n%s", err, g)
	}
}

// Fast products of few rows and many steps are computed in blocks, which a map adds: in batches,
// for every layout, with a last block that is short or has less than a round, with and without an
// epilogue. If a map may have few operands, there are fewer blocks.
func TestFastProductsInBlocks(t *testing.T) {
	e, be := fuzzed(t)
	if be.cfg.Cooperative.Float16.M == 0 {
		t.Skipf("%s has no cooperative matrices; run with WEFT_DEVICE=sim32", e.dev.Info().Name)
	}
	cfg := be.cfg
	cfg.Verify, cfg.Without, cfg.SharedBytes = true, rules.SetOf(rules.Factors), 48<<10
	made := map[int]int{}
	for i, operands := range []int{15, 15, 3, 2} {
		cfg.MaxOperands, cfg.Cooperative.ByRows = min(operands, cfg.MaxOperands), i%2 == 0
		be.cfg = cfg
		for j, s := range [][4]int{{1, 16, 2048, 64}, {1, 33, 1030, 40}, {1, 17, 1100, 45}, {2, 20, 3001, 48}, {3, 5, 2300, 72}} {
			for _, d := range []dtype.DType{dtype.Float16, dtype.Int8} {
				g := emptyGraph(t, e, uint64(j))
				var a, b graph.Value
				if s[0] == 1 {
					a, b = g.integers(d, i%2 == 1, s[1], s[2]), g.integers(d, j%2 == 1, s[2], s[3])
				} else {
					a = g.add(ops.Reshape, ops.Attr{Shape: shape.Shape{s[0], s[1], s[2]}}, g.integers(d, false, s[0]*s[1], s[2]))
					b = g.add(ops.Reshape, ops.Attr{Shape: shape.Shape{s[0], s[2], s[3]}}, g.integers(d, false, s[0]*s[2], s[3]))
				}
				product := g.add(ops.MatMul, ops.Attr{Fast: true}, a, b)
				if i > 0 {
					g.add(ops.Relu, ops.Attr{}, g.add(ops.Add, ops.Attr{}, product, g.stretched(g.integers(d, false, 1, s[3]), product.Shape())))
				}
				made[i] += g.blocksOfMatrices(cfg)
				if err := g.check(be.cfg); err != nil {
					t.Fatalf("%d operands, %v %v: %v\n%s", operands, d, s, err, g)
				}
				g.free()
			}
		}
	}
	if made[0] == 0 || made[1] == 0 || made[2] == 0 || made[3] == 0 {
		t.Errorf("products in blocks for each case: %v, want some in all", made)
	}
}

// blocksOfMatrices counts the last plan's products that cooperative matrices compute in blocks.
func (g *randomGraph) blocksOfMatrices(cfg plan.Config) (n int) {
	p, err := plan.Build(cfg, g.values[len(g.values)-1])
	if err != nil {
		g.t.Fatal(err)
	}
	for _, s := range p.Steps {
		if c, ok := s.Kernel.Loop.(*kernel.Contract); ok && c.Cooperative != nil && c.Cooperative.Steps > 0 {
			n++
		}
	}
	return n
}

// integers makes a matrix of small integers, or the transpose of one.
func (g *randomGraph) integers(d dtype.DType, turned bool, rows, columns int) graph.Value {
	s := shape.Shape{rows, columns}
	if turned {
		s[0], s[1] = columns, rows
	}
	x := g.data(dtype.Int8, s...)
	three := g.note(graph.NewFull(dtype.Int8, element.FromFloat(dtype.Int8, 3), shape.Shape{}, ""))
	x = g.add(ops.Cast, ops.Attr{DType: d}, g.add(ops.BitwiseAnd, ops.Attr{}, x, g.stretched(three, s)))
	if turned {
		return g.swapped(x)
	}
	return x
}
