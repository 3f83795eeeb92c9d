package rewrite

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/internal/plan/plantest"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// One walk notes all maps that are left whole. Otherwise each step of a recurrence that reads
// the step before twice would walk down all earlier steps.
func TestMapsLeftWholeAreWalkedOnce(t *testing.T) {
	const steps = 100
	v := plantest.Do(t, ops.Concat, ops.Attr{Axes: []int{0}}, plantest.Data(3), plantest.Data(4))
	for range steps {
		v = plantest.Do(t, ops.Mul, ops.Attr{}, v, plantest.Do(t, ops.Neg, ops.Attr{}, v))
	}
	r := newRewriter(&plantest.CPU, expr.NewNumbers(), []graph.Value{v})
	if _, ok := r.mapped(v); ok || r.whole.Len() != 2*steps {
		t.Errorf("the map is cut: %v; %d of %d maps are noted", ok, r.whole.Len(), 2*steps)
	}
}

// Each rule of the simplifier applies where it is exact, and nowhere else.
func TestSimplifications(t *testing.T) {
	x, i, b := plantest.Data(6, 4), plantest.DataOf(dtype.Int32, 6, 4), plantest.DataOf(dtype.Bool, 6, 4)
	un := func(o *ops.Op, v graph.Value) graph.Value { return plantest.Do(t, o, ops.Attr{}, v) }
	cast := func(v graph.Value, d dtype.DType) graph.Value { return plantest.Do(t, ops.Cast, ops.Attr{DType: d}, v) }
	permute := func(v graph.Value) graph.Value { return plantest.Do(t, ops.Permute, ops.Attr{Axes: []int{1, 0}}, v) }
	reshape := func(v graph.Value, dims ...int) graph.Value {
		return plantest.Do(t, ops.Reshape, ops.Attr{Shape: dims}, v)
	}
	flip := func(v graph.Value) graph.Value { return plantest.Do(t, ops.Flip, ops.Attr{Axes: []int{0}}, v) }
	abs, floor := un(ops.Abs, x), un(ops.Floor, x)
	narrow := plantest.DataOf(dtype.Uint8, 4)
	for _, c := range []struct {
		name string
		v    graph.Value
		want graph.Value // zero: v stays
	}{
		{"transposed twice", permute(permute(x)), x},
		{"flipped twice", flip(flip(x)), x},
		{"reshaped and back", reshape(reshape(x, 24), 6, 4), x},
		{"a slice of all elements", plantest.Do(t, ops.Slice, ops.Attr{Ranges: []shape.Range{shape.All(), shape.All()}}, x), x},
		{"transposed, flipped, and both undone", permute(flip(flip(permute(x)))), x},
		{"a square transposed", permute(plantest.Data(4, 4)), graph.Value{}},
		{"negated twice, integers", un(ops.Neg, un(ops.Neg, i)), i},
		{"negated twice, floats", un(ops.Neg, un(ops.Neg, x)), graph.Value{}},
		{"inverted twice", un(ops.BitwiseInvert, un(ops.BitwiseInvert, i)), i},
		{"not not", un(ops.LogicalNot, un(ops.LogicalNot, b)), b},
		{"the absolute value of one", un(ops.Abs, abs), abs},
		{"the floor of one", un(ops.Floor, floor), floor},
		{"the exponential of one", un(ops.Exp, un(ops.Exp, x)), graph.Value{}},
		{"uint8 by way of int64", cast(cast(narrow, dtype.Int64), dtype.Uint8), narrow},
		{"float32 by way of float64", cast(cast(x, dtype.Float64), dtype.Float32), graph.Value{}},
		{"int32 by way of uint32", cast(cast(i, dtype.Uint32), dtype.Int32), graph.Value{}},
		{"either of equals", plantest.Do(t, ops.Where, ops.Attr{}, b, x, x), x},
		{"the lesser of equal integers", plantest.Do(t, ops.Minimum, ops.Attr{}, i, i), i},
		{"the lesser of equal floats", plantest.Do(t, ops.Minimum, ops.Attr{}, x, x), graph.Value{}},
		{"times one", plantest.Do(t, ops.Mul, ops.Attr{}, i, graph.NewFull(dtype.Int32, element.Bits{1}, shape.Shape{6, 4}, "")), graph.Value{}},
	} {
		values, err := Rewrite(&plantest.CPU, expr.NewNumbers(), []graph.Value{c.v})
		if err != nil {
			t.Fatal(err)
		}
		want := c.want
		if want == (graph.Value{}) {
			want = c.v
		}
		if values[0] != want {
			t.Errorf("%s: got %s, want %s", c.name, values[0].Node.Op, want.Node.Op)
		}
	}
	where := plantest.Do(t, ops.Where, ops.Attr{}, un(ops.LogicalNot, b), x, abs)
	if w := simplified(where); w.Node.Inputs[0] != b || w.Node.Inputs[1] != abs || w.Node.Inputs[2] != x {
		t.Errorf("a choice by a negation: %v", w.Node.Inputs)
	}
	merged := simplified(reshape(reshape(permute(x), 3, 8), 2, 12))
	if merged.Node.Op != ops.Reshape || merged.Node.Inputs[0].Node.Op != ops.Permute {
		t.Errorf("a reshape of a reshape: %s of %s", merged.Node.Op, merged.Node.Inputs[0].Node.Op)
	}
}
