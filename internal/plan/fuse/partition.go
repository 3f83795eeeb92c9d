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

	roots    *expr.Table[bool]          // maps in memory
	rowwise  *expr.Table[*region.Rows]  // the values that rowwise kernels write
	folded   *expr.Table[[]graph.Value] // the reductions in such kernels, by the values that they write
	trees    *expr.Table[[]graph.Value] // the reductions of long rows of which a map's kernel may combine the leaves' results, by the map
	finished *expr.Table[graph.Value]   // the products that maps are the end of, by the map
	why      *expr.Table[expr.Reason]   // it is in memory, or is not
	boxed    *expr.Table[bool]          // what is padded and one map reads, within bounds

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
	n := g.numbers
	p := &partition{Builder: g.Builder, sights: g.sights, constraints: g.constraints,
		roots: expr.NewTable[bool](n), rowwise: expr.NewTable[*region.Rows](n), folded: expr.NewTable[[]graph.Value](n),
		trees: expr.NewTable[[]graph.Value](n), finished: expr.NewTable[graph.Value](n), why: expr.NewTable[expr.Reason](n), boxed: expr.NewTable[bool](n)}
	kernels := expr.NewTable[readers](n)
	note := func(v graph.Value, by reader) {
		if !kernels.Has(v) {
			kernels.Set(v, readers{})
		}
		kernels.At(v)[by] = true
	}
	root := func(v graph.Value, why expr.Reason) {
		p.roots.Set(v, true)
		p.why.Set(v, why)
		note(v, reader{v, 0})
	}
	for v, why := range p.stored.All() {
		root(v, why)
	}
	for _, v := range values {
		p.asked(v, root, note)
	}
	order := expr.Postorder(values)
	for i := len(order) - 1; i >= 0; i-- {
		v := order[i]
		if expr.Fuses(v) && len(kernels.At(v)) > 1 && !p.roots.At(v) {
			t, again := p.weighedAgain(v, kernels.At(v))
			p.roots.Set(v, !again)
			p.why.Set(v, whyWeighed(t, len(kernels.At(v))))
		}
		if v.Node.Op.Kind == ops.Reduce && !p.folds(v, kernels.At(v)) {
			p.why.Set(v, p.whyNotRowwise(v, kernels.At(v)))
			p.endsTree(v, kernels.At(v))
		}
		p.finishes(v, kernels.At(v))
		p.noteBox(v, kernels.At(v), root)
		p.noteInputs(v, kernels.At(v), root, note)
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
		p.why.Set(v, why)
	}
	if base := p.seenBase(v); base != v && expr.Fuses(base) && v.Shape().Size() >= base.Shape().Size() {
		root(base, expr.Because("a view of it is asked for")) // it is seen where it is, see result
	}
}

// noteInputs notes by which kernels the operands of v are computed, given those
// that compute v.
func (p *partition) noteInputs(v graph.Value, kernels readers, root func(graph.Value, expr.Reason), note func(graph.Value, reader)) {
	_, folds := p.folded.Get(v)
	for i, in := range v.Node.Inputs {
		base := p.seenBase(in)
		if p.kernel(v) && !folds && p.endsRows(base, v) {
			root(base, expr.Because("it is the end of a rowwise kernel, and %s goes over other rows", v.Node.Op))
		}
		if rule, left := p.Config.LeavesOut(p.fusionInto(v)); left && !p.roots.At(base) && expr.Fuses(base) {
			root(base, expr.WhyLeftOut(rule))
		}
		if i == 0 && v.Node.Op.Kind == ops.Indirect { // it is in memory, whoever reads it
			note(in, reader{in, 0})
			p.why.Set(in, expr.Because("it is a table, which %s addresses by values", v.Node.Op))
			continue
		}
		switch part := 0; {
		case p.roots.At(v) || p.kernel(v):
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
	if v.Node.Op != ops.Reshape || p.unfinished.At(v.Node.Inputs[0]).Format != "" {
		return false
	}
	in := v.Node.Inputs[0]
	base := expr.BaseOf(in)
	if _, stored := base.Stored(); stored || base == in || base.Node.Op.Kind != ops.Contraction || p.unfinished.At(base).Format != "" {
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
