package engine

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
)

// windowsOf returns the windows of a stack of images, [n, c, y, x, ky, kx].
func (g *randomGraph) windowsOf(images graph.Value, size, step int) graph.Value {
	for axis := 2; axis < 4; axis++ {
		images = g.add(ops.SlidingWindow, ops.Attr{Axes: []int{axis}, Counts: []int{size, step}}, images)
	}
	return images
}

// windowForms are products with windows of images. The images are stored, not the windows.
var windowForms = []struct {
	name string
	make func(g *randomGraph, d dtype.DType)
}{
	{"weights by windows", func(g *randomGraph, d dtype.DType) {
		w := g.add(ops.Permute, ops.Attr{Axes: []int{0, 1, 4, 5, 2, 3}}, g.windowsOf(g.thirds(d, 2, 3, 12, 13), 3, 1))
		g.add(ops.MatMul, ops.Attr{}, g.thirds(d, 1, 24, 27), g.inShape(w, 2, 27, 110))
	}},
	{"windows a step apart by weights", func(g *randomGraph, d dtype.DType) {
		w := g.add(ops.Permute, ops.Attr{Axes: []int{0, 2, 3, 1, 4, 5}}, g.windowsOf(g.thirds(d, 1, 5, 19, 18), 2, 2))
		g.add(ops.MatMul, ops.Attr{}, g.inShape(w, 81, 20), g.thirds(d, 20, 40))
	}},
	{"images upside down, in groups of channels", func(g *randomGraph, d dtype.DType) {
		images := g.add(ops.Flip, ops.Attr{Axes: []int{2}}, g.thirds(d, 2, 6, 10, 11))
		w := g.add(ops.Permute, ops.Attr{Axes: []int{0, 1, 4, 5, 2, 3}}, g.windowsOf(images, 3, 1))
		g.add(ops.MatMul, ops.Attr{}, g.thirds(d, 1, 2, 9, 27), g.inShape(w, 2, 2, 27, 72))
	}},
	{"sums of several blocks", func(g *randomGraph, d dtype.DType) {
		w := g.add(ops.Permute, ops.Attr{Axes: []int{0, 1, 4, 5, 2, 3}}, g.windowsOf(g.thirds(d, 1, 130, 18, 33), 3, 1))
		g.add(ops.MatMul, ops.Attr{}, g.thirds(d, 1, 64, 1170), g.inShape(w, 1, 1170, 496))
	}},
	{"weights by few windows", func(g *randomGraph, d dtype.DType) { // the weights' rows are the lanes
		w := g.add(ops.Permute, ops.Attr{Axes: []int{0, 1, 4, 5, 2, 3}}, g.windowsOf(g.thirds(d, 1, 16, 2, 9), 2, 1))
		g.add(ops.MatMul, ops.Attr{}, g.thirds(d, 1, 24, 64), g.inShape(w, 1, 64, 8))
	}},
	{"windows by windows", func(g *randomGraph, d dtype.DType) {
		images := g.thirds(d, 1, 4, 9, 9)
		w := g.add(ops.Permute, ops.Attr{Axes: []int{0, 2, 3, 1, 4, 5}}, g.windowsOf(images, 3, 1))
		v := g.add(ops.Permute, ops.Attr{Axes: []int{0, 1, 4, 5, 2, 3}}, g.windowsOf(images, 3, 1))
		g.add(ops.MatMul, ops.Attr{}, g.inShape(w, 49, 36), g.inShape(v, 36, 49))
	}},
}

func (g *randomGraph) inShape(v graph.Value, dims ...int) graph.Value {
	return g.add(ops.Reshape, ops.Attr{Shape: dims}, v)
}

// A product reads windows in place, or from a copy, with every kind of tile.
func TestProductsOfWindows(t *testing.T) {
	e, be := fuzzed(t)
	own := be.cfg
	lone, spread, narrow, shared := own, own, own, own
	lone.Tile, spread.Tile, narrow.Tile, narrow.MaxRange = target.LoneTile, target.SpreadTile(spreading(e.dev)), target.LoneTile, 16<<10
	shared.Tile, shared.SharedBytes, shared.LaunchElements = smallShared, sharedBytes(own), 0
	configs := map[string]plan.Config{"own": own, "lone": lone, "a range of 16 KiB": narrow, "shared": shared,
		"parameter buffers": configurations(own)["parameter buffers"], "unfused": configurations(own)["unfused"]}
	if spreads(e, own) {
		configs["spread"] = spread
	}
	for name, cfg := range configs {
		be.cfg = cfg
		for i, form := range windowForms {
			if i > 1 && name != "own" && name != "spread" { // the first forms cover these configurations
				continue
			}
			for _, d := range windowTypes(name, i) {
				g := emptyGraph(t, e, 7)
				form.make(g, d)
				if err := g.check(cfg); err != nil {
					t.Fatalf("%s, %s of %s: %v\n%s", name, form.name, d, err, g)
				}
				g.free()
			}
		}
	}
}

// windowTypes returns the dtypes that a form runs with: float32 always, the others once.
func windowTypes(config string, form int) []dtype.DType {
	if config == "spread" && form == 0 {
		return []dtype.DType{dtype.Float32, dtype.Int8, dtype.Float64}
	}
	return []dtype.DType{dtype.Float32}
}

// Windows that a product reads by digits are not copied, and each element counts once.
func TestWindowsAreNotCopied(t *testing.T) {
	e, be := fuzzed(t)
	cfg := be.cfg
	cfg.Tile, cfg.Verify, cfg.LaunchElements = target.LoneTile, true, 1<<17
	for _, form := range windowForms {
		g := emptyGraph(t, e, 7)
		form.make(g, dtype.Float32)
		p, err := plan.Build(cfg, unrun([]graph.Value{g.values[len(g.values)-1]})...)
		if err != nil {
			t.Fatal(err)
		}
		last := p.Steps[len(p.Steps)-1]
		c, ok := last.Kernel.Loop.(*kernel.Contract)
		if !ok || c.Left == (kernel.Digits{}) && c.Right == (kernel.Digits{}) {
			t.Errorf("%s: no product by digits:\n%s", form.name, p)
			continue
		}
		for i, o := range last.Launches[0].Operands {
			if size, n := g.sizeOf(p, last.Operands[i]), o.Distinct(last.Launches[0].Dims); n > size {
				t.Errorf("%s: operand %d has %d elements, but counts as %d", form.name, i, size, n)
			}
		}
		g.free()
	}
}

// sizeOf returns how many elements an operand has in memory.
func (g *randomGraph) sizeOf(p *plan.Plan, r plan.Ref) int {
	if r.Temp >= 0 {
		return p.Temps[r.Temp].Size
	}
	return r.Stored.View.Shape.Size()
}
