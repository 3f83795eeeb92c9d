package elementary

// ComplexAsinh64 is the inverse hyperbolic sine: where a part is infinite it is
// ±Inf + i atan2(y, |x|), asinh(NaN ± 0i) is NaN ± 0i. The measured error is at most
// 3.1 ULP.
//
// asinh(z) = -i asin(iz), after Kahan (Branch cuts for complex elementary
// functions, 1987): with the roots a + ib of 1 - w and c + id of 1 + w,
// asin(w) = atan2(Re(w), ac - bd) + i asinh(ad - bc), sums without cancellation.
func ComplexAsinh64[V, U, B any](m Arithmetic[V, U, B], z [2]V) [2]V {
	x, y := z[0], z[1]
	w := timesI64(m, z)
	u, v, logarithm := scaledForRoots64(m, w[0], w[1])
	r := rootsAroundOne64(m, u, v)
	along := m.Sub(m.Mul(r.minus[0], r.plus[0]), m.Mul(r.minus[1], r.plus[1]))
	up := m.Sub(m.Mul(r.minus[0], r.plus[1]), m.Mul(r.minus[1], r.plus[0]))

	// Re asinh(z) = Im asin(w) and Im asinh(z) = -Re asin(w); of infinite parts
	// the angle is atan2(y, |x|).
	infinite := m.Or(isInfinite64(m, x), isInfinite64(m, y))
	along = m.Select(infinite, m.Float(magnitude64(m, x)), along)
	im := Atan2of64(m, m.Select(infinite, y, negative64(m, u)), along)
	re := Asinh64(m, up)
	re = m.Add(re, withSign64(m, re, logarithm))
	small := smallForRoots64(m, x, y)
	re, im = m.Select(small, x, re), m.Select(small, y, im)

	unordered := m.Or(isNaN64(m, x), isNaN64(m, y))
	re, im = m.Select(unordered, canonicalNaNOf64(m), re), m.Select(unordered, canonicalNaNOf64(m), im)
	positiveInfinity := infinityOf64(m)
	signed := m.Select(isNaN64(m, x), positiveInfinity, withSign64(m, x, positiveInfinity))
	re = m.Select(infinite, signed, re)
	return complexOf64(m, re, m.Select(isZero64(m, y), y, im))
}

// ComplexAcos64 is the inverse cosine: where a part is infinite it is
// atan2(|y|, x) ∓ i Inf, acos(±0 + i NaN) is pi/2 + i NaN. The measured error is at
// most 3.1 ULP.
//
// After Kahan, with the roots of [ComplexAsinh64], acos(z) = 2 atan2(a, c) +
// i asinh(cb - da).
func ComplexAcos64[V, U, B any](m Arithmetic[V, U, B], z [2]V) [2]V {
	x, y := z[0], z[1]
	u, v, logarithm := scaledForRoots64(m, x, y)
	r := rootsAroundOne64(m, u, v)
	down := m.Sub(m.Mul(r.plus[0], r.minus[1]), m.Mul(r.plus[1], r.minus[0]))
	im := Asinh64(m, down)
	im = m.Add(im, withSign64(m, im, logarithm))
	im = m.Select(smallForRoots64(m, x, y), negative64(m, y), im)

	infinite := m.Or(isInfinite64(m, x), isInfinite64(m, y))
	angle := Atan2of64(m,
		m.Select(infinite, m.Float(magnitude64(m, y)), r.minus[0]),
		m.Select(infinite, x, r.plus[0]))
	re := m.Select(infinite, angle, m.Add(angle, angle))

	unordered := m.Or(isNaN64(m, x), isNaN64(m, y))
	re, im = m.Select(unordered, canonicalNaNOf64(m), re), m.Select(unordered, canonicalNaNOf64(m), im)
	re = m.Select(m.And(isZero64(m, x), isNaN64(m, y)), m.Const(halfPiHigh), re)
	positiveInfinity := infinityOf64(m)
	downward := m.XorU(m.AndU(m.Bits(y), m.Word(signBit64)), m.Word(signBit64))
	signed := flipSign64(m, positiveInfinity, downward)
	return complexOf64(m, re, m.Select(infinite, signed, im))
}

// ComplexAcosh64 is the inverse hyperbolic cosine with a real part of +0 or more,
// ±i acos(z), with the special values that follow from [ComplexAcos64].
func ComplexAcosh64[V, U, B any](m Arithmetic[V, U, B], z [2]V) [2]V {
	w := ComplexAcos64(m, z)
	re := m.Select(isNaN64(m, w[1]), w[1], m.Float(magnitude64(m, w[1])))
	im := m.Select(isNaN64(m, w[0]), w[0], withSign64(m, zeroSigned64(m, z[1]), w[0]))
	return [2]V{re, im}
}

// ComplexAtanh64 is the inverse hyperbolic tangent: atanh(±1 + 0i) = ±Inf + 0i,
// where a part is infinite it is ±0 ± i pi/2, or ±0 + i NaN for a y that is a NaN,
// and so is atanh(±0 + i NaN). The measured error is at most 2.4 ULP.
//
// With a = |x| it is log1p(4a / ((1-a)^2 + y^2)) / 4 +
// i atan2(2y, (1-a)(1+a) - y^2) / 2. From 2^500 on the arguments no longer count.
func ComplexAtanh64[V, U, B any](m Arithmetic[V, U, B], z [2]V) [2]V {
	x, y := z[0], z[1]
	end := wordOf64(m, 0x1p500)
	a, b := m.Float(minU(m, magnitude64(m, x), end)), m.Float(minU(m, magnitude64(m, y), end))
	one := m.Const(1)
	rest, square := m.Sub(one, a), m.Mul(b, b)
	// Beside a = 1 a small y has a square that underflows: there it is
	// log(2 / y) / 2 = (log(2^-100 / y) + 101 ln 2) / 2.
	small := m.And(m.EqualU(m.Bits(a), wordOf64(m, 1)), m.LessU(m.Bits(b), wordOf64(m, 0x1p-300)))
	numerator := m.Select(small, m.Const(0x1p-100), m.Mul(a, m.Const(4)))
	denominator := m.Select(small, b, m.Add(m.Mul(rest, rest), square))
	re := m.Add(Log1p_64(m, m.Div(numerator, denominator)), m.Select(small, m.Const(logOf2To101), m.Const(0)))
	re = m.Mul(re, m.Select(small, m.Const(0.5), m.Const(0.25)))
	im := Atan2of64(m, m.Add(b, b), m.Sub(m.Mul(rest, m.Add(one, a)), square))
	im = m.Mul(im, m.Const(0.5))

	zero, nan := m.Const(0), canonicalNaNOf64(m)
	xNaN, yNaN := isNaN64(m, x), isNaN64(m, y)
	xInfinite, yInfinite := isInfinite64(m, x), isInfinite64(m, y)
	vanishes := m.Or(m.Or(xInfinite, yInfinite), m.And(isZero64(m, x), yNaN))
	re = m.Select(vanishes, zero, m.Select(m.Or(xNaN, yNaN), nan, re))
	re = m.Select(isNaN64(m, re), re, m.Select(xNaN, re, withSign64(m, x, re)))
	im = m.Select(m.Or(xInfinite, yInfinite), m.Const(halfPiHigh), m.Select(xNaN, nan, im))
	im = m.Select(yNaN, nan, m.Select(isNaN64(m, im), im, withSign64(m, y, im)))
	return complexOf64(m, re, im)
}

// ComplexAsin64 is -i asinh(iz), with the special values that follow from it.
func ComplexAsin64[V, U, B any](m Arithmetic[V, U, B], z [2]V) [2]V {
	return overI64(m, ComplexAsinh64(m, timesI64(m, z)))
}

// ComplexAtan64 is -i atanh(iz), with the special values that follow from it.
func ComplexAtan64[V, U, B any](m Arithmetic[V, U, B], z [2]V) [2]V {
	return overI64(m, ComplexAtanh64(m, timesI64(m, z)))
}

// roots64 are the square roots of 1 - z and 1 + z.
type roots64[V any] struct{ minus, plus [2]V }

func rootsAroundOne64[V, U, B any](m Arithmetic[V, U, B], x, y V) roots64[V] {
	one := m.Const(1)
	return roots64[V]{
		minus: finiteSqrt64(m, m.Sub(one, x), negative64(m, y)),
		plus:  finiteSqrt64(m, m.Add(one, x), y),
	}
}

// scaledForRoots64 is z, or 2^-500 z where z is above 2^600, and what that takes
// from a logarithm of z.
func scaledForRoots64[V, U, B any](m Arithmetic[V, U, B], x, y V) (u, v, logarithm V) {
	least := wordOf64(m, 0x1p600)
	large := m.Or(m.LessU(least, magnitude64(m, x)), m.LessU(least, magnitude64(m, y)))
	factor := m.Select(large, m.Const(0x1p-500), m.Const(1))
	return m.Mul(x, factor), m.Mul(y, factor), m.Select(large, m.Const(logOf2To500), m.Const(0))
}

// smallForRoots64 tells whether z^3 is nothing beside z.
func smallForRoots64[V, U, B any](m Arithmetic[V, U, B], x, y V) B {
	least := wordOf64(m, 0x1p-28)
	return m.And(m.LessU(magnitude64(m, x), least), m.LessU(magnitude64(m, y), least))
}

// logOf2To101 is 101 ln 2.
const logOf2To101 = 0x1.18080dd3171b7p+6

// logOf2To500 is 500 ln 2.
const logOf2To500 = 0x1.5a92d6d005c94p+8
