package codegen

import (
	"github.com/weft-gpu/weft/codegen/double"
	"github.com/weft-gpu/weft/codegen/words"
)

// remainderDouble is x - y * floor(x / y), as remainder32 is.
func remainderDouble(b *Builder, a []Value) Value {
	x, y := b.pairBits(a[0]), b.pairBits(a[1])
	ax, ay := pair{x[0], b.words.Magnitude(x[1])}, pair{y[0], b.words.Magnitude(y[1])}
	r := pair(b.magnitudesRemainder(ax[:], ay[:]))
	zero, sign := b.words.K(0, x[1]), b.words.K(words.SignBit, x[1])
	across := b.LAnd(b.SLess(b.Xor(x[1], y[1]), zero), b.LNot(b.words.IsZero64(r)))
	subtract := onDoubles((*Builder).FSub, double.Arithmetic.Sub)
	lacking := b.pairBits(subtract(b, []Value{madePair(b, ay), madePair(b, r)}))
	r = b.words.Select64(across, lacking, r)

	undefined := b.hasNoRemainder(x[:], y[:], ax[:], ay[:])
	r[1] = b.Or(r[1], b.And(y[1], sign))
	return ofHeld(a[0].DType, a[0].Width, b.words.SelectLimbs(undefined, b.nanLike(r[:]), r[:]))
}
