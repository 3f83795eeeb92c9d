package shaders

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
)

// wrapped: a chunk starts in a row, and may end in the next.
type wrapped struct {
	flat                   // what is consecutive over the rows
	column codegen.ID      // of the chunk's first element
	coord  [2][]codegen.ID // of the two rows
	bases  map[int][2]codegen.ID
	loaded map[int][2][]codegen.ID // the words of operands that are held
}

func (w *writer) wrapped() place {
	b := w.b
	row, column := w.divide(w.point(0), kernel.Dim(w.k.Rank-1))
	next := b.UMin(b.IAdd(row, b.ConstU32(1)), b.ISub(w.param(kernel.NumRows), b.ConstU32(1)))
	p := &wrapped{flat: flat{w}, column: column, bases: map[int][2]codegen.ID{}, loaded: map[int][2][]codegen.ID{}}
	for i, r := range []codegen.ID{row, next} {
		p.coord[i] = w.coordinates(r, 0, w.k.Rank-1)
	}
	return p
}

// rows are the operand's elements at the start of the two rows.
func (p *wrapped) rows(o operand) [2]codegen.ID {
	if _, ok := p.bases[o.number]; !ok {
		offset := p.w.param(kernel.Offset(o.number))
		p.bases[o.number] = [2]codegen.ID{p.w.offset(o, offset, p.coord[0], 0), p.w.offset(o, offset, p.coord[1], 0)}
	}
	return p.bases[o.number]
}

// places are the columns of lane group q in their rows, and which of them are
// in the second row.
func (p *wrapped) places(q int) (column, second codegen.ID) {
	b := p.w.b
	inner := b.Splat(p.w.param(kernel.Dim(p.w.k.Rank-1)), lanes)
	column = b.IAdd(b.Splat(p.column, lanes), b.IAdd(p.w.laneNumbers(), b.SplatU32(uint32(q*lanes), lanes)))
	second = b.UGreaterEq(column, inner)
	return b.Select(second, b.ISub(column, inner), column), second
}

func (p *wrapped) elements(o operand, q int) []codegen.ID {
	if o.access != kernel.Strided {
		return p.flat.elements(o, q)
	}
	b, rows := p.w.b, p.rows(o)
	column, second := p.places(q)
	column = p.w.inBox(o, p.w.k.Rank-1, column)
	stride := b.Splat(p.w.param(kernel.Stride(o.number, p.w.k.Rank-1)), lanes)
	at := b.IAdd(b.Select(second, b.Splat(rows[1], lanes), b.Splat(rows[0], lanes)), b.IMul(column, stride))
	list := make([]codegen.ID, lanes)
	for i := range list {
		list[i] = b.Extract(at, i)
	}
	return list
}

// held is an operand of one element a row: that of each lane's row.
func (p *wrapped) held(o operand, q int) codegen.Value {
	b := p.w.b
	if _, ok := p.loaded[o.number]; !ok {
		rows := p.rows(o)
		p.loaded[o.number] = [2][]codegen.ID{p.w.element(o, rows[0]), p.w.element(o, rows[1])}
	}
	pair := p.loaded[o.number]
	_, second := p.places(q)
	words := make([]codegen.ID, len(pair[0]))
	for i := range words {
		words[i] = b.Select(second, b.Splat(pair[1][i], lanes), b.Splat(pair[0][i], lanes))
	}
	return b.FromWords(o.held(), words...)
}
