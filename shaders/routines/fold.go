package routines

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/routine"
)

var combiners = map[routine.Combine]string{routine.Sum: "add", routine.Greatest: "maximum"}

func (w *writer) fold(s *routine.Fold) {
	switch {
	case s.Combine == routine.First:
		w.first(s)
	case w.together > 0:
		w.foldTogether(s)
	default:
		w.foldAlone(s)
	}
	w.sync()
}

// stored stores a fold's result, of dtype d.
func (w *writer) stored(r routine.Ref, v codegen.Value) {
	if v.DType != w.program.DType {
		v = w.Apply("cast", w.program.DType, v)
	}
	w.store(r, v)
}

// foldAlone writes the fold of every column by one invocation, which has an array of the partial
// results.
func (w *writer) foldAlone(s *routine.Fold) {
	b, d := w.B, s.Body[len(s.Body)-1].DType
	zero := w.constant(d, 0)
	partial := b.NewIndexed(zero, routine.Lanes)
	w.share(s.Columns, 1, b.ConstU32(0), 1, func() {
		b.Loop(b.ConstU32(routine.Lanes), func(i codegen.ID) { b.AssignAt(partial, i, zero) })
		first, count := w.from(s.Rows)
		b.Loop(count, func(i codegen.ID) {
			w.counters[0] = b.IAdd(first, i)
			lane := b.And(i, b.ConstU32(routine.Lanes-1))
			v := w.evaluate(s.Body)
			b.AssignAt(partial, lane, w.Apply(combiners[s.Combine], d, b.ValueAt(partial, lane), v))
		})
		for half := routine.Lanes / 2; half > 0; half /= 2 {
			b.Loop(b.ConstU32(uint32(half)), func(i codegen.ID) {
				other := b.ValueAt(partial, b.IAdd(i, b.ConstU32(uint32(half))))
				b.AssignAt(partial, i, w.Apply(combiners[s.Combine], d, b.ValueAt(partial, i), other))
			})
		}
		w.stored(s.Out, b.ValueAt(partial, b.ConstU32(0)))
	})
}

// put and get exchange values through shared memory, at the places of invocations.
func (w *writer) put(v codegen.Value) {
	b := w.B
	for i, word := range b.ToWords(v) {
		b.StoreShared(w.numbers, b.IAdd(b.LocalIndex(), b.ConstU32(uint32(i*w.together))), word)
	}
}

func (w *writer) get(d dtype.DType, invocation codegen.ID) codegen.Value {
	b := w.B
	words := make([]codegen.ID, d.Words())
	for i := range words {
		words[i] = b.LoadShared(w.numbers, b.IAdd(invocation, b.ConstU32(uint32(i*w.together))))
	}
	return b.FromWords(d, words...)
}

// foldTogether writes the fold of every column by the invocations of a workgroup. Those of a column
// of their grid make the partial results of one column at a time.
func (w *writer) foldTogether(s *routine.Fold) {
	b, d := w.B, s.Body[len(s.Body)-1].DType
	row, column := w.grid()
	across := w.together / routine.Lanes
	firstColumn, columns := w.from(s.Columns)
	rounds := b.UDiv(b.IAdd(columns, b.ConstU32(uint32(across-1))), b.ConstU32(uint32(across)))
	b.Loop(rounds, func(round codegen.ID) {
		at := b.IAdd(column, b.IMul(round, b.ConstU32(uint32(across))))
		inside := b.ULess(at, columns)
		at = b.IAdd(firstColumn, b.UMin(at, b.ISub(columns, b.ConstU32(1))))
		partial := b.NewVariable(w.constant(d, 0))
		w.counters[1] = at
		w.share(s.Rows, 0, row, routine.Lanes, func() {
			b.Assign(partial, w.Apply(combiners[s.Combine], d, b.Value(partial), w.evaluate(s.Body)))
		})
		for half := routine.Lanes / 2; half > 0; half /= 2 {
			w.put(b.Value(partial))
			b.Barrier()
			b.If(b.ULess(row, b.ConstU32(uint32(half))), func() {
				other := w.get(d, b.IAdd(b.LocalIndex(), b.ConstU32(uint32(half*across))))
				b.Assign(partial, w.Apply(combiners[s.Combine], d, b.Value(partial), other))
			})
			b.Barrier()
		}
		w.counters[1] = at
		b.If(b.LAnd(inside, b.IEq(row, b.ConstU32(0))), func() { w.stored(s.Out, b.Value(partial)) })
	})
}

// first writes the search for the row of the first greatest element. Invocations that share a
// matrix search in turn, and the first of them compares what they have found.
func (w *writer) first(s *routine.Fold) {
	b, d := w.B, s.Body[len(s.Body)-1].DType
	best, at := b.NewVariable(w.constant(d, -1)), b.Local(b.U32())
	first, _ := w.from(s.Rows)
	b.StoreVar(at, first)
	w.counters[1] = b.ConstU32(0)
	own, step := b.ConstU32(0), 1
	if w.together > 0 {
		own, step = b.LocalIndex(), w.together
	}
	w.share(s.Rows, 0, own, step, func() {
		row, v := w.counters[0], w.evaluate(s.Body)
		b.If(b.Cond(w.Apply("greater", dtype.Bool, v, b.Value(best))), func() {
			b.Assign(best, v)
			b.StoreVar(at, row)
		})
	})
	store := func() {
		w.stored(s.Out, w.Apply("cast", d, b.FromWords(dtype.Uint32, b.LoadVar(at))))
	}
	if w.together == 0 {
		store()
		return
	}
	w.put(b.Value(best))
	b.StoreShared(w.rows, b.LocalIndex(), b.LoadVar(at))
	b.Barrier()
	b.If(b.IEq(b.LocalIndex(), b.ConstU32(0)), func() {
		b.Loop(b.ConstU32(uint32(w.together)), func(i codegen.ID) {
			v, row := w.get(d, i), b.LoadShared(w.rows, i)
			same := b.LAnd(b.Cond(w.Apply("equal", dtype.Bool, v, b.Value(best))), b.ULess(row, b.LoadVar(at)))
			b.If(b.LOr(b.Cond(w.Apply("greater", dtype.Bool, v, b.Value(best))), same), func() {
				b.Assign(best, v)
				b.StoreVar(at, row)
			})
		})
		store()
	})
}
