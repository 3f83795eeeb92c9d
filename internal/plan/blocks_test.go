package plan

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/plantest"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// A product on the host reads weights as blocks of integers, through views whose lines are whole
// blocks along k. Other devices, and products of other views, read decoded weights.
func TestProductsReadBlocks(t *testing.T) {
	do := func(o *ops.Op, a ops.Attr, in ...graph.Value) graph.Value { return plantest.Do(t, o, a, in...) }
	// Rows of 128 elements in blocks of 32, whose integers stand for those of Q4_0.
	weights := func() graph.Value {
		blocks := plantest.DataOf(dtype.Uint8, 40, 4, 18)
		bytes := do(ops.Slice, ops.Attr{Ranges: []shape.Range{shape.All(), shape.All(), shape.Span(2, 18)}}, blocks)
		halves := do(ops.BroadcastTo, ops.Attr{Shape: shape.Shape{40, 4, 2, 16}}, do(ops.ExpandDims, ops.Attr{Axes: []int{2}}, bytes))
		return do(ops.Reshape, ops.Attr{Shape: shape.Shape{40, 128}, Blocks: "Q4_0"}, do(ops.Cast, ops.Attr{DType: dtype.Float32}, halves))
	}
	turned := func(v graph.Value) graph.Value { return do(ops.Permute, ops.Attr{Axes: []int{1, 0}}, v) }
	slice := func(v graph.Value, rows, columns shape.Range) graph.Value {
		return do(ops.Slice, ops.Attr{Ranges: []shape.Range{rows, columns}}, v)
	}
	x := func(k int) graph.Value { return plantest.Data(3, k) }
	multiplied := func(a, b graph.Value) graph.Value { return do(ops.MatMul, ops.Attr{}, a, b) }
	host := rules.Config{Profile: target.HostProfile()}
	for name, c := range map[string]struct {
		cfg  rules.Config
		v    graph.Value
		want bool
	}{
		"weights on the right":      {host, multiplied(x(128), turned(weights())), true},
		"weights on the left":       {host, multiplied(weights(), turned(x(128))), true},
		"every third row":           {host, multiplied(x(128), turned(slice(weights(), shape.Step(1, 30, 3), shape.All()))), true},
		"some blocks of each row":   {host, multiplied(x(64), turned(slice(weights(), shape.All(), shape.Span(32, 96)))), true},
		"half a block":              {host, multiplied(x(64), turned(slice(weights(), shape.All(), shape.Span(16, 80)))), false},
		"rows in reverse":           {host, multiplied(x(128), turned(do(ops.Flip, ops.Attr{Axes: []int{0}}, weights()))), false},
		"blocks across k":           {host, multiplied(x(40), weights()), false},
		"without maps in products":  {plantest.Without(host, rules.Factors), multiplied(x(128), turned(weights())), false},
		"a map between":             {host, multiplied(x(128), turned(do(ops.Abs, ops.Attr{}, weights()))), false},
		"a device that decodes not": {plantest.CPU, multiplied(x(128), turned(weights())), false},
	} {
		steps := build(t, c.cfg, c.v).Steps
		got := false
		for _, s := range steps {
			if _, ok := s.Kernel.Loop.(*kernel.Contract); !ok {
				continue
			}
			for i, o := range s.Kernel.Operands {
				got = got || o.Blocks == "Q4_0"
				if again, err := kernel.Parse(s.Kernel.Text()); err != nil || again.Operands[i] != o {
					t.Errorf("%s: the text reads back otherwise (%v):\n%s", name, err, s.Kernel.Text())
				}
			}
		}
		if got != c.want || c.want && len(steps) != 1 {
			t.Errorf("%s: reads blocks: %v, want %v; %d kernels, the last is\n%s", name, got, c.want, len(steps), steps[len(steps)-1].Kernel.Text())
		}
	}
}
