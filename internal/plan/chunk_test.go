package plan

import (
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/plantest"
	"github.com/weft-gpu/weft/ops"
)

// Maps walk down rows if an operand is the same in all rows and at most one other operand is not.
// Other maps go in runs.
func TestMapsGoDownRowsOrInRuns(t *testing.T) {
	add := func(a, b graph.Value) graph.Value { return plantest.Do(t, ops.Add, ops.Attr{}, a, b) }
	square := func() graph.Value { return plantest.Data(1024, 1024) }
	sum := func(n int, of func() graph.Value, add func(a, b graph.Value) graph.Value) graph.Value {
		v := of()
		for range n - 1 {
			v = add(v, of())
		}
		return v
	}
	row, column := plantest.Data(1024), plantest.Data(1024, 1)
	halves := plantest.DataOf(dtype.Float16, 1<<20)
	cfg := plantest.CPU
	cfg.ChunkCode, cfg.Run = 432, 8
	for _, c := range []struct {
		name string
		v    graph.Value
		want string
	}{
		{"two operands", add(square(), square()), "flat(1) chunk 8 run 8 {"},
		{"a column", add(square(), column), "rows(2) chunk 8 walk {"},
		{"three operands", add(add(square(), square()), square()), "flat(1) chunk 8 run 8 {"},
		{"two operands and a column", add(add(square(), square()), column), "rows(2) chunk 8 run 8 {"},
		{"a short function", plantest.Do(t, ops.Exp, ops.Attr{}, square()), "flat(1) chunk 8 run 8 {"},
		{"a long function", plantest.Do(t, ops.Tanh, ops.Attr{}, square()), "flat(1) chunk 8 run 8 {"},
		{"halves", add(halves, plantest.DataOf(dtype.Float16, 1<<20)), "flat(1) chunk 16 run 8 {"},
		{"one half", plantest.Do(t, ops.Neg, ops.Attr{}, halves), "flat(1) chunk 16 run 8 {"},
		{"a row", add(square(), row), "rows(2) chunk 8 walk {"},
		{"rows", add(add(square(), row), plantest.Data(1024)), "rows(2) chunk 8 walk {"},
		{"a row and a column", add(add(square(), row), column), "rows(2) chunk 8 walk {"},
		{"a row and two operands", add(add(square(), row), square()), "rows(2) chunk 8 run 8 {"},
		{"eight operands", sum(8, square, add), "flat(1) chunk 4 run 8 {"},
	} {
		if p := build(t, cfg, c.v).String(); !strings.Contains(withoutAhead(p), c.want) {
			t.Errorf("%s: the plan is\n%swant %q", c.name, p, c.want)
		}
	}
}

// If the chunk does not divide the rows, chunks may end in the next row. Operands that are
// contiguous over all rows are read in vectors. Operands of one element a row are read once for
// each of a chunk's two rows.
func TestRowsOfAnyLengthAreWrapped(t *testing.T) {
	sum := plantest.Do(t, ops.Add, ops.Attr{}, plantest.Do(t, ops.Add, ops.Attr{}, plantest.Data(100, 33), plantest.Data(33)), plantest.Data(100, 1))
	text(t, build(t, plantest.CPU, sum), `
t0 = map f32 wrapped(2) chunk 8 ahead {
  %0 = load f32 a        ; inner 1
  %1 = load f32 b        ; inner any
  %2 = add %0, %1
  %3 = load f32 c        ; innermost 0
  %4 = add %2, %3
  store f32 %4
}
over [100 33], a=memory [33 1]+0, b=memory [0 1]+0, c=memory [1 0]+0`)
}
