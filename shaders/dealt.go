package shaders

import (
	"math/bits"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
)

// dealt: a chunk's elements are DealtLanes apart, and neighbouring invocations have
// neighbouring ones.
type dealt struct {
	anyRow
	from codegen.ID // the chunk's first point in its row
}

func (w *writer) dealt() place {
	b := w.b
	r, c := w.anyRow()
	lane := b.And(c, b.ConstU32(kernel.DealtLanes-1))
	block := b.ShiftR(c, b.ConstU32(uint32(bits.TrailingZeros(kernel.DealtLanes))))
	return &dealt{anyRow: r, from: b.IAdd(b.IMul(block, b.ConstU32(uint32(kernel.DealtLanes*w.chunk))), lane)}
}

func (p *dealt) point(i int) codegen.ID {
	return p.w.b.IAdd(p.from, p.w.b.ConstU32(uint32(i*kernel.DealtLanes)))
}

func (p *dealt) elements(o operand, q int) []codegen.ID { return p.elementsAt(o, q, p.point) }

func (p *dealt) inside(i int) codegen.ID { return p.w.b.ULess(p.point(i), p.length) }
