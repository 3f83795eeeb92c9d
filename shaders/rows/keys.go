package rows

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shaders/module"
	"github.com/weft-gpu/weft/shaders/tree"
)

// If a float32 row is split over many invocations, its max or min is found by integer keys in the
// order of the floats. NaNs may lie at either end of the keys, so each invocation keeps the
// greatest and the least key. It then makes one key of both, and the invocations combine these.

// keyed reports whether a fold combines keys.
func (w *writer) keyed(op *ops.Op, d dtype.DType) bool {
	return w.loop.CooperativeRow.Split > 1 && d == dtype.Float32 && (op == ops.Max || op == ops.Min)
}

// keyFold starts a fold of keys, and another one for their opposite extreme.
func (w *writer) keyFold(i int) *tree.Running {
	f := w.foldOf(i, w.Kernel.Body[i].Op, dtype.Int32)
	f.Other = w.foldOf(i, map[*ops.Op]*ops.Op{ops.Max: ops.Min, ops.Min: ops.Max}[f.Op], dtype.Int32)
	return f
}

// takeAny combines elements into the accumulator of a fold whose order does not matter.
func (t *cooperativeRow) takeAny(f *tree.Running, v codegen.Value, round, live codegen.ID) {
	if f.Other != nil {
		v = t.w.B.TotalOrder(v)
		f.Other.Take(f.Other.Acc[0], v, round, live)
	}
	f.Take(f.Acc[0], v, round, live)
}

// made returns the fold's result over all elements that this invocation has taken.
func (t *cooperativeRow) made(f *tree.Running) codegen.Value {
	w := t.w
	v := f.JoinAll(w.Elements(w.B.Value(f.Acc[0])))
	if f.Other == nil {
		return v
	}
	other := f.Other.JoinAll(w.Elements(w.B.Value(f.Other.Acc[0])))
	return w.B.ExtremeKey(f.Op == ops.Max, v, other)
}

// fours is shared memory whose values are read four at a time.
type fours struct{ tree.Room }

// foursFor allocates memory for n values.
func (w *writer) foursFor(d dtype.DType, n int) *fours {
	return &fours{*w.RoomFor(d, module.Vector, (n+module.Vector-1)/module.Vector)}
}

// put stores one value.
func (r *fours) put(at codegen.ID, v codegen.Value) {
	b := r.B
	vector, number := b.ShiftR(at, b.ConstU32(2)), b.And(at, b.ConstU32(module.Vector-1))
	for i, word := range b.ToWords(v) {
		b.StoreSharedWord(r.Memory[i], vector, number, word)
	}
}

// join combines n values in the order of the tree. n is a power of two of at least four, and first
// is a multiple of four.
func (r *fours) join(f tree.Fold, first codegen.ID, n int) codegen.Value {
	b := r.B
	first = b.ShiftR(first, b.ConstU32(2))
	list := make([]codegen.Value, n/module.Vector)
	for i := range list {
		list[i] = r.Get(b.IAdd(first, b.ConstU32(uint32(i))))
	}
	return f.JoinAll(f.Elements(f.JoinAll(list)))
}
