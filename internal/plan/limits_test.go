package plan

import (
	"errors"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/plantest"
	"github.com/weft-gpu/weft/internal/plan/program"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// An array that no device can hold is refused before its launches, too many, are listed.
func TestArraysBeyondTheLimitAreRefused(t *testing.T) {
	cfg := plantest.CPU
	cfg.MaxBytes = 1 << 40
	index := graph.NewIota(shape.Shape{1 << 46}, "")
	for name, v := range map[string]graph.Value{
		"a result":   plantest.Do(t, ops.Neg, ops.Attr{}, index),
		"an operand": plantest.Do(t, ops.CumulativeSum, ops.Attr{}, plantest.Do(t, ops.BroadcastTo, ops.Attr{Shape: shape.Shape{1 << 46}}, plantest.Data(1))),
		"a contraction": plantest.Do(t, ops.MatMul, ops.Attr{}, plantest.Do(t, ops.BroadcastTo, ops.Attr{Shape: shape.Shape{1 << 23, 1}}, plantest.Data(1, 1)),
			plantest.Do(t, ops.BroadcastTo, ops.Attr{Shape: shape.Shape{1, 1 << 23}}, plantest.Data(1, 1))),
		"a join": plantest.Do(t, ops.Concat, ops.Attr{Axes: []int{0}}, index, index),
	} {
		_, err := Build(cfg, v)
		var size *program.SizeError
		if !errors.As(err, &size) || size.Bytes <= cfg.MaxBytes || size.Limit != cfg.MaxBytes {
			t.Errorf("%s: %v, want a *SizeError", name, err)
		}
	}
	build(t, cfg, plantest.Do(t, ops.Slice, ops.Attr{Ranges: []shape.Range{shape.To(3)}}, plantest.Do(t, ops.Neg, ops.Attr{}, index))) // a part of it fits
}

// The steps of a product have numbers of 31 bits, even if the operands repeat one element and so
// span no memory.
func TestContractionOfRepeatedElements(t *testing.T) {
	const k = 1<<32 + 5
	a := plantest.Do(t, ops.BroadcastTo, ops.Attr{Shape: shape.Shape{1, k}}, plantest.DataOf(dtype.Float32, 1, 1))
	b := plantest.Do(t, ops.BroadcastTo, ops.Attr{Shape: shape.Shape{k, 1}}, plantest.DataOf(dtype.Float32, 1, 1))
	p := build(t, plantest.CPU, plantest.Do(t, ops.MatMul, ops.Attr{}, a, b))
	steps, next := 0, 0
	for _, g := range p.Steps[0].Launches {
		inner := g.Dims[len(g.Dims)-1]
		if inner >= rules.MaxPoints || g.Out.Offset != next {
			t.Errorf("a launch has %d steps from block %d on, want fewer than %d from block %d on", inner, g.Out.Offset, rules.MaxPoints, next)
		}
		steps, next = steps+inner, next+inner/ops.ContractionBlock
	}
	if steps != k {
		t.Errorf("%d steps in total, want %d", steps, k)
	}
}
