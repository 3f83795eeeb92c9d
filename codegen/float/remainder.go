package float

import (
	"github.com/weft-gpu/weft/codegen/double"
	"github.com/weft-gpu/weft/codegen/single"
	"github.com/weft-gpu/weft/codegen/words"
)

// MagnitudesRemainder is the remainder of two magnitudes, which is exact.
func (b Arithmetic) MagnitudesRemainder(ax, ay words.Limbs) words.Limbs {
	return words.Join(b.single.MagnitudesRemainder, b.double.MagnitudesRemainder, ax, ay)
}

// HasNoRemainder is true where x, of magnitude ax, is infinite, y zero, or one of
// them NaN.
func (b Arithmetic) HasNoRemainder(x, y, ax, ay words.Limbs) ID {
	if len(ax) == 1 {
		one, infinite := b.K(1, ax[0]), b.K(single.Infinity, ax[0])
		return b.LOr(b.UGreaterEq(ax[0], infinite), b.UGreaterEq(b.ISub(ay[0], one), infinite))
	}
	kx, ky := b.double.Key(words.Pair(x)), b.double.Key(words.Pair(y))
	limit := b.K(double.Infinity, kx)
	return b.LOr(b.UGreaterEq(kx, limit), b.LOr(b.UGreater(ky, limit), b.IEq(ky, b.K(0, kx))))
}

// Fmod is x - y * trunc(x / y): the exact remainder of the magnitudes with
// x's sign, which is x itself for an infinite y.
func (b Arithmetic) Fmod(x, y words.Limbs) words.Limbs {
	ax, ay := x.WithTop(b.Magnitude(x.Top())), y.WithTop(b.Magnitude(y.Top()))
	r := b.MagnitudesRemainder(ax, ay)
	r = r.WithTop(b.Or(r.Top(), b.And(x.Top(), b.K(words.SignBit, x[0]))))
	undefined := b.HasNoRemainder(x, y, ax, ay)
	return b.SelectLimbs(undefined, b.NaNLike(r), r)
}

// FloorDivide is the floor of the exact quotient, rounded once.
func (b Arithmetic) FloorDivide(x, y words.Limbs) words.Limbs {
	return words.Join(b.single.FloorDivide, b.double.FloorDivide, x, y)
}

// NextAfter is the number after x towards y.
func (b Arithmetic) NextAfter(x, y words.Limbs) words.Limbs {
	return words.Join(b.single.NextAfter, b.double.NextAfter, x, y)
}
