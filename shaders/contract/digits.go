package contract

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
)

// Lines and steps of factors that lie a stride apart, or where their digits say.

// lineAt is how far an operand's line is from its first one: a row of a, or a column
// of b.
func (t *tile) lineAt(in *input, part kernel.Role, line codegen.ID) codegen.ID {
	if n := t.c.DigitsOf(part).Lines; n > 0 {
		return t.digitsAt(line, in.Number, n, kernel.LineSize, kernel.LineStride)
	}
	return t.w.B.IMul(line, t.stride(in.Number, int(part)))
}

// stepsAt is how far an operand's element some steps after the block's first is from
// where the block begins: see blockOf.
func (t *tile) stepsAt(in *input, part kernel.Role, steps codegen.ID) codegen.ID {
	b := t.w.B
	if n := t.c.DigitsOf(part).Steps; n > 0 {
		return t.digitsAt(b.IAdd(t.start, steps), in.Number, n, kernel.StepSize, kernel.StepStride)
	}
	return b.IMul(steps, t.stride(in.Number, 2))
}

// digitsAt is where the point of a number lies.
func (t *tile) digitsAt(number codegen.ID, operand, digits int, size, stride func(operand, digit int) kernel.Slot) codegen.ID {
	w, b := t.w, t.w.B
	at := b.ConstU32(0)
	for i := digits - 1; i > 0; i-- {
		rest, digit := w.Divide(number, size(operand, i))
		at = b.IAdd(at, b.IMul(digit, w.Param(stride(operand, i))))
		number = rest
	}
	return b.IAdd(at, b.IMul(number, w.Param(stride(operand, 0))))
}
