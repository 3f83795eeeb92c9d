package elementary

// Sinh64 is the hyperbolic sine: sinh(±0) = ±0, sinh(±Inf) = ±Inf, NaN gives the
// canonical NaN. The error is at most 0.52 ULP.
//
// With |x| = t + r, t = k ln(2)/64, it is sinh(t) cosh(r) + cosh(t) sinh(r),
// where e^t and e^-t come out of tables. sinh(t) + r is taken exactly; what
// remains, r (cosh(t) - 1) and so on, is small beside it.
func Sinh64[V, U, B any](m Arithmetic[V, U, B], x V) V {
	return nanFor64(m, x, withSign64(m, x, sinhOf64(m, hyperbolicParts64(m, x))))
}

// Cosh64 is the hyperbolic cosine: cosh(±0) = 1, cosh(±Inf) = +Inf, NaN gives
// the canonical NaN. The error is at most 0.52 ULP. See [Sinh64].
func Cosh64[V, U, B any](m Arithmetic[V, U, B], x V) V {
	return nanFor64(m, x, coshOf64(m, hyperbolicParts64(m, x)))
}

// hyperbolic64 is what sinh(t + r) and cosh(t + r) are made of: sinh(t) and
// cosh(t), each with a low part, cosh(r) - 1 = even, sinh(r) = a + odd. All of
// it is to be multiplied by the power of two rest.
type hyperbolic64[V any] struct {
	sinh, sinhLow, cosh, coshLow V
	a, odd, even                 V
	rest                         V
}

// sinhOf64 and coshOf64 put the parts of a magnitude together.
func sinhOf64[V, U, B any](m Arithmetic[V, U, B], p hyperbolic64[V]) V {
	sum := sinhSum64(m, p)
	return m.Mul(m.Add(sum[0], sum[1]), p.rest)
}

func coshOf64[V, U, B any](m Arithmetic[V, U, B], p hyperbolic64[V]) V {
	sum := coshSum64(m, p)
	return m.Mul(m.Add(sum[0], sum[1]), p.rest)
}

// sinhSum64 and coshSum64 are the same as sums of two, less the factor rest.
func sinhSum64[V, U, B any](m Arithmetic[V, U, B], p hyperbolic64[V]) [2]V {
	high, low := FastTwoSum(m, p.sinh, p.a)
	low = m.Add(low, m.Add(p.sinhLow, m.Add(p.odd, m.Mul(p.sinh, p.even))))
	low = m.Add(low, m.Mul(m.Add(m.Sub(p.cosh, m.Const(1)), p.coshLow), m.Add(p.a, p.odd)))
	return [2]V{high, low}
}

func coshSum64[V, U, B any](m Arithmetic[V, U, B], p hyperbolic64[V]) [2]V {
	low := m.Add(m.Mul(p.cosh, p.even), m.Mul(p.sinh, m.Add(p.a, p.odd)))
	return [2]V{p.cosh, m.Add(p.coshLow, low)}
}

// hyperbolicParts64 takes |x| apart. Where e^t passes 2^1000, e^-t is wrong and
// does not matter.
func hyperbolicParts64[V, U, B any](m Arithmetic[V, U, B], x V) hyperbolic64[V] {
	c := m.Float(minU(m, magnitude64(m, x), wordOf64(m, 712)))
	a, b, k := expReduce64(m, c)
	exponent, rest := expLimit64(m, expExponent64(m, k))
	minus := m.SubU(m.Word(0), k)
	one := m.Word(1)
	up, upLow := scaledTable64(m, k, m.SubU(exponent, one))
	down, downLow := scaledTable64(m, minus, m.SubU(maxSigned(m, expExponent64(m, minus), -1000), one))

	p := hyperbolic64[V]{a: a, rest: rest}
	p.sinh, p.sinhLow = FastTwoSum(m, up, minus64(m, down))
	p.sinhLow = m.Add(p.sinhLow, m.Sub(upLow, downLow))
	p.cosh, p.coshLow = FastTwoSum(m, up, down)
	p.coshLow = m.Add(p.coshLow, m.Add(upLow, downLow))

	r := m.Sub(a, b)
	square := m.Mul(r, r)
	p.even = m.Mul(square, polynomial(m, square, coshSeriesTerms64))
	p.odd = m.Sub(m.Mul(m.Mul(square, r), polynomial(m, square, sinhSeriesTerms64)), b)
	return p
}

// The series of cosh(r) - 1 by r^2 and of sinh(r) - r by r^3, for |r| up to
// ln(2)/128: what is left out is below 2^-76 of 1 and of r.
var (
	coshSeriesTerms64 = []float64{0x1p-1, 0x1.5555555555555p-5, 0x1.6c16c16c16c17p-10}
	sinhSeriesTerms64 = []float64{0x1.5555555555555p-3, 0x1.1111111111111p-7, 0x1.a01a01a01a01ap-13}
)

// scaledTable64 is 2^(exponent + j/64) as high + low, for j the last six bits of k.
func scaledTable64[V, U, B any](m Arithmetic[V, U, B], k, exponent U) (high, low V) {
	high, low = expTable64(m, k)
	scale := powerOfTwo64(m, exponent)
	return m.Mul(high, scale), m.Mul(low, scale)
}

// Tanh64 is the hyperbolic tangent: tanh(±0) = ±0, tanh(±Inf) = ±1, NaN gives
// the canonical NaN. The error is at most 0.52 ULP.
//
// With e = e^(2|x|) - 1 as two floats it is e / (e + 2).
func Tanh64[V, U, B any](m Arithmetic[V, U, B], x V) V {
	c := m.Float(minU(m, magnitude64(m, x), wordOf64(m, 22)))
	a, b, k := expReduce64(m, m.Add(c, c))
	e, eLow := expm1Parts64(m, a, b, k, expExponent64(m, k))
	e, eLow = FastTwoSum(m, e, eLow)
	d, dLow := TwoSum(m, e, m.Const(2))
	high, low := quotient64(m, e, eLow, d, m.Add(dLow, eLow))
	return nanFor64(m, x, withSign64(m, x, m.Add(high, low)))
}

// Asinh64 is the inverse hyperbolic sine: asinh(±0) = ±0, asinh(±Inf) = ±Inf,
// NaN gives the canonical NaN. The error is at most 0.52 ULP.
//
// With t = |x| it is log(t + sqrt(1 + t^2)), the root as two floats, which leaves
// an error of 2^-105: nothing beside t from 2^-28 on. Below that it is t, and
// from 2^28 on log(2t).
func Asinh64[V, U, B any](m Arithmetic[V, U, B], x V) V {
	bits := magnitude64(m, x)
	t := m.Float(bits)
	square, squareLow := square64(m, t)
	u, uLow := TwoSum(m, m.Const(1), square)
	u, uLow = FastTwoSum(m, u, m.Add(uLow, squareLow))
	root, rootLow := sqrt64(m, u, uLow)
	h, hLow := FastTwoSum(m, root, t)
	y := logOrDoubled64(m, t, h, m.Add(hLow, rootLow))

	offset := m.SubU(bits, wordOf64(m, 0x1p-28))
	usual := m.LessU(offset, m.SubU(m.Word(infinity64), wordOf64(m, 0x1p-28)))
	y = m.Select(usual, y, t)
	return nanFor64(m, x, withSign64(m, x, y))
}

// Acosh64 is the inverse hyperbolic cosine: acosh(1) = +0, acosh(+Inf) = +Inf,
// x < 1 or a NaN gives the canonical NaN. The error is at most 0.52 ULP.
//
// With t = x - 1 it is log(x + sqrt(2t + t^2)), where the square root is taken as
// two floats, as near 1 nothing else is left, and from 2^28 on log(2x).
func Acosh64[V, U, B any](m Arithmetic[V, U, B], x V) V {
	one := m.Const(1)
	t := m.Sub(x, one)
	high, low := Split64(m, t)
	u, uLow := TwoSum(m, m.Add(t, t), m.Mul(high, high))
	u, uLow = FastTwoSum(m, u, m.Add(uLow, m.Mul(low, m.Add(t, high))))
	root, rootLow := sqrt64(m, u, uLow)
	h, hLow := FastTwoSum(m, x, root)
	y := logOrDoubled64(m, x, h, m.Add(hLow, rootLow))

	bits := m.Bits(x)
	special := m.SelectU(m.EqualU(bits, m.Word(infinity64)), bits, m.Word(canonicalNaN64))
	special = m.SelectU(m.EqualU(bits, wordOf64(m, 1)), m.Word(0), special)
	usual := m.And(m.LessSigned(wordOf64(m, 1), bits), m.LessU(bits, m.Word(infinity64)))
	return m.Select(usual, y, m.Float(special))
}

// logOrDoubled64 is log(h + l), or log(2t) where t >= 2^28.
func logOrDoubled64[V, U, B any](m Arithmetic[V, U, B], t, h, l V) V {
	large := m.Not(m.LessU(m.Bits(t), wordOf64(m, 0x1p28)))
	h = m.Select(large, t, h)
	l = m.Select(large, m.Const(0), l)
	high, low := logSplit64(m, h).plus(m, l).sum(m, m.SelectU(large, m.Word(1), m.Word(0)))
	return m.Add(high, low)
}

// Atanh64 is the inverse hyperbolic tangent: atanh(±0) = ±0, atanh(±1) = ±Inf,
// |x| > 1 or a NaN gives the canonical NaN. The error is at most 0.52 ULP.
//
// With t = |x| it is log(1 + 2t / (1 - t)) / 2, the quotient as two floats.
func Atanh64[V, U, B any](m Arithmetic[V, U, B], x V) V {
	bits := magnitude64(m, x)
	t := m.Float(bits)
	one := m.Const(1)
	d, dLow := FastTwoSum(m, one, minus64(m, t))
	high, low := quotient64(m, m.Add(t, t), m.Const(0), d, dLow)
	h, hLow := TwoSum(m, one, high)
	sum, sumLow := logOfSum64(m, h, m.Add(hLow, low))
	y := m.Mul(m.Add(sum, sumLow), m.Const(0.5))

	special := m.SelectU(m.EqualU(bits, wordOf64(m, 1)), m.Word(infinity64), m.Word(canonicalNaN64))
	usual := m.LessU(bits, wordOf64(m, 1))
	y = m.Select(usual, y, m.Float(special))
	return m.Select(m.LessU(wordOf64(m, 1), bits), y, withSign64(m, x, y))
}
