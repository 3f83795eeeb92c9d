package shaders

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
)

// anyRow is a row of any length, which a chunk may begin before or end after.
type anyRow struct {
	w      *writer
	coord  []codegen.ID // of the row
	length codegen.ID
	bases  map[int]codegen.ID
}

// anyRow is the invocation's row, and which of the row's chunks it has.
func (w *writer) anyRow() (r anyRow, chunk codegen.ID) {
	row, c := w.divide(w.invocation(), kernel.RowChunks)
	return anyRow{w: w, coord: w.coordinates(row, 0, w.k.Rank-1), length: w.param(kernel.NumColumns), bases: map[int]codegen.ID{}}, c
}

// row is the operand's element at the start of the row.
func (r *anyRow) row(o operand) codegen.ID {
	if id, ok := r.bases[o.number]; ok {
		return id
	}
	base := r.w.elementAt(o, r.coord)
	r.bases[o.number] = base
	return base
}

func (r *anyRow) base(o operand) codegen.ID { return r.row(o) }

// chunk is of operands that are aligned as the result is; these schemes have none.
func (r *anyRow) chunk(o operand) codegen.ID { return r.w.b.ShiftR(r.row(o), r.w.chunkShift()) }

// at is the operand's element at a point of the row, of one before it the first, and of one
// after it the last.
func (r *anyRow) at(o operand, point codegen.ID) codegen.ID {
	b := r.w.b
	at := r.w.inBox(o, r.w.k.Rank-1, b.SMin(b.SMax(point, b.ConstU32(0)), b.ISub(r.length, b.ConstU32(1))))
	if o.access == kernel.Strided {
		at = b.IMul(at, r.w.param(kernel.Stride(o.number, r.w.k.Rank-1)))
	}
	return b.IAdd(r.row(o), at)
}

// elementsAt are the operand's elements of lane group q, whose points are these.
func (r *anyRow) elementsAt(o operand, q int, point func(i int) codegen.ID) []codegen.ID {
	list := make([]codegen.ID, lanes)
	for i := range list {
		list[i] = r.at(o, point(q*lanes+i))
	}
	return list
}

// aligned: a chunk is a few whole words of the result. It lies in one row, or begins before
// the row or ends after it, where the words have others' elements too.
type aligned struct {
	anyRow
	from codegen.ID // the chunk's first point in its row, below zero before it
	word codegen.ID // the chunk's first in the result
}

func (w *writer) aligned() place {
	b := w.b
	r, c := w.anyRow()
	start, inRow := r.row(w.out), b.ShiftL(c, w.chunkShift())
	log := w.out.perWordLog()
	before := b.And(start, b.ConstU32(1<<log-1)) // of others in the row's first word
	from := b.ISub(inRow, before)
	return &aligned{anyRow: r, from: from, word: b.ShiftR(b.IAdd(start, from), b.ConstU32(log))}
}

// point is point i of the chunk, below zero before the row.
func (p *aligned) point(i int) codegen.ID { return p.w.b.IAdd(p.from, p.w.b.ConstU32(uint32(i))) }

func (p *aligned) elements(o operand, q int) []codegen.ID { return p.elementsAt(o, q, p.point) }

func (p *aligned) first(o operand) (codegen.ID, *rowWords) {
	// An index of a large array has all 32 bits, and those in a row 31.
	b, log := p.w.b, p.w.b.ConstU32(o.perWordLog())
	start := p.row(o)
	before := b.And(start, b.ConstU32(1<<o.perWordLog()-1))
	last := b.IAdd(before, b.ISub(p.length, b.ConstU32(1)))
	return b.IAdd(before, p.from), &rowWords{b.ShiftR(start, log), b.ShiftR(last, log)}
}

func (p *aligned) inside(i int) codegen.ID { return p.w.b.ULess(p.point(i), p.length) }

// store writes the chunk's words: those at the row's ends by atomics, and of these what is
// the row's.
func (p *aligned) store(words []codegen.ID) {
	b, w := p.w.b, p.w
	at := func(i int) codegen.ID { return b.IAdd(p.word, b.ConstU32(uint32(i))) }
	own := b.LAnd(b.SGreaterEq(p.from, b.ConstU32(0)), b.SLessEq(p.point(w.chunk), p.length))
	b.IfElse(own, func() {
		for i, word := range words {
			b.StoreElement(w.out.buffer, at(i), 0, word)
		}
	}, func() {
		perWord := 4 / w.out.dtype.Size()
		for i, word := range words {
			first := p.point(i * perWord)
			mask := b.And(p.below(b.ISub(p.length, first)), b.Not(p.below(b.ISub(b.ConstU32(0), first))))
			b.If(b.INe(mask, b.ConstU32(0)), func() {
				b.AtomicAnd(w.out.buffer, at(i), b.Not(mask))
				b.AtomicOr(w.out.buffer, at(i), b.And(word, mask))
			})
		}
	})
}

// below is the bits of a word's first n elements, of all of them where there are fewer, and
// of none below zero.
func (p *aligned) below(n codegen.ID) codegen.ID {
	b, log := p.w.b, p.w.out.perWordLog()
	n = b.SMin(b.SMax(n, b.ConstU32(0)), b.ConstU32(1<<log))
	half := b.ShiftL(n, b.ConstU32(4-log)) // in two steps, since all 32 bits are too many at a time
	return b.Not(b.ShiftL(b.ShiftL(b.ConstU32(^uint32(0)), half), half))
}
