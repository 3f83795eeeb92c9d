package shaders

import (
	"math/bits"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
)

// short: a chunk is several whole rows, and which element of its row a point is
// is known here.
type short struct {
	flat
	first codegen.ID             // row of the chunk
	coord map[int][]codegen.ID   // of its rows
	bases map[int][]codegen.ID   // the operands' elements at their starts
	words map[int][][]codegen.ID // the elements that are read once
}

func (w *writer) short() place {
	return &short{
		flat:  flat{w},
		first: w.b.IMul(w.invocation(), w.b.ConstU32(uint32(w.maps.Rows()))),
		coord: map[int][]codegen.ID{}, bases: map[int][]codegen.ID{}, words: map[int][][]codegen.ID{},
	}
}

// vectorWords is the length of the vectors in which chunks of so many words are
// read and written.
func vectorWords(words int) int { return min(4, words&-words) }

// chunk is the first of the chunk's vectors: chunks of odd lengths need not
// start where a binding could.
func (p *short) chunk(o operand) codegen.ID {
	b := p.w.b
	vector := 4 * o.buffer.Width / o.dtype.Size() // elements of one
	first := b.ShiftR(p.w.param(kernel.Offset(o.number)), b.ConstU32(uint32(bits.TrailingZeros(uint(vector)))))
	return b.IAdd(first, b.IMul(p.w.invocation(), b.ConstU32(uint32(p.w.chunk/vector))))
}

// point is the row-major index of point i of the chunk.
func (p *short) point(i int) codegen.ID {
	b := p.w.b
	return b.IAdd(b.IMul(p.w.invocation(), b.ConstU32(uint32(p.w.chunk))), b.ConstU32(uint32(i)))
}

// row is the operand's element at the start of a row of the chunk.
func (p *short) row(o operand, row int) codegen.ID {
	b, w := p.w.b, p.w
	if p.bases[o.number] == nil {
		p.bases[o.number] = make([]codegen.ID, w.maps.Rows())
	}
	base := &p.bases[o.number][row]
	switch {
	case *base != 0:
	case row == 0 || w.maps.Ragged:
		*base = w.offset(o, w.param(kernel.Offset(o.number)), p.coordinates(row), 0)
	default: // the next one of the same outer row
		*base = b.IAdd(p.row(o, row-1), w.param(kernel.Stride(o.number, w.k.Rank-2)))
	}
	return *base
}

// coordinates are those of a row of the chunk; past the last one there are none.
func (p *short) coordinates(row int) []codegen.ID {
	if p.coord[row] == nil {
		b, w := p.w.b, p.w
		at := b.IAdd(p.first, b.ConstU32(uint32(row)))
		if w.maps.Ragged {
			at = b.UMin(at, b.ISub(w.param(kernel.NumRows), b.ConstU32(1)))
		}
		p.coord[row] = w.coordinates(at, 0, w.k.Rank-1)
	}
	return p.coord[row]
}

func (p *short) elements(o operand, q int) []codegen.ID {
	b, w := p.w.b, p.w
	list := make([]codegen.ID, lanes)
	for i := range list {
		if o.access == kernel.Unit {
			list[i] = b.IAdd(w.param(kernel.Offset(o.number)), p.point(q*lanes+i))
			continue
		}
		row, column := (q*lanes+i)/w.maps.Inner, (q*lanes+i)%w.maps.Inner
		step := b.IMul(b.ConstU32(uint32(column)), w.param(kernel.Stride(o.number, w.k.Rank-1)))
		list[i] = b.IAdd(p.row(o, row), step)
	}
	return list
}

// held is an operand of one element a row: that of each lane's row.
func (p *short) held(o operand, q int) codegen.Value {
	return p.once(o, q, p.w.maps.Rows(), func(point int) int { return point / p.w.maps.Inner }, func(row int) codegen.ID { return p.row(o, row) })
}

// shared is an operand of which all rows of the chunk see the same elements.
func (p *short) shared(o operand, q int) codegen.Value {
	b, inner := p.w.b, p.w.maps.Inner
	return p.once(o, q, inner, func(point int) int { return point % inner }, func(column int) codegen.ID {
		return b.IAdd(p.row(o, 0), b.ConstU32(uint32(column)))
	})
}

// once is lane group q of an operand that has few elements in the chunk: count,
// found at the indices at, of which each point sees one.
func (p *short) once(o operand, q, count int, of func(point int) int, at func(i int) codegen.ID) codegen.Value {
	list := p.words[o.number]
	if list == nil {
		list = make([][]codegen.ID, count)
		p.words[o.number] = list
	}
	words := make([]codegen.ID, o.held().Words())
	parts := make([]codegen.ID, lanes)
	for j := range words {
		for i := range parts {
			n := of(q*lanes + i)
			if list[n] == nil {
				list[n] = p.w.element(o, at(n))
			}
			parts[i] = list[n][j]
		}
		words[j] = p.w.b.Construct(parts...)
	}
	return p.w.b.FromWords(o.held(), words...)
}
