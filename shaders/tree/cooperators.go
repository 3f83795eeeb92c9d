package tree

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/shaders/module"
)

// Cooperators are some neighbouring invocations of a workgroup that share a leaf of the
// tree, or a row: they read what lies together, and join what each has made of
// its part in the workgroup's memory. What has a barrier in it is run by all of a
// workgroup's invocations: those without work of their own do another's again,
// and store nothing.
type Cooperators struct {
	W      *Writer
	Size   int        // invocations, a power of two
	Number codegen.ID // the invocation's number among its cooperators
	Index  codegen.ID // their number in the workgroup
}

// CooperatorsOf are the invocation's, of so many.
func (w *Writer) CooperatorsOf(size int) Cooperators {
	b, local := w.B, w.B.LocalIndex()
	return Cooperators{W: w, Size: size, Number: b.And(local, b.ConstU32(uint32(size-1))),
		Index: b.ShiftR(local, b.ConstU32(module.LogOf(size)))}
}

// First is their first place of the workgroup's room, of a place for each
// invocation.
func (t Cooperators) First() codegen.ID {
	return t.W.B.ShiftL(t.Index, t.W.B.ConstU32(module.LogOf(t.Size)))
}

// Join is what the tree makes of their accumulators, in its first
// invocation. Each has as many as acc is wide, one after the other in the order of
// the invocations; of all of them count have started. A room of a place for each
// invocation of the workgroup serves one join after another, by cooperators of four or
// more: a place is written in one step only, and read in the same, so that the
// barriers of the steps are all that is needed.
func (t Cooperators) Join(f Fold, r *Room, acc codegen.Value, count codegen.ID) codegen.Value {
	w, b := t.W, t.W.B
	width := uint32(acc.Width)
	own, place := b.NewVariable(acc), b.IAdd(t.First(), t.Number)
	b.Loop(b.ConstU32(module.LogOf(t.Size)), func(step codegen.ID) {
		half := b.ShiftR(b.ConstU32(uint32(t.Size/2)), step)
		upper := b.LAnd(b.ULessEq(half, t.Number), b.ULess(t.Number, b.ShiftL(half, b.ConstU32(1))))
		b.If(upper, func() { r.Put(place, b.Value(own)) })
		b.Barrier()
		b.If(b.ULess(t.Number, half), func() {
			partner := b.IMul(b.IAdd(t.Number, half), b.ConstU32(width))
			live := b.ULess(w.NumbersFrom(partner, acc.Width), b.Splat(count, acc.Width))
			joined := f.Combine(b.Value(own), r.Get(b.IAdd(place, half)))
			b.Assign(own, b.SelectValue(live, b.Computed(joined), b.Value(own)))
		})
	})
	return f.JoinElements(b.Value(own), count)
}

// Hand gives all of them what the first invocation has: one element, by way
// of a room that a join may have used.
func (t Cooperators) Hand(r *Room, v codegen.Value) codegen.Value {
	b := t.W.B
	b.If(b.IEq(t.Number, b.ConstU32(0)), func() { r.Put(t.First(), v) })
	b.Barrier()
	return r.Get(t.First())
}
