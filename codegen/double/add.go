package double

import "github.com/weft-gpu/weft/codegen/words"

// Sub is x - y, which is x + -y.
func (b Arithmetic) Sub(x, y Pair) Pair {
	return b.Add(x, Pair{y[0], b.Xor(y[1], b.K(words.SignBit, y[1]))})
}

// Add is x + y. It shifts the significand of the lesser magnitude to the exponent of the
// greater one. Ten bits below the last place keep the sticky bit right even if leading bits
// cancel. A sum below the normal range is exact, and is normalised only as far as the least
// exponent allows.
func (b Arithmetic) Add(x, y Pair) Pair {
	k := func(v uint32) ID { return b.K(v, x[1]) }
	ax, ay := b.Magnitude(x[1]), b.Magnitude(y[1])
	swap := b.Less64(Pair{x[0], ax}, Pair{y[0], ay}, false)
	x, y = b.Select64(swap, y, x), b.Select64(swap, x, y)

	ex, mx := b.aligned(x)
	ey, my := b.aligned(y)
	my = b.ShiftRightSticky64(my, b.UMin(b.ISub(ex, ey), k(63)))
	opposite := b.SignMask(b.Xor(x[1], y[1]))
	sum, places := b.Normalise64UpTo(b.Add64(mx, b.Negate64If(my, opposite)), ex)
	r := b.pack(b.ISub(ex, places), sum)

	kx, ky := b.Key(x), b.Key(y)
	cancelled := b.IEq(b.Or(sum[0], sum[1]), k(0))
	sign := b.And(b.Select(cancelled, b.And(x[1], y[1]), x[1]), k(words.SignBit))
	infinite := b.UGreaterEq(kx, k(Infinity))
	ordinary := b.LNot(b.LOr(cancelled, infinite))
	edge := b.Select(infinite, k(Infinity), k(0))
	// Infinities of opposite signs. kx is not less than ky.
	invalid := b.LAnd(b.IEq(ky, k(Infinity)), b.INe(opposite, k(0)))
	return b.finish(r, sign, ordinary, edge, b.LOr(b.UGreater(kx, k(Infinity)), invalid))
}

// aligned returns a finite number's biased exponent, or 1 for a subnormal, and its significand.
// A normal number's has its leading bit at bit 62.
func (b Arithmetic) aligned(x Pair) (ID, Pair) {
	k := func(v uint32) ID { return b.K(v, x[1]) }
	e := b.ShiftR(b.Magnitude(x[1]), k(ExponentAt))
	hidden := b.ShiftL(b.NonZeroBit(e), k(30))
	high := b.Or(b.And(b.ShiftUp(x, 10), k(hiddenBit62-1)), hidden)
	return b.UMax(e, k(1)), Pair{b.ShiftL(x[0], k(10)), high}
}

// hiddenBit62 is bit 62 of a pair, in its high word.
const hiddenBit62 = 1 << 30
