package fuse

import (
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// sights are the values of a graph as a kernel sees them: through views, as tables, and as what
// is padded.
type sights struct {
	config    *rules.Config
	numbers   *expr.Numbers
	views     *expr.Table[shape.View]
	framed    *expr.Table[framed]
	movements *expr.Table[map[string]graph.Value] // of what is copied in another order
}

func newSights(cfg *rules.Config, n *expr.Numbers) *sights {
	return &sights{config: cfg, numbers: n, views: expr.NewTable[shape.View](n), framed: expr.NewTable[framed](n), movements: expr.NewTable[map[string]graph.Value](n)}
}

// Views: which of them are strides over what is in memory.

// baseOf is what v is a view of; v itself where views are copied.
func (s *sights) baseOf(v graph.Value) graph.Value {
	if !s.config.Runs(rules.Views) {
		return v
	}
	return expr.BaseOf(v)
}

// seenBase is what v is a view of, by strides over what will be in memory.
func (s *sights) seenBase(v graph.Value) graph.Value {
	for v.Node.Op.Kind == ops.Movement && s.config.Runs(rules.Views) {
		if _, ok := v.Stored(); ok {
			break
		}
		if _, ok := v.Node.View(s.viewOf(v.Node.Inputs[0])); !ok || s.generated(v) {
			break
		}
		v = v.Node.Inputs[0]
	}
	return v
}

// generated reports whether v shows less than all of what a kernel writes from
// nothing, an index or a constant: the rest of it is not made. In a plan without
// fusion kernels do not depend on sizes.
func (s *sights) generated(v graph.Value) bool {
	base := s.baseOf(v)
	if _, stored := base.Stored(); stored || s.config.Unfused {
		return false
	}
	return (base.Node.Op == ops.Iota || base.Node.Op == ops.Full) && v.Shape().Size() < base.Shape().Size()
}

// viewOf is the view that resident will return for v, without forming anything.
func (s *sights) viewOf(v graph.Value) shape.View {
	if st, ok := v.Stored(); ok {
		return st.View
	}
	if v.Node.Op.Kind != ops.Movement || !s.config.Runs(rules.Views) || s.generated(v) {
		return shape.Contiguous(v.Shape())
	}
	view, ok := s.views.Get(v)
	if !ok {
		in := v.Node.Inputs[0]
		if view, ok = v.Node.View(s.viewOf(in)); !ok {
			view, _ = v.Node.View(shape.Contiguous(in.Shape()))
		}
		s.views.Set(v, view)
	}
	return view
}
