package elementary

// Beyond the first, gelu(-x) rounds to -0 (in the tanh form beyond the second);
// beyond the third gelu(x) rounds to x.
const (
	geluLow     = 14.5
	geluTanhLow = 11
	geluHigh    = 6
)

// Gelu is the Gaussian error linear unit in its exact form, x Phi(x) = x/2
// erfc(-x / sqrt(2)): gelu(±0) = ±0, gelu(+Inf) = +Inf, gelu(-Inf) = -0, the
// limit, and NaN gives the canonical NaN. The error is at most 0.8 ULP,
// subnormal results included.
//
// Phi(-|x|) = e^(-x^2/2) times a smooth function of |x|; see [gaussianTail].
// For positive x, Phi is 1 less that. The product of the pair of floats with x
// is rounded once.
//
// Subnormals: [geluOfTiny] looks after small x, and large negative results are
// made by Scale.
func Gelu[V, U, B any](m Arithmetic[V, U, B], x V) V {
	c := clampMagnitude(m, x, geluLow)
	square, squareTail := squareParts(m, c)
	half := m.Const(0.5)
	k, high, low := gaussianTail(m, c, m.Mul(half, square), m.Mul(half, squareTail), &phiTail)

	scale := powerOfTwo(m, maxSigned(m, k, -60))
	h, l := FastTwoSum(m, m.Const(1), m.Mul(minus(m, scale), high))
	l = m.Sub(l, m.Mul(scale, low))
	negative := isNegative(m, x)
	phi := m.Select(negative, high, h)
	high, low = upperHalf(m, phi), m.Select(negative, low, l)
	product, productTail := timesHalf(m, c, high, m.Add(m.Sub(phi, high), low))
	return geluResult(m, x, k, m.Add(product, productTail))
}

// phiTail has e^(x^2/2) Phi(-x) for x up to geluLow, to 1.9e-9 or 0.032 ULP.
var phiTail = tail{
	2.125,
	piece{0x1.4p+0, 0x1.28cp+0, 0x1.08p+2, 0x1.29824ap-1, [7]float64{
		-0x1.f5c51ap-3, -0x1.e771fep-4, 0x1.067b04p-1, -0x1.28500cp-1,
		0x1.3a3bb8p-2, -0x1.3fbf8ap-6, -0x1.029f96p-4,
	}},
	piece{0x1.8p-2, 0x1.f06p+1, 0x1.ap+1, 0x1.a6c9cep-2, [7]float64{
		0x1.63feb8p-7, -0x1.c8736ap-5, 0x1.8f71cap-5, -0x1.714b86p-6,
		0x1.0dac16p-8, 0x1.4aac5ep-10, -0x1.6bc958p-11,
	}},
}

// GeluTanh is the Gaussian error linear unit in its tanh form,
// x/2 (1 + tanh z) = x sigmoid(2z) with z = sqrt(2/pi) (x + 0.044715 x^3).
// Special values and bound are [Gelu]'s.
//
// 2z is a pair of floats, good to 2^-33 of itself, since it may be 105. sigmoid
// is a quotient of pairs whose upper half has 12 bits, which makes its product
// with x's upper half exact: the result is rounded once.
//
// Subnormals: as in [Gelu].
func GeluTanh[V, U, B any](m Arithmetic[V, U, B], x V) V {
	c := clampMagnitude(m, x, geluTanhLow)
	z, zTail := geluTanhArgument(m, c)
	k, high, low := sigmoidParts(m, x, z, zTail)
	product, productTail := timesHalf(m, c, high, low)
	return geluResult(m, x, k, m.Add(product, productTail))
}

// geluTanhArgument is 2 sqrt(2/pi) (c + 0.044715 c^3) as a pair of floats, by
// c (linear + cubic c^2). The constants' first parts have 24 and 11 bits.
func geluTanhArgument[V, U, B any](m Arithmetic[V, U, B], c V) (z, zTail V) {
	const (
		linear, linearRest = 0x1.988454p+0, -0x1.857936p-25
		cubic, cubicRest   = 0x1.244p-4, 0x1.3ca936p-18
	)
	square, squareTail := squareParts(m, c)
	squareHigh, squareLow := Split(m, square)
	squareLow = m.Add(squareLow, squareTail)
	g, gTail := TwoSum(m, m.Const(linear), m.Mul(squareHigh, m.Const(cubic)))
	rest := m.Add(m.Mul(squareLow, m.Const(cubic)), m.Mul(square, m.Const(cubicRest)))
	g, gTail = FastTwoSum(m, g, m.Add(gTail, m.Add(rest, m.Const(linearRest))))
	gHigh, gLow := Split(m, g)
	z, zTail = timesHalf(m, c, gHigh, m.Add(gLow, gTail))
	return FastTwoSum(m, z, zTail)
}

// geluResult is y for positive x and -y 2^k for negative x, but x itself where
// it is large, and what [halved] gives where it is small: there the function is
// x/2 but for 2^-30.
func geluResult[V, U, B any](m Arithmetic[V, U, B], x V, k U, y V) V {
	y = m.Select(isNegative(m, x), scaleAny(m, y, k), y)
	if isUsual(m) {
		return withSign(m, y, x)
	}
	bits := magnitude(m, x)
	y = m.Select(m.LessU(bits, wordOf(m, 0x1p-30)), halved(m, bits), y)
	y = withSign(m, y, x)
	y = m.Select(m.LessSigned(wordOf(m, geluHigh), m.Bits(x)), x, y)
	return orNaN(m, x, y)
}

// halved is half the positive float of these bits, subnormals included: the
// first binade of the normal numbers has the subnormals' spacing, so that up to
// its end the words count units of 2^-149.
func halved[V, U, B any](m Arithmetic[V, U, B], bits U) V {
	one := m.Word(1)
	odd := m.AndU(m.ShiftRight(bits, one), one)
	subnormal := m.Float(m.ShiftRight(m.AddU(bits, odd), one))
	normal := m.Mul(m.Float(bits), m.Const(0.5))
	return m.Select(m.LessU(bits, m.Word(2*hiddenBit)), subnormal, normal)
}
