package engine

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// selectForms are ways of asking for the first k of n elements.
var selectForms = []struct {
	name string
	make func(g *randomGraph, n, k int)
}{
	{"the greatest of rows", func(g *randomGraph, n, k int) { g.top(g.data(dtype.Float32, 3, n), 1, k, ops.TopLargest) }},
	{"the least of columns", func(g *randomGraph, n, k int) { g.top(g.data(dtype.Float32, n, 3), 0, k, ops.TopSmallest) }},
	{"of long numbers", func(g *randomGraph, n, k int) { g.top(g.data(dtype.Float64, 2, n), 1, k, ops.TopLargest) }},
	{"of few distinct numbers with equal upper words", func(g *randomGraph, n, k int) {
		seven := g.note(graph.NewFull(dtype.Int64, element.Bits{7}, shape.Shape{}, ""))
		g.top(g.add(ops.BitwiseAnd, ops.Attr{}, g.data(dtype.Int64, 2, n), seven), 1, k, ops.TopLargest)
	}},
	{"of bools", func(g *randomGraph, n, k int) { g.top(g.data(dtype.Bool, n), 0, k, ops.TopSmallest) }},
	{"of computed halves", func(g *randomGraph, n, k int) {
		g.top(g.add(ops.Neg, ops.Attr{}, g.data(dtype.Float16, 2, n)), 1, k, ops.TopLargest)
	}},
	{"of one element many times", func(g *randomGraph, n, k int) {
		g.top(g.add(ops.BroadcastTo, ops.Attr{Shape: shape.Shape{2, n}}, g.data(dtype.Uint16, 1)), 1, k, ops.TopLargest)
	}},
	{"of every other element, backwards", func(g *randomGraph, n, k int) {
		x := g.add(ops.Slice, ops.Attr{Ranges: []shape.Range{shape.All(), shape.StepAll(-2)}}, g.data(dtype.Int8, 3, 2*n))
		g.top(x, 1, k, ops.TopSmallest)
	}},
	{"a part of the positions in order", func(g *randomGraph, n, k int) {
		g.part(compose.Apply(ops.ArgSort, ops.Attr{Axes: []int{1}}, "", g.data(dtype.Float32, 2, n)))(k)
	}},
	{"a part of sorted columns", func(g *randomGraph, n, k int) {
		x, err := compose.Apply(ops.SortAlong, ops.Attr{Axes: []int{0}, Descending: true}, "", g.data(dtype.Float32, n, 2))
		if err != nil {
			g.t.Fatal(err)
		}
		g.add(ops.Index, ops.Attr{Indices: []shape.Index{shape.To(k), shape.At(1)}}, x)
	}},
	{"the first of sorted columns", func(g *randomGraph, n, k int) {
		x, err := compose.Apply(ops.SortAlong, ops.Attr{Axes: []int{1}}, "", g.data(dtype.Int32, n, 3))
		if err != nil {
			g.t.Fatal(err)
		}
		g.add(ops.Index, ops.Attr{Indices: []shape.Index{shape.To(k)}}, x)
	}},
	{"a part of sorted integers", func(g *randomGraph, n, k int) {
		g.part(compose.Apply(ops.SortAlong, ops.Attr{Axes: []int{1}}, "", g.data(dtype.Int16, 2, n)))(k)
	}},
	{"a part of sorted long integers, computed on", func(g *randomGraph, n, k int) {
		x, err := compose.Apply(ops.SortAlong, ops.Attr{Axes: []int{1}}, "", g.data(dtype.Uint64, 2, n))
		if err != nil {
			g.t.Fatal(err)
		}
		g.part(compose.Apply(ops.Mul, ops.Attr{}, "", x, graph.NewFull(dtype.Uint64, element.Bits{3}, shape.Shape{2, n}, "")))(k)
	}},
	{"twice, the second time with fewer", func(g *randomGraph, n, k int) {
		x := g.data(dtype.Float32, 2, n)
		g.top(x, 1, k, ops.TopLargest)
		g.top(x, 1, k/2, ops.TopLargest)
	}},
}

// top adds both results of TopK.
func (g *randomGraph) top(x graph.Value, axis, k int, mode string) {
	list, err := compose.ApplyAll(ops.TopK, ops.Attr{Axes: []int{axis}, Counts: []int{k}, Mode: mode}, "", x)
	if err != nil {
		g.t.Fatal(err)
	}
	g.note(list[0])
	g.note(list[1])
}

// part asks for every other one of the first k elements of v's rows, but not for v itself.
func (g *randomGraph) part(v graph.Value, err error) func(k int) {
	return func(k int) {
		if err != nil {
			g.t.Fatal(err)
		}
		g.add(ops.Slice, ops.Attr{Ranges: []shape.Range{shape.All(), shape.Step(k/3, k, 2)}}, v)
	}
}

// The first elements of rows have the definition's bits, for lengths around those that are sorted
// whole and around the edges of groups, by one selection and by nested ones.
func TestSelectForms(t *testing.T) {
	e, be := fuzzed(t)
	configs := configurations(be.cfg)
	run := func(config string, sizes ...[2]int) {
		be.cfg = configs[config]
		be.cfg.SortWhole, be.cfg.SelectFrom = 64, 0
		for _, form := range selectForms {
			for _, size := range sizes {
				n, k := size[0], size[1]
				g := emptyGraph(t, e, uint64(n*k))
				form.make(g, n, k)
				if err := g.check(be.cfg); err != nil {
					t.Fatalf("%s, %d of %d, %s: %v\n%s", form.name, k, n, config, err, g)
				}
				g.free()
			}
		}
	}
	run("the device's own", [2]int{65, 0}, [2]int{1024, 10}, [2]int{20011, 7})
	if !e.dev.IsHost() { // each is many kernels to compile
		run("a GPU's", [2]int{1031, 10})
		return
	}
	run("the device's own", [2]int{64, 3}, [2]int{200, 1}, [2]int{1031, 10}, [2]int{5000, 64}, [2]int{300, 300})
	run("a GPU's", [2]int{200, 1}, [2]int{1031, 10}, [2]int{3000, 32})
	run("tiny range", [2]int{1031, 10}, [2]int{9000, 5})
	run("few operands", [2]int{1031, 10})
	run("unfused", [2]int{200, 3})
}
