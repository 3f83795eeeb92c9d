package plan

import (
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
)

// partition decides which values are in memory and which are computed in the
// kernels that read them.
func (b *builder) partition() error {
	b.roots = b.shared(b.values)
	return nil
}

// fusionInto is the pass by which a map is computed in the kernel of v, which
// reads it.
func (b *builder) fusionInto(v graph.Value) Pass {
	if fuses(v) {
		return Chains
	}
	return Prologues
}

// shared finds the map nodes that more than one kernel would compute. Each is
// made once, in a kernel of its own. It walks readers before what they read,
// so that a reader's own fate is known.
func (b *builder) shared(values []graph.Value) map[graph.Value]bool {
	order := postorder(values)
	kernels := map[graph.Value]map[graph.Value]bool{} // by which kernels a value is computed
	note := func(v, root graph.Value) {
		if kernels[v] == nil {
			kernels[v] = map[graph.Value]bool{}
		}
		kernels[v][root] = true
	}
	roots := map[graph.Value]bool{}
	for v := range b.cut {
		note(v, v)
		roots[v] = true
	}
	b.rowwise, b.folded = map[graph.Value]*rows{}, map[graph.Value]graph.Value{}
	b.finished, b.trees = map[graph.Value]graph.Value{}, map[graph.Value][]graph.Value{}
	for _, v := range values {
		note(v, v)
		roots[v] = fuses(v)
		b.because(v, "it is asked for")
		if base := b.seenBase(v); base != v && fuses(base) && v.Shape().Size() >= base.Shape().Size() {
			roots[base] = true // it is seen where it is, see result
			b.because(base, "a view of it is asked for")
			note(base, base)
		}
	}
	for i := len(order) - 1; i >= 0; i-- {
		v := order[i]
		if fuses(v) && len(kernels[v]) > 1 && !roots[v] {
			t, again := b.weighedAgain(v, kernels[v])
			roots[v] = !again
			b.becauseWeighed(v, t, len(kernels[v]))
		}
		folds := b.folds(v, kernels[v])
		if !folds && b.why != nil && v.Node.Op.Kind == ops.Reduce {
			b.why[v] = b.whyNotRowwise(v, kernels[v])
		}
		if !folds {
			b.endsTree(v, kernels[v])
		}
		b.finishes(v, kernels[v])
		for i, in := range v.Node.Inputs {
			if base := b.seenBase(in); b.kernel(v) && !folds && b.endsRows(base, v) {
				roots[base] = true
				b.because(base, "it is the end of a rowwise kernel, and %s goes over other rows", v.Node.Op)
				note(base, base)
			}
			if base := b.seenBase(in); !roots[base] && fuses(base) && !b.cfg.runs(b.fusionInto(v)) {
				roots[base] = true
				b.because(base, "the pass %s is left out", b.fusionInto(v))
				note(base, base)
			}
			if i == 0 && v.Node.Op.Kind == ops.Indirect { // it is in memory, whoever reads it
				note(in, in)
				b.because(in, "it is a table, which %s addresses by values", v.Node.Op)
				continue
			}
			if roots[v] || b.kernel(v) {
				note(in, v)
				continue
			}
			for k := range kernels[v] {
				note(in, k)
			}
		}
	}
	return roots
}

// postorder lists the values that have not run, inputs before their readers.
func postorder(values []graph.Value) []graph.Value {
	var order []graph.Value
	seen := map[graph.Value]bool{}
	var visit func(v graph.Value)
	visit = func(v graph.Value) {
		if _, ok := v.Stored(); ok || seen[v] {
			return
		}
		seen[v] = true
		for _, in := range v.Node.Inputs {
			visit(in)
		}
		order = append(order, v)
	}
	for _, v := range values {
		visit(v)
	}
	return order
}
