package module

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
)

// Operands with boxes: what is outside is the nearest element that there is, as far as
// addresses go, and the scalar that fills it takes its place.

// InBox is a coordinate along a dimension, or several, brought to where an operand has
// elements.
func (o Operand) InBox(axis int, at codegen.ID) codegen.ID {
	if !o.Box.Has(axis) {
		return at
	}
	b, width := o.Writer.B, o.Writer.B.Width(at)
	first := b.Splat(o.Writer.Param(kernel.BoxFirst(o.Number, axis)), width)
	last := b.Splat(o.Writer.Param(kernel.BoxLast(o.Number, axis)), width)
	return b.SMin(b.SMax(at, first), last)
}

// InsideBox reports whether coordinates from a dimension on are in an operand's box: all of
// those of the box; 0 where it has none there.
func (o Operand) InsideBox(coord []codegen.ID, from int) (inside codegen.ID) {
	for i, at := range coord {
		if o.Box.Has(from + i) {
			inside = o.Writer.Both(inside, o.Writer.B.IEq(o.InBox(from+i, at), at))
		}
	}
	return inside
}

// Both is two conditions as one. Either may be none, and either may hold for all elements of
// the other.
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

// Filled are the words of elements, of those outside the operand's box what fills it.
func (o Operand) Filled(words []codegen.ID, inside codegen.ID) []codegen.ID {
	list := make([]codegen.ID, len(words))
	for i, word := range words {
		fill := o.Writer.B.Splat(o.Writer.Param(kernel.ScalarWord(o.Writer.Kernel.Operands[o.Number].Fill, i)), o.Writer.B.Width(word))
		list[i] = o.Writer.B.Select(inside, word, fill)
	}
	return list
}
