package engine

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Reductions of a few elements that are not contiguous have the definition's bits, for every number
// up to that of the tree's accumulators, and one more.
func TestPooled(t *testing.T) {
	e, be := fuzzed(t)
	be.cfg.Pooled, be.cfg.Windows = ops.Accumulators, 0
	types := []dtype.DType{dtype.Float32, dtype.Float16, dtype.Float64, dtype.Int32, dtype.Uint64, dtype.Int8}
	if !e.dev.IsHost() { // each is a kernel to compile
		types = types[:1]
	}
	for _, c := range []struct {
		name string
		make func(g *randomGraph, d dtype.DType)
	}{
		{"squares of pixels of four channels", pool(ops.Sum, shape.Shape{6, 2, 5, 2, 4}, 1, 3)},
		{"squares of pixels of one", pool(ops.Max, shape.Shape{6, 2, 9, 2}, 3, 1)},
		{"kept axes", func(g *randomGraph, d dtype.DType) {
			g.add(ops.Prod, ops.Attr{Axes: []int{1, 3}, KeepDims: true}, g.data(d, 2, 3, 4, 3, 2))
		}},
		{"cubes", pool(ops.Min, shape.Shape{3, 2, 3, 2, 3, 2}, 1, 3, 5)},
		{"as many as accumulators", pool(ops.Sum, shape.Shape{8, 3, 2, 5}, 0, 2)},
		{"one more", pool(ops.Sum, shape.Shape{17, 3, 1, 5}, 0, 2)},
		{"too many", pool(ops.Sum, shape.Shape{9, 3, 2, 5}, 0, 2)},
		{"odd numbers", pool(ops.Sum, shape.Shape{7, 3, 5, 2}, 1, 3)},
		{"turned", func(g *randomGraph, d dtype.DType) {
			g.add(ops.Sum, ops.Attr{Axes: []int{0, 2}}, g.add(ops.Permute, ops.Attr{Axes: []int{2, 0, 3, 1}}, g.data(d, 3, 5, 2, 4)))
		}},
	} {
		for _, d := range types {
			g := emptyGraph(t, e, uint64(d))
			c.make(g, d)
			if err := g.check(be.cfg); err != nil {
				t.Fatalf("%s of %v: %v\n%s", c.name, d, err, g)
			}
			g.free()
		}
	}
}

func pool(op *ops.Op, s shape.Shape, axes ...int) func(g *randomGraph, d dtype.DType) {
	return func(g *randomGraph, d dtype.DType) { g.add(op, ops.Attr{Axes: axes}, g.data(d, s...)) }
}

// Maps compute windows in rows in the order of a reduction, for all lengths up to several elements
// for each accumulator, at any stride, weighted or not.
func TestWindows(t *testing.T) {
	e, be := fuzzed(t)
	be.cfg.Windows, be.cfg.MaxCost = 50, max(be.cfg.MaxCost, 240)
	lengths := []int{2, 3, 9, 15, 16, 17, 25, 31, 33, 48, 49, 50, 51}
	if !e.dev.IsHost() {
		lengths = []int{3, 9, 25}
	}
	maps := 0
	for i, n := range lengths {
		for _, op := range []*ops.Op{ops.Sum, ops.Max, ops.Prod} {
			if !e.dev.IsHost() && op != []*ops.Op{ops.Sum, ops.Max, ops.Prod}[i%3] {
				continue
			}
			g := emptyGraph(t, e, uint64(n))
			x := g.data(dtype.Float32, 3, 19+n)
			step := 1 + i%2
			wins := g.add(ops.SlidingWindow, ops.Attr{Counts: []int{n, step}, Axes: []int{1}}, x)
			if i%3 > 0 {
				wins = g.add(ops.Mul, ops.Attr{}, wins, g.data(dtype.Float32, 3, 1, n))
			}
			v := g.add(op, ops.Attr{Axes: []int{2}}, wins)
			g.add(ops.Maximum, ops.Attr{}, v, g.add(ops.Neg, ops.Attr{}, v))
			p, err := plan.Build(be.cfg, g.values[len(g.values)-1])
			if err != nil {
				t.Fatal(err)
			}
			for _, s := range p.Steps {
				if _, ok := s.Kernel.Loop.(*kernel.Map); ok {
					maps++
				}
			}
			if err := g.check(be.cfg); err != nil {
				t.Fatalf("%s of windows of %d: %v\n%s", op, n, err, g)
			}
			g.free()
		}
	}
	want := len(lengths)
	if be.cfg.Class == target.GPU && be.cfg.MaxOperands < 9 { // a GPU's kernel then has operands for windows of three alone
		want = 1
	}
	if maps < want {
		t.Errorf("%d maps, want %d", maps, want)
	}
}
