package routines

import (
	"math/bits"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/routine"
	"github.com/weft-gpu/weft/shaders/module"
)

// writer writes a program.
type writer struct {
	*module.Writer
	program  *routine.Program
	together int // invocations that share a matrix; 0: an invocation takes it alone
	matrix   codegen.ID
	counters []codegen.ID
	numbers  codegen.Shared // where invocations exchange numbers
	rows     codegen.Shared // and rows
}

// Write writes a program's kernel.
func Write(k *kernel.Kernel, l *kernel.Routine, t codegen.Target) *module.Writer {
	p, _ := l.Program(k) // the verifier has found it
	w := &writer{Writer: module.New(k, t, module.Bindings{}), program: p, together: l.Invocations, counters: make([]codegen.ID, p.Counters)}
	if w.together > 0 {
		w.numbers, w.rows = w.B.NewSharedWords(w.together*k.Result().DType.Words()), w.B.NewSharedWords(w.together)
	}
	w.InGrid(func() {
		w.matrix = w.Invocation()
		if w.together > 0 {
			w.matrix = w.Workgroup()
		}
		w.clear()
		w.steps(p.Steps)
	})
	return w.Writer
}

// clear sets the state to 0.
func (w *writer) clear() {
	zero := w.constant(w.program.DType, 0)
	all := routine.Map{Rows: routine.Range{From: routine.N(0), To: routine.N(1)}, Columns: routine.Range{From: routine.N(0), To: w.program.State}}
	all.Out = routine.Ref{Array: routine.State, Base: routine.N(0), Row: routine.N(0), Column: routine.N(1)}
	w.points(&all, func() { w.store(all.Out, zero) })
	w.sync()
}

func (w *writer) steps(list []routine.Step) {
	for _, s := range list {
		switch s := s.(type) {
		case *routine.Map:
			w.each(s)
		case *routine.Fold:
			w.fold(s)
		case *routine.For:
			w.loop(s)
		case *routine.While:
			w.while(s)
		}
	}
}

// sync makes what the workgroup's invocations have stored visible to the others.
func (w *writer) sync() {
	if w.together > 0 {
		w.B.BufferBarrier()
	}
}

// number writes a whole number.
func (w *writer) number(x routine.Int) codegen.ID {
	b := w.B
	return routine.Visit(x,
		func(n int) codegen.ID { return b.ConstU32(uint32(n)) },
		func(i int) codegen.ID { return w.Param(kernel.RoutineSize(i)) },
		func(i int) codegen.ID { return w.counters[i] },
		func(op byte, x, y codegen.ID) codegen.ID {
			switch op {
			case '+':
				return b.IAdd(x, y)
			case '-':
				return b.ISub(x, y)
			case '*':
				return b.IMul(x, y)
			case 'm':
				return b.UMin(x, y)
			}
			return b.UMax(x, y)
		})
}

// from returns the first number of a range, and how many it has.
func (w *writer) from(r routine.Range) (first, count codegen.ID) {
	b := w.B
	first, end := w.number(r.From), w.number(r.To)
	return first, b.Select(b.SLess(first, end), b.ISub(end, first), b.ConstU32(0))
}

func (w *writer) loop(s *routine.For) {
	b := w.B
	first, count := w.from(s.Range)
	b.Loop(count, func(i codegen.ID) {
		k := b.IAdd(first, i)
		if s.Down {
			k = b.IAdd(first, b.ISub(b.ISub(count, i), b.ConstU32(1)))
		}
		w.counters[s.Counter] = k
		w.steps(s.Steps)
	})
}

func (w *writer) while(s *routine.While) {
	b := w.B
	done := b.Local(b.U32())
	b.StoreVar(done, b.ConstU32(0))
	most := w.number(s.Most)
	b.While(func() codegen.ID {
		i := b.LoadVar(done)
		return b.LAnd(b.ULess(i, most), w.isSet(s.Flag))
	}, func() {
		w.sync() // every invocation has read the flag
		w.steps(s.Steps)
		b.StoreVar(done, b.IAdd(b.LoadVar(done), b.ConstU32(1)))
	})
	w.sync() // the flag may be written now
}

// isSet reports whether the real part of an element is not 0.
func (w *writer) isSet(flag routine.Ref) codegen.ID {
	v := w.load(flag)
	if w.program.DType.IsComplex() {
		v = w.Apply("real", w.program.DType.Real(), v)
	}
	return w.B.Cond(w.Apply("not_equal", dtype.Bool, v, w.constant(v.DType, 0)))
}

// place returns the index of an element in its buffer.
func (w *writer) place(r routine.Ref) codegen.ID {
	b := w.B
	e := w.number(r.Base)
	for i, slope := range []routine.Int{r.Row, r.Column} {
		if slope != routine.N(0) {
			e = b.IAdd(e, b.IMul(w.counters[i], w.number(slope)))
		}
	}
	if r.Pick != nil {
		row := w.load(*r.Pick)
		if row.DType.IsComplex() {
			row = w.Apply("real", row.DType.Real(), row)
		}
		e = b.IAdd(e, b.IMul(b.ToWords(w.Apply("cast", dtype.Uint32, row))[0], w.number(r.Step)))
	}
	operand := r.Array
	if operand == routine.State {
		operand = kernel.Result
	}
	first := b.IAdd(w.Param(kernel.Offset(operand)), w.matrix)
	return b.IAdd(first, b.IMul(e, w.Param(kernel.NumMatrices)))
}

func (w *writer) load(r routine.Ref) codegen.Value {
	o := w.Out
	if r.Array != routine.State {
		o = w.In[r.Array]
	}
	return w.B.FromWords(w.program.DType, o.LoadElement(w.place(r))...)
}

func (w *writer) store(r routine.Ref, v codegen.Value) {
	w.Out.StoreElement(w.place(r), w.B.ToWords(v))
}

func (w *writer) constant(d dtype.DType, x float64) codegen.Value {
	bits := element.FromFloat(d, x)
	words := make([]codegen.ID, d.Words())
	for i := range words {
		words[i] = w.B.ConstU32(uint32(bits[i/2] >> (32 * (i % 2))))
	}
	return w.B.FromWords(d, words...)
}

// evaluate writes a body at the point that the counters say, and returns its last value.
func (w *writer) evaluate(body []routine.Inst) codegen.Value {
	values := w.evaluated(body)
	return values[len(values)-1]
}

// evaluated is evaluate that returns all values.
func (w *writer) evaluated(body []routine.Inst) []codegen.Value {
	values := make([]codegen.Value, len(body))
	for i, inst := range body {
		switch inst.Kind {
		case routine.Load:
			values[i] = w.load(inst.Ref)
		case routine.Constant:
			values[i] = w.constant(inst.DType, inst.Value)
		case routine.Position:
			values[i] = w.Apply("cast", inst.DType, w.B.FromWords(dtype.Uint32, w.number(inst.At)))
		default:
			args := make([]codegen.Value, len(inst.Args))
			for j, a := range inst.Args {
				args[j] = values[a]
			}
			values[i] = w.Apply(inst.Op.Name, inst.DType, args...)
		}
	}
	return values
}

// share runs f for those numbers of a range that are this invocation's: from number own on, every
// one that is step, a power of two, further.
func (w *writer) share(r routine.Range, counter int, own codegen.ID, step int, f func()) {
	b := w.B
	first, count := w.from(r)
	log := uint32(bits.TrailingZeros(uint(step)))
	mine := count
	if step > 1 {
		more := b.ISub(b.IAdd(count, b.ConstU32(uint32(step-1))), own)
		mine = b.Select(b.ULess(own, count), b.ShiftR(more, b.ConstU32(log)), b.ConstU32(0))
	}
	b.Loop(mine, func(i codegen.ID) {
		at := b.IAdd(first, i)
		if step > 1 {
			at = b.IAdd(first, b.IAdd(own, b.ShiftL(i, b.ConstU32(log))))
		}
		w.counters[counter] = at
		f()
	})
}

// one reports whether a range has one number for sure.
func one(r routine.Range) bool { return r.To == r.From.Next() }

// each writes a map.
func (w *writer) each(s *routine.Map) {
	point := func() {
		w.points(s, func() {
			values := w.evaluated(s.Body)
			w.store(s.Out, values[len(values)-1])
			for _, a := range s.Also {
				w.store(a.Out, values[a.Inst])
			}
		})
	}
	if s.Guard == nil {
		point()
	} else {
		w.B.If(w.isSet(*s.Guard), point)
	}
	w.sync()
}

// points runs point at each point of a map. The invocations that share a matrix are a grid of rows
// and columns, or one row.
func (w *writer) points(s *routine.Map, point func()) {
	b := w.B
	down, across := 1, 1
	own, column := b.ConstU32(0), b.ConstU32(0)
	switch {
	case w.together > 0 && one(s.Rows):
		across, column = w.together, b.LocalIndex()
	case w.together > 0:
		down, across = routine.Lanes, w.together/routine.Lanes
		own, column = w.grid()
	}
	w.share(s.Rows, 0, own, down, func() {
		w.share(s.Columns, 1, column, across, point)
	})
}

// grid returns the row and the column of this invocation in its workgroup. A workgroup has
// routine.Lanes rows.
func (w *writer) grid() (row, column codegen.ID) {
	b := w.B
	across := w.together / routine.Lanes
	row = b.ShiftR(b.LocalIndex(), b.ConstU32(uint32(bits.TrailingZeros(uint(across)))))
	return row, b.And(b.LocalIndex(), b.ConstU32(uint32(across-1)))
}
