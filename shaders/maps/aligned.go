package maps

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shaders/module"
)

// anyRow is a row of any length. A chunk may begin before the row, or end after it.
type anyRow struct {
	w      *writer
	coord  []codegen.ID // coordinates of the row
	length codegen.ID
	bases  map[int]codegen.ID
}

// anyRow returns the invocation's row, and the number of its chunk in the row.
func (w *writer) anyRow() (r anyRow, chunk codegen.ID) {
	row, c := w.Divide(w.Invocation(), kernel.RowChunks)
	return anyRow{w: w, coord: w.Coordinates(row, 0, w.Kernel.Rank-1), length: w.Param(kernel.NumColumns), bases: map[int]codegen.ID{}}, c
}

// row returns the index of the operand's element at the start of the row.
func (r *anyRow) row(o module.Operand) codegen.ID {
	if id, ok := r.bases[o.Number]; ok {
		return id
	}
	base := o.ElementAt(r.coord)
	r.bases[o.Number] = base
	return base
}

func (r *anyRow) base(o module.Operand) codegen.ID { return r.row(o) }

// chunk serves operands that are aligned like the result; rows of any length have none.
func (r *anyRow) chunk(o module.Operand) codegen.ID { return r.w.B.ShiftR(r.row(o), r.w.ChunkShift()) }

// at returns the index of the operand's element at a point of the row. Points before the row are
// replaced by its first, points after it by its last.
func (r *anyRow) at(o module.Operand, point codegen.ID) codegen.ID {
	b := r.w.B
	at := o.InBox(r.w.Kernel.Rank-1, b.SMin(b.SMax(point, b.ConstU32(0)), b.ISub(r.length, b.ConstU32(1))))
	if o.Access == kernel.Strided {
		at = b.IMul(at, r.w.Param(kernel.Stride(o.Number, r.w.Kernel.Rank-1)))
	}
	return b.IAdd(r.row(o), at)
}

// elementsAt returns the indices of the operand's elements of vector q, given the points.
func (r *anyRow) elementsAt(o module.Operand, q int, point func(i int) codegen.ID) []codegen.ID {
	list := make([]codegen.ID, module.Vector)
	for i := range list {
		list[i] = r.at(o, point(q*module.Vector+i))
	}
	return list
}

// aligned finds the elements of a chunk that is some whole words of the result. The chunk may begin
// before its row or end after it; those words also hold elements of other rows.
type aligned struct {
	anyRow
	from codegen.ID // the chunk's first point in its row; negative before the row
	word codegen.ID // the chunk's first word in the result
}

func (w *writer) aligned() place {
	b := w.B
	r, c := w.anyRow()
	start, inRow := r.row(w.Out), b.ShiftL(c, w.ChunkShift())
	log := w.Out.PerWordLog()
	before := b.And(start, b.ConstU32(1<<log-1)) // elements of other rows in the row's first word
	from := b.ISub(inRow, before)
	return &aligned{anyRow: r, from: from, word: b.ShiftR(b.IAdd(start, from), b.ConstU32(log))}
}

// point returns the place of point i of the chunk in its row; it is negative before the row.
func (p *aligned) point(i int) codegen.ID { return p.w.B.IAdd(p.from, p.w.B.ConstU32(uint32(i))) }

func (p *aligned) elements(o module.Operand, q int) []codegen.ID { return p.elementsAt(o, q, p.point) }

func (p *aligned) first(o module.Operand) (codegen.ID, *rowWords) {
	// An element's index may need all 32 bits, but its number in the row needs at most 31.
	b, log := p.w.B, p.w.B.ConstU32(o.PerWordLog())
	start := p.row(o)
	before := b.And(start, b.ConstU32(1<<o.PerWordLog()-1))
	last := b.IAdd(before, b.ISub(p.length, b.ConstU32(1)))
	return b.IAdd(before, p.from), &rowWords{b.ShiftR(start, log), b.ShiftR(last, log)}
}

func (p *aligned) inside(i int) codegen.ID { return p.w.B.ULess(p.point(i), p.length) }

// store stores the chunk's words. Of words that also hold elements of other rows, it changes only
// this row's elements, by atomic operations.
func (p *aligned) store(words []codegen.ID) {
	b, w := p.w.B, p.w
	at := func(i int) codegen.ID { return b.IAdd(p.word, b.ConstU32(uint32(i))) }
	own := b.LAnd(b.SGreaterEq(p.from, b.ConstU32(0)), b.SLessEq(p.point(w.Chunk), p.length))
	b.IfElse(own, func() {
		for i, word := range words {
			b.StoreElement(w.Out.Buffer, at(i), 0, word)
		}
	}, func() {
		perWord := 4 / w.Out.DType.Size()
		for i, word := range words {
			first := p.point(i * perWord)
			mask := b.And(p.below(b.ISub(p.length, first)), b.Not(p.below(b.ISub(b.ConstU32(0), first))))
			b.If(b.INe(mask, b.ConstU32(0)), func() {
				b.AtomicAnd(w.Out.Buffer, at(i), b.Not(mask))
				b.AtomicOr(w.Out.Buffer, at(i), b.And(word, mask))
			})
		}
	})
}

// below returns the mask of a word's first n elements: of all if n is larger, of none if negative.
func (p *aligned) below(n codegen.ID) codegen.ID {
	b, log := p.w.B, p.w.Out.PerWordLog()
	n = b.SMin(b.SMax(n, b.ConstU32(0)), b.ConstU32(1<<log))
	half := b.ShiftL(n, b.ConstU32(4-log)) // in two steps, since a shift by 32 bits is undefined
	return b.Not(b.ShiftL(b.ShiftL(b.ConstU32(^uint32(0)), half), half))
}
