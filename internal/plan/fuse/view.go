package fuse

import (
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// sights finds how kernels read the values of a graph: through views, as tables, and as padded
// values. It remembers the answers.
type sights struct {
	config    *rules.Config
	numbers   *expr.Numbers
	views     *expr.Table[shape.View]
	framed    *expr.Table[framed]
	movements *expr.Table[map[string]graph.Value] // values that are copied in another order
}

func newSights(cfg *rules.Config, n *expr.Numbers) *sights {
	return &sights{config: cfg, numbers: n, views: expr.NewTable[shape.View](n), framed: expr.NewTable[framed](n), movements: expr.NewTable[map[string]graph.Value](n)}
}

// baseOf returns the value that v is a view of. It returns v itself if the rule Views is left out,
// so that views are copied.
func (s *sights) baseOf(v graph.Value) graph.Value {
	if !s.config.Runs(rules.Views) {
		return v
	}
	return expr.BaseOf(v)
}

// seenBase returns the value of which v is a view by strides.
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

// generated reports whether v is a view of a part of an iota or a constant. If so, a kernel writes
// only that part. Unfused plans do not distinguish this case: their kernels must fit any sizes.
func (s *sights) generated(v graph.Value) bool {
	base := s.baseOf(v)
	if _, stored := base.Stored(); stored || s.config.Unfused {
		return false
	}
	return (base.Node.Op == ops.Iota || base.Node.Op == ops.Full) && v.Shape().Size() < base.Shape().Size()
}

// viewOf returns the view that resident would return for v, without forming a group.
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
