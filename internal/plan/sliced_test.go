package plan

import (
	"testing"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/plantest"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// If only some elements of a map are needed, only those are computed, whatever reads them.
func TestSlicesOfMaps(t *testing.T) {
	part := func(first, end int) ops.Attr { return ops.Attr{Ranges: []shape.Range{shape.Span(first, end)}} }
	lines := func(v graph.Value, first, end int) graph.Value { return plantest.Do(t, ops.Slice, part(first, end), v) }
	items := func(v graph.Value, first, end int) graph.Value {
		return plantest.Do(t, ops.Index, ops.Attr{Indices: []shape.Index{shape.Span(first, end)}}, v)
	}
	product := func(x graph.Value) []graph.Value {
		turned := plantest.Do(t, ops.Permute, ops.Attr{Axes: []int{1, 0}}, x)
		return []graph.Value{plantest.Do(t, ops.MatMul, ops.Attr{}, turned, x)}
	}
	whole := func() graph.Value {
		return plantest.Do(t, ops.Exp, ops.Attr{}, plantest.Do(t, ops.Mul, ops.Attr{}, plantest.Data(1024, 64), plantest.Data(64)))
	}
	shared := whole()
	for _, c := range []struct {
		name   string
		values []graph.Value
		rows   int // the rows of the map that are computed
	}{
		{"a slice, read twice", product(lines(whole(), 128, 256)), 128},
		{"an index", product(items(whole(), 0, 512)), 512},
		{"more than half", product(lines(whole(), 1, 1024)), 1024},
		{"the whole map is requested", append(product(lines(shared, 0, 128)), shared), 1024},
		{"two slices of one map", append(product(lines(shared, 0, 128)), product(lines(shared, 256, 512))...), 1024},
	} {
		p := build(t, plantest.CPU, c.values...)
		g := p.Steps[0].Launches[0]
		if size := shape.Shape(g.Dims).Size(); size != 64*c.rows {
			t.Errorf("%s: the first kernel is over %v, want %d rows of 64", c.name, g.Dims, c.rows)
		}
	}
}
