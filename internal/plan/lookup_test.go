package plan

import (
	"errors"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/internal/plan/plantest"
	"github.com/weft-gpu/weft/internal/plan/program"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// One kernel computes the indices, the lookup and its reader. It reads chunks in one row of the
// table by whole vectors.
func TestLookupsAreFused(t *testing.T) {
	rows := plantest.Do(t, ops.Lookup, ops.Attr{Axes: []int{0}}, plantest.Data(100, 64), plantest.Do(t, ops.Add, ops.Attr{}, plantest.DataOf(dtype.Int32, 7, 1), graph.NewFull(dtype.Int32, element.Bits{1}, nil, "")))
	text(t, build(t, plantest.CPU, plantest.Do(t, ops.Neg, ops.Attr{}, rows)), `
		t0 = map f32 rows(2) chunk 16 {
		  %0 = load i32 a        ; inner 0
		  %1 = scalar i32 s0
		  %2 = add %0, %1
		  %3 = lookup f32 b[%2]  ; inner 1
		  %4 = neg %3
		  store f32 %4
		}
		  over [7 64], a=memory [1 0]+0, b=memory [0 1]+0 x 100 by 64`)
}

// A lookup reads elements that are not contiguous one by one. It reads its table by any strides.
func TestLookupsReadViews(t *testing.T) {
	flipped := plantest.Do(t, ops.Flip, ops.Attr{}, plantest.Data(100))
	text(t, build(t, plantest.CPU, plantest.Do(t, ops.Lookup, ops.Attr{}, flipped, plantest.DataOf(dtype.Int32, 32))), `
		t0 = map f32 flat(1) chunk 16 ahead {
		  %0 = load i32 a        ; inner 1
		  %1 = lookup f32 b[%0]  ; inner 0
		  store f32 %1
		}
		  over [32], a=memory [1]+0, b=memory [0]+99 x 100 by -1`)
}

// A computed table is put into memory once for all its readers.
func TestTablesAreInMemory(t *testing.T) {
	table := plantest.Do(t, ops.Neg, ops.Attr{}, plantest.Data(100))
	index := plantest.DataOf(dtype.Int32, 64)
	first := plantest.Do(t, ops.Lookup, ops.Attr{}, table, index)
	second := plantest.Do(t, ops.Search, ops.Attr{}, plantest.Do(t, ops.Cast, ops.Attr{DType: dtype.Int32}, table), index)
	if p := build(t, plantest.Without(plantest.CPU, rules.Horizontal), first, second); len(p.Steps) != 4 {
		t.Errorf("%d kernels instead of 4:\n%s", len(p.Steps), p)
	}
	if p := build(t, plantest.CPU, first, second); len(p.Steps) != 2 {
		t.Errorf("%d kernels, want one for the tables and one for their readers:\n%s", len(p.Steps), p)
	}
}

// A table that is larger than a binding is read through several bindings.
func TestLargeTablesAreReadInParts(t *testing.T) {
	table, index := plantest.Data(1<<26), plantest.DataOf(dtype.Int64, 64)
	p := build(t, plantest.CPU, plantest.Do(t, ops.Lookup, ops.Attr{}, table, index))
	for _, s := range p.Steps {
		for _, g := range s.Launches {
			for _, w := range s.Kernel.Windows(g) {
				if w.Bytes > plantest.CPU.MaxRange {
					t.Errorf("a binding of %d bytes:\n%s", w.Bytes, p)
				}
			}
		}
	}
}

// A computed table that exceeds the memory is refused before its parts are listed. A table that is
// in memory already is read. The rule Simplify is left out here, since it would compute only the
// elements that are looked up.
func TestTablesBeyondMemoryAreRefused(t *testing.T) {
	cfg, index := plantest.Without(plantest.CPU, rules.Simplify), plantest.DataOf(dtype.Int64, 64)
	cfg.Memory = 1 << 30
	lookup := func(table graph.Value) error {
		_, err := Build(cfg, plantest.Do(t, ops.Lookup, ops.Attr{}, table, index))
		return err
	}
	for _, c := range []struct {
		table   graph.Value
		refused bool
	}{
		{plantest.Do(t, ops.Neg, ops.Attr{}, plantest.Data(1<<28)), false},
		{plantest.Do(t, ops.Neg, ops.Attr{}, plantest.Data(1<<28+1)), true},
		{plantest.Data(1<<28 + 1), false},
	} {
		var size *program.SizeError
		err := lookup(c.table)
		if c.refused != errors.As(err, &size) || !c.refused && err != nil {
			t.Errorf("a table of %s %v: %v", c.table.Node.Op, c.table.Shape(), err)
		} else if c.refused && (size.Limit != cfg.Memory || size.Bytes <= size.Limit) {
			t.Errorf("the error has other figures: %v", size)
		}
	}
}

// Planning does not count as a reader of the graph. Another goroutine may close an operand
// meanwhile, and a value with readers would not be freed.
func TestPlanningReadsNothingOfTheGraph(t *testing.T) {
	table, index, span := plantest.Data(1<<26), plantest.DataOf(dtype.Int64, 64), plantest.DataOf(dtype.Uint64, 64)
	values := []graph.Value{
		plantest.Do(t, ops.Lookup, ops.Attr{}, table, plantest.Do(t, ops.Add, ops.Attr{}, index, index)),
		plantest.Do(t, ops.Search, ops.Attr{}, plantest.DataOf(dtype.Int32, 1<<26), plantest.Do(t, ops.Cast, ops.Attr{DType: dtype.Int32}, index)),
		plantest.Do(t, ops.Segment, ops.Attr{Axes: []int{0}, Mode: "max"}, table, plantest.Data(64), span),
		plantest.Do(t, ops.SortAlong, ops.Attr{}, plantest.DataOf(dtype.Uint64, 1, 1<<13)),
	}
	before := map[*graph.Node]int64{}
	for _, v := range append(expr.Postorder(values), table, index, span) {
		before[v.Node] = v.Node.Pending.Load()
	}
	cfg := plantest.CPU
	cfg.RadixRow, cfg.Verify = target.RadixRow, true
	st := newState(cfg, values)
	for _, p := range passes {
		if err := st.pass(p); err != nil {
			t.Fatal(err)
		}
		for n, want := range before {
			if got := n.Pending.Load(); got != want {
				t.Errorf("after the pass %s, %s has %d readers instead of %d", p.name, n.Op, got, want)
			}
		}
	}
}

// Costly arithmetic on an index is not fused into an address.
func TestCostlyIndicesAreInMemory(t *testing.T) {
	index := plantest.DataOf(dtype.Int64, 64)
	index = plantest.Do(t, ops.Remainder, ops.Attr{}, index, graph.NewFull(dtype.Int64, element.Bits{100}, nil, ""))
	index = plantest.Do(t, ops.FloorDivide, ops.Attr{}, index, graph.NewFull(dtype.Int64, element.Bits{3}, nil, ""))
	if p := build(t, plantest.CPU, plantest.Do(t, ops.Lookup, ops.Attr{}, plantest.Data(100), index)); len(p.Steps) != 2 {
		t.Errorf("%d kernels instead of 2:\n%s", len(p.Steps), p)
	}
}

// If a table is a view of a part of an iota or a constant, only that part is computed.
func TestTablesOfPartsOfGeneratedValues(t *testing.T) {
	at := plantest.DataOf(dtype.Int64, 5)
	whole := shape.Shape{1 << 20}
	for name, base := range map[string]graph.Value{
		"index": graph.NewIota(whole, ""), "constant": graph.NewFull(dtype.Int64, element.Bits{7}, whole, ""),
	} {
		part := plantest.Do(t, ops.Slice, ops.Attr{Ranges: []shape.Range{shape.Span(100, 200)}}, base)
		p := build(t, plantest.CPU, plantest.Do(t, ops.Lookup, ops.Attr{}, part, at))
		for _, made := range p.Temps {
			if made.Size > 100 {
				t.Errorf("%s: %d elements are computed for a table of 100\n%s", name, made.Size, p)
			}
		}
	}
}
