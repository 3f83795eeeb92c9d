package engine

import (
	"slices"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// sortForms are layouts of sorted rows.
var sortForms = []struct {
	name string
	make func(g *randomGraph, n int)
}{
	{"rows", func(g *randomGraph, n int) { g.add(ops.SortRows, ops.Attr{}, g.data(dtype.Uint64, 3, n)) }},
	{"a row", func(g *randomGraph, n int) { g.add(ops.SortRows, ops.Attr{}, g.data(dtype.Uint64, n)) }},
	{"columns", func(g *randomGraph, n int) {
		g.add(ops.SortRows, ops.Attr{}, g.add(ops.Permute, ops.Attr{Axes: []int{1, 0}}, g.data(dtype.Uint64, n, 2)))
	}},
	{"a part of rows", func(g *randomGraph, n int) {
		x := g.data(dtype.Uint64, 2, n+3)
		g.add(ops.SortRows, ops.Attr{}, g.add(ops.Slice, ops.Attr{Ranges: []shape.Range{shape.All(), shape.From(3)}}, x))
	}},
	{"the last of two rows", func(g *randomGraph, n int) {
		x := g.data(dtype.Uint64, 2, n)
		g.add(ops.SortRows, ops.Attr{}, g.add(ops.Index, ops.Attr{Indices: []shape.Index{shape.At(1)}}, x))
	}},
	{"one element many times", func(g *randomGraph, n int) {
		g.add(ops.SortRows, ops.Attr{}, g.add(ops.BroadcastTo, ops.Attr{Shape: shape.Shape{2, n}}, g.data(dtype.Uint64, 1)))
	}},
	{"few distinct elements, computed on afterwards", func(g *randomGraph, n int) {
		x := g.add(ops.BitwiseAnd, ops.Attr{}, g.data(dtype.Uint64, 2, n), g.note(graph.NewFull(dtype.Uint64, element.Bits{5}, shape.Shape{}, "")))
		y := g.add(ops.SortRows, ops.Attr{}, x)
		g.add(ops.Add, ops.Attr{}, y, y)
	}},
	{"positions of floats", func(g *randomGraph, n int) {
		g.add(ops.ArgSort, ops.Attr{Axes: []int{0}}, g.data(dtype.Float32, n, 2))
	}},
	{"positions of bytes", func(g *randomGraph, n int) {
		g.add(ops.ArgSort, ops.Attr{Descending: true}, g.data(dtype.Int8, n))
	}},
	{"wide floats, in two sorts", func(g *randomGraph, n int) {
		g.add(ops.SortAlong, ops.Attr{Axes: []int{1}}, g.data(dtype.Float64, 2, n))
	}},
	{"the greatest of looked-up elements", func(g *randomGraph, n int) {
		order := g.add(ops.ArgSort, ops.Attr{}, g.data(dtype.Int16, 2, n))
		found := g.add(ops.Lookup, ops.Attr{Axes: []int{1}}, g.data(dtype.Int64, 2, n), order)
		g.add(ops.Max, ops.Attr{Axes: []int{1}}, found)
	}},
	{"halves downwards", func(g *randomGraph, n int) {
		g.add(ops.SortAlong, ops.Attr{Descending: true}, g.data(dtype.BFloat16, n))
	}},
}

// Rows of all lengths up to several merges are sorted, around the sizes of tiles, runs and chunks;
// by digits if the configuration says so; in pages if they are longer than a binding; and with more
// pages than bindings.
func TestSortForms(t *testing.T) {
	e, be := fuzzed(t)
	configs := configurations(be.cfg)
	digits, few := be.cfg, configs["tiny range"]
	digits.RadixRow, digits.SortsRows = target.RadixRow, false
	few.RadixRow = 0
	configs["by digits"], configs["by merging"] = digits, few
	gpu := configs["a GPU's"]
	gpu.RadixRow = 1
	configs["a GPU's by digits"] = gpu
	few.MaxOperands = 3
	configs["by exchanging pages"] = few
	run := func(config string, lengths ...int) {
		be.cfg = configs[config]
		for _, form := range sortForms {
			for _, n := range lengths {
				g := emptyGraph(t, e, uint64(n))
				form.make(g, n)
				if err := g.check(be.cfg); err != nil {
					t.Fatalf("%s of %d, %s: %v\n%s", form.name, n, config, err, g)
				}
				g.free()
			}
		}
	}
	run("the device's own", 1, 2, 15, 16, 17, 31, 33, 64, 65, 127, 129, 1000)
	run("by digits", 2048, 5001)
	run("by merging", 130, 1056, 2100) // rows, runs and pages: a binding reaches 2112 words
	run("by exchanging pages", 6145, 9000, 14336)
	run("a GPU's", 1, 7, 9, 200, 1023, 1024, 1025, 5001) // tiles of 1024
	run("a GPU's by digits", 9, 5001)
	run("tiny range", 4096, 5001, 9000)
	run("parameter buffers", 17, 2100)
	run("few operands", 33)
	run("unfused", 1, 16, 17, 100)
}

// Sorts by digits work for parts of several tiles of which the last is not full, in rows whose last
// part is shorter; for so many counters that a workgroup sums them in several tiles; and for rows
// of one element.
func TestCooperativeDigits(t *testing.T) {
	e, be := fuzzed(t)
	be.cfg = gpuConfig(be.cfg)
	be.cfg.RadixRow, be.cfg.RowInvocations = 1, 8
	for _, n := range []int{65_665, 30_100, 65, 1} { // tiles have 64 elements: 1,027 tiles are more than the most parts
		g := emptyGraph(t, e, uint64(n))
		g.add(ops.ArgSort, ops.Attr{}, g.data(dtype.Uint16, 1+min(3, 70_000/n), n))
		if err := g.check(be.cfg); err != nil {
			t.Fatalf("%d elements: %v\n%s", n, err, g)
		}
		g.free()
	}
}

// The host sorts rows of every length and real dtype in one step, and finds the order of their
// elements in a second one after the keys.
func TestHostSortsRowsAtOnce(t *testing.T) {
	e := hostEngine(t)
	for _, d := range dtype.All() {
		if d.IsComplex() {
			continue
		}
		for _, n := range []int{2, 100, 3000} {
			for o, steps := range map[*ops.Op]int{ops.SortAlong: 1, ops.ArgSort: 2} {
				for _, descending := range []bool{false, true} {
					if o == ops.ArgSort && !descending && (d.Kind() == dtype.KindUint || d == dtype.Bool) {
						continue // the elements are the keys
					}
					g := emptyGraph(t, e, uint64(n))
					p, err := e.build(e.be.Config(), g.add(o, ops.Attr{Axes: []int{1}, Descending: descending}, g.data(d, 8, n)))
					if err != nil || len(p.Steps) != steps {
						t.Errorf("%s of rows of %d %s: %v, %v", o, n, d, p, err)
					}
					g.free()
				}
			}
		}
	}
}

// On the host, the distinct values of a vector take one sort, of values: they are looked up in the
// sorted vector, and no position is needed.
func TestHostFindsDistinctValuesByOneSort(t *testing.T) {
	e := hostEngine(t)
	g := emptyGraph(t, e, 1)
	defer g.free()
	p, err := e.build(e.be.Config(), g.add(ops.UniqueValues, ops.Attr{Counts: []int{500}}, g.data(dtype.Float32, 3000)))
	if err != nil {
		t.Fatal(err)
	}
	var forms []kernel.SortForm
	for _, s := range p.Steps {
		if sort, ok := s.Kernel.Loop.(*kernel.Sort); ok {
			forms = append(forms, sort.Form)
		}
	}
	if !slices.Equal(forms, []kernel.SortForm{kernel.Values}) {
		t.Errorf("it sorts %v", forms)
	}
}
