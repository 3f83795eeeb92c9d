package elementary

// Tanh is the hyperbolic tangent: tanh(±0) = ±0, tanh(±Inf) = ±1, NaN gives
// the canonical NaN. The error is at most 0.8 ULP.
//
// tanh |x| = n / (n + 2) with n = e^2|x| - 1, which is computed as [Expm1] does
// and kept as a pair of floats, as is n + 2: only the rounding of the quotient
// costs as much as half an ULP. 2^k - 1 may be rounded, from k = 25 on, since
// n + 2 follows n and the quotient is 1 - 2/(n+2).
//
// Subnormals: x itself is the result below 2^-12, where x^3/3 is less than a
// third of an ULP, and above that every intermediate is 0 or a multiple of
// 2^-75.
func Tanh[V, U, B any](m Arithmetic[V, U, B], x V) V {
	c := clampMagnitude(m, x, 9.25) // tanh rounds to 1 from 9.011 on
	k, a, rest := expm1Parts(m, m.Add(c, c))
	scale := powerOfTwo(m, k)
	h, l := FastTwoSum(m, m.Sub(scale, m.Const(1)), m.Mul(scale, a))
	n, nTail := FastTwoSum(m, h, m.Add(l, m.Mul(scale, rest)))
	d, dTail := TwoSum(m, n, m.Const(2))
	high, low := quotient(m, n, nTail, d, m.Add(dTail, nTail))

	isTiny := m.LessU(magnitude(m, x), wordOf(m, 0x1p-12))
	y := withSign(m, m.Add(high, low), x)
	return orNaN(m, x, m.Select(isTiny, x, y))
}

// hyperbolicTerms are the parts of a hyperbolic function of c = k ln(2) + r, with r =
// a - b: e^c / 4 = grow e^r, e^-c / 4 = shrink e^-r, and e^±r = cosh r ± sinh r
// with cosh r = 1 + even and sinh r = a + odd. From k = 30 on, where shrink is
// nothing beside grow, it stays 2^-32.
//
// The polynomials are minimax for |r| <= ln(2)/2 + 2e-5, the error taken
// relative to cosh r and sinh r. Recipe as for [Exp]; the errors are 1e-10 and
// 5e-11, below 0.002 ULP.
type hyperbolicTerms[V, U any] struct {
	k                          U
	a, even, odd, grow, shrink V
}

func reduceHyperbolic[V, U, B any](m Arithmetic[V, U, B], c V) hyperbolicTerms[V, U] {
	k, kf, a := reduceExp(m, c, c)
	b := m.Mul(kf, m.Const(ln2Lo))
	r := m.Sub(a, b)
	z := m.Mul(r, r)
	even := m.Mul(z, polynomial(m, z, []float64{0.5, 0x1.5554e6p-5, 0x1.6d4f3cp-10}))
	odd := m.Sub(m.Mul(m.Mul(r, z), polynomial(m, z, []float64{0x1.555556p-3, 0x1.110fbep-7, 0x1.a2e31p-13})), b)
	two := m.Word(2)
	return hyperbolicTerms[V, U]{
		k: k, a: a, even: even, odd: odd,
		grow:   powerOfTwo(m, m.SubU(k, two)),
		shrink: powerOfTwo(m, m.SubU(m.Word(^uint64(1)), minU(m, k, m.Word(30)))),
	}
}

// hyperbolicHigh is above every x whose sinh or cosh is finite; k is 129 there.
const hyperbolicHigh = 89.5

// Sinh is the hyperbolic sine: sinh(±0) = ±0, sinh(±Inf) = ±Inf, NaN gives the
// canonical NaN. The error is at most 0.8 ULP.
//
// sinh |x| / 2 = (grow - shrink) cosh r + (grow + shrink) sinh r in the terms
// of [hyperbolicTerms]. The first product's leading part and grow a are summed exactly;
// for k = 0, sinh r / 2 alone is left, as grow = 1/2 and shrink = 0.
//
// Subnormals: x itself is the result below 2^-12, where x^3/6 is less than a
// sixth of an ULP, and above that every intermediate is 0 or a multiple of
// 2^-106.
func Sinh[V, U, B any](m Arithmetic[V, U, B], x V) V {
	v := reduceHyperbolic(m, clampMagnitude(m, x, hyperbolicHigh))
	isReduced := m.EqualU(v.k, m.Word(0))
	zero := m.Const(0)
	grow := m.Select(isReduced, m.Const(0.5), v.grow)
	shrink := m.Select(isReduced, zero, v.shrink)
	difference := m.Sub(grow, shrink)
	part := m.Sub(m.Sub(grow, difference), shrink)
	difference = m.Select(isReduced, zero, difference)
	part = m.Select(isReduced, zero, part)

	h, l := FastTwoSum(m, difference, m.Mul(grow, v.a))
	rest := m.Add(m.Mul(difference, v.even), m.Mul(m.Add(grow, shrink), v.odd))
	rest = m.Add(rest, m.Add(part, m.Mul(shrink, v.a)))
	y := m.Add(h, m.Add(l, rest))

	isTiny := m.LessU(magnitude(m, x), wordOf(m, 0x1p-12))
	return orNaN(m, x, m.Select(isTiny, x, withSign(m, m.Add(y, y), x)))
}

// Cosh is the hyperbolic cosine: cosh(±0) = 1, cosh(±Inf) = +Inf, NaN gives the
// canonical NaN. The error is at most 0.8 ULP.
//
// cosh x / 2 = (grow + shrink) cosh r + (grow - shrink) sinh r in the terms of
// [hyperbolicTerms]. The leading parts, grow + shrink and grow a, are summed exactly.
//
// Subnormals: what is subnormal is so small that the result is 1.
func Cosh[V, U, B any](m Arithmetic[V, U, B], x V) V {
	v := reduceHyperbolic(m, clampMagnitude(m, x, hyperbolicHigh))
	sum, part := FastTwoSum(m, v.grow, v.shrink)
	h, l := FastTwoSum(m, sum, m.Mul(v.grow, v.a))
	rest := m.Add(m.Mul(sum, v.even), m.Mul(m.Sub(v.grow, v.shrink), v.odd))
	rest = m.Add(rest, m.Sub(part, m.Mul(v.shrink, v.a)))
	y := m.Add(h, m.Add(l, rest))
	return orNaN(m, x, m.Add(y, y))
}
