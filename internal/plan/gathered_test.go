package plan

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
)

// Elements of what other indices have taken are taken from their table at once, where
// nothing else reads what is between.
func TestLookupsOfLookups(t *testing.T) {
	take := func(axis int, table, index graph.Value) graph.Value {
		return do(t, ops.Take, ops.Attr{Axes: []int{axis}}, table, index)
	}
	first, second := dataOf(dtype.Uint32, 500), dataOf(dtype.Uint64, 300)
	line, rows := data(100), data(100, 64)
	between := take(0, line, first)
	computed := func(d dtype.DType) graph.Value { // of which a table would be made
		return do(t, ops.Square, ops.Attr{}, dataOf(d, 500))
	}
	for _, c := range []struct {
		name    string
		values  []graph.Value
		between int // values of the tables' dtype before the last ones
	}{
		{"a line", []graph.Value{take(0, take(0, line, first), second)}, 0},
		{"rows", []graph.Value{take(0, take(0, rows, first), second)}, 0},
		{"columns", []graph.Value{take(1, take(1, data(8, 100), first), second)}, 0},
		{"rows of columns", []graph.Value{take(0, take(1, rows, first), dataOf(dtype.Uint32, 90))}, 1},
		{"computed indices, no wider than what they take", []graph.Value{take(0, take(0, line, computed(dtype.Int32)), second)}, 0},
		{"computed indices, wider than what they take", []graph.Value{take(0, take(0, line, computed(dtype.Int64)), second)}, 1},
		{"what others read", []graph.Value{take(0, between, second), do(t, ops.Neg, ops.Attr{}, between)}, 1},
	} {
		p := build(t, without(cpu, Siblings), c.values...)
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

// The indices of indices are found once for all the tables of a loop.
func TestIndicesOfIndicesAreShared(t *testing.T) {
	from, order := dataOf(dtype.Uint32, 5000), dataOf(dtype.Uint32, 4096)
	v := data(4096)
	for range 6 {
		given := do(t, ops.Take, ops.Attr{Axes: []int{0}}, do(t, ops.Exp, ops.Attr{}, v), from)
		v = do(t, ops.Take, ops.Attr{Axes: []int{0}}, given, order)
	}
	if p := build(t, cpu, v); len(p.Steps) != 1+1+6 {
		t.Errorf("%d kernels, want the indices', the first table's, and one that takes for each round:\n%s", len(p.Steps), p)
	}
}
