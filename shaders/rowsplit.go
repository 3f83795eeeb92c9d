package shaders

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
)

// Rows whose elements are split over more invocations than have accumulators
// (kernel.RowTeam.Split). Each evaluates its own rounds of a sweep; what folds take in
// order, all lay down in shared memory, and the accumulators' own invocations take it from
// there, round by round. A softmax of 1,024 elements so has 64 invocations a row with 16
// exponentials each, of which 16 then add 64 numbers each.
//
// Barriers are few, since each is a wait of all: what accumulators come to, every
// invocation makes of all of them for itself.

// orderedKind tells the rooms apart in which lies what is added in order: each of a
// sweep's folds of a type has its own, which those of later sweeps use again.
type orderedKind struct {
	dtype  dtype.DType
	number int
}

// inOrder reports whether a fold takes its elements in their order.
func (t *teamRow) inOrder(f *running) bool { return !kernel.AnyOrder(f.op, t.w.k.Body[f.inst].DType) }

// orderedRoom is the room of one of a sweep's folds.
func (t *teamRow) orderedRoom(f *running, folds []*running) *room {
	kind := orderedKind{dtype: t.w.k.Body[f.inst].DType}
	for _, other := range folds {
		if other == f {
			break
		}
		if t.inOrder(other) && t.w.k.Body[other.inst].DType == kind.dtype {
			kind.number++
		}
	}
	if t.ordered[kind] == nil {
		t.ordered[kind] = t.w.roomFor(kind.dtype, t.width, t.team.Rounds*t.team.LocalSize())
	}
	return t.ordered[kind]
}

// orderedAt is the place of an invocation's round.
func (t *teamRow) orderedAt(round int, local codegen.ID) codegen.ID {
	return t.w.b.IAdd(local, t.w.b.ConstU32(uint32(round*t.team.LocalSize())))
}

// joinSplit makes a sweep's folds of what the row's invocations have evaluated.
func (t *teamRow) joinSplit(folds []*running) {
	w := t.w
	t.addInOrder(folds)
	for _, f := range folds {
		w.fold = f.op
		if t.inOrder(f) {
			t.know(f, t.joinLeavesOfAll(f, t.joinInOrder(f)))
			continue
		}
		t.know(f, t.joinAny(f))
	}
}

// takenTogether are the rounds that are read before the first is taken, at the most.
const takenTogether = 16

// addInOrder has the first invocation of each accumulator take what the sweep made.
func (t *teamRow) addInOrder(folds []*running) {
	w, b := t.w, t.w.b
	var list []*running
	for _, f := range folds {
		if t.inOrder(f) {
			list = append(list, f)
		}
	}
	if len(list) == 0 {
		return
	}
	b.Barrier()
	each := t.team.Rounds // of an invocation, between turns of the loop
	for each*t.team.Split > takenTogether && each%2 == 0 {
		each /= 2
	}
	b.If(b.IEq(t.part, b.ConstU32(0)), func() {
		b.Loop(b.ConstU32(uint32(t.team.Rounds/each)), func(i codegen.ID) {
			first := b.IMul(i, b.ConstU32(uint32(each)))
			for _, f := range list {
				w.fold = f.op
				t.takeRounds(f, t.orderedRoom(f, folds), first, each)
			}
		})
	})
}

// takeRounds takes some rounds of all parts, from one on.
func (t *teamRow) takeRounds(f *running, room *room, first codegen.ID, n int) {
	b := t.w.b
	size, members := uint32(t.team.LocalSize()), uint32(t.members.size)
	own := b.IAdd(b.LocalIndex(), b.IMul(first, b.ConstU32(size)))
	var values []codegen.Value
	for u := range n {
		for part := range t.team.Split {
			values = append(values, room.get(b.IAdd(own, b.ConstU32(uint32(u)*size+uint32(part)*members))))
		}
	}
	at := b.IAdd(t.leaf.start, b.ShiftL(t.members.lane, t.w.chunkShift()))
	at = b.IAdd(at, b.IMul(first, b.ConstU32(uint32(t.roundSize()))))
	for j, v := range values {
		var live codegen.ID
		if t.w.byRow.Ragged {
			place := b.IAdd(at, b.ConstU32(uint32(j*t.members.size*t.width)))
			live = b.ULess(t.w.lanesFrom(place, t.width), b.Splat(t.count, t.width))
		}
		f.take(t.w, f.acc[0], v, first, live)
	}
}

// joinInOrder is what the tree makes of the leaf's accumulators, which have all started, in
// each of its invocations.
func (t *teamRow) joinInOrder(f *running) codegen.Value {
	w, b := t.w, t.w.b
	leaves, d := t.team.LocalSize()/t.sharers.size, w.k.Body[f.inst].DType
	row := b.IMul(t.sharers.index, b.ConstU32(uint32(t.members.size)))
	put := func(put func(at codegen.ID, v codegen.Value)) {
		b.If(b.IEq(t.part, b.ConstU32(0)), func() { put(b.IAdd(row, t.members.lane), b.Value(f.acc[0])) })
		b.Barrier()
	}
	if t.width == 1 {
		room := w.foursFor(d, leaves*t.members.size)
		put(room.put)
		return w.joinFours(room, row, t.members.size)
	}
	room := w.roomFor(d, t.width, leaves*t.members.size)
	put(room.put)
	var list []codegen.Value
	for i := range t.members.size {
		list = append(list, w.eachLane(room.get(b.IAdd(row, b.ConstU32(uint32(i)))))...)
	}
	return w.joinAll(list)
}

// joinLeavesOfAll is what the tree makes of the row's leaves, in every invocation: those past
// its end have what changes nothing.
func (t *teamRow) joinLeavesOfAll(f *running, v codegen.Value) codegen.Value {
	w, b, n := t.w, t.w.b, t.leaders.size
	if n == 1 {
		return v
	}
	rows := t.team.LocalSize() / t.team.Lanes
	first := b.IMul(t.all.index, b.ConstU32(uint32(n)))
	lay := func(put func(at codegen.ID, v codegen.Value)) {
		b.If(b.IEq(t.sharers.lane, b.ConstU32(0)), func() { put(b.IAdd(first, t.group), v) })
		b.Barrier()
	}
	if n >= lanes {
		room := w.foursFor(v.DType, rows*n)
		lay(room.put)
		return w.joinFours(room, first, n)
	}
	room := w.roomFor(v.DType, 1, rows*n)
	lay(room.put)
	return w.joinAll([]codegen.Value{room.get(first), room.get(b.IAdd(first, b.ConstU32(1)))})
}

// joinAny is what the row's invocations have of a fold whose order does not count: some
// join a part of them each, and then every one what these have.
func (t *teamRow) joinAny(f *running) codegen.Value {
	w, b := t.w, t.w.b
	some, own, rows := kernel.SplitTogether(t.team.Lanes), t.made(f), t.team.LocalSize()/t.team.Lanes
	all, few := w.roomFor(own.DType, 1, t.team.LocalSize()), w.foursFor(own.DType, rows*some)
	all.put(b.LocalIndex(), own)
	b.Barrier()
	row := b.IMul(t.all.index, b.ConstU32(uint32(some)))
	b.If(b.ULess(t.all.lane, b.ConstU32(uint32(some))), func() {
		var list []codegen.Value
		for i := range t.team.Lanes / some {
			list = append(list, all.get(b.IAdd(b.LocalIndex(), b.ConstU32(uint32(i*some)))))
		}
		few.put(b.IAdd(row, t.all.lane), w.joinAll(list))
	})
	b.Barrier()
	v := w.joinFours(few, row, some)
	if f.other != nil {
		return b.FromTotalOrder(v)
	}
	return v
}

// joinAll is what the tree makes of single values, a power of two of them, all of which are
// there.
func (w *writer) joinAll(list []codegen.Value) codegen.Value {
	for half := len(list) / 2; half >= 1; half /= 2 {
		for i := range half {
			list[i] = w.b.Computed(w.combine(list[i], list[i+half]))
		}
	}
	return list[0]
}
