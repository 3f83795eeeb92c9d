package elementary

// The tangent on |r| <= pi/4 is r (1 + z n(z)) / (1 + z d(z)) with z = r^2.
//
// Recipe: Lawson's iteration in 220 bits on cos(r) (1 + z n) - sin(r)/r (1 + z d),
// relative to the tangent, each coefficient rounded to nearest. The error is
// 2^-57.6.
var (
	tangentNumerator64   = []float64{-0x1.112b21045ce89p-3, 0x1.c0e64e17f4decp-9, -0x1.2ba774493ebb5p-16}
	tangentDenominator64 = []float64{-0x1.ddeae5d783c9ap-2, 0x1.a4790b0d34f27p-6, -0x1.46f3cd25ddea0p-12, 0x1.0b712b36a92f9p-21}
)

// Tan64 is the tangent of x radians: tan(±0) = ±0, infinities and NaN give the
// canonical NaN. The measured error is at most 1.3 ULP, over arguments of
// every size.
//
// Numerator s and denominator c are, but for a common factor, the sine and the
// cosine of r, each as a sum of two; a tail adds tail c to s and takes tail s
// from c. In an odd quadrant the result is -c/s.
func Tan64[V, U, B any](m Arithmetic[V, U, B], x V) V {
	r, tail, quadrant := reduceQuadrant64(m, x)
	r, tail = FastTwoSum(m, r, tail)
	z := m.Mul(r, r)
	n := m.Mul(m.Mul(r, z), polynomial(m, z, tangentNumerator64))
	d := m.Mul(z, polynomial(m, z, tangentDenominator64))
	s, sLow := FastTwoSum(m, r, n)
	c, cLow := FastTwoSum(m, m.Const(1), d)
	sLow = m.Add(sLow, m.Mul(tail, c))
	cLow = m.Sub(cLow, m.Mul(tail, s))

	odd := m.Not(m.EqualU(m.AndU(quadrant, m.Word(1)), m.Word(0)))
	y := quotientOfSums64(m,
		m.Select(odd, c, s), m.Select(odd, cLow, sLow),
		m.Select(odd, s, c), m.Select(odd, sLow, cLow))
	y = flipSign64(m, y, m.ShiftLeft(quadrant, m.Word(63)))

	magnitude := magnitude64(m, x)
	small := m.LessU(magnitude, wordOf64(m, 0x1p-27))
	return finiteOrNaN64(m, magnitude, m.Select(small, x, y))
}

// quotientOfSums64 is (n + nLow) / (d + dLow) with little more than the last
// addition's error, for a dLow of a few units in the last place, and an nLow
// below 2^-8 n.
//
// With y = 1/d and q = n y cut to 26 bits, and d cut to 26 bits, n - q d is
// exact, and what it leaves is 2^-25 of the result, or as small as nLow.
func quotientOfSums64[V, U, B any](m Arithmetic[V, U, B], n, nLow, d, dLow V) V {
	return m.Add(quotient64(m, n, nLow, d, dLow))
}
