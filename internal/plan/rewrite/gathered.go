package rewrite

import (
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// gathered is w, what v has become, where it takes elements of what other indices have
// taken of a table: those of the table at its indices of the others. What is between is
// not made, and indices of indices are found once for all tables, as where a loop takes
// along the same links again and again.
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

// tabled reports whether an index, which becomes a table, is in memory, or takes no more of
// it than what was between did, and lies in one binding.
func (r *rewriter) tabled(index, between graph.Value) bool {
	_, stored := index.Stored()
	return (stored || expr.BytesOf(index) <= expr.BytesOf(between)) && expr.BytesOf(index) <= r.cfg.Room()
}

// unrunLookup reports whether a value takes elements along an axis, and is not there yet.
func unrunLookup(v graph.Value) bool {
	_, stored := v.Stored()
	return !stored && v.Node.Op == ops.Lookup && len(v.Node.Attr.Axes) == 1
}

// indexAlong is the index that is the same for all elements at a place along an axis, of
// size 1 along the others.
func indexAlong(index graph.Value, axis int) (graph.Value, bool) {
	alone := func(s shape.Shape) bool { return s.Size() == s[axis] }
	switch in, ok := unrunInput(index); {
	case alone(index.Shape()):
		return index, true
	case ok && index.Node.Op == ops.BroadcastTo && len(in.Shape()) == len(index.Shape()) && in.Shape()[axis] == index.Shape()[axis] && alone(in.Shape()):
		return in, true
	}
	return index, false
}
