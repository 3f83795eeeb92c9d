package tree

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/shaders/module"
)

// Cooperators are neighbouring invocations of a workgroup that share a leaf of the tree, or a row.
// They read neighbouring elements, and combine their results in shared memory. All invocations of
// the workgroup run the code with barriers: those without work of their own repeat another's, and
// store nothing.
type Cooperators struct {
	W      *Writer
	Size   int        // invocations, a power of two
	Number codegen.ID // the invocation's number among its cooperators
	Index  codegen.ID // the number of these cooperators in the workgroup
}

// CooperatorsOf returns the invocation's group of size cooperators.
func (w *Writer) CooperatorsOf(size int) Cooperators {
	b, local := w.B, w.B.LocalIndex()
	return Cooperators{W: w, Size: size, Number: b.And(local, b.ConstU32(uint32(size-1))),
		Index: b.ShiftR(local, b.ConstU32(module.LogOf(size)))}
}

// First returns the first cooperator's location in a room that has one for each invocation.
func (t Cooperators) First() codegen.ID {
	return t.W.B.ShiftL(t.Index, t.W.B.ConstU32(module.LogOf(t.Size)))
}

// Join combines the accumulators of the cooperators in the order of the tree; the first cooperator
// gets the result. Each invocation has acc.Width consecutive accumulators. Of all accumulators the
// first count have started. Groups of four or more may use one room, with a location for each
// invocation of the workgroup, for several calls: each location is written and read in one step
// only, so the barriers of the steps suffice.
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

// Hand gives the first cooperator's value, a single element, to all. Join may have used the room.
func (t Cooperators) Hand(r *Room, v codegen.Value) codegen.Value {
	b := t.W.B
	b.If(b.IEq(t.Number, b.ConstU32(0)), func() { r.Put(t.First(), v) })
	b.Barrier()
	return r.Get(t.First())
}
