package elementary

// Below inverseSmall the result is a polynomial's, above it a logarithm's.
// Beyond inverseLarge asinh(x) and acosh(x) are log(2x), to 2^-30 of
// themselves.
const (
	inverseSmall = 0x3f000000 // the bits of 1/2
	acoshSmall   = 0x3fa00000 // the bits of 1.25
	inverseLarge = 0x46800000 // the bits of 2^14
	largest      = 0x1p14
)

// The polynomials c0 + c1 t + ... with asinh(x) - x = x t (...) and atanh(x) -
// x = x t (...), t = x^2 <= 1/4, and acosh(1+t) = sqrt(2t) (1 + t (...)), t <=
// 1/4: least greatest error relative to the function. Recipe as for [Log]; the
// errors are 1.3e-9, 1.4e-9 and 1.2e-9, at most 0.03 ULP.
var (
	asinhTerms = []float64{
		-0x1.555536p-3, 0x1.3324f2p-4, -0x1.6b95ccp-5, 0x1.cd6374p-6, -0x1.b14964p-7,
	}
	atanhTerms = []float64{
		0x1.55554p-2, 0x1.99a678p-3, 0x1.234d64p-3, 0x1.e403bap-4, 0x1.a69f56p-5, 0x1.6943fcp-3,
	}
	acoshTerms = []float64{-0x1.55552ep-4, 0x1.331ab4p-6, -0x1.68f16p-8, 0x1.91c50cp-10}
)

// Asinh is the inverse of sinh, an odd function: asinh(±0) = ±0, asinh(±Inf) =
// ±Inf, NaN gives the canonical NaN. The error is at most 0.68 ULP.
//
// Below 1/2 it is x + x^3 p(x^2), above log(|x| + sqrt(1 + x^2)) with the
// argument as a pair. A subnormal x is the result itself.
func Asinh[V, U, B any](m Arithmetic[V, U, B], x V) V {
	bits := magnitude(m, x)
	isLarge := m.LessU(m.Word(inverseLarge), bits)
	c := clampMagnitude(m, x, largest)
	square, err := TwoSquare(m, c)
	sum, rest := TwoSum(m, m.Const(1), square)
	// root has 12 bits and is, to 2^-10, no less than c: it is a multiple of c's
	// last place, as FastTwoSum asks.
	root, tail := sqrtPair(m, sum, m.Add(rest, err))
	high, low := FastTwoSum(m, root, c)
	y := logOfLargePair(m, isLarge, bits, high, m.Add(low, tail))
	y = m.Select(m.EqualU(bits, m.Word(infinity)), m.Float(bits), y)
	return oddOrSmall(m, x, y, asinhTerms)
}

// Acosh is the inverse of cosh, for x >= 1: acosh(1) = +0, acosh(+Inf) = +Inf,
// x < 1 or a NaN gives the canonical NaN. The error is at most 0.68 ULP.
//
// With t = x - 1, which is exact up to 2, it is sqrt(2t) (1 + t p(t)) below
// 1.25 and log(x + sqrt(x^2 - 1)) above, each with the square root as a pair.
// Nothing is subnormal: t is 0 or at least 2^-23.
func Acosh[V, U, B any](m Arithmetic[V, U, B], x V) V {
	bits := m.Bits(x)
	isLarge := m.LessU(m.Word(inverseLarge), bits)
	isSmall := m.LessU(bits, m.Word(acoshSmall))
	c := clampMagnitude(m, x, largest)
	t := m.Sub(c, m.Const(1))
	square, err := TwoSquare(m, c)
	sum, rest := FastTwoSum(m, square, m.Const(-1))
	rest = m.Select(isSmall, m.Const(0), m.Add(rest, err))
	root, tail := sqrtPair(m, m.Select(isSmall, m.Add(t, t), sum), rest)

	near := m.Mul(m.Mul(m.Add(root, tail), t), polynomial(m, t, acoshTerms))
	near = m.Add(root, m.Add(tail, near))
	high, low := FastTwoSum(m, c, root)
	y := m.Select(isSmall, near, logOfLargePair(m, isLarge, bits, high, m.Add(low, tail)))

	one := m.Word(one32)
	y = m.Select(m.EqualU(bits, m.Word(infinity)), x, y)
	y = m.Select(m.EqualU(bits, one), m.Const(0), y)
	isDefined := m.LessU(m.SubU(bits, one), m.Word(infinity-one32+1))
	return m.Select(isDefined, y, m.Float(m.Word(canonicalNaN)))
}

// Atanh is the inverse of tanh, an odd function: atanh(±0) = ±0, atanh(±1) =
// ±Inf, |x| > 1 or a NaN gives the canonical NaN. The error is at most 0.70
// ULP.
//
// Below 1/2 it is x + x^3 p(x^2), above log((1+|x|) / (1-|x|)) / 2, where
// 1-|x| is exact and the quotient a pair. A subnormal x is the result itself.
func Atanh[V, U, B any](m Arithmetic[V, U, B], x V) V {
	bits, one := magnitude(m, x), m.Const(1)
	c := m.Float(bits)
	sum, rest := FastTwoSum(m, one, c)
	high, low := quotient(m, sum, rest, m.Sub(one, c), m.Const(0))
	high, low = FastTwoSum(m, high, low)
	y := m.Mul(m.Const(0.5), logOfPair(m, high, low, m.Word(0)))
	y = m.Select(m.EqualU(bits, m.Word(one32)), m.Float(m.Word(infinity)), y)
	y = m.Select(m.LessU(m.Word(one32), bits), m.Float(m.Word(canonicalNaN)), y)
	return oddOrSmall(m, x, y, atanhTerms)
}

// logOfLargePair is log(high + low), or where isLarge holds log(2x), x being a
// float of this word: it may be so large that 2x is none.
func logOfLargePair[V, U, B any](m Arithmetic[V, U, B], isLarge B, bits U, high, low V) V {
	high, low = FastTwoSum(m, high, low)
	high = m.Select(isLarge, m.Float(bits), high)
	low = m.Select(isLarge, m.Const(0), low)
	return logOfPair(m, high, low, m.SelectU(isLarge, m.Word(1), m.Word(0)))
}

// oddOrSmall is y with x's sign where |x| >= 1/2, x itself where it is below
// 2^-25, and between the two x + x t p(t), t = x^2. A NaN gives the canonical
// NaN.
func oddOrSmall[V, U, B any](m Arithmetic[V, U, B], x, y V, terms []float64) V {
	bits := magnitude(m, x)
	t := m.Mul(x, x)
	near := m.Add(x, m.Mul(m.Mul(x, t), polynomial(m, t, terms)))
	near = m.Select(m.LessU(bits, m.Word(log1pSmall)), x, near)
	isNaN := m.LessU(m.Word(infinity), magnitude(m, y))
	y = m.Select(isNaN, y, withSign(m, y, x))
	y = m.Select(m.LessU(bits, m.Word(inverseSmall)), near, y)
	return orNaN(m, x, y)
}
