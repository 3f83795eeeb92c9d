package double

import "github.com/weft-gpu/weft/codegen/words"

// The parabola c0 - c1 t + c2 t^2, in units of 2^-32, approximates 1/sqrt(1+t) on [0, 1] with
// the least relative error, 2^-8.29 (Remez exchange). rootHalf is 1/sqrt(2).
const (
	rootC0   = 0xff2f182f
	rootC1   = 0x6f654792
	rootC2   = 0x25ceda87
	rootHalf = 0xb504f333
)

// Sqrt is the square root of x. Like Div, it computes digits by an estimated reciprocal (here
// of the root) and exact remainders.
//
// Let M in [1, 4) be the significand times 1 or 2, so that the exponent is even, and S its
// root. r is at most 2^32/S, with a relative error of at most 2^-28.6. The first digit is S in
// units of 2^-30, at most 9 too low. The second refines it to units of 2^-57, again at most 9
// too low. The third and a comparison correct that.
func (b Arithmetic) Sqrt(x Pair) Pair {
	k := func(v uint32) ID { return b.K(v, x[1]) }
	e, m := b.normal(x)
	odd := b.IEq(b.And(e, k(1)), k(0)) // the bias is odd
	a := b.Select64(odd, m, Pair{b.ShiftDown(m, 1), b.ShiftR(m[1], k(1))})
	r := b.reciprocalRoot(m[1], a[1], odd)

	s1 := b.MulHi(a[1], r)
	low, high := b.MulExtended(s1, s1)
	// M in units of 2^-60: the low bits of a are zeros.
	rest := b.Sub64(Pair{b.ShiftDown(a, 2), b.ShiftR(a[1], k(2))}, Pair{low, high})
	s2 := b.MulHi(b.ShiftDown(rest, 4), r)
	// (s1 2^27 + s2)^2 = s1^2 2^54 + s1 s2 2^28 + s2^2
	low, high = b.MulExtended(s1, s2)
	cross := Pair{b.ShiftL(low, k(28)), b.ShiftUp(Pair{low, high}, 28)}
	low, high = b.MulExtended(s2, s2)
	rest = b.Sub64(Pair{k(0), b.ShiftL(rest[0], k(22))}, b.Add64(cross, Pair{low, high}))

	s := b.Add64(Pair{b.ShiftL(s1, k(27)), b.ShiftR(s1, k(5))}, Pair{s2, k(0)})
	s3 := b.ShiftR(b.MulHi(rest[1], r), k(26))
	twice := Pair{b.ShiftL(s[0], k(1)), b.ShiftUp(s, 1)}
	rest = b.Sub64(rest, b.MulWord64(b.Add64(twice, Pair{s3, k(0)}), s3))
	// One more is right if the rest is at least 2 (s + s3) + 1.
	twice = b.Add64(twice, Pair{b.Or(b.ShiftL(s3, k(1)), k(1)), k(0)})
	over, less := b.Sub64Borrow(rest, twice)
	s = b.Add64(s, Pair{b.IAdd(s3, b.ISub(k(1), less)), k(0)})
	exact := b.LOr(b.IEq(b.Or(rest[0], rest[1]), k(0)), b.IEq(b.Or(over[0], over[1]), k(0)))

	root := Pair{b.Or(b.ShiftL(s[0], k(6)), b.Select(exact, k(0), k(1))), b.ShiftUp(s, 6)}
	half := b.ShiftR(b.IAdd(e, k(Bias)), k(1))
	root = b.pack(b.ISub(half, k(1)), root)

	key := b.Key(x)
	root = b.Select64(b.ordinary(key), root, x)
	// As an unsigned word, a negative number's high word is above that of -0.
	negative := b.UGreater(b.Or(x[1], b.NonZeroBit(x[0])), k(words.SignBit))
	invalid := b.LOr(negative, b.UGreater(key, k(Infinity)))
	return b.Select64(invalid, Pair{k(0), k(CanonicalNaN)}, root)
}

// reciprocalRoot is 2^32 divided by the root of M, or a little less. m is the high word of the
// significand, a that of M in units of 2^-30, and odd the condition that M is twice the
// significand. Two steps of Newton's method reduce the parabola's error of 2^-8.29 to 2^-16 and
// 2^-31.4. The factor 3 - M r^2 is decreased by as much as the roundings can add.
func (b Arithmetic) reciprocalRoot(m, a, odd ID) ID {
	k := func(v uint32) ID { return b.K(v, m) }
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
