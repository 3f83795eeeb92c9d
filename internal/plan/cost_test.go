package plan

import (
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/plan/plantest"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/ops"
)

// weighted returns a configuration in which every operator of float32 has the given cost.
func weighted(cost int) rules.Config {
	cfg := plantest.CPU
	cfg.Weights.Uniform = cost
	cfg.HeavyCost, cfg.CompactCost = 100, 200
	return cfg
}

// An operator that alone exceeds the limit of a kernel's cost has a kernel of its own.
func TestOperatorsAboveTheLimitAreKernelsOfTheirOwn(t *testing.T) {
	x := plantest.Data(100)
	v := plantest.Do(t, ops.Exp, ops.Attr{}, plantest.Do(t, ops.Exp, ops.Attr{}, plantest.Do(t, ops.Exp, ops.Attr{}, x)))
	for _, c := range []struct{ cost, kernels int }{{60, 1}, {80, 1}, {121, 3}, {300, 3}} {
		if p := build(t, weighted(c.cost), v); len(p.Steps) != c.kernels {
			t.Errorf("three operators of cost %d are %d kernels, want %d:\n%s", c.cost, len(p.Steps), c.kernels, p)
		}
	}
	flipped := plantest.Do(t, ops.Flip, ops.Attr{Axes: []int{0}}, plantest.Do(t, ops.Exp, ops.Attr{}, x))
	sum := plantest.Do(t, ops.Add, ops.Attr{}, flipped, plantest.Do(t, ops.Sqrt, ops.Attr{}, x))
	if p := build(t, weighted(250), sum); len(p.Steps) != 3 {
		t.Errorf("a sum of two costly operators is %d kernels, want 3:\n%s", len(p.Steps), p)
	}
}

// A kernel with long code handles four elements at a time. If the code is longer, it is compact.
func TestChunksFollowTheCost(t *testing.T) {
	v := plantest.Do(t, ops.Exp, ops.Attr{}, plantest.Data(1<<20))
	for _, c := range []struct {
		cost int
		want string
	}{{100, "flat(1) chunk 16 {"}, {101, "flat(1) chunk 4 {"}, {201, "flat(1) chunk 4 compact {"}} {
		if p := build(t, weighted(c.cost), v).String(); !strings.Contains(withoutAhead(p), c.want) {
			t.Errorf("cost %d: the plan is\n%swant %q", c.cost, p, c.want)
		}
	}
	sum := plantest.Do(t, ops.Sum, ops.Attr{Axes: []int{0}}, plantest.Data(100, 64))
	for _, c := range []struct {
		cost int
		want string
	}{{5, "across(1,1) chunk 16 {"}, {6, "across(1,1) chunk 8 {"}, {20, "across(1,1) chunk 4 {"}, {23, "across(1,1) chunk 4 compact {"}} {
		if p := build(t, weighted(c.cost), sum).String(); !strings.Contains(withoutAhead(p), c.want) {
			t.Errorf("combinations of cost %d: the plan is\n%swant %q", c.cost, p, c.want)
		}
	}
}

// Small types have longer chunks if the code is short.
func TestOnlyShortCodeHasLongChunks(t *testing.T) {
	for _, c := range []struct {
		cost int
		want string
	}{{10, "flat(1) chunk 64 {"}, {11, "flat(1) chunk 16 {"}} {
		v := plantest.Do(t, ops.Add, ops.Attr{}, plantest.DataOf(dtype.Int8, 1<<20), plantest.DataOf(dtype.Int8, 1<<20))
		if p := build(t, weighted(c.cost), v).String(); !strings.Contains(withoutAhead(p), c.want) {
			t.Errorf("cost %d: the plan is\n%swant %q", c.cost, p, c.want)
		}
	}
	flipped := plantest.Do(t, ops.Flip, ops.Attr{Axes: []int{0}}, plantest.DataOf(dtype.Int8, 1<<20))
	v := plantest.Do(t, ops.Add, ops.Attr{}, flipped, plantest.DataOf(dtype.Int8, 1<<20))
	if p, want := build(t, plantest.CPU, v).String(), "flat(1) chunk 16 {"; !strings.Contains(withoutAhead(p), want) {
		t.Errorf("an operand read element by element: the plan is\n%swant %q", p, want)
	}
}

// Chunks of small types are shorter if they do not divide the rows.
func TestChunksOfSmallTypesFitTheRows(t *testing.T) {
	for _, c := range []struct {
		inner int
		want  string
	}{{128, "rows(2) chunk 64"}, {96, "rows(2) chunk 32"}, {48, "rows(2) chunk 16"}, {40, "rows(2) chunk 8"}, {36, "wrapped(2) chunk 8"}, {7, "general(2) chunk 8"}} {
		v := plantest.Do(t, ops.Add, ops.Attr{}, plantest.DataOf(dtype.Int8, 1000, c.inner), plantest.DataOf(dtype.Int8, c.inner))
		if p := build(t, plantest.CPU, v).String(); !strings.Contains(withoutAhead(p), c.want) {
			t.Errorf("rows of %d: the plan is\n%swant %q", c.inner, p, c.want)
		}
	}
}
