package fuse

import (
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
)

// What several kernels read is stored by one of its own, or computed again by
// each of them: whatever moves fewer bytes, the launch that stores it counted as those
// that move meanwhile. A unit of an operator's cost counts
// as some bytes, more on a CPU's driver than on a GPU, whose memory is slow
// beside its arithmetic.

// weighedAgain reports whether v, which n kernels read, is computed in each of
// them.
func (p *partition) weighedAgain(v graph.Value, kernels readers) (t expr.Traffic, again bool) {
	if p.Config.CostBytes == 0 || !p.Config.Runs(rules.Recompute) || v.Node.Op.Kind != ops.Map {
		return t, false
	}
	for k := range kernels {
		if k.Value == v || k.Node.Op.Kind == ops.Contraction || k.Node.Op.Kind == ops.Sort {
			return t, false // it is in memory in any case
		}
	}
	loaded, cost, ok := p.below(v)
	if !ok {
		p.unweighed = true
		return t, false
	}
	t = p.traffic(v, loaded, cost, len(kernels))
	return t, t.Again < t.Stored
}

// traffic is what v costs, which n kernels read and which is computed from so many bytes.
func (p *partition) traffic(v graph.Value, loaded, cost int64, n int) expr.Traffic {
	stored := loaded + int64(n+1)*expr.BytesOf(v)
	if savesLaunch(v, cost, n) {
		stored += p.Config.LaunchBytes()
	}
	return expr.Traffic{Stored: 16 * stored, Again: 16*int64(n)*loaded + int64(n-1)*cost*int64(p.Config.CostBytes)}
}

// savesLaunch reports whether a launch is worth the code that n kernels then have. In
// loops that hand on small values each step would have that of the steps before it:
// kernels that are all different, each of which takes longer to compile than all its
// launches. And what reduces everything is made by few invocations, where others wait.
func savesLaunch(v graph.Value, cost int64, n int) bool {
	elements := int64(v.Shape().Size())
	if v.Node.Op.Kind == ops.Reduce {
		return elements > 1 && n <= target.FewRecomputed
	}
	return n <= target.FewRecomputed || int64(n-1)*cost <= target.CheapRecompute*elements
}

// reducesAgain reports whether each of n kernels makes a reduction of rows that it goes over.
// What is reduced on the way to it is weighed by itself.
func (p *partition) reducesAgain(v graph.Value, n int) bool {
	if p.Config.CostBytes == 0 || !p.Config.Runs(rules.Recompute) {
		return false
	}
	loaded, cost, ok := p.below(v)
	t := p.traffic(v, loaded, cost, n)
	return ok && t.Again < t.Stored
}

// maxBelow bounds the values that one may be computed from again and again.
const maxBelow = 32

// below is how many bytes computing v loads, and the cost of all its elements;
// ok is false where that would be a large part of a kernel. What it is computed from
// may come to be in memory: that shows when all has been decided once.
func (p *partition) below(v graph.Value) (loaded, cost int64, ok bool) {
	seen := map[graph.Value]bool{}
	operators := 0
	var visit func(w graph.Value) bool
	visit = func(w graph.Value) bool {
		if seen[w] {
			return true
		}
		seen[w] = true
		if _, stored := w.Stored(); stored || w != v && (p.kernel(w) || p.settled.At(w)) {
			loaded += expr.BytesOf(w)
			return len(seen) <= maxBelow
		}
		switch w.Node.Op.Kind {
		case ops.Indirect:
			return false
		case ops.Reduce:
			if w != v { // that a rowwise kernel makes
				return false
			}
			cost += int64(w.Node.Inputs[0].Shape().Size())
		case ops.Map:
			c := p.CostOf(w.Node)
			operators += c
			cost += int64(c) * int64(w.Shape().Size())
		}
		for _, in := range w.Node.Inputs {
			if !visit(in) {
				return false
			}
		}
		return len(seen) <= maxBelow && operators <= p.Config.MaxCost/4
	}
	ok = visit(v)
	return loaded, cost, ok
}
