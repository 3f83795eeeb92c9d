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

// partition says which values are in memory, and which are computed by the kernels that read them.
// It depends only on the graph and its shapes.
type partition struct {
	*lower.Builder
	*sights
	*constraints

	roots    *expr.Table[bool]          // maps in memory
	rowwise  *expr.Table[*region.Rows]  // the values that rowwise kernels write
	folded   *expr.Table[[]graph.Value] // for a reduction: the values whose rowwise kernels compute it
	trees    *expr.Table[[]graph.Value] // for a map: the reductions whose leaves' results its kernel combines
	finished *expr.Table[graph.Value]   // for a map: the product whose epilogue it is
	why      *expr.Table[expr.Reason]   // why a value is or is not in memory
	boxed    *expr.Table[bool]          // padded values that one map reads within bounds

	unweighed bool // some values are in memory because computing them again could not be weighed: too much lies below them
}

// reader names a kernel by the value that it writes. If several kernels write parts of the value,
// part tells them apart.
type reader struct {
	graph.Value
	part int
}

// readers is the set of kernels that would compute a value.
type readers map[reader]bool

// values yields the values that the kernels write.
func (r readers) values() iter.Seq[graph.Value] {
	return func(yield func(graph.Value) bool) {
		for by := range r {
			if !yield(by.Value) {
				return
			}
		}
	}
}

// parted returns the partition under the constraints so far. A value that several kernels read gets
// a kernel of its own, unless computing it in each of them moves fewer bytes. The walk visits
// readers before their operands, so it knows which kernel computes each reader.
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

// asked puts a requested map v into memory. If v is a view of a whole map, it puts that map there.
func (p *partition) asked(v graph.Value, root func(graph.Value, expr.Reason), note func(graph.Value, reader)) {
	note(v, reader{v, 0})
	if why := expr.Because("it is asked for"); expr.Fuses(v) {
		root(v, why)
	} else {
		p.why.Set(v, why)
	}
	if base := p.seenBase(v); base != v && expr.Fuses(base) && v.Shape().Size() >= base.Shape().Size() {
		root(base, expr.Because("a view of it is asked for")) // see result
	}
}

// noteInputs notes which kernels compute the operands of v, given those that compute v.
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
		if i == 0 && v.Node.Op.Kind == ops.Indirect { // a table is always in memory
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

// copies reports whether v is a reshape that needs a copy of its operand, and the operand is a view
// of a product. If so, the product's kernel may store its result in the view's order.
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
			return false // the map may be the product's epilogue itself
		}
	}
	return true
}

// fusionInto returns the rule that lets the kernel of v compute a map that v reads.
func (p *partition) fusionInto(v graph.Value) rules.Rule {
	if expr.Fuses(v) {
		return rules.Chains
	}
	return rules.Prologues
}
