package shaders

import (
	"math/bits"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
)

// A workgroup sorts a tile, or merges one of two runs, in shared memory: it brings
// and writes it back as it lies, each invocation neighbouring elements of its
// neighbours', and merges runs of twice the length in each step, an invocation making
// a chunk of them, which it finds along the merge path.

// tilePlaces is where the elements of a tile are in an array of shared memory.
type tilePlaces struct {
	w *writer
	// The first element of the invocation's chunk, and the first of those that it brings
	// and writes back.
	firstOwn, firstDealt codegen.ID
}

func (w *writer) newTilePlaces() tilePlaces {
	t := tilePlaces{w: w, firstOwn: w.b.IMul(w.b.LocalIndex(), w.b.ConstU32(uint32(w.chunk+1)))}
	t.firstDealt = t.at(w.b.LocalIndex())
	return t
}

// at is where element i is.
func (t tilePlaces) at(i codegen.ID) codegen.ID {
	b := t.w.b
	return b.IAdd(i, b.ShiftR(i, t.w.chunkShift()))
}

// own is element i of the invocation's chunk, and ownAt where it is.
func (t tilePlaces) own(i int) codegen.ID {
	b := t.w.b
	return b.IAdd(b.ShiftL(b.LocalIndex(), t.w.chunkShift()), b.ConstU32(uint32(i)))
}

func (t tilePlaces) ownAt(i int) codegen.ID {
	return t.w.b.IAdd(t.firstOwn, t.w.b.ConstU32(uint32(i)))
}

// dealt is the i-th of the elements that the invocation brings and writes back, and
// dealtAt where it is.
func (t tilePlaces) dealt(i int) codegen.ID {
	b := t.w.b
	return b.IAdd(b.LocalIndex(), b.ConstU32(uint32(i*t.w.sort.Lanes)))
}

func (t tilePlaces) dealtAt(i int) codegen.ID {
	if t.w.sort.Lanes < t.w.chunk {
		return t.at(t.dealt(i))
	}
	return t.w.b.IAdd(t.firstDealt, t.w.b.ConstU32(uint32(i*t.stride())))
}

// stride is how far apart the elements lie that an invocation brings, of which there are
// no fewer than a chunk has.
func (t tilePlaces) stride() int { return t.w.sort.Lanes + t.w.sort.Lanes/t.w.chunk }

// sharedTile is a tile in shared memory.
type sharedTile struct {
	tilePlaces
	lo, hi codegen.Shared
}

func (w *writer) newSharedTile() *sharedTile {
	words := w.sort.SharedWords()
	return &sharedTile{w.newTilePlaces(), w.b.NewSharedWords(words), w.b.NewSharedWords(words)}
}

func (t *sharedTile) get(i codegen.ID) word64 { return t.load(t.at(i)) }

// load is the element that is somewhere.
func (t *sharedTile) load(at codegen.ID) word64 {
	return word64{t.w.b.LoadShared(t.lo, at), t.w.b.LoadShared(t.hi, at)}
}

func (t *sharedTile) store(at codegen.ID, v word64) {
	t.w.b.StoreShared(t.lo, at, v.lo)
	t.w.b.StoreShared(t.hi, at, v.hi)
}

// bring fills the tile with elements of memory; what is inside of none is as great as
// can be.
func (t *sharedTile) bring(load func(i codegen.ID) (v word64, inside codegen.ID)) {
	w, b := t.w, t.w.b
	most := word64{b.ConstU32(0xffffffff), b.ConstU32(0xffffffff)}
	values := make([]word64, w.chunk) // all are on their way before the first is put
	for i := range values {
		v, inside := load(t.dealt(i))
		values[i] = w.selectWord64(inside, v, most)
	}
	for i, v := range values {
		t.store(t.dealtAt(i), v)
	}
	b.Barrier()
}

// merge replaces each chunk by that of the merged runs [start, middle) and
// [middle, end); d is how many of their elements come before the chunk.
func (t *sharedTile) merge(start, middle, end, d codegen.ID) {
	w, b := t.w, t.w.b
	s := sorter{w: w, shared: t}
	taken := s.bisect(start, middle, end, d)
	x, y := s.run(b.IAdd(start, taken), middle), s.run(b.IAdd(middle, b.ISub(d, taken)), end)
	values := make([]word64, w.chunk)
	for i := range values {
		s.next(x, y, func(lesser func() word64) { values[i] = lesser() })
	}
	b.Barrier()
	t.putOwn(values)
	b.Barrier()
}

func (t *sharedTile) putOwn(values []word64) {
	for i, v := range values {
		t.store(t.ownAt(i), v)
	}
}

// writeBack stores the elements that are inside of what is written.
func (t *sharedTile) writeBack(to func(i codegen.ID) (place, inside codegen.ID)) {
	b := t.w.b
	for i := range t.w.chunk {
		e := t.dealt(i)
		place, inside := to(e)
		b.If(inside, func() {
			v := t.load(t.dealtAt(i))
			b.StoreElement(t.w.out.buffer, place, 0, b.Construct(v.lo, v.hi))
		})
	}
}

func (w *writer) sortTogether() {
	switch {
	case w.sort.Form == kernel.Merge:
		w.mergeTogether(w.newSharedTile())
		return
	case w.sort.Form >= kernel.Count:
		w.digitsTogether()
		return
	}
	b, t := w.b, w.newSharedTile()
	one, shift, n := b.ConstU32(1), w.param(kernel.RunShift), w.param(kernel.RowLength)
	first := b.ShiftL(w.workgroup(), b.ConstU32(uint32(bits.TrailingZeros(uint(w.sort.Tile())))))
	length := b.ShiftL(one, shift)
	// The tile has one run after the other, of one row after the other.
	place := func(i codegen.ID, operand int) (at, inside codegen.ID) {
		slot := b.IAdd(first, i)
		row, part := w.divide(b.ShiftR(slot, shift), kernel.NumParts)
		column := b.IAdd(b.ShiftL(part, shift), b.And(slot, b.ISub(length, one)))
		inside = b.LAnd(b.ULess(row, w.param(kernel.NumRows)), b.ULess(column, n))
		row, column = b.Select(inside, row, b.ConstU32(0)), b.Select(inside, column, b.ConstU32(0))
		at = b.IAdd(w.param(kernel.Offset(operand)), b.IMul(row, w.param(kernel.Stride(operand, 0))))
		return b.IAdd(at, column), inside
	}
	t.bring(func(i codegen.ID) (word64, codegen.ID) {
		at, inside := place(i, 0)
		return w.loadWord64(w.in[0], at), inside
	})
	values := make([]word64, w.chunk)
	for i := range values {
		values[i] = t.load(t.ownAt(i))
	}
	w.inOrder(values)
	t.putOwn(values)
	b.Barrier()
	run, chunk := b.Local(b.U32()), t.own(0)
	b.StoreVar(run, b.ConstU32(uint32(w.chunk)))
	b.While(func() codegen.ID { return b.ULess(b.LoadVar(run), length) }, func() {
		size := b.LoadVar(run)
		both := b.ShiftL(size, one)
		start := b.And(chunk, b.Not(b.ISub(both, one)))
		t.merge(start, b.IAdd(start, size), b.IAdd(start, both), b.ISub(chunk, start))
		b.StoreVar(run, both)
	})
	t.writeBack(func(i codegen.ID) (codegen.ID, codegen.ID) { return place(i, kernel.Result) })
}

// mergeTogether makes a tile of two runs in memory: what each run has of it is found
// along the merge path, too.
func (w *writer) mergeTogether(t *sharedTile) {
	b := w.b
	row, part := w.divide(w.workgroup(), kernel.NumParts)
	s := w.rowSorter(row)
	at := b.IMul(part, b.ConstU32(uint32(w.sort.Tile())))
	first := b.IAdd(w.param(kernel.FirstWritten), at)
	start, middle, end := s.pair(first, w.param(kernel.RowLength), w.param(kernel.RunSize))
	count := b.UMin(b.ISub(w.param(kernel.EndWritten), first), b.ConstU32(uint32(w.sort.Tile())))
	before := b.ISub(first, start)
	x := s.bisect(start, middle, end, before)
	ofX := b.ISub(s.bisect(start, middle, end, b.IAdd(before, count)), x)
	firstX, firstY := b.IAdd(start, x), b.IAdd(middle, b.ISub(before, x))
	t.bring(func(i codegen.ID) (word64, codegen.ID) {
		from := b.Select(b.ULess(i, ofX), b.IAdd(firstX, i), b.IAdd(firstY, b.ISub(i, ofX)))
		return s.load(b.UMin(from, s.last())), b.ULess(i, count)
	})
	t.merge(b.ConstU32(0), ofX, b.ConstU32(uint32(w.sort.Tile())), t.own(0))
	t.writeBack(func(i codegen.ID) (codegen.ID, codegen.ID) {
		return b.IAdd(s.out, b.IAdd(at, i)), b.ULess(i, count)
	})
}
