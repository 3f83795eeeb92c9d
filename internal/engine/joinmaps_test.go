package engine

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/ops"
)

// Kernels that store several values have the definition's bits for each: with dtypes of all sizes,
// in every scheme that allows it, in chunks that end past the last point, and with code that is
// written once.
func TestJoinedMapsOfEveryScheme(t *testing.T) {
	e, be := fuzzed(t)
	own := configurations(be.cfg)["the device's own"]
	brief, long := own, own
	brief.NarrowBelow = 1 << 20
	long.CompactCost, long.MaxCost = 1, 1<<20
	f32 := func(dims ...int) func(g *randomGraph) graph.Value {
		return func(g *randomGraph) graph.Value { return g.thirds(dtype.Float32, dims...) }
	}
	seen := map[kernel.Scheme]bool{}
	for _, c := range []struct {
		name string
		cfg  plan.Config
		x    func(g *randomGraph) graph.Value // [..., n]
	}{
		{"flat", own, f32(4096)},
		{"flat, the last chunk past the end", own, f32(1027)},
		{"little", brief, f32(37)},
		{"one element", brief, f32(1)},
		{"rows, one of them shared", own, func(g *randomGraph) graph.Value {
			return g.add(ops.Add, ops.Attr{}, g.thirds(dtype.Float32, 9, 256), g.stretched(g.thirds(dtype.Float32, 256), []int{9, 256}))
		}},
		{"rows of no whole chunks", own, func(g *randomGraph) graph.Value {
			return g.add(ops.Add, ops.Attr{}, g.thirds(dtype.Float32, 9, 67), g.stretched(g.thirds(dtype.Float32, 9, 1), []int{9, 67}))
		}},
		{"rows of a few elements", own, func(g *randomGraph) graph.Value {
			return g.add(ops.Add, ops.Attr{}, g.thirds(dtype.Float32, 33, 3), g.stretched(g.thirds(dtype.Float32, 33, 1), []int{33, 3}))
		}},
		{"written in a loop", long, f32(515)},
		{"rows written in a loop", long, func(g *randomGraph) graph.Value {
			return g.add(ops.Add, ops.Attr{}, g.thirds(dtype.Float32, 9, 67), g.stretched(g.thirds(dtype.Float32, 9, 1), []int{9, 67}))
		}},
	} {
		be.cfg = c.cfg
		g := emptyGraph(t, e, 1)
		x := c.x(g)
		values := []graph.Value{
			g.add(ops.Neg, ops.Attr{}, x),
			g.add(ops.Less, ops.Attr{}, x, g.add(ops.Square, ops.Attr{}, x)),
			g.add(ops.Cast, ops.Attr{DType: dtype.Float64}, x),
			g.add(ops.Cast, ops.Attr{DType: dtype.Float16}, x),
			g.add(ops.Cast, ops.Attr{DType: dtype.Int8}, x),
			g.add(ops.Cast, ops.Attr{DType: dtype.Complex64}, x),
			g.add(ops.Copy, ops.Attr{}, x),
		}
		p, err := plan.Build(c.cfg, values...)
		if err != nil {
			t.Fatal(err)
		}
		most := 0
		for _, s := range p.Steps {
			if m, ok := s.Kernel.Loop.(*kernel.Map); ok && len(m.Also) > 0 {
				seen[m.Scheme], most = true, max(most, len(m.Also))
			}
		}
		if want := min(2, c.cfg.MaxOperands-2); most < want { // x reads at most two operands
			t.Errorf("%s: no kernel stores several values:\n%s", c.name, p)
		}
		if err := g.checkAll(c.cfg, values...); err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
		g.free()
	}
	for _, s := range []kernel.Scheme{kernel.Flat, kernel.Rows, kernel.Wrapped, kernel.General} {
		if !seen[s] {
			t.Errorf("no kernel of the scheme %v stores several values", s)
		}
	}
}
