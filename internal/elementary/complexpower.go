package elementary

// ComplexPow64 is e^(w log z), with the branch of [ComplexLog64]: pow(z, 0) = 1
// for every z, pow(0, w) is 0 where w has a positive real part. Every other 0 as
// a base and everything with a part that is not finite gives NaN + i NaN. For a
// positive real base and a real exponent the imaginary part is +0 or -0.
//
// The measured error is at most 1.7 ULP as long as |w log z| is below 2^11; the
// logarithm and its product with w are sums of two, with an error of 2^-66, and
// beyond that the error grows with the product.
func ComplexPow64[V, U, B any](m Arithmetic[V, U, B], z, w [2]V) [2]V {
	length, angle := logarithmOfSums64(m, z)
	u, v := limitedTo900(m, w[0]), limitedTo900(m, w[1])
	re := plus64(m, timesSum64(m, u, length), timesSum64(m, negative64(m, v), angle))
	im := plus64(m, timesSum64(m, u, angle), timesSum64(m, v, length))

	sin, cos := sinCosOfSum64(m, im[0], im[1])
	inRange := m.LessU(magnitude64(m, re[0]), wordOf64(m, 1070))
	power, k := expPower64(m, re[0], m.Select(inRange, re[1], m.Const(0)))
	x := ScaleByMultiply64(m, m.Mul(power, cos), k)
	y := ScaleByMultiply64(m, m.Mul(power, sin), k)

	one, zero, nan := m.Const(1), m.Const(0), canonicalNaNOf64(m)
	nothing := m.And(isZero64(m, z[0]), isZero64(m, z[1]))
	vanishes := m.And(nothing, m.LessSigned(m.Word(0), m.Bits(w[0])))
	finite := m.And(m.And(isFinite64(m, z[0]), isFinite64(m, z[1])), m.And(isFinite64(m, w[0]), isFinite64(m, w[1])))
	defined := m.And(finite, m.Or(vanishes, m.Not(nothing)))
	x = m.Select(defined, m.Select(vanishes, zero, x), nan)
	y = m.Select(defined, m.Select(vanishes, zero, y), nan)
	unity := m.And(isZero64(m, w[0]), isZero64(m, w[1]))
	return complexOf64(m, m.Select(unity, one, x), m.Select(unity, zero, y))
}

// logarithmOfSums64 is log|z| and the angle of z, each as a sum of two with an
// error of about 2^-67, for a finite z other than 0.
func logarithmOfSums64[V, U, B any](m Arithmetic[V, U, B], z [2]V) (length, angle [2]V) {
	h, l, exponent := squareModulus64(m, z[0], m.Const(0), z[1])
	high, low := logSplit64(m, h).plus(m, l).sumDouble(m, exponent)
	half := m.Const(0.5)
	return [2]V{m.Mul(high, half), m.Mul(low, half)}, angleOfSums64(m, z[1], z[0])
}

// angleOfSums64 is atan2(y, x) as a sum of two: that of [Atan2of64], with the
// quotient as a sum of two.
func angleOfSums64[V, U, B any](m Arithmetic[V, U, B], y, x V) [2]V {
	sign := m.Word(signBit64)
	minor, major, steep := coordinates64(m, y, x)
	s := angleStep64(m, minor, major, steep, m.AndU(m.Bits(x), sign))
	majorHigh, majorLow := Split64(m, major)
	minorHigh, minorLow := Split64(m, minor)
	n, nLow := TwoSum(m, m.Sub(minor, m.Mul(s.c, majorHigh)), m.Mul(negative64(m, s.c), majorLow))
	d, dLow := FastTwoSum(m, major, m.Mul(s.c, minorHigh))
	d, dLow = FastTwoSum(m, d, m.Add(dLow, m.Mul(s.c, minorLow)))

	t, tLow := quotient64(m, n, nLow, d, dLow)
	t, tLow = flipSign64(m, t, s.sign), flipSign64(m, tLow, s.sign)
	sum, rest := FastTwoSum(m, s.base, t)
	rest = m.Add(rest, m.Add(s.baseLow, m.Add(tLow, arctangentRest64(m, m.Add(t, tLow)))))
	high, low := FastTwoSum(m, sum, rest)
	below := m.AndU(m.Bits(y), sign)
	return [2]V{flipSign64(m, high, below), flipSign64(m, low, below)}
}

// timesSum64 is v (s[0] + s[1]) as a sum of two.
func timesSum64[V, U, B any](m Arithmetic[V, U, B], v V, s [2]V) [2]V {
	product, err := TwoProduct64(m, v, s[0])
	return [2]V{product, m.Add(err, m.Mul(v, s[1]))}
}

// plus64 is the sum of two sums of two.
func plus64[V, U, B any](m Arithmetic[V, U, B], a, b [2]V) [2]V {
	sum, err := TwoSum(m, a[0], b[0])
	high, low := FastTwoSum(m, sum, m.Add(err, m.Add(a[1], b[1])))
	return [2]V{high, low}
}

// limitedTo900 is v, or ±2^900 beyond that: then its product with a logarithm is
// finite.
func limitedTo900[V, U, B any](m Arithmetic[V, U, B], v V) V {
	return withSign64(m, v, m.Float(minU(m, magnitude64(m, v), wordOf64(m, 0x1p900))))
}
