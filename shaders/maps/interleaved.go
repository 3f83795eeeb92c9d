package maps

import (
	"math/bits"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shaders/module"
)

// interleaved finds the elements of a chunk that are InterleavedBy apart; neighbouring invocations
// have neighbouring elements.
type interleaved struct {
	anyRow
	from codegen.ID // the chunk's first point in its row
}

func (w *writer) interleaved() place {
	b := w.B
	r, c := w.anyRow()
	own := b.And(c, b.ConstU32(kernel.InterleavedBy-1))
	block := b.ShiftR(c, b.ConstU32(uint32(bits.TrailingZeros(kernel.InterleavedBy))))
	return &interleaved{anyRow: r, from: b.IAdd(b.IMul(block, b.ConstU32(uint32(kernel.InterleavedBy*w.Chunk))), own)}
}

func (p *interleaved) point(i int) codegen.ID {
	return p.w.B.IAdd(p.from, p.w.B.ConstU32(uint32(i*kernel.InterleavedBy)))
}

func (p *interleaved) elements(o module.Operand, q int) []codegen.ID {
	return p.elementsAt(o, q, p.point)
}

func (p *interleaved) inside(i int) codegen.ID { return p.w.B.ULess(p.point(i), p.length) }
