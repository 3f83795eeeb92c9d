package engine

import (
	"maps"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// laidOut are products whose operands or results are views in another order. So their operands are
// exchanged, or the result is stored in the view's order. m, k and n are multiples of 4.
var laidOut = []struct {
	name string
	make func(g *randomGraph, m, k, n int)
}{
	{"few rows by many columns that are contiguous along k", func(g *randomGraph, m, k, n int) {
		g.add(ops.MatMul, ops.Attr{}, g.thirds(dtype.Float32, m, k), g.swapped(g.thirds(dtype.Float32, 3*n, k)))
	}},
	{"many rows by columns that are contiguous along k, transposed", func(g *randomGraph, m, k, n int) {
		p := g.add(ops.MatMul, ops.Attr{}, g.thirds(dtype.Float32, 3*n, k), g.swapped(g.thirds(dtype.Float32, m, k)))
		g.add(ops.Copy, ops.Attr{}, g.swapped(p))
	}},
	{"both transposed, with an epilogue", func(g *randomGraph, m, k, n int) {
		p := g.add(ops.MatMul, ops.Attr{}, g.swapped(g.thirds(dtype.Float32, k, m)), g.swapped(g.thirds(dtype.Float32, n, k)))
		g.add(ops.Sub, ops.Attr{}, p, g.thirds(dtype.Float32, m, n))
	}},
	{"a matrix by a transposed stack", func(g *randomGraph, m, k, n int) {
		g.add(ops.MatMul, ops.Attr{}, g.thirds(dtype.Float32, m, k), g.swapped(g.thirds(dtype.Float32, 3, 2*n, k)))
	}},
	{"a stack by a transposed matrix", func(g *randomGraph, m, k, n int) {
		g.add(ops.MatMul, ops.Attr{}, g.thirds(dtype.Float32, 3, m, k), g.swapped(g.thirds(dtype.Float32, n, k)))
	}},
	{"an epilogue over the transpose, with other operands", func(g *randomGraph, m, k, n int) {
		p := g.add(ops.MatMul, ops.Attr{}, g.thirds(dtype.Float32, 2, m, k), g.thirds(dtype.Float32, k, n))
		sum := g.add(ops.Add, ops.Attr{}, g.swapped(p), g.thirds(dtype.Float32, n, 1))
		g.add(ops.Mul, ops.Attr{}, sum, g.swapped(g.thirds(dtype.Float32, m, n)))
	}},
	{"heads side by side, for another product", func(g *randomGraph, m, k, n int) {
		g.add(ops.MatMul, ops.Attr{}, g.merged(m, k, n), g.thirds(dtype.Float32, 2*n, 12))
	}},
	{"heads side by side, with a bias", func(g *randomGraph, m, k, n int) {
		x := g.merged(m, k, n)
		g.add(ops.Add, ops.Attr{}, x, g.thirds(dtype.Float32, 2*n))
	}},
	{"heads side by side, summed", func(g *randomGraph, m, k, n int) {
		g.add(ops.Sum, ops.Attr{Axes: []int{1}}, g.merged(m, k, n))
	}},
	{"cut and backwards", func(g *randomGraph, m, k, n int) {
		p := g.add(ops.Flip, ops.Attr{Axes: []int{0}}, g.add(ops.MatMul, ops.Attr{}, g.thirds(dtype.Float32, m, k), g.thirds(dtype.Float32, k, n)))
		g.add(ops.Neg, ops.Attr{}, g.add(ops.Reshape, ops.Attr{Shape: shape.Shape{-1}}, g.swapped(p)))
	}},
}

// merged makes the product of two stacks, with its two matrices next to each other.
func (g *randomGraph) merged(m, k, n int) graph.Value {
	p := g.add(ops.MatMul, ops.Attr{}, g.thirds(dtype.Float32, 2, m, k), g.thirds(dtype.Float32, 2, k, n))
	p = g.add(ops.Permute, ops.Attr{Axes: []int{1, 0, 2}}, p)
	return g.add(ops.Reshape, ops.Attr{Shape: shape.Shape{m, 2 * n}}, p)
}

// Products whose operands are exchanged, or whose results are stored in another order, have the
// same bits, with the tiles of every class of device.
func TestProductsInOtherOrders(t *testing.T) {
	e, be := fuzzed(t)
	own := be.cfg
	own.CostBytes = 4
	lone, spread, split, gpu := own, own, own, own
	lone.Tile, split.MaxRange = target.LoneTile, 40<<10
	spread.Tile, gpu.Tile, gpu.SharedBytes, gpu.LaunchElements = target.SpreadTile(spreading(e.dev)), smallShared, sharedBytes(own), 0
	configs := map[string]plan.Config{"the device's own": own, "a range of 40 KiB": split}
	if own.Tile.Rows > 1 || e.dev.IsHost() {
		configs["a CPU's tile"], configs["a GPU's tile"] = lone, gpu
		if spreads(e, own) {
			configs["a CPU's tile, spread"] = spread
		}
	}
	for c, name := range slices.Sorted(maps.Keys(configs)) {
		cfg := configs[name]
		cfg.Verify = true
		be.cfg = cfg
		for f, form := range laidOut {
			for i, s := range [][3]int{{36, 260, 40}, {4, 12, 8}} {
				if !allSizes(e) && cfg.Tile != own.Tile && (c+f+i)%2 != 0 {
					continue
				}
				g := emptyGraph(t, e, uint64(s[0]))
				form.make(g, s[0], s[1], s[2])
				if err := g.check(cfg); err != nil {
					t.Fatalf("%s, %s, %v: %v\n%s", name, form.name, s, err, g)
				}
				g.free()
			}
		}
	}
}
