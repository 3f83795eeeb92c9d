package elementary

import "math"

// The constants of e^x. ln(2)/64 is split so that k times the first part, of 36
// bits, is exact for every |k| < 2^17.
//
// The polynomial is c2 r^2 + ... + c6 r^6, which approximates e^r - 1 - r on
// |r| <= ln(2)/128 with an error of at most 2^-61.9 relative to r. Recipe: Remez
// exchange for (e^r - 1 - r) / r^2 with the weight |r| + R/8, R being the end of
// the range; the coefficients rounded to float64.
const (
	inverseLn2Over64 = 0x1.71547652b82fep+6
	ln2Over64Hi      = 0x1.62e42fefap-7
	ln2Over64Lo      = 0x1.cf79abc9e3b3ap-46
	ln2Rounded64     = 0x1.62e42fefa39efp-1
	toNear64         = 0x1.8p+52 // adding it rounds to an integer, in the low mantissa bits

	// Beyond these e^x is +Inf and +0 for certain.
	expHigh64 = 710
	expLow64  = -746
)

var expSeriesTerms64 = []float64{
	0x1p-1, 0x1.5555555554b67p-3, 0x1.5555555554905p-5, 0x1.11112236b2901p-7, 0x1.6c16d924bd796p-10,
}

// Exp64 is e^x: exp(±0) = 1, exp(+Inf) = +Inf, exp(-Inf) = +0, NaN gives the
// canonical NaN. The error is at most 0.52 ULP, where the result is subnormal
// 0.76.
//
// With x = k ln(2)/64 + r and j = k mod 64, e^x = 2^(k/64) e^r. 2^(j/64) comes
// out of a table as high + low, and e^r - 1 is small beside 1, so that the last
// addition is the only one that costs much.
func Exp64[V, U, B any](m Arithmetic[V, U, B], x V) V {
	a, b, k := expReduce64(m, clampSigned64(m, x, expLow64, expHigh64))
	high, low := expTimes64(m, k, expNear64(m, a, b))
	y := m.Scale(m.Add(high, low), expExponent64(m, k))
	return nanFor64(m, x, y)
}

// Exp2_64 is 2^x, with the special values of [Exp64]: x = k/64 + r, exactly, so
// that integers give exact powers. The error is at most 0.52 ULP, where the
// result is subnormal 0.76.
func Exp2_64[V, U, B any](m Arithmetic[V, U, B], x V) V {
	c := clampSigned64(m, x, -1080, 1025)
	k, whole := roundToInteger64(m, m.Mul(c, m.Const(64)))
	r := m.Mul(m.Sub(c, m.Mul(whole, m.Const(1./64))), m.Const(ln2Rounded64))
	high, low := expTimes64(m, k, m.Add(r, expSeries64(m, r)))
	y := m.Scale(m.Add(high, low), expExponent64(m, k))
	return nanFor64(m, x, y)
}

// Expm1_64 is e^x - 1, accurate where that is small: expm1(±0) = ±0,
// expm1(-Inf) = -1, expm1(+Inf) = +Inf, NaN gives the canonical NaN. The error
// is at most 0.52 ULP.
func Expm1_64[V, U, B any](m Arithmetic[V, U, B], x V) V {
	a, b, k := expReduce64(m, clampSigned64(m, x, -45, expHigh64))
	exponent, rest := expLimit64(m, expExponent64(m, k))
	high, low := expm1Parts64(m, a, b, k, exponent)
	y := m.Mul(m.Add(high, low), rest)
	y = m.Select(isZero64(m, x), x, y)
	return nanFor64(m, x, y)
}

// expReduce64 is x = k ln(2)/64 + a - b with |a - b| <= ln(2)/128 and a bit. a
// is exact, b is below 2^-26 and rounded. |x| is below 1075.
func expReduce64[V, U, B any](m Arithmetic[V, U, B], x V) (a, b V, k U) {
	k, whole := roundToInteger64(m, m.Mul(x, m.Const(inverseLn2Over64)))
	a = m.Sub(x, m.Mul(whole, m.Const(ln2Over64Hi)))
	return a, m.Mul(whole, m.Const(ln2Over64Lo)), k
}

// roundToInteger64 is x rounded to an integer, as a signed word and as a float,
// for |x| < 2^51.
func roundToInteger64[V, U, B any](m Arithmetic[V, U, B], x V) (U, V) {
	shifted := m.Add(x, m.Const(toNear64))
	return m.SubU(m.Bits(shifted), wordOf64(m, toNear64)), m.Sub(shifted, m.Const(toNear64))
}

// expSeries64 is e^r - 1 - r for |r| <= ln(2)/128.
func expSeries64[V, U, B any](m Arithmetic[V, U, B], r V) V {
	return m.Mul(m.Mul(r, r), polynomial(m, r, expSeriesTerms64))
}

// expNear64 is e^(a-b) - 1.
func expNear64[V, U, B any](m Arithmetic[V, U, B], a, b V) V {
	return m.Add(a, m.Sub(expSeries64(m, m.Sub(a, b)), b))
}

// expTable64 is 2^(j/64) as high + low, for j the last six bits of k.
func expTable64[V, U, B any](m Arithmetic[V, U, B], k U) (high, low V) {
	j := m.AndU(k, m.Word(63))
	return m.Float(m.Table(j, exp2High64)), m.Float(m.Table(j, exp2Low64))
}

// expTimes64 is 2^(j/64) (1 + near) as high + low, for j the last six bits of
// k; low is up to 2^-7 of high.
func expTimes64[V, U, B any](m Arithmetic[V, U, B], k U, near V) (high, low V) {
	high, low = expTable64(m, k)
	return high, m.Add(low, m.Mul(high, near))
}

// expExponent64 is floor(k/64).
func expExponent64[V, U, B any](m Arithmetic[V, U, B], k U) U {
	return m.ShiftRightSigned(k, m.Word(6))
}

// expLimit64 is an exponent limited to 1000, and 2 to what is left.
func expLimit64[V, U, B any](m Arithmetic[V, U, B], exponent U) (U, V) {
	limit := m.Word(1000)
	limited := m.SelectU(m.LessSigned(limit, exponent), limit, exponent)
	return limited, powerOfTwo64(m, m.SubU(exponent, limited))
}

// expm1Parts64 is 2^(exponent + j/64) e^(a-b) - 1 as high + low, for j the last
// six bits of k.
//
// With h = 2^(exponent + j/64) - 1 and e^(a-b) - 1 = a + s that is
// h + a + s + h (a + s). h + a is exact as two floats, and the rest is at most
// 2^-7 of it: rounded errors are far below an ULP, for h = 0 too.
func expm1Parts64[V, U, B any](m Arithmetic[V, U, B], a, b V, k, exponent U) (high, low V) {
	tableHigh, tableLow := expTable64(m, k)
	scale := powerOfTwo64(m, exponent)
	h, hLow := TwoSum(m, m.Mul(tableHigh, scale), m.Const(-1))
	hLow = m.Add(hLow, m.Mul(tableLow, scale))
	s := m.Sub(expSeries64(m, m.Sub(a, b)), b)
	high, low = FastTwoSum(m, h, a)
	return high, m.Add(low, m.Add(s, m.Add(hLow, m.Mul(m.Add(h, hLow), m.Add(a, s)))))
}

// wordOf64 is the word of a constant.
func wordOf64[V, U, B any](m Arithmetic[V, U, B], f float64) U {
	return m.Word(math.Float64bits(f))
}

// magnitude64 is x's word without the sign.
func magnitude64[V, U, B any](m Arithmetic[V, U, B], x V) U {
	return m.AndU(m.Bits(x), m.Word(signless64))
}

// withSign64 is y, which has no sign bit, with that of x.
func withSign64[V, U, B any](m Arithmetic[V, U, B], x, y V) V {
	return m.Float(m.OrU(m.Bits(y), m.AndU(m.Bits(x), m.Word(signBit64))))
}

func isZero64[V, U, B any](m Arithmetic[V, U, B], x V) B {
	return m.EqualU(magnitude64(m, x), m.Word(0))
}

// nanFor64 is y, or the canonical NaN where x is a NaN.
func nanFor64[V, U, B any](m Arithmetic[V, U, B], x, y V) V {
	return m.Select(isNaN64(m, x), m.Float(m.Word(canonicalNaN64)), y)
}
