package plan

import (
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
)

// What several kernels read is stored by one of its own, or computed again by
// each of them: whatever moves fewer bytes, the launch that stores it counted as those
// that move meanwhile. A unit of an operator's cost counts
// as some bytes, more on a CPU's driver than on a GPU, whose memory is slow
// beside its arithmetic.

// traffic is what the two ways cost, in sixteenths of bytes.
type traffic struct{ stored, again int64 }

// weighedAgain reports whether v, which n kernels read, is computed in each of
// them.
func (g *grouper) weighedAgain(v graph.Value, kernels readers) (t traffic, again bool) {
	if g.cfg.CostBytes == 0 || !g.cfg.runs(Recompute) || v.Node.Op.Kind != ops.Map {
		return t, false
	}
	for k := range kernels {
		if k.Value == v || k.Node.Op.Kind == ops.Contraction || k.Node.Op.Kind == ops.Sort {
			return t, false // it is in memory in any case
		}
	}
	loaded, cost, ok := g.below(v)
	if !ok {
		g.unweighed = true
		return t, false
	}
	t = g.traffic(v, loaded, cost, len(kernels))
	return t, t.again < t.stored
}

// traffic is what v costs, which n kernels read and which is computed from so many bytes.
func (g *grouper) traffic(v graph.Value, loaded, cost int64, n int) traffic {
	stored := loaded + int64(n+1)*bytesOf(v)
	if savesLaunch(v, cost, n) {
		stored += g.cfg.launchBytes()
	}
	return traffic{16 * stored, 16*int64(n)*loaded + int64(n-1)*cost*int64(g.cfg.CostBytes)}
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
func (g *grouper) reducesAgain(v graph.Value, n int) bool {
	if g.cfg.CostBytes == 0 || !g.cfg.runs(Recompute) {
		return false
	}
	loaded, cost, ok := g.below(v)
	t := g.traffic(v, loaded, cost, n)
	return ok && t.again < t.stored
}

// mostBelow bounds the values that one may be computed from again and again.
const mostBelow = 32

// below is how many bytes computing v loads, and the cost of all its elements;
// ok is false where that would be a large part of a kernel. What it is computed from
// may come to be in memory: that shows when all has been decided once.
func (g *grouper) below(v graph.Value) (loaded, cost int64, ok bool) {
	seen := map[graph.Value]bool{}
	operators := 0
	var visit func(w graph.Value) bool
	visit = func(w graph.Value) bool {
		if seen[w] {
			return true
		}
		seen[w] = true
		if _, stored := w.Stored(); stored || w != v && (g.kernel(w) || g.settled[w]) {
			loaded += bytesOf(w)
			return len(seen) <= mostBelow
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
			c := g.costOf(w.Node)
			operators += c
			cost += int64(c) * int64(w.Shape().Size())
		}
		for _, in := range w.Node.Inputs {
			if !visit(in) {
				return false
			}
		}
		return len(seen) <= mostBelow && operators <= g.cfg.MaxCost/4
	}
	ok = visit(v)
	return loaded, cost, ok
}

func bytesOf(v graph.Value) int64 { return int64(v.Shape().Size()) * int64(v.DType().Size()) }

// launchBytes is how many bytes move in the time of a launch.
func (c *Config) launchBytes() int64 { return max(target.MinLaunchBytes, 4*int64(c.LaunchElements)) }

// launchCost is what is computed rather than stored by a launch, in units of cost: a
// quarter of what takes as long, for a kernel that is there anyway may store it too.
func (c *Config) launchCost() int {
	if c.CostBytes == 0 || !c.runs(Recompute) {
		return 0
	}
	return int(16 * c.launchBytes() / 4 / int64(c.CostBytes))
}
