package rewrite

import (
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/ops"
)

// If nothing else needs a map, a slice of it becomes a map of slices, so the other elements of the
// map are not computed. An example is a data set of which each training step takes some rows. The
// slice must have at most half the elements, so that maps that only lose an edge keep their
// kernels.

// slicing rewrites slices of maps by sliced, if there are any. Equal values are one by then, so the
// readers of a map are known.
func (r *rewriter) slicing(values []graph.Value) []graph.Value {
	if !r.slices || r.err != nil {
		return values
	}
	again := newRewriter(r.cfg, r.numbers, values)
	again.orders, again.slicesMaps = r.orders, true
	become := again.values(values)
	r.err = again.err
	return become
}

// sliced rewrites the slice v of a map as a map of slices.
func (r *rewriter) sliced(v graph.Value) (graph.Value, bool) {
	n := v.Node
	if n.Op != ops.Slice && n.Op != ops.Index || !r.cfg.Runs(rules.Simplify) {
		return v, false
	}
	in := n.Inputs[0]
	if size := v.Shape().Size(); size == 0 || 2*size > in.Shape().Size() || !r.loneMap(in) {
		return v, false
	}
	if r.slices = true; !r.slicesMaps {
		return v, false
	}
	return r.mapOfSlices(in, v), true
}

// loneMap reports whether v is a map with one reader.
func (r *rewriter) loneMap(v graph.Value) bool {
	_, stored := v.Stored()
	return !stored && v.Node.Op.Kind == ops.Map && r.readers().At(v) == 1
}

// mapOfSlices applies the map v to slices of its operands, which take the same elements as the
// slice like takes of v. Operands that are maps which only v reads are rewritten in the same way.
func (r *rewriter) mapOfSlices(v, like graph.Value) graph.Value {
	inputs := make([]graph.Value, len(v.Node.Inputs))
	for i, in := range v.Node.Inputs {
		if r.loneMap(in) {
			inputs[i] = r.mapOfSlices(in, like)
			continue
		}
		inputs[i] = r.settled(expr.Movement(like.Node.Op, like.Node.Attr, r.value(in), like.Shape()))
	}
	return r.derived(v, inputs, like.Shape())
}
