package elementary

// ComplexLog64 is log|z| + i atan2(y, x): log(-0 + 0i) = -Inf + i pi,
// log(+0 + 0i) = -Inf + 0i; where a part is infinite the real part is +Inf. The
// measured error is at most 1 ULP.
func ComplexLog64[V, U, B any](m Arithmetic[V, U, B], z [2]V) [2]V {
	high, low := logModulus64(m, z[0], m.Const(0), z[1])
	re := logModulusSpecial64(m, z[0], z[1], m.Add(high, low))
	return complexOf64(m, re, Atan2of64(m, z[1], z[0]))
}

// ComplexLog2of64 is log(z) / log(2), with the special values of [ComplexLog64].
// The measured error is at most 2.5 ULP.
func ComplexLog2of64[V, U, B any](m Arithmetic[V, U, B], z [2]V) [2]V {
	return complexLogTo64(m, z, log2eHi64, log2eLo64)
}

// ComplexLog10of64 is log(z) / log(10), with the special values of
// [ComplexLog64]. The measured error is at most 2.5 ULP.
func ComplexLog10of64[V, U, B any](m Arithmetic[V, U, B], z [2]V) [2]V {
	return complexLogTo64(m, z, log10eHi64, log10eLo64)
}

// complexLogTo64 is log(z) times a factor, a sum of two of which the first has 26
// bits.
func complexLogTo64[V, U, B any](m Arithmetic[V, U, B], z [2]V, factorHigh, factorLow float64) [2]V {
	high, low := logModulus64(m, z[0], m.Const(0), z[1])
	re := logModulusSpecial64(m, z[0], z[1], logTimes64(m, high, low, factorHigh, factorLow))
	im := m.Mul(Atan2of64(m, z[1], z[0]), m.Const(factorHigh+factorLow))
	return complexOf64(m, re, im)
}

// ComplexLog1pOf64 is log(1 + z), accurate where that is small:
// log1p(-1 + 0i) = -Inf + 0i; other special values are those of [ComplexLog64].
// The measured error is at most 2 ULP.
func ComplexLog1pOf64[V, U, B any](m Arithmetic[V, U, B], z [2]V) [2]V {
	x, xLow := TwoSum(m, m.Const(1), z[0])
	high, low := logModulus64(m, x, xLow, z[1])
	re := logModulusSpecial64(m, x, z[1], m.Add(high, low))
	return complexOf64(m, re, Atan2of64(m, z[1], x))
}

// logModulus64 is log|x + xLow + iy| as high + low, where x and y are finite and
// not both 0.
func logModulus64[V, U, B any](m Arithmetic[V, U, B], x, xLow, y V) (high, low V) {
	h, l, exponent := squareModulus64(m, x, xLow, y)
	high, low = logSplit64(m, h).plus(m, l).sum(m, exponent)
	half := m.Const(0.5)
	return m.Mul(high, half), m.Mul(low, half)
}

// squareModulus64 is |x + xLow + iy|^2 as 2^exponent (h + l), with h in [1, 32)
// and l a unit in its last place at most. The error is about 2^-105 of h, so that
// close to the unit circle the distance from it is right too.
func squareModulus64[V, U, B any](m Arithmetic[V, U, B], x, xLow, y V) (h, l V, exponent U) {
	tiny := m.And(m.LessU(magnitude64(m, x), wordOf64(m, 0x1p-900)), m.LessU(magnitude64(m, y), wordOf64(m, 0x1p-900)))
	up := m.Select(tiny, m.Const(0x1p100), m.Const(1))
	x, y = m.Mul(x, up), m.Mul(y, up)
	xBits, yBits := magnitude64(m, x), magnitude64(m, y)
	steep := m.LessU(xBits, yBits)
	major := m.SelectU(steep, yBits, xBits)
	e := m.SubU(m.ShiftRight(major, m.Word(mantissaBits64)), m.Word(bias64))
	e = m.SelectU(m.LessSigned(m.Word(1022), e), m.Word(1022), e)
	down := powerOfTwo64(m, m.SubU(m.Word(0), e))
	x, y = m.Mul(x, down), m.Mul(y, down)

	xSquare, ySquare := m.Mul(x, x), m.Mul(y, y)
	rest := m.Add(squareResidual64(m, xSquare, x), squareResidual64(m, ySquare, y))
	rest = m.Sub(rest, m.Mul(m.Add(x, x), m.Mul(xLow, down)))
	sum, err := FastTwoSum(m, m.Select(steep, ySquare, xSquare), m.Select(steep, xSquare, ySquare))
	h, l = FastTwoSum(m, sum, m.Sub(err, rest))
	e = m.SubU(e, m.SelectU(tiny, m.Word(100), m.Word(0)))
	return h, l, m.AddU(e, e)
}

// logModulusSpecial64 is re, or log|x + iy| where both parts are 0, one is
// infinite, or one is a NaN.
func logModulusSpecial64[V, U, B any](m Arithmetic[V, U, B], x, y, re V) V {
	re = m.Select(m.And(isZero64(m, x), isZero64(m, y)), m.Float(m.Word(infinity64|signBit64)), re)
	re = nanFor64(m, x, nanFor64(m, y, re))
	return m.Select(m.Or(isInfinite64(m, x), isInfinite64(m, y)), infinityOf64(m), re)
}
