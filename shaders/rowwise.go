package shaders

import (
	"math"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/kernel"
	"github.com/weft-gpu/weft/ops"
)

// Rowwise kernels: an invocation walks its row once for each pass. Along whole
// vectors it holds the 16 accumulators of every fold in four lane groups, as a
// reduction does; otherwise it runs one group after the other, so that the body
// is written once. What is the same along the row is computed once, between the
// passes.

// row is the invocation's row.
type row struct {
	w       *writer
	bases   []codegen.ID // of the operands
	out     codegen.ID   // the row's first result
	count   codegen.ID   // of the row's elements
	uniform []bool
	values  []codegen.Value // by instruction: what is the same along the row, in every lane
	single  []codegen.Value // the same in one lane
	levels  []int
}

// piece is a part of the row: a leaf of the tree, or all of it.
type piece struct{ start, count codegen.ID }

func (w *writer) rowwise() {
	b := w.b
	kept := w.coordinates(w.invocation(), 0, w.k.Reduce.Outer)
	n := len(w.k.Body)
	r := &row{w: w, bases: w.bases(kept), out: w.offset("out", w.param("out.offset"), kept, 0), count: w.param("reduced"),
		uniform: w.k.Uniform(), levels: w.k.Levels(), values: make([]codegen.Value, n), single: make([]codegen.Value, n)}
	for _, p := range w.k.Passes() {
		r.between(p.Level)
		if p.Last {
			r.walk(p, piece{b.ConstU32(0), r.count}, nil)
			return
		}
		r.folds(p)
	}
	r.between(r.levels[n-1])
	w.storeElement(w.out, r.out, b.ToWords(r.single[n-1]))
}

// between computes what is the same along the row and takes so many passes.
func (r *row) between(level int) {
	w := r.w
	scalars := w.scalars(1)
	for i, inst := range w.k.Body {
		if !r.uniform[i] || r.levels[i] != level || inst.Kind == kernel.Fold {
			continue
		}
		switch inst.Kind {
		case kernel.Load:
			r.single[i] = w.loadSplat(w.in[inst.N], r.bases[inst.N], 1)
		case kernel.Scalar:
			r.single[i] = scalars[inst.N]
		default:
			args := make([]codegen.Value, len(inst.Args))
			for j, a := range inst.Args {
				args[j] = r.single[a]
			}
			r.single[i] = w.apply(inst.Op.Name, inst.DType, args...)
		}
		r.values[i] = w.b.SplatValue(r.single[i], lanes)
	}
}

// running is a fold on its way: its accumulators, and, of a row of several
// leaves, their results, which are the accumulators of one more leaf.
type running struct {
	inst        int
	op          *ops.Op
	acc, leaves []*codegen.Variable
	identity    codegen.Value
	starts      bool // with the identity, else with the first element
}

// folds makes the folds of a pass.
func (r *row) folds(p kernel.Pass) {
	w, b := r.w, r.w.b
	var list []*running
	for _, i := range p.Folds {
		f := &running{inst: i, op: w.k.Body[i].Op}
		d := w.k.Body[i].DType
		f.identity, f.starts = w.identity(f.op, d)
		f.acc = w.fourGroups(d)
		if w.k.Long {
			f.leaves = w.fourGroups(d)
		}
		list = append(list, f)
	}
	results := func(of func(f *running) []*codegen.Variable, count codegen.ID) []codegen.Value {
		values := make([]codegen.Value, len(list))
		for j, f := range list {
			w.fold = f.op
			if w.k.Compact {
				values[j] = w.treeInLoop(of(f), count)
			} else {
				values[j] = w.tree(of(f), count)
			}
		}
		return values
	}
	accumulators := func(f *running) []*codegen.Variable { return f.acc }
	var values []codegen.Value
	if w.k.Long {
		leaves := w.param("leaves")
		b.Loop(leaves, func(leaf codegen.ID) {
			start := b.IMul(leaf, b.ConstU32(ops.Leaf))
			count := b.UMin(b.ISub(r.count, start), b.ConstU32(ops.Leaf))
			r.walk(p, piece{start, count}, list)
			for j, v := range results(accumulators, count) {
				w.putLane(list[j].leaves, leaf, v)
			}
		})
		values = results(func(f *running) []*codegen.Variable { return f.leaves }, leaves)
	} else {
		r.walk(p, piece{b.ConstU32(0), r.count}, list)
		values = results(accumulators, r.count)
	}
	for j, f := range list {
		// Its NaN is made canonical here, as if it were in memory.
		r.single[f.inst] = b.FromWords(values[j].DType, b.ToWords(values[j])...)
		r.values[f.inst] = b.SplatValue(r.single[f.inst], lanes)
	}
}

func (w *writer) fourGroups(d dtype.DType) []*codegen.Variable {
	list := make([]*codegen.Variable, ops.Lanes/lanes)
	for q := range list {
		list[q] = w.b.NewVariable(w.b.Zero(d, lanes))
	}
	return list
}

// putLane sets lane n of four groups.
func (w *writer) putLane(groups []*codegen.Variable, n codegen.ID, v codegen.Value) {
	b := w.b
	v = b.Computed(b.SplatValue(v, lanes))
	for q, g := range groups {
		at := b.ConstVec(b.ConstU32(uint32(q*lanes)), b.ConstU32(uint32(q*lanes+1)), b.ConstU32(uint32(q*lanes+2)), b.ConstU32(uint32(q*lanes+3)))
		b.Assign(g, b.SelectValue(b.IEq(at, b.Splat(n, lanes)), v, b.Value(g)))
	}
}

// identity is what an accumulator may start with: combined with any element it
// gives that element, bit for bit, but for a NaN's. ok is false where there is
// no such value.
func (w *writer) identity(op *ops.Op, d dtype.DType) (v codegen.Value, ok bool) {
	if !d.IsReal() || d == dtype.Bool {
		return v, false
	}
	var value dtype.Bits
	switch {
	case op == ops.Prod:
		value = dtype.One(d)
	case op == ops.Sum && d.IsFloat():
		value = dtype.FromFloat(d, math.Copysign(0, -1))
	case op == ops.Sum:
	case d.IsFloat():
		value = dtype.FromFloat(d, math.Inf(map[*ops.Op]int{ops.Max: -1, ops.Min: 1}[op]))
	default:
		info, _ := dtype.Iinfo(d)
		value = dtype.Bits{uint64(info.Min)}
		if op == ops.Min {
			value = dtype.Bits{info.Max}
		}
	}
	words := make([]codegen.ID, d.Words())
	for i := range words {
		words[i] = w.b.SplatU32(uint32(value[0]>>(32*i)), lanes)
	}
	return w.b.FromWords(d, words...), true
}

// take combines an element into an accumulator. Those past the end of the row
// are not live.
func (f *running) take(w *writer, acc *codegen.Variable, v codegen.Value, round, live codegen.ID) {
	b := w.b
	w.fold = f.op
	if !f.starts {
		w.step(acc, v, round, live)
		return
	}
	old := b.Value(acc)
	next := b.Computed(w.combine(old, b.Computed(v)))
	if live != 0 {
		next = b.SelectValue(live, next, old)
	}
	b.Assign(acc, next)
}

// start gives an accumulator its first value, where it has one.
func (f *running) start(w *writer, acc *codegen.Variable) {
	if f.starts {
		w.b.Assign(acc, f.identity)
	}
}

// walk walks a piece of the row for a pass.
func (r *row) walk(p kernel.Pass, at piece, folds []*running) {
	switch {
	case r.w.k.Reduce.Form == kernel.Along:
		r.walkWide(p, at, folds)
	case p.Last:
		r.walkResults(p, at)
	default:
		r.walkGroups(p, at, folds)
	}
}

// walkWide walks by rounds of four lane groups.
func (r *row) walkWide(p kernel.Pass, at piece, folds []*running) {
	w, b := r.w, r.w.b
	for _, f := range folds {
		for _, a := range f.acc {
			f.start(w, a)
		}
	}
	b.Loop(w.rounds(at.count), func(round codegen.ID) {
		done := b.ShiftL(round, b.ConstU32(4))
		first, left := b.IAdd(at.start, done), b.ISub(at.count, done)
		stored := make(groups, ops.Lanes/lanes)
		now := w.roundAt(first)
		for q := range stored {
			var live codegen.ID
			if w.k.Ragged {
				live = w.below(left, q*lanes)
			}
			out := -1
			switch {
			case p.Last:
				out = len(w.k.Body) - 1
			case p.Keeps:
				out = w.k.Kept
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
		if p.Last || p.Keeps {
			r.storeChunks(first, left, stored)
		}
	})
}

// storeChunks writes a round's groups, as far as there are elements left.
func (r *row) storeChunks(first, left codegen.ID, stored groups) {
	w, b := r.w, r.w.b
	perChunk := w.k.Chunk / lanes
	chunk := b.ShiftR(b.IAdd(r.out, first), w.chunkShift())
	for c := range len(stored) / perChunk {
		store := func() {
			w.storeWide(w.out, b.IAdd(chunk, b.ConstU32(uint32(c))), stored[c*perChunk:(c+1)*perChunk])
		}
		if !w.k.Ragged || c == 0 {
			store()
			continue
		}
		b.If(b.ULess(b.ConstU32(uint32(c*w.k.Chunk)), left), store)
	}
}

// walkGroups walks once for each lane group of accumulators.
func (r *row) walkGroups(p kernel.Pass, at piece, folds []*running) {
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
				out = w.k.Kept
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
func (r *row) walkResults(p kernel.Pass, at piece) {
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
			list[j] = b.IMul(list[j], w.param(strideName(o.name, w.k.Rank-1)))
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

// evaluate is what a pass makes of a lane group: the elements that the folds
// combine, and instruction out where that is not negative.
func (r *row) evaluate(p kernel.Pass, folds []*running, out int, load func(i int) codegen.Value, kept func() codegen.Value) []codegen.Value {
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
		known[w.k.Kept] = kept()
	}
	for _, i := range p.Body {
		if inst := w.k.Body[i]; inst.Kind == kernel.Load {
			known[i] = load(inst.N)
		}
	}
	if w.k.Compact {
		return r.laneByLane(p, known, wanted)
	}
	r.apply(p, known)
	return pickValues(known, wanted)
}

// apply computes the pass's instructions.
func (r *row) apply(p kernel.Pass, known []codegen.Value) {
	for _, i := range p.Body {
		inst := r.w.k.Body[i]
		if inst.Kind != kernel.Apply {
			continue
		}
		args := make([]codegen.Value, len(inst.Args))
		for j, a := range inst.Args {
			args[j] = known[a]
		}
		known[i] = r.w.apply(inst.Op.Name, inst.DType, args...)
	}
}

func pickValues(known []codegen.Value, wanted []int) []codegen.Value {
	list := make([]codegen.Value, len(wanted))
	for j, i := range wanted {
		list[j] = known[i]
	}
	return list
}

// laneByLane is apply in a loop over the lanes; see evaluateGroup.
func (r *row) laneByLane(p kernel.Pass, known []codegen.Value, wanted []int) []codegen.Value {
	w, b := r.w, r.w.b
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
		copy(single, r.single)
		for i, v := range known {
			if v.Width > 0 && !r.uniform[i] {
				single[i] = w.laneAt(v, lane)
			}
		}
		r.apply(p, single)
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
