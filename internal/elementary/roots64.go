package elementary

// Cbrt64 is the cube root: cbrt(±0) = ±0, cbrt(±Inf) = ±Inf, NaN gives the
// canonical NaN. The error is at most 0.52 ULP.
//
// With |x| = 8^k z, z in [1, 8), a table and three terms of the binomial series
// give y of 26 bits with an error of 2^-24. Then y^2 is exact, z - y^3 too in
// effect, and Halley's step y + y (z - y^3) / (2y^3 + z) cubes the error.
func Cbrt64[V, U, B any](m Arithmetic[V, U, B], x V) V {
	magnitude := magnitude64(m, x)
	h, shift := normalize64(m, m.Float(magnitude))
	bits := m.Bits(h)
	exponent := m.ShiftRight(bits, m.Word(mantissaBits64))
	third := m.ShiftRight(m.MulU(exponent, m.Word(0x5556)), m.Word(16)) // exponent/3, right up to 2^15
	remainder := m.SubU(exponent, m.MulU(third, m.Word(3)))             // bias64 is a multiple of 3
	fraction := m.AndU(bits, m.Word(mantissa64))
	z := m.Float(m.AddU(fraction, m.ShiftLeft(m.AddU(remainder, m.Word(bias64)), m.Word(mantissaBits64))))

	index := m.OrU(m.ShiftLeft(remainder, m.Word(4)), m.ShiftRight(fraction, m.Word(mantissaBits64-4)))
	start := m.Table(index, cbrtStart64)
	root := m.Float(m.AndU(start, m.Word(0xffffffff00000000)))
	r := m.Sub(m.Mul(z, m.Float(m.ShiftLeft(start, m.Word(32)))), m.Const(1))
	y := m.Mul(root, polynomial(m, r, []float64{1, 1. / 3, -1. / 9, 5. / 81}))
	y = m.Float(m.AndU(m.Bits(y), m.Word(halfMantissa64)))

	squareHigh, squareLow := Split64(m, m.Mul(y, y))
	d := m.Sub(m.Sub(z, m.Mul(y, squareHigh)), m.Mul(y, squareLow))
	y = m.Add(y, m.Mul(y, m.Div(d, m.Sub(m.Mul(z, m.Const(3)), m.Add(d, d)))))

	scale := m.AddU(third, m.Word(bias64-bias64/3))
	scale = m.SubU(scale, m.SelectU(m.EqualU(shift, m.Word(0)), shift, m.Word(18)))
	y = m.Mul(y, m.Float(m.ShiftLeft(scale, m.Word(mantissaBits64))))
	usual := m.LessU(m.SubU(magnitude, m.Word(1)), m.Word(infinity64-1))
	return nanFor64(m, x, m.Select(usual, withSign64(m, x, y), x))
}

// Rsqrt64 is 1/sqrt(x): rsqrt(±0) = ±Inf, rsqrt(+Inf) = +0, a negative x or a NaN
// gives the canonical NaN. The error is at most 0.52 ULP.
//
// With s = sqrt(x) and y = 1/s, both rounded, x = s^2 + d and s y = 1 - e, it is
// y (1 + e - d y^2 / 2). Small numbers are multiplied by 2^108 before, so that
// nothing of d is lost.
func Rsqrt64[V, U, B any](m Arithmetic[V, U, B], x V) V {
	bits := m.Bits(x)
	small := m.LessU(bits, wordOf64(m, 0x1p-767))
	z := m.Select(small, m.Mul(x, m.Const(0x1p108)), x)
	s := m.Sqrt(z)
	y := m.Div(m.Const(1), s)
	d := squareResidual64(m, z, s)
	e := residual64(m, m.Const(1), s, y)
	half := m.Mul(m.Mul(d, y), m.Mul(y, m.Const(0.5)))
	y = m.Add(y, m.Mul(y, m.Sub(e, half)))
	y = m.Select(small, m.Mul(y, m.Const(0x1p54)), y)

	special := m.SelectU(m.EqualU(bits, m.Word(infinity64)), m.Word(0), m.Word(canonicalNaN64))
	special = m.SelectU(isZero64(m, x), m.OrU(bits, m.Word(infinity64)), special)
	usual := m.LessU(m.SubU(bits, m.Word(1)), m.Word(infinity64-1))
	return m.Select(usual, y, m.Float(special))
}

// Hypot64 is sqrt(x^2 + y^2), without an overflow or a loss on the way: it is
// +Inf where one of the two is infinite, whatever the other is, and else the
// canonical NaN where one is a NaN. The error is at most 0.52 ULP, where the
// result is subnormal 0.76.
//
// Both are multiplied by one of 2^-600, 1 and 2^600 first. The squares are taken
// as h^2 + (x - h)(x + h), h being the upper 26 bits, their sum as two floats,
// and so is its root.
func Hypot64[V, U, B any](m Arithmetic[V, U, B], x, y V) V {
	xBits, yBits := magnitude64(m, x), magnitude64(m, y)
	below := m.LessU(xBits, yBits)
	major, minor := m.SelectU(below, yBits, xBits), m.SelectU(below, xBits, yBits)
	scale := m.SelectU(m.LessU(major, wordOf64(m, 0x1p-500)), wordOf64(m, 0x1p600), wordOf64(m, 1))
	scale = m.SelectU(m.LessU(wordOf64(m, 0x1p500), major), wordOf64(m, 0x1p-600), scale)
	back := m.SubU(m.Word(2*bias64<<mantissaBits64), scale)

	a, aLow := square64(m, m.Mul(m.Float(major), m.Float(scale)))
	b, bLow := square64(m, m.Mul(m.Float(minor), m.Float(scale)))
	u, uLow := FastTwoSum(m, a, b)
	u, uLow = FastTwoSum(m, u, m.Add(uLow, m.Add(aLow, bLow)))
	root, rootLow := sqrt64(m, u, uLow)
	result := m.Mul(m.Add(root, rootLow), m.Float(back))

	isInfinite := m.Or(m.EqualU(xBits, m.Word(infinity64)), m.EqualU(yBits, m.Word(infinity64)))
	special := m.SelectU(isInfinite, m.Word(infinity64), m.Word(canonicalNaN64))
	special = m.SelectU(m.EqualU(major, m.Word(0)), major, special)
	usual := m.LessU(m.SubU(major, m.Word(1)), m.Word(infinity64-1))
	return m.Select(usual, result, m.Float(special))
}

// square64 is x^2 as high + low: high is exact and of 52 bits, low rounded.
func square64[V, U, B any](m Arithmetic[V, U, B], x V) (high, low V) {
	upper, lower := Split64(m, x)
	return m.Mul(upper, upper), m.Mul(lower, m.Add(x, upper))
}
