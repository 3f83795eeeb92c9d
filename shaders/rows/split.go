package rows

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shaders/module"
	"github.com/weft-gpu/weft/shaders/tree"
)

// Rows whose elements are split over more invocations than there are accumulators
// ([kernel.CooperativeRow.Split]). Each invocation evaluates its own rounds of a sweep. For folds
// whose order counts, all invocations put the elements into shared memory. The invocations that
// have the accumulators take them from there, round by round. So a softmax of 1,024 elements has 64
// invocations a row with 16 exponentials each, and 16 of these then add 64 numbers each.
//
// There are few barriers, since all invocations wait at each. So every invocation combines all the
// accumulators by itself.

// orderedKind distinguishes the shared memory of folds whose order counts. The folds of one dtype
// in a sweep have one each; later sweeps use the same memory.
type orderedKind struct {
	dtype  dtype.DType
	number int
}

// inOrder reports whether a fold takes its elements in their order.
func (t *cooperativeRow) inOrder(f *tree.Running) bool {
	return !kernel.AnyOrder(f.Op, t.w.Kernel.Body[f.Inst].DType)
}

// orderedRoom returns the shared memory for the elements of a fold of a sweep.
func (t *cooperativeRow) orderedRoom(f *tree.Running, folds []*tree.Running) *tree.Room {
	kind := orderedKind{dtype: t.w.Kernel.Body[f.Inst].DType}
	for _, other := range folds {
		if other == f {
			break
		}
		if t.inOrder(other) && t.w.Kernel.Body[other.Inst].DType == kind.dtype {
			kind.number++
		}
	}
	if t.ordered[kind] == nil {
		t.ordered[kind] = t.w.RoomFor(kind.dtype, t.width, t.sharing.Rounds*t.sharing.LocalSize())
	}
	return t.ordered[kind]
}

// orderedAt returns the location of an invocation's elements of a round.
func (t *cooperativeRow) orderedAt(round int, local codegen.ID) codegen.ID {
	return t.w.B.IAdd(local, t.w.B.ConstU32(uint32(round*t.sharing.LocalSize())))
}

// joinSplit combines a sweep's folds of the elements that the row's invocations have evaluated.
func (t *cooperativeRow) joinSplit(folds []*tree.Running) {
	t.addInOrder(folds)
	for _, f := range folds {
		if t.inOrder(f) {
			t.know(f, t.joinLeavesOfAll(f, t.joinInOrder(f)))
			continue
		}
		t.know(f, t.joinAny(f))
	}
}

// takenTogether is the most rounds that are read before the first is added.
const takenTogether = 16

// addInOrder adds the sweep's elements to the accumulators, in the invocations of part 0.
func (t *cooperativeRow) addInOrder(folds []*tree.Running) {
	b := t.w.B
	var list []*tree.Running
	for _, f := range folds {
		if t.inOrder(f) {
			list = append(list, f)
		}
	}
	if len(list) == 0 {
		return
	}
	b.Barrier()
	each := t.sharing.Rounds // rounds of each part in an iteration of the loop
	for each*t.sharing.Split > takenTogether && each%2 == 0 {
		each /= 2
	}
	b.If(b.IEq(t.part, b.ConstU32(0)), func() {
		b.Loop(b.ConstU32(uint32(t.sharing.Rounds/each)), func(i codegen.ID) {
			first := b.IMul(i, b.ConstU32(uint32(each)))
			for _, f := range list {
				t.takeRounds(f, t.orderedRoom(f, folds), first, each)
			}
		})
	})
}

// takeRounds adds n rounds of all parts, from round first on.
func (t *cooperativeRow) takeRounds(f *tree.Running, room *tree.Room, first codegen.ID, n int) {
	b := t.w.B
	size, members := uint32(t.sharing.LocalSize()), uint32(t.members.Size)
	own := b.IAdd(b.LocalIndex(), b.IMul(first, b.ConstU32(size)))
	var values []codegen.Value
	for u := range n {
		for part := range t.sharing.Split {
			values = append(values, room.Get(b.IAdd(own, b.ConstU32(uint32(u)*size+uint32(part)*members))))
		}
	}
	at := b.IAdd(t.leaf.Start, b.ShiftL(t.members.Number, t.w.ChunkShift()))
	at = b.IAdd(at, b.IMul(first, b.ConstU32(uint32(t.roundSize()))))
	for j, v := range values {
		var live codegen.ID
		if t.w.loop.Ragged {
			place := b.IAdd(at, b.ConstU32(uint32(j*t.members.Size*t.width)))
			live = b.ULess(t.w.NumbersFrom(place, t.width), b.Splat(t.count, t.width))
		}
		f.Take(f.Acc[0], v, first, live)
	}
}

// joinInOrder combines the leaf's accumulators in the order of the tree, in each invocation of the
// leaf. All accumulators have started.
func (t *cooperativeRow) joinInOrder(f *tree.Running) codegen.Value {
	w, b := t.w, t.w.B
	leaves, d := t.sharing.LocalSize()/t.sharers.Size, w.Kernel.Body[f.Inst].DType
	row := b.IMul(t.sharers.Index, b.ConstU32(uint32(t.members.Size)))
	put := func(put func(at codegen.ID, v codegen.Value)) {
		b.If(b.IEq(t.part, b.ConstU32(0)), func() { put(b.IAdd(row, t.members.Number), b.Value(f.Acc[0])) })
		b.Barrier()
	}
	if t.width == 1 {
		room := w.foursFor(d, leaves*t.members.Size)
		put(room.put)
		return room.join(f.Fold, row, t.members.Size)
	}
	room := w.RoomFor(d, t.width, leaves*t.members.Size)
	put(room.Put)
	var list []codegen.Value
	for i := range t.members.Size {
		list = append(list, w.Elements(room.Get(b.IAdd(row, b.ConstU32(uint32(i)))))...)
	}
	return f.JoinAll(list)
}

// joinLeavesOfAll combines the results of the row's leaves in the order of the tree, in every
// invocation. Leaves past the row's end hold neutral elements.
func (t *cooperativeRow) joinLeavesOfAll(f *tree.Running, v codegen.Value) codegen.Value {
	w, b, n := t.w, t.w.B, t.leaders.Size
	if n == 1 {
		return v
	}
	rows := t.sharing.LocalSize() / t.sharing.Invocations
	first := b.IMul(t.all.Index, b.ConstU32(uint32(n)))
	lay := func(put func(at codegen.ID, v codegen.Value)) {
		b.If(b.IEq(t.sharers.Number, b.ConstU32(0)), func() { put(b.IAdd(first, t.group), v) })
		b.Barrier()
	}
	if n >= module.Vector {
		room := w.foursFor(v.DType, rows*n)
		lay(room.put)
		return room.join(f.Fold, first, n)
	}
	room := w.RoomFor(v.DType, 1, rows*n)
	lay(room.Put)
	return f.JoinAll([]codegen.Value{room.Get(first), room.Get(b.IAdd(first, b.ConstU32(1)))})
}

// joinAny combines a fold whose order does not matter. Some invocations each combine several
// values, and then every invocation combines their results.
func (t *cooperativeRow) joinAny(f *tree.Running) codegen.Value {
	w, b := t.w, t.w.B
	some, own, rows := kernel.SplitTogether(t.sharing.Invocations), t.made(f), t.sharing.LocalSize()/t.sharing.Invocations
	all, few := w.RoomFor(own.DType, 1, t.sharing.LocalSize()), w.foursFor(own.DType, rows*some)
	all.Put(b.LocalIndex(), own)
	b.Barrier()
	row := b.IMul(t.all.Index, b.ConstU32(uint32(some)))
	b.If(b.ULess(t.all.Number, b.ConstU32(uint32(some))), func() {
		var list []codegen.Value
		for i := range t.sharing.Invocations / some {
			list = append(list, all.Get(b.IAdd(b.LocalIndex(), b.ConstU32(uint32(i*some)))))
		}
		few.put(b.IAdd(row, t.all.Number), f.JoinAll(list))
	})
	b.Barrier()
	v := few.join(f.Fold, row, some)
	if f.Other != nil {
		return b.FromTotalOrder(v)
	}
	return v
}
