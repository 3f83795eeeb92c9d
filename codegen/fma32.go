package codegen

// fma32 is x * y + z of float32 numbers given by their bits, rounded once,
// subnormals included; a NaN is the canonical one.
func (b *Builder) fma32(x, y, z ID) ID { return b.fma32By(b.roundFloat32, x, y, z) }

// fma32Odd is fma32 rounded to odd, as float32FromDoubleOdd, for halves.
func (b *Builder) fma32Odd(x, y, z ID) ID { return b.fma32By(b.roundFloat32Odd, x, y, z) }

// fma32By is x * y + z with a rounding of its own. The product of 48 bits and z
// are aligned in 64 bits, with 15 below the product's last.
func (b *Builder) fma32By(round func(exponent, m ID) ID, x, y, z ID) ID {
	k := func(v uint32) ID { return b.k(v, x) }
	ax, ay, az := b.magnitude(x), b.magnitude(y), b.magnitude(z)
	sp, sz := b.And(b.Xor(x, y), k(signBit)), b.And(z, k(signBit))

	// The leading bits are at bit 61, the product's maybe at bit 62.
	ex, mx := b.normal32(ax)
	ey, my := b.normal32(ay)
	low, high := b.MulExtended(b.ShiftR(mx, k(1)), my)
	none := b.IEq(b.UMin(ax, ay), k(0)) // a zero has no exponent to align to
	ep := b.Select(none, k(^uint32(1023)), b.ISub(b.IAdd(ex, ey), k(127)))
	ez := b.ShiftR(az, k(mantissaBits))
	mz := b.Or(b.And(z, k(mantissaMask)), b.ShiftL(b.nonZeroBit(ez), k(mantissaBits)))
	ez = b.UMax(ez, k(1))
	big, small := pair{low, high}, pair{k(0), b.ShiftL(mz, k(6))}

	swap := b.SLess(ep, ez)
	big, small = b.selectPair(swap, small, big), b.selectPair(swap, big, small)
	distance := b.ISub(ep, ez)
	mask := b.signMask(distance)
	distance = b.UMin(b.ISub(b.Xor(distance, mask), mask), k(63))
	opposite := b.signMask(b.Xor(sp, sz))
	sum := add64(b, big, negateIf(b, b.shiftRightSticky(small, distance), opposite))
	negative := b.And(b.signMask(sum[1]), opposite)
	sum, places := b.normalise64(negateIf(b, sum, negative))

	cancelled := b.IEq(b.Or(sum[0], sum[1]), k(0))
	sign := b.Xor(b.Select(swap, sz, sp), b.And(negative, k(signBit)))
	sign = b.Select(cancelled, b.And(sp, sz), sign)
	top := b.Or(sum[1], b.nonZeroBit(sum[0]))
	r := round(b.ISub(b.IAdd(b.SMax(ep, ez), k(2)), places), top)
	r = b.Or(b.Select(cancelled, k(0), r), sign)
	return b.specialFMA32(r, ax, ay, az, sp, sz)
}

// specialFMA32 is r, or what infinite and NaN operands give.
func (b *Builder) specialFMA32(r, ax, ay, az, sp, sz ID) ID {
	limit := b.k(infinity, r)
	greater, lesser := b.UMax(ax, ay), b.UMin(ax, ay)
	infinite := b.UGreaterEq(greater, limit)
	r = b.Select(b.UGreaterEq(az, limit), b.Or(sz, limit), r)
	r = b.Select(infinite, b.Or(sp, limit), r)
	invalid := b.LAnd(infinite, b.IEq(lesser, b.k(0, r)))
	opposite := b.LAnd(b.LAnd(infinite, b.IEq(az, limit)), b.INe(sp, sz))
	nan := b.UGreater(b.UMax(greater, az), limit)
	return b.Select(b.LOr(nan, b.LOr(invalid, opposite)), b.k(canonicalNaN, r), r)
}

// normal32 is the biased exponent of a magnitude that is not zero, below 1 for
// a subnormal, and its significand with the leading bit at bit 31.
func (b *Builder) normal32(a ID) (exponent, m ID) {
	k := func(v uint32) ID { return b.k(v, a) }
	e := b.ShiftR(a, k(mantissaBits))
	m = b.Or(b.And(a, k(mantissaMask)), b.ShiftL(b.nonZeroBit(e), k(mantissaBits)))
	places := b.Xor(b.FindUMsb(b.Or(m, k(1))), k(31))
	return b.ISub(b.IAdd(b.UMax(e, k(1)), k(8)), places), b.ShiftL(m, places)
}
