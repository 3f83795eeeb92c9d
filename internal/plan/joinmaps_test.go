package plan

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/plantest"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Joined maps store only the values that are requested or that other kernels read.
func TestJoinedMapsShareAKernel(t *testing.T) {
	x := plantest.Data(64, 256)
	un := func(o *ops.Op, v graph.Value) graph.Value { return plantest.Do(t, o, ops.Attr{}, v) }
	difference := plantest.Do(t, ops.Sub, ops.Attr{}, x, plantest.Data(64, 256))
	text(t, build(t, plantest.CPU, un(ops.Square, difference), un(ops.Abs, un(ops.Exp, difference))), `
t0, t1 = map f32 flat(1) chunk 16 {
  %0 = load f32 a        ; inner 1
  %1 = load f32 b        ; inner 1
  %2 = sub %0, %1
  %3 = mul %2, %2
  %4 = exp %2
  %5 = abs %4
  also f32 %3
  store f32 %5
}
over [16384], a=memory [1]+0, b=memory [1]+0`)
}

// Maps become one kernel if they share loads or arithmetic or are small, and the limits allow it.
func TestWhichMapsAreJoined(t *testing.T) {
	un := func(o *ops.Op, v graph.Value) graph.Value { return plantest.Do(t, o, ops.Attr{}, v) }
	bin := func(o *ops.Op, v, w graph.Value) graph.Value { return plantest.Do(t, o, ops.Attr{}, v, w) }
	x, y := plantest.Data(64, 256), plantest.Data(64, 256)
	few, short, heavy, little := plantest.CPU, plantest.CPU, plantest.CPU, plantest.CPU
	few.MaxOperands = 3
	short.MaxRange = 40 << 10 // cuts the space
	heavy.HeavyCost = 3 * ops.Exp.Cost / 2
	little.NarrowBelow = 1 << 15
	var deep []graph.Value
	for v, n := x, 0; n < 32; n++ {
		v = un(ops.Exp, v)
		deep = append(deep, v)
	}
	for _, c := range []struct {
		name    string
		cfg     rules.Config
		values  []graph.Value
		kernels int
	}{
		{"of one operand", plantest.CPU, []graph.Value{un(ops.Neg, x), un(ops.Exp, x)}, 1},
		{"that share nothing", plantest.CPU, []graph.Value{un(ops.Neg, x), un(ops.Exp, y)}, 2},
		{"that share nothing but are small", little, []graph.Value{un(ops.Neg, x), un(ops.Exp, y)}, 1},
		{"of a row that both broadcast", plantest.CPU, []graph.Value{bin(ops.Add, x, plantest.Data(256)), bin(ops.Add, y, plantest.Data(256))}, 2},
		{"of another type", plantest.CPU, []graph.Value{un(ops.Neg, x), bin(ops.Less, x, y), plantest.Do(t, ops.Cast, ops.Attr{DType: dtype.Float64}, x)}, 1},
		{"each of the one before, as many as the cost allows", plantest.CPU, deep, 3},
		{"over other points", plantest.CPU, []graph.Value{un(ops.Neg, x), un(ops.Exp, plantest.Do(t, ops.Permute, ops.Attr{Axes: []int{1, 0}}, x))}, 2},
		{"that read another point's element", plantest.CPU, []graph.Value{un(ops.Exp, x), bin(ops.Add, un(ops.Exp, x), plantest.Do(t, ops.Flip, ops.Attr{}, un(ops.Exp, x)))}, 2},
		{"that take too many bindings together", few, []graph.Value{bin(ops.Add, x, y), bin(ops.Mul, x, plantest.Data(64, 256))}, 2},
		{"that are cut", short, []graph.Value{un(ops.Neg, x), un(ops.Exp, x)}, 2},
		{"of which only both are long code", heavy, []graph.Value{un(ops.Exp, x), un(ops.Exp, un(ops.Neg, x))}, 2},
		{"that are copies of one value", plantest.CPU, []graph.Value{plantest.Do(t, ops.Copy, ops.Attr{}, x), un(ops.Neg, x)}, 1},
		{"without the rule", plantest.Without(plantest.CPU, rules.Horizontal), []graph.Value{un(ops.Neg, x), un(ops.Exp, x)}, 2},
	} {
		if p := build(t, c.cfg, c.values...); len(p.Steps) != c.kernels {
			t.Errorf("%s: %d kernels, want %d:\n%s", c.name, len(p.Steps), c.kernels, p)
		}
	}
}

// A family's members are computed in the order in which they read each other, even if other
// values stand between them in the graph.
func TestFamiliesAreInOrder(t *testing.T) {
	un := func(o *ops.Op, v graph.Value) graph.Value { return plantest.Do(t, o, ops.Attr{}, v) }
	bin := func(o *ops.Op, v, w graph.Value) graph.Value { return plantest.Do(t, o, ops.Attr{}, v, w) }
	x := plantest.Data(64, 256)
	a := un(ops.Exp, x)
	s := plantest.KeptSum(t, a, 0) // a sum of columns, whose kernel reads a
	b := un(ops.Neg, a)            // a joined map of a, listed after s
	c := bin(ops.Mul, b, s)
	p := build(t, plantest.RowsOnly(plantest.CPU), s, b, c, a)
	stored := 0
	for _, step := range p.Steps {
		if m, ok := step.Kernel.Loop.(*kernel.Map); ok {
			stored += len(m.Also)
		}
	}
	if len(p.Steps) != 3 || stored != 1 {
		t.Errorf("%d kernels, %d stored beside others:\n%s", len(p.Steps), stored, p)
	}
}

// Decisions, summaries and counts include all values of joined maps.
func TestDecisionsAndCountsOfJoinedMaps(t *testing.T) {
	x := plantest.Data(64, 256)
	between := plantest.Do(t, ops.Exp, ops.Attr{}, x)
	values := []graph.Value{plantest.Do(t, ops.Neg, ops.Attr{}, between), plantest.Do(t, ops.Less, ops.Attr{}, between, x)}
	p := build(t, plantest.CPU, values...)
	if c := p.Counts(); c.Kernels != 1 || c.Read != 64*256*4 || c.Written != 64*256*5 {
		t.Errorf("%+v", c)
	}
	if got := p.Summaries()[0].Operators; len(got) != 3 {
		t.Errorf("the kernel computes %v", got)
	}
	for _, d := range p.Decisions() {
		if d.Value == between && (!d.Fused || d.Temp >= 0) {
			t.Errorf("%v, by\n%s", d, p)
		}
	}
	if got := p.Steps[0].Outs(); len(got) != 2 || got[0] == got[1] || p.Temps[got[0]].Size != shape.Shape(x.Shape()).Size() {
		t.Errorf("writes %v", got)
	}
}

// No two families read each other. A group that is listed before a family may still read it,
// through an earlier family that has later members.
func TestFamiliesDoNotWaitForEachOther(t *testing.T) {
	un := func(o *ops.Op, v graph.Value) graph.Value { return plantest.Do(t, o, ops.Attr{}, v) }
	little := plantest.CPU
	little.NarrowBelow = 1 << 15
	a := un(ops.Exp, plantest.Data(64, 256))
	s := plantest.Do(t, ops.Sum, ops.Attr{Axes: []int{0}}, a)
	w := un(ops.Exp, plantest.Data(256))
	m := plantest.Do(t, ops.Mul, ops.Attr{}, plantest.Data(64, 256), w)
	c := un(ops.Exp, s)
	if p := build(t, little, s, w, m, a, c); len(p.Steps) != 4 {
		t.Errorf("%d kernels, want 4: one for a and m, one for sums, and one each for w and c\n%s", len(p.Steps), p)
	}
}
