package elementary

// Pow64 is x^y, with the special values of IEEE 754 and C's Annex F: pow(x, ±0)
// and pow(1, y) are 1 even for a NaN, pow(-1, ±Inf) is 1, a finite negative x
// with a y that is no integer gives the canonical NaN, and so does any other
// NaN. A negative x with an odd y gives a negative result, zeros and infinities
// included. The error is at most 0.53 ULP, where the result is subnormal 0.76.
//
// It is e^(y log|x|). The logarithm is taken as two floats with an error of
// 2^-68 of it, its product with y too, whose magnitude is at most 745 where the
// result is neither 0 nor infinite: the error of the exponent is below 2^-58.
func Pow64[V, U, B any](m Arithmetic[V, U, B], x, y V) V {
	xBits, yBits := magnitude64(m, x), magnitude64(m, y)
	h, shift := normalize64(m, m.Float(xBits))
	logHigh, logLow := logSplit64(m, h).sumDouble(m, shift)

	// From 2^65 on any x but 1 gives 0 or +Inf.
	limited := withSign64(m, y, m.Float(minU(m, yBits, wordOf64(m, 0x1p65))))
	high, low := powProduct64(m, limited, logHigh, logLow)
	clamped := clampSigned64(m, high, expLow64, expHigh64)
	low = m.Select(m.EqualU(m.Bits(clamped), m.Bits(high)), low, m.Const(0))

	a, b, k := expReduce64(m, clamped)
	v, vLow := expTimes64(m, k, expNear64(m, a, m.Sub(b, low)))
	return powSpecial64(m, x, y, m.Scale(m.Add(v, vLow), expExponent64(m, k)))
}

// powProduct64 is y (logHigh + logLow) as high + low; high, the product of the
// upper 26 bits, is exact, and low is 2^-25 of it.
func powProduct64[V, U, B any](m Arithmetic[V, U, B], y, logHigh, logLow V) (high, low V) {
	yHigh, yLow := Split64(m, y)
	upper, lower := Split64(m, logHigh)
	low = m.Add(m.Mul(yLow, upper), m.Mul(y, m.Add(lower, logLow)))
	return m.Mul(yHigh, upper), low
}

// powSpecial64 is power, |x|^y where that needs no rule, or what the rules say.
func powSpecial64[V, U, B any](m Arithmetic[V, U, B], x, y, power V) V {
	xBits, yBits := magnitude64(m, x), magnitude64(m, y)
	zero, infinite := m.Word(0), m.Word(infinity64)
	xNegative := m.LessSigned(m.Bits(x), zero)
	xZero := m.EqualU(xBits, zero)
	xExtreme := m.Or(xZero, m.EqualU(xBits, infinite))
	integer, odd := parity64(m, yBits)

	// ±0 and ±Inf: y's sign decides, the other way round for ±0.
	direction := m.XorU(m.Bits(y), m.SelectU(xZero, m.Word(signBit64), zero))
	extreme := m.SelectU(m.LessSigned(direction, zero), zero, infinite)
	result := m.SelectU(xExtreme, extreme, m.Bits(power))
	result = m.OrU(result, m.SelectU(m.And(xNegative, odd), m.Word(signBit64), zero))

	noRoot := m.And(xNegative, m.Not(m.Or(integer, xExtreme)))
	isNaN := m.Or(noRoot, m.Or(m.LessU(infinite, xBits), m.LessU(infinite, yBits)))
	result = m.SelectU(isNaN, m.Word(canonicalNaN64), result)
	isOne := m.Or(m.EqualU(yBits, zero), m.EqualU(m.Bits(x), wordOf64(m, 1)))
	return m.Float(m.SelectU(isOne, wordOf64(m, 1), result))
}

// parity64 tells whether a magnitude is an integer, and an odd one. From 2^53 on
// all are even, infinity and NaN too; 0 counts as neither.
func parity64[V, U, B any](m Arithmetic[V, U, B], magnitude U) (integer, odd B) {
	one := m.Word(1)
	exponent := m.ShiftRight(magnitude, m.Word(mantissaBits64))
	unit := m.SubU(m.Word(bias64+mantissaBits64), exponent) // the place of the bit that counts ones
	inside := m.LessU(unit, m.Word(mantissaBits64+1))
	unit = m.SelectU(inside, unit, m.Word(0))
	significand := m.OrU(m.AndU(magnitude, m.Word(mantissa64)), m.Word(hiddenBit64))
	shifted := m.ShiftRight(significand, unit)
	whole := m.And(inside, m.EqualU(m.ShiftLeft(shifted, unit), significand))
	large := m.LessU(m.Word(bias64+mantissaBits64), exponent)
	return m.Or(whole, large), m.And(whole, m.EqualU(m.AndU(shifted, one), one))
}
