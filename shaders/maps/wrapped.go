package maps

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shaders/module"
)

// wrapped finds the elements of a chunk that starts in one row and may end in the next.
type wrapped struct {
	flat                   // for operands that are contiguous over the rows
	column codegen.ID      // column of the chunk's first element
	coord  [2][]codegen.ID // coordinates of the two rows
	bases  map[int][2]codegen.ID
	loaded map[int][2][]codegen.ID // words of the held operands
}

func (w *writer) wrapped() place {
	b := w.B
	row, column := w.Divide(w.point(0), kernel.Dim(w.Kernel.Rank-1))
	next := b.UMin(b.IAdd(row, b.ConstU32(1)), b.ISub(w.Param(kernel.NumRows), b.ConstU32(1)))
	p := &wrapped{flat: flat{w}, column: column, bases: map[int][2]codegen.ID{}, loaded: map[int][2][]codegen.ID{}}
	for i, r := range []codegen.ID{row, next} {
		p.coord[i] = w.Coordinates(r, 0, w.Kernel.Rank-1)
	}
	return p
}

// rows returns the indices of the operand's elements at the start of the two rows.
func (p *wrapped) rows(o module.Operand) [2]codegen.ID {
	if _, ok := p.bases[o.Number]; !ok {
		offset := p.w.Param(kernel.Offset(o.Number))
		p.bases[o.Number] = [2]codegen.ID{o.Offset(offset, p.coord[0], 0), o.Offset(offset, p.coord[1], 0)}
	}
	return p.bases[o.Number]
}

// places returns the columns of vector q in their rows, and which points are in the second row.
func (p *wrapped) places(q int) (column, second codegen.ID) {
	b := p.w.B
	inner := b.Splat(p.w.Param(kernel.Dim(p.w.Kernel.Rank-1)), module.Vector)
	column = b.IAdd(b.Splat(p.column, module.Vector), b.IAdd(p.w.Numbers(), b.SplatU32(uint32(q*module.Vector), module.Vector)))
	second = b.UGreaterEq(column, inner)
	return b.Select(second, b.ISub(column, inner), column), second
}

func (p *wrapped) elements(o module.Operand, q int) []codegen.ID {
	if o.Access != kernel.Strided {
		return p.flat.elements(o, q)
	}
	b, rows := p.w.B, p.rows(o)
	column, second := p.places(q)
	column = o.InBox(p.w.Kernel.Rank-1, column)
	stride := b.Splat(p.w.Param(kernel.Stride(o.Number, p.w.Kernel.Rank-1)), module.Vector)
	at := b.IAdd(b.Select(second, b.Splat(rows[1], module.Vector), b.Splat(rows[0], module.Vector)), b.IMul(column, stride))
	list := make([]codegen.ID, module.Vector)
	for i := range list {
		list[i] = b.Extract(at, i)
	}
	return list
}

// held returns, for each point, its row's element of an operand that has one element a row.
func (p *wrapped) held(o module.Operand, q int) codegen.Value {
	b := p.w.B
	if _, ok := p.loaded[o.Number]; !ok {
		rows := p.rows(o)
		p.loaded[o.Number] = [2][]codegen.ID{o.Element(rows[0]), o.Element(rows[1])}
	}
	pair := p.loaded[o.Number]
	_, second := p.places(q)
	words := make([]codegen.ID, len(pair[0]))
	for i := range words {
		words[i] = b.Select(second, b.Splat(pair[1][i], module.Vector), b.Splat(pair[0][i], module.Vector))
	}
	return b.FromWords(o.Held(), words...)
}
