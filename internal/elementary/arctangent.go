package elementary

// atanCoefficients are those of q^3, q^5, ..., q^11 in atan(q) - q, with the
// least greatest error relative to atan(q) on |q| <= 1/2, by the recipe of
// sinCoefficients. The error is 5.4e-9, which is 0.09 ULP.
var atanCoefficients = []float64{
	-0x1.555512p-2, 0x1.997b06p-3, -0x1.2249b2p-3, 0x1.9ffb96p-4, -0x1.a3da9ap-5,
}

// pi/4 = pi4Short + pi4Rest to 2^-43: the first has 16 bits.
const (
	pi4Short = 0x1.921fp-1
	pi4Rest  = 0x1.6a8886p-18
)

// Beyond steepest, atan is pi/2 to 2^-64. The others are the bits of the powers
// of two between which atan2 divides its operands as they are, and exponents as
// words.
const (
	steepest  = 0x1p64
	minPlain  = 0x2b800000  // 2^-40
	maxPlain  = 0x53800000  // 2^40
	minFactor = 1<<32 - 60  // 2^-60 and less is nothing beside pi/2
	minScale  = 1<<32 - 250 // 2^-250 scales to 0
)

// Atan is the arc tangent in radians, in [-pi/2, pi/2]: atan(±0) = ±0,
// atan(±Inf) = ±pi/2, NaN gives the canonical NaN.
//
// It is [angle] of |x| and 1, with x's sign. The greatest error of 2^26 inputs was
// 0.75 ULP. Below 2^-13, subnormals among them, the result is x itself.
func Atan[V, U, B any](m Arithmetic[V, U, B], x V) V {
	bits := magnitude(m, x)
	isSteep := m.LessU(m.Word(one32), bits)
	limited := clampMagnitude(m, x, steepest)
	one := m.Const(1)
	start := m.Select(isSteep, m.Const(2), m.Const(0))
	direction := m.SelectU(isSteep, m.Word(signBit), m.Word(0))
	y := angle(m, m.Select(isSteep, one, limited), m.Select(isSteep, limited, one), start, direction)

	y = m.Select(m.LessU(bits, m.Word(smallAngle)), x, withSign(m, y, x))
	return nanFrom(m, bits, infinity+1, y)
}

// angle is start pi/4 + atan(n/d) for 0 <= n <= d, or, where direction is a sign
// bit instead of 0, start pi/4 - atan(n/d). start is 0, 2 or 4, and not 0 with a
// sign bit.
//
// For n > d/2, atan(n/d) is pi/4 + atan((n - d)/(n + d)), where the numerator is
// exact and the denominator a sum and its error. With h the first 12 bits of the
// quotient q and e the rest, atan(q) = h + (e + q^3 a(q^2)); multiples of pi/4
// come in two parts, too, so that the last addition is the only large error.
//
// Subnormals: for n and d from 2^-40 to 2^40, or n or d equal to 1 and the other
// up to 2^64, and |n/d| above 2^-13 where start is 0, the remainder is a multiple
// of 2^-88, the quotient's rest matters above 2^-36 q only, and q^2 where it is
// normal.
func angle[V, U, B any](m Arithmetic[V, U, B], n, d, start V, direction U) V {
	isNear := m.LessU(m.Bits(d), m.AddU(m.Bits(n), m.Word(hiddenBit))) // d < 2n
	zero := m.Const(0)
	sum, err := FastTwoSum(m, d, n)
	high, rest := quotient(m,
		m.Select(isNear, m.Sub(n, d), n), zero,
		m.Select(isNear, sum, d), m.Select(isNear, err, zero))

	q := m.Add(high, rest)
	square := m.Mul(q, q)
	rest = m.Add(rest, m.Mul(m.Mul(square, q), polynomial(m, square, atanCoefficients)))

	turned := func(v V) V { return m.Float(m.XorU(m.Bits(v), direction)) }
	start = m.Add(start, turned(m.Select(isNear, m.Const(1), zero)))
	y, small := FastTwoSum(m, m.Mul(start, m.Const(pi4Short)), turned(high))
	return m.Add(y, m.Add(small, m.Add(m.Mul(start, m.Const(pi4Rest)), turned(rest))))
}

// Atan2 is the angle in radians, in [-pi, pi], between the positive x axis and
// the point (x, y). With y's sign for that of the result:
//
//	y is ±0, x is +0 or above    ±0
//	y is ±0, x is -0 or below    ±pi
//	x is ±0, y is not 0          ±pi/2
//	y is ±Inf, x is finite       ±pi/2
//	y is ±Inf, x is +Inf, -Inf   ±pi/4, ±3pi/4
//	y is finite, x is +Inf       ±0
//	y is finite, x is -Inf       ±pi
//
// (C99 Annex F.9.1.4, Array API 2024.12); a NaN gives the canonical NaN.
//
// With a the arc tangent of the smaller of |x| and |y| over the larger, it is a,
// pi - a, pi/2 - a or pi/2 + a, by whether x is negative and |y| the larger: see
// [angle]. Operands outside [2^-40, 2^40] are scaled first, see [scaledQuotient],
// which is also where subnormals are. The greatest error of 2^26 pairs was 0.86
// ULP.
func Atan2[V, U, B any](m Arithmetic[V, U, B], y, x V) V {
	across, up := magnitude(m, x), magnitude(m, y)
	isSteep := m.LessU(across, up)
	n := m.SelectU(isSteep, across, up)
	d := m.SelectU(isSteep, up, across)

	isExtreme := m.Or(m.LessU(n, m.Word(minPlain)), m.LessU(m.Word(maxPlain), d))
	parts := m.Rarely(isExtreme, []V{m.Float(n), m.Float(d), m.Const(1)},
		func() []V { return scaledQuotient(m, n, d) })

	isLeft := isNegative(m, x)
	start := m.Select(isSteep, m.Const(2), m.Select(isLeft, m.Const(4), m.Const(0)))
	turn := m.SelectU(isSteep, m.Word(signBit), m.Word(0))
	direction := m.AndU(m.XorU(m.Bits(x), turn), m.Word(signBit))
	result := angle(m, parts[0], parts[1], start, direction)

	isTiny := m.LessU(m.Bits(parts[2]), m.Word(one32))
	isRight := m.Not(m.Or(isSteep, isLeft))
	result = m.Select(m.And(isTiny, isRight), parts[2], result)
	return nanFrom(m, d, infinity+1, withSign(m, result, y))
}

// scaledQuotient is a numerator and a denominator that make the quotient of the
// magnitudes n <= d, or 2^-60 and a little if it is less, and third the quotient
// where it is less, and 1 elsewhere. 0/0 and finite/Inf count as 0, Inf/Inf as 1.
//
// The quotient is (a/b) 2^k with a and b the significands, a doubled if it is
// the smaller, so that a/b is in [1, 2): it rounds there, and if the result is
// subnormal once more, which makes less than 1 ULP of it in all.
func scaledQuotient[V, U, B any](m Arithmetic[V, U, B], n, d U) []V {
	a, aExponent := significand(m, n)
	b, bExponent := significand(m, d)
	k := m.SubU(aExponent, bExponent)
	isLess := m.LessU(a, b)
	a = m.SelectU(isLess, m.AddU(a, m.Word(hiddenBit)), a)
	k = m.SelectU(isLess, m.SubU(k, m.Word(1)), k)

	atLeast := func(k U, least uint64) U {
		return m.SelectU(m.LessSigned(k, m.Word(least)), m.Word(least), k)
	}
	isZero := m.Or(m.EqualU(n, m.Word(0)),
		m.And(m.EqualU(d, m.Word(infinity)), m.LessU(n, m.Word(infinity))))
	k = m.SelectU(isZero, m.Word(minScale), atLeast(k, minScale))

	isTiny := m.LessSigned(k, m.Word(minFactor))
	quotient := m.Scale(m.Div(m.Float(a), m.Float(b)), k)
	numerator := m.AddU(a, m.ShiftLeft(atLeast(k, minFactor), m.Word(mantissaBits)))
	return []V{m.Float(numerator), m.Float(b), m.Select(isTiny, quotient, m.Const(1))}
}

// significand is the bits of w's significand in [1, 2), and w's biased exponent,
// for the bits w of a positive float32, subnormal or not. 0 gives that of 1, and
// so does infinity.
func significand[V, U, B any](m Arithmetic[V, U, B], w U) (bits, exponent U) {
	isSubnormal := m.LessU(w, m.Word(hiddenBit))
	normal := m.SelectU(isSubnormal, m.Bits(m.FromInt(w)), w) // 2^149 times the subnormal
	exponent = m.ShiftRight(normal, m.Word(mantissaBits))
	exponent = m.SelectU(isSubnormal, m.SubU(exponent, m.Word(149)), exponent)
	return m.OrU(m.AndU(normal, m.Word(mantissa)), m.Word(one32)), exponent
}
