package engine

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Transposes of every element size, of sizes that blocks divide or do not divide, alone and with
// other operands, read and written through views, give the definition's bits. The host device
// interprets the same kernels.
func TestTransposes(t *testing.T) {
	e, be := fuzzed(t)
	configs := configurations(be.cfg)
	turn := func(g *randomGraph, v graph.Value, axes ...int) graph.Value {
		return g.add(ops.Permute, ops.Attr{Axes: axes}, v)
	}
	types := []dtype.DType{dtype.Uint8, dtype.Bool, dtype.Float16, dtype.Int16, dtype.Float32, dtype.Int64, dtype.Float64, dtype.Complex128}
	sizes := [][2]int{{16, 16}, {20, 64}, {17, 35}, {260, 300}}
	forms := []struct {
		name string
		make func(g *randomGraph, m, n int, d dtype.DType)
	}{
		{"a copy", func(g *randomGraph, m, n int, d dtype.DType) {
			g.add(ops.Copy, ops.Attr{}, turn(g, g.data(d, m, n), 1, 0))
		}},
		{"with an array in order", func(g *randomGraph, m, n int, d dtype.DType) {
			g.add(ops.Equal, ops.Attr{}, turn(g, g.data(d, m, n), 1, 0), g.data(d, n, m))
		}},
		{"with a row, a column and a number", func(g *randomGraph, m, n int, d dtype.DType) {
			v := g.add(ops.Where, ops.Attr{}, g.data(dtype.Bool, m), turn(g, g.data(d, m, n), 1, 0), g.data(d, n, 1))
			g.add(ops.NotEqual, ops.Attr{}, v, g.data(d))
		}},
		{"two of different sizes", func(g *randomGraph, m, n int, d dtype.DType) {
			c := turn(g, g.data(dtype.Bool, m, n), 1, 0)
			g.add(ops.Where, ops.Attr{}, c, turn(g, g.data(d, m, n), 1, 0), g.data(d, n, m))
		}},
		{"axes in reverse", func(g *randomGraph, m, n int, d dtype.DType) {
			g.add(ops.Copy, ops.Attr{}, turn(g, g.data(d, m, 3, n), 2, 1, 0))
		}},
		{"axes in a ring", func(g *randomGraph, m, n int, d dtype.DType) {
			g.add(ops.Copy, ops.Attr{}, turn(g, g.data(d, 2, m, 2, n), 3, 0, 1, 2))
		}},
		{"two that differ in their axes", func(g *randomGraph, m, n int, d dtype.DType) {
			a, b := turn(g, g.data(d, n, m, 16), 1, 0, 2), turn(g, g.data(d, m, 16, n), 0, 2, 1)
			g.add(ops.Equal, ops.Attr{}, a, b)
		}},
		{"flipped", func(g *randomGraph, m, n int, d dtype.DType) {
			v := g.add(ops.Flip, ops.Attr{Axes: []int{0}}, g.data(d, m, n))
			g.add(ops.Copy, ops.Attr{}, turn(g, v, 1, 0))
		}},
		{"a slice at an odd place", func(g *randomGraph, m, n int, d dtype.DType) {
			v := g.add(ops.Slice, ops.Attr{Ranges: []shape.Range{shape.From(1), shape.From(3)}}, g.data(d, m+1, n+3))
			g.add(ops.Copy, ops.Attr{}, turn(g, v, 1, 0))
		}},
		{"with an index", func(g *randomGraph, m, n int, d dtype.DType) {
			index := g.note(graph.NewIota(shape.Shape{n, m}, ""))
			g.add(ops.Add, ops.Attr{}, turn(g, g.data(dtype.Int64, m, n), 1, 0), index)
		}},
		{"written to a part", func(g *randomGraph, m, n int, d dtype.DType) {
			g.add(ops.Assign, ops.Attr{Indices: []shape.Index{shape.From(1), shape.From(4)}}, g.data(d, n+1, m+4), turn(g, g.data(d, m, n), 1, 0))
		}},
		{"joined", func(g *randomGraph, m, n int, d dtype.DType) {
			g.add(ops.Concat, ops.Attr{Axes: []int{1}}, g.data(d, n, 5), turn(g, g.data(d, m, n), 1, 0), g.data(d, n, 1))
		}},
	}
	// Types take turns, and so do configurations that split small sizes.
	turns := []string{"few operands", "parameter buffers", "few operands", "tiny range"}
	for i, form := range forms {
		for j, size := range sizes {
			d, name := types[(i+3*j)%len(types)], turns[(i+j)%len(turns)]
			if size[0]*size[1] > 2000 {
				name = "few operands"
			}
			be.cfg = configs[name]
			g := emptyGraph(t, e, uint64(i*len(sizes)+j))
			form.make(g, size[0], size[1], d)
			if err := g.check(be.cfg); err != nil {
				t.Fatalf("%s, %v, %v, %s: %v\n%s", form.name, size, d, name, err, g)
			}
			g.free()
		}
	}
}
