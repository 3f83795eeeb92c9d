package shaders

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
)

// The tree of ops.Leaf and ops.Lanes, with one invocation walking each leaf
// and no barrier (for those that share leaves see reduceteam.go). Where the reduced elements lie together, an invocation holds
// the 16 accumulators in four lane groups and walks the leaf once. Where the
// kept elements do (reduceacross.go), it takes a chunk of leaves side by side
// and runs the accumulators one after the other.

func (w *writer) combine(x, y codegen.Value) codegen.Value {
	return w.apply(w.fold.Combine().Name, x.DType, x, y)
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
	count := b.UMin(b.ISub(w.param(kernel.NumReduced), start), b.ConstU32(ops.Leaf))
	return leaf{kept: kept, index: index, start: start, count: count}
}

// rounds is how many elements the first accumulator takes.
func (w *writer) rounds(count codegen.ID) codegen.ID {
	b := w.b
	return b.ShiftR(b.IAdd(count, b.ConstU32(ops.Lanes-1)), b.ConstU32(4))
}

// step is an accumulator's next value: it starts with its first element and
// keeps its value past the leaf's end. The body is written only once, inside
// the loop, whatever the round: it may be long.
func (w *writer) step(acc *codegen.Variable, v codegen.Value, round, live codegen.ID) {
	b := w.b
	v = b.Computed(v) // so is the variable: its NaN is made canonical once, at the end
	old := b.Value(acc)
	next := b.SelectValue(live, b.Computed(w.combine(old, v)), old)
	first := b.Splat(b.IEq(round, b.ConstU32(0)), v.Width)
	b.Assign(acc, b.SelectValue(first, v, next))
}

// reduce combines a leaf, or those of a chunk of kept points.
func (w *writer) reduce() {
	if w.form == kernel.Across {
		w.reduceAcross()
		return
	}
	w.reduceAlong()
}

// reduceAlong combines one leaf: the reduced elements lie along the row, or
// are found by their coordinates.
func (w *writer) reduceAlong() {
	b := w.b
	point, index := w.divide(w.rowIndex(), kernel.NumLeaves)
	l := w.leafAt(index, w.coordinates(point, 0, w.outer))
	bases := w.bases(l.kept)
	r := along{w: w, leaf: l, bases: bases, splats: w.rowSplats(bases, lanes), scalars: w.scalars(lanes)}
	acc := make([]*codegen.Variable, ops.Lanes/lanes)
	for q := range acc {
		acc[q] = b.NewVariable(b.Zero(w.k.Result().DType, lanes))
	}
	if p, ok := w.k.Position(); ok {
		acc = r.seek(p)
	} else if wholeVectors(w.k) {
		r.walkWide(acc)
	} else {
		r.walkGroups(acc)
	}
	tree := w.tree
	if w.compact {
		tree = w.treeInLoop
	}
	w.storeElement(w.out, b.IAdd(w.elementAt(w.out, l.kept), l.index), b.ToWords(tree(acc, l.count)))
}

// wholeVectors reports whether every operand is read by whole vectors, or once.
func wholeVectors(k *kernel.Kernel) bool {
	for _, o := range k.Operands {
		if o.Access != kernel.Wide && o.Access != kernel.Splat {
			return false
		}
	}
	return k.Form() == kernel.Along && !k.Compact()
}

// along is a leaf whose elements lie along a row, or anywhere.
type along struct {
	leaf
	w       *writer
	bases   []codegen.ID
	splats  []codegen.Value
	scalars []codegen.Value
	only    []int // the instructions that count, where not all do
}

// walkWide walks the leaf once, with all the accumulators.
func (r *along) walkWide(acc []*codegen.Variable) {
	b := r.w.b
	b.Loop(r.w.rounds(r.count), func(round codegen.ID) {
		done := b.ShiftL(round, b.ConstU32(4))
		now, left := r.w.roundAt(b.IAdd(r.start, done)), b.ISub(r.count, done)
		for q, a := range acc {
			r.w.step(a, r.groupAt(now, q), round, r.w.below(left, q*lanes))
		}
	})
}

// groupAt evaluates the body for lane group q of a round.
func (r *along) groupAt(now *round, q int) codegen.Value {
	return r.w.evaluate(func(i int) codegen.Value {
		if o := r.w.in[i]; o.access != kernel.Splat {
			return now.group(o, r.bases[i], q)
		}
		return r.splats[i]
	}, r.scalars, r.only...)
}

// walkGroups walks the leaf once for each lane group of accumulators, so that
// the code that finds single elements is written once.
func (r *along) walkGroups(acc []*codegen.Variable) {
	b := r.w.b
	current := b.NewVariable(b.Value(acc[0]))
	b.Loop(b.ConstU32(uint32(len(acc))), func(q codegen.ID) {
		b.Loop(r.w.rounds(r.count), func(round codegen.ID) {
			first := b.IAdd(b.ShiftL(round, b.ConstU32(4)), b.ShiftL(q, b.ConstU32(2)))
			v := r.evaluateEach(b.IAdd(r.start, first))
			left := b.ISub(b.UMax(r.count, first), first)
			r.w.step(current, v, round, r.w.below(left, 0))
		})
		for k, a := range acc {
			b.If(b.IEq(q, b.ConstU32(uint32(k))), func() { b.Assign(a, b.Value(current)) })
		}
	})
}

// evaluateEach evaluates the body for the elements from reduced index at on.
// Those past the last are read as the last, and left out by the caller.
func (r *along) evaluateEach(at codegen.ID) codegen.Value {
	w, b := r.w, r.w.b
	last := b.ISub(w.param(kernel.NumReduced), b.ConstU32(1))
	points := make([]codegen.ID, lanes)
	coord := make([][]codegen.ID, lanes)
	for j := range points {
		points[j] = b.UMin(b.IAdd(at, b.ConstU32(uint32(j))), last)
		if w.form == kernel.Gather {
			coord[j] = w.coordinates(points[j], w.outer, w.k.Rank)
		}
	}
	return w.evaluateGroup(func(i int) codegen.Value {
		o := w.in[i]
		if w.form == kernel.Along && o.access == kernel.Splat {
			return r.splats[i]
		}
		list := make([]codegen.ID, lanes)
		for j := range list {
			switch {
			case w.form == kernel.Gather:
				list[j] = w.offset(o, r.bases[i], coord[j], w.outer)
			case o.access == kernel.Strided: // a table
				list[j] = w.offset(o, r.bases[i], points[j:j+1], w.outer)
			default:
				list[j] = b.IAdd(r.bases[i], points[j])
			}
		}
		return w.loadEach(o, list)
	}, r.scalars, r.only...)
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
	return w.treeOf(v, count)
}

// treeOf is tree of values.
func (w *writer) treeOf(v []codegen.Value, count codegen.ID) codegen.Value {
	b := w.b
	for half := len(v) / 2; half >= 1; half /= 2 {
		for q := 0; q < half; q++ {
			live := w.below(count, (q+half)*lanes)
			v[q] = b.SelectValue(live, w.combine(v[q], v[q+half]), v[q])
		}
	}
	return w.joinLanes(v[0], count)
}

// joinLanes is tree within a lane group, or a single lane.
func (w *writer) joinLanes(v codegen.Value, count codegen.ID) codegen.Value {
	b := w.b
	single := make([]codegen.Value, v.Width)
	for i := range single {
		single[i] = w.lane(v, i)
	}
	for half := len(single) / 2; half >= 1; half /= 2 {
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
		list[i] = w.elementAt(o, kept)
	}
	return list
}

// rowSplats are the operands that are constant along the reduced row.
func (w *writer) rowSplats(bases []codegen.ID, width int) []codegen.Value {
	list := make([]codegen.Value, len(w.in))
	for i, o := range w.in {
		if w.form == kernel.Along && o.access == kernel.Splat {
			list[i] = w.loadSplat(o, bases[i], width)
		}
	}
	return list
}
