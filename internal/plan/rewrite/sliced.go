package rewrite

import (
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/ops"
)

// A slice of a map is the map of slices where nothing else needs the map, as of a data
// set of which each step of a training takes a part: the rest is not made. Of less than
// a half, so that what differs by an element at an edge keeps its kernels.

// slicing rewrites values, whose equals are one by now, by sliced, where there are slices
// of maps.
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

// sliced is the slice v of a map as the map of slices.
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

// loneMap reports whether v is a map that one other value needs.
func (r *rewriter) loneMap(v graph.Value) bool {
	_, stored := v.Stored()
	return !stored && v.Node.Op.Kind == ops.Map && r.readers().At(v) == 1
}

// mapOfSlices is the map v of its operands' slices, where these are like one of v, and
// of the maps that nothing but v needs likewise.
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
