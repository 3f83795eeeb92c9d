package engine

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// sharingForms store rows of n elements whose outer words or vectors also have elements of other
// rows.
var sharingForms = []struct {
	name string
	make func(g *randomGraph, n int, d dtype.DType) graph.Value
}{
	{"moved", func(g *randomGraph, n int, d dtype.DType) graph.Value {
		return g.add(ops.Concat, ops.Attr{Axes: []int{1}}, g.data(d, 11, 3), g.data(d, 11, n), g.data(d, 11, n+2))
	}},
	{"in one line", func(g *randomGraph, n int, d dtype.DType) graph.Value {
		return g.add(ops.Concat, ops.Attr{Axes: []int{0}}, g.data(d, n), g.data(d, n+1), g.data(d, n))
	}},
	{"rolled", func(g *randomGraph, n int, d dtype.DType) graph.Value {
		x := g.data(d, 3, 5, n+1)
		at := func(r shape.Range) graph.Value {
			return g.add(ops.Slice, ops.Attr{Ranges: []shape.Range{shape.All(), shape.All(), r}}, x)
		}
		return g.add(ops.Concat, ops.Attr{Axes: []int{2}}, at(shape.From(-1)), at(shape.To(-1)))
	}},
	{"computed of rows, a row, a column and an element", func(g *randomGraph, n int, d dtype.DType) graph.Value {
		x := g.data(d, 13, n)
		for _, dims := range [][]int{{n}, {13, 1}, {}} {
			x = g.add(ops.Where, ops.Attr{}, g.data(dtype.Bool, 13, n), x, g.data(d, dims...))
		}
		return g.add(ops.Concat, ops.Attr{Axes: []int{1}}, x, g.data(d, 13, 1))
	}},
	{"of columns", func(g *randomGraph, n int, d dtype.DType) graph.Value {
		x := g.add(ops.Permute, ops.Attr{Axes: []int{1, 0}}, g.data(d, n, 9))
		return g.add(ops.Concat, ops.Attr{Axes: []int{1}}, g.data(dtype.Bool, 9, 1), g.add(ops.Equal, ops.Attr{}, x, g.data(d, 9, 1)))
	}},
	{"of words", func(g *randomGraph, n int, d dtype.DType) graph.Value {
		x := g.add(ops.Cast, ops.Attr{DType: d}, g.data(dtype.Int32, 7, n))
		return g.add(ops.Concat, ops.Attr{Axes: []int{1}}, g.data(d, 7, 2), x, g.data(d, 7, 1))
	}},
	{"backwards", func(g *randomGraph, n int, d dtype.DType) graph.Value {
		x := g.add(ops.Slice, ops.Attr{Ranges: []shape.Range{shape.All(), shape.StepAll(-1)}}, g.data(d, 7, n))
		return g.add(ops.Concat, ops.Attr{Axes: []int{1}}, g.data(d, 7, 2), x, g.data(d, 7, 1))
	}},
}

// Rows of bytes and of halves that begin and end inside words have the definition's bits, and leave
// the bits of other rows alone.
func TestRowsThatShareWords(t *testing.T) {
	types := []dtype.DType{dtype.Uint8, dtype.Float16, dtype.Bool, dtype.Int8, dtype.BFloat16, dtype.Uint16}
	made := storedAnywhere(t, types, map[string][]int{
		"the device's own": {1, 5, 8, 9, 31, 64, 130, 1023}, "a GPU's": {9, 64}, "tiny range": {8, 1023}, "parameter buffers": {31},
	})
	if made[kernel.Aligned] < 4*len(sharingForms) {
		t.Errorf("only %d kernels use the aligned scheme", made[kernel.Aligned])
	}
}

// Rows that begin and end inside vectors, which GPUs interleave, have the definition's bits too.
func TestInterleavedRows(t *testing.T) {
	types := []dtype.DType{dtype.Float32, dtype.Int64, dtype.Complex64, dtype.Uint32, dtype.Float64}
	made := storedAnywhere(t, types, map[string][]int{
		"the device's own": {31, 130, 1023}, "a GPU's": {31, 32, 33, 129, 1000}, "parameter buffers": {45},
	})
	if made[kernel.Interleaved] < 2*len(sharingForms) {
		t.Errorf("only %d kernels use the interleaved scheme", made[kernel.Interleaved])
	}
}

// storedAnywhere checks all forms with rows of the given lengths by configuration, and counts their
// kernels by scheme.
func storedAnywhere(t *testing.T, types []dtype.DType, lengths map[string][]int) map[kernel.Scheme]int {
	t.Helper()
	e, be := fuzzed(t)
	configs, made := configurations(be.cfg), map[kernel.Scheme]int{}
	for _, config := range configNames {
		be.cfg = configs[config]
		for f, form := range sharingForms {
			for i, n := range lengths[config] {
				g := emptyGraph(t, e, uint64(n))
				v := form.make(g, n, types[(f+i)%len(types)])
				for s, n := range schemes(t, be.cfg, v) {
					made[s] += n
				}
				if err := g.check(be.cfg); err != nil {
					t.Fatalf("%s, %d elements, %s: %v\n%s", form.name, n, config, err, g)
				}
				g.free()
			}
		}
	}
	return made
}
