package rows

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shaders/module"
	"github.com/weft-gpu/weft/shaders/tree"
)

// folds computes the folds of a sweep.
func (r *row) folds(p kernel.Sweep) {
	w, b := r.w, r.w.B
	for _, at := range p.Seeks {
		r.seek(at)
	}
	if len(p.Folds) == 0 {
		return
	}
	var folds []*tree.Running
	for _, i := range p.Folds {
		folds = append(folds, w.rowFold(i))
	}
	if !w.loop.Long {
		r.walk(p, tree.Piece{Start: b.ConstU32(0), Count: r.count}, folds)
		r.finish(folds, func(f *tree.Running) codegen.Value { return f.Whole(f.Acc, r.count) })
		return
	}
	leaves := w.Param(kernel.NumLeaves)
	b.Loop(leaves, func(leaf codegen.ID) {
		start := b.IMul(leaf, b.ConstU32(ops.Leaf))
		count := b.UMin(b.ISub(r.count, start), b.ConstU32(ops.Leaf))
		r.walk(p, tree.Piece{Start: start, Count: count}, folds)
		for _, f := range folds {
			w.putElement(f.Leaves, leaf, f.Whole(f.Acc, count))
		}
	})
	r.finish(folds, func(f *tree.Running) codegen.Value { return f.Whole(f.Leaves, leaves) })
}

// seek computes a fold that finds a position. It walks the whole row, without regard to leaves.
func (r *row) seek(at kernel.Seek) {
	w, only := r.w, kernel.Sweep{}
	for _, i := range at.Body {
		if !r.uniform[i] {
			only.Body = append(only.Body, i)
		}
	}
	key := func(load func(i int) codegen.Value) codegen.Value {
		return r.evaluate(only, nil, at.Key(), load, nil)[0]
	}
	s := tree.Seeker{W: w.Writer, Position: at.Position, Piece: tree.Piece{Start: w.B.ConstU32(0), Count: r.count}, First: r.bases[at.Index], Width: module.Vector,
		Vector: func(now *tree.Round, q int) codegen.Value {
			return key(func(i int) codegen.Value { return now.Vector(w.In[i], r.bases[i], q) })
		},
		Four: func(first codegen.ID) codegen.Value {
			return key(func(i int) codegen.Value { return r.vector(w.In[i], r.bases[i], first) })
		}}
	r.single[at.Fold] = w.FoldBy(ops.Max).Tree(s.Run(w.Form == kernel.Along), r.count)
	r.values[at.Fold] = w.B.SplatValue(r.single[at.Fold], module.Vector)
}

// rowFold starts the fold of instruction i.
func (w *writer) rowFold(i int) *tree.Running {
	d := w.Kernel.Body[i].DType
	f := w.FoldBy(w.Kernel.Body[i].Op).Running(i, d, module.Vector)
	f.Acc = w.fourVectors(d)
	if w.loop.Long {
		f.Leaves = w.fourVectors(d)
	}
	return f
}

// finish records the folds' results.
func (r *row) finish(folds []*tree.Running, value func(f *tree.Running) codegen.Value) {
	b := r.w.B
	for _, f := range folds {
		v := value(f)
		// NaNs become canonical here, as in memory.
		r.single[f.Inst] = b.FromWords(v.DType, b.ToWords(v)...)
		r.values[f.Inst] = b.SplatValue(r.single[f.Inst], module.Vector)
	}
}

func (w *writer) fourVectors(d dtype.DType) []*codegen.Variable {
	list := make([]*codegen.Variable, ops.Accumulators/module.Vector)
	for q := range list {
		list[q] = w.B.NewVariable(w.B.Zero(d, module.Vector))
	}
	return list
}

// putElement sets element n of four vectors.
func (w *writer) putElement(groups []*codegen.Variable, n codegen.ID, v codegen.Value) {
	b := w.B
	v = b.Computed(b.SplatValue(v, module.Vector))
	for q, g := range groups {
		at := b.ConstVec(b.ConstU32(uint32(q*module.Vector)), b.ConstU32(uint32(q*module.Vector+1)), b.ConstU32(uint32(q*module.Vector+2)), b.ConstU32(uint32(q*module.Vector+3)))
		b.Assign(g, b.SelectValue(b.IEq(at, b.Splat(n, module.Vector)), v, b.Value(g)))
	}
}
