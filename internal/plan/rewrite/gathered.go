package rewrite

import (
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// gathered rewrites w, which v has become, if it is a lookup in a lookup: table[inner][outer]
// becomes table[inner[outer]]. The inner lookup is not computed, and inner[outer] is computed
// once for all tables, such as in a loop that follows the same links again and again.
func (r *rewriter) gathered(v, w graph.Value) graph.Value {
	if !r.cfg.Runs(rules.Simplify) || !unrunLookup(w) || v.Node.Op != ops.Lookup || r.readers().At(v.Node.Inputs[0]) != 1 {
		return w
	}
	between, axes := w.Node.Inputs[0], w.Node.Attr.Axes
	if !unrunLookup(between) || !slices.Equal(between.Node.Attr.Axes, axes) {
		return w
	}
	inner, ok := indexAlong(between.Node.Inputs[1], axes[0])
	outer, also := indexAlong(w.Node.Inputs[1], axes[0])
	if !ok || !also || !r.tabled(inner, between) {
		return w
	}
	index := r.settled(graph.Value{Node: &graph.Node{
		Op: ops.Lookup, Attr: w.Node.Attr, Inputs: []graph.Value{inner, outer}, Site: w.Node.Site, By: w.Node.By,
		Outputs: []graph.Type{{DType: inner.DType(), Shape: outer.Shape(), Known: true}},
	}})
	if !index.Shape().Equal(w.Shape()) {
		index = r.settled(expr.Movement(ops.BroadcastTo, ops.Attr{Shape: w.Shape()}, index, w.Shape()))
	}
	return r.derived(w, []graph.Value{between.Node.Inputs[0], index}, w.Shape())
}

// tabled reports whether an index may become a table. It must be in memory, or take no more memory
// than the lookup that is dropped, and fit one binding.
func (r *rewriter) tabled(index, between graph.Value) bool {
	_, stored := index.Stored()
	return (stored || expr.BytesOf(index) <= expr.BytesOf(between)) && expr.BytesOf(index) <= r.cfg.Room()
}

// unrunLookup reports whether a value is a lookup along one axis that has not run.
func unrunLookup(v graph.Value) bool {
	_, stored := v.Stored()
	return !stored && v.Node.Op == ops.Lookup && len(v.Node.Attr.Axes) == 1
}

// indexAlong returns an index that varies along one axis only, with size 1 along the others. ok
// is false if it varies along others too.
func indexAlong(index graph.Value, axis int) (along graph.Value, ok bool) {
	alone := func(s shape.Shape) bool { return s.Size() == s[axis] }
	switch in, ok := unrunInput(index); {
	case alone(index.Shape()):
		return index, true
	case ok && index.Node.Op == ops.BroadcastTo && len(in.Shape()) == len(index.Shape()) && in.Shape()[axis] == index.Shape()[axis] && alone(in.Shape()):
		return in, true
	}
	return index, false
}
