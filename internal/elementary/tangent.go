package elementary

// tanCoefficients are those of r^3, r^5, r^7, r^9 in 2 tan(r/2) - r, with the
// least greatest error relative to 2 tan(r/2) on |r| <= 0.7861, by the recipe of
// sinCoefficients. The error is 2.0e-9, which is 0.03 ULP.
var tanCoefficients = []float64{0x1.55553ap-4, 0x1.111e7ep-7, 0x1.b60ddap-11, 0x1.a2e47ap-14}

// toEleventh added and subtracted again rounds to a multiple of 2^-11.
const toEleventh = 0x1.8p+12

// Tan is the tangent of x radians: tan(±0) = ±0, tan(±Inf) = NaN, NaN gives the
// canonical NaN. No float32 is so near to a pole that the result would overflow.
//
// With x = k pi/2 + r and t = 2 tan(r/2), tan(r) is 4t / (4 - t^2), and for odd k
// the result is -(4 - t^2) / 4t. Both sides are sums of two floats: t = v + e, and
// with f the multiple of 2^-11 next to v, 4 - f^2 is exact and what is left of
// t^2 is (t - f)(v + f). The greatest error of 2^27 inputs was 0.88 ULP.
//
// Subnormals: below 2^-13, subnormals among them, the result is x itself; above,
// |r| is more than 2^-30, and of a term that is subnormal nothing can be seen.
func Tan[V, U, B any](m Arithmetic[V, U, B], x V) V {
	high, low, k := quadrant(m, x, 0)
	square := m.Mul(high, high)
	low = m.Add(low, m.Mul(m.Mul(square, high), polynomial(m, square, tanCoefficients)))
	v, e := FastTwoSum(m, high, low)

	f := m.Sub(m.Add(v, m.Const(toEleventh)), m.Const(toEleventh))
	left := m.Mul(m.Add(m.Sub(v, f), e), m.Add(v, f))
	exact := m.Sub(m.Const(4), m.Mul(f, f))
	other := m.Sub(exact, left)
	otherLow := m.Sub(m.Sub(exact, other), left)
	v, e = m.Mul(v, m.Const(4)), m.Mul(e, m.Const(4))

	isOdd := m.EqualU(m.AndU(k, m.Word(1)), m.Word(1))
	n, nLow := m.Select(isOdd, other, v), m.Select(isOdd, otherLow, e)
	d, dLow := m.Select(isOdd, v, other), m.Select(isOdd, e, otherLow)
	first, rest := quotient(m, n, nLow, d, dLow)

	y := m.Float(m.XorU(m.Bits(m.Add(first, rest)), m.ShiftLeft(k, m.Word(31))))
	bits := magnitude(m, x)
	y = m.Select(m.LessU(bits, m.Word(smallAngle)), x, y)
	return nanFrom(m, bits, infinity, y)
}
