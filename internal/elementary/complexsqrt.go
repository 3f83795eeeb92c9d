package elementary

// ComplexSqrt64 is the square root with a real part of +0 or more, and the
// imaginary part's sign that of y: sqrt(±0 + 0i) = +0 + 0i,
// sqrt(x ± i Inf) = +Inf ± i Inf for every x, sqrt(-Inf + iy) = +0 ± i Inf,
// sqrt(+Inf + iy) = +Inf ± 0i for finite y, sqrt(-Inf + i NaN) = NaN + i Inf,
// sqrt(+Inf + i NaN) = +Inf + i NaN. The measured error is at most 2 ULP.
func ComplexSqrt64[V, U, B any](m Arithmetic[V, U, B], z [2]V) [2]V {
	x, y := z[0], z[1]
	root := finiteSqrt64(m, x, y)
	re, im := root[0], root[1]

	infinite, zero := infinityOf64(m), m.Const(0)
	anyNaN := m.Or(isNaN64(m, x), isNaN64(m, y))
	re, im = m.Select(anyNaN, canonicalNaNOf64(m), re), m.Select(anyNaN, canonicalNaNOf64(m), im)

	yNaN := isNaN64(m, y)
	plus := m.EqualU(m.Bits(x), m.Word(infinity64))
	re = m.Select(plus, infinite, re)
	im = m.Select(plus, m.Select(yNaN, y, withSign64(m, y, zero)), im)
	minus := m.EqualU(m.Bits(x), m.Word(infinity64|signBit64))
	re = m.Select(minus, m.Select(yNaN, y, zero), re)
	im = m.Select(minus, m.Select(yNaN, infinite, withSign64(m, y, infinite)), im)

	yInfinite := isInfinite64(m, y)
	return complexOf64(m, m.Select(yInfinite, infinite, re), m.Select(yInfinite, y, im))
}

// finiteSqrt64 is the square root of a finite x + iy.
//
// With t = sqrt((|x| + |z|) / 2), computed with an even power of two taken out,
// it is t + i y/2t, or |y|/2t ± i t for negative x.
func finiteSqrt64[V, U, B any](m Arithmetic[V, U, B], x, y V) [2]V {
	xBits, yBits := magnitude64(m, x), magnitude64(m, y)
	least := wordOf64(m, 0x1p-900)
	tiny := m.And(m.LessU(xBits, least), m.LessU(yBits, least))
	up := m.Select(tiny, m.Const(0x1p100), m.Const(1))
	a, b := m.Mul(m.Float(xBits), up), m.Mul(m.Float(yBits), up)
	major := m.SelectU(m.LessU(m.Bits(a), m.Bits(b)), m.Bits(b), m.Bits(a))
	e := m.SubU(m.ShiftRight(major, m.Word(mantissaBits64)), m.Word(bias64))
	half := m.ShiftRightSigned(e, m.Word(1))
	down := powerOfTwo64(m, m.SubU(m.Word(0), m.AddU(half, half)))
	u, v := m.Mul(a, down), m.Mul(b, down)

	modulus := m.Sqrt(m.Add(m.Mul(u, u), m.Mul(v, v)))
	t := m.Sqrt(m.Mul(m.Add(u, modulus), m.Const(0.5)))
	t = m.Mul(t, powerOfTwo64(m, half))
	t = m.Mul(t, m.Select(tiny, m.Const(0x1p-50), m.Const(1)))
	other := m.Div(m.Float(yBits), m.Add(t, t))

	nothing := m.EqualU(m.OrU(xBits, yBits), m.Word(0))
	t, other = m.Select(nothing, m.Const(0), t), m.Select(nothing, m.Const(0), other)
	left := m.LessSigned(m.Bits(x), m.Word(0))
	return [2]V{m.Select(left, other, t), withSign64(m, y, m.Select(left, t, other))}
}
