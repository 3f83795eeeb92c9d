package maps

import (
	"math/bits"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shaders/module"
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
		first: w.B.IMul(w.Invocation(), w.B.ConstU32(uint32(w.loop.Rows()))),
		coord: map[int][]codegen.ID{}, bases: map[int][]codegen.ID{}, words: map[int][][]codegen.ID{},
	}
}

// chunk is the first of the chunk's vectors: chunks of odd lengths need not
// start where a binding could.
func (p *short) chunk(o module.Operand) codegen.ID {
	b := p.w.B
	vector := 4 * o.Buffer.Width / o.DType.Size() // elements of one
	first := b.ShiftR(p.w.Param(kernel.Offset(o.Number)), b.ConstU32(uint32(bits.TrailingZeros(uint(vector)))))
	return b.IAdd(first, b.IMul(p.w.Invocation(), b.ConstU32(uint32(p.w.Chunk/vector))))
}

// point is the row-major index of point i of the chunk.
func (p *short) point(i int) codegen.ID {
	b := p.w.B
	return b.IAdd(b.IMul(p.w.Invocation(), b.ConstU32(uint32(p.w.Chunk))), b.ConstU32(uint32(i)))
}

// row is the operand's element at the start of a row of the chunk.
func (p *short) row(o module.Operand, row int) codegen.ID {
	b, w := p.w.B, p.w
	if p.bases[o.Number] == nil {
		p.bases[o.Number] = make([]codegen.ID, w.loop.Rows())
	}
	base := &p.bases[o.Number][row]
	switch {
	case *base != 0:
	case row == 0 || w.loop.Ragged:
		*base = o.Offset(w.Param(kernel.Offset(o.Number)), p.coordinates(row), 0)
	default: // the next one of the same outer row
		*base = b.IAdd(p.row(o, row-1), w.Param(kernel.Stride(o.Number, w.Kernel.Rank-2)))
	}
	return *base
}

// coordinates are those of a row of the chunk; past the last one there are none.
func (p *short) coordinates(row int) []codegen.ID {
	if p.coord[row] == nil {
		b, w := p.w.B, p.w
		at := b.IAdd(p.first, b.ConstU32(uint32(row)))
		if w.loop.Ragged {
			at = b.UMin(at, b.ISub(w.Param(kernel.NumRows), b.ConstU32(1)))
		}
		p.coord[row] = w.Coordinates(at, 0, w.Kernel.Rank-1)
	}
	return p.coord[row]
}

func (p *short) elements(o module.Operand, q int) []codegen.ID {
	b, w := p.w.B, p.w
	list := make([]codegen.ID, module.Vector)
	for i := range list {
		if o.Access == kernel.Unit {
			list[i] = b.IAdd(w.Param(kernel.Offset(o.Number)), p.point(q*module.Vector+i))
			continue
		}
		row, column := (q*module.Vector+i)/w.loop.Inner, (q*module.Vector+i)%w.loop.Inner
		step := b.IMul(b.ConstU32(uint32(column)), w.Param(kernel.Stride(o.Number, w.Kernel.Rank-1)))
		list[i] = b.IAdd(p.row(o, row), step)
	}
	return list
}

// held is an operand of one element a row: that of each point's row.
func (p *short) held(o module.Operand, q int) codegen.Value {
	return p.once(o, q, p.w.loop.Rows(), func(point int) int { return point / p.w.loop.Inner }, func(row int) codegen.ID { return p.row(o, row) })
}

// shared is an operand of which all rows of the chunk see the same elements.
func (p *short) shared(o module.Operand, q int) codegen.Value {
	b, inner := p.w.B, p.w.loop.Inner
	return p.once(o, q, inner, func(point int) int { return point % inner }, func(column int) codegen.ID {
		return b.IAdd(p.row(o, 0), b.ConstU32(uint32(column)))
	})
}

// once is vector q of an operand that has few elements in the chunk: count,
// found at the indices at, of which each point sees one.
func (p *short) once(o module.Operand, q, count int, of func(point int) int, at func(i int) codegen.ID) codegen.Value {
	list := p.words[o.Number]
	if list == nil {
		list = make([][]codegen.ID, count)
		p.words[o.Number] = list
	}
	words := make([]codegen.ID, o.Held().Words())
	parts := make([]codegen.ID, module.Vector)
	for j := range words {
		for i := range parts {
			n := of(q*module.Vector + i)
			if list[n] == nil {
				list[n] = o.Element(at(n))
			}
			parts[i] = list[n][j]
		}
		words[j] = p.w.B.Construct(parts...)
	}
	return p.w.B.FromWords(o.Held(), words...)
}
