package elementary

// sqrtPair is sqrt(s + tail) as high + low, to about 2^-34 of itself, for a
// tail within some last places of s. high has 12 bits, so that its square is
// exact and lies within 2^-10 of s: the difference is exact too, and sqrt(s) =
// high + (s - high^2) / (high + sqrt(s)) is rounded at a size of 2^-11 only.
// s = 0 gives a NaN.
func sqrtPair[V, U, B any](m Arithmetic[V, U, B], s, tail V) (high, low V) {
	root := m.Sqrt(s)
	high = upperHalf(m, root)
	rest := m.Add(m.Sub(s, m.Mul(high, high)), tail)
	return high, m.Div(rest, m.Add(high, root))
}

// A first guess of sqrt(1/z) is a subtraction of words (Lomont); one step
// y (a - b z y^2) in the manner of Newton's follows. This magic word, searched in
// steps of 2^13, and the a and b that are best after it for z in [1, 4) make the
// greatest relative error least, 2^-10.6.
const (
	rsqrtMagic = 0x5f200000
	rsqrtA     = 0x1.ae91c4p+0
	rsqrtB     = 0x1.686c14p-1
)

// Rsqrt is 1/sqrt(x): rsqrt(±0) = ±Inf, rsqrt(+Inf) = +0, a negative x or a NaN
// gives the canonical NaN. The error is at most 0.503 ULP.
//
// With x = 4^k z, z in [1, 4), and y near rsqrt(z) by a guess and one step of
// Newton's, cut to 12 bits: rsqrt(z) = y (1-r)^(-1/2) with r = 1 - z y^2, whose
// parts are exact, and |r| < 2^-8: the series' terms up to r^3 do. Nothing is
// subnormal but x, which is made normal through its word; the result lies in
// [2^-64, 2^75].
func Rsqrt[V, U, B any](m Arithmetic[V, U, B], x V) V {
	bits := m.Bits(x)
	w, exponent := significand(m, magnitude(m, x))
	exponent = m.SubU(exponent, m.Word(bias))
	k := m.ShiftRightSigned(exponent, m.Word(1))
	w = m.AddU(w, m.ShiftLeft(m.AndU(exponent, m.Word(1)), m.Word(mantissaBits)))
	z := m.Float(w)

	y := m.Float(m.SubU(m.Word(rsqrtMagic), m.ShiftRight(w, m.Word(1))))
	y = m.Mul(y, m.Sub(m.Const(rsqrtA), m.Mul(m.Mul(z, m.Const(rsqrtB)), m.Mul(y, y))))
	y = upperHalf(m, y)
	r := rsqrtRest(m, z, m.Mul(y, y))
	series := m.Add(m.Mul(r, m.Const(0.3125)), m.Const(0.375))
	series = m.Add(m.Mul(series, r), m.Const(0.5))
	y = m.Add(y, m.Mul(m.Mul(y, r), series))

	y = m.Float(m.SubU(m.Bits(y), m.ShiftLeft(k, m.Word(mantissaBits))))
	sign := m.AndU(bits, m.Word(signBit))
	isZero := m.EqualU(bits, sign)
	special := m.SelectU(m.EqualU(bits, m.Word(infinity)), m.Word(0), m.Word(canonicalNaN))
	special = m.SelectU(isZero, m.OrU(sign, m.Word(infinity)), special)
	isOrdinary := m.LessU(m.SubU(bits, m.Word(1)), m.Word(infinity-1))
	return m.Select(isOrdinary, y, m.Float(special))
}

// rsqrtRest is 1 - z s for s within 2^-8 of 1/z, each product being exact.
func rsqrtRest[V, U, B any](m Arithmetic[V, U, B], z, s V) V {
	zHigh, zLow := Split(m, z)
	sHigh, sLow := Split(m, s)
	r := m.Sub(m.Const(1), m.Mul(zHigh, sHigh))
	r = m.Sub(r, m.Mul(zHigh, sLow))
	r = m.Sub(r, m.Mul(zLow, sHigh))
	return m.Sub(r, m.Mul(zLow, sLow))
}

// cbrtTerms are a polynomial's that is the cube root over [1, 2) to 2^-13.7 of
// itself (recipe as for [Log]); cbrt2 and cbrt4 are those of 2 and 4.
var cbrtTerms = []float64{0x1.1b0bacp-1, 0x1.2c9a3ep-1, -0x1.4dc30ap-3, 0x1.7a8d3ep-6}

const (
	cbrt2 = 0x1.428a3p+0
	cbrt4 = 0x1.965feap+0
)

// Cbrt is the cube root, an odd function: cbrt(±0) = ±0, cbrt(±Inf) = ±Inf, NaN
// gives the canonical NaN; perfect cubes give exact roots. The error is at most
// 0.502 ULP.
//
// With |x| = 8^k z, z = 2^j m in [1, 8), and y of 12 bits near cbrt(z), z - y^3
// is exact in its parts, and Halley's step y + y (z - y^3) / (z + 2 y^3)
// triples y's bits. Nothing is subnormal but x, which is made normal through
// its word.
func Cbrt[V, U, B any](m Arithmetic[V, U, B], x V) V {
	bits := magnitude(m, x)
	w, exponent := significand(m, bits)
	// exponent + 26 is e + 153, e being that of |x|, and at least 4; times
	// 21846 / 2^16 is a division by 3 below 2^15.
	e := m.AddU(exponent, m.Word(26))
	k := m.ShiftRight(m.MulU(e, m.Word(21846)), m.Word(16))
	j := m.SubU(e, m.MulU(k, m.Word(3)))

	isTwo, isZero := m.EqualU(j, m.Word(2)), m.EqualU(j, m.Word(0))
	factor := m.Select(isZero, m.Const(1), m.Select(isTwo, m.Const(cbrt4), m.Const(cbrt2)))
	y := upperHalf(m, m.Mul(factor, polynomial(m, m.Float(w), cbrtTerms)))
	z := m.Float(m.AddU(w, m.ShiftLeft(j, m.Word(mantissaBits))))

	squareHigh, squareLow := Split(m, m.Mul(y, y))
	rest := m.Sub(m.Sub(z, m.Mul(squareHigh, y)), m.Mul(squareLow, y))
	divisor := m.Sub(m.Mul(m.Const(3), z), m.Add(rest, rest))
	y = m.Add(y, m.Div(m.Mul(y, rest), divisor))

	y = m.Float(m.AddU(m.Bits(y), m.ShiftLeft(m.SubU(k, m.Word(51)), m.Word(mantissaBits))))
	isOrdinary := m.LessU(m.SubU(bits, m.Word(1)), m.Word(infinity-1))
	return orNaN(m, x, m.Select(isOrdinary, withSign(m, y, x), x))
}

// Hypot is sqrt(x^2 + y^2): +Inf where either is infinite, else the canonical
// NaN where either is a NaN. hypot(x, ±0) = |x|. Nothing overflows or underflows
// on the way. The error is at most 0.502 ULP, and 0.75 where the result is
// subnormal, since that is rounded twice.
//
// The larger is scaled to [1/2, 1), the smaller with it; below 2^-30 it makes no
// difference and stays there. The squares and their sum are pairs. A subnormal
// operand is taken by its word, a subnormal result made by Scale.
func Hypot[V, U, B any](m Arithmetic[V, U, B], x, y V) V {
	a, b := magnitude(m, x), magnitude(m, y)
	isLess := m.LessU(a, b)
	large, small := m.SelectU(isLess, b, a), m.SelectU(isLess, a, b)
	largeBits, largeExponent := significand(m, large)
	smallBits, smallExponent := significand(m, small)
	apart, limit := m.SubU(largeExponent, smallExponent), m.Word(30)
	apart = m.SelectU(m.LessU(apart, limit), apart, limit)
	lower := m.Word(hiddenBit)
	largeBits = m.SubU(largeBits, lower)
	smallBits = m.SubU(smallBits, m.AddU(lower, m.ShiftLeft(apart, m.Word(mantissaBits))))

	square, err := TwoSquare(m, m.Float(largeBits))
	smallSquare, smallErr := TwoSquare(m, m.Float(smallBits))
	sum, rest := FastTwoSum(m, square, smallSquare)
	high, low := sqrtPair(m, sum, m.Add(rest, m.Add(err, smallErr)))
	// A zero has no exponent; 0 keeps Scale within its range.
	k := m.SubU(largeExponent, m.Word(bias-1))
	k = m.SelectU(m.EqualU(large, m.Word(0)), m.Word(0), k)
	result := m.Scale(m.Add(high, low), k)
	result = m.Select(m.EqualU(large, m.Word(0)), m.Const(0), result)

	inf := m.Word(infinity)
	isInfinite := m.Or(m.EqualU(a, inf), m.EqualU(b, inf))
	special := m.SelectU(isInfinite, inf, m.Word(canonicalNaN))
	return m.Select(m.LessU(large, inf), result, m.Float(special))
}
