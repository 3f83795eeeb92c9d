package tree

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
)

// RowIndex returns the invocation's row. In a block of whole stripes, neighbouring invocations take
// rows of different stripes. Rows after the last block are taken in order.
func (w *Writer) RowIndex(striped int) codegen.ID {
	own := w.Invocation()
	if striped == 0 {
		return own
	}
	b, shift, one := w.B, w.Param(kernel.StripeShift), w.B.ConstU32(1)
	stripes := b.ConstU32(uint32(striped))
	size := b.ShiftL(stripes, shift)
	block := b.And(own, b.Not(b.ISub(size, one)))
	stripe := b.And(own, b.ISub(stripes, one))
	step := b.And(b.UDiv(own, stripes), b.ISub(b.ShiftL(one, shift), one))
	row := b.IAdd(block, b.IAdd(b.ShiftL(stripe, shift), step))
	return b.Select(b.ULessEq(b.IAdd(block, size), w.Param(kernel.NumInvocations)), row, own)
}
