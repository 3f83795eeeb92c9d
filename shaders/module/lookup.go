package module

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
)

// The body's instructions address a table's elements by indices. So loading a table yields
// positions, not elements: for each point, where the element of index 0 lies. Positions count
// elements, or chunks if whole chunks are read.

// lookup reads the table's elements at the indices that instruction i has.
func (w *Writer) lookup(i int, places, index codegen.Value) codegen.Value {
	b, inst := w.B, w.Kernel.Body[i]
	o := w.In[inst.N]
	o.Table = false
	last := b.ISub(w.Param(kernel.TableCount(o.Number)), b.ConstU32(1))
	moved := b.IMul(w.clampIndex(index, last), b.Splat(w.Param(kernel.TableStep(o.Number)), index.Width))
	place := b.ToWords(places)[0]
	if w.Kernel.WholeChunks(i) {
		// The position of index 0 counts chunks. The step may be negative, so the shift comes after
		// the sum, which alone is an unsigned number of 32 bits.
		first := b.ShiftL(b.Extract(place, 0), w.ChunkShift())
		return o.LoadWide(b.ShiftR(b.IAdd(first, b.Extract(moved, 0)), w.ChunkShift()), w.VectorNumber)
	}
	at := b.IAdd(place, moved)
	if uniform := w.Kernel.Uniform(); uniform[i] && w.bindings.OneLookup {
		return o.LoadSplat(b.Extract(at, 0), index.Width)
	}
	return o.loadAt(at)
}

// clampIndex clamps indices, which are integers of 32 or 64 bits, to the range from 0 to last.
func (w *Writer) clampIndex(index codegen.Value, last codegen.ID) codegen.ID {
	b, words, signed := w.B, w.B.ToWords(index), index.DType.IsSigned()
	most := b.Splat(last, index.Width)
	low := b.UMin(words[0], most)
	notNegative := func(x codegen.ID, high codegen.ID) codegen.ID {
		if !signed {
			return x
		}
		return b.And(x, b.Not(b.ShiftRA(high, b.SplatU32(31, index.Width))))
	}
	if len(words) == 1 {
		return notNegative(low, words[0])
	}
	far := notNegative(most, words[1])
	return b.Select(b.IEq(words[1], b.SplatU32(0, index.Width)), low, far)
}

// loadAt reads the elements at positions; a position is one word.
func (o Operand) loadAt(places codegen.ID) codegen.Value {
	list := make([]codegen.ID, o.Writer.B.Width(places))
	for i := range list {
		list[i] = o.Writer.B.Extract(places, i)
	}
	return o.LoadEach(list)
}

// search counts, for each value, the table's elements before it, by binary search. The rows of all
// points have the same length, so the points share one loop.
func (w *Writer) search(inst kernel.Inst, places, values codegen.Value) codegen.Value {
	b, width := w.B, values.Width
	o := w.In[inst.N]
	o.Table = false
	place, step := b.ToWords(places)[0], b.Splat(w.Param(kernel.TableStep(o.Number)), width)
	relation := "less"
	if inst.Right {
		relation = "less_equal"
	}
	before := func(at codegen.ID) codegen.ID {
		e := o.loadAt(b.IAdd(place, b.IMul(at, step)))
		return b.Cond(w.Apply(relation, dtype.Bool, e, values))
	}
	first, left := b.Local(b.Vec(b.U32(), width)), b.Local(b.U32())
	b.StoreVar(first, b.SplatU32(0, width))
	b.StoreVar(left, w.Param(kernel.TableCount(o.Number)))
	b.While(func() codegen.ID { return b.UGreater(b.LoadVar(left), b.ConstU32(1)) }, func() {
		half := b.ShiftR(b.LoadVar(left), b.ConstU32(1))
		at, next := b.LoadVar(first), b.Splat(half, width)
		middle := b.ISub(b.IAdd(at, next), b.SplatU32(1, width))
		b.StoreVar(first, b.Select(before(middle), b.IAdd(at, next), at))
		b.StoreVar(left, b.ISub(b.LoadVar(left), half))
	})
	at := b.LoadVar(first)
	one := b.Select(before(at), b.SplatU32(1, width), b.SplatU32(0, width))
	return b.FromWords(dtype.Int64, b.IAdd(at, one), b.SplatU32(0, width))
}

// segment combines the elements of a span of the table with each initial value, in order.
func (w *Writer) segment(inst kernel.Inst, places, initial, span codegen.Value) codegen.Value {
	b, width := w.B, initial.Width
	o := w.In[inst.N]
	o.Table = false
	place, step := b.ToWords(places)[0], b.Splat(w.Param(kernel.TableStep(o.Number)), width)
	count := w.Param(kernel.TableCount(o.Number))
	ends, limit := b.ToWords(span), b.Splat(count, width)
	from := b.UMin(ends[0], limit)
	size := b.ISub(b.UMax(b.UMin(ends[1], limit), from), from)
	most := b.Extract(size, 0)
	for i := 1; i < width; i++ {
		most = b.UMax(most, b.Extract(size, i))
	}
	last := b.Splat(b.ISub(count, b.ConstU32(1)), width)
	// Words hold the accumulators. A variable of floats would count as computed, and change the
	// NaNs of initial values that meet no element.
	acc := make([]codegen.Var, initial.DType.Words())
	for i, word := range b.ToWords(initial) {
		acc[i] = b.Local(b.Vec(b.U32(), width))
		b.StoreVar(acc[i], word)
	}
	held := func() codegen.Value {
		words := make([]codegen.ID, len(acc))
		for i := range acc {
			words[i] = b.LoadVar(acc[i])
		}
		return b.FromWords(initial.DType, words...)
	}
	b.Loop(most, func(r codegen.ID) {
		round := b.Splat(r, width)
		at := b.UMin(b.IAdd(from, round), last)
		e := o.loadAt(b.IAdd(place, b.IMul(at, step)))
		live := b.ULess(round, size)
		for i, word := range b.ToWords(w.Apply(inst.Op.Name, inst.DType, held(), e)) {
			b.StoreVar(acc[i], b.Select(live, word, b.LoadVar(acc[i])))
		}
	})
	return held()
}
