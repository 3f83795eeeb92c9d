package engine

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Lookups of whole rows, and of one element of a row's own table for all of the row's points, have
// the definition's bits, alone and together: for rows shorter and longer than a block, and many of
// them.
func TestLookupsOfRows(t *testing.T) {
	e, be := fuzzed(t)
	const entries = 10
	for _, d := range []dtype.DType{dtype.Uint32, dtype.Int64} {
		for _, dims := range []shape.Shape{{1, 2}, {3, 16}, {70, 64}, {150, 16}, {5, 1000}, {4, 1024}, {3, 1500}, {2, 3, 64}} {
			g := emptyGraph(t, e, uint64(dims.Size()))
			one := dims.Clone()
			last := len(dims) - 1
			one[last] = 1
			limit := g.note(graph.NewFull(d, element.FromFloat(d, entries), shape.Shape{}, ""))
			index := g.add(ops.Remainder, ops.Attr{}, g.data(d, one...), limit)
			spread := g.add(ops.BroadcastTo, ops.Attr{Shape: dims}, index)
			own := dims.Clone()
			own[last] = entries
			rows := g.add(ops.Take, ops.Attr{Axes: []int{0}}, g.data(dtype.Float32, entries, dims[last]), g.add(ops.Reshape, ops.Attr{Shape: one[:last]}, index))
			x := g.data(dtype.Float32, dims...)
			for _, i := range []graph.Value{index, spread} {
				element := g.add(ops.TakeAlongAxis, ops.Attr{Axes: []int{last}}, g.data(dtype.Float32, own...), i)
				g.add(ops.Add, ops.Attr{}, g.add(ops.Add, ops.Attr{}, x, element), rows)
			}
			if err := g.check(be.cfg); err != nil {
				t.Fatalf("%v by %s: %v\n%s", dims, d, err, g)
			}
			g.free()
		}
	}
}
