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

// schemes counts the maps of a value's plan.
func schemes(t *testing.T, cfg plan.Config, v graph.Value) map[kernel.Scheme]int {
	t.Helper()
	p, err := plan.Build(cfg, v)
	if err != nil {
		t.Fatal(err)
	}
	made := map[kernel.Scheme]int{}
	for _, s := range p.Steps {
		if m, ok := s.Kernel.Loop.(*kernel.Map); ok {
			made[m.Scheme]++
		}
	}
	return made
}

// Rows that are shorter than a chunk, with operands that repeat along either
// axis, that lie at odd places or are views, in spaces that chunks cover and that
// they do not, give the definition's bits.
func TestShortRows(t *testing.T) {
	e, be := fuzzed(t)
	types := []dtype.DType{dtype.Float32, dtype.Uint8, dtype.Int64, dtype.Bool, dtype.Float16, dtype.Int32}
	forms := []struct {
		name string
		make func(g *randomGraph, n int, d dtype.DType)
	}{
		{"a row", func(g *randomGraph, n int, d dtype.DType) {
			g.add(ops.Equal, ops.Attr{}, g.data(d, 37, n), g.data(d, n))
		}},
		{"a column", func(g *randomGraph, n int, d dtype.DType) {
			g.add(ops.Where, ops.Attr{}, g.data(dtype.Bool, 50, 1), g.data(d, 50, n), g.data(d, 50, 1))
		}},
		{"every second axis", func(g *randomGraph, n int, d dtype.DType) {
			g.add(ops.Where, ops.Attr{}, g.data(dtype.Bool, 3, 1, 8, 1), g.data(d, 3, 5, 8, n), g.data(d, 5, 1, n))
		}},
		{"axes that no chunk divides", func(g *randomGraph, n int, d dtype.DType) {
			v := g.add(ops.Where, ops.Attr{}, g.data(dtype.Bool, 7, 3, 1), g.data(d, 7, 3, n), g.data(d, 3, n))
			g.add(ops.NotEqual, ops.Attr{}, v, g.data(d, 7, 1, n))
		}},
		{"an odd place", func(g *randomGraph, n int, d dtype.DType) {
			part := g.add(ops.Slice, ops.Attr{Ranges: []shape.Range{shape.From(3)}}, g.data(d, 24*n+3))
			v := g.add(ops.Reshape, ops.Attr{Shape: shape.Shape{24, n}}, part)
			g.add(ops.Equal, ops.Attr{}, v, g.data(d, 24, 1))
		}},
		{"columns, and rows from the end", func(g *randomGraph, n int, d dtype.DType) {
			columns := g.add(ops.Permute, ops.Attr{Axes: []int{1, 0}}, g.data(d, n, 21))
			turned := g.add(ops.Flip, ops.Attr{Axes: []int{1}}, g.data(d, 21, n))
			g.add(ops.Equal, ops.Attr{}, columns, turned)
		}},
		{"an index", func(g *randomGraph, n int, d dtype.DType) {
			row := g.add(ops.Cast, ops.Attr{DType: dtype.Int64}, g.data(d, n))
			column := g.add(ops.Permute, ops.Attr{Axes: []int{1, 0}}, g.note(graph.NewIota(shape.Shape{n, 40}, "")))
			g.add(ops.Maximum, ops.Attr{}, column, row)
		}},
		{"written to a part", func(g *randomGraph, n int, d dtype.DType) {
			v := g.add(ops.Where, ops.Attr{}, g.data(dtype.Bool, 12, 1), g.data(d, 12, n), g.data(d, n))
			g.add(ops.Assign, ops.Attr{Indices: []shape.Index{shape.From(5)}}, g.data(d, 17, n), v)
		}},
	}
	be.cfg = configurations(be.cfg)["parameter buffers"]
	short := 0
	for i, form := range forms {
		// Kernels take a while to compile: each form has two lengths.
		for _, n := range []int{3, []int{2, 5, 8, 10, 4, 7, 14, 6}[i%8]} {
			g := emptyGraph(t, e, uint64(n))
			form.make(g, n, types[(i+n)%len(types)])
			short += schemes(t, be.cfg, g.values[len(g.values)-1])[kernel.Short]
			if err := g.check(be.cfg); err != nil {
				t.Fatalf("%s, rows of %d: %v\n%s", form.name, n, err, g)
			}
			g.free()
		}
	}
	if short < len(forms) {
		t.Errorf("%d short kernels of %d forms", short, len(forms))
	}
}
