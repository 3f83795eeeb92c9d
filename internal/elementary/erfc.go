package elementary

// erfcHigh is above every x whose erfc does not round to 0.
const erfcHigh = 10.125

// Erfc is the complementary error function, 1 - erf(x): erfc(±0) = 1,
// erfc(+Inf) = +0, erfc(-Inf) = 2, NaN gives the canonical NaN. The error is at
// most 0.8 ULP, subnormal results included.
//
// See [gaussianTail] for positive x. For negative x it is 2 - erfc |x|.
//
// Subnormals: what is subnormal is so small that the result is 1, but for the
// result itself, which is made by Scale.
func Erfc[V, U, B any](m Arithmetic[V, U, B], x V) V {
	c := clampMagnitude(m, x, erfcHigh)
	square, squareTail := squareParts(m, c)
	k, high, low := gaussianTail(m, c, square, squareTail, &erfcTail)

	scale := powerOfTwo(m, maxSigned(m, k, -60))
	h, l := FastTwoSum(m, m.Const(2), m.Mul(minus(m, scale), high))
	negative := m.Add(h, m.Sub(l, m.Mul(scale, low)))
	y := m.Select(isNegative(m, x), negative, scaleAny(m, m.Add(high, low), k))
	return orNaN(m, x, y)
}

// tail is a function e^-s p(t) / (u + offset) of u >= 0, with
// t = (u - zero) / (u + pole): one piece for small u, one for large u. offset
// makes p nearly constant, so that its constant carries most of it, and t makes
// it converge.
//
// p is minimax on each piece, the error taken relative to itself. Recipe: least
// squares, reweighted by the error again and again (Lawson), and coefficients
// rounded one after the other as for [Exp]; offset makes the slope at u = 0
// vanish, or nearly; pole is, of the multiples of 1/8, the one with the least
// error; zero was chosen where p is a float32 but for 2^-33 of itself.
type tail struct {
	from      float64 // where the far piece begins
	near, far piece
}

type piece struct {
	offset, zero, pole, constant float64
	coefficients                 [7]float64 // of t, t^2, ...
}

// erfcTail has e^(x^2) erfc(x) for x up to erfcHigh, to 1.6e-9 or 0.026 ULP.
var erfcTail = tail{
	1.5,
	piece{0x1.cp-1, 0x1.3ep-1, 0x1.7p+1, 0x1.abd106p-1, [7]float64{
		-0x1.48507cp-2, -0x1.6c48fep-2, 0x1.0e5f36p+0, -0x1.165404p+0,
		0x1.f6af56p-2, 0x1.4a6f22p-5, -0x1.e9934p-4,
	}},
	piece{0x1p-2, 0x1.5dap+1, 0x1.2p+1, 0x1.296d4p-1, [7]float64{
		0x1.4e7b8ep-6, -0x1.4a4c18p-4, 0x1.138f44p-4, -0x1.e0308cp-6,
		0x1.225b3ap-8, 0x1.049746p-9, -0x1.d4dcecp-11,
	}},
}

// gaussianTail is the function f at u as 2^k (high + low), to about 2^-26 of
// itself, for s + sTail in [0, 106]. high has 12 bits.
//
// Each of e^-s, p and u + offset is a pair of floats: of p only what is added to
// its constant is rounded, which is an eighth of p at most.
func gaussianTail[V, U, B any](m Arithmetic[V, U, B], u, s, sTail V, f *tail) (k U, high, low V) {
	k, e, eTail := expPair(m, minus(m, s), sTail)

	isFar := m.LessU(wordOf(m, f.from), m.Bits(u))
	pick := func(near, far float64) V { return m.Select(isFar, m.Const(far), m.Const(near)) }
	t := m.DivNormal(m.Sub(u, pick(f.near.zero, f.far.zero)), m.Add(u, pick(f.near.pole, f.far.pole)))
	last := len(f.near.coefficients) - 1
	q := pick(f.near.coefficients[last], f.far.coefficients[last])
	for i := last - 1; i >= 0; i-- {
		q = m.Add(m.Mul(q, t), pick(f.near.coefficients[i], f.far.coefficients[i]))
	}
	p, pTail := FastTwoSum(m, pick(f.near.constant, f.far.constant), m.Mul(q, t))
	n, nTail := multiplyPairs(m, e, eTail, p, pTail)

	offset := pick(f.near.offset, f.far.offset)
	d := m.Add(u, offset)
	dHigh := upperHalf(m, d)
	dLow := m.Sub(u, m.Sub(dHigh, offset)) // exactly u + offset - dHigh
	high, low = divide(m, n, nTail, d, dHigh, dLow)
	return k, high, low
}

// multiplyPairs is (a + aTail) (b + bTail) as high + low, to about 2^-34 of
// itself, for tails within a few last places of a and b. high is the exact
// product of the upper halves, so that low may be 2^-10 of it.
func multiplyPairs[V, U, B any](m Arithmetic[V, U, B], a, aTail, b, bTail V) (high, low V) {
	aHigh, aLow := Split(m, a)
	bHigh, bLow := Split(m, b)
	low = m.Add(m.Mul(aHigh, m.Add(bLow, bTail)), m.Mul(m.Add(aLow, aTail), b))
	return m.Mul(aHigh, bHigh), low
}

// squareParts is v^2 as square + tail, to 2^-35 of itself.
func squareParts[V, U, B any](m Arithmetic[V, U, B], v V) (square, tail V) {
	high, low := Split(m, v)
	return FastTwoSum(m, m.Mul(high, high), m.Mul(m.Add(v, high), low))
}

// scaleAny is [Arithmetic.Scale] for any positive normal v.
func scaleAny[V, U, B any](m Arithmetic[V, U, B], v V, k U) V {
	if isUsual(m) {
		return m.Scale(v, k)
	}
	bits := m.Bits(v)
	exponent := m.SubU(m.ShiftRight(bits, m.Word(mantissaBits)), m.Word(bias))
	fraction := m.OrU(m.AndU(bits, m.Word(mantissa)), m.Word(bias<<mantissaBits))
	return m.Scale(m.Float(fraction), m.AddU(k, exponent))
}
