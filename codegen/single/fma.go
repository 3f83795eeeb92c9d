package single

import (
	"github.com/weft-gpu/weft/codegen/words"
)

// FusedMulAdd is x * y + z of float32s in bits, rounded once, also to subnormals. A NaN is
// canonical.
func (b Bits) FusedMulAdd(x, y, z ID) ID { return b.fusedMulAddBy(b.Round, x, y, z) }

// FusedMulAddOdd is FusedMulAdd rounded to odd. A second rounding, to a half, is then right.
func (b Bits) FusedMulAddOdd(x, y, z ID) ID { return b.fusedMulAddBy(b.RoundOdd, x, y, z) }

// fusedMulAddBy is x * y + z, rounded by round. It aligns the product of 48 bits and z in 64
// bits, with 15 bits below the product's last.
func (b Bits) fusedMulAddBy(round func(exponent, m ID) ID, x, y, z ID) ID {
	k := func(v uint32) ID { return b.K(v, x) }
	ax, ay, az := b.Magnitude(x), b.Magnitude(y), b.Magnitude(z)
	sp, sz := b.And(b.Xor(x, y), k(words.SignBit)), b.And(z, k(words.SignBit))

	// The leading bits are at bit 61; the product's may be at bit 62.
	ex, mx := b.normal(ax)
	ey, my := b.normal(ay)
	low, high := b.MulExtended(b.ShiftR(mx, k(1)), my)
	none := b.IEq(b.UMin(ax, ay), k(0)) // a zero product gets an exponent below any other
	ep := b.Select(none, k(^uint32(1023)), b.ISub(b.IAdd(ex, ey), k(127)))
	ez := b.ShiftR(az, k(MantissaBits))
	mz := b.Or(b.And(z, k(mantissaMask)), b.ShiftL(b.NonZeroBit(ez), k(MantissaBits)))
	ez = b.UMax(ez, k(1))
	big, small := Pair{low, high}, Pair{k(0), b.ShiftL(mz, k(6))}

	swap := b.SLess(ep, ez)
	big, small = b.Select64(swap, small, big), b.Select64(swap, big, small)
	distance := b.ISub(ep, ez)
	mask := b.SignMask(distance)
	distance = b.UMin(b.ISub(b.Xor(distance, mask), mask), k(63))
	opposite := b.SignMask(b.Xor(sp, sz))
	sum := b.Add64(big, b.Negate64If(b.ShiftRightSticky64(small, distance), opposite))
	negative := b.And(b.SignMask(sum[1]), opposite)
	sum, places := b.Normalise64(b.Negate64If(sum, negative))

	cancelled := b.IEq(b.Or(sum[0], sum[1]), k(0))
	sign := b.Xor(b.Select(swap, sz, sp), b.And(negative, k(words.SignBit)))
	sign = b.Select(cancelled, b.And(sp, sz), sign)
	top := b.Or(sum[1], b.NonZeroBit(sum[0]))
	r := round(b.ISub(b.IAdd(b.SMax(ep, ez), k(2)), places), top)
	r = b.Or(b.Select(cancelled, k(0), r), sign)
	return b.special(r, ax, ay, az, sp, sz)
}

// special is r, or the right result if an operand is infinite or NaN.
func (b Bits) special(r, ax, ay, az, sp, sz ID) ID {
	limit := b.K(Infinity, r)
	greater, lesser := b.UMax(ax, ay), b.UMin(ax, ay)
	infinite := b.UGreaterEq(greater, limit)
	r = b.Select(b.UGreaterEq(az, limit), b.Or(sz, limit), r)
	r = b.Select(infinite, b.Or(sp, limit), r)
	invalid := b.LAnd(infinite, b.IEq(lesser, b.K(0, r)))
	opposite := b.LAnd(b.LAnd(infinite, b.IEq(az, limit)), b.INe(sp, sz))
	nan := b.UGreater(b.UMax(greater, az), limit)
	return b.Select(b.LOr(nan, b.LOr(invalid, opposite)), b.K(CanonicalNaN, r), r)
}

// normal returns a nonzero magnitude's biased exponent, which is below 1 for a subnormal, and
// its significand with the leading bit at bit 31.
func (b Bits) normal(a ID) (exponent, m ID) {
	k := func(v uint32) ID { return b.K(v, a) }
	e := b.ShiftR(a, k(MantissaBits))
	m = b.Or(b.And(a, k(mantissaMask)), b.ShiftL(b.NonZeroBit(e), k(MantissaBits)))
	places := b.Xor(b.FindUMsb(b.Or(m, k(1))), k(31))
	return b.ISub(b.IAdd(b.UMax(e, k(1)), k(8)), places), b.ShiftL(m, places)
}
