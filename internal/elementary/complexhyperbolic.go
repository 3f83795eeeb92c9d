package elementary

// ComplexSinh64 is sinh(x) cos(y) + i cosh(x) sin(y). For y = ±0 the imaginary
// part is y; sinh(±0 + iy) is ±0 + i NaN and sinh(±Inf + iy) is ±Inf + i NaN for a
// y that is not finite. The measured error is at most 2.1 ULP.
func ComplexSinh64[V, U, B any](m Arithmetic[V, U, B], z [2]V) [2]V {
	x, y := z[0], z[1]
	sin, cos := sinCos64(m, y)
	sinh, cosh, factor := sinhCosh64(m, x)
	re := m.Mul(m.Mul(sinh, cos), factor)
	im := m.Mul(m.Mul(cosh, sin), factor)

	real := m.Or(isZero64(m, x), isInfinite64(m, x))
	re = m.Select(m.And(real, m.Not(isFinite64(m, y))), x, re)
	return complexOf64(m, re, m.Select(isZero64(m, y), y, im))
}

// ComplexCosh64 is cosh(x) cos(y) + i sinh(x) sin(y). For y = ±0 the imaginary
// part is ±0; cosh(±0 + iy) is NaN ± 0i and cosh(±Inf + iy) is +Inf + i NaN for a y
// that is not finite. The measured error is at most 2.1 ULP.
func ComplexCosh64[V, U, B any](m Arithmetic[V, U, B], z [2]V) [2]V {
	x, y := z[0], z[1]
	sin, cos := sinCos64(m, y)
	sinh, cosh, factor := sinhCosh64(m, x)
	re := m.Mul(m.Mul(cosh, cos), factor)
	im := m.Mul(m.Mul(sinh, sin), factor)

	undefined := m.Not(isFinite64(m, y))
	re = m.Select(m.And(isInfinite64(m, x), undefined), infinityOf64(m), re)
	zero := m.Mul(zeroSigned64(m, x), withSign64(m, zeroSigned64(m, y), m.Const(1)))
	vanishes := m.Or(isZero64(m, y), m.And(isZero64(m, x), undefined))
	return complexOf64(m, re, m.Select(vanishes, zero, im))
}

// ComplexTanh64 is (sinh(x) cosh(x) + i sin(y) cos(y)) / (sinh(x)^2 + cos(y)^2).
// For y = ±0 the imaginary part is y; tanh(±Inf + iy) is ±1 ± 0i for every y, and
// tanh(±0 + iy) is ±0 + i NaN for a y that is not finite. The measured error is at
// most 1.1 ULP.
func ComplexTanh64[V, U, B any](m Arithmetic[V, U, B], z [2]V) [2]V {
	x, y := z[0], z[1]
	end := wordOf64(m, 354) // from here on the imaginary part is below 2^-1020
	far := m.LessU(end, magnitude64(m, x))
	parts := hyperbolicParts64(m, m.Float(minU(m, magnitude64(m, x), end)))
	sinh, cosh := sinhSum64(m, parts), coshSum64(m, parts)
	sin, cos := sinCosSums64(m, y)
	both := timesShort64(m, sin, cos)
	d := plus64(m, timesShort64(m, sinh, sinh), timesShort64(m, cos, cos))
	n := timesShort64(m, sinh, cosh)
	re := quotientOfSums64(m, n[0], n[1], d[0], d[1])
	im := quotientOfSums64(m, both[0], both[1], d[0], d[1])

	finite := isFinite64(m, y)
	flat := m.Or(isInfinite64(m, x), m.And(far, finite))
	re = m.Select(flat, m.Const(1), re)
	im = m.Select(flat, zeroSigned64(m, m.Select(finite, both[0], y)), im)
	re = m.Select(m.And(isZero64(m, x), m.Not(finite)), m.Const(0), re)
	re = nanFor64(m, re, withSign64(m, x, re))
	re, im = nanFor64(m, x, re), nanFor64(m, x, im)
	return complexOf64(m, re, m.Select(isZero64(m, y), y, im))
}

// ComplexSin64 is -i sinh(iz), with the special values that follow from it.
func ComplexSin64[V, U, B any](m Arithmetic[V, U, B], z [2]V) [2]V {
	return overI64(m, ComplexSinh64(m, timesI64(m, z)))
}

// ComplexCos64 is cosh(iz), with the special values that follow from it.
func ComplexCos64[V, U, B any](m Arithmetic[V, U, B], z [2]V) [2]V {
	return ComplexCosh64(m, timesI64(m, z))
}

// ComplexTan64 is -i tanh(iz), with the special values that follow from it.
func ComplexTan64[V, U, B any](m Arithmetic[V, U, B], z [2]V) [2]V {
	return overI64(m, ComplexTanh64(m, timesI64(m, z)))
}

// expOf64 is e^64.
const expOf64 = 0x1.425982cf597cdp+92

// sinhCosh64 is sinh(x) and cosh(x) divided by a factor, which is e^64 where they
// may overflow although a product with a sine or a cosine does not.
func sinhCosh64[V, U, B any](m Arithmetic[V, U, B], x V) (sinh, cosh, factor V) {
	magnitude := magnitude64(m, x)
	large := m.LessU(wordOf64(m, 600), magnitude)
	a := m.Float(magnitude)
	parts := hyperbolicParts64(m, m.Select(large, m.Sub(a, m.Const(64)), a))
	sinh, cosh = sinhOf64(m, parts), coshOf64(m, parts)
	factor = m.Select(large, m.Const(expOf64), m.Const(1))
	return nanFor64(m, x, withSign64(m, x, sinh)), nanFor64(m, x, cosh), factor
}

// timesShort64 is the product of two sums of two, of which the upper 26 bits of
// each are multiplied exactly.
func timesShort64[V, U, B any](m Arithmetic[V, U, B], a, b [2]V) [2]V {
	aHigh, aLow := Split64(m, a[0])
	bHigh, bLow := Split64(m, b[0])
	aLow, bLow = m.Add(aLow, a[1]), m.Add(bLow, b[1])
	rest := m.Add(m.Mul(aHigh, bLow), m.Mul(aLow, m.Add(bHigh, bLow)))
	high, low := FastTwoSum(m, m.Mul(aHigh, bHigh), rest)
	return [2]V{high, low}
}

// sinCosSums64 is the sine and the cosine of x as sums of two; of an x that is
// not finite both have NaN parts.
func sinCosSums64[V, U, B any](m Arithmetic[V, U, B], x V) (sin, cos [2]V) {
	r, tail, quadrant := reduceQuadrant64(m, x)
	sin[0], sin[1] = quadrantSineSum64(m, r, tail, quadrant)
	cos[0], cos[1] = quadrantSineSum64(m, r, tail, m.AddU(quadrant, m.Word(1)))
	magnitude := magnitude64(m, x)
	sin[0], cos[0] = finiteOrNaN64(m, magnitude, sin[0]), finiteOrNaN64(m, magnitude, cos[0])
	return sin, cos
}
