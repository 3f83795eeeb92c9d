package fuse

import (
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Views: which of them are strides over what is in memory.

// baseOf is what v is a view of; v itself where views are copied.
func (g *grouper) baseOf(v graph.Value) graph.Value {
	if !g.Config.Runs(rules.Views) {
		return v
	}
	return expr.BaseOf(v)
}

// seenBase is what v is a view of, by strides over what will be in memory.
func (g *grouper) seenBase(v graph.Value) graph.Value {
	for v.Node.Op.Kind == ops.Movement && g.Config.Runs(rules.Views) {
		if _, ok := v.Stored(); ok {
			break
		}
		if _, ok := v.Node.View(g.viewOf(v.Node.Inputs[0])); !ok || g.generated(v) {
			break
		}
		v = v.Node.Inputs[0]
	}
	return v
}

// generated reports whether v shows less than all of what a kernel writes from
// nothing, an index or a constant: the rest of it is not made. In a plan without
// fusion kernels do not depend on sizes.
func (g *grouper) generated(v graph.Value) bool {
	base := g.baseOf(v)
	if _, stored := base.Stored(); stored || g.Config.Unfused {
		return false
	}
	return (base.Node.Op == ops.Iota || base.Node.Op == ops.Full) && v.Shape().Size() < base.Shape().Size()
}

// viewOf is the view that resident will return for v, without forming anything.
func (g *grouper) viewOf(v graph.Value) shape.View {
	if st, ok := v.Stored(); ok {
		return st.View
	}
	if v.Node.Op.Kind != ops.Movement || !g.Config.Runs(rules.Views) || g.generated(v) {
		return shape.Contiguous(v.Shape())
	}
	view, ok := g.views[v]
	if !ok {
		in := v.Node.Inputs[0]
		if view, ok = v.Node.View(g.viewOf(in)); !ok {
			view, _ = v.Node.View(shape.Contiguous(in.Shape()))
		}
		g.views[v] = view
	}
	return view
}
