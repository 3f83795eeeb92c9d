package shaders

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// Greatest and least float32 of a row that is split over many invocations are found by keys
// of the order of floats, which integers are. Each invocation has both ends of its keys, for
// a NaN may lie at either; what it has then is one key, and so is what they join.

// keyed reports whether a fold is made by keys.
func (w *writer) keyed(op *ops.Op, d dtype.DType) bool {
	return w.byRow.Team.Split > 1 && d == dtype.Float32 && (op == ops.Max || op == ops.Min)
}

// keyFold is a fold of keys, and of their other end.
func (w *writer) keyFold(i int) *running {
	f := w.foldOf(i, w.k.Body[i].Op, dtype.Int32)
	f.other = w.foldOf(i, map[*ops.Op]*ops.Op{ops.Max: ops.Min, ops.Min: ops.Max}[f.op], dtype.Int32)
	return f
}

// takeAny combines elements into a fold whose order does not count.
func (t *teamRow) takeAny(f *running, v codegen.Value, round, live codegen.ID) {
	if f.other != nil {
		v = t.w.b.TotalOrder(v)
		f.other.take(t.w, f.other.acc[0], v, round, live)
	}
	f.take(t.w, f.acc[0], v, round, live)
}

// made is what this invocation has of a fold, of all the lanes of its chunks.
func (t *teamRow) made(f *running) codegen.Value {
	w := t.w
	w.fold = f.op
	v := w.joinAll(w.eachLane(w.b.Value(f.acc[0])))
	if f.other == nil {
		return v
	}
	w.fold = f.other.op
	other := w.joinAll(w.eachLane(w.b.Value(f.other.acc[0])))
	w.fold = f.op
	return w.b.ExtremeKey(f.op == ops.Max, v, other)
}

// eachLane are the lanes of a value, as they are computed with.
func (w *writer) eachLane(v codegen.Value) []codegen.Value {
	list := make([]codegen.Value, v.Width)
	for i := range list {
		list[i] = w.b.Cut(v, i, 1)
	}
	return list
}

// fours is memory of the workgroup for some values of a type, which are read four at a time.
type fours struct{ room }

// foursFor makes room for n values.
func (w *writer) foursFor(d dtype.DType, n int) *fours {
	return &fours{*w.roomFor(d, lanes, (n+lanes-1)/lanes)}
}

// put stores one value.
func (r *fours) put(at codegen.ID, v codegen.Value) {
	b := r.b
	vector, number := b.ShiftR(at, b.ConstU32(2)), b.And(at, b.ConstU32(lanes-1))
	for i, word := range b.ToWords(v) {
		b.StoreSharedWord(r.memory[i], vector, number, word)
	}
}

// joinFours is what the tree makes of n values, a power of two of four or more, from one on
// whose number is a multiple of four.
func (w *writer) joinFours(r *fours, first codegen.ID, n int) codegen.Value {
	b := w.b
	first = b.ShiftR(first, b.ConstU32(2))
	list := make([]codegen.Value, n/lanes)
	for i := range list {
		list[i] = r.get(b.IAdd(first, b.ConstU32(uint32(i))))
	}
	return w.joinAll(w.eachLane(w.joinAll(list)))
}
