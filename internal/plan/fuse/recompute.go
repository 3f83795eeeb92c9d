package fuse

import (
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
)

// If several kernels read a value, a kernel of its own stores it, or each reader computes it again,
// whichever moves fewer bytes. The launch that would store the value counts as the bytes that the
// device could move meanwhile. A unit of an operator's cost counts as some bytes: more on a CPU
// driver than on a GPU, whose memory is slow compared to its arithmetic.

// weighedAgain reports whether each of the kernels that read v should compute it.
func (p *partition) weighedAgain(v graph.Value, kernels readers) (t expr.Traffic, again bool) {
	if p.Config.CostBytes == 0 || !p.Config.Runs(rules.Recompute) || v.Node.Op.Kind != ops.Map {
		return t, false
	}
	for k := range kernels {
		if k.Value == v || k.Node.Op.Kind == ops.Contraction || k.Node.Op.Kind == ops.Sort {
			return t, false // this reader needs it in memory
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

// traffic compares the two ways for v, which n kernels read. Computing all of v once loads so many
// bytes and has this cost.
func (p *partition) traffic(v graph.Value, loaded, cost int64, n int) expr.Traffic {
	stored := loaded + int64(n+1)*expr.BytesOf(v)
	if savesLaunch(v, n) {
		stored += p.Config.LaunchBytes()
	}
	return expr.Traffic{Stored: 16 * stored, Again: 16*int64(n)*loaded + int64(n-1)*cost*int64(p.Config.CostBytes)}
}

// savesLaunch reports whether saving the launch that stores v counts in favour of computing v in n
// kernels. It does not if many kernels would have v's code: in a loop that passes small values on,
// each step would contain the code of all earlier steps, and compiling these different kernels
// would take longer than all launches. Nor does it for a reduction to one element: few invocations
// compute it, while others wait.
func savesLaunch(v graph.Value, n int) bool {
	return n <= target.FewRecomputed && (v.Node.Op.Kind != ops.Reduce || v.Shape().Size() > 1)
}

// reducesAgain reports whether each of n kernels should compute the reduction v of its rows.
// Reductions below v are weighed by themselves.
func (p *partition) reducesAgain(v graph.Value, n int) bool {
	if p.Config.CostBytes == 0 || !p.Config.Runs(rules.Recompute) {
		return false
	}
	loaded, cost, ok := p.below(v)
	t := p.traffic(v, loaded, cost, n)
	return ok && t.Again < t.Stored
}

// maxBelow bounds the operators below a value that several kernels compute.
const maxBelow = 32

// below returns how many bytes computing v loads, and the cost of all its elements. ok is false if
// that would be a large part of a kernel. Which maps below v are in memory is known from an earlier
// round of the grouper (settled).
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
			if w != v { // a rowwise kernel may compute it
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
