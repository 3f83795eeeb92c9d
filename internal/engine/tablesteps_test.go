package engine

import (
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// tableViews show an array as a table. The table's steps, and the strides of the other axis, have
// each sign, are 0, or exceed 1.
var tableViews = []struct {
	name string
	see  func(g *randomGraph, x graph.Value) graph.Value
}{
	{"as it lies", func(_ *randomGraph, x graph.Value) graph.Value { return x }},
	{"rows backwards", func(g *randomGraph, x graph.Value) graph.Value { return g.add(ops.Flip, ops.Attr{Axes: []int{0}}, x) }},
	{"columns backwards", func(g *randomGraph, x graph.Value) graph.Value { return g.add(ops.Flip, ops.Attr{Axes: []int{1}}, x) }},
	{"both backwards", func(g *randomGraph, x graph.Value) graph.Value {
		return g.add(ops.Flip, ops.Attr{Axes: []int{0, 1}}, x)
	}},
	{"turned, and rows backwards", func(g *randomGraph, x graph.Value) graph.Value {
		return g.add(ops.Flip, ops.Attr{Axes: []int{0}}, g.add(ops.Permute, ops.Attr{Axes: []int{1, 0}}, x))
	}},
	{"every third row, backwards", func(g *randomGraph, x graph.Value) graph.Value {
		return g.add(ops.Slice, ops.Attr{Ranges: []shape.Range{shape.StepAll(-3), shape.All()}}, x)
	}},
	{"one row, broadcast", func(g *randomGraph, x graph.Value) graph.Value {
		row := g.add(ops.Slice, ops.Attr{Ranges: []shape.Range{shape.Span(5, 6), shape.All()}}, x)
		return g.add(ops.BroadcastTo, ops.Attr{Shape: shape.Shape{64, x.Shape()[1]}}, row)
	}},
}

// Lookups in a table work for every step of the table: by an index for whole chunks or for each
// element, by searching, and by joining segments. They run on simulated GPUs, where reading an
// element outside its binding is a fault.
func TestTablesOfEveryStep(t *testing.T) {
	for name, config := range map[string]string{"sim4": "tiny range", "sim32": "the device's own"} {
		e, be := fuzzed(t, device.WithSelector(name))
		be.cfg = configurations(be.cfg)[config]
		for _, d := range []dtype.DType{dtype.Int8, dtype.Uint16, dtype.Float32, dtype.Int64} {
			for _, view := range tableViews {
				g := emptyGraph(t, e, 1)
				g.lookEveryWay(view.see(g, g.data(d, 64, 64)))
				g.searchBackwards(d)
				if err := g.checkAll(be.cfg, g.values...); err != nil {
					t.Fatalf("%s, %s, %v, %s: %v\n%s", name, config, d, view.name, err, g)
				}
				g.free()
			}
		}
	}
}

// lookEveryWay finds elements of a table of rows in each possible way.
func (g *randomGraph) lookEveryWay(table graph.Value) {
	rows, columns := table.Shape()[0], table.Shape()[1]
	number := func(d dtype.DType, n int) graph.Value {
		return graph.NewFull(d, element.FromFloat(d, float64(n)), shape.Shape{}, "")
	}
	index := func(d dtype.DType, n int, dims ...int) graph.Value {
		return g.add(ops.Remainder, ops.Attr{}, g.data(d, dims...), number(d, n))
	}
	by := index(dtype.Int64, rows, 33)
	g.add(ops.Neg, ops.Attr{}, g.add(ops.Cast, ops.Attr{DType: dtype.Float64}, g.add(ops.Take, ops.Attr{Axes: []int{0}}, table, by))) // in whole chunks
	g.add(ops.Take, ops.Attr{Axes: []int{1}}, table, index(dtype.Int32, columns, 17))
	g.add(ops.TakeAlongAxis, ops.Attr{Axes: []int{0}}, table, index(dtype.Uint32, rows, 7, columns))
	if d := table.DType(); d.IsReal() {
		span := g.add(ops.Cast, ops.Attr{DType: dtype.Uint64}, index(dtype.Uint32, rows, 5, columns))
		span = g.add(ops.Add, ops.Attr{}, g.add(ops.Mul, ops.Attr{}, span, graph.NewFull(dtype.Uint64, element.Bits{1<<32 + 1}, shape.Shape{}, "")),
			graph.NewFull(dtype.Uint64, element.Bits{9 << 32}, shape.Shape{}, ""))
		g.add(ops.Segment, ops.Attr{Axes: []int{0}, Mode: "max"}, table, g.data(d, 5, columns), span)
	}
}

// searchBackwards looks for values in rows that descend in memory; a view shows every element or
// every third, backwards.
func (g *randomGraph) searchBackwards(d dtype.DType) {
	if !d.IsInteger() {
		return
	}
	descending := g.add(ops.Copy, ops.Attr{}, g.add(ops.Flip, ops.Attr{Axes: []int{1}}, g.ascending(d, shape.Shape{5, 64})))
	for _, step := range []int{-1, -3} {
		rows := g.add(ops.Slice, ops.Attr{Ranges: []shape.Range{shape.All(), shape.StepAll(step)}}, descending)
		g.add(ops.Search, ops.Attr{Mode: ops.SearchLeft}, rows, g.data(d, 5, 9))
		g.add(ops.Search, ops.Attr{Mode: ops.SearchRight}, g.add(ops.Flip, ops.Attr{Axes: []int{0}}, rows), g.data(d, 5, 9))
	}
}
