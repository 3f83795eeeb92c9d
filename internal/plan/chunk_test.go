package plan

import (
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/plantest"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// What one operand beside repeats in is walked down the rows; other maps are gone
// through in runs.
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

// Rows that are no multiple of the chunk are gone through across their ends:
// what is consecutive over all of them is read in vectors, and what has one
// element a row is read once for each of the two rows.
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

// Rows that are shorter than a chunk are handled several at a time: what repeats
// in them, or along them, is read once. Where rows of one outer row are together
// in each chunk they are found together.
func TestShortRowsAreHandledTogether(t *testing.T) {
	cfg := plantest.CPU
	cfg.Short, cfg.ChunkCode, cfg.Run = true, 432, 8
	add := func(a, b graph.Value) graph.Value { return plantest.Do(t, ops.Add, ops.Attr{}, a, b) }
	part := func(of, step int) graph.Value { // twelve elements of each row
		return plantest.Do(t, ops.Slice, ops.Attr{Ranges: []shape.Range{shape.All(), shape.Step(0, 12*step, step)}}, plantest.Data(100, of))
	}
	text(t, build(t, cfg, add(add(plantest.Data(100, 3), plantest.Data(3)), plantest.Data(100, 1))), `
t0 = map f32 short(2) of 3 chunk 12 run 8 ragged ahead {
  %0 = load f32 a        ; inner 1
  %1 = load f32 b        ; inner 1, rows 0
  %2 = add %0, %1
  %3 = load f32 c        ; innermost 0
  %4 = add %2, %3
  store f32 %4
}
over [100 3], a=memory [3 1]+0, b=memory [0 1]+0, c=memory [1 0]+0`)
	for _, c := range []struct {
		name string
		v    graph.Value
		want string
	}{
		{"rows of two", add(plantest.Data(100, 2), plantest.Data(100, 1)), "short(2) of 2 chunk 8 run 8 ragged {"},
		{"rows of seven", add(plantest.Data(100, 7), plantest.Data(7)), "short(2) of 7 chunk 28 run 8 ragged {"},
		{"rows of eight, which are chunks", add(plantest.Data(100, 8), plantest.Data(100, 1)), "rows(2) chunk 8 run 8 {"},
		{"rows of twelve", add(plantest.Data(100, 12), plantest.Data(100, 1)), "short(2) of 12 chunk 12 run 8 ragged {"},
		{"rows of twelve that lie apart", add(part(16, 1), plantest.Data(100, 1)), "rows(2) chunk 4 run 8 {"},
		{"rows of twelve, every other element", add(part(24, 2), plantest.Data(100, 1)), "short(2) of 12 chunk 12 run 8 ragged {"},
		{"rows that are walked down", add(plantest.Data(100, 8), plantest.Data(8)), "rows(2) chunk 8 walk {"},
		{"rows of which four are too long", add(plantest.Data(100, 9), plantest.Data(100, 1)), "wrapped(2) chunk 8 run 8 {"},
		{"two rows of the same outer row", add(plantest.Data(5, 6, 4), plantest.Data(5, 1, 4)), "short(3) of 4 chunk 8 run 8 {"},
		{"rows of several outer rows", add(plantest.Data(5, 3, 2), plantest.Data(5, 1, 2)), "short(3) of 2 chunk 8 run 8 ragged {"},
		{"bytes", plantest.Do(t, ops.Equal, ops.Attr{}, plantest.DataOf(dtype.Uint8, 100, 3), plantest.DataOf(dtype.Uint8, 3)), "short(2) of 3 chunk 24 run 8 ragged {"},
		{"a long function", plantest.Do(t, ops.Tanh, ops.Attr{}, add(plantest.Data(100, 3), plantest.Data(3))), "short(2) of 3 chunk 12 run 8 ragged {"},
	} {
		if p := build(t, cfg, c.v).String(); !strings.Contains(withoutAhead(p), c.want) {
			t.Errorf("%s: the plan is\n%swant %q", c.name, p, c.want)
		}
	}
}
