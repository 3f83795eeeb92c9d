package elementary

// Sigmoid is 1 / (1 + e^-x): sigmoid(±0) = 1/2, sigmoid(+Inf) = 1,
// sigmoid(-Inf) = +0, NaN gives the canonical NaN. The error is at most 0.78
// ULP, subnormal results included.
//
// With e^-|x| = 2^k e as a pair of floats, the result is 1 / (1 + 2^k e) or,
// for negative x, 2^k e / (1 + 2^k e): a quotient of pairs, rounded once.
//
// Subnormals: as in [Exp], and 2^k is kept at 2^-60 at least in the
// denominator, where it makes no difference.
func Sigmoid[V, U, B any](m Arithmetic[V, U, B], x V) V {
	k, high, low := sigmoidParts(m, x, clampMagnitude(m, x, -expLow), m.Const(0))
	return orNaN(m, x, m.Scale(m.Add(high, low), k))
}

// sigmoidParts is the sigmoid of ±(c + tail), the sign being x's, as
// 2^k (high + low), for c >= 0. high has 12 bits. high + low is in (0.41, 1.42).
func sigmoidParts[V, U, B any](m Arithmetic[V, U, B], x, c, tail V) (k U, high, low V) {
	k, e, eTail := expPair(m, minus(m, c), tail)
	scale := powerOfTwo(m, maxSigned(m, k, -60))
	one, zero := m.Const(1), m.Const(0)
	d, dTail := FastTwoSum(m, one, m.Mul(scale, e))
	dTail = m.Add(dTail, m.Mul(scale, eTail))

	negative := isNegative(m, x)
	high, low = quotient(m, m.Select(negative, e, one), m.Select(negative, eTail, zero), d, dTail)
	return m.SelectU(negative, k, m.Word(0)), high, low
}

// maxSigned is the greater of k and least, as signed words.
func maxSigned[V, U, B any](m Arithmetic[V, U, B], k U, least int64) U {
	if isUsual(m) {
		return k
	}
	limit := m.Word(uint64(least))
	return m.SelectU(m.LessSigned(k, limit), limit, k)
}

// softplusHigh is where log(1 + e^x) begins to round to x.
const softplusHigh = 18

// Softplus is log(1 + e^x): softplus(-Inf) = +0, softplus(+Inf) = +Inf, NaN
// gives the canonical NaN. The error is at most 0.8 ULP, subnormal results
// included.
//
// It is max(x, 0) + log(1 + t) with t = e^-|x| = 2^k e, and log(1 + t) =
// 2 atanh(s) = 2s + s^3 p(s^2) with s = t / (2 + t), at most 1/3. s is a quotient
// of pairs, and what is added to 2s and to x is small, so that only the last
// addition costs as much as half an ULP.
//
// p is the minimax polynomial for s <= 1/3, the error taken relative to
// 2 atanh(s). Recipe as for [Exp]; the error is 1.2e-10, 0.002 ULP.
//
// Subnormals: as in [Sigmoid]; what becomes one in s^3 p(s^2) is nothing beside
// 2s.
func Softplus[V, U, B any](m Arithmetic[V, U, B], x V) V {
	c := clampMagnitude(m, x, -expLow)
	k, e, eTail := expPair(m, minus(m, c), m.Const(0))
	scale := powerOfTwo(m, maxSigned(m, k, -60))
	d, dTail := FastTwoSum(m, m.Const(2), m.Mul(scale, e))
	high, low := quotient(m, e, eTail, d, m.Add(dTail, m.Mul(scale, eTail)))

	// 2^k (high + low) is s, and from here on 2^k (high + low) is log(1 + t).
	ratio := m.Add(high, low)
	s := m.Mul(scale, ratio)
	z := m.Mul(s, s)
	p := polynomial(m, z, []float64{0x1.555558p-1, 0x1.9996d8p-2, 0x1.250514p-2, 0x1.b72ad8p-3, 0x1.f090acp-3})
	low = m.Add(m.Add(low, low), m.Mul(m.Mul(ratio, z), p))
	high = m.Add(high, high)

	// c = |x| here: no infinity, and right wherever it decides.
	sum, err := TwoSum(m, c, m.Mul(scale, high))
	positive := m.Add(sum, m.Add(err, m.Mul(scale, low)))
	if !isUsual(m) {
		positive = m.Select(m.LessSigned(wordOf(m, softplusHigh), m.Bits(x)), x, positive)
	}
	y := m.Select(isNegative(m, x), m.Scale(m.Add(high, low), k), positive)
	return orNaN(m, x, y)
}
