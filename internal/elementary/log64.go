package elementary

// The constants of the logarithm. ln 2 is split so that k times the first part,
// of 42 bits, is exact for every |k| < 2^11, and stays so when one of logHigh64,
// multiples of 2^-42 too, is added.
//
// The polynomial is r^3 (c3 + ... + c9 r^6), which approximates
// log(1+r) - r + r^2/2 on |r| <= 2^-7 with an error of at most 2^-69.4 relative
// to r. Recipe: Remez exchange with the weight r^2 + R^2/16, R being the end of
// the range; the coefficients rounded to float64.
const (
	ln2Hi64 = 0x1.62e42fefa38p-1
	ln2Lo64 = 0x1.ef35793c7673p-45

	// 1/ln(2) and 1/ln(10), the first parts of 26 bits.
	log2eHi64  = 0x1.7154768p+0
	log2eLo64  = -0x1.6a3e80f444178p-27
	log10eHi64 = 0x1.bcb7b18p-2
	log10eLo64 = -0x1.6c8d78e6acaa4p-29

	// logOffset64 is where [logSplit64]'s intervals begin. Each is a 64th of a
	// power of two; that around 1 has it in the middle.
	logOffset64 = 0x3fe6200000000000

	// logShortMask64 leaves 20 significant bits, and logShortHalf64 is half of the
	// last of them.
	logShortMask64 = 0xfffffffe00000000
	logShortHalf64 = 0x0000000100000000
)

var logSeriesTerms64 = []float64{
	0x1.5555555555555p-2, -0x1.000000000005ep-2, 0x1.9999999999bb7p-3, -0x1.5555554557701p-3,
	0x1.2492490af0895p-3, -0x1.00067171b4b06p-3, 0x1.c72b3b51d5785p-4,
}

// Log64 is log(x): log(±0) = -Inf, log(+Inf) = +Inf, a negative x or a NaN gives
// the canonical NaN. The error is at most 0.52 ULP.
//
// With x = 2^k z, z in [0.69, 1.38), and c near z out of a table of 64,
// log(x) = k ln(2) + log(c) + log(1+r), r = z/c - 1. See [logarithm64].
func Log64[V, U, B any](m Arithmetic[V, U, B], x V) V {
	high, low := logOf64(m, x)
	return logSpecial64(m, x, m.Add(high, low))
}

// Log2_64 is log2(x), with the special values of [Log64]; powers of two give
// exact integers. The error is at most 0.52 ULP.
func Log2_64[V, U, B any](m Arithmetic[V, U, B], x V) V {
	high, low := logOf64(m, x)
	return logSpecial64(m, x, logTimes64(m, high, low, log2eHi64, log2eLo64))
}

// Log10_64 is log10(x), with the special values of [Log64]; powers of ten give
// exact integers. The error is at most 0.52 ULP.
func Log10_64[V, U, B any](m Arithmetic[V, U, B], x V) V {
	high, low := logOf64(m, x)
	return logSpecial64(m, x, logTimes64(m, high, low, log10eHi64, log10eLo64))
}

// Log1p_64 is log(1+x), accurate where x is small: log1p(±0) = ±0,
// log1p(-1) = -Inf, log1p(+Inf) = +Inf, x < -1 or a NaN gives the canonical NaN.
// The error is at most 0.52 ULP.
func Log1p_64[V, U, B any](m Arithmetic[V, U, B], x V) V {
	h, l := TwoSum(m, m.Const(1), x)
	high, low := logOfSum64(m, h, l)
	y := m.Select(isZero64(m, x), x, m.Add(high, low))
	return logSpecial64(m, m.Add(m.Const(1), x), y)
}

// logOf64 is log(x) as high + low, for positive x, subnormal ones included.
func logOf64[V, U, B any](m Arithmetic[V, U, B], x V) (high, low V) {
	h, exponent := normalize64(m, x)
	return logSplit64(m, h).sum(m, exponent)
}

// logOfSum64 is log(h + l) as high + low, for normal h and |l| <= 2^-52 h.
func logOfSum64[V, U, B any](m Arithmetic[V, U, B], h, l V) (high, low V) {
	return logSplit64(m, h).plus(m, l).sum(m, m.Word(0))
}

// normalize64 is x as h * 2^exponent, where h is normal if x is not 0.
func normalize64[V, U, B any](m Arithmetic[V, U, B], x V) (h V, exponent U) {
	subnormal := m.LessU(m.Bits(x), m.Word(hiddenBit64))
	h = m.Select(subnormal, m.Mul(x, m.Const(0x1p54)), x)
	return h, m.SelectU(subnormal, m.SubU(m.Word(0), m.Word(54)), m.Word(0))
}

// logarithm64 is a positive float as 2^exponent c (1 + rHigh + rLow + rRest).
// These parts are exact, so that in the interval around 1, where c = 1, nothing
// is lost. rHigh is a multiple of 2^-33 and has an exact square; rLow is below
// 2^-19, and either below rHigh or all there is.
type logarithm64[V, U, B any] struct {
	exponent      U
	index         U // of c
	inverse       V // 1/c
	rHigh, rLow   V
	rRest         V
	hasRest       bool // rRest is not 0
	exponentField U    // exponent, shifted to where a float has it
}

// logSplit64 takes h apart: the word less logOffset64 has the exponent at the
// top and then the interval.
func logSplit64[V, U, B any](m Arithmetic[V, U, B], h V) logarithm64[V, U, B] {
	bits := m.Bits(h)
	offset := m.SubU(bits, m.Word(logOffset64))
	l := logarithm64[V, U, B]{
		exponent:      m.ShiftRightSigned(offset, m.Word(mantissaBits64)),
		index:         m.AndU(m.ShiftRight(offset, m.Word(mantissaBits64-6)), m.Word(63)),
		exponentField: m.AndU(offset, m.Word(0xfff<<mantissaBits64)),
	}
	l.inverse = m.Float(m.Table(l.index, logInverse64))
	zBits := m.SubU(bits, l.exponentField)
	rounded := m.AddU(zBits, m.Word(logShortHalf64))
	zHigh := m.Float(m.AndU(rounded, m.Word(logShortMask64)))
	l.rHigh = m.Sub(m.Mul(zHigh, l.inverse), m.Const(1))
	l.rLow = m.Mul(m.Sub(m.Float(zBits), zHigh), l.inverse)
	return l
}

// plus adds a number that is at most 2^-52 of the float. From 2^1000 on it is
// taken for 0.
func (l logarithm64[V, U, B]) plus(m Arithmetic[V, U, B], small V) logarithm64[V, U, B] {
	scale := m.SubU(wordOf64(m, 1), l.exponentField)
	scale = m.SelectU(m.LessSigned(l.exponent, m.Word(1000)), scale, m.Word(0))
	l.hasRest = true
	l.rLow, l.rRest = FastTwoSum(m, l.rLow, m.Mul(m.Mul(small, m.Float(scale)), l.inverse))
	return l
}

// steps are k ln(2) + log(c) as t + tail, with t exact, r rounded and what that
// leaves.
func (l logarithm64[V, U, B]) steps(m Arithmetic[V, U, B], exponent U) (t, tail, r, rest V) {
	k := m.FromInt(m.AddU(l.exponent, exponent))
	t = m.Add(m.Mul(k, m.Const(ln2Hi64)), m.Float(m.Table(l.index, logHigh64)))
	tail = m.Add(m.Mul(k, m.Const(ln2Lo64)), m.Float(m.Table(l.index, logLow64)))
	r, rest = FastTwoSum(m, l.rHigh, l.rLow)
	if l.hasRest {
		rest = m.Add(rest, l.rRest)
	}
	return t, tail, r, rest
}

// sum is the logarithm of 2^exponent times the float as high + low. low is at
// most 2^-7 of high, and rounded: the error is about 2^-60 of high.
func (l logarithm64[V, U, B]) sum(m Arithmetic[V, U, B], exponent U) (high, low V) {
	t, tail, r, rest := l.steps(m, exponent)
	high, low = FastTwoSum(m, t, r)
	series := m.Mul(m.Mul(r, r), m.Add(m.Mul(logSeries64(m, r), r), m.Const(-0.5)))
	return high, m.Add(low, m.Add(rest, m.Add(tail, series)))
}

// sumDouble is sum with an error of about 2^-68 of high: r^2/2 is taken as two
// floats, of which the first is exact, and high and low do not overlap.
func (l logarithm64[V, U, B]) sumDouble(m Arithmetic[V, U, B], exponent U) (high, low V) {
	t, tail, r, rest := l.steps(m, exponent)
	half := m.Const(-0.5)
	square := m.Mul(m.Mul(l.rHigh, l.rHigh), half)
	squareRest := m.Mul(m.Mul(l.rLow, m.Add(l.rHigh, r)), half)
	cube := m.Mul(m.Mul(m.Mul(r, r), r), logSeries64(m, r))

	sum, sumRest := FastTwoSum(m, t, r)
	high, highRest := FastTwoSum(m, sum, square)
	low = m.Add(m.Add(sumRest, highRest), m.Add(m.Add(rest, squareRest), m.Add(tail, cube)))
	return FastTwoSum(m, high, low)
}

// logSeries64 is (log(1+r) - r + r^2/2) / r^3.
func logSeries64[V, U, B any](m Arithmetic[V, U, B], r V) V {
	return polynomial(m, r, logSeriesTerms64)
}

// logTimes64 is (high + low) (factorHigh + factorLow), where the product of
// factorHigh and a float of 26 bits is exact; 2^k and 10^k give integers, as the
// error before the last rounding is far below half an ULP.
func logTimes64[V, U, B any](m Arithmetic[V, U, B], high, low V, factorHigh, factorLow float64) V {
	upper, lower := Split64(m, high)
	first := m.Const(factorHigh)
	rest := m.Add(m.Mul(m.Add(lower, low), first), m.Mul(m.Add(high, low), m.Const(factorLow)))
	return m.Add(m.Mul(upper, first), rest)
}

// logSpecial64 is y, or the logarithm of x where x is not positive and finite.
func logSpecial64[V, U, B any](m Arithmetic[V, U, B], x, y V) V {
	bits := m.Bits(x)
	one := m.Word(1)
	usual := m.LessU(m.SubU(bits, one), m.Word(infinity64-1))
	special := m.SelectU(m.EqualU(bits, m.Word(infinity64)), bits, m.Word(canonicalNaN64))
	special = m.SelectU(isZero64(m, x), m.Word(infinity64|signBit64), special)
	return m.Select(usual, y, m.Float(special))
}
