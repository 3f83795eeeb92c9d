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

// One walk notes all maps that are not cut. Otherwise, in a recurrence whose steps read the step
// before twice, each step would walk down all earlier steps.
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
	cast := func(v graph.Value, d dtype.DType) graph.Value { return plantest.Do(t, ops.Cast, ops.Attr{DType: d}, v) }
	narrow := plantest.DataOf(dtype.Uint8, 4)
	for _, c := range []struct {
		name string
		v    graph.Value
		want graph.Value // zero: v stays
	}{
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
}
