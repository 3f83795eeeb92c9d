package fuse

import (
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/internal/plan/region"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// rowBody builds the body of the rowwise kernel that writes v.
func (g *grouper) rowBody(v graph.Value, r *region.Rows) (*region.Body, error) {
	f := g.newFuser(v, v, true)
	f.rows = r
	f.Body.Space = r.Space
	f.seen = map[string]*expr.Chain{viewKey(r.Space, shape.Contiguous(r.Space)): nil}
	at := v
	if r.PerRow && v.Node.Op.Kind != ops.Reduce {
		at = r.Spread(v)
	}
	last, err := f.emit(at, nil)
	combines := slices.ContainsFunc(f.Body.Insts, func(i kernel.Inst) bool { return i.Kind == kernel.Fold })
	if err == nil && (!combines || last != len(f.Body.Insts)-1 || len(f.Body.Tables) > 0) {
		err = errNotRows
	}
	return f.Body, err
}

// folds reports whether the kernel computes the reduction v.
func (f *fuser) folds(v graph.Value) bool {
	if f.rows == nil || v.Node.Op.Kind != ops.Reduce {
		return false
	}
	_, partial := f.rows.Partials[v]
	return partial || v == f.root || slices.Contains(f.g.folded.At(v), f.root)
}

// fold emits a reduction of the kernel's rows.
func (f *fuser) fold(v graph.Value, views *expr.Chain) (int, error) {
	if v != f.root {
		if view, ok := expr.ApplyViews(shape.Contiguous(v.Shape()), views); !ok || !f.rows.Sees(view) {
			return 0, errNotRows
		}
	}
	var i int
	if p, ok := f.rows.Partials[v]; ok {
		i = f.Operand(v.DType(), p.Ref, p.View, false, region.Box{})
	} else {
		var err error
		if i, err = f.emit(v.Node.Inputs[0], nil); err != nil {
			return 0, err
		}
	}
	return f.Inst(region.InstKey{Kind: kernel.Fold, Op: v.Node.Op, DType: v.DType(), Args: [3]int{i, -1, -1}}, []int{i}), nil
}

// onceARow reports whether the views show one and the same element of v along each row.
func (f *fuser) onceARow(v graph.Value, views *expr.Chain) bool {
	if f.rows == nil {
		return false
	}
	view, ok := expr.ApplyViews(shape.Contiguous(v.Shape()), views)
	return ok && f.rows.Uniform(view)
}
