package elementary

// asinCoefficients are those of s^3, s^5, ..., s^11 in asin(s) - s, with the
// least greatest error relative to asin(s) on |s| <= 1/2, by the recipe of
// sinCoefficients. The error is 4.9e-9, which is 0.08 ULP.
var asinCoefficients = []float64{0x1.5555c8p-3, 0x1.330204p-4, 0x1.747bbap-5, 0x1.8c3e2ap-6, 0x1.595c8cp-5}

// pi/2 = pi2Short + pi2Rest to 2^-37: the first has 8 bits.
const (
	pi2Short = 0x1.92p+0
	pi2Rest  = 0x1.fb5444p-12

	one32  = 0x3f800000 // the bits of 1
	half32 = 0x3f000000 // the bits of 1/2
)

// Asin is the arc sine in radians, in [-pi/2, pi/2]: asin(±0) = ±0, NaN for
// |x| > 1, NaN gives the canonical NaN.
//
// For |x| <= 1/2 it is asin(|x|), else pi/2 - 2 asin(sqrt((1 - |x|)/2)), each
// with x's sign; see [halfArcsine] for asin of both. Twice its first part is a
// multiple of 2^-23 in the second case, so pi2Short less that is exact.
//
// The greatest error of 2^26 inputs was 0.71 ULP.
//
// Below 2^-13, subnormals among them, the result is x itself.
func Asin[V, U, B any](m Arithmetic[V, U, B], x V) V {
	bits := magnitude(m, x)
	high, low, isLarge := halfArcsine(m, bits)
	large := m.Add(
		m.Sub(m.Const(pi2Short), m.Add(high, high)),
		m.Sub(m.Const(pi2Rest), m.Add(low, low)))
	y := m.Select(isLarge, large, m.Add(high, low))

	y = m.Select(m.LessU(bits, m.Word(smallAngle)), x, withSign(m, y, x))
	return nanFrom(m, bits, one32+1, y)
}

// Acos is the arc cosine in radians, in [0, pi]: acos(1) = +0, NaN for |x| > 1,
// NaN gives the canonical NaN.
//
// With [halfArcsine]'s a, it is pi/2 - a or pi/2 + a for |x| <= 1/2, and beyond
// that 2a or pi - 2a, by the sign of x. The greatest error of 2^26 inputs was
// 0.69 ULP.
//
// Subnormals: of a tiny x the result is pi/2, whatever a is.
func Acos[V, U, B any](m Arithmetic[V, U, B], x V) V {
	bits := magnitude(m, x)
	high, low, isLarge := halfArcsine(m, bits)

	factor := m.Select(isLarge, m.Const(2), m.Const(-1))
	factor = m.Float(m.XorU(m.Bits(factor), m.AndU(m.Bits(x), m.Word(signBit))))
	halfTurn := func(pi2 float64) V { // 0, pi/2 or pi
		return m.Select(isLarge, m.Select(isNegative(m, x), m.Const(2*pi2), m.Const(0)), m.Const(pi2))
	}
	sum, err := FastTwoSum(m, halfTurn(pi2High), m.Mul(factor, high))
	err = m.Add(err, m.Add(halfTurn(pi2Low), m.Mul(factor, low)))
	return nanFrom(m, bits, one32+1, m.Add(sum, err))
}

// halfArcsine is, of the bits of |x|, asin(s) for s = |x| where |x| <= 1/2, and
// elsewhere, which is isLarge, for s = sqrt((1 - |x|)/2), as high + low: 12 bits
// of s and the rest, which has an error of 2^-35 s beside that of s^3 a(s^2).
//
// The square root w of z = (1 - |x|)/2, which is exact, is continued by
// (z - high^2) / (w + high), whose numerator is exact, too. The divisor's
// smallest value is 2^-12; the constant added to it changes it where it is 0,
// and so is the numerator.
//
// Subnormals: there are none for isLarge, and elsewhere s^2 and its multiples
// matter only if |x| > 2^-13.
func halfArcsine[V, U, B any](m Arithmetic[V, U, B], bits U) (high, low V, isLarge B) {
	x := m.Float(bits)
	isLarge = m.LessU(m.Word(half32), bits)
	z := m.Mul(m.Sub(m.Const(1), x), m.Const(0.5))
	s := m.Select(isLarge, m.Sqrt(z), x)
	high, rest := Split(m, s)
	divisor := m.Add(m.Add(s, high), m.Const(0x1p-60))
	low = m.Select(isLarge, m.Div(m.Sub(z, m.Mul(high, high)), divisor), rest)

	z = m.Select(isLarge, z, m.Mul(x, x))
	return high, m.Add(low, m.Mul(s, m.Mul(z, polynomial(m, z, asinCoefficients)))), isLarge
}
