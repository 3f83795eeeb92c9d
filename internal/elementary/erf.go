package elementary

// Below the first, [Erf] has no e^x to take; from the second on the result
// rounds to 1. The third is ln 2, for a k so small that it needs no second part.
const (
	erfNear = 0.78125
	erfHigh = 0x1.f7p+1 // 3.93
	ln2     = 0x1.62e43p-1
)

// Erf is the error function: erf(±0) = ±0, erf(±Inf) = ±1, NaN gives the
// canonical NaN. The error is at most 0.86 ULP, subnormal results included.
//
// Below 0.78125 it is x + x p(x^2), which leaves 0.13 x at most to be rounded
// before the last addition, and above 1 - e^v erfc(0.78125), with v a polynomial
// in t = x - 0.78125 whose terms do not cancel where they matter, and e^v made as
// in [Exp], its coefficients multiplied by erfc(0.78125) beforehand.
//
// The polynomials are minimax: p relative to erf, the others by the absolute
// error that they make in the result. Recipe: least squares, reweighted by the
// error again and again (Lawson), and coefficients rounded one after the other
// as for [Exp]. The errors are 0.042, 0.005 and 0.018 ULP.
//
// Subnormals: below 2^-60 the result is [erfTiny].
func Erf[V, U, B any](m Arithmetic[V, U, B], x V) V {
	bits := magnitude(m, x)
	c := m.Float(minU(m, bits, wordOf(m, erfHigh)))
	p := polynomial(m, m.Mul(c, c), []float64{
		0x1.06eba8p-3, -0x1.812736p-2, 0x1.ce29a2p-4, -0x1.b78c7p-6, 0x1.4e27acp-8, -0x1.5b7ee6p-11,
	})
	near := m.Add(c, m.Mul(c, p))

	t := m.Sub(c, m.Const(erfNear))
	v := m.Mul(t, polynomial(m, t, []float64{
		-0x1.2364fp+1, -0x1.a01ee6p-1, -0x1.a4a392p-5, 0x1.96a176p-7,
		-0x1.361beep-9, 0x1.3c0e8p-12, -0x1.2dddc2p-16,
	}))
	shifted := m.Add(m.Mul(v, m.Const(log2e)), m.Const(toNear))
	k := m.SubU(m.Bits(shifted), wordOf(m, toNear))
	r := m.Sub(v, m.Mul(m.Sub(shifted, m.Const(toNear)), m.Const(ln2)))
	complement := polynomial(m, r, []float64{
		0x1.13af1ep-2, 0x1.13af1ep-2, 0x1.13af2ap-3, 0x1.6f93bp-5, 0x1.6f8a46p-7, 0x1.271df2p-9, 0x1.8d0d64p-12,
	})
	far := m.Sub(m.Const(1), m.Mul(powerOfTwo(m, k), complement))

	y := m.Select(m.LessU(bits, wordOf(m, erfNear)), near, far)
	one := m.Word(1)
	isTiny := m.LessU(m.SubU(bits, one), wordOf(m, 0x1p-60)) // but not 0
	y = m.Rarely(isTiny, []V{y}, func() []V { return []V{erfTiny(m, bits)} })[0]
	return orNaN(m, x, withSign(m, y, x))
}

// erfTiny is 2/sqrt(pi) times the positive float of these bits, which is not 0.
func erfTiny[V, U, B any](m Arithmetic[V, U, B], bits U) V {
	bits, exponent := significand(m, bits)
	v := m.Float(bits)
	return m.Scale(m.Add(v, m.Mul(v, m.Const(0x1.06eba8p-3))), m.SubU(exponent, m.Word(bias)))
}
