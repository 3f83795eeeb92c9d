package codegen

import (
	"github.com/weft-gpu/weft/codegen/double"
	"github.com/weft-gpu/weft/codegen/single"
	"github.com/weft-gpu/weft/codegen/words"
	"github.com/weft-gpu/weft/dtype"
)

// remainder32 is x - y * floor(x / y). The remainder of the magnitudes is
// exact; where the signs differ and it is not zero, it is taken from |y|, which
// is the only rounding: an infinite y then gives itself.
func (b *Builder) remainder32(x, y Value) Value {
	xb, yb := b.bits(x), b.bits(y)
	ax, ay := b.words.Magnitude(xb), b.words.Magnitude(yb)
	r := b.magnitudesRemainder(limbs{ax}, limbs{ay})[0]
	sign := b.words.K(words.SignBit, ax)
	across := b.LAnd(b.SLess(b.Xor(xb, yb), b.words.K(0, ax)), b.INe(r, b.words.K(0, r)))
	lacking := b.bits(b.add32(madeBits(b, ay), madeBits(b, b.Or(r, sign))))
	r = b.Or(b.Select(across, lacking, r), b.And(yb, sign))
	return ofHeld(dtype.Float32, x.Width, b.words.SelectLimbs(b.hasNoRemainder(limbs{xb}, limbs{yb}, limbs{ax}, limbs{ay}), b.nanLike(limbs{r}), limbs{r}))
}

// magnitudesRemainder is the remainder of two magnitudes, which is exact.
func (b *Builder) magnitudesRemainder(ax, ay limbs) limbs {
	if len(ax) == 1 {
		return limbs{b.single.MagnitudesRemainder(ax[0], ay[0])}
	}
	r := b.double.MagnitudesRemainder(pair(ax), pair(ay))
	return r[:]
}

// hasNoRemainder is true where x, of magnitude ax, is infinite, y zero, or one of
// them NaN.
func (b *Builder) hasNoRemainder(x, y, ax, ay limbs) ID {
	if len(ax) == 1 {
		one, infinite := b.words.K(1, ax[0]), b.words.K(single.Infinity, ax[0])
		return b.LOr(b.UGreaterEq(ax[0], infinite), b.UGreaterEq(b.ISub(ay[0], one), infinite))
	}
	kx, ky := b.double.Key(pair(x)), b.double.Key(pair(y))
	limit := b.words.K(double.Infinity, kx)
	return b.LOr(b.UGreaterEq(kx, limit), b.LOr(b.UGreater(ky, limit), b.IEq(ky, b.words.K(0, kx))))
}

// fmodFloat is x - y * trunc(x / y): the exact remainder of the magnitudes with
// x's sign, which is x itself for an infinite y.
func fmodFloat(b *Builder, a []Value) Value {
	x, y := b.held(a[0]), b.held(a[1])
	ax, ay := x.WithTop(b.words.Magnitude(x.Top())), y.WithTop(b.words.Magnitude(y.Top()))
	r := b.magnitudesRemainder(ax, ay)
	r = r.WithTop(b.Or(r.Top(), b.And(x.Top(), b.words.K(words.SignBit, x[0]))))
	undefined := b.hasNoRemainder(x, y, ax, ay)
	return ofHeld(a[0].DType, a[0].Width, b.words.SelectLimbs(undefined, b.nanLike(r), r))
}
