package plan

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/plantest"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/ops"
)

// A lookup in a lookup becomes one lookup in the table, if nothing else reads the inner
// one.
func TestLookupsOfLookups(t *testing.T) {
	take := func(axis int, table, index graph.Value) graph.Value {
		return plantest.Do(t, ops.Take, ops.Attr{Axes: []int{axis}}, table, index)
	}
	first, second := plantest.DataOf(dtype.Uint32, 500), plantest.DataOf(dtype.Uint64, 300)
	line, rows := plantest.Data(100), plantest.Data(100, 64)
	between := take(0, line, first)
	computed := func(d dtype.DType) graph.Value { // it would become a table
		return plantest.Do(t, ops.Square, ops.Attr{}, plantest.DataOf(d, 500))
	}
	for _, c := range []struct {
		name    string
		values  []graph.Value
		between int // values of the tables' dtype that are stored on the way
	}{
		{"a line", []graph.Value{take(0, take(0, line, first), second)}, 0},
		{"rows", []graph.Value{take(0, take(0, rows, first), second)}, 0},
		{"columns", []graph.Value{take(1, take(1, plantest.Data(8, 100), first), second)}, 0},
		{"rows of columns", []graph.Value{take(0, take(1, rows, first), plantest.DataOf(dtype.Uint32, 90))}, 1},
		{"computed indices, no wider than the elements", []graph.Value{take(0, take(0, line, computed(dtype.Int32)), second)}, 0},
		{"computed indices, wider than the elements", []graph.Value{take(0, take(0, line, computed(dtype.Int64)), second)}, 1},
		{"an inner lookup with another reader", []graph.Value{take(0, between, second), plantest.Do(t, ops.Neg, ops.Attr{}, between)}, 1},
	} {
		p := build(t, plantest.Without(plantest.CPU, rules.Horizontal), c.values...)
		made := -len(c.values)
		for _, s := range p.Steps {
			if s.Kernel.Result().DType == dtype.Float32 {
				made++
			}
		}
		if made != c.between {
			t.Errorf("%s: %d values between, want %d:\n%s", c.name, made, c.between, p)
		}
	}
}

// A loop computes indices of indices once for all tables.
func TestIndicesOfIndicesAreShared(t *testing.T) {
	from, order := plantest.DataOf(dtype.Uint32, 5000), plantest.DataOf(dtype.Uint32, 4096)
	v := plantest.Data(4096)
	for range 6 {
		given := plantest.Do(t, ops.Take, ops.Attr{Axes: []int{0}}, plantest.Do(t, ops.Exp, ops.Attr{}, v), from)
		v = plantest.Do(t, ops.Take, ops.Attr{Axes: []int{0}}, given, order)
	}
	if p := build(t, plantest.CPU, v); len(p.Steps) != 1+1+6 {
		t.Errorf("%d kernels, want one for the indices, one for the first table, and one for each round:\n%s", len(p.Steps), p)
	}
}
