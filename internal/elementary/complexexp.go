package elementary

// ComplexExp64 is e^z = e^x (cos(y) + i sin(y)). For y = ±0 the imaginary part is
// y. exp(-Inf ± i Inf) and exp(-Inf + i NaN) are 0 ± 0i, exp(+Inf ± i Inf) and
// exp(+Inf + i NaN) are +Inf + i NaN. The measured error is at most 1.8 ULP.
func ComplexExp64[V, U, B any](m Arithmetic[V, U, B], z [2]V) [2]V {
	sin, cos := sinCos64(m, z[1])
	power, k := expPower64(m, z[0], m.Const(0))
	return complexPower64(m, z, power, k, sin, cos)
}

// ln2Rest64 is ln 2 less [ln2Rounded64].
const ln2Rest64 = 0x1.abc9e3b39803fp-56

// ComplexExp2of64 is 2^z = 2^x (cos(y ln 2) + i sin(y ln 2)), with the special
// values of [ComplexExp64]. y ln 2 is a sum of two. The measured error is at most
// 1.8 ULP for |y| < 2^40; beyond that the angle's error grows with y.
func ComplexExp2of64[V, U, B any](m Arithmetic[V, U, B], z [2]V) [2]V {
	angle, angleLow := TwoProduct64(m, z[1], m.Const(ln2Rounded64))
	angleLow = m.Add(angleLow, m.Mul(z[1], m.Const(ln2Rest64)))
	sin, cos := sinCosOfSum64(m, angle, angleLow)
	power, k := exp2Power64(m, z[0])
	return complexPower64(m, z, power, k, sin, cos)
}

// ComplexExpm1of64 is e^z - 1, accurate where that is small. For y = ±0 the
// imaginary part is y. expm1(-Inf + iy) is -1 ± 0i for every y. Other special
// values are those of [ComplexExp64]. The measured error is at most 2.7 ULP.
//
// The real part is (e^x - 1) cos(y) - (1 - cos(y)), where 1 - cos(y) is
// sin(y)^2 / (1 + cos(y)) for a positive cosine.
func ComplexExpm1of64[V, U, B any](m Arithmetic[V, U, B], z [2]V) [2]V {
	x, y := z[0], z[1]
	sin, cos := sinCos64(m, y)
	power, k := expPower64(m, x, m.Const(0))
	e := complexPower64(m, z, power, k, sin, cos)

	one := m.Const(1)
	negative := m.LessSigned(m.Bits(cos), m.Word(0))
	versine := m.Div(m.Mul(sin, sin), m.Add(one, m.Select(negative, one, cos)))
	versine = m.Select(negative, m.Sub(one, cos), versine)
	re := m.Sub(m.Mul(Expm1_64(m, x), cos), versine)

	// From 40 on 1 does not count, below -45 nothing else does.
	re = m.Select(m.LessSigned(wordOf64(m, 40), m.Bits(x)), e[0], re)
	low := m.And(m.LessU(wordOf64(m, -45), m.Bits(x)), isFinite64(m, y))
	minusInfinity := m.EqualU(m.Bits(x), m.Word(infinity64|signBit64))
	re = m.Select(m.Or(low, minusInfinity), m.Const(-1), re)
	return complexOf64(m, nanFor64(m, x, re), e[1])
}

// complexPower64 is power 2^k (cos + i sin), a power of e or 2 to the z, with the
// rules for parts of z that are 0 or not finite. sin and cos are NaN where y is
// not finite.
func complexPower64[V, U, B any](m Arithmetic[V, U, B], z [2]V, power V, k U, sin, cos V) [2]V {
	x, y := z[0], z[1]
	re := ScaleByMultiply64(m, m.Mul(power, cos), k)
	im := ScaleByMultiply64(m, m.Mul(power, sin), k)

	finite := isFinite64(m, y)
	plus := m.EqualU(m.Bits(x), m.Word(infinity64))
	minus := m.EqualU(m.Bits(x), m.Word(infinity64|signBit64))
	infinite := infinityOf64(m)
	re = m.Select(plus, m.Select(finite, withSign64(m, cos, infinite), infinite), re)
	im = m.Select(plus, m.Select(finite, withSign64(m, sin, infinite), canonicalNaNOf64(m)), im)
	vanishes := m.And(minus, m.Not(finite))
	re = m.Select(vanishes, m.Const(0), re)
	im = m.Select(vanishes, zeroSigned64(m, y), im)

	re, im = nanFor64(m, x, re), nanFor64(m, x, im)
	return complexOf64(m, re, m.Select(isZero64(m, y), y, im))
}

// expPower64 is e^(x + low) as 2^k power, with a power in [0.7, 2.1), for a low
// that is small beside x. Beyond ±1070 it is that of ±1070, which is infinite or
// 0 in effect, times a cosine too.
func expPower64[V, U, B any](m Arithmetic[V, U, B], x, low V) (power V, k U) {
	a, b, steps := expReduce64(m, clampSigned64(m, x, -1070, 1070))
	high, rest := expTimes64(m, steps, expNear64(m, a, m.Sub(b, low)))
	return m.Add(high, rest), expExponent64(m, steps)
}

// exp2Power64 is 2^x as expPower64 is e^x, up to ±1500.
func exp2Power64[V, U, B any](m Arithmetic[V, U, B], x V) (power V, k U) {
	c := clampSigned64(m, x, -1500, 1500)
	steps, whole := roundToInteger64(m, m.Mul(c, m.Const(64)))
	r := m.Mul(m.Sub(c, m.Mul(whole, m.Const(1./64))), m.Const(ln2Rounded64))
	high, rest := expTimes64(m, steps, m.Add(r, expSeries64(m, r)))
	return m.Add(high, rest), expExponent64(m, steps)
}

// sinCos64 is the sine and the cosine of x, NaN where x is not finite.
func sinCos64[V, U, B any](m Arithmetic[V, U, B], x V) (sin, cos V) {
	r, tail, quadrant := reduceQuadrant64(m, x)
	sin, cos = sinCosOfQuadrant64(m, r, tail, quadrant)
	magnitude := magnitude64(m, x)
	sin = m.Select(m.LessU(magnitude, wordOf64(m, 0x1p-27)), x, sin)
	return finiteOrNaN64(m, magnitude, sin), finiteOrNaN64(m, magnitude, cos)
}

// sinCosOfSum64 is the sine and the cosine of x + low, for a low of a unit in the
// last place of x or less, which does not count from 2^40 on.
func sinCosOfSum64[V, U, B any](m Arithmetic[V, U, B], x, low V) (sin, cos V) {
	r, tail, quadrant := reduceQuadrant64(m, x)
	magnitude := magnitude64(m, x)
	low = m.Select(m.LessU(magnitude, wordOf64(m, 0x1p40)), low, m.Const(0))
	r, rest := TwoSum(m, r, low)
	sin, cos = sinCosOfQuadrant64(m, r, m.Add(tail, rest), quadrant)
	sin = m.Select(m.LessU(magnitude, wordOf64(m, 0x1p-27)), x, sin)
	return finiteOrNaN64(m, magnitude, sin), finiteOrNaN64(m, magnitude, cos)
}

func sinCosOfQuadrant64[V, U, B any](m Arithmetic[V, U, B], r, tail V, quadrant U) (sin, cos V) {
	next := m.AddU(quadrant, m.Word(1))
	return quadrantSine64(m, r, tail, quadrant), quadrantSine64(m, r, tail, next)
}
