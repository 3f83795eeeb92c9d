package contract

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
)

// Offsets of a factor's lines (rows of a, columns of b) and of its steps, by a stride or by digits.

// lineAt returns the distance of an operand's line from its first line.
func (t *tile) lineAt(in *input, part kernel.Role, line codegen.ID) codegen.ID {
	if n := t.c.DigitsOf(part).Lines; n > 0 {
		return t.digitsAt(line, in.Number, n, kernel.LineSize, kernel.LineStride)
	}
	return t.w.B.IMul(line, t.stride(in.Number, int(part)))
}

// stepsAt returns the distance of an operand's element from the start of the block (see blockOf),
// if the element is steps after the block's first step.
func (t *tile) stepsAt(in *input, part kernel.Role, steps codegen.ID) codegen.ID {
	b := t.w.B
	if n := t.c.DigitsOf(part).Steps; n > 0 {
		return t.digitsAt(b.IAdd(t.start, steps), in.Number, n, kernel.StepSize, kernel.StepStride)
	}
	return b.IMul(steps, t.stride(in.Number, 2))
}

// digitsAt returns the offset of the line or step with this number.
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
