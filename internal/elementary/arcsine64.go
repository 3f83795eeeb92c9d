package elementary

// arcsine64 approximates (asin(s)/s - 1) / s^2 in s^2, for |s| <= 1/2. Recipe:
// the least greatest error relative to asin(s), by Lawson's iteration in 220
// bits, each coefficient rounded to nearest. The error is 2^-59.8.
var arcsine64 = []float64{
	0x1.5555555555577p-3, 0x1.333333332e0e6p-4, 0x1.6db6db7215695p-5, 0x1.f1c71a93f2cd7p-6,
	0x1.6e8bdef9aeb94p-6, 0x1.1c49eebbbfa7ap-6, 0x1.ca1fb175ec883p-7, 0x1.758477978c087p-7,
	0x1.61422aef1b40cp-7, 0x1.e5a58d89b7e48p-9, 0x1.63b37a74e1f28p-6, -0x1.581c7be301edcp-6,
	0x1.0b4ffe8fe9d71p-5,
}

// Asin64 is the angle in [-pi/2, pi/2] whose sine is x: asin(±0) = ±0, |x| > 1
// and NaN give the canonical NaN. The measured error is at most 0.68 ULP.
//
// From 1/2 on, asin(a) = pi/2 - 2 asin(s) with s^2 = (1-a)/2, which is exact.
func Asin64[V, U, B any](m Arithmetic[V, U, B], x V) V {
	magnitude := magnitude64(m, x)
	s, p, correction, large := arcsineParts64(m, magnitude)
	zero := m.Const(0)
	y := arcsineSum64(m,
		m.Select(large, m.Const(halfPiHigh), zero),
		m.Select(large, m.Const(halfPiLow), zero),
		m.Select(large, m.Mul(s, m.Const(-2)), s), p,
		m.Mul(correction, m.Const(-2)))
	return oneOrLess64(m, magnitude, flipSign64(m, y, m.AndU(m.Bits(x), m.Word(signBit64))))
}

// Acos64 is the angle in [0, pi] whose cosine is x: acos(1) = +0, |x| > 1 and
// NaN give the canonical NaN. The measured error is at most 0.68 ULP.
//
// It is pi/2 - asin(x) up to 1/2, then 2 asin(s), and pi - 2 asin(s) on the
// negative side.
func Acos64[V, U, B any](m Arithmetic[V, U, B], x V) V {
	magnitude := magnitude64(m, x)
	sign := m.AndU(m.Bits(x), m.Word(signBit64))
	s, p, correction, large := arcsineParts64(m, magnitude)
	positive := m.EqualU(sign, m.Word(0))
	base := func(small, nearOne, nearMinusOne float64) V {
		return m.Select(large, m.Select(positive, m.Const(nearOne), m.Const(nearMinusOne)), m.Const(small))
	}
	s = m.Mul(s, m.Select(large, m.Const(2), m.Const(-1)))
	correction = m.Add(correction, correction)
	y := arcsineSum64(m,
		base(halfPiHigh, 0, 2*halfPiHigh),
		base(halfPiLow, 0, 2*halfPiLow),
		flipSign64(m, s, sign), p,
		flipSign64(m, correction, sign))
	return oneOrLess64(m, magnitude, y)
}

// arcsineParts64 is asin(s) = s + s p, with an s that is the argument itself up
// to 1/2, and beyond that (large) the root of z = (1-a)/2, to which a correction
// for its rounding is to be added. magnitude holds the bits of |x|.
//
// The correction is (z - s^2) / 2s, with z - s^2 exact but for 2^-26 of its
// size, and 1/s to 5% from its bits, which is enough for what is 1/2 ULP at
// most. At z = 0 it is 0.
func arcsineParts64[V, U, B any](m Arithmetic[V, U, B], magnitude U) (s, p, correction V, large B) {
	a := m.Float(magnitude)
	half := m.Const(0.5)
	large = m.Not(m.LessU(magnitude, m.Bits(half)))
	z := m.Select(large, m.Mul(m.Sub(m.Const(1), a), half), m.Mul(a, a))
	root := m.Sqrt(z)
	s = m.Select(large, root, a)
	p = m.Mul(z, polynomial(m, z, arcsine64))

	high, low := Split64(m, root)
	rest := m.Sub(m.Sub(z, m.Mul(high, high)), m.Mul(low, m.Add(root, high)))
	halfInverse := m.Float(m.SubU(m.Word(halfReciprocal64), m.Bits(root)))
	correction = m.Select(large, m.Mul(rest, halfInverse), m.Const(0))
	return s, p, correction, large
}

// halfReciprocal64 less the bits of a float64 s gives the bits of 1/2s within
// 5%: the exponents subtract, and the mantissas as if 1/(1+f) were linear, less
// a tenth to divide the error evenly.
const halfReciprocal64 = 0x7fce_6666_6666_6666

// arcsineSum64 is base + baseLow + s + s p + correction, for |base| >= |s| or
// base = 0.
func arcsineSum64[V, U, B any](m Arithmetic[V, U, B], base, baseLow, s, p, correction V) V {
	sum, rest := FastTwoSum(m, base, s)
	return m.Add(sum, m.Add(rest, m.Add(baseLow, m.Add(m.Mul(s, p), correction))))
}

// oneOrLess64 is y where magnitude, the bits of an argument without its sign, is
// at most that of 1, and else the canonical NaN.
func oneOrLess64[V, U, B any](m Arithmetic[V, U, B], magnitude U, y V) V {
	outside := m.LessU(wordOf64(m, 1), magnitude)
	return m.Select(outside, m.Float(m.Word(canonicalNaN64)), y)
}
