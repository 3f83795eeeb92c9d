package engine

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Stencils over rolled, padded and joined arrays have the definition's bits.
func TestStencils(t *testing.T) {
	e, be := fuzzed(t)
	configs := configurations(be.cfg)
	shift := func(g *randomGraph, v graph.Value, by, axis int) graph.Value {
		return g.add(ops.Roll, ops.Attr{Axes: []int{axis}, Counts: []int{by}}, v)
	}
	forms := []struct {
		name string
		make func(g *randomGraph, v graph.Value) graph.Value
	}{
		{"of neighbours along rows and columns", func(g *randomGraph, v graph.Value) graph.Value {
			for axis := range 2 {
				v = g.add(ops.Add, ops.Attr{}, g.add(ops.Add, ops.Attr{}, v, shift(g, v, 3, axis)), shift(g, v, -1, axis))
			}
			return v
		}},
		{"of corners", func(g *randomGraph, v graph.Value) graph.Value {
			return g.add(ops.Sub, ops.Attr{}, shift(g, shift(g, v, 1, 0), 1, 1), shift(g, v, -5, 1))
		}},
		{"of a part beside a constant", func(g *randomGraph, v graph.Value) graph.Value {
			inner := g.add(ops.Slice, ops.Attr{Ranges: []shape.Range{shape.All(), shape.Span(2, -1)}}, v)
			edge := func(n int) graph.Value {
				return graph.NewFull(v.DType(), [2]uint64{}, shape.Shape{v.Shape()[0], n}, "")
			}
			framed := g.add(ops.Concat, ops.Attr{Axes: []int{1}}, edge(2), inner, edge(1))
			return g.add(ops.Where, ops.Attr{}, g.data(dtype.Bool, v.Shape()...), framed, g.add(ops.Mul, ops.Attr{}, framed, v))
		}},
		{"of numbers of rows and halves", func(g *randomGraph, v graph.Value) graph.Value {
			number := g.add(ops.Cast, ops.Attr{DType: v.DType()}, graph.NewIota(v.Shape(), ""))
			half := g.add(ops.Cast, ops.Attr{DType: dtype.Float16}, shift(g, v, 7, 0))
			return g.add(ops.Greater, ops.Attr{}, g.add(ops.Add, ops.Attr{}, half, shift(g, g.add(ops.Cast, ops.Attr{DType: dtype.Float16}, number), 1, 0)), half)
		}},
	}
	run := func(config string, rows, columns int, types ...dtype.DType) {
		be.cfg = configs[config]
		for i, form := range forms {
			g := emptyGraph(t, e, uint64(i))
			form.make(g, g.data(types[i%len(types)], rows, columns))
			if err := g.check(be.cfg); err != nil {
				t.Fatalf("%s, %d by %d, %s: %v\n%s", form.name, rows, columns, config, err, g)
			}
			g.free()
		}
	}
	rows, columns := 517, 1031
	if e.dev.Info().Simulated {
		rows, columns = 300, 513
	}
	run("the device's own", rows, columns, dtype.Uint8, dtype.Float32, dtype.Int16, dtype.Int32)
	run("the device's own", columns, rows, dtype.Int32, dtype.Uint8, dtype.Float32, dtype.Int8)
	run("a GPU's", rows, columns, dtype.Float32, dtype.Int8, dtype.Uint8, dtype.Int64)
}
