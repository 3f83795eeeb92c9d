package module

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
)

// Operands with boxes: at a point outside the box, the kernel reads the nearest element inside, and
// then replaces the value by the fill scalar.

// InBox clamps coordinates along a dimension to the operand's box.
func (o Operand) InBox(axis int, at codegen.ID) codegen.ID {
	if !o.Box.Has(axis) {
		return at
	}
	b, width := o.Writer.B, o.Writer.B.Width(at)
	first := b.Splat(o.Writer.Param(kernel.BoxFirst(o.Number, axis)), width)
	last := b.Splat(o.Writer.Param(kernel.BoxLast(o.Number, axis)), width)
	return b.SMin(b.SMax(at, first), last)
}

// InsideBox returns whether coord lies in the operand's box; its first coordinate is that of
// dimension from. It returns 0 if the box has none of these dimensions.
func (o Operand) InsideBox(coord []codegen.ID, from int) (inside codegen.ID) {
	for i, at := range coord {
		if o.Box.Has(from + i) {
			inside = o.Writer.Both(inside, o.Writer.B.IEq(o.InBox(from+i, at), at))
		}
	}
	return inside
}

// Both returns the conjunction of two conditions. A condition of 0 always holds; a scalar condition
// applies to all elements of the other.
func (w *Writer) Both(x, y codegen.ID) codegen.ID {
	switch {
	case x == 0:
		return y
	case y == 0:
		return x
	}
	width := max(w.B.Width(x), w.B.Width(y))
	spread := func(id codegen.ID) codegen.ID {
		if w.B.Width(id) == width {
			return id
		}
		return w.B.Splat(id, width)
	}
	return w.B.LAnd(spread(x), spread(y))
}

// Filled replaces the elements outside the operand's box by its fill scalar.
func (o Operand) Filled(words []codegen.ID, inside codegen.ID) []codegen.ID {
	list := make([]codegen.ID, len(words))
	for i, word := range words {
		fill := o.Writer.B.Splat(o.Writer.Param(kernel.ScalarWord(o.Writer.Kernel.Operands[o.Number].Fill, i)), o.Writer.B.Width(word))
		list[i] = o.Writer.B.Select(inside, word, fill)
	}
	return list
}
