package plan

import (
	"slices"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/plantest"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// framedBy pads x with threes; widths: how many elements before and after x along each axis.
func framedBy(t *testing.T, x graph.Value, widths ...[2]int) graph.Value {
	t.Helper()
	s, inner := x.Shape().Clone(), make([]shape.Index, len(widths))
	for axis, w := range widths {
		inner[axis] = shape.Span(w[0], w[0]+s[axis])
		s[axis] += w[0] + w[1]
	}
	three := element.Bits{0x40400000}
	return plantest.Do(t, ops.Assign, ops.Attr{Indices: inner}, graph.NewFull(dtype.Float32, three, s, ""), x)
}

// One map reads a padded value within bounds. If others need it in memory, one kernel writes it.
func TestPaddedValuesAreReadWithinBounds(t *testing.T) {
	around := [2]int{1, 1}
	square := func(v graph.Value) graph.Value { return plantest.Do(t, ops.Mul, ops.Attr{}, v, v) }
	sum := func(v graph.Value, axis int) graph.Value {
		return plantest.Do(t, ops.Sum, ops.Attr{Axes: []int{axis}}, v)
	}
	product := func(v, w graph.Value) graph.Value { return plantest.Do(t, ops.MatMul, ops.Attr{}, v, w) }
	relu := func(v graph.Value) graph.Value { return plantest.Do(t, ops.Relu, ops.Attr{}, v) }
	x := framedBy(t, plantest.Data(40, 50), around, around)
	spread := plantest.Do(t, ops.Assign, ops.Attr{Indices: []shape.Index{shape.StepAll(2)}}, graph.NewFull(dtype.Float32, element.Bits{}, shape.Shape{64, 8}, ""), plantest.Data(32, 8))
	for _, c := range []struct {
		name            string
		values          []graph.Value
		kernels, within int
	}{
		{"a map", []graph.Value{square(x)}, 1, 1},
		{"requested", []graph.Value{framedBy(t, plantest.Data(40, 50), around, around)}, 1, 1},
		{"requested, and a map", []graph.Value{x, square(x)}, 1, 1},
		{"two kernels", []graph.Value{sum(relu(x), 0), sum(square(x), 0)}, 3, 1},
		{"a product", []graph.Value{product(x, plantest.Data(52, 8))}, 2, 1},
		{"a map that a product reads", []graph.Value{product(square(x), plantest.Data(52, 8))}, 2, 1},
		{"a sum", []graph.Value{sum(x, 1)}, 2, 1},
		{"an epilogue, and a map", []graph.Value{square(framedBy(t, relu(product(plantest.Data(40, 16), plantest.Data(16, 50))), around, around))}, 2, 1},
		{"an epilogue, and a product", []graph.Value{product(framedBy(t, relu(product(plantest.Data(40, 16), plantest.Data(16, 50))), around, around), plantest.Data(52, 8))}, 3, 1},
		{"a map, whose result a product reads in place", []graph.Value{product(framedBy(t, square(plantest.Data(40, 50)), around, around), plantest.Data(52, 8))}, 3, 0},
		{"every second row", []graph.Value{square(spread)}, 3, 0},
		{"a reshape to one axis", []graph.Value{square(plantest.Do(t, ops.Reshape, ops.Attr{Shape: shape.Shape{42 * 52}}, x))}, 2, 1},
		{"a part inside the bounds", []graph.Value{square(plantest.Do(t, ops.Slice, ops.Attr{Ranges: []shape.Range{shape.Span(1, 41), shape.Span(3, 20)}}, x))}, 1, 0},
		{"a part outside the bounds", []graph.Value{square(plantest.Do(t, ops.Slice, ops.Attr{Ranges: []shape.Range{shape.Span(0, 1)}}, x))}, 1, 0},
	} {
		p := build(t, plantest.CPU, c.values...)
		within := 0
		for _, s := range p.Steps {
			if slices.ContainsFunc(s.Kernel.Operands, func(o kernel.Operand) bool { return o.Box != 0 }) {
				within++
			}
		}
		if len(p.Steps) != c.kernels || within != c.within {
			t.Errorf("%s: %d kernels, %d of which read within bounds, want %d and %d\n%v", c.name, len(p.Steps), within, c.kernels, c.within, p)
		}
	}
}

// Padding works for arrays with many axes, with more elements than 32 bits count, and with elements
// that are far apart in memory.
func TestPaddingOfAnySize(t *testing.T) {
	neg := func(v graph.Value) graph.Value { return plantest.Do(t, ops.Neg, ops.Attr{}, v) }
	few := func(v graph.Value) graph.Value {
		return plantest.Do(t, ops.Slice, ops.Attr{Ranges: []shape.Range{shape.Span(0, 10)}}, v)
	}
	axes, widths := slices.Repeat([]int{2}, 21), slices.Repeat([][2]int{{}}, 21)
	widths[0] = [2]int{1, 0}
	many, long := framedBy(t, plantest.Data(axes...), widths...), framedBy(t, plantest.Data(3_000_000_000), [2]int{1, 0})
	behind := framedBy(t, plantest.Data(3_000_000_000, 2), [2]int{1, 0}, [2]int{1, 1})
	row := plantest.Do(t, ops.Slice, ops.Attr{Ranges: []shape.Range{shape.Span(0, 1), shape.Span(0, 8)}}, plantest.Data(16, 1<<22))
	for _, v := range []graph.Value{many, neg(many), neg(few(long)), neg(few(behind)), long, neg(framedBy(t, row, [2]int{5, 4090}, [2]int{}))} {
		p := build(t, plantest.CPU, v)
		for _, s := range p.Steps {
			if slices.ContainsFunc(s.Kernel.Operands, func(o kernel.Operand) bool { return o.Box != 0 }) && len(s.Launches) > 1 {
				t.Errorf("%d launches of\n%s", len(s.Launches), s.Kernel.Text())
			}
		}
	}
}
