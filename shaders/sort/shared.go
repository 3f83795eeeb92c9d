package sort

import (
	"math/bits"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
)

// A workgroup sorts a tile, or merges two runs into one, in shared memory. Neighbouring invocations
// load and store neighbouring elements. Each step merges runs into runs of twice the length. An
// invocation makes a chunk of the merged run; it finds the chunk's sources along the merge path
// (see sort.go).

// tilePlaces computes where a tile's elements lie in an array of shared memory.
type tilePlaces struct {
	w *writer
	// firstOwn is the location of the first element of the invocation's chunk. firstInterleaved is
	// that of the first element which the invocation loads and stores.
	firstOwn, firstInterleaved codegen.ID
}

func (w *writer) newTilePlaces() tilePlaces {
	t := tilePlaces{w: w, firstOwn: w.B.IMul(w.B.LocalIndex(), w.B.ConstU32(uint32(w.Chunk+1)))}
	t.firstInterleaved = t.at(w.B.LocalIndex())
	return t
}

// at returns the location of element i. One unused location follows each chunk.
func (t tilePlaces) at(i codegen.ID) codegen.ID {
	b := t.w.B
	return b.IAdd(i, b.ShiftR(i, t.w.ChunkShift()))
}

// own returns the number of element i of the invocation's chunk, and ownAt its location.
func (t tilePlaces) own(i int) codegen.ID {
	b := t.w.B
	return b.IAdd(b.ShiftL(b.LocalIndex(), t.w.ChunkShift()), b.ConstU32(uint32(i)))
}

func (t tilePlaces) ownAt(i int) codegen.ID {
	return t.w.B.IAdd(t.firstOwn, t.w.B.ConstU32(uint32(i)))
}

// interleaved returns the number of the i-th element that the invocation loads and stores, and
// interleavedAt its location.
func (t tilePlaces) interleaved(i int) codegen.ID {
	b := t.w.B
	return b.IAdd(b.LocalIndex(), b.ConstU32(uint32(i*t.w.loop.Invocations)))
}

func (t tilePlaces) interleavedAt(i int) codegen.ID {
	if t.w.loop.Invocations < t.w.Chunk {
		return t.at(t.interleaved(i))
	}
	return t.w.B.IAdd(t.firstInterleaved, t.w.B.ConstU32(uint32(i*t.stride())))
}

// stride returns the distance between the locations of two elements that an invocation loads one
// after the other. It is right only if there are at least as many invocations as a chunk has
// elements.
func (t tilePlaces) stride() int { return t.w.loop.Invocations + t.w.loop.Invocations/t.w.Chunk }

// sharedTile is a tile in shared memory.
type sharedTile struct {
	tilePlaces
	lo, hi codegen.Shared
}

func (w *writer) newSharedTile() *sharedTile {
	words := w.loop.SharedWords()
	return &sharedTile{w.newTilePlaces(), w.B.NewSharedWords(words), w.B.NewSharedWords(words)}
}

func (t *sharedTile) get(i codegen.ID) word64 { return t.load(t.at(i)) }

// load returns the element at a location.
func (t *sharedTile) load(at codegen.ID) word64 {
	return word64{t.w.B.LoadShared(t.lo, at), t.w.B.LoadShared(t.hi, at)}
}

func (t *sharedTile) store(at codegen.ID, v word64) {
	t.w.B.StoreShared(t.lo, at, v.lo)
	t.w.B.StoreShared(t.hi, at, v.hi)
}

// bring loads elements from memory into the tile. Elements outside the rows get the greatest value.
func (t *sharedTile) bring(load func(i codegen.ID) (v word64, inside codegen.ID)) {
	w, b := t.w, t.w.B
	most := word64{b.ConstU32(0xffffffff), b.ConstU32(0xffffffff)}
	values := make([]word64, w.Chunk) // all loads start before the first value is stored
	for i := range values {
		v, inside := load(t.interleaved(i))
		values[i] = w.selectWord64(inside, v, most)
	}
	for i, v := range values {
		t.store(t.interleavedAt(i), v)
	}
	b.Barrier()
}

// merge replaces each chunk by a chunk of the merged runs [start, middle) and [middle, end). d is
// how many merged elements come before the chunk.
func (t *sharedTile) merge(start, middle, end, d codegen.ID) {
	w, b := t.w, t.w.B
	s := sorter{w: w, shared: t}
	taken := s.bisect(start, middle, end, d)
	x, y := s.run(b.IAdd(start, taken), middle), s.run(b.IAdd(middle, b.ISub(d, taken)), end)
	values := make([]word64, w.Chunk)
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

// writeBack stores those elements of the tile that belong to the result.
func (t *sharedTile) writeBack(to func(i codegen.ID) (place, inside codegen.ID)) {
	b := t.w.B
	for i := range t.w.Chunk {
		e := t.interleaved(i)
		place, inside := to(e)
		b.If(inside, func() {
			v := t.load(t.interleavedAt(i))
			b.StoreElement(t.w.Out.Buffer, place, 0, b.Construct(v.lo, v.hi))
		})
	}
}

func (w *writer) sortTogether() {
	switch {
	case w.loop.Form == kernel.Merge:
		w.mergeTogether(w.newSharedTile())
		return
	case w.loop.Form >= kernel.Count:
		w.digitsTogether()
		return
	}
	b, t := w.B, w.newSharedTile()
	one, shift, n := b.ConstU32(1), w.Param(kernel.RunShift), w.Param(kernel.RowLength)
	first := b.ShiftL(w.Workgroup(), b.ConstU32(uint32(bits.TrailingZeros(uint(w.loop.Tile())))))
	length := b.ShiftL(one, shift)
	// In the tile, the runs of a row follow one another, and so do the rows.
	place := func(i codegen.ID, operand int) (at, inside codegen.ID) {
		slot := b.IAdd(first, i)
		row, part := w.Divide(b.ShiftR(slot, shift), kernel.NumParts)
		column := b.IAdd(b.ShiftL(part, shift), b.And(slot, b.ISub(length, one)))
		inside = b.LAnd(b.ULess(row, w.Param(kernel.NumRows)), b.ULess(column, n))
		row, column = b.Select(inside, row, b.ConstU32(0)), b.Select(inside, column, b.ConstU32(0))
		at = b.IAdd(w.Param(kernel.Offset(operand)), b.IMul(row, w.Param(kernel.Stride(operand, 0))))
		return b.IAdd(at, column), inside
	}
	t.bring(func(i codegen.ID) (word64, codegen.ID) {
		at, inside := place(i, 0)
		return w.loadWord64(w.In[0], at), inside
	})
	values := make([]word64, w.Chunk)
	for i := range values {
		values[i] = t.load(t.ownAt(i))
	}
	w.inOrder(values)
	t.putOwn(values)
	b.Barrier()
	run, chunk := b.Local(b.U32()), t.own(0)
	b.StoreVar(run, b.ConstU32(uint32(w.Chunk)))
	b.While(func() codegen.ID { return b.ULess(b.LoadVar(run), length) }, func() {
		size := b.LoadVar(run)
		both := b.ShiftL(size, one)
		start := b.And(chunk, b.Not(b.ISub(both, one)))
		t.merge(start, b.IAdd(start, size), b.IAdd(start, both), b.ISub(chunk, start))
		b.StoreVar(run, both)
	})
	t.writeBack(func(i codegen.ID) (codegen.ID, codegen.ID) { return place(i, kernel.Result) })
}

// mergeTogether merges two runs in memory, a tile of the result in each workgroup. The merge path
// also finds the tile's sources.
func (w *writer) mergeTogether(t *sharedTile) {
	b := w.B
	row, part := w.Divide(w.Workgroup(), kernel.NumParts)
	s := w.rowSorter(row)
	at := b.IMul(part, b.ConstU32(uint32(w.loop.Tile())))
	first := b.IAdd(w.Param(kernel.FirstWritten), at)
	start, middle, end := s.pair(first, w.Param(kernel.RowLength), w.Param(kernel.RunSize))
	count := b.UMin(b.ISub(w.Param(kernel.EndWritten), first), b.ConstU32(uint32(w.loop.Tile())))
	before := b.ISub(first, start)
	x := s.bisect(start, middle, end, before)
	ofX := b.ISub(s.bisect(start, middle, end, b.IAdd(before, count)), x)
	firstX, firstY := b.IAdd(start, x), b.IAdd(middle, b.ISub(before, x))
	t.bring(func(i codegen.ID) (word64, codegen.ID) {
		from := b.Select(b.ULess(i, ofX), b.IAdd(firstX, i), b.IAdd(firstY, b.ISub(i, ofX)))
		return s.load(b.UMin(from, s.last())), b.ULess(i, count)
	})
	t.merge(b.ConstU32(0), ofX, b.ConstU32(uint32(w.loop.Tile())), t.own(0))
	t.writeBack(func(i codegen.ID) (codegen.ID, codegen.ID) {
		return b.IAdd(s.out, b.IAdd(at, i)), b.ULess(i, count)
	})
}
