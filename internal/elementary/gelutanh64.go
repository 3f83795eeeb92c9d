package elementary

// 2 sqrt(2/pi) and 0.044715 times that, each as a part of 26 bits and the rest.
const (
	geluLinearHigh = 0x1.988453p+0
	geluLinearLow  = 0x1.ea1b284687e5ap-27
	geluCubicHigh  = 0x1.2444f28p-4
	geluCubicLow   = 0x1.26c5a57a4def1p-31
)

// GeluTanh64 is x/2 (1 + tanh(sqrt(2/pi) (x + 0.044715 x^3))), accurate relative
// to the result, subnormal ones included: gelu_tanh(±0) = ±0, gelu_tanh(-Inf) =
// -0, gelu_tanh(+Inf) = +Inf, NaN gives the canonical NaN. The measured error is
// at most 0.75 ULP.
//
// With a = |x|, y = 2 sqrt(2/pi) (a + 0.044715 a^3) and e = e^-y, the result is
// a / (1+e) for positive x and -a e / (1+e) for negative x. e is p (1 + r) with
// a p of 17 bits, so that its product with the upper half of a is exact.
func GeluTanh64[V, U, B any](m Arithmetic[V, U, B], x V) V {
	magnitude := magnitude64(m, x)
	end := wordOf64(m, 22.5) // from 21.7 on a e is below 2^-1075
	a := m.Float(m.SelectU(m.LessU(magnitude, end), magnitude, end))
	y, yLow := geluArgument64(m, a)
	power, powerRest, k := expOfMinus64(m, y, yLow)
	e, eLow := FastTwoSum(m, power, m.Mul(power, powerRest))

	// Where k is less than -1000, 1 + e is 1.
	least := m.Word(negative1000)
	scale := powerOfTwo64(m, m.SelectU(m.LessSigned(k, least), least, k))
	d, dLow := FastTwoSum(m, m.Const(1), m.Mul(e, scale))
	dLow = m.Add(dLow, m.Mul(eLow, scale))

	positive := m.EqualU(m.Bits(x), magnitude)
	high, low := Split64(m, a)
	n := m.Mul(high, power)
	nLow := m.Add(m.Mul(n, powerRest), m.Mul(low, e))
	q := quotientOfSums64(m,
		m.Select(positive, a, n), m.Select(positive, m.Const(0), nLow), d, dLow)
	q = m.Select(m.LessSigned(end, m.Bits(x)), x, q)
	y = m.Select(positive, q, flipSign64(m, ScaleByMultiply64(m, q, k), m.Word(signBit64)))
	return m.Select(isNaN64(m, x), m.Float(m.Word(canonicalNaN64)), y)
}

// negative1000 is -1000 as a word.
const negative1000 = 1<<64 - 1000

// geluArgument64 is 2 sqrt(2/pi) (a + 0.044715 a^3) for a in [0, 22.5], as y of
// 52 bits and a rest, with an error of about 2^-75 of it.
//
// a^2, the sum t = A + B a^2 and the result a t are each cut to 26 bits and a
// rest, so that the product of two leading parts is exact.
func geluArgument64[V, U, B any](m Arithmetic[V, U, B], a V) (y, rest V) {
	high, low := Split64(m, a)
	s := m.Mul(a, a)
	sHigh := m.Float(m.AndU(m.Bits(s), m.Word(halfMantissa64)))
	sLow := m.Add(m.Sub(m.Mul(high, high), sHigh), m.Mul(low, m.Add(a, high)))

	linear := m.Const(geluLinearHigh)
	cubic := m.Mul(sHigh, m.Const(geluCubicHigh))
	cubicLow := m.Add(m.Mul(sLow, m.Const(geluCubicHigh)), m.Mul(s, m.Const(geluCubicLow)))
	tHigh := m.Float(m.AndU(m.Bits(m.Add(linear, cubic)), m.Word(halfMantissa64)))
	tLow := m.Add(m.Sub(linear, tHigh), cubic)
	tLow = m.Add(tLow, m.Add(cubicLow, m.Const(geluLinearLow)))
	return m.Mul(high, tHigh), m.Add(m.Mul(low, m.Add(tHigh, tLow)), m.Mul(high, tLow))
}
