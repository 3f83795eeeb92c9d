package maps

import (
	"math/bits"
	"slices"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shaders/module"
)

// writer writes a map.
type writer struct {
	*module.Writer
	loop *kernel.Map
}

// Write writes a map.
func Write(k *kernel.Kernel, l *kernel.Map, t codegen.Target) *module.Writer {
	w := &writer{module.New(k, t, module.Bindings{Words: l.Words, Doublewords: l.Scheme != kernel.Tiled, OneLookup: true}), l}
	w.InGrid(w.write)
	return w.Writer
}

// write writes the code that computes a chunk, a chunk of several rows, a tile, or several chunks.
func (w *writer) write() {
	scalars := w.Scalars(module.Vector)
	if w.loop.Walk {
		w.walkDown(scalars)
		return
	}
	switch w.loop.Scheme {
	case kernel.Tiled:
		w.tile(scalars)
		return
	case kernel.Sliding:
		w.slide(scalars)
		return
	}
	if w.loop.Run > 0 {
		w.run(scalars)
		return
	}
	w.mapOwn(nil, scalars)
}

// mapOwn computes the invocation's own chunk. It reads operands with one element (splats), unless
// the caller passes those that all chunks share.
func (w *writer) mapOwn(splats []codegen.Value, scalars []codegen.Value) {
	p := w.place()
	shared := w.sharedRows(p)
	if splats == nil {
		splats = w.splats(p)
	}
	w.mapChunk(p, splats, shared, scalars)
}

// run computes the invocation's chunks, one after another.
func (w *writer) run(scalars []codegen.Value) {
	b, own := w.B, w.Invocation()
	all := b.ConstU32(uint32(w.loop.Run))
	turn := b.And(own, b.ConstU32(uint32(w.loop.Run-1)))
	first := b.IAdd(b.IMul(b.ISub(own, turn), w.Param(kernel.RunLength)), turn)
	var splats []codegen.Value
	if w.loop.Scheme == kernel.Flat {
		splats = w.splats(w.place())
	}
	// In the last run some invocations may have no chunk, and others fewer chunks.
	last := b.UMax(w.Param(kernel.NumChunks), first)
	rounds := b.ShiftR(b.IAdd(b.ISub(last, first), b.ConstU32(uint32(w.loop.Run-1))), b.ConstU32(uint32(bits.TrailingZeros(uint(w.loop.Run)))))
	b.Loop(b.UMin(w.Param(kernel.RunLength), rounds), func(i codegen.ID) {
		w.Thread = b.IAdd(first, b.IMul(i, all))
		w.mapOwn(splats, scalars)
	})
	w.Thread = own
}

// splats reads the operands that have one element for the whole chunk or row.
func (w *writer) splats(p place) []codegen.Value {
	splats := make([]codegen.Value, len(w.In))
	for i, o := range w.In {
		if o.Access == kernel.Splat {
			splats[i] = o.LoadSplat(p.base(o), module.Vector)
		}
	}
	return splats
}

// mapChunk computes the chunk whose elements p finds.
func (w *writer) mapChunk(p place, splats []codegen.Value, shared [][]codegen.Value, scalars []codegen.Value) {
	ahead, packed := w.readAhead(p), w.readPacked(p)
	if w.moves(packed) && w.storeWords(p, packed[0]) {
		return
	}
	if w.loop.Indexed {
		w.storeIndexed(p, func(q int) func(int) codegen.Value { return w.loadsOf(p, q, splats, ahead, packed, shared) }, scalars)
		return
	}
	stored := make([][]codegen.Value, 1+len(w.Also))
	for q := range w.Chunk / module.Vector {
		w.VectorNumber = q
		for n, v := range w.EvaluateStored(w.loadsOf(p, q, splats, ahead, packed, shared), scalars) {
			stored[n] = append(stored[n], v)
		}
	}
	switch own, ok := p.(*aligned); {
	case ok:
		own.store(w.Out.PackedChunk(stored[0]))
		return
	case w.Out.Access != kernel.Wide:
		w.storeEach(p, stored[0])
		return
	}
	at := p.chunk(w.Out)
	w.Out.StoreWide(at, stored[0])
	for n, o := range w.Also { // further results lie like the first
		o.StoreWide(at, stored[n+1])
	}
}

// loadsOf returns a function that yields an operand's elements of vector q.
func (w *writer) loadsOf(p place, q int, splats []codegen.Value, ahead [][]codegen.Value, packed [][]codegen.ID, shared [][]codegen.Value) func(i int) codegen.Value {
	b := w.B
	return func(i int) codegen.Value {
		o := w.In[i]
		if o.Box != 0 {
			return w.loadBoxed(p, o, q)
		}
		switch o.Access {
		case kernel.Splat:
			return splats[i]
		case kernel.Shared:
			return shared[i][q]
		case kernel.Wide:
			if ahead[i] != nil {
				return ahead[i][q]
			}
			return o.LoadWide(p.chunk(o), q)
		case kernel.Held:
			return p.(*wrapped).held(o, q)
		}
		if packed[i] != nil {
			return b.FromWords(o.DType, o.PackedWords(func(n int) codegen.ID { return packed[i][n] }, q))
		}
		return o.LoadEach(p.elements(o, q))
	}
}

// readAhead reads the whole chunk of each operand at once, if the kernel asks for it. Then all
// words of a cache line are read right after each other.
func (w *writer) readAhead(p place) [][]codegen.Value {
	ahead := make([][]codegen.Value, len(w.In))
	for i, o := range w.In {
		for q := 0; w.loop.Ahead && o.Access == kernel.Wide && !o.Table && o.Box == 0 && q < w.Chunk/module.Vector; q++ {
			ahead[i] = append(ahead[i], o.LoadWide(p.chunk(o), q))
		}
	}
	return ahead
}

// storeEach stores a chunk element by element. The space may be a region of the result, which is
// then not contiguous.
func (w *writer) storeEach(p place, vectors []codegen.Value) {
	b := w.B
	for q, v := range vectors {
		words := b.ToWords(v)
		for i, at := range p.elements(w.Out, q) {
			b.If(p.inside(q*module.Vector+i), func() { w.Out.StoreElement(at, w.WordsOf(words, i)) })
		}
	}
}

// storeIndexed stores a chunk element by element, each at its own index.
func (w *writer) storeIndexed(p place, loads func(q int) func(i int) codegen.Value, scalars []codegen.Value) {
	b, o := w.B, w.Out
	count, step := w.Param(kernel.TableCount(o.Number)), w.Param(kernel.TableStep(o.Number))
	low := w.Param(kernel.Base(o.Number, 0))
	for q := range w.Chunk / module.Vector {
		w.VectorNumber = q
		vals, last := w.Evaluated(loads(q), scalars)
		index, words := b.ToWords(vals[0])[0], b.ToWords(vals[last])
		for i, at := range p.elements(o, q) {
			n := b.Extract(index, i)
			if vals[0].DType == dtype.Bool {
				n = b.ISub(b.ConstU32(1), n)
			}
			n = b.ISub(n, low) // unsigned, so that a negative index exceeds any count
			b.If(b.LAnd(p.inside(q*module.Vector+i), b.ULess(n, count)), func() {
				o.StoreElement(b.IAdd(at, b.IMul(n, step)), w.WordsOf(words, i))
			})
		}
	}
}

// place finds where a chunk's elements lie in the operands.
type place interface {
	// base returns the index of the operand's element at the chunk's first point.
	base(o module.Operand) codegen.ID
	// chunk returns base divided by the chunk's length, for operands that are aligned to chunks.
	chunk(o module.Operand) codegen.ID
	// elements returns the element indices of vector q.
	elements(o module.Operand, q int) []codegen.ID
	// inside reports whether point i of the chunk is in the space.
	inside(i int) codegen.ID
}

func (w *writer) place() place {
	switch w.loop.Scheme {
	case kernel.Rows:
		return w.rows()
	case kernel.Wrapped:
		return w.wrapped()
	case kernel.Aligned:
		return w.aligned()
	case kernel.Interleaved:
		return w.interleaved()
	case kernel.General:
		return &general{w: w, coord: map[int][]codegen.ID{}}
	}
	return &flat{w}
}

// flat computes an element's index as its point's index times a stride.
type flat struct{ w *writer }

func (p *flat) base(o module.Operand) codegen.ID { return p.w.Param(kernel.Offset(o.Number)) }

func (p *flat) chunk(o module.Operand) codegen.ID {
	b := p.w.B
	return b.IAdd(b.ShiftR(p.w.Param(kernel.Offset(o.Number)), p.w.ChunkShift()), p.w.Invocation())
}

func (p *flat) elements(o module.Operand, q int) []codegen.ID {
	b := p.w.B
	list := make([]codegen.ID, module.Vector)
	for i := range list {
		at := p.w.point(q*module.Vector + i)
		if p.w.Has(kernel.Stride(o.Number, 0)) {
			at = b.IMul(o.InBox(0, p.w.clamped(at)), p.w.Param(kernel.Stride(o.Number, 0)))
		}
		list[i] = b.IAdd(p.w.Param(kernel.Offset(o.Number)), at)
	}
	return list
}

func (p *flat) first(o module.Operand) (codegen.ID, *rowWords) {
	return p.w.B.IAdd(p.w.Param(kernel.Offset(o.Number)), p.w.point(0)), nil
}

func (p *flat) inside(i int) codegen.ID {
	return p.w.B.ULess(p.w.point(i), p.w.Param(kernel.NumPoints))
}

// point returns the row-major index of point i of the chunk.
func (w *writer) point(i int) codegen.ID {
	b := w.B
	return b.IAdd(b.ShiftL(w.Invocation(), w.ChunkShift()), b.ConstU32(uint32(i)))
}

// clamped replaces points of the last chunk that lie past the space by the last point, so that
// reads stay inside.
func (w *writer) clamped(point codegen.ID) codegen.ID {
	return w.B.UMin(point, w.B.ISub(w.Param(kernel.NumPoints), w.B.ConstU32(1)))
}

// rows finds the elements of a chunk that lies in one row; it computes the row's coordinates once.
type rows struct {
	w     *writer
	inner codegen.ID   // the place of the chunk's first element in its row
	coord []codegen.ID // coordinates of the row
	bases map[int]codegen.ID
}

func (w *writer) rows() place {
	row, c := w.Divide(w.Invocation(), kernel.RowChunks)
	return w.rowAt(w.Coordinates(row, 0, w.Kernel.Rank-1), c)
}

// rowAt returns chunk c of the row at coord.
func (w *writer) rowAt(coord []codegen.ID, c codegen.ID) *rows {
	return &rows{w: w, inner: w.B.ShiftL(c, w.ChunkShift()), coord: coord, bases: map[int]codegen.ID{}}
}

// walkDown computes a chunk of several rows, and reads only once the elements that the rows share.
func (w *writer) walkDown(scalars []codegen.Value) {
	b := w.B
	walk, c := w.Divide(w.Invocation(), kernel.RowChunks)
	var outer []codegen.ID
	if w.Kernel.Rank > 2 {
		var at codegen.ID
		at, walk = w.Divide(walk, kernel.NumWalks)
		outer = w.Coordinates(at, 0, w.Kernel.Rank-2)
	}
	row := func(i codegen.ID) *rows { return w.rowAt(append(slices.Clip(outer), i), c) }
	first := b.IMul(walk, w.Param(kernel.WalkLength))
	count := b.UMin(w.Param(kernel.WalkLength), b.ISub(w.Param(kernel.NumRows), first))
	shared := w.sharedRows(row(first))
	b.Loop(count, func(i codegen.ID) {
		p := row(b.IAdd(first, i))
		w.mapChunk(p, w.splats(p), shared, scalars)
	})
}

// sharedRows reads the chunk of the operands that have the same elements in all rows.
func (w *writer) sharedRows(p place) [][]codegen.Value {
	shared := make([][]codegen.Value, len(w.In))
	for i, o := range w.In {
		if o.Access != kernel.Shared {
			continue
		}
		at := p.chunk(o)
		for q := 0; q < w.Chunk/module.Vector; q++ {
			shared[i] = append(shared[i], o.LoadWide(at, q))
		}
	}
	return shared
}

// row returns the index of the operand's element at the start of the row.
func (p *rows) row(o module.Operand) codegen.ID {
	if id, ok := p.bases[o.Number]; ok {
		return id
	}
	coord := p.coord
	if o.Access == kernel.Shared { // the stride along the last of these dimensions is 0
		coord = coord[:len(coord)-1]
	}
	base := o.ElementAt(coord)
	p.bases[o.Number] = base
	return base
}

func (p *rows) base(o module.Operand) codegen.ID { return p.row(o) }

func (p *rows) chunk(o module.Operand) codegen.ID {
	return p.w.B.ShiftR(p.w.B.IAdd(p.row(o), p.inner), p.w.ChunkShift())
}

func (p *rows) elements(o module.Operand, q int) []codegen.ID {
	b := p.w.B
	list := make([]codegen.ID, module.Vector)
	for i := range list {
		at := o.InBox(p.w.Kernel.Rank-1, b.IAdd(p.inner, b.ConstU32(uint32(q*module.Vector+i))))
		if o.Access == kernel.Strided {
			at = b.IMul(at, p.w.Param(kernel.Stride(o.Number, p.w.Kernel.Rank-1)))
		}
		list[i] = b.IAdd(p.row(o), at)
	}
	return list
}

func (p *rows) first(o module.Operand) (codegen.ID, *rowWords) {
	return p.w.B.IAdd(p.row(o), p.inner), nil
}

func (p *rows) inside(int) codegen.ID { return p.w.B.ConstBool(true) }

// general computes the coordinates of every point by division.
type general struct {
	w     *writer
	coord map[int][]codegen.ID
}

func (p *general) base(o module.Operand) codegen.ID { return p.w.Param(kernel.Offset(o.Number)) }

func (p *general) chunk(o module.Operand) codegen.ID { return (&flat{p.w}).chunk(o) }

func (p *general) elements(o module.Operand, q int) []codegen.ID {
	if o.Access != kernel.Strided {
		return (&flat{p.w}).elements(o, q)
	}
	list := make([]codegen.ID, module.Vector)
	for i := range list {
		list[i] = o.ElementAt(p.coordinatesOf(q*module.Vector + i))
	}
	return list
}

// coordinatesOf returns the coordinates of a point of the chunk. A point past the space is replaced
// by the last point.
func (p *general) coordinatesOf(point int) []codegen.ID {
	if p.coord[point] == nil {
		p.coord[point] = p.w.Coordinates(p.w.clamped(p.w.point(point)), 0, p.w.Kernel.Rank)
	}
	return p.coord[point]
}

func (p *general) first(o module.Operand) (codegen.ID, *rowWords) { return (&flat{p.w}).first(o) }

func (p *general) inside(i int) codegen.ID {
	return p.w.B.ULess(p.w.point(i), p.w.Param(kernel.NumPoints))
}
