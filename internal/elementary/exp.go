package elementary

import "math"

// Exp's constants. ln 2 is split so that k times the first part, of 16 bits, is
// exact for every |k| < 256.
//
// The polynomial is c2 r^2 + ... + c6 r^6, which approximates e^r - 1 - r with
// the least greatest error relative to e^r on |r| <= ln(2)/2 + 2e-5, the
// excess being what the rounding of k can add. Recipe: Remez exchange in
// float64 for c2..c6; round c2 to float32, solve again for the others, and so
// on down to c6, so that each rounding is made up for by what follows. The
// error is 3.2e-9, which is 0.054 ULP.
const (
	log2e  = 0x1.715476p+00
	ln2Hi  = 0x1.62e4p-01
	ln2Lo  = 0x1.7f7d1cp-20
	expC2  = 0x1.fffffcp-02
	expC3  = 0x1.55548cp-03
	expC4  = 0x1.555858p-05
	expC5  = 0x1.123dep-07
	expC6  = 0x1.6ac74ep-10
	toNear = 0x1.8p+23 // adding it rounds to an integer, in the low mantissa bits

	// Beyond these the result is +Inf and +0 for certain: e^89 > 2^128 and
	// e^-104 < 2^-150. They keep k in [-150, 128].
	expHigh = 89
	expLow  = -104
)

// Exp is e^x: exp(±0) = 1, exp(+Inf) = +Inf, exp(-Inf) = +0, NaN gives the
// canonical NaN. Over all 2^32 inputs the error is at most 0.78 ULP of the
// exact value, subnormal results included.
//
// With x = k ln(2) + r, e^x = 2^k e^r and e^r = 1 + r + q(r). r is a - b, where
// a is exact and b small, and 1 + a = h + l is exact too, so that the last
// addition is the only one that costs as much as half an ULP.
//
// Subnormals: for k other than 0, a, b, r, h and l are multiples of 2^-42, and
// so the products are 0 or above 2^-108. For k = 0, a = r = x and b = 0, and
// where x, r^2 or a term of q is subnormal, |r| is below 2^-50 and the result
// is 1 whether it is flushed or not. The conditions and the clamps look at
// words.
func Exp[V, U, B any](m Arithmetic[V, U, B], x V) V {
	c := clampSigned(m, x, expLow, expHigh)
	k, kf, a := reduceExp(m, c, c)
	h, l := expSum(m, a, m.Mul(kf, m.Const(ln2Lo)))
	return orNaN(m, x, m.Scale(m.Add(h, l), k))
}

// reduceExp is k, as a word and as a float, nearest to near / ln(2), and
// a = c - k ln2Hi exactly, for |c| < 177 and near = c or a little beside it.
func reduceExp[V, U, B any](m Arithmetic[V, U, B], c, near V) (k U, kf, a V) {
	shifted := m.Add(m.Mul(near, m.Const(log2e)), m.Const(toNear))
	k = nearWord(m, shifted)
	kf = m.Sub(shifted, m.Const(toNear))
	return k, kf, m.Sub(c, m.Mul(kf, m.Const(ln2Hi)))
}

// nearWord is n as a word, of n + toNear. In the usual form only its last nine bits
// are n's, which are all that an exponent takes of it.
func nearWord[V, U, B any](m Arithmetic[V, U, B], shifted V) U {
	if isUsual(m) {
		return m.Bits(shifted)
	}
	return m.SubU(m.Bits(shifted), wordOf(m, toNear))
}

// expSum is e^(a-b) as high + low, with |b| so small that 1 + a and 1 + a - b
// differ by little.
func expSum[V, U, B any](m Arithmetic[V, U, B], a, b V) (high, low V) {
	r := m.Sub(a, b)
	p := polynomial(m, r, []float64{expC2, expC3, expC4, expC5, expC6})
	q := m.Mul(m.Mul(r, r), p)

	one := m.Const(1)
	high = m.Add(one, a)
	low = m.Add(m.Sub(one, high), a)
	return high, m.Add(low, m.Sub(q, b))
}

// expPair is e^(c-tail) as 2^k (high + low), with high the rounded sum. It is
// good to 2^-27 of itself, for |c| < 177 and |tail| of c's last place.
//
// What [Exp] says of subnormals holds here too: a subnormal c or tail adds
// nothing to high + low that a later rounding could see.
func expPair[V, U, B any](m Arithmetic[V, U, B], c, tail V) (k U, high, low V) {
	k, kf, a := reduceExp(m, c, c)
	h, l := expSum(m, a, m.Add(m.Mul(kf, m.Const(ln2Lo)), tail))
	high, low = FastTwoSum(m, h, l)
	return k, high, low
}

// clampSigned limits x to [low, high], low being negative; a NaN becomes one of
// the two. As words, the positive floats ascend among the signed numbers, and
// the negative ones ascend in magnitude above every positive one among the
// unsigned.
func clampSigned[V, U, B any](m Arithmetic[V, U, B], x V, low, high float64) V {
	if isUsual(m) {
		return x
	}
	bits := m.Bits(x)
	highest, lowest := wordOf(m, high), wordOf(m, low)
	bits = m.SelectU(m.LessSigned(highest, bits), highest, bits)
	bits = m.SelectU(m.LessU(lowest, bits), lowest, bits)
	return m.Float(bits)
}

// clampMagnitude is |x| limited to high; a NaN becomes high.
func clampMagnitude[V, U, B any](m Arithmetic[V, U, B], x V, high float64) V {
	bits := magnitude(m, x)
	if isUsual(m) {
		return m.Float(bits)
	}
	return m.Float(minU(m, bits, wordOf(m, high)))
}

func minU[V, U, B any](m Arithmetic[V, U, B], a, b U) U {
	return m.SelectU(m.LessU(b, a), b, a)
}

// wordOf is the word of a float32 constant.
func wordOf[V, U, B any](m Arithmetic[V, U, B], f float64) U {
	return m.Word(uint64(math.Float32bits(float32(f))))
}

// magnitude is the word of |x|.
func magnitude[V, U, B any](m Arithmetic[V, U, B], x V) U {
	return m.AndU(m.Bits(x), m.Word(signless))
}

// isNegative holds where the sign bit is set.
func isNegative[V, U, B any](m Arithmetic[V, U, B], x V) B {
	return m.LessSigned(m.Bits(x), m.Word(0))
}

// withSign is y, which has no sign, with x's.
func withSign[V, U, B any](m Arithmetic[V, U, B], y, x V) V {
	return m.Float(m.OrU(m.Bits(y), m.AndU(m.Bits(x), m.Word(signBit))))
}

// orNaN is y, or the canonical NaN where x is a NaN.
func orNaN[V, U, B any](m Arithmetic[V, U, B], x, y V) V {
	if isUsual(m) {
		return y
	}
	isNaN := m.LessU(m.Word(infinity), magnitude(m, x))
	return m.Select(isNaN, m.Float(m.Word(canonicalNaN)), y)
}

const signBit = 1 << 31
