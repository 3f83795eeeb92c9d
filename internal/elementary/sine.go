package elementary

// The coefficients of r^3, r^5, r^7 in sin(r) - r and of r^4, r^6, r^8 in
// cos(r) - 1 + r^2/2, with the least greatest error relative to sin(r) and
// cos(r) on |r| <= 0.7861. Recipe: Remez exchange in r^2 at 60 digits, each
// coefficient rounded to float32 in turn, lowest first, and the others solved
// for again. The errors are 4.0e-9, which is 0.07 ULP, and 1.2e-10.
var (
	sinCoefficients = []float64{-0x1.555546p-3, 0x1.110776p-7, -0x1.9952e2p-13}
	cosCoefficients = []float64{0x1.55554ap-5, -0x1.6c0c28p-10, 0x1.99e80cp-16}
)

// smallAngle is the bits of 2^-13: below it x is sin(x), tan(x), asin(x) and
// atan(x) to 2^-27, which is 0.13 ULP at most.
const smallAngle = 0x39000000

// Sin is the sine of x radians: sin(±0) = ±0, sin(±Inf) = NaN, NaN gives the
// canonical NaN.
//
// See [sinusoid]; below 2^-13, subnormals among them, the result is x itself.
func Sin[V, U, B any](m Arithmetic[V, U, B], x V) V {
	y := sinusoid(m, x, 0)
	bits := magnitude(m, x)
	y = m.Select(m.LessU(bits, m.Word(smallAngle)), x, y)
	return nanFrom(m, bits, infinity, y)
}

// Cos is the cosine of x radians: cos(±0) = 1, cos(±Inf) = NaN, NaN gives the
// canonical NaN.
//
// See [sinusoid]; of a subnormal x everything but the 1 is 0 or too small to
// matter.
func Cos[V, U, B any](m Arithmetic[V, U, B], x V) V {
	return nanFrom(m, magnitude(m, x), infinity, sinusoid(m, x, 1))
}

// nanFrom is the canonical NaN where bits, the word of an absolute value, is
// least or more, and y elsewhere.
func nanFrom[V, U, B any](m Arithmetic[V, U, B], bits U, least uint64, y V) V {
	return m.Select(m.LessU(bits, m.Word(least)), y, m.Float(m.Word(canonicalNaN)))
}

// sinusoid is sin(x + quarters pi/2) for finite |x| >= 2^-13.
//
// With x = k pi/2 + r, it is ±sin(r) or ±cos(r), by k + quarters modulo 4; r is
// h + l. sin(r) = h + (l + h^3 s(h^2)), and with w = 1 - h^2/2 rounded and its
// error e, cos(r) = w + (e - h l + h^4 c(h^2)), so that beside the rounding of
// h^2, 1/4 ULP for the cosine, the last addition is the only one that costs
// much. Coefficients and terms are selected, and one polynomial is evaluated.
// The greatest error of 2^27 inputs was 0.90 ULP of the sine, 0.91 of the cosine.
//
// Subnormals: |h| is above 2^-30 or the result is a cosine, of which then all
// terms but w are below 2^-60; a product of h and l may be subnormal, and so
// far below what it is added to that it changes nothing.
func sinusoid[V, U, B any](m Arithmetic[V, U, B], x V, quarters float64) V {
	high, low, k := quadrant(m, x, quarters)
	isCosine := m.EqualU(m.AndU(k, m.Word(1)), m.Word(1))

	square := m.Mul(high, high)
	half := m.Mul(square, m.Const(0.5))
	w := m.Sub(m.Const(1), half)
	err := m.Sub(m.Sub(m.Sub(m.Const(1), w), half), m.Mul(high, low))

	p := m.Select(isCosine, m.Const(cosCoefficients[2]), m.Const(sinCoefficients[2]))
	for i := 1; i >= 0; i-- {
		c := m.Select(isCosine, m.Const(cosCoefficients[i]), m.Const(sinCoefficients[i]))
		p = m.Add(m.Mul(p, square), c)
	}
	power := m.Mul(square, m.Select(isCosine, square, high))
	small := m.Add(m.Select(isCosine, err, low), m.Mul(power, p))
	y := m.Add(m.Select(isCosine, w, high), small)

	sign := m.AndU(m.ShiftLeft(k, m.Word(30)), m.Word(signBit))
	return m.Float(m.XorU(m.Bits(y), sign))
}
