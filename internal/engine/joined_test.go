package engine

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// A reduction of a large joined array reduces the join's operands, with the same bits. No kernel
// writes the joined array.
func TestReductionsOfJoins(t *testing.T) {
	e, be := fuzzed(t)
	const n = 300_000
	two := func(g *randomGraph) (graph.Value, graph.Value) {
		return g.thirds(dtype.Float32, 2, n), g.thirds(dtype.Float32, 1, n)
	}
	for _, c := range []struct {
		name  string
		whole bool // one of the joins is written
		make  func(g *randomGraph)
	}{
		{"a mean of rows", false, func(g *randomGraph) {
			a, b := two(g)
			g.add(ops.Mean, ops.Attr{Axes: []int{1}}, g.add(ops.Concat, ops.Attr{Axes: []int{0}}, a, b))
		}},
		{"the sum along the joined axis of sums of rows", false, func(g *randomGraph) {
			a, b := two(g)
			rows := g.add(ops.Sum, ops.Attr{Axes: []int{1}, KeepDims: true}, g.add(ops.Concat, ops.Attr{Axes: []int{0}}, a, b))
			g.add(ops.Sum, ops.Attr{Axes: []int{0}}, rows)
		}},
		{"positions, in a product with another operand", false, func(g *randomGraph) {
			a, b := two(g)
			x := g.add(ops.Mul, ops.Attr{}, g.thirds(dtype.Float32, 3, n), g.add(ops.Concat, ops.Attr{Axes: []int{0}}, a, b))
			g.add(ops.ArgMax, ops.Attr{Axes: []int{1}, KeepDims: true}, x)
		}},
		{"columns of a join along the last of three axes", false, func(g *randomGraph) {
			a, b := g.thirds(dtype.Float32, 2, n, 2), g.thirds(dtype.Float32, 2, n, 1)
			g.add(ops.Max, ops.Attr{Axes: []int{1}}, g.add(ops.Neg, ops.Attr{}, g.add(ops.Concat, ops.Attr{Axes: []int{2}}, a, b)))
		}},
		{"deviations from a mean, which another operator reads too", false, func(g *randomGraph) {
			a, b := two(g)
			x := g.add(ops.Exp, ops.Attr{}, g.add(ops.Concat, ops.Attr{Axes: []int{0}}, a, b))
			mean := g.add(ops.Mean, ops.Attr{Axes: []int{1}, KeepDims: true}, x)
			left := g.add(ops.Sub, ops.Attr{}, x, g.stretched(mean, x.Shape()))
			most := g.add(ops.Max, ops.Attr{Axes: []int{1}, KeepDims: true}, left)
			g.add(ops.Div, ops.Attr{}, most, mean)
		}},
		{"a product of joins with different borders, whose third parts are equal", true, func(g *randomGraph) {
			join := func(rows ...int) graph.Value {
				var parts []graph.Value
				for _, k := range rows {
					parts = append(parts, g.thirds(dtype.Float32, k, n))
				}
				return g.add(ops.Concat, ops.Attr{Axes: []int{0}}, parts...)
			}
			g.add(ops.Sum, ops.Attr{Axes: []int{1}}, g.add(ops.Mul, ops.Attr{}, join(1, 3, 2, 4), join(2, 1, 2, 5)))
		}},
		{"a sum in a wider type", false, func(g *randomGraph) {
			a := g.add(ops.Cast, ops.Attr{DType: dtype.Float16}, g.thirds(dtype.Float32, 1, 4*n))
			b := g.add(ops.Cast, ops.Attr{DType: dtype.Float16}, g.thirds(dtype.Float32, 2, 4*n))
			g.add(ops.Sum, ops.Attr{Axes: []int{1}}, g.add(ops.Concat, ops.Attr{Axes: []int{0}}, a, b))
		}},
	} {
		cfg := be.cfg
		cfg.Verify = true
		g := emptyGraph(t, e, 1)
		c.make(g)
		last := g.values[len(g.values)-1]
		p, err := plan.Build(cfg, last)
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range p.Steps {
			// A join's operands have at most 2n elements, and may be stored. The interpreter also
			// stores values that are read for two operands.
			large := s.Value.Shape().Size() > 2*n && (!e.dev.IsHost() || s.Value.Node.Op.Kind == ops.Join)
			if _, maps := s.Kernel.Loop.(*kernel.Map); maps && large && !c.whole {
				t.Errorf("%s: a kernel writes %s%v:\n%s", c.name, s.Value.Node.Op, s.Value.Shape(), p)
			}
		}
		if err := g.check(cfg); err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
		g.free()
	}
	appended := emptyGraph(t, e, 1)
	x := appended.thirds(dtype.Float32, 5, 30)
	for range 4 {
		x = appended.add(ops.Concat, ops.Attr{Axes: []int{0}}, x, appended.thirds(dtype.Float32, 3, 30))
	}
	if p, err := plan.Build(be.cfg, x); err != nil || len(p.Temps) != 1 {
		t.Errorf("appended rows are copied more than once: %v\n%s", err, p)
	}
	if err := appended.check(be.cfg); err != nil {
		t.Error(err)
	}
	appended.free()
	small := emptyGraph(t, e, 1)
	a, b := small.thirds(dtype.Float32, 2, 64), small.thirds(dtype.Float32, 1, 64)
	v := small.add(ops.Sum, ops.Attr{Axes: []int{1}}, small.add(ops.Concat, ops.Attr{Axes: []int{0}}, a, b))
	p, err := plan.Build(be.cfg, v)
	if err != nil || len(p.Steps) != 3 || !p.Steps[0].Value.Shape().Equal(shape.Shape{3, 64}) {
		t.Errorf("a small array is not joined first: %v\n%s", err, p)
	}
	small.free()
}

// Joins that begin with the same operands have the reference's bits, along rows and columns, also
// for bytes, which share words.
func TestJoinsThatBeginAlike(t *testing.T) {
	e, be := fuzzed(t)
	for _, d := range []dtype.DType{dtype.Float32, dtype.Int8} {
		for axis := range 2 {
			g := emptyGraph(t, e, uint64(axis))
			var parts []graph.Value
			for i := range 6 {
				s := shape.Shape{5, 5}
				s[axis] = 1 + 3*i
				if parts = append(parts, g.thirds(d, s...)); i > 1 {
					all := g.add(ops.Concat, ops.Attr{Axes: []int{axis}}, parts...)
					parts = append(parts, g.add(ops.Add, ops.Attr{}, all, all))
				}
			}
			if err := g.check(be.cfg); err != nil {
				t.Errorf("%v along axis %d: %v", d, axis, err)
			}
			g.free()
		}
	}
}
