package plan

import (
	"strings"
	"testing"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/plantest"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
)

// withoutAhead removes from a plan's text the word for reading ahead, which another test checks.
func withoutAhead(text string) string { return strings.ReplaceAll(text, " ahead", "") }

// Maps with short bodies read chunks ahead, unless they have two operands.
func TestReadsAhead(t *testing.T) {
	add := func(x, y graph.Value) graph.Value { return plantest.Do(t, ops.Add, ops.Attr{}, x, y) }
	square := func() graph.Value { return plantest.Data(1024, 1024) }
	for _, c := range []struct {
		name string
		v    graph.Value
		want bool
	}{
		{"one operand", plantest.Do(t, ops.Neg, ops.Attr{}, square()), true},
		{"two", add(square(), square()), false},
		{"three", add(add(square(), square()), square()), true},
		{"one, and one that is broadcast", add(square(), plantest.Data(1024, 1)), true},
		{"long code", plantest.Do(t, ops.Tanh, ops.Attr{}, square()), false},
		{"nothing in chunks", plantest.Do(t, ops.Neg, ops.Attr{}, plantest.Do(t, ops.Flip, ops.Attr{Axes: []int{1}}, square())), false},
	} {
		p := build(t, plantest.CPU, c.v)
		if m := p.Steps[0].Kernel.Loop.(*kernel.Map); m.Ahead != c.want {
			t.Errorf("%s: ahead: %v, want %v\n%s", c.name, m.Ahead, c.want, p)
		}
	}
}

// SpreadTile returns the tile of a lone invocation for devices without subgroups.
func TestSpreadTile(t *testing.T) {
	if got := target.SpreadTile(0); got != target.LoneTile {
		t.Errorf("without subgroups: %+v, want %+v", got, target.LoneTile)
	}
	for _, size := range []int{4, 8, 16} {
		if got := target.SpreadTile(size); got.Invocations != size || got.Spread != size {
			t.Errorf("subgroups of %d: %+v", size, got)
		}
	}
}
