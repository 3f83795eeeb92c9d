package elementary

// sineTerms64 are the coefficients of the sine and the cosine on |r| <= pi/4:
// sin(r) = r + r^3 (s0 + s1 r^2 + ...) and cos(r) = 1 - r^2/2 + r^4 (c0 + ...).
//
// Recipe: the least greatest error relative to the function, by Lawson's
// iteration (weighted least squares in 220 bits), each coefficient rounded to
// nearest. The errors are 2^-57.9 and 2^-63.9.
var sineTerms64 = [...]struct{ sin, cos float64 }{
	{-0x1.5555555555548p-3, 0x1.555555555554bp-5},
	{0x1.111111110f7cfp-7, -0x1.6c16c16c14f9p-10},
	{-0x1.a01a019bfdc9bp-13, 0x1.a01a019c842f7p-16},
	{0x1.71de3567b2621p-19, -0x1.27e4f7eaad685p-22},
	{-0x1.ae5e5a7730305p-26, 0x1.1ee9d7a4ce1e8p-29},
	{0x1.5d8fc9dd6cd57p-33, -0x1.8fa49194aecacp-37},
}

// Sin64 is the sine of x radians: sin(±0) = ±0, infinities and NaN give the
// canonical NaN. The measured error is at most 0.8 ULP, over arguments of
// every size.
func Sin64[V, U, B any](m Arithmetic[V, U, B], x V) V {
	r, tail, quadrant := reduceQuadrant64(m, x)
	y := quadrantSine64(m, r, tail, quadrant)

	// Below 2^-27 the sine is x, rounded; this also keeps the sign of zero.
	magnitude := magnitude64(m, x)
	small := m.LessU(magnitude, wordOf64(m, 0x1p-27))
	return finiteOrNaN64(m, magnitude, m.Select(small, x, y))
}

// Cos64 is the cosine of x radians: cos(±0) = 1, infinities and NaN give the
// canonical NaN. The measured error is at most 0.8 ULP, over arguments of
// every size.
func Cos64[V, U, B any](m Arithmetic[V, U, B], x V) V {
	r, tail, quadrant := reduceQuadrant64(m, x)
	y := quadrantSine64(m, r, tail, m.AddU(quadrant, m.Word(1)))
	return finiteOrNaN64(m, magnitude64(m, x), y)
}

// quadrantSine64 is sin(r + tail + quadrant pi/2) for |r| <= pi/4 and a tail
// that is small beside r or below 2^-58.
func quadrantSine64[V, U, B any](m Arithmetic[V, U, B], r, tail V, quadrant U) V {
	high, low := quadrantSineSum64(m, r, tail, quadrant)
	return m.Add(high, low)
}

// quadrantSineSum64 is quadrantSine64 as a sum of two with an error of about
// 2^-55 of it, for low up to a quarter of high.
//
// The polynomial is evaluated once, with the sine's coefficients or the
// cosine's. With h = r^2/2, the tail adds tail (1 - h) to the sine and takes
// r tail from the cosine; 1 - h is a sum of two parts, so that in both cases the
// last addition is the only one that costs as much as half an ULP.
func quadrantSineSum64[V, U, B any](m Arithmetic[V, U, B], r, tail V, quadrant U) (high, low V) {
	odd := m.Not(m.EqualU(m.AndU(quadrant, m.Word(1)), m.Word(0)))
	term := func(i int) V {
		return m.Select(odd, m.Const(sineTerms64[i].cos), m.Const(sineTerms64[i].sin))
	}
	z := m.Mul(r, r)
	last := len(sineTerms64) - 1
	p := term(last)
	for i := last - 1; i >= 0; i-- {
		p = m.Add(m.Mul(p, z), term(i))
	}
	p = m.Mul(m.Mul(m.Select(odd, z, r), z), p)

	one := m.Const(1)
	half := m.Mul(z, m.Const(0.5))
	cosine := m.Sub(one, half)
	cosineRest := m.Sub(m.Sub(m.Sub(one, cosine), half), m.Mul(r, tail))
	sineRest := m.Sub(tail, m.Mul(tail, half))
	negative := m.ShiftLeft(m.AndU(quadrant, m.Word(2)), m.Word(62))
	high = flipSign64(m, m.Select(odd, cosine, r), negative)
	low = flipSign64(m, m.Add(p, m.Select(odd, cosineRest, sineRest)), negative)
	return high, low
}

// finiteOrNaN64 is y where magnitude, the bits of an argument without its sign,
// is that of a finite number, and else the canonical NaN.
func finiteOrNaN64[V, U, B any](m Arithmetic[V, U, B], magnitude U, y V) V {
	finite := m.LessU(magnitude, m.Word(infinity64))
	return m.Select(finite, y, m.Float(m.Word(canonicalNaN64)))
}

// flipSign64 is v, negated where sign is the sign bit; otherwise sign is 0.
func flipSign64[V, U, B any](m Arithmetic[V, U, B], v V, sign U) V {
	return m.Float(m.XorU(m.Bits(v), sign))
}

// isNaN64 tells a NaN from its bits.
func isNaN64[V, U, B any](m Arithmetic[V, U, B], v V) B {
	return m.LessU(m.Word(infinity64), m.AndU(m.Bits(v), m.Word(signless64)))
}
