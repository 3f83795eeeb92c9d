package engine

import (
	"fmt"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

var scanOperators = []*ops.Op{ops.CumulativeSum, ops.CumulativeProd, ops.CumulativeMax, ops.CumulativeMin}

type scanForm struct {
	name string
	make func(g *randomGraph, n int, op *ops.Op, a ops.Attr)
}

// scanForms are layouts of scanned elements.
var scanForms = []scanForm{
	{"a row", func(g *randomGraph, n int, op *ops.Op, a ops.Attr) {
		g.along(op, a, 0, g.data(dtype.Float32, n))
	}},
	{"rows computed", func(g *randomGraph, n int, op *ops.Op, a ops.Attr) {
		v := g.add(ops.Mul, ops.Attr{}, g.data(dtype.Float32, 3, n), g.data(dtype.Float32, 3, 1))
		g.along(op, a, 1, v)
	}},
	{"rows computed at length", func(g *randomGraph, n int, op *ops.Op, a ops.Attr) {
		v := g.add(ops.Exp, ops.Attr{}, g.add(ops.Sin, ops.Attr{}, g.data(dtype.Float32, 3, n)))
		g.along(op, a, 1, v)
	}},
	{"columns", func(g *randomGraph, n int, op *ops.Op, a ops.Attr) {
		g.along(op, a, 0, g.data(dtype.Float32, n, 5))
	}},
	{"columns in whole chunks", func(g *randomGraph, n int, op *ops.Op, a ops.Attr) {
		g.along(op, a, 0, g.data(dtype.Float32, n, 32))
	}},
	{"pairs of columns of pairs of words", func(g *randomGraph, n int, op *ops.Op, a ops.Attr) {
		g.along(op, a, 1, g.data(dtype.Uint64, 2, n, 16))
	}},
	{"columns of a transpose", func(g *randomGraph, n int, op *ops.Op, a ops.Attr) {
		g.along(op, a, 0, g.add(ops.Permute, ops.Attr{Axes: []int{1, 0}}, g.data(dtype.Int32, 6, n)))
	}},
	{"rows of a transpose", func(g *randomGraph, n int, op *ops.Op, a ops.Attr) {
		g.along(op, a, 1, g.add(ops.Permute, ops.Attr{Axes: []int{1, 0}}, g.data(dtype.Float64, n, 3)))
	}},
	{"rows backwards", func(g *randomGraph, n int, op *ops.Op, a ops.Attr) {
		g.along(op, a, 1, g.add(ops.Flip, ops.Attr{Axes: []int{1}}, g.data(dtype.Int64, 2, n)))
	}},
	{"an index", func(g *randomGraph, n int, op *ops.Op, a ops.Attr) {
		v := g.note(graph.NewIota(shape.Shape{n, 2}, ""))
		g.along(op, a, 0, g.add(ops.Add, ops.Attr{}, v, g.data(dtype.Int64, 2)))
	}},
	{"one element many times", func(g *randomGraph, n int, op *ops.Op, a ops.Attr) {
		g.along(op, a, 0, g.add(ops.BroadcastTo, ops.Attr{Shape: shape.Shape{n, 3}}, g.data(dtype.Float32, 3)))
	}},
	{"a slice of rows", func(g *randomGraph, n int, op *ops.Op, a ops.Attr) {
		v := g.add(ops.Slice, ops.Attr{Ranges: []shape.Range{shape.All(), shape.From(3)}}, g.data(dtype.BFloat16, 2, n+3))
		g.along(op, a, 1, v)
	}},
	{"bytes", func(g *randomGraph, n int, op *ops.Op, a ops.Attr) {
		g.along(op, a, 0, g.data(dtype.Int8, n))
	}},
	{"unsigned halves of words, computed on", func(g *randomGraph, n int, op *ops.Op, a ops.Attr) {
		v := g.along(op, a, 2, g.data(dtype.Uint16, 1, 2, n))
		g.add(ops.Add, ops.Attr{}, v, v)
	}},
}

// wideForms have so many columns that the host scans several of them at a time.
var wideForms = []scanForm{
	{"many columns", func(g *randomGraph, n int, op *ops.Op, a ops.Attr) {
		g.along(op, a, 0, g.add(ops.Neg, ops.Attr{}, g.data(dtype.Float32, n, 67)))
	}},
	{"many columns that lie apart", func(g *randomGraph, n int, op *ops.Op, a ops.Attr) {
		g.along(op, a, 1, g.add(ops.Slice, ops.Attr{Ranges: []shape.Range{shape.All(), shape.All(), shape.From(1)}}, g.data(dtype.Int32, 2, n, 65)))
	}},
}

// along adds a scan along an axis.
func (g *randomGraph) along(op *ops.Op, a ops.Attr, axis int, v graph.Value) graph.Value {
	a.Axes = []int{axis}
	return g.add(op, a, v)
}

// Scans of every length around the limits of leaves and chunks have the definition's bits: in every
// form, with one level of leaves and with several, inclusive and exclusive, in both directions,
// with and without an initial element.
func TestScanLengths(t *testing.T) {
	e, be := fuzzed(t)
	configs := configurations(be.cfg)
	drawn := 0
	run := func(config string, lengths ...int) {
		be.cfg = configs[config]
		drawn = checkScans(t, e, be.cfg, config, scanForms, drawn, lengths...)
	}
	run("the device's own", 1, 2, 4, 15, 16, 17, 33, 1023, 1024, 1025, 2048, 4099)
	run("tiny range", 17, 1025, 3072)
	run("parameter buffers", 16, 2049)
	run("few operands", 1040)
	run("unfused", 1, 17, 1025)
}

// checkScans compares scans of the forms at all lengths. Operators and attributes take turns; drawn
// is how many scans came before.
func checkScans(t *testing.T, e *Engine, cfg plan.Config, config string, forms []scanForm, drawn int, lengths ...int) int {
	t.Helper()
	attrs := []ops.Attr{{}, {Initial: true}, {Exclusive: true}, {Reverse: true}, {Reverse: true, Exclusive: true}}
	for i, form := range forms {
		for _, n := range lengths {
			a := attrs[drawn%len(attrs)]
			drawn++
			g := emptyGraph(t, e, uint64(n))
			op := scanOperators[(i+drawn/7)%len(scanOperators)]
			form.make(g, n, op, a)
			if err := g.check(cfg); err != nil {
				t.Fatalf("%s of %s, %d elements, %s, %+v: %v\n%s", op, form.name, n, config, a, err, g)
			}
			g.free()
		}
	}
	return drawn
}

// The host has loops of its own for many columns, which it scans whole or in parts.
func TestScansSideBySide(t *testing.T) {
	e := hostEngine(t)
	configs := configurations(e.be.Config())
	for i, config := range []string{"the device's own", "tiny range", "unfused"} {
		for drawn := range 5 {
			checkScans(t, e, configs[config], config, wideForms, drawn+7*i, 2, 17, 1023, 1024, 1025, 2049, 4099)
		}
	}
}

// Rows may have more leaves than a leaf has elements, so that the totals' totals are scanned too.
// Rows that are cut get the result before each part.
func TestLongScanRows(t *testing.T) {
	e, be := fuzzed(t)
	configs := configurations(be.cfg)
	for _, c := range []struct {
		config string
		dims   []int
	}{
		{"the device's own", []int{ops.Leaf*ops.Leaf + 1}},
		{"the device's own", []int{ops.Leaf*ops.Leaf + 3*ops.Leaf + 5}},
		{"tiny range", []int{9001}},
		{"tiny range", []int{2, 16 * ops.Leaf}},
		{"parameter buffers", []int{1, 40001}},
	} {
		be.cfg = configs[c.config]
		for _, a := range []ops.Attr{{}, {Exclusive: true}} {
			g := emptyGraph(t, e, uint64(c.dims[0]))
			g.along(ops.CumulativeSum, a, len(c.dims)-1, g.data(dtype.Float32, c.dims...))
			if err := g.check(be.cfg); err != nil {
				t.Fatalf("%v, %s: %v", c.dims, c.config, err)
			}
			g.free()
		}
	}
}

// Scans of every dtype have the definition's bits, along rows and down columns.
func TestScanTypes(t *testing.T) {
	e, be := fuzzed(t)
	for _, d := range dtype.All() {
		for _, op := range scanOperators {
			if !op.Accept.Contains(d) {
				continue
			}
			t.Run(fmt.Sprintf("%s of %s", op, d), func(t *testing.T) {
				for axis, dims := range [][]int{{1030, 8}, {3, 1040}} {
					g := emptyGraph(t, e, uint64(d))
					g.along(op, ops.Attr{Exclusive: axis == 0}, axis, g.data(d, dims...))
					if err := g.check(be.cfg); err != nil {
						t.Fatalf("axis %d: %v", axis, err)
					}
					g.free()
				}
			})
		}
	}
}
