package engine

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// slidingForms combine elements of x from several rows and columns into rows by columns results.
var slidingForms = []struct {
	name string
	make func(g *randomGraph, d dtype.DType, rows, columns int) graph.Value
}{
	{"windows of 3 x 3 with weights of each channel", func(g *randomGraph, d dtype.DType, rows, columns int) graph.Value {
		x := seen(g, g.data(d, 3, rows+2, columns+2), 3, 1, 3, 1)
		return reduced(g, ops.Sum, g.add(ops.Mul, ops.Attr{}, x, g.data(d, 3, 1, 1, 3, 3)))
	}},
	{"windows of 5 x 3 two apart, beside another array", func(g *randomGraph, d dtype.DType, rows, columns int) graph.Value {
		x := seen(g, g.data(d, 2, 2*rows+3, 2*columns+1), 5, 2, 3, 2)
		return g.add(ops.Add, ops.Attr{}, reduced(g, ops.Sum, x), g.data(d, 2, rows, columns))
	}},
	{"products of windows of a padded array", func(g *randomGraph, d dtype.DType, rows, columns int) graph.Value {
		x := g.data(d, rows, columns)
		frame := graph.NewFull(d, [2]uint64{}, shape.Shape{1, columns}, "")
		x = g.add(ops.Concat, ops.Attr{Axes: []int{0}}, frame, g.add(ops.Neg, ops.Attr{}, x), frame)
		side := graph.NewFull(d, [2]uint64{}, shape.Shape{rows + 2, 1}, "")
		x = g.add(ops.Concat, ops.Attr{Axes: []int{1}}, side, x, side)
		return reduced(g, ops.Prod, seen(g, x, 3, 1, 3, 1))
	}},
	{"a cross, without the corners", func(g *randomGraph, d dtype.DType, rows, columns int) graph.Value {
		x := g.data(d, rows+2, columns+2)
		at := func(r, c int) graph.Value {
			return g.add(ops.Slice, ops.Attr{Ranges: []shape.Range{shape.Span(r, r+rows), shape.Span(c, c+columns)}}, x)
		}
		v := at(1, 1)
		for _, o := range [][2]int{{0, 1}, {1, 0}, {1, 2}, {2, 1}} {
			v = g.add(ops.Sub, ops.Attr{}, v, at(o[0], o[1]))
		}
		return v
	}},
	{"backwards", func(g *randomGraph, d dtype.DType, rows, columns int) graph.Value {
		x := g.add(ops.Slice, ops.Attr{Ranges: []shape.Range{shape.StepAll(-1), shape.All()}}, g.data(d, rows+1, columns+1))
		at := func(r, c int) graph.Value {
			return g.add(ops.Slice, ops.Attr{Ranges: []shape.Range{shape.Span(r, r+rows), shape.Span(c, c+columns)}}, x)
		}
		return g.add(ops.Mul, ops.Attr{}, g.add(ops.Add, ops.Attr{}, at(0, 0), at(1, 1)), g.add(ops.Sub, ops.Attr{}, at(1, 0), at(0, 1)))
	}},
	{"windows that lack a corner at either end of the array", func(g *randomGraph, d dtype.DType, rows, columns int) graph.Value {
		x := g.data(d, rows*(columns+2)+columns)
		at := func(from int) graph.Value { // rows columns+2 apart
			v := g.add(ops.Slice, ops.Attr{Ranges: []shape.Range{shape.Span(from, from+rows*(columns+2))}}, x)
			v = g.add(ops.Reshape, ops.Attr{Shape: shape.Shape{rows, columns + 2}}, v)
			return g.add(ops.Slice, ops.Attr{Ranges: []shape.Range{shape.All(), shape.Span(0, columns)}}, v)
		}
		return g.add(ops.Add, ops.Attr{}, at(columns), g.add(ops.Sub, ops.Attr{}, at(0), at(2)))
	}},
}

// seen returns windows over the last two axes of x, as two more axes.
func seen(g *randomGraph, x graph.Value, rows, down, columns, along int) graph.Value {
	rank := len(x.Shape())
	x = g.add(ops.SlidingWindow, ops.Attr{Counts: []int{rows, down}, Axes: []int{rank - 2}}, x)
	return g.add(ops.SlidingWindow, ops.Attr{Counts: []int{columns, along}, Axes: []int{rank - 1}}, x)
}

// reduced reduces windows.
func reduced(g *randomGraph, op *ops.Op, x graph.Value) graph.Value {
	rank := len(x.Shape())
	return g.add(op, ops.Attr{Axes: []int{rank - 2, rank - 1}}, x)
}

// Sliding maps, which read overlapping elements once, have the definition's bits, whether or not
// chunks fill the rows. They read up to the last element of the array.
func TestSliding(t *testing.T) {
	e, be := fuzzed(t)
	types := []dtype.DType{dtype.Float32, dtype.Int32, dtype.Float64, dtype.Complex64, dtype.Uint64}
	sizes := map[string][][2]int{"the device's own": {{17, 14}, {33, 24}}, "parameter buffers": {{9, 8}}, "tiny range": {{33, 23}}}
	if e.dev.IsHost() {
		for config := range sizes {
			sizes[config] = [][2]int{{1, 4}, {3, 5}, {9, 8}, {17, 14}, {33, 24}}
		}
	}
	configs, made := configurations(be.cfg), 0
	for config, sizes := range sizes {
		be.cfg = configs[config]
		be.cfg.Windows, be.cfg.MaxCost, be.cfg.Class, be.cfg.RowInvocations = 16, max(be.cfg.MaxCost, 240), target.Unknown, 0
		for f, form := range slidingForms {
			for i, size := range sizes {
				g := emptyGraph(t, e, uint64(f))
				v := form.make(g, types[(f+i)%len(types)], size[0], size[1])
				made += schemes(t, be.cfg, v)[kernel.Sliding]
				if err := g.check(be.cfg); err != nil {
					t.Fatalf("%s, %v, %s: %v\n%s", form.name, size, config, err, g)
				}
				g.free()
			}
		}
	}
	least := 4 // few operands, or little code, fit a kernel
	switch {
	case e.dev.IsHost():
		least = 30
	case be.cfg.MaxOperands < 4 && be.cfg.Weights.Flush32: // both
		least = 1
	}
	t.Logf("%d sliding kernels", made)
	if made < least {
		t.Errorf("%d sliding kernels, want at least %d", made, least)
	}
}
