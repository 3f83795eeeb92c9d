package rows

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shaders/module"
	"github.com/weft-gpu/weft/shaders/tree"
)

// walk walks some elements of the row for a sweep.
func (r *row) walk(p kernel.Sweep, at tree.Piece, folds []*tree.Running) {
	switch {
	case r.w.Form == kernel.Along:
		r.walkWide(p, at, folds)
	case p.Last:
		r.walkResults(p, at)
	default:
		r.walkVectors(p, at, folds)
	}
}

// walkWide walks by rounds of four vectors.
func (r *row) walkWide(p kernel.Sweep, at tree.Piece, folds []*tree.Running) {
	w, b := r.w, r.w.B
	for _, f := range folds {
		for _, a := range f.Acc {
			f.Start(a)
		}
	}
	b.Loop(w.Rounds(at.Count), func(round codegen.ID) {
		done := b.ShiftL(round, b.ConstU32(4))
		r.walkRound(p, round, b.ISub(at.Count, done), w.RoundAt(b.IAdd(at.Start, done)), folds)
	})
}

// walkRound computes a round; left is how many elements of the row are left from its first one on.
func (r *row) walkRound(p kernel.Sweep, round, left codegen.ID, now *tree.Round, folds []*tree.Running) {
	w, b := r.w, r.w.B
	out := -1
	switch {
	case p.Last:
		out = len(w.Kernel.Body) - 1
	case p.Keeps:
		out = w.loop.Kept
	}
	kept := now
	if p.Kept && w.loop.Ragged {
		kept = now.Within(b.ISub(r.count, b.ConstU32(1)))
	}
	stored := make(module.Vectors, ops.Accumulators/module.Vector)
	for q := range stored {
		var live codegen.ID
		if w.loop.Ragged {
			live = w.Below(left, q*module.Vector)
		}
		values := r.evaluate(p, folds, out, func(i int) codegen.Value { return now.Vector(w.In[i], r.bases[i], q) },
			func() codegen.Value { return kept.Vector(w.Out, r.out, q) })
		for j, f := range folds {
			l := live
			if !f.Starts && l == 0 {
				l = b.SplatBool(true, module.Vector)
			}
			f.Take(f.Acc[q], values[j], round, l)
		}
		if out >= 0 {
			stored[q] = values[len(folds)]
		}
	}
	if out >= 0 {
		r.storeChunks(now.First, left, stored)
	}
}

// storeChunks stores a round's vectors, up to the last of the left elements.
func (r *row) storeChunks(first, left codegen.ID, stored module.Vectors) {
	w, b := r.w, r.w.B
	perChunk := w.Chunk / module.Vector
	chunk := b.ShiftR(b.IAdd(r.out, first), w.ChunkShift())
	for c := range len(stored) / perChunk {
		store := func() {
			w.Out.StoreWide(b.IAdd(chunk, b.ConstU32(uint32(c))), stored[c*perChunk:(c+1)*perChunk])
		}
		if !w.loop.Ragged || c == 0 {
			store()
			continue
		}
		b.If(b.ULess(b.ConstU32(uint32(c*w.Chunk)), left), store)
	}
}

// walkVectors walks the row once for each vector of accumulators.
func (r *row) walkVectors(p kernel.Sweep, at tree.Piece, folds []*tree.Running) {
	w, b := r.w, r.w.B
	current := make([]*codegen.Variable, len(folds))
	for j, f := range folds {
		current[j] = b.NewVariable(b.Value(f.Acc[0]))
	}
	b.Loop(b.ConstU32(ops.Accumulators/module.Vector), func(q codegen.ID) {
		for j, f := range folds {
			f.Start(current[j])
		}
		b.Loop(w.Rounds(at.Count), func(round codegen.ID) {
			first := b.IAdd(b.ShiftL(round, b.ConstU32(4)), b.ShiftL(q, b.ConstU32(2)))
			left := b.ISub(b.UMax(at.Count, first), first)
			element := b.IAdd(at.Start, first)
			out := -1
			if p.Keeps {
				out = w.loop.Kept
			}
			values := r.evaluate(p, folds, out, func(i int) codegen.Value { return r.vector(w.In[i], r.bases[i], element) },
				func() codegen.Value { return r.vector(w.Out, r.out, element) })
			for j, f := range folds {
				f.Take(current[j], values[j], round, w.Below(left, 0))
			}
			if out >= 0 {
				r.storeVector(element, left, values[len(folds)])
			}
		})
		for j, f := range folds {
			for k, a := range f.Acc {
				b.If(b.IEq(q, b.ConstU32(uint32(k))), func() { b.Assign(a, b.Value(current[j])) })
			}
		}
	})
}

// walkResults computes and stores the row, four elements at a time.
func (r *row) walkResults(p kernel.Sweep, at tree.Piece) {
	w, b := r.w, r.w.B
	b.Loop(b.ShiftR(b.IAdd(at.Count, b.ConstU32(module.Vector-1)), b.ConstU32(2)), func(i codegen.ID) {
		first := b.ShiftL(i, b.ConstU32(2))
		values := r.evaluate(p, nil, len(w.Kernel.Body)-1, func(i int) codegen.Value { return r.vector(w.In[i], r.bases[i], first) },
			func() codegen.Value { return r.vector(w.Out, r.out, first) })
		r.storeVector(first, b.ISub(at.Count, first), values[0])
	})
}

// vector returns four elements of the row, from first on. Elements past the row's end have any
// value; the caller ignores them.
func (r *row) vector(o module.Operand, base, first codegen.ID) codegen.Value {
	w, b := r.w, r.w.B
	switch {
	case o.Access == kernel.Wide && o.Index:
		return o.IndexesFrom(b.IAdd(base, first))
	case o.Access == kernel.Wide:
		return o.LoadWide(b.ShiftR(b.IAdd(base, first), w.ChunkShift()), 0)
	}
	last := b.ISub(r.count, b.ConstU32(1))
	list := make([]codegen.ID, module.Vector)
	for j := range list {
		list[j] = b.UMin(b.IAdd(first, b.ConstU32(uint32(j))), last)
		if o.Access == kernel.Strided {
			list[j] = b.IMul(list[j], w.Param(kernel.Stride(o.Number, w.Kernel.Rank-1)))
		}
		list[j] = b.IAdd(base, list[j])
	}
	return o.LoadEach(list)
}

// storeVector stores four elements of the row from first on, up to the last of the left elements.
func (r *row) storeVector(first, left codegen.ID, v codegen.Value) {
	w, b := r.w, r.w.B
	at := b.IAdd(r.out, first)
	if w.Out.Access == kernel.Wide {
		b.If(b.ULess(b.ConstU32(0), left), func() { w.Out.StoreWide(b.ShiftR(at, w.ChunkShift()), module.Vectors{v}) })
		return
	}
	for i := range module.Vector {
		n := b.ConstU32(uint32(i))
		b.If(b.ULess(n, left), func() { w.Out.StoreElement(b.IAdd(at, n), b.ToWords(w.ElementOf(v, i))) })
	}
}

// evaluate computes one vector for a sweep. It returns the elements that the folds combine and,
// unless out is negative, the value of instruction out.
func (r *row) evaluate(p kernel.Sweep, folds []*tree.Running, out int, load func(i int) codegen.Value, kept func() codegen.Value) []codegen.Value {
	w := r.w
	var wanted []int
	for _, f := range folds {
		wanted = append(wanted, w.Kernel.Body[f.Inst].Args[0])
	}
	if out >= 0 {
		wanted = append(wanted, out)
	}
	known := make([]codegen.Value, len(w.Kernel.Body))
	copy(known, r.values)
	if p.Kept {
		known[w.loop.Kept] = kept()
	}
	for _, i := range p.Body {
		if inst := w.Kernel.Body[i]; inst.Kind == kernel.Load {
			known[i] = load(inst.N)
		}
	}
	if w.Compact {
		return w.oneByOne(p, known, r.single, wanted)
	}
	w.applySweep(p, known)
	return pickValues(known, wanted)
}

// applySweep computes the sweep's instructions.
func (w *writer) applySweep(p kernel.Sweep, known []codegen.Value) {
	for _, i := range p.Body {
		if w.Kernel.Body[i].Kind == kernel.Apply {
			known[i] = w.Instruction(i, known, nil, nil)
		}
	}
}

func pickValues(known []codegen.Value, wanted []int) []codegen.Value {
	list := make([]codegen.Value, len(wanted))
	for j, i := range wanted {
		list[j] = known[i]
	}
	return list
}

// oneByOne does the same as applySweep in a loop over the elements, as
// [module.Writer.EvaluateVector] does. same has the values that all elements share.
func (w *writer) oneByOne(p kernel.Sweep, known, same []codegen.Value, wanted []int) []codegen.Value {
	b := w.B
	results := make([][]codegen.Var, len(wanted))
	for j, i := range wanted {
		for range w.Kernel.Body[i].DType.Words() {
			v := b.Local(b.Vec(b.U32(), module.Vector))
			b.StoreVar(v, b.SplatU32(0, module.Vector))
			results[j] = append(results[j], v)
		}
	}
	b.Loop(b.ConstU32(module.Vector), func(element codegen.ID) {
		single := make([]codegen.Value, len(known))
		copy(single, same)
		for i, v := range known {
			if v.Width > 0 && single[i].Width == 0 {
				single[i] = w.ElementAt(v, element)
			}
		}
		w.applySweep(p, single)
		here := b.IEq(w.Numbers(), b.Splat(element, module.Vector))
		for j, v := range pickValues(single, wanted) {
			for i, word := range b.ToWords(v) {
				b.StoreVar(results[j][i], b.Select(here, b.Splat(word, module.Vector), b.LoadVar(results[j][i])))
			}
		}
	})
	list := make([]codegen.Value, len(wanted))
	for j, i := range wanted {
		words := make([]codegen.ID, len(results[j]))
		for k, v := range results[j] {
			words[k] = b.LoadVar(v)
		}
		list[j] = b.FromWords(w.Kernel.Body[i].DType, words...)
	}
	return list
}
