package shaders

import (
	"math"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
)

// The folds of rowwise kernels.

// running is a fold on its way: its accumulators, and, of a row of several
// leaves, their results, which are the accumulators of one more leaf.
type running struct {
	inst        int
	op          *ops.Op
	acc, leaves []*codegen.Variable
	identity    codegen.Value
	starts      bool // with the identity, else with the first element
	// other is the other end of keys, of which the fold is; nil: of elements.
	other *running
}

// folds makes the folds of a sweep.
func (r *row) folds(p kernel.Sweep) {
	w, b := r.w, r.w.b
	for _, at := range p.Seeks {
		r.seek(at)
	}
	if len(p.Folds) == 0 {
		return
	}
	var folds []*running
	for _, i := range p.Folds {
		folds = append(folds, w.running(i))
	}
	if !w.byRow.Long {
		r.walk(p, piece{b.ConstU32(0), r.count}, folds)
		r.finish(folds, func(f *running) codegen.Value { return w.foldTree(f.op, f.acc, r.count) })
		return
	}
	leaves := w.param(kernel.NumLeaves)
	b.Loop(leaves, func(leaf codegen.ID) {
		start := b.IMul(leaf, b.ConstU32(ops.Leaf))
		count := b.UMin(b.ISub(r.count, start), b.ConstU32(ops.Leaf))
		r.walk(p, piece{start, count}, folds)
		for _, f := range folds {
			w.putLane(f.leaves, leaf, w.foldTree(f.op, f.acc, count))
		}
	})
	r.finish(folds, func(f *running) codegen.Value { return w.foldTree(f.op, f.leaves, leaves) })
}

// seek makes a fold that looks for a position: along the whole row at once,
// whatever the leaves of the tree.
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
	s := seeker{w: w, Position: at.Position, piece: piece{w.b.ConstU32(0), r.count}, index: r.bases[at.Index], width: lanes,
		group: func(now *round, q int) codegen.Value {
			return key(func(i int) codegen.Value { return now.group(w.in[i], r.bases[i], q) })
		},
		each: func(first codegen.ID) codegen.Value {
			return key(func(i int) codegen.Value { return r.group(w.in[i], r.bases[i], first) })
		}}
	w.fold = ops.Max
	r.single[at.Fold] = w.tree(s.run(w.form == kernel.Along), r.count)
	r.values[at.Fold] = w.b.SplatValue(r.single[at.Fold], lanes)
}

// running is the fold that instruction i makes.
func (w *writer) running(i int) *running {
	f := &running{inst: i, op: w.k.Body[i].Op}
	d := w.k.Body[i].DType
	f.identity, f.starts = w.identity(f.op, d, lanes)
	f.acc = w.fourGroups(d)
	if w.byRow.Long {
		f.leaves = w.fourGroups(d)
	}
	return f
}

// foldTree is what the tree makes of the accumulators of so many elements.
func (w *writer) foldTree(op *ops.Op, acc []*codegen.Variable, count codegen.ID) codegen.Value {
	w.fold = op
	if w.compact {
		return w.treeInLoop(acc, count)
	}
	return w.tree(acc, count)
}

// finish notes the folds' values.
func (r *row) finish(folds []*running, value func(f *running) codegen.Value) {
	b := r.w.b
	for _, f := range folds {
		v := value(f)
		// Its NaN is made canonical here, as if it were in memory.
		r.single[f.inst] = b.FromWords(v.DType, b.ToWords(v)...)
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
func (w *writer) identity(op *ops.Op, d dtype.DType, width int) (v codegen.Value, ok bool) {
	if !kernel.Startable(d) {
		return v, false
	}
	var value element.Bits
	switch {
	case op == ops.Prod:
		value = element.One(d)
	case op == ops.Sum && d.IsFloat():
		value = element.FromFloat(d, math.Copysign(0, -1))
	case op == ops.Sum:
	case d.IsFloat():
		value = element.FromFloat(d, math.Inf(map[*ops.Op]int{ops.Max: -1, ops.Min: 1}[op]))
	default:
		info, _ := dtype.Iinfo(d)
		value = element.Bits{uint64(info.Min)}
		if op == ops.Min {
			value = element.Bits{info.Max}
		}
	}
	words := make([]codegen.ID, d.Words())
	for i := range words {
		words[i] = w.b.SplatU32(uint32(value[0]>>(32*i)), width)
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
