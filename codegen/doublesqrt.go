package codegen

// The parabola c0 - c1 t + c2 t^2 that is nearest to 1/sqrt(1+t) on [0, 1] in
// relative error, which is 2^-8.29 (Remez exchange), in units of 2^-32, and
// 1/sqrt(2).
const (
	rootC0   = 0xff2f182f
	rootC1   = 0x6f654792
	rootC2   = 0x25ceda87
	rootHalf = 0xb504f333
)

// doubleSqrt is the square root of x, by digits of an estimated reciprocal root
// and exact remainders, as doubleDiv divides.
//
// With M in [1, 4) the significand times 1 or 2, so that the exponent is even,
// and S its root, r is at most 2^32/S and less than it by 2^-28.6 of itself at
// most. The first digit is S in units of 2^-30, at most 9 below; the second
// makes it units of 2^-57, again at most 9 below; the third and a comparison
// make up for that.
func (b *Builder) doubleSqrt(x pair) pair {
	k := func(v uint32) ID { return b.k(v, x[1]) }
	e, m := b.doubleNormal(x)
	odd := b.IEq(b.And(e, k(1)), k(0)) // the bias is odd
	a := b.selectPair(odd, m, pair{b.shiftDown(m, 1), b.ShiftR(m[1], k(1))})
	r := b.reciprocalRoot(m[1], a[1], odd)

	s1 := b.MulHi(a[1], r)
	low, high := b.MulExtended(s1, s1)
	// M in units of 2^-60: the low bits of a are zeros.
	rest := sub64(b, pair{b.shiftDown(a, 2), b.ShiftR(a[1], k(2))}, pair{low, high})
	s2 := b.MulHi(b.shiftDown(rest, 4), r)
	// (s1 2^27 + s2)^2 = s1^2 2^54 + s1 s2 2^28 + s2^2
	low, high = b.MulExtended(s1, s2)
	cross := pair{b.ShiftL(low, k(28)), b.shiftUp(pair{low, high}, 28)}
	low, high = b.MulExtended(s2, s2)
	rest = sub64(b, pair{k(0), b.ShiftL(rest[0], k(22))}, add64(b, cross, pair{low, high}))

	s := add64(b, pair{b.ShiftL(s1, k(27)), b.ShiftR(s1, k(5))}, pair{s2, k(0)})
	s3 := b.ShiftR(b.MulHi(rest[1], r), k(26))
	twice := pair{b.ShiftL(s[0], k(1)), b.shiftUp(s, 1)}
	rest = sub64(b, rest, mulWord64(b, add64(b, twice, pair{s3, k(0)}), s3))
	// One more is right where the rest is not less than 2 (s + s3) + 1.
	twice = add64(b, twice, pair{b.Or(b.ShiftL(s3, k(1)), k(1)), k(0)})
	over, less := b.sub64Borrow(rest, twice)
	s = add64(b, s, pair{b.IAdd(s3, b.ISub(k(1), less)), k(0)})
	exact := b.LOr(b.IEq(b.Or(rest[0], rest[1]), k(0)), b.IEq(b.Or(over[0], over[1]), k(0)))

	root := pair{b.Or(b.ShiftL(s[0], k(6)), b.Select(exact, k(0), k(1))), b.shiftUp(s, 6)}
	half := b.ShiftR(b.IAdd(e, k(doubleBias)), k(1))
	root = b.packDouble(b.ISub(half, k(1)), root)

	key := b.doubleKey(x)
	root = b.selectPair(b.doubleOrdinary(key), root, x)
	// As an unsigned word, a negative number's high word is above that of -0.
	negative := b.UGreater(b.Or(x[1], b.nonZeroBit(x[0])), k(signBit))
	invalid := b.LOr(negative, b.UGreater(key, k(infinity64)))
	return b.selectPair(invalid, pair{k(0), k(canonicalNaN64)}, root)
}

// reciprocalRoot is 2^32 over the root of M, from below: m is the high word of
// the significand, a that of M in units of 2^-30, and odd where the two differ
// by a factor of 2. Two steps of Newton's make the parabola's 2^-8.29 2^-16 and
// 2^-31.4; what the roundings can have added is taken off the factor 3 - M r^2.
func (b *Builder) reciprocalRoot(m, a, odd ID) ID {
	k := func(v uint32) ID { return b.k(v, m) }
	t := b.ShiftL(m, k(1))
	r := b.ISub(k(rootC0), b.MulHi(t, b.ISub(k(rootC1), b.MulHi(t, k(rootC2)))))
	r = b.Select(odd, b.MulHi(r, k(rootHalf)), r)
	for range 2 {
		factor := b.ISub(k(3<<30-4), b.MulHi(a, b.MulHi(r, r)))
		low, high := b.MulExtended(r, factor)
		r = b.Or(b.ShiftL(high, k(1)), b.ShiftR(low, k(31)))
	}
	return r
}
