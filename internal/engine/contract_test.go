package engine

import (
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	vkbackend "github.com/weft-gpu/weft/internal/backend/vulkan"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/internal/testgraph"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// contractionForms are layouts of a product's operands. The elements are inexact, and the sums
// neither infinite nor NaN.
var contractionForms = []struct {
	name string
	make func(g *randomGraph, m, k, n int, d dtype.DType)
}{
	{"rows by rows", func(g *randomGraph, m, k, n int, d dtype.DType) {
		g.add(ops.MatMul, ops.Attr{}, g.thirds(d, m, k), g.thirds(d, k, n))
	}},
	{"rows by columns", func(g *randomGraph, m, k, n int, d dtype.DType) {
		g.add(ops.MatMul, ops.Attr{}, g.thirds(d, m, k), g.swapped(g.thirds(d, n, k)))
	}},
	{"columns by rows backwards", func(g *randomGraph, m, k, n int, d dtype.DType) {
		g.add(ops.MatMul, ops.Attr{}, g.swapped(g.thirds(d, k, m)), g.add(ops.Flip, ops.Attr{}, g.thirds(d, k, n)))
	}},
	{"parts of rows, a matrix for a stack", func(g *randomGraph, m, k, n int, d dtype.DType) {
		part := ops.Attr{Ranges: []shape.Range{shape.All(), shape.All(), shape.From(3)}}
		g.add(ops.MatMul, ops.Attr{}, g.add(ops.Slice, part, g.thirds(d, 2, m, k+3)), g.thirds(d, k, n))
	}},
	{"a row and a column stretched", func(g *randomGraph, m, k, n int, d dtype.DType) {
		row := g.add(ops.BroadcastTo, ops.Attr{Shape: shape.Shape{m, k}}, g.thirds(d, k))
		column := g.add(ops.BroadcastTo, ops.Attr{Shape: shape.Shape{k, n}}, g.thirds(d, k, 1))
		g.add(ops.MatMul, ops.Attr{}, row, column)
	}},
	{"stacks that repeat", func(g *randomGraph, m, k, n int, d dtype.DType) {
		g.add(ops.MatMul, ops.Attr{}, g.thirds(d, 3, 1, m, k), g.thirds(d, 1, 2, k, n))
	}},
}

// epilogues are maps of an m x n product that are its epilogue, or look as if they could be.
var epilogues = []struct {
	name string
	make func(g *randomGraph, product graph.Value)
}{
	{"a bias for each column, and an activation", func(g *randomGraph, p graph.Value) {
		d, n := p.DType(), p.Shape()[len(p.Shape())-1]
		zero := g.stretched(g.note(graph.NewFull(d, element.FromFloat(d, 0), shape.Shape{}, "")), p.Shape())
		g.add(ops.Maximum, ops.Attr{}, g.add(ops.Add, ops.Attr{}, p, g.stretched(g.thirds(d, n), p.Shape())), zero)
	}},
	{"a factor for each row, and a matrix", func(g *randomGraph, p graph.Value) {
		d, m := p.DType(), p.Shape()[len(p.Shape())-2]
		scaled := g.add(ops.Mul, ops.Attr{}, g.stretched(g.thirds(d, m, 1), p.Shape()), p)
		g.add(ops.Sub, ops.Attr{}, scaled, g.thirds(d, p.Shape()...))
	}},
	{"twice itself, as another type", func(g *randomGraph, p graph.Value) {
		g.add(ops.Cast, ops.Attr{DType: dtype.Float16}, g.add(ops.Add, ops.Attr{}, p, p))
	}},
	{"a condition", func(g *randomGraph, p graph.Value) {
		g.add(ops.Less, ops.Attr{}, p, g.swapped(g.thirds(p.DType(), p.Shape()[1], p.Shape()[0])))
	}},
	{"its transpose and itself", func(g *randomGraph, p graph.Value) {
		if s := p.Shape(); s[0] == s[1] {
			p = g.add(ops.Add, ops.Attr{}, p, g.swapped(p))
		}
		g.add(ops.Neg, ops.Attr{}, p)
	}},
	{"in one dimension, backwards", func(g *randomGraph, p graph.Value) {
		flat := g.add(ops.Neg, ops.Attr{}, g.add(ops.Reshape, ops.Attr{Shape: shape.Shape{-1}}, p))
		g.add(ops.Exp, ops.Attr{}, g.add(ops.Flip, ops.Attr{Axes: []int{0}}, flat))
	}},
	{"a sum of rows besides", func(g *randomGraph, p graph.Value) {
		sums := g.add(ops.Sum, ops.Attr{Axes: []int{1}, KeepDims: true}, p)
		g.add(ops.Div, ops.Attr{}, p, g.stretched(sums, p.Shape()))
	}},
}

func (g *randomGraph) stretched(v graph.Value, s shape.Shape) graph.Value {
	return g.add(ops.BroadcastTo, ops.Attr{Shape: s}, v)
}

// allSizes reports whether all forms run with all sizes. If the driver compiles each of them, forms
// take sizes in turn.
func allSizes(e *Engine) bool { return e.dev.IsHost() || os.Getenv("WEFT_EXHAUSTIVE") == "1" }

// spreads reports whether spread tiles run with all forms. Mesa 22 has a tile of its own, compiles a
// spread one for seconds, and ends the loops of an invocation after 65,535 iterations in all.
func spreads(e *Engine, own plan.Config) bool { return own.Tile.Spread > 0 || allSizes(e) }

// Products with epilogues have the definition's bits, with the tiles of every class of device.
func TestEpilogues(t *testing.T) {
	e, be := fuzzed(t)
	own := be.cfg
	configs := map[string]plan.Config{"own": own, "a range of 16 KiB": own, "parameter buffers": configurations(own)["parameter buffers"]}
	split := own
	split.MaxRange = 16 << 10
	configs["a range of 16 KiB"] = split
	gpu, lone, spread := own, own, own
	gpu.SharedBytes = sharedBytes(own)
	gpu.Tile, lone.Tile, spread.Tile = smallShared, target.LoneTile, target.SpreadTile(spreading(e.dev))
	configs["a GPU's tile"], configs["a CPU's tile"] = gpu, lone
	if spreads(e, own) {
		configs["a CPU's tile, spread"] = spread
	}
	for c, name := range slices.Sorted(maps.Keys(configs)) {
		cfg := configs[name]
		cfg.Verify, cfg.Without = true, rules.SetOf(rules.Factors)
		be.cfg = cfg
		for f, form := range epilogues {
			for i, s := range [][3]int{{40, 200, 40}, {67, 71, 66}, {6, 1030, 8}} {
				if !allSizes(e) && name != "own" && (c+f+i)%3 != 0 {
					continue
				}
				g := emptyGraph(t, e, uint64(s[0]))
				form.make(g, g.add(ops.MatMul, ops.Attr{}, g.thirds(dtype.Float32, s[0], s[1]), g.thirds(dtype.Float32, s[1], s[2])))
				if err := g.check(cfg); err != nil {
					t.Fatalf("%s, %s, %v: %v\n%s", name, form.name, s, err, g)
				}
				g.free()
			}
		}
	}
}

// A map adds the sums of two to eight blocks, and also computes the epilogue. If the blocks would
// exceed their memory, the product is computed some rows, or whole matrices of the batch, at a
// time. Epilogues may store in another order. More than eight blocks are reduced by another kernel.
func TestBlocksAreMapped(t *testing.T) {
	e, be := fuzzed(t)
	cfg := gpuConfig(be.cfg)
	cfg.Verify = true
	parts := cfg
	parts.Unit.BlocksBytes = 512
	for name, cfg := range map[string]plan.Config{"whole": cfg, "in parts": parts} {
		be.cfg = cfg
		for _, form := range epilogues {
			for _, s := range [][]int{{5, 1025, 12}, {7, 3100, 9}, {9, 8200, 4}, {2, 3, 2048, 5}} {
				if !allSizes(e) && len(s) == 3 && s[0] != 7 {
					continue
				}
				g := emptyGraph(t, e, uint64(s[0]))
				n := len(s) - 3
				left, right := append(slices.Clone(s[:n]), s[n], s[n+1]), append(slices.Clone(s[:n]), s[n+1], s[n+2])
				v := g.add(ops.MatMul, ops.Attr{}, g.thirds(dtype.Float32, left...), g.thirds(dtype.Float32, right...))
				if n > 0 {
					v = g.add(ops.Reshape, ops.Attr{Shape: shape.Shape{s[0] * s[1], s[3]}}, v)
				}
				form.make(g, v)
				if err := g.check(cfg); err != nil {
					t.Fatalf("%s, %s, %v: %v\n%s", name, form.name, s, err, g)
				}
				g.free()
			}
		}
	}
}

// thirds makes data whose sums are inexact.
func (g *randomGraph) thirds(d dtype.DType, dims ...int) graph.Value {
	x := g.add(ops.Cast, ops.Attr{DType: d}, g.data(dtype.Int8, dims...))
	if d.IsInteger() {
		return x
	}
	x = g.add(ops.Div, ops.Attr{}, x, g.note(graph.NewFull(d, element.FromFloat(d, 3), shape.Shape{}, "")))
	if g.flushing && g.seed%2 == 1 && d.Size() >= 4 { // products are subnormal
		x = g.add(ops.Mul, ops.Attr{}, x, g.note(graph.NewFull(d, element.FromFloat(d, 0x1p-68), shape.Shape{}, "")))
	}
	return x
}

func (g *randomGraph) swapped(v graph.Value) graph.Value {
	axes := []int{}
	for i := range v.Shape() {
		axes = append(axes, i)
	}
	last := len(axes) - 1
	axes[last], axes[last-1] = last-1, last
	return g.add(ops.Permute, ops.Attr{Axes: axes}, v)
}

// Products of every form have the definition's bits, for sizes around the limits of tiles, blocks
// and bindings, with the tiles of every class of device.
func TestContractions(t *testing.T) {
	e, be := fuzzed(t)
	own := be.cfg
	configs := configurations(own)
	tiny := configs["parameter buffers"]
	gpu, lone, spread, split := own, own, own, own
	gpu.Tile, lone.Tile, split.MaxRange = target.UnsharedTile, target.LoneTile, 32<<10
	spread.Tile = target.SpreadTile(spreading(e.dev))
	run := func(name string, cfg plan.Config, d dtype.DType, sizes ...[3]int) {
		cfg.Without = rules.SetOf(rules.Factors) // the operands are in memory
		be.cfg = cfg
		for f, form := range contractionForms {
			for i, s := range sizes {
				if !allSizes(e) && strings.Contains(name, "tile") && (f+i+int(d))%2 != 0 {
					continue
				}
				g := emptyGraph(t, e, uint64(s[0]))
				form.make(g, s[0], s[1], s[2], d)
				if err := g.check(cfg); err != nil {
					t.Fatalf("%s, %s, %v: %v\n%s", name, form.name, s, err, g)
				}
				g.free()
			}
		}
	}
	run("the device's own", own, dtype.Float32, [3]int{1, 1, 1}, [3]int{5, 3, 9}, [3]int{9, 1025, 4}, [3]int{3, 2100, 2})
	run("parameter buffers", tiny, dtype.Float32, [3]int{7, 1030, 12})
	run("split", split, dtype.Float32, [3]int{40, 300, 70}, [3]int{20, 2060, 33})
	run("unfused", configs["unfused"], dtype.Float32, [3]int{5, 1030, 6})
	large := [][3]int{{64, 64, 128}, {37, 70, 133}, {2, 1032, 300}, {300, 1100, 3}, {12, 1033, 24}}
	run("a CPU's tile", lone, dtype.Float32, large...)
	if spreads(e, own) {
		run("a CPU's tile, spread", spread, dtype.Float32, large...)
	}
	run("a CPU's tile, spread", spread, dtype.Float32, [3]int{65, 71, 64})
	run("a tile that is not shared", gpu, dtype.Float32, large...)
	for _, d := range []dtype.DType{dtype.Float16, dtype.Int8, dtype.Int64, dtype.Float64, dtype.Complex64} {
		run("a CPU's tile", lone, d, [3]int{65, 66, 68})
		run("a CPU's tile, spread", spread, d, [3]int{65, 67, 68})
	}
}

// A kernel that computes all blocks of its sums combines them as the definition does, for any
// number of blocks: some accumulators may have no block, others several.
func TestAllBlocksInOneKernel(t *testing.T) {
	e, be := fuzzed(t)
	cfg := be.cfg
	cfg.Tile = target.Tile{Rows: 1, Columns: 4, Unroll: 1, Invocations: 1}
	cfg.LaunchElements = 1 << 17
	cfg.Without = rules.SetOf(rules.Factors)
	be.cfg = cfg
	const m, n = 4, 16
	for _, blocks := range []int{2, 3, 4, 5, 6, 7, 9, 11, 15, 16, 17, 19, 33} {
		g := emptyGraph(t, e, uint64(blocks))
		k := (blocks-1)*ops.ContractionBlock + 77
		product := g.add(ops.MatMul, ops.Attr{}, g.thirds(dtype.Float32, m, k), g.thirds(dtype.Float32, k, n))
		p, err := plan.Build(cfg, product)
		if err != nil {
			t.Fatal(err)
		}
		whole := false
		for _, s := range p.Steps {
			c, ok := s.Kernel.Loop.(*kernel.Contract)
			whole = whole || ok && c.Whole
		}
		if !whole {
			t.Fatalf("%d blocks: no kernel computes all of them:\n%v", blocks, p)
		}
		if err := g.check(cfg); err != nil {
			t.Fatalf("%d blocks: %v\n%s", blocks, err, g)
		}
		g.free()
	}
}

// factors are the operands of a product of m x k by k x n elements, computed from data or from
// something similar.
var factors = []struct {
	name string
	make func(g *randomGraph, m, k, n int)
}{
	{"twice a by b less a third", func(g *randomGraph, m, k, n int) {
		a, b := g.small(dtype.Float32, m, k), g.small(dtype.Float32, k, n)
		third := g.stretched(g.note(graph.NewFull(dtype.Float32, element.FromFloat(dtype.Float32, 1.0/3), shape.Shape{}, "")), b.Shape())
		g.add(ops.MatMul, ops.Attr{}, g.add(ops.Add, ops.Attr{}, a, a), g.add(ops.Sub, ops.Attr{}, b, third))
	}},
	{"matrices with rows and columns of factors, and an activation", func(g *randomGraph, m, k, n int) {
		of := func(rows, columns int, beside ...int) graph.Value {
			x := g.small(dtype.Float32, rows, columns)
			return g.add(ops.Mul, ops.Attr{}, x, g.stretched(g.small(dtype.Float32, beside...), x.Shape()))
		}
		a := g.add(ops.Mul, ops.Attr{}, of(m, k, k), g.stretched(g.small(dtype.Float32, m, 1), shape.Shape{m, k}))
		g.add(ops.Relu, ops.Attr{}, g.add(ops.MatMul, ops.Attr{}, g.add(ops.Relu, ops.Attr{}, a), of(k, n, k, 1)))
	}},
	{"casts of narrower types, by columns", func(g *randomGraph, m, k, n int) {
		wide := ops.Attr{DType: dtype.Float32}
		g.add(ops.MatMul, ops.Attr{}, g.add(ops.Cast, wide, g.small(dtype.Float16, m, k)), g.swapped(g.add(ops.Cast, wide, g.data(dtype.Int8, n, k))))
	}},
	{"a matrix made once for a stack, the transpose of another", func(g *randomGraph, m, k, n int) {
		a := g.stretched(g.add(ops.Neg, ops.Attr{}, g.small(dtype.Float32, k, m)), shape.Shape{3, k, m})
		g.add(ops.MatMul, ops.Attr{}, g.swapped(a), g.add(ops.Abs, ops.Attr{}, g.small(dtype.Float32, 3, k, n)))
	}},
	{"positions, which are not in memory", func(g *randomGraph, m, k, n int) {
		at := g.note(graph.NewIota(shape.Shape{m * k}, ""))
		a := g.add(ops.Cast, ops.Attr{DType: dtype.Float32}, g.add(ops.Reshape, ops.Attr{Shape: shape.Shape{m, k}}, at))
		g.add(ops.MatMul, ops.Attr{}, a, g.small(dtype.Float32, k, n))
	}},
}

// small makes finite elements in memory; floats of 16 or 32 bits are below 2.
func (g *randomGraph) small(d dtype.DType, dims ...int) graph.Value {
	s := shape.Shape(dims).Clone()
	raw := testgraph.Elements(g.random, d, s.Size(), testgraph.OftenSpecial)
	for i := d.Size() - 1; i < len(raw); i += d.Size() {
		raw[i] &= 0xbf // the exponent's highest bit
	}
	v, err := g.e.Upload(d, s, raw)
	if err != nil {
		g.t.Fatal(err)
	}
	g.want[v] = &hostref.Array{DType: d, Shape: s, Data: raw}
	return g.note(v)
}

// A product's kernel may compute its operands when it reads them, with every class's tiles.
func TestFactors(t *testing.T) {
	e, be := fuzzed(t)
	own := be.cfg
	own.Verify, own.CostBytes, own.LaunchElements = true, 1, 1<<24 // storing is costly
	tiny, gpu, lone := own, own, own
	tiny.MaxRange, tiny.PushWords = 16<<10, 0
	gpu.Tile, gpu.SharedBytes, lone.Tile = smallShared, sharedBytes(own), target.LoneTile
	unshared, spread := own, own
	unshared.Tile, spread.Tile = target.UnsharedTile, target.SpreadTile(spreading(e.dev))
	run := func(name string, cfg plan.Config, sizes ...[3]int) {
		be.cfg = cfg
		for _, form := range factors {
			for _, s := range sizes {
				g := emptyGraph(t, e, uint64(s[0]))
				form.make(g, s[0], s[1], s[2])
				if err := g.check(cfg); err != nil {
					t.Fatalf("%s, %s, %v: %v\n%s", name, form.name, s, err, g)
				}
				g.free()
			}
		}
	}
	whole, ragged, thin := [3]int{64, 80, 64}, [3]int{67, 71, 66}, [3]int{2, 1000, 136}
	run("own", own, whole, ragged, thin)
	run("a range of 16 KiB, parameter buffers", tiny, ragged)
	if own.Tile.Rows > 1 || e.dev.IsHost() {
		run("a GPU's tile", gpu, whole, ragged)
		run("a tile that is not shared", unshared, whole)
		run("a CPU's tile", lone, ragged)
		if spreads(e, own) {
			run("a CPU's tile, spread", spread, [3]int{67, 80, 66})
		}
	}
}

// One kernel computes sums of several blocks: of two; of so many that some accumulators of the tree
// have none; and of more than it has accumulators.
func TestLongProducts(t *testing.T) {
	e, be := fuzzed(t)
	own := be.cfg
	own.Verify, own.LaunchElements = true, 1<<17
	lone := own
	lone.Tile = target.LoneTile
	configs := map[string]plan.Config{"own": own}
	if own.Tile.Rows > 1 || e.dev.IsHost() {
		configs["a CPU's tile"] = lone
	}
	for name, cfg := range configs {
		be.cfg = cfg
		for _, s := range [][3]int{{9, 1030, 130}, {3, 5123, 130}, {1, 17409, 130}} {
			g := emptyGraph(t, e, uint64(s[0]))
			b := g.small(dtype.Float32, 1, 2, s[1], s[2])
			if s[1]%8 == 3 { // computes columns in rows of a multiple of eight
				part := ops.Attr{Ranges: []shape.Range{shape.All(), shape.All(), shape.All(), shape.To(s[1])}}
				b = g.swapped(g.add(ops.Slice, part, g.small(dtype.Float32, 1, 2, s[2], s[1]+5)))
			}
			v := g.add(ops.MatMul, ops.Attr{}, g.small(dtype.Float32, 3, 1, s[0], s[1]), b)
			g.add(ops.Neg, ops.Attr{}, v)
			if err := g.check(cfg); err != nil {
				t.Fatalf("%s, %v: %v\n%s", name, s, err, g)
			}
			g.free()
		}
	}
}

// spreading returns the size of the device's subgroups, or 0 if they cannot broadcast elements.
func spreading(d *vulkan.Device) int {
	return vkbackend.DeviceFor(d.Info(), codegen.Target{}).Spreading()
}

// Matrices may be read backwards, along k and across it.
func TestFlippedProducts(t *testing.T) {
	e, be := fuzzed(t)
	for _, d := range []dtype.DType{dtype.Float32, dtype.Uint32, dtype.Float16} {
		for _, name := range []string{"the device's own", "a GPU's", "parameter buffers"} {
			be.cfg = configurations(be.own)[name]
			for axis := range 2 {
				g := emptyGraph(t, e, 1)
				flipped := func(dims ...int) graph.Value {
					return g.add(ops.Flip, ops.Attr{Axes: []int{axis}}, g.data(d, dims...))
				}
				g.add(ops.MatMul, ops.Attr{}, g.data(d, 96, 64), flipped(64, 128))
				g.add(ops.MatMul, ops.Attr{}, flipped(96, 64), g.data(d, 64, 128))
				g.add(ops.MatMul, ops.Attr{}, g.add(ops.Permute, ops.Attr{Axes: []int{1, 0}}, flipped(64, 96)), g.data(d, 64, 128))
				if err := g.check(be.cfg); err != nil {
					t.Fatalf("%v, axis %d, %s: %v", d, axis, name, err)
				}
				g.free()
			}
		}
	}
}
