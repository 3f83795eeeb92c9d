package elementary

// The logarithms' constants. log10(2) is split as ln(2) is for [Exp], so that k
// times the first part is exact; 1/ln(2) and 1/ln(10) are split into a part of
// at most 12 bits, whose product with half of a significand is exact, and the
// rest.
const (
	sqrtHalf    = 0x3f3504f3 // the bits of sqrt(1/2)
	log10Of2Hi  = 0x1.344p-2
	log10Of2Lo  = 0x1.3509f8p-18
	log10e      = 0x1.bcb7b2p-2
	log2eHalf   = 0x1.716p+0
	log2eRest   = -0x1.7135a8p-13
	log10eHalf  = 0x1.bccp-2
	log10eRest  = -0x1.09d5b2p-15
	log1pSmall  = 0x33000000 // the bits of 2^-25
	minusInf    = infinity | 1<<31
	subnormalBy = 149 // a subnormal's word is 2^149 times its value
)

// logTerms are c2 + c3 f + ... with log(1+f) - f = f^2 (...) for 1+f in
// [sqrt(1/2), sqrt(2)]: least greatest error relative to the logarithm. Recipe:
// iteratively reweighted least squares (Lawson) in float64; round the lowest
// coefficient to float32, solve again for the others, and so on. The error is
// 7.7e-10, at most 0.013 ULP. c2 is -1/2 exactly.
var logTerms = []float64{
	-0x1p-1, 0x1.555548p-2, -0x1.000006p-2, 0x1.99a476p-3, -0x1.555c44p-3,
	0x1.233ba2p-3, -0x1.fc28cap-4, 0x1.e6c00ap-4, -0x1.de01d8p-4, 0x1.147334p-4,
}

// reciprocalTerms are those of 1/(1+f) over the same range, within 0.011: what
// it multiplies is a last place or less.
var reciprocalTerms = []float64{0x1.007508p+0, -0x1.169b98p+0, 0x1.f0ed6cp-1}

// Log is log(x): log(±0) = -Inf, log(+Inf) = +Inf, a negative x or a NaN gives
// the canonical NaN. The error is at most 0.90 ULP; it is greatest between 1/2
// and 2, and there every input was tried.
//
// With x = 2^k (1+f), 1+f in [sqrt(1/2), sqrt(2)), log(x) = k ln(2) + f +
// f^2 p(f). f and k ln2Hi are exact and their sum is kept as a pair, so that
// the last addition and the small term f^2 p(f) are all that is rounded.
//
// Subnormals: a subnormal x is made normal through its word; f is 0 or at least
// 2^-24 and so is everything made of it far from subnormal.
func Log[V, U, B any](m Arithmetic[V, U, B], x V) V {
	k, f := logSplit(m, logNormal(m, m.Bits(x)))
	y := logJoin(m, m.FromInt(k), f, m.Mul(m.Mul(f, f), polynomial(m, f, logTerms)))
	return logOrSpecial(m, m.Bits(x), y)
}

// Log2 is log2(x), with the special values of [Log]; powers of two give exact
// integers. The error is at most 0.77 ULP.
//
// As [Log], but log(1+f) is a pair, since log2(e) times it has more to lose.
func Log2[V, U, B any](m Arithmetic[V, U, B], x V) V {
	k, f := logSplit(m, logNormal(m, m.Bits(x)))
	high, low := logTimes(m, f, log2e, log2eHalf, log2eRest)
	sum, err := FastTwoSum(m, m.FromInt(k), high)
	return logOrSpecial(m, m.Bits(x), m.Add(sum, m.Add(err, low)))
}

// Log10 is log10(x), with the special values of [Log]; powers of ten give exact
// integers. The error is at most 0.66 ULP. See [Log2].
func Log10[V, U, B any](m Arithmetic[V, U, B], x V) V {
	k, f := logSplit(m, logNormal(m, m.Bits(x)))
	kf := m.FromInt(k)
	high, low := logTimes(m, f, log10e, log10eHalf, log10eRest)
	sum, err := FastTwoSum(m, m.Mul(kf, m.Const(log10Of2Hi)), high)
	low = m.Add(low, m.Mul(kf, m.Const(log10Of2Lo)))
	return logOrSpecial(m, m.Bits(x), m.Add(sum, m.Add(err, low)))
}

// Log1p is log(1+x), accurate where x is small: log1p(±0) = ±0, log1p(-1) =
// -Inf, log1p(+Inf) = +Inf, x < -1 or a NaN gives the canonical NaN. The error
// is at most 0.66 ULP.
//
// 1+x is s + e exactly, and log(s+e) is that of s and a little more, e/s.
// Where s needs no scaling, f is x itself and nothing is added. Below 2^-25 the
// result is x, subnormals included; above, x^2 and all the rest are normal.
func Log1p[V, U, B any](m Arithmetic[V, U, B], x V) V {
	s, e := TwoSum(m, m.Const(1), x)
	k, f := logSplit(m, m.Bits(s))
	isPlain := m.EqualU(k, m.Word(0))
	f = m.Select(isPlain, x, f)
	e = m.Select(isPlain, m.Const(0), m.Mul(e, logUnscale(m, k)))
	high, low := logPair(m, f)
	low = m.Add(low, m.Mul(e, polynomial(m, f, reciprocalTerms)))
	y := logOrSpecial(m, m.Bits(s), logJoin(m, m.FromInt(k), high, low))
	return m.Select(m.LessU(magnitude(m, x), m.Word(log1pSmall)), x, y)
}

// logOfPair is log(high + low) for a normal high of at least sqrt(2) and a low
// within some last places of it, with an error of about 0.2 last places of the
// result besides the last rounding.
func logOfPair[V, U, B any](m Arithmetic[V, U, B], high, low V, doublings U) V {
	k, f := logSplit(m, m.Bits(high))
	q := m.Mul(m.Mul(f, f), polynomial(m, f, logTerms))
	tail := m.Mul(low, logUnscale(m, k))
	q = m.Add(q, m.Mul(tail, polynomial(m, f, reciprocalTerms)))
	return logJoin(m, m.FromInt(m.AddU(k, doublings)), f, q)
}

// logUnscale is 2^-k for k up to 64 and 2^-64 beyond, where what it multiplies
// counts for nothing.
func logUnscale[V, U, B any](m Arithmetic[V, U, B], k U) V {
	limit := m.Word(64)
	k = m.SelectU(m.LessSigned(k, limit), k, limit)
	return powerOfTwo(m, m.SubU(m.Word(0), k))
}

// logJoin is k ln(2) + f + q, for |f| < ln(2) and a small q.
func logJoin[V, U, B any](m Arithmetic[V, U, B], k, f, q V) V {
	sum, err := FastTwoSum(m, m.Mul(k, m.Const(ln2Hi)), f)
	return m.Add(sum, m.Add(err, m.Add(q, m.Mul(k, m.Const(ln2Lo)))))
}

// logTimes is log(1+f) times a constant, given also as half + rest, as an exact
// high and a small low.
func logTimes[V, U, B any](m Arithmetic[V, U, B], f V, whole, half, rest float64) (high, low V) {
	l, tail := logPair(m, f)
	lHigh, lLow := Split(m, l)
	low = m.Add(m.Mul(l, m.Const(rest)), m.Mul(lLow, m.Const(half)))
	return m.Mul(lHigh, m.Const(half)), m.Add(low, m.Mul(tail, m.Const(whole)))
}

// logPair is log(1+f) for [logSplit]'s f as high + low: high is f less half the
// square of f's upper half, which is exact. Nothing that matters is subnormal
// for |f| >= 2^-25.
func logPair[V, U, B any](m Arithmetic[V, U, B], f V) (high, low V) {
	fHigh, fLow := Split(m, f)
	half := m.Const(0.5)
	square := m.Mul(m.Mul(fHigh, half), fHigh)
	high = m.Sub(f, square)
	low = m.Sub(m.Sub(f, high), square)
	low = m.Sub(low, m.Mul(m.Mul(m.Add(f, fHigh), half), fLow))
	cube := m.Mul(m.Mul(f, f), f)
	return high, m.Add(low, m.Mul(cube, polynomial(m, f, logTerms[1:])))
}

// logNormal is the word of a positive float, and for a subnormal one a word of
// the same significand whose exponent field has gone below 0 as a signed number
// does: [logSplit] takes both.
func logNormal[V, U, B any](m Arithmetic[V, U, B], bits U) U {
	scaled := m.SubU(m.Bits(m.FromInt(bits)), m.Word(subnormalBy<<mantissaBits))
	return m.SelectU(m.LessU(bits, m.Word(hiddenBit)), scaled, bits)
}

// logSplit is k and f with 2^k (1+f) the float of this word and 1+f in
// [sqrt(1/2), sqrt(2)). f is exact.
func logSplit[V, U, B any](m Arithmetic[V, U, B], bits U) (k U, f V) {
	above := m.SubU(bits, m.Word(sqrtHalf))
	z := m.Float(m.AddU(m.AndU(above, m.Word(mantissa)), m.Word(sqrtHalf)))
	return m.ShiftRightSigned(above, m.Word(mantissaBits)), m.Sub(z, m.Const(1))
}

// logOrSpecial is y where the word is that of a positive finite float, and else
// the logarithm of it: of ±0, +Inf, a negative float or a NaN.
func logOrSpecial[V, U, B any](m Arithmetic[V, U, B], bits U, y V) V {
	one := m.Word(1)
	isZero := m.EqualU(m.ShiftLeft(bits, one), m.Word(0))
	isInfinity := m.EqualU(bits, m.Word(infinity))
	special := m.SelectU(isInfinity, m.Word(infinity), m.Word(canonicalNaN))
	special = m.SelectU(isZero, m.Word(minusInf), special)
	isOrdinary := m.LessU(m.SubU(bits, one), m.Word(infinity-1))
	return m.Select(isOrdinary, y, m.Float(special))
}
