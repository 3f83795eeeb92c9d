package shaders

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/kernel"
	"github.com/weft-gpu/weft/ops"
)

// The tree of ops.Leaf and ops.Lanes, with one invocation walking each leaf
// and no barrier. Where the reduced elements lie together, an invocation holds
// the 16 accumulators in four lane groups and walks the leaf once. Where the
// kept elements do (reduceacross.go), it takes a chunk of leaves side by side
// and runs the accumulators one after the other.

func (w *writer) combine(x, y codegen.Value) codegen.Value {
	return w.apply(w.k.Reduce.Op.Combine().Name, w.k.Result().DType, x, y)
}

// leaf is the invocation's part of a reduction.
type leaf struct {
	kept  []codegen.ID // coordinates of the kept dimensions
	index codegen.ID   // of the leaf
	start codegen.ID   // its first element along the reduced dimensions
	count codegen.ID   // its elements, 1 to ops.Leaf
}

func (w *writer) leafAt(index codegen.ID, kept []codegen.ID) leaf {
	b := w.b
	start := b.IMul(index, b.ConstU32(ops.Leaf))
	count := b.UMin(b.ISub(w.param("reduced"), start), b.ConstU32(ops.Leaf))
	return leaf{kept: kept, index: index, start: start, count: count}
}

// walk runs the rounds of a leaf: step(round, first, tail) handles elements
// [Lanes*round, Lanes*round+Lanes); in the tail only `left` of them exist.
func (w *writer) walk(l leaf, first func(), step func(round codegen.ID), tail func(round, left codegen.ID)) {
	b := w.b
	n := b.ConstU32(ops.Lanes)
	full := b.UDiv(l.count, n)
	left := b.UMod(l.count, n)
	first()
	rounds := b.ISub(b.UMax(full, b.ConstU32(1)), b.ConstU32(1))
	b.Loop(rounds, func(i codegen.ID) { step(b.IAdd(i, b.ConstU32(1))) })
	more := b.LAnd(b.INe(left, b.ConstU32(0)), b.INe(full, b.ConstU32(0)))
	b.If(more, func() { tail(full, left) })
}

// reduceAlong combines one leaf: the reduced elements lie along the row, or
// are found by their coordinates.
func (w *writer) reduceAlong() {
	b := w.b
	point, index := w.divide(w.invocation(), "leaves")
	outer := w.k.Reduce.Outer
	l := w.leafAt(index, w.coordinates(point, 0, outer))
	bases := w.bases(l.kept)
	scalars := w.scalars(lanes)
	splats := w.rowSplats(bases)
	load := func(round codegen.ID, q int) codegen.Value {
		at := b.IAdd(l.start, b.IMul(round, b.ConstU32(ops.Lanes)))
		coord := w.reducedCoordinates(at, q)
		return w.evaluate(func(i int) codegen.Value { return w.loadAlong(i, bases, splats, at, coord, q) }, scalars)
	}
	acc := make([]*codegen.Variable, ops.Lanes/lanes)
	w.walk(l, func() {
		for q := range acc {
			acc[q] = b.NewVariable(load(b.ConstU32(0), q))
		}
	}, func(round codegen.ID) {
		for q, a := range acc {
			b.Assign(a, w.combine(b.Value(a), load(round, q)))
		}
	}, func(round, left codegen.ID) {
		for q, a := range acc {
			v := b.Value(a)
			b.Assign(a, b.SelectValue(w.below(left, q*lanes), w.combine(v, load(round, q)), v))
		}
	})
	w.storeElement(w.out, b.IAdd(w.offset("out", w.param("out.offset"), l.kept, 0), l.index), b.ToWords(w.tree(acc, l.count)))
}

// below tells, lane by lane, whether first+lane < n.
func (w *writer) below(n codegen.ID, first int) codegen.ID {
	b := w.b
	at := b.ConstVec(b.ConstU32(uint32(first)), b.ConstU32(uint32(first+1)), b.ConstU32(uint32(first+2)), b.ConstU32(uint32(first+3)))
	return b.ULess(at, b.Splat(n, lanes))
}

// tree joins the 16 accumulators pairwise; those that a short leaf never
// started are left out.
func (w *writer) tree(acc []*codegen.Variable, count codegen.ID) codegen.Value {
	b := w.b
	v := make([]codegen.Value, len(acc))
	for q := range acc {
		v[q] = b.Value(acc[q])
	}
	for half := len(v) / 2; half >= 1; half /= 2 {
		for q := 0; q < half; q++ {
			live := w.below(count, (q+half)*lanes)
			v[q] = b.SelectValue(live, w.combine(v[q], v[q+half]), v[q])
		}
	}
	single := make([]codegen.Value, lanes)
	for i := range single {
		single[i] = w.lane(v[0], i)
	}
	for half := lanes / 2; half >= 1; half /= 2 {
		for i := 0; i < half; i++ {
			live := b.ULess(b.ConstU32(uint32(i+half)), count)
			single[i] = b.SelectValue(live, w.combine(single[i], single[i+half]), single[i])
		}
	}
	return single[0]
}

// bases are the operands' elements at a kept point.
func (w *writer) bases(kept []codegen.ID) []codegen.ID {
	list := make([]codegen.ID, len(w.in))
	for i, o := range w.in {
		list[i] = w.offset(o.name, w.param(o.name+".offset"), kept, 0)
	}
	return list
}

// rowSplats are the operands that are constant along the reduced row.
func (w *writer) rowSplats(bases []codegen.ID) []codegen.Value {
	list := make([]codegen.Value, len(w.in))
	for i, o := range w.in {
		if w.k.Reduce.Form == kernel.Along && o.access == kernel.Splat {
			list[i] = w.loadSplat(o, bases[i], lanes)
		}
	}
	return list
}

// reducedCoordinates splits the reduced index of each lane of group q, where
// the kernel finds elements by coordinates.
func (w *writer) reducedCoordinates(at codegen.ID, q int) [][]codegen.ID {
	if w.k.Reduce.Form != kernel.Gather {
		return nil
	}
	b := w.b
	last := b.ISub(w.param("reduced"), b.ConstU32(1))
	list := make([][]codegen.ID, lanes)
	for i := range list {
		p := b.UMin(b.IAdd(at, b.ConstU32(uint32(q*lanes+i))), last)
		list[i] = w.coordinates(p, w.k.Reduce.Outer, w.k.Rank)
	}
	return list
}

// loadAlong reads lane group q of operand i at reduced index at.
func (w *writer) loadAlong(i int, bases []codegen.ID, splats []codegen.Value, at codegen.ID, coord [][]codegen.ID, q int) codegen.Value {
	b, o := w.b, w.in[i]
	if coord == nil && o.access == kernel.Splat {
		return splats[i]
	}
	if coord == nil && o.access == kernel.Wide {
		return w.loadWide(o, b.ShiftR(b.IAdd(bases[i], at), w.chunkShift()), q)
	}
	list := make([]codegen.ID, lanes)
	for j := range list {
		if coord != nil {
			list[j] = w.offset(o.name, bases[i], coord[j], w.k.Reduce.Outer)
		} else {
			list[j] = b.IAdd(bases[i], b.IAdd(at, b.ConstU32(uint32(q*lanes+j))))
		}
	}
	return w.loadEach(o, list)
}
