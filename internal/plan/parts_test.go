package plan

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/plantest"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// walk returns a sum over the steps of a random walk.
func walk(t *testing.T, steps int) graph.Value {
	drawn := func(i int) graph.Value {
		x := plantest.Do(t, ops.Cast, ops.Attr{DType: dtype.Float32}, graph.NewIota(shape.Shape{1 << 16}, ""))
		x = plantest.Do(t, ops.Add, ops.Attr{}, x, plantest.Do(t, ops.Cast, ops.Attr{DType: dtype.Float32}, plantest.Data(1)))
		return plantest.Do(t, ops.Cos, ops.Attr{}, plantest.Do(t, ops.Sin, ops.Attr{}, x))
	}
	l := drawn(0)
	sum := plantest.Do(t, ops.Exp, ops.Attr{}, l)
	for i := range steps - 1 {
		l = plantest.Do(t, ops.Add, ops.Attr{}, l, drawn(i+1))
		sum = plantest.Do(t, ops.Add, ops.Attr{}, sum, plantest.Do(t, ops.Exp, ops.Attr{}, l))
	}
	return sum
}

// A body that is too large is cut at values that both sides need. These are stored, so costly
// operators run once.
func TestLargeBodiesAreCutWhereTheyShare(t *testing.T) {
	const steps = 12
	p := build(t, plantest.Priced(4), walk(t, steps))
	sines := 0
	for _, s := range p.Steps {
		for _, inst := range s.Kernel.Body {
			if inst.Op == ops.Sin {
				sines++
			}
		}
	}
	if sines != steps || len(p.Steps) > steps+3 {
		t.Errorf("%d kernels compute %d sines for %d steps:\n%s", len(p.Steps), sines, steps, p)
	}
}

// Each reader of a cheap map computes the map if the map's costly operand is stored.
func TestCheapMapsOfDearOnesAreComputedAgain(t *testing.T) {
	x := plantest.Data(1 << 16)
	dear := x
	for range 6 {
		dear = plantest.Do(t, ops.Exp, ops.Attr{}, plantest.Do(t, ops.Sin, ops.Attr{}, dear))
	}
	cheap := plantest.Do(t, ops.Neg, ops.Attr{}, dear)
	values := []graph.Value{plantest.Do(t, ops.Sum, ops.Attr{}, cheap), plantest.Do(t, ops.Max, ops.Attr{}, cheap), plantest.Do(t, ops.Min, ops.Attr{}, dear)}
	for _, s := range build(t, plantest.Priced(4), values...).Steps {
		if s.Value == cheap {
			t.Error("the cheap map is stored")
		}
	}
}
