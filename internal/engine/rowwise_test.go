package engine

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/testgraph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// kept applies a reduction of the last axis that keeps it.
func (g *randomGraph) kept(op *ops.Op, v graph.Value) graph.Value {
	return g.add(op, ops.Attr{Axes: []int{len(v.Shape()) - 1}, KeepDims: true}, v)
}

// rowForm is an expression of rows of n elements.
type rowForm struct {
	name string
	make func(g *randomGraph, n int)
}

// rowwiseForms are rows that are combined and then read again.
var rowwiseForms = []rowForm{
	{"softmax", func(g *randomGraph, n int) { g.add(ops.Softmax, ops.Attr{}, g.data(dtype.Float32, 5, n)) }},
	{"log-softmax of halves", func(g *randomGraph, n int) { g.add(ops.LogSoftmax, ops.Attr{}, g.data(dtype.Float16, 5, n)) }},
	{"layer norm with scale and bias", func(g *randomGraph, n int) {
		g.add(ops.LayerNorm, ops.Attr{}, g.data(dtype.Float32, 2, 4, n), g.data(dtype.Float32, n), g.data(dtype.Float32, n))
	}},
	{"root mean square of doubles", func(g *randomGraph, n int) { g.add(ops.RMSNorm, ops.Attr{}, g.data(dtype.Float64, 3, n)) }},
	{"variance", func(g *randomGraph, n int) { g.add(ops.Var, ops.Attr{Axes: []int{1}}, g.data(dtype.BFloat16, 70, n)) }},
	{"the logarithm of a sum", func(g *randomGraph, n int) {
		x := g.data(dtype.Float32, 4, n)
		top := g.kept(ops.Max, x)
		e := g.add(ops.Exp, ops.Attr{}, g.add(ops.Sub, ops.Attr{}, x, top))
		g.add(ops.Add, ops.Attr{}, top, g.add(ops.Log, ops.Attr{}, g.kept(ops.Sum, e)))
	}},
	{"integers less the least, by bytes", func(g *randomGraph, n int) {
		x := g.data(dtype.Uint8, 7, n)
		g.add(ops.Sub, ops.Attr{}, x, g.kept(ops.Min, x))
	}},
	{"complex numbers over their product", func(g *randomGraph, n int) {
		x := g.data(dtype.Complex64, 3, n)
		g.add(ops.Mul, ops.Attr{}, x, g.kept(ops.Prod, x))
	}},
	{"the greatest and the least in one pass", func(g *randomGraph, n int) {
		x := g.data(dtype.Float32, 6, n)
		spread := g.add(ops.Sub, ops.Attr{}, g.kept(ops.Max, x), g.kept(ops.Min, x))
		g.add(ops.Div, ops.Attr{}, x, spread)
	}},
	{"words of 64 bits", func(g *randomGraph, n int) {
		x := g.data(dtype.Int64, 6, n)
		g.add(ops.Greater, ops.Attr{}, x, g.kept(ops.Max, g.add(ops.Neg, ops.Attr{}, x)))
	}},
	{"a column seen as a row, with an index", func(g *randomGraph, n int) {
		x := g.add(ops.Permute, ops.Attr{Axes: []int{1, 0}}, g.data(dtype.Int64, n, 4))
		x = g.add(ops.Add, ops.Attr{}, x, g.note(graph.NewIota(shape.Shape{n}, "")))
		g.add(ops.Sub, ops.Attr{}, x, g.kept(ops.Sum, x))
	}},
	{"a slice of rows, weighted", func(g *randomGraph, n int) {
		x := g.add(ops.Slice, ops.Attr{Ranges: []shape.Range{shape.All(), shape.From(3)}}, g.data(dtype.Float32, 3, n+3))
		y := g.add(ops.Mul, ops.Attr{}, x, g.data(dtype.Float32, 3, 1))
		g.add(ops.Div, ops.Attr{}, y, g.kept(ops.Sum, g.add(ops.Abs, ops.Attr{}, y)))
	}},
	{"rows weighted alike", func(g *randomGraph, n int) {
		y := g.add(ops.Mul, ops.Attr{}, g.data(dtype.Float32, 8, n), g.data(dtype.Float32, n))
		g.add(ops.Sqrt, ops.Attr{}, g.kept(ops.Sum, y))
	}},
	{"the place of the greatest", func(g *randomGraph, n int) { g.kept(ops.ArgMax, g.data(dtype.Float32, 9, n)) }},
	{"how far the places of halves are apart, weighted alike", func(g *randomGraph, n int) {
		y := g.add(ops.Mul, ops.Attr{}, g.data(dtype.Float16, 8, n), g.data(dtype.Float16, n))
		g.add(ops.Sub, ops.Attr{}, g.kept(ops.ArgMax, y), g.kept(ops.ArgMin, y))
	}},
	{"the place of the greatest product", func(g *randomGraph, n int) {
		x := g.data(dtype.Int16, 4, n)
		g.kept(ops.ArgMax, g.add(ops.Mul, ops.Attr{}, x, g.kept(ops.Max, x)))
	}},
}

// down applies a reduction of the axis before the last that keeps it.
func (g *randomGraph) down(op *ops.Op, v graph.Value) graph.Value {
	return g.add(op, ops.Attr{Axes: []int{len(v.Shape()) - 2}, KeepDims: true}, v)
}

// columnForms are columns that are combined and then read again.
var columnForms = []rowForm{
	{"softmax", func(g *randomGraph, n int) {
		g.add(ops.Softmax, ops.Attr{Axes: []int{0}}, g.data(dtype.Float32, n, 32))
	}},
	{"log-softmax of halves of planes", func(g *randomGraph, n int) {
		g.add(ops.LogSoftmax, ops.Attr{Axes: []int{1}}, g.data(dtype.Float16, 3, n, 16))
	}},
	{"variance of doubles", func(g *randomGraph, n int) { g.add(ops.Var, ops.Attr{Axes: []int{0}}, g.data(dtype.Float64, n, 9)) }},
	{"mean of columns that no chunk divides", func(g *randomGraph, n int) { g.add(ops.Mean, ops.Attr{Axes: []int{0}}, g.data(dtype.BFloat16, n, 21)) }},
	{"integers less the least, by bytes", func(g *randomGraph, n int) {
		x := g.data(dtype.Uint8, n, 40)
		g.add(ops.Sub, ops.Attr{}, x, g.down(ops.Min, x))
	}},
	{"complex numbers over their product", func(g *randomGraph, n int) {
		x := g.data(dtype.Complex64, n, 8)
		g.add(ops.Mul, ops.Attr{}, x, g.down(ops.Prod, x))
	}},
	{"whether all are greater", func(g *randomGraph, n int) {
		more := g.add(ops.Greater, ops.Attr{}, g.data(dtype.Int64, n, 16), g.data(dtype.Int64, n, 1))
		g.add(ops.LogicalNot, ops.Attr{}, g.down(ops.AllTrue, more))
	}},
	{"the greatest and the least in one pass, scaled", func(g *randomGraph, n int) {
		x := g.data(dtype.Float32, 2, n, 16)
		spread := g.add(ops.Sub, ops.Attr{}, g.down(ops.Max, x), g.down(ops.Min, x))
		g.add(ops.Mul, ops.Attr{}, g.add(ops.Div, ops.Attr{}, x, spread), g.data(dtype.Float32, 2, 1, 1))
	}},
	{"every other column, with an index", func(g *randomGraph, n int) {
		x := g.add(ops.Slice, ops.Attr{Ranges: []shape.Range{shape.All(), shape.StepAll(2)}}, g.data(dtype.Int64, n, 24))
		x = g.add(ops.Add, ops.Attr{}, x, g.note(graph.NewIota(shape.Shape{n, 12}, "")))
		g.add(ops.Sub, ops.Attr{}, x, g.down(ops.Sum, x))
	}},
}

// Rows of every length around the limits of the tree, the rounds and the chunks have the bits of
// the definition, in every form and configuration. Plans that can be rowwise are.
func TestRowwiseLengths(t *testing.T) { checkRows(t, rowwiseForms) }

// Columns of such lengths have the bits of the definition, too.
func TestColumnLengths(t *testing.T) { checkRows(t, columnForms) }

func checkRows(t *testing.T, forms []rowForm) {
	e, be := fuzzed(t)
	configs := configurations(be.cfg)
	run := func(config string, narrow, rowwise bool, lengths ...int) {
		be.cfg = configs[config]
		be.cfg.BusyRows, be.cfg.NarrowBelow = 0, 0
		if narrow {
			be.cfg.NarrowBelow = 1 << 20
		}
		for _, form := range forms {
			for _, n := range lengths {
				checkRow(t, e, be.cfg, form, n, rowwise)
			}
		}
	}
	lengths := []int{2, 5, 16, 20, 40, 1000, 1023, 1024, 2049, 4096}
	if e.dev.IsHost() {
		lengths = append(lengths, 3, 4, 8, 15, 17, 1040, 31, 32, 33, 1025, 2048, 16384)
	}
	run("the device's own", false, false, lengths...)
	run("the device's own", true, false, 33, 1040)
	run("tiny range", false, false, 17, 1040)
	run("parameter buffers", false, false, 33, 1024)
	run("few operands", false, false, 64)
	if e.dev.IsHost() { // the host has no limit of cost
		run("the device's own", false, true, 2, 1000)
	}
}

// Maps that combine the results of long rows' and columns' leaves have the bits of the definition.
func TestMapsEndTrees(t *testing.T) {
	e, be := fuzzed(t)
	for _, dims := range [][]int{{20_000}, {3, 20_000}, {2500, 5}, {2048, 16}} {
		axes := ops.Attr{Axes: []int{len(dims) - 1}}
		if dims[0] > dims[len(dims)-1] {
			axes.Axes[0] = 0
		}
		for name, end := range map[string]func(g *randomGraph, x graph.Value){
			"mean": func(g *randomGraph, x graph.Value) { g.add(ops.Mean, axes, x) },
			"distance of the greatest from the least": func(g *randomGraph, x graph.Value) {
				g.add(ops.Sub, ops.Attr{}, g.add(ops.ArgMax, axes, x), g.add(ops.ArgMin, axes, x))
			},
		} {
			g := emptyGraph(t, e, 1)
			end(g, g.data(dtype.Float32, dims...))
			if err := g.check(be.cfg); err != nil {
				t.Fatalf("%s of %v: %v\n%s", name, dims, err, g)
			}
			g.free()
		}
	}
}

// checkRow checks one form and, if rowwise is true, that its last kernel is rowwise.
func checkRow(t *testing.T, e *Engine, cfg plan.Config, form rowForm, n int, rowwise bool) {
	t.Helper()
	g := emptyGraph(t, e, uint64(n))
	defer g.free()
	form.make(g, n)
	p, err := plan.Build(cfg, g.values[len(g.values)-1])
	if err != nil {
		t.Fatal(err)
	}
	if is := p.Steps[len(p.Steps)-1].Kernel.Loop.String() == "rowwise"; rowwise && !is {
		t.Errorf("%s, %d elements: no rowwise kernel\n%s", form.name, n, p)
	}
	if err := g.check(cfg); err != nil {
		t.Fatalf("%s, %d elements: %v\n%+v\n%s", form.name, n, err, cfg, g)
	}
}

// Rows that share pages have the bits of the definition, in whole blocks of stripes and after them.
func TestStripes(t *testing.T) {
	e, be := fuzzed(t)
	for _, dims := range [][]int{{2100, 16}, {1030, 20}, {264, 256}, {70, 1000}} {
		g := emptyGraph(t, e, 1)
		x := g.data(dtype.Float32, dims...)
		g.kept(ops.Sum, x)
		g.kept(ops.ArgMax, x)
		g.add(ops.Div, ops.Attr{}, g.add(ops.Mul, ops.Attr{}, x, g.data(dtype.Float32, dims[1])), g.kept(ops.Max, x))
		if err := g.check(be.cfg); err != nil {
			t.Fatalf("%v: %v\n%s", dims, err, g)
		}
		g.free()
	}
}

// Random graphs that combine rows and then read them again have the bits of the definition.
func TestRandomRows(t *testing.T) {
	e, be := fuzzed(t)
	rounds := 60
	if e.dev.IsHost() {
		rounds = 400
	}
	configs := configurations(be.cfg)
	rowwise := 0
	for seed := range uint64(fuzzRounds(t, rounds)) {
		name := configNames[seed%uint64(len(configNames))]
		be.cfg = configs[name]
		be.cfg.BusyRows = 0
		d := testgraph.NewDrawer(1<<20 + seed)
		d.Graph(4)
		for range 1 + d.IntN(3) {
			d.Rows(d.Operand())
			d.Node()
		}
		g := drawnGraph(t, e, 1<<20+seed, d)
		p, err := plan.Build(be.cfg, unrun([]graph.Value{g.values[len(g.values)-1]})...)
		if err != nil {
			t.Fatalf("seed %d, %s: %v\n%s", seed, name, err, g)
		}
		for _, s := range p.Steps {
			if s.Kernel.Loop.String() == "rowwise" {
				rowwise++
			}
		}
		if err := g.check(be.cfg); err != nil {
			t.Fatalf("seed %d, %s: %v\n%s", seed, name, err, g)
		}
		g.free()
	}
	if rowwise == 0 {
		t.Error("no rowwise kernel was drawn")
	}
	t.Logf("%d rowwise kernels", rowwise)
}
