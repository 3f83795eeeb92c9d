package engine

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/ops"
)

// Leaving passes out changes no bit of any result: every graph gives the
// definition's bits without one of the passes, another for every graph; without
// several; and without any. On the host every graph is run without each of them;
// on other devices, where compiling the kernels takes the time, and under the
// race detector, without one.
// WEFT_FUZZ multiplies the graphs.
func TestPassesChangeNoBits(t *testing.T) {
	e, be := fuzzed(t)
	own := configurations(be.cfg)["the device's own"]
	own.Overlap = true
	sets := passSets()
	each := 1
	if e.dev.IsHost() && !raceDetector {
		each = len(sets)
	}
	kernels := make([]int, len(sets))
	for seed := range uint64(fuzzRounds(t, 300)) { // the seed alone decides all that is drawn
		for i := range each {
			set := (int(seed) + i) % len(sets)
			be.cfg = own
			be.cfg.Without = sets[set]
			g := redundantGraph(t, e, 1<<32+seed)
			if err := g.check(be.cfg); err != nil {
				t.Fatalf("seed %d, without %v: %v\n%s", seed, sets[set], err, g)
			}
			kernels[set] += g.kernels
			g.free()
		}
	}
	for i, set := range sets {
		t.Logf("%5d kernels without %v", kernels[i], set)
	}
}

// redundantGraph draws a graph in which work is repeated and undone, for the
// passes that look for that.
func redundantGraph(t *testing.T, e *Engine, seed uint64) *randomGraph {
	g := newGraph(t, e, seed, mostNodes)
	for range 1 + g.random.IntN(3) {
		g.tryRedundant(g.operand())
		g.drawNode()
	}
	return g
}

// tryRedundant makes of v what is v again, or what has been made before.
func (g *randomGraph) tryRedundant(v graph.Value) {
	twice := func(op *ops.Op, a ops.Attr) {
		if w, ok := g.try(op, a, v); ok {
			g.try(op, a, w)
		}
	}
	switch rank := len(v.Shape()); g.random.IntN(8) {
	case 0:
		twice(pick(g, []*ops.Op{ops.Neg, ops.BitwiseInvert, ops.LogicalNot}), ops.Attr{})
	case 1:
		twice(pick(g, []*ops.Op{ops.Abs, ops.Floor, ops.Ceil, ops.Trunc, ops.Round, ops.Relu}), ops.Attr{})
	case 2:
		axes := make([]int, rank)
		for i := range axes {
			axes[i] = rank - 1 - i
		}
		twice(pick(g, []*ops.Op{ops.Flip, ops.Permute}), ops.Attr{Axes: axes})
	case 3:
		if w, ok := g.try(ops.Reshape, ops.Attr{Shape: g.reshaped(v.Shape())}, v); ok {
			g.try(ops.Reshape, ops.Attr{Shape: v.Shape()}, w)
		}
	case 4:
		if w, ok := g.try(ops.Cast, ops.Attr{DType: pick(g, dtype.All())}, v); ok {
			g.try(ops.Cast, ops.Attr{DType: pick(g, dtype.All())}, w)
		}
	case 5:
		if c, ok := g.try(ops.NotEqual, ops.Attr{}, v, v); ok {
			c, _ = g.try(ops.LogicalNot, ops.Attr{}, c)
			g.try(ops.Where, ops.Attr{}, c, v, pick(g, []graph.Value{v, g.operand()}))
		}
	case 6:
		g.try(pick(g, []*ops.Op{ops.Minimum, ops.Maximum, ops.BitwiseAnd, ops.BitwiseOr, ops.LogicalOr}), ops.Attr{}, v, v)
	default:
		a := ops.Attr{Axes: g.axes(v), KeepDims: true}
		first, ok := g.try(ops.Sum, a, v)
		if second, again := g.try(ops.Sum, a, v); ok && again {
			g.try(ops.Sub, ops.Attr{}, first, second)
		}
	}
}

// passSets are the passes that are left out: each alone, all that fuse, all of
// them, and none.
func passSets() []plan.RuleSet {
	sets := []plan.RuleSet{0, plan.SetOf(plan.Rules()...), plan.SetOf(plan.Rowwise, plan.Chains, plan.Prologues, plan.Factors, plan.Epilogues)}
	for _, p := range plan.Rules() {
		if p != plan.Split { // which runs in any case
			sets = append(sets, plan.SetOf(p))
		}
	}
	return sets
}
