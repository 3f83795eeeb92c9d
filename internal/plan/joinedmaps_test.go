package plan

import (
	"testing"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/plantest"
	"github.com/weft-gpu/weft/ops"
)

// A map of joins becomes maps of the joins' operands if nothing else needs the joins. Maps that are
// alike share a kernel.
func TestMapsOfJoins(t *testing.T) {
	grid := plantest.Data(1024, 1024)
	apply := func(o *ops.Op, in ...graph.Value) graph.Value { return plantest.Do(t, o, ops.Attr{}, in...) }
	rolled := func(v graph.Value, by, axis int) graph.Value {
		return plantest.Do(t, ops.Roll, ops.Attr{Axes: []int{axis}, Counts: []int{by}}, v)
	}
	concat := func(axis int, in ...graph.Value) graph.Value {
		return plantest.Do(t, ops.Concat, ops.Attr{Axes: []int{axis}}, in...)
	}
	sum := func(v graph.Value, axis int) graph.Value {
		return apply(ops.Add, apply(ops.Add, v, rolled(v, 1, axis)), rolled(v, -1, axis))
	}
	joined := concat(0, plantest.Data(5000, 64), plantest.Data(5240, 64))
	squares := apply(ops.Square, joined)
	for range 40 { // 2^40 paths lead from the result to the join
		squares = apply(ops.Add, squares, squares)
	}
	long := concat(0, plantest.Data(2, 3), plantest.Data(1, 3))
	for range 17 {
		long = apply(ops.Exp, long)
	}
	many := make([]graph.Value, 12)
	for i := range many {
		many[i] = plantest.Data(64, 1024)
	}
	for _, c := range []struct {
		name    string
		values  []graph.Value
		steps   int
		copies  int // steps that only copy
		kernels int // different kernels
	}{
		{"a stencil along rows", []graph.Value{apply(ops.Exp, sum(grid, 0))}, 3, 0, 1},
		{"a stencil along both axes", []graph.Value{sum(sum(grid, 0), 1)}, 6, 0, 3},
		{"a map that a reduction reads", []graph.Value{plantest.Do(t, ops.Max, ops.Attr{Axes: []int{0}}, sum(grid, 0))}, 0, 4, 0},
		{"a join with other readers", []graph.Value{apply(ops.Neg, joined), apply(ops.Square, joined), plantest.Do(t, ops.Sum, ops.Attr{Axes: []int{0}}, joined)}, 0, 2, 0},
		{"maps that share", []graph.Value{squares}, 2, 0, 1},
		{"too many parts", []graph.Value{apply(ops.Exp, concat(0, many...))}, 13, 12, 2},
		{"one part with elements", []graph.Value{apply(ops.Exp, concat(0, plantest.Data(0, 64), plantest.Data(9000, 64)))}, 0, -1, 0},
		{"no elements", []graph.Value{apply(ops.Exp, concat(0, plantest.Data(0, 64), plantest.Data(0, 64)))}, 0, -1, 0},
		{"few elements", []graph.Value{apply(ops.Exp, concat(0, plantest.Data(2, 3), plantest.Data(1, 3)))}, 2, 0, 1},
		{"few elements, long code", []graph.Value{long}, 4, 2, 3},
	} {
		p := build(t, plantest.CPU, c.values...)
		copies, kernels := 0, map[string]bool{}
		for _, s := range p.Steps {
			if m, ok := s.Kernel.Loop.(*kernel.Map); ok && m != nil && len(s.Kernel.Body) == 1 {
				copies++
			}
			kernels[s.Kernel.Key()] = true
		}
		if c.steps > 0 && len(p.Steps) != c.steps || c.copies >= 0 && copies != c.copies || c.kernels > 0 && len(kernels) != c.kernels {
			t.Errorf("%s: %d steps with %d kernels, %d of the steps copy; want %d, %d, %d:\n%s", c.name, len(p.Steps), len(kernels), copies, c.steps, c.kernels, c.copies, p)
		}
	}
}
