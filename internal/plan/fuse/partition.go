package fuse

import (
	"iter"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/internal/plan/lower"
	"github.com/weft-gpu/weft/internal/plan/region"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/ops"
)

// partition says which values are in memory and which are computed in the
// kernels that read them, by the graph and its shapes alone.
type partition struct {
	*lower.Builder
	*sights
	*constraints

	roots    map[graph.Value]bool          // maps in memory
	rowwise  map[graph.Value]*region.Rows  // the values that rowwise kernels write
	folded   map[graph.Value][]graph.Value // the reductions in such kernels, by the values that they write
	trees    map[graph.Value][]graph.Value // the reductions of long rows of which a map's kernel may combine the leaves' results, by the map
	finished map[graph.Value]graph.Value   // the products that maps are the end of, by the map
	why      map[graph.Value]expr.Reason   // it is in memory, or is not
	boxed    map[graph.Value]bool          // what is padded and one map reads, within bounds

	unweighed bool // there are values in memory of which too much is below to be weighed
}

// reader is a kernel by what it writes: a value, or a part of one that several
// kernels write side by side.
type reader struct {
	graph.Value
	part int
}

// readers are the kernels that would compute a value.
type readers map[reader]bool

// values are what the kernels write.
func (r readers) values() iter.Seq[graph.Value] {
	return func(yield func(graph.Value) bool) {
		for by := range r {
			if !yield(by.Value) {
				return
			}
		}
	}
}

// parted is the partition under the constraints so far: what more than one kernel
// would compute is made once, in a kernel of its own, unless computing it again
// moves less. It walks readers before what they read, so that a reader's own fate
// is known.
func (g *grouper) parted(values []graph.Value) *partition {
	p := &partition{Builder: g.Builder, sights: g.sights, constraints: g.constraints,
		roots: map[graph.Value]bool{}, rowwise: map[graph.Value]*region.Rows{}, folded: map[graph.Value][]graph.Value{},
		trees: map[graph.Value][]graph.Value{}, finished: map[graph.Value]graph.Value{}, why: map[graph.Value]expr.Reason{}, boxed: map[graph.Value]bool{}}
	kernels := map[graph.Value]readers{}
	note := func(v graph.Value, by reader) {
		if kernels[v] == nil {
			kernels[v] = readers{}
		}
		kernels[v][by] = true
	}
	root := func(v graph.Value, why expr.Reason) {
		p.roots[v], p.why[v] = true, why
		note(v, reader{v, 0})
	}
	for v, why := range p.stored {
		root(v, why)
	}
	for _, v := range values {
		p.asked(v, root, note)
	}
	order := expr.Postorder(values)
	for i := len(order) - 1; i >= 0; i-- {
		v := order[i]
		if expr.Fuses(v) && len(kernels[v]) > 1 && !p.roots[v] {
			t, again := p.weighedAgain(v, kernels[v])
			p.roots[v] = !again
			p.why[v] = whyWeighed(t, len(kernels[v]))
		}
		if v.Node.Op.Kind == ops.Reduce && !p.folds(v, kernels[v]) {
			p.why[v] = p.whyNotRowwise(v, kernels[v])
			p.endsTree(v, kernels[v])
		}
		p.finishes(v, kernels[v])
		p.noteBox(v, kernels[v], root)
		p.noteInputs(v, kernels[v], root, note)
	}
	return p
}

// asked makes v a root where it is a map, and what it is a view of where it shows
// all of that.
func (p *partition) asked(v graph.Value, root func(graph.Value, expr.Reason), note func(graph.Value, reader)) {
	note(v, reader{v, 0})
	if why := expr.Because("it is asked for"); expr.Fuses(v) {
		root(v, why)
	} else {
		p.why[v] = why
	}
	if base := p.seenBase(v); base != v && expr.Fuses(base) && v.Shape().Size() >= base.Shape().Size() {
		root(base, expr.Because("a view of it is asked for")) // it is seen where it is, see result
	}
}

// noteInputs notes by which kernels the operands of v are computed, given those
// that compute v.
func (p *partition) noteInputs(v graph.Value, kernels readers, root func(graph.Value, expr.Reason), note func(graph.Value, reader)) {
	_, folds := p.folded[v]
	for i, in := range v.Node.Inputs {
		base := p.seenBase(in)
		if p.kernel(v) && !folds && p.endsRows(base, v) {
			root(base, expr.Because("it is the end of a rowwise kernel, and %s goes over other rows", v.Node.Op))
		}
		if rule, left := p.Config.LeavesOut(p.fusionInto(v)); left && !p.roots[base] && expr.Fuses(base) {
			root(base, expr.WhyLeftOut(rule))
		}
		if i == 0 && v.Node.Op.Kind == ops.Indirect { // it is in memory, whoever reads it
			note(in, reader{in, 0})
			p.why[in] = expr.Because("it is a table, which %s addresses by values", v.Node.Op)
			continue
		}
		switch part := 0; {
		case p.roots[v] || p.kernel(v):
			if v.Node.Op.Kind == ops.Join || v.Node.Op.Kind == ops.Update {
				part = i
			}
			note(in, reader{v, part})
			continue
		case p.copies(v, kernels):
			note(in, reader{in, 0})
			continue
		}
		for k := range kernels {
			note(in, k)
		}
	}
}

// copies reports whether v, a reshape, needs its operand in memory, and that is a view
// of a product, whose kernel may write it as it is seen.
func (p *partition) copies(v graph.Value, kernels readers) bool {
	if v.Node.Op != ops.Reshape || p.unfinished[v.Node.Inputs[0]].Format != "" {
		return false
	}
	in := v.Node.Inputs[0]
	base := expr.BaseOf(in)
	if _, stored := base.Stored(); stored || base == in || base.Node.Op.Kind != ops.Contraction || p.unfinished[base].Format != "" {
		return false
	}
	if _, ok := v.Node.View(p.viewOf(in)); ok {
		return false
	}
	for by := range kernels {
		if by.Node.Op.Kind == ops.Map && len(kernels) == 1 {
			return false // it may be the end of the product itself
		}
	}
	return true
}

// fusionInto is the rule by which a map is computed in the kernel of v, which
// reads it.
func (p *partition) fusionInto(v graph.Value) rules.Rule {
	if expr.Fuses(v) {
		return rules.Chains
	}
	return rules.Prologues
}
