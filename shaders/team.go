package shaders

import (
	"math/bits"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
)

// A team is some neighbouring invocations of a workgroup that share a leaf of the
// tree, or a row: they read what lies together, and join what each has made of
// its part in the workgroup's memory. What has a barrier in it is run by all of a
// workgroup's invocations: those without work of their own do another's again,
// and store nothing.
type team struct {
	w     *writer
	size  int        // invocations, a power of two
	lane  codegen.ID // the invocation's number in its team
	index codegen.ID // the team's number in its workgroup
}

// teamOf is the invocation's team of so many.
func (w *writer) teamOf(size int) team {
	b, local := w.b, w.b.LocalIndex()
	return team{w: w, size: size, lane: b.And(local, b.ConstU32(uint32(size-1))),
		index: b.ShiftR(local, b.ConstU32(logOf(size)))}
}

// logOf is log2 of a power of two.
func logOf(n int) uint32 { return uint32(bits.TrailingZeros(uint(n))) }

// room is memory of the workgroup for some values of a type, each as wide.
type room struct {
	b      *codegen.Builder
	dtype  dtype.DType
	memory []codegen.Shared // of each word of an element
}

// roomFor makes room for n values, of 1, 2 or 4 lanes.
func (w *writer) roomFor(d dtype.DType, width, n int) *room {
	r := &room{b: w.b, dtype: d}
	for range d.Words() {
		r.memory = append(r.memory, w.b.NewSharedVectors(n, width))
	}
	return r
}

func (r *room) put(at codegen.ID, v codegen.Value) {
	for i, word := range r.b.ToWords(v) {
		r.b.StoreShared(r.memory[i], at, word)
	}
}

func (r *room) get(at codegen.ID) codegen.Value {
	words := make([]codegen.ID, len(r.memory))
	for i, m := range r.memory {
		words[i] = r.b.LoadShared(m, at)
	}
	return r.b.FromWords(r.dtype, words...)
}

// first is the team's first place of the workgroup's room, of a place for each
// invocation.
func (t team) first() codegen.ID {
	return t.w.b.ShiftL(t.index, t.w.b.ConstU32(logOf(t.size)))
}

// join is what the tree makes of the team's accumulators, in its first
// invocation. Each has as many as acc is wide, one after the other in the order of
// the invocations; of all of them count have started. A room of a place for each
// invocation of the workgroup serves one join after another, of teams of four or
// more: a place is written in one step only, and read in the same, so that the
// barriers of the steps are all that is needed.
func (t team) join(r *room, acc codegen.Value, count codegen.ID) codegen.Value {
	w, b := t.w, t.w.b
	width := uint32(acc.Width)
	own, place := b.NewVariable(acc), b.IAdd(t.first(), t.lane)
	b.Loop(b.ConstU32(logOf(t.size)), func(step codegen.ID) {
		half := b.ShiftR(b.ConstU32(uint32(t.size/2)), step)
		upper := b.LAnd(b.ULessEq(half, t.lane), b.ULess(t.lane, b.ShiftL(half, b.ConstU32(1))))
		b.If(upper, func() { r.put(place, b.Value(own)) })
		b.Barrier()
		b.If(b.ULess(t.lane, half), func() {
			partner := b.IMul(b.IAdd(t.lane, half), b.ConstU32(width))
			live := b.ULess(w.lanesFrom(partner, acc.Width), b.Splat(count, acc.Width))
			joined := w.combine(b.Value(own), r.get(b.IAdd(place, half)))
			b.Assign(own, b.SelectValue(live, b.Computed(joined), b.Value(own)))
		})
	})
	return w.joinLanes(b.Value(own), count)
}

// hand gives all of the team what its first invocation has: one element, by way
// of a room that a join may have used.
func (t team) hand(r *room, v codegen.Value) codegen.Value {
	b := t.w.b
	b.If(b.IEq(t.lane, b.ConstU32(0)), func() { r.put(t.first(), v) })
	b.Barrier()
	return r.get(t.first())
}

// lanesFrom is first, first+1, ... in the lanes of a group.
func (w *writer) lanesFrom(first codegen.ID, width int) codegen.ID {
	numbers := make([]codegen.ID, width)
	for i := range numbers {
		numbers[i] = w.b.ConstU32(uint32(i))
	}
	if width == 1 {
		return first
	}
	return w.b.IAdd(w.b.Splat(first, width), w.b.ConstVec(numbers...))
}
