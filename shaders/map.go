package shaders

import (
	"math/bits"
	"slices"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
)

// mapKernel writes one chunk of a map, or a chunk of several rows.
func (w *writer) mapKernel() {
	scalars := w.scalars(lanes)
	if w.maps.Walk {
		w.walkDown(scalars)
		return
	}
	switch w.maps.Scheme {
	case kernel.Tiled:
		w.tile(scalars)
		return
	case kernel.Sliding:
		w.slide(scalars)
		return
	}
	if w.maps.Run > 0 {
		w.run(scalars)
		return
	}
	w.mapOwn(nil, scalars)
}

// mapOwn writes the invocation's own chunk. splats are read here unless they are
// the same for every chunk.
func (w *writer) mapOwn(splats []codegen.Value, scalars []codegen.Value) {
	p := w.place()
	var shared [][]codegen.Value
	if w.maps.Scheme != kernel.Short {
		shared = w.sharedRows(p)
	}
	if splats == nil {
		splats = w.splats(p)
	}
	w.mapChunk(p, splats, shared, scalars)
}

// run writes the invocation's chunks, one after the other.
func (w *writer) run(scalars []codegen.Value) {
	b, own := w.b, w.invocation()
	all := b.ConstU32(uint32(w.maps.Run))
	lane := b.And(own, b.ConstU32(uint32(w.maps.Run-1)))
	first := b.IAdd(b.IMul(b.ISub(own, lane), w.param(kernel.RunLength)), lane)
	var splats []codegen.Value
	if w.maps.Scheme == kernel.Flat {
		splats = w.splats(w.place())
	}
	// The last run may end before its last invocations, and before its last chunks.
	last := b.UMax(w.param(kernel.NumChunks), first)
	rounds := b.ShiftR(b.IAdd(b.ISub(last, first), b.ConstU32(uint32(w.maps.Run-1))), b.ConstU32(uint32(bits.TrailingZeros(uint(w.maps.Run)))))
	b.Loop(b.UMin(w.param(kernel.RunLength), rounds), func(i codegen.ID) {
		w.thread = b.IAdd(first, b.IMul(i, all))
		w.mapOwn(splats, scalars)
	})
	w.thread = own
}

// splats reads the operands that are one element for the whole chunk or row.
func (w *writer) splats(p place) []codegen.Value {
	splats := make([]codegen.Value, len(w.in))
	for i, o := range w.in {
		if o.access == kernel.Splat {
			splats[i] = w.loadSplat(o, p.base(o), lanes)
		}
	}
	return splats
}

// mapChunk writes the chunk at p.
func (w *writer) mapChunk(p place, splats []codegen.Value, shared [][]codegen.Value, scalars []codegen.Value) {
	ahead, packed := w.readAhead(p), w.readPacked(p)
	if w.moves(packed) && w.storeWords(p, packed[0]) {
		return
	}
	if w.maps.Indexed {
		w.storeIndexed(p, func(q int) func(int) codegen.Value { return w.loadsOf(p, q, splats, ahead, packed, shared) }, scalars)
		return
	}
	stored := make([][]codegen.Value, 1+len(w.also))
	for q := range w.chunk / lanes {
		w.group = q
		for n, v := range w.evaluateStored(w.loadsOf(p, q, splats, ahead, packed, shared), scalars) {
			stored[n] = append(stored[n], v)
		}
	}
	switch own, ok := p.(*aligned); {
	case ok:
		own.store(w.packedGroups(w.out, stored[0]))
		return
	case w.out.access != kernel.Wide:
		w.storeEach(p, stored[0])
		return
	}
	at := p.chunk(w.out)
	w.storeWide(w.out, at, stored[0])
	for n, o := range w.also { // which lie as the result does
		w.storeWide(o, at, stored[n+1])
	}
}

// loadsOf are the operands' elements of lane group q.
func (w *writer) loadsOf(p place, q int, splats []codegen.Value, ahead [][]codegen.Value, packed [][]codegen.ID, shared [][]codegen.Value) func(i int) codegen.Value {
	b := w.b
	return func(i int) codegen.Value {
		o := w.in[i]
		if o.box != 0 {
			return w.loadBoxed(p, o, q)
		}
		switch o.access {
		case kernel.Splat:
			return splats[i]
		case kernel.Shared:
			if s, ok := p.(*short); ok {
				return s.shared(o, q)
			}
			return shared[i][q]
		case kernel.Wide:
			if ahead[i] != nil {
				return ahead[i][q]
			}
			return w.loadWide(o, p.chunk(o), q)
		case kernel.Held:
			return p.(holder).held(o, q)
		}
		if packed[i] != nil {
			return b.FromWords(o.dtype, w.packedWords(o, func(n int) codegen.ID { return packed[i][n] }, q))
		}
		return w.loadEach(o, p.elements(o, q))
	}
}

// readAhead reads the chunk of each operand in one go, where the kernel asks for
// it: a cache line's words come one after the other.
func (w *writer) readAhead(p place) [][]codegen.Value {
	ahead := make([][]codegen.Value, len(w.in))
	for i, o := range w.in {
		for q := 0; w.maps.Ahead && o.access == kernel.Wide && !o.table && o.box == 0 && q < w.chunk/lanes; q++ {
			ahead[i] = append(ahead[i], w.loadWide(o, p.chunk(o), q))
		}
	}
	return ahead
}

// storeEach writes a chunk element by element: the space is a part of the
// result, which is not contiguous over it.
func (w *writer) storeEach(p place, groups []codegen.Value) {
	b := w.b
	for q, v := range groups {
		words := b.ToWords(v)
		for i, at := range p.elements(w.out, q) {
			b.If(p.inside(q*lanes+i), func() { w.storeElement(w.out, at, w.laneWords(words, i)) })
		}
	}
}

// storeIndexed writes a chunk element by element, each where its index says.
func (w *writer) storeIndexed(p place, loads func(q int) func(i int) codegen.Value, scalars []codegen.Value) {
	b, o := w.b, w.out
	count, step := w.param(kernel.TableCount(o.number)), w.param(kernel.TableStep(o.number))
	low := w.param(kernel.Base(o.number, 0))
	for q := range w.chunk / lanes {
		w.group = q
		vals, last := w.evaluated(loads(q), scalars)
		index, words := b.ToWords(vals[0])[0], b.ToWords(vals[last])
		for i, at := range p.elements(o, q) {
			n := b.Extract(index, i)
			if vals[0].DType == dtype.Bool {
				n = b.ISub(b.ConstU32(1), n)
			}
			n = b.ISub(n, low) // what is negative is more than any count
			b.If(b.LAnd(p.inside(q*lanes+i), b.ULess(n, count)), func() {
				w.storeElement(o, b.IAdd(at, b.IMul(n, step)), w.laneWords(words, i))
			})
		}
	}
}

// place finds a chunk's elements in the operands.
type place interface {
	// base is the operand's first element of the chunk.
	base(o operand) codegen.ID
	// chunk is base in chunks, for operands that are aligned to them.
	chunk(o operand) codegen.ID
	// elements are the element indices of lane group q.
	elements(o operand, q int) []codegen.ID
	// inside tells whether point i of the chunk is in the space.
	inside(i int) codegen.ID
}

// holder is a place with operands of one element a row.
type holder interface {
	held(o operand, q int) codegen.Value
}

func (w *writer) place() place {
	switch w.maps.Scheme {
	case kernel.Rows:
		return w.rows()
	case kernel.Wrapped:
		return w.wrapped()
	case kernel.Short:
		return w.short()
	case kernel.Aligned:
		return w.aligned()
	case kernel.Dealt:
		return w.dealt()
	case kernel.General:
		return &general{w: w, coord: map[int][]codegen.ID{}}
	}
	return &flat{w}
}

// flat: an element's index is that of its point, times a stride.
type flat struct{ w *writer }

func (p *flat) base(o operand) codegen.ID { return p.w.param(kernel.Offset(o.number)) }

func (p *flat) chunk(o operand) codegen.ID {
	b := p.w.b
	return b.IAdd(b.ShiftR(p.w.param(kernel.Offset(o.number)), p.w.chunkShift()), p.w.invocation())
}

func (p *flat) elements(o operand, q int) []codegen.ID {
	b := p.w.b
	list := make([]codegen.ID, lanes)
	for i := range list {
		at := p.w.point(q*lanes + i)
		if p.w.has(kernel.Stride(o.number, 0)) {
			at = b.IMul(p.w.inBox(o, 0, p.w.clamped(at)), p.w.param(kernel.Stride(o.number, 0)))
		}
		list[i] = b.IAdd(p.w.param(kernel.Offset(o.number)), at)
	}
	return list
}

func (p *flat) first(o operand) (codegen.ID, *rowWords) {
	return p.w.b.IAdd(p.w.param(kernel.Offset(o.number)), p.w.point(0)), nil
}

func (p *flat) inside(i int) codegen.ID {
	return p.w.b.ULess(p.w.point(i), p.w.param(kernel.NumPoints))
}

// point is the row-major index of point i of the chunk.
func (w *writer) point(i int) codegen.ID {
	b := w.b
	return b.IAdd(b.ShiftL(w.invocation(), w.chunkShift()), b.ConstU32(uint32(i)))
}

// clamped keeps the last chunk's surplus points from reading far outside.
func (w *writer) clamped(point codegen.ID) codegen.ID {
	return w.b.UMin(point, w.b.ISub(w.param(kernel.NumPoints), w.b.ConstU32(1)))
}

// rows: a chunk lies in one row, whose coordinates are found once.
type rows struct {
	w     *writer
	inner codegen.ID   // the chunk's first element in its row
	coord []codegen.ID // of the row
	bases map[int]codegen.ID
}

func (w *writer) rows() place {
	row, c := w.divide(w.invocation(), kernel.RowChunks)
	return w.rowAt(w.coordinates(row, 0, w.k.Rank-1), c)
}

// rowAt is chunk c of the row at coord.
func (w *writer) rowAt(coord []codegen.ID, c codegen.ID) *rows {
	return &rows{w: w, inner: w.b.ShiftL(c, w.chunkShift()), coord: coord, bases: map[int]codegen.ID{}}
}

// walkDown writes a chunk of several rows; what they share is read once.
func (w *writer) walkDown(scalars []codegen.Value) {
	b := w.b
	walk, c := w.divide(w.invocation(), kernel.RowChunks)
	var outer []codegen.ID
	if w.k.Rank > 2 {
		var at codegen.ID
		at, walk = w.divide(walk, kernel.NumWalks)
		outer = w.coordinates(at, 0, w.k.Rank-2)
	}
	row := func(i codegen.ID) *rows { return w.rowAt(append(slices.Clip(outer), i), c) }
	first := b.IMul(walk, w.param(kernel.WalkLength))
	count := b.UMin(w.param(kernel.WalkLength), b.ISub(w.param(kernel.NumRows), first))
	shared := w.sharedRows(row(first))
	b.Loop(count, func(i codegen.ID) {
		p := row(b.IAdd(first, i))
		w.mapChunk(p, w.splats(p), shared, scalars)
	})
}

// sharedRows reads the chunk of the operands that are the same in every row.
func (w *writer) sharedRows(p place) [][]codegen.Value {
	shared := make([][]codegen.Value, len(w.in))
	for i, o := range w.in {
		if o.access != kernel.Shared {
			continue
		}
		at := p.chunk(o)
		for q := 0; q < w.chunk/lanes; q++ {
			shared[i] = append(shared[i], w.loadWide(o, at, q))
		}
	}
	return shared
}

// row is the operand's element at the start of the row.
func (p *rows) row(o operand) codegen.ID {
	if id, ok := p.bases[o.number]; ok {
		return id
	}
	coord := p.coord
	if o.access == kernel.Shared { // all rows along the last of them are one
		coord = coord[:len(coord)-1]
	}
	base := p.w.elementAt(o, coord)
	p.bases[o.number] = base
	return base
}

func (p *rows) base(o operand) codegen.ID { return p.row(o) }

func (p *rows) chunk(o operand) codegen.ID {
	return p.w.b.ShiftR(p.w.b.IAdd(p.row(o), p.inner), p.w.chunkShift())
}

func (p *rows) elements(o operand, q int) []codegen.ID {
	b := p.w.b
	list := make([]codegen.ID, lanes)
	for i := range list {
		at := p.w.inBox(o, p.w.k.Rank-1, b.IAdd(p.inner, b.ConstU32(uint32(q*lanes+i))))
		if o.access == kernel.Strided {
			at = b.IMul(at, p.w.param(kernel.Stride(o.number, p.w.k.Rank-1)))
		}
		list[i] = b.IAdd(p.row(o), at)
	}
	return list
}

func (p *rows) first(o operand) (codegen.ID, *rowWords) {
	return p.w.b.IAdd(p.row(o), p.inner), nil
}

func (p *rows) inside(int) codegen.ID { return p.w.b.ConstBool(true) }

// general: the coordinates of every point are found by division.
type general struct {
	w     *writer
	coord map[int][]codegen.ID
}

func (p *general) base(o operand) codegen.ID { return p.w.param(kernel.Offset(o.number)) }

func (p *general) chunk(o operand) codegen.ID { return (&flat{p.w}).chunk(o) }

func (p *general) elements(o operand, q int) []codegen.ID {
	if o.access != kernel.Strided {
		return (&flat{p.w}).elements(o, q)
	}
	list := make([]codegen.ID, lanes)
	for i := range list {
		list[i] = p.w.elementAt(o, p.coordinatesOf(q*lanes+i))
	}
	return list
}

// coordinatesOf are those of a point of the chunk, of one past the last the last's.
func (p *general) coordinatesOf(point int) []codegen.ID {
	if p.coord[point] == nil {
		p.coord[point] = p.w.coordinates(p.w.clamped(p.w.point(point)), 0, p.w.k.Rank)
	}
	return p.coord[point]
}

func (p *general) first(o operand) (codegen.ID, *rowWords) { return (&flat{p.w}).first(o) }

func (p *general) inside(i int) codegen.ID {
	return p.w.b.ULess(p.w.point(i), p.w.param(kernel.NumPoints))
}
