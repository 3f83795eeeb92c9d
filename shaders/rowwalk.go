package shaders

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
)

// The walks of rowwise kernels along their rows.

// walk walks a piece of the row for a sweep.
func (r *row) walk(p kernel.Sweep, at piece, folds []*running) {
	switch {
	case r.w.form == kernel.Along:
		r.walkWide(p, at, folds)
	case p.Last:
		r.walkResults(p, at)
	default:
		r.walkGroups(p, at, folds)
	}
}

// walkWide walks by rounds of four lane groups.
func (r *row) walkWide(p kernel.Sweep, at piece, folds []*running) {
	w, b := r.w, r.w.b
	for _, f := range folds {
		for _, a := range f.acc {
			f.start(w, a)
		}
	}
	b.Loop(w.rounds(at.count), func(round codegen.ID) {
		done := b.ShiftL(round, b.ConstU32(4))
		r.walkRound(p, round, b.ISub(at.count, done), w.roundAt(b.IAdd(at.start, done)), folds)
	})
}

// walkRound is a round, with so many elements left from it on.
func (r *row) walkRound(p kernel.Sweep, round, left codegen.ID, now *round, folds []*running) {
	w, b := r.w, r.w.b
	out := -1
	switch {
	case p.Last:
		out = len(w.k.Body) - 1
	case p.Keeps:
		out = w.byRow.Kept
	}
	stored := make(groups, ops.Lanes/lanes)
	for q := range stored {
		var live codegen.ID
		if w.byRow.Ragged {
			live = w.below(left, q*lanes)
		}
		values := r.evaluate(p, folds, out, func(i int) codegen.Value { return now.group(w.in[i], r.bases[i], q) },
			func() codegen.Value { return now.group(w.out, r.out, q) })
		for j, f := range folds {
			l := live
			if !f.starts && l == 0 {
				l = b.SplatBool(true, lanes)
			}
			f.take(w, f.acc[q], values[j], round, l)
		}
		if out >= 0 {
			stored[q] = values[len(folds)]
		}
	}
	if out >= 0 {
		r.storeChunks(now.first, left, stored)
	}
}

// storeChunks writes a round's groups, as far as there are elements left.
func (r *row) storeChunks(first, left codegen.ID, stored groups) {
	w, b := r.w, r.w.b
	perChunk := w.chunk / lanes
	chunk := b.ShiftR(b.IAdd(r.out, first), w.chunkShift())
	for c := range len(stored) / perChunk {
		store := func() {
			w.storeWide(w.out, b.IAdd(chunk, b.ConstU32(uint32(c))), stored[c*perChunk:(c+1)*perChunk])
		}
		if !w.byRow.Ragged || c == 0 {
			store()
			continue
		}
		b.If(b.ULess(b.ConstU32(uint32(c*w.chunk)), left), store)
	}
}

// walkGroups walks once for each lane group of accumulators.
func (r *row) walkGroups(p kernel.Sweep, at piece, folds []*running) {
	w, b := r.w, r.w.b
	current := make([]*codegen.Variable, len(folds))
	for j, f := range folds {
		current[j] = b.NewVariable(b.Value(f.acc[0]))
	}
	b.Loop(b.ConstU32(ops.Lanes/lanes), func(q codegen.ID) {
		for j, f := range folds {
			f.start(w, current[j])
		}
		b.Loop(w.rounds(at.count), func(round codegen.ID) {
			first := b.IAdd(b.ShiftL(round, b.ConstU32(4)), b.ShiftL(q, b.ConstU32(2)))
			left := b.ISub(b.UMax(at.count, first), first)
			element := b.IAdd(at.start, first)
			out := -1
			if p.Keeps {
				out = w.byRow.Kept
			}
			values := r.evaluate(p, folds, out, func(i int) codegen.Value { return r.group(w.in[i], r.bases[i], element) },
				func() codegen.Value { return r.group(w.out, r.out, element) })
			for j, f := range folds {
				f.take(w, current[j], values[j], round, w.below(left, 0))
			}
			if out >= 0 {
				r.storeGroup(element, left, values[len(folds)])
			}
		})
		for j, f := range folds {
			for k, a := range f.acc {
				b.If(b.IEq(q, b.ConstU32(uint32(k))), func() { b.Assign(a, b.Value(current[j])) })
			}
		}
	})
}

// walkResults writes the row, four elements at a time.
func (r *row) walkResults(p kernel.Sweep, at piece) {
	w, b := r.w, r.w.b
	b.Loop(b.ShiftR(b.IAdd(at.count, b.ConstU32(lanes-1)), b.ConstU32(2)), func(i codegen.ID) {
		first := b.ShiftL(i, b.ConstU32(2))
		values := r.evaluate(p, nil, len(w.k.Body)-1, func(i int) codegen.Value { return r.group(w.in[i], r.bases[i], first) },
			func() codegen.Value { return r.group(w.out, r.out, first) })
		r.storeGroup(first, b.ISub(at.count, first), values[0])
	})
}

// group is four elements of the row from `first` on. Those past the last are
// read as the last, or what lies there, and left out by the caller.
func (r *row) group(o operand, base, first codegen.ID) codegen.Value {
	w, b := r.w, r.w.b
	switch {
	case o.access == kernel.Wide && o.index:
		return w.indexesFrom(o, b.IAdd(base, first))
	case o.access == kernel.Wide:
		return w.loadWide(o, b.ShiftR(b.IAdd(base, first), w.chunkShift()), 0)
	}
	last := b.ISub(r.count, b.ConstU32(1))
	list := make([]codegen.ID, lanes)
	for j := range list {
		list[j] = b.UMin(b.IAdd(first, b.ConstU32(uint32(j))), last)
		if o.access == kernel.Strided {
			list[j] = b.IMul(list[j], w.param(kernel.Stride(o.number, w.k.Rank-1)))
		}
		list[j] = b.IAdd(base, list[j])
	}
	return w.loadEach(o, list)
}

// storeGroup writes four elements of the row from `first` on, as far as there
// are.
func (r *row) storeGroup(first, left codegen.ID, v codegen.Value) {
	w, b := r.w, r.w.b
	at := b.IAdd(r.out, first)
	if w.out.access == kernel.Wide {
		b.If(b.ULess(b.ConstU32(0), left), func() { w.storeWide(w.out, b.ShiftR(at, w.chunkShift()), groups{v}) })
		return
	}
	for i := range lanes {
		n := b.ConstU32(uint32(i))
		b.If(b.ULess(n, left), func() { w.storeElement(w.out, b.IAdd(at, n), b.ToWords(w.lane(v, i))) })
	}
}

// evaluate is what a sweep makes of a lane group: the elements that the folds
// combine, and instruction out where that is not negative.
func (r *row) evaluate(p kernel.Sweep, folds []*running, out int, load func(i int) codegen.Value, kept func() codegen.Value) []codegen.Value {
	w := r.w
	var wanted []int
	for _, f := range folds {
		wanted = append(wanted, w.k.Body[f.inst].Args[0])
	}
	if out >= 0 {
		wanted = append(wanted, out)
	}
	known := make([]codegen.Value, len(w.k.Body))
	copy(known, r.values)
	if p.Kept {
		known[w.byRow.Kept] = kept()
	}
	for _, i := range p.Body {
		if inst := w.k.Body[i]; inst.Kind == kernel.Load {
			known[i] = load(inst.N)
		}
	}
	if w.compact {
		return w.laneByLane(p, known, r.single, wanted)
	}
	w.applySweep(p, known)
	return pickValues(known, wanted)
}

// applySweep computes the sweep's instructions.
func (w *writer) applySweep(p kernel.Sweep, known []codegen.Value) {
	for _, i := range p.Body {
		if w.k.Body[i].Kind == kernel.Apply {
			known[i] = w.instruction(i, known, nil, nil)
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

// laneByLane is applySweep in a loop over the lanes; see evaluateGroup. What is the
// same in all of them is in single.
func (w *writer) laneByLane(p kernel.Sweep, known, same []codegen.Value, wanted []int) []codegen.Value {
	b := w.b
	results := make([][]codegen.Var, len(wanted))
	for j, i := range wanted {
		for range w.k.Body[i].DType.Words() {
			v := b.Local(b.Vec(b.U32(), lanes))
			b.StoreVar(v, b.SplatU32(0, lanes))
			results[j] = append(results[j], v)
		}
	}
	b.Loop(b.ConstU32(lanes), func(lane codegen.ID) {
		single := make([]codegen.Value, len(known))
		copy(single, same)
		for i, v := range known {
			if v.Width > 0 && single[i].Width == 0 {
				single[i] = w.laneAt(v, lane)
			}
		}
		w.applySweep(p, single)
		here := b.IEq(w.laneNumbers(), b.Splat(lane, lanes))
		for j, v := range pickValues(single, wanted) {
			for i, word := range b.ToWords(v) {
				b.StoreVar(results[j][i], b.Select(here, b.Splat(word, lanes), b.LoadVar(results[j][i])))
			}
		}
	})
	list := make([]codegen.Value, len(wanted))
	for j, i := range wanted {
		words := make([]codegen.ID, len(results[j]))
		for k, v := range results[j] {
			words[k] = b.LoadVar(v)
		}
		list[j] = b.FromWords(w.k.Body[i].DType, words...)
	}
	return list
}
