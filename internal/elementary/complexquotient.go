package elementary

// quotientLayout is what the definition of the complex quotient needs to know
// of a format.
type quotientLayout struct {
	mantissaBits, maxExponent, bias uint64
	infinity, canonicalNaN, signBit uint64

	// A dividend whose greater part is not below huge, or is below tiny, is
	// scaled by 2^-shift or 2^shift first.
	huge, tiny, shift uint64
	down, up          float64 // 2^-shift, 2^shift
}

var (
	quotientLayout32 = quotientLayout{
		mantissaBits: mantissaBits, maxExponent: 255, bias: bias,
		infinity: infinity, canonicalNaN: canonicalNaN, signBit: 1 << 31,
		huge: (bias + 100) << mantissaBits, tiny: (bias - 64) << mantissaBits,
		shift: 64, down: 0x1p-64, up: 0x1p64,
	}
	quotientLayout64 = quotientLayout{
		mantissaBits: mantissaBits64, maxExponent: 2047, bias: bias64,
		infinity: infinity64, canonicalNaN: canonicalNaN64, signBit: signBit64,
		huge: (bias64 + 960) << mantissaBits64, tiny: (bias64 - 512) << mantissaBits64,
		shift: 512, down: 0x1p-512, up: 0x1p512,
	}
)

// ComplexQuotient is x / y of complex numbers in float32: real part, imaginary
// part. It is the definition of the operator div, and the only one in float32
// that asks more of m: m must keep subnormals.
//
// It is Smith's method (1962) on scaled parts. y is scaled by a power of two so
// that its greater part is in [1/2, 1); near that where its exponent is one of
// the two greatest, and at least 2^-24 where it is subnormal. x is scaled by
// 2^±64 where it is so large or small that a sum would overflow or lose what
// matters. Then, with p the greater part of y, q the other and r = q/p,
//
//	(u + vi) / (p + qi) = ((u + vr) + (v - ur)i) / (p + qr)
//
// where |Im y| > |Re y| turns both numbers by -i first, so that y = p + qi is
// d - ci. The last step multiplies the parts by the power of two that makes up
// for both scalings, in two halves of one sign, so that nothing overflows or
// underflows before the result does.
//
// Every operation rounds once. A quotient by a real or an imaginary number is
// by parts, each correctly rounded where the result is normal, as the Array API
// asks for; otherwise the error is a few ULP of the magnitude. Where both parts
// are NaN, the infinities and zeros that C99, Annex G.5.1 asks for are
// recovered: x/0 is infinite, an infinite x over a finite y is infinite, a
// finite x over an infinite y is zero. NaNs are the canonical one.
func ComplexQuotient[V, U, B any](m Arithmetic[V, U, B], x, y [2]V) [2]V {
	return complexQuotient(m, &quotientLayout32, x, y)
}

// ComplexQuotient64 is [ComplexQuotient] in float64, which scales x by 2^±512.
func ComplexQuotient64[V, U, B any](m Arithmetic[V, U, B], x, y [2]V) [2]V {
	return complexQuotient(m, &quotientLayout64, x, y)
}

func complexQuotient[V, U, B any](m Arithmetic[V, U, B], l *quotientLayout, x, y [2]V) [2]V {
	negated := func(v V) V { return m.Float(m.XorU(m.Bits(v), m.Word(l.signBit))) }
	xs, fromX := scaleDividend(m, l, x)
	ys, fromY := scaleDivisor(m, l, y)
	turned := m.LessU(magnitudeOf(m, l, y[0]), magnitudeOf(m, l, y[1]))
	u, v := m.Select(turned, xs[1], xs[0]), m.Select(turned, negated(xs[0]), xs[1])
	p, q := m.Select(turned, ys[1], ys[0]), m.Select(turned, negated(ys[0]), ys[1])

	r := m.Div(q, p)
	divisor := m.Add(p, m.Mul(q, r))
	re := m.Div(m.Add(u, m.Mul(v, r)), divisor)
	im := m.Div(m.Sub(v, m.Mul(u, r)), divisor)

	k := m.AddU(fromX, fromY)
	half := m.ShiftRightSigned(k, m.Word(1))
	first, second := twoToThe(m, l, half), twoToThe(m, l, m.SubU(k, half))
	finite := []V{m.Mul(m.Mul(re, first), second), m.Mul(m.Mul(im, first), second)}

	lost := m.And(isNaNOf(m, l, re), isNaNOf(m, l, im))
	parts := m.Rarely(lost, finite, func() []V { return recoverInfinities(m, l, finite, x, y, xs, ys) })
	nan := m.Float(m.Word(l.canonicalNaN))
	return [2]V{
		m.Select(isNaNOf(m, l, parts[0]), nan, parts[0]),
		m.Select(isNaNOf(m, l, parts[1]), nan, parts[1]),
	}
}

// scaleDividend is x in units of 2^k.
func scaleDividend[V, U, B any](m Arithmetic[V, U, B], l *quotientLayout, x [2]V) (scaled [2]V, k U) {
	size := greaterMagnitude(m, l, x)
	isHuge, isTiny := m.Not(m.LessU(size, m.Word(l.huge))), m.LessU(size, m.Word(l.tiny))
	factor := m.Select(isHuge, m.Const(l.down), m.Select(isTiny, m.Const(l.up), m.Const(1)))
	k = m.SelectU(isTiny, m.Word(-l.shift), m.Word(0))
	k = m.SelectU(isHuge, m.Word(l.shift), k)
	return [2]V{m.Mul(x[0], factor), m.Mul(x[1], factor)}, k
}

// scaleDivisor is y times 2^k, with the exponent of its greater part turned into
// that of 1/2 as far as 2^k is a normal number.
func scaleDivisor[V, U, B any](m Arithmetic[V, U, B], l *quotientLayout, y [2]V) (scaled [2]V, k U) {
	one, last := m.Word(1), m.Word(l.maxExponent-3)
	exponent := m.ShiftRight(greaterMagnitude(m, l, y), m.Word(l.mantissaBits))
	exponent = m.SelectU(m.LessU(exponent, one), one, exponent)
	exponent = m.SelectU(m.LessU(last, exponent), last, exponent)
	k = m.SubU(m.Word(l.bias-1), exponent)
	factor := twoToThe(m, l, k)
	return [2]V{m.Mul(y[0], factor), m.Mul(y[1], factor)}, k
}

// recoverInfinities is the quotient where Smith's formula gave two NaNs, by the
// rules of C99, Annex G.5.1, or nan, if none of them applies. Its sums are of
// the scaled parts, which do not overflow.
func recoverInfinities[V, U, B any](m Arithmetic[V, U, B], l *quotientLayout, nan []V, x, y, xs, ys [2]V) []V {
	isInf := func(v V) B { return m.EqualU(magnitudeOf(m, l, v), m.Word(l.infinity)) }
	isFinite := func(v V) B { return m.LessU(magnitudeOf(m, l, v), m.Word(l.infinity)) }
	withSign := func(magnitude U, v V) V {
		return m.Float(m.OrU(magnitude, m.AndU(m.Bits(v), m.Word(l.signBit))))
	}
	infinite := m.Float(m.Word(l.infinity))
	// unit is ±1 for an infinity and ±0 for another number, of its sign.
	unit := func(v V) V {
		return withSign(m.SelectU(isInf(v), m.Bits(m.Const(1)), m.Word(0)), v)
	}
	// times is x and the conjugate of y multiplied.
	times := func(x, y [2]V) [2]V {
		return [2]V{
			m.Add(m.Mul(x[0], y[0]), m.Mul(x[1], y[1])),
			m.Sub(m.Mul(x[1], y[0]), m.Mul(x[0], y[1])),
		}
	}

	byZero := m.EqualU(greaterMagnitude(m, l, y), m.Word(0))
	signed := withSign(m.Word(l.infinity), y[0])
	infiniteByFinite := m.And(m.Or(isInf(x[0]), isInf(x[1])), m.And(isFinite(y[0]), isFinite(y[1])))
	finiteByInfinite := m.And(m.Or(isInf(y[0]), isInf(y[1])), m.And(isFinite(x[0]), isFinite(x[1])))
	large := times([2]V{unit(x[0]), unit(x[1])}, ys)
	small := times(xs, [2]V{unit(y[0]), unit(y[1])})

	out := make([]V, 2)
	for i := range out {
		// The sum is finite: 0 times it is a zero of its sign. A product with a
		// constant 0 would not do, as some drivers fold it.
		v := m.Select(finiteByInfinite, withSign(m.Word(0), small[i]), nan[i])
		v = m.Select(infiniteByFinite, m.Mul(infinite, large[i]), v)
		out[i] = m.Select(byZero, m.Mul(signed, x[i]), v)
	}
	return out
}

func magnitudeOf[V, U, B any](m Arithmetic[V, U, B], l *quotientLayout, v V) U {
	return m.AndU(m.Bits(v), m.Word(l.signBit-1))
}

func greaterMagnitude[V, U, B any](m Arithmetic[V, U, B], l *quotientLayout, x [2]V) U {
	a, b := magnitudeOf(m, l, x[0]), magnitudeOf(m, l, x[1])
	return m.SelectU(m.LessU(a, b), b, a)
}

func isNaNOf[V, U, B any](m Arithmetic[V, U, B], l *quotientLayout, v V) B {
	return m.LessU(m.Word(l.infinity), magnitudeOf(m, l, v))
}

// twoToThe is 2^k where that is a normal number.
func twoToThe[V, U, B any](m Arithmetic[V, U, B], l *quotientLayout, k U) V {
	return m.Float(m.ShiftLeft(m.AddU(k, m.Word(l.bias)), m.Word(l.mantissaBits)))
}
