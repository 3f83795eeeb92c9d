package sort

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shaders/module"
)

// Here one invocation sorts without barriers (shared.go and digits.go have the ways of workgroups).
// In a merge sort it sorts a tile in registers, by Batcher's odd-even merge sort (1968), or makes a
// chunk of two merged runs. It finds where the chunk starts in both runs by bisection along the
// chunk's diagonal (the merge path: Odeh, Green, Mwassi, Shmueli and Birk 2012). In a radix sort it
// counts the digit's values in a part of a row, or moves the part's elements to the places that the
// summed counts give.

// word64 is an element of a sort: its low and its high word.
type word64 struct{ lo, hi codegen.ID }

func (w *writer) write() {
	if w.loop.Invocations > 0 {
		w.sortTogether()
		return
	}
	row, part := w.Divide(w.Invocation(), kernel.NumParts)
	b, s := w.B, w.rowSorter(row)
	switch w.loop.Form {
	case kernel.Tiles:
		s.tile(b.ShiftL(part, w.ChunkShift()))
	case kernel.Merge:
		s.merge(b.ShiftL(part, w.ChunkShift()))
	case kernel.Count:
		s.count(part)
	case kernel.Scatter:
		s.scatter(part, b.IAdd(w.Param(kernel.Offset(1)), b.IMul(row, w.Param(kernel.Stride(1, 0)))))
	}
}

// sorter is one row of a sort.
type sorter struct {
	w       *writer
	in, out codegen.ID  // the row's first element in the operand, and the first element to store in the result
	shared  *sharedTile // the tile in shared memory that has the elements; nil: they are in the buffer
}

// writer writes a step of a sort.
type writer struct {
	*module.Writer
	loop *kernel.Sort
}

// Write writes a step of a sort.
func Write(k *kernel.Kernel, l *kernel.Sort, t codegen.Target) *module.Writer {
	w := &writer{module.New(k, t, module.Bindings{Elements: l.Form != kernel.Count || l.Invocations > 0}), l}
	w.InGrid(w.write)
	return w.Writer
}

func (w *writer) rowSorter(row codegen.ID) sorter {
	b := w.B
	return sorter{
		w:   w,
		in:  b.IAdd(w.Param(kernel.Offset(0)), b.IMul(row, w.Param(kernel.Stride(0, 0)))),
		out: b.IAdd(w.Param(kernel.Offset(kernel.Result)), b.IMul(row, w.Param(kernel.Stride(kernel.Result, 0)))),
	}
}

// load returns element i of the row.
func (s sorter) load(i codegen.ID) word64 {
	w, b := s.w, s.w.B
	if s.shared != nil {
		return s.shared.get(i)
	}
	at := b.IAdd(s.in, i)
	if w.loop.Pages == 1 {
		return w.loadWord64(w.In[0], at)
	}
	page := b.ShiftR(i, w.Param(kernel.PageShift))
	at = b.ISub(at, b.ShiftL(page, w.Param(kernel.PageShift)))
	lo, hi := b.Local(b.U32()), b.Local(b.U32())
	for p, o := range w.In {
		b.If(b.IEq(page, b.ConstU32(uint32(p))), func() {
			v := w.loadWord64(o, at)
			b.StoreVar(lo, v.lo)
			b.StoreVar(hi, v.hi)
		})
	}
	return word64{b.LoadVar(lo), b.LoadVar(hi)}
}

func (w *writer) loadWord64(o module.Operand, at codegen.ID) word64 {
	v := w.B.LoadElement(o.Buffer, at, 0)
	return word64{w.B.Extract(v, 0), w.B.Extract(v, 1)}
}

func (s sorter) store(i codegen.ID, v word64) {
	b := s.w.B
	b.StoreElement(s.w.Out.Buffer, b.IAdd(s.out, i), 0, b.Construct(v.lo, v.hi))
}

// less returns whether x < y.
func (w *writer) less(x, y word64) codegen.ID {
	b := w.B
	return b.LOr(b.ULess(x.hi, y.hi), b.LAnd(b.IEq(x.hi, y.hi), b.ULess(x.lo, y.lo)))
}

func (w *writer) selectWord64(cond codegen.ID, x, y word64) word64 {
	return word64{w.B.Select(cond, x.lo, y.lo), w.B.Select(cond, x.hi, y.hi)}
}

// tile sorts the chunk that starts at an index of the row. Missing elements past the row's end get
// the greatest value, so they stay last.
func (s sorter) tile(at codegen.ID) {
	w, b := s.w, s.w.B
	n := w.Param(kernel.RowLength)
	most := word64{b.ConstU32(0xffffffff), b.ConstU32(0xffffffff)}
	v := make([]word64, w.Chunk)
	last := b.ISub(n, b.ConstU32(1))
	for i := range v {
		at := b.IAdd(at, b.ConstU32(uint32(i)))
		v[i] = w.selectWord64(b.ULess(at, n), s.load(b.UMin(at, last)), most)
	}
	w.inOrder(v)
	for i := range v {
		at := b.IAdd(at, b.ConstU32(uint32(i)))
		b.If(b.ULess(at, n), func() { s.store(at, v[i]) })
	}
}

// inOrder sorts values in registers.
func (w *writer) inOrder(v []word64) {
	for _, together := range kernel.OddEvenMergeSort(len(v)) {
		for _, pair := range together {
			x, y := v[pair[0]], v[pair[1]]
			swap := w.less(y, x)
			v[pair[0]], v[pair[1]] = w.selectWord64(swap, y, x), w.selectWord64(swap, x, y)
		}
	}
}

// run is one of the two runs that are merged.
type run struct {
	at   codegen.Var // index of the next element
	head [2]codegen.Var
	end  codegen.ID
}

// merge makes a chunk of the row from two runs. The chunk starts `at` elements after the first one
// that the launch writes.
func (s sorter) merge(at codegen.ID) {
	w, b := s.w, s.w.B
	n, size := w.Param(kernel.RowLength), w.Param(kernel.RunSize)
	first := b.IAdd(w.Param(kernel.FirstWritten), at)
	start, middle, end := s.pair(first, n, size)
	taken := s.bisect(start, middle, end, b.ISub(first, start))
	x := s.run(b.IAdd(start, taken), middle)
	y := s.run(b.IAdd(middle, b.ISub(b.ISub(first, start), taken)), end)
	count := b.UMin(b.ISub(w.Param(kernel.EndWritten), first), b.ConstU32(uint32(w.Chunk)))
	b.Loop(count, func(i codegen.ID) {
		s.next(x, y, func(lesser func() word64) { s.store(b.IAdd(at, i), lesser()) })
	})
}

// pair returns the bounds of the two runs, of size elements each, that are merged into the run with
// element i of n.
func (s sorter) pair(i, n, size codegen.ID) (start, middle, end codegen.ID) {
	b := s.w.B
	start = b.And(i, b.Not(b.ISub(b.ShiftL(size, b.ConstU32(1)), b.ConstU32(1))))
	middle = b.UMin(b.IAdd(start, size), n)
	return start, middle, b.UMin(b.IAdd(middle, size), n)
}

// next passes to take the lesser of the two runs' next elements.
func (s sorter) next(x, y run, take func(lesser func() word64)) {
	w, b := s.w, s.w.B
	xAt, yAt := b.LoadVar(x.at), b.LoadVar(y.at)
	xHead, yHead := x.value(b), y.value(b)
	fromX := b.LAnd(b.ULess(xAt, x.end), b.LNot(b.LAnd(b.ULess(yAt, y.end), w.less(yHead, xHead))))
	take(func() word64 { return w.selectWord64(fromX, xHead, yHead) })
	next := b.IAdd(b.Select(fromX, xAt, yAt), b.ConstU32(1))
	v := s.load(b.UMin(next, s.last()))
	b.StoreVar(x.at, b.Select(fromX, next, xAt))
	b.StoreVar(y.at, b.Select(fromX, yAt, next))
	x.set(b, w.selectWord64(fromX, v, xHead))
	y.set(b, w.selectWord64(fromX, yHead, v))
}

// last returns the index of the last element that may be loaded.
func (s sorter) last() codegen.ID {
	b := s.w.B
	if s.shared != nil {
		return b.ConstU32(uint32(s.w.loop.Tile() - 1))
	}
	return b.ISub(s.w.Param(kernel.RowLength), b.ConstU32(1))
}

// run starts a run at an element. At the end of the row the run's head has any value.
func (s sorter) run(at, end codegen.ID) run {
	b := s.w.B
	r := run{at: b.Local(b.U32()), head: [2]codegen.Var{b.Local(b.U32()), b.Local(b.U32())}, end: end}
	b.StoreVar(r.at, at)
	r.set(b, s.load(b.UMin(at, s.last())))
	return r
}

func (r run) value(b *codegen.Builder) word64 {
	return word64{b.LoadVar(r.head[0]), b.LoadVar(r.head[1])}
}

func (r run) set(b *codegen.Builder, v word64) {
	b.StoreVar(r.head[0], v.lo)
	b.StoreVar(r.head[1], v.hi)
}

// bisect returns how many of the first d elements of the merged runs [start, middle) and
// [middle, end) come from the first run.
func (s sorter) bisect(start, middle, end, d codegen.ID) codegen.ID {
	w, b := s.w, s.w.B
	one := b.ConstU32(1)
	low, high := b.Local(b.U32()), b.Local(b.U32())
	second := b.ISub(end, middle)
	b.StoreVar(low, b.ISub(b.UMax(d, second), second))
	b.StoreVar(high, b.UMin(d, b.ISub(middle, start)))
	b.While(func() codegen.ID { return b.ULess(b.LoadVar(low), b.LoadVar(high)) }, func() {
		lo, hi := b.LoadVar(low), b.LoadVar(high)
		mid := b.ShiftR(b.IAdd(lo, hi), one)
		x := s.load(b.IAdd(start, mid))
		y := s.load(b.IAdd(middle, b.ISub(b.ISub(d, one), mid)))
		after := w.less(y, x) // the first run's element comes after the second's
		b.StoreVar(low, b.Select(after, lo, b.IAdd(mid, one)))
		b.StoreVar(high, b.Select(after, mid, hi))
	})
	return b.LoadVar(low)
}

// digits is the number of values of a digit.
const digits = 1 << kernel.DigitBits

// digit extracts the digit from an element's word.
func (s sorter) digit(word codegen.ID) codegen.ID {
	b := s.w.B
	return b.And(b.ShiftR(word, s.w.Param(kernel.DigitShift)), b.ConstU32(digits-1))
}

// part returns the start of a part of the row, and its number of elements.
func (s sorter) part(part codegen.ID) (start, count codegen.ID) {
	w, b := s.w, s.w.B
	start = b.UMin(b.IMul(part, w.Param(kernel.PartSize)), w.Param(kernel.RowLength))
	return start, b.UMin(b.ISub(w.Param(kernel.RowLength), start), w.Param(kernel.PartSize))
}

// count counts the digit's values in a part, in a column of the result. Counters of neighbouring
// parts are neighbours.
func (s sorter) count(part codegen.ID) {
	w, b := s.w, s.w.B
	column := b.IAdd(s.out, part)
	at := func(digit codegen.ID) codegen.ID { return b.IAdd(column, b.IMul(digit, w.Param(kernel.NumParts))) }
	b.Loop(b.ConstU32(digits), func(d codegen.ID) { b.StoreElement(w.Out.Buffer, at(d), 0, b.ConstU32(0)) })
	start, count := s.part(part)
	first := b.IAdd(b.ShiftL(b.IAdd(s.in, start), b.ConstU32(1)), w.Param(kernel.DigitWord))
	b.Loop(count, func(i codegen.ID) {
		word := b.LoadElement(w.In[0].Buffer, b.IAdd(first, b.ShiftL(i, b.ConstU32(1))), 0)
		counter := at(s.digit(word))
		b.StoreElement(w.Out.Buffer, counter, 0, b.IAdd(b.LoadElement(w.Out.Buffer, counter, 0), b.ConstU32(1)))
	})
}

// scatter moves the elements of a part. The counters of the row begin at places.
func (s sorter) scatter(part, places codegen.ID) {
	w, b := s.w, s.w.B
	column := b.IAdd(places, part)
	start, count := s.part(part)
	high := b.INe(w.Param(kernel.DigitWord), b.ConstU32(0))
	b.Loop(count, func(i codegen.ID) {
		v := s.load(b.IAdd(start, i))
		counter := b.IAdd(column, b.IMul(s.digit(b.Select(high, v.hi, v.lo)), w.Param(kernel.NumParts)))
		place := b.LoadElement(w.In[1].Buffer, counter, 0)
		b.StoreElement(w.In[1].Buffer, counter, 0, b.IAdd(place, b.ConstU32(1)))
		s.store(place, v)
	})
}
