package elementary

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
	c := expClamp(m, x)
	shifted := m.Add(m.Mul(c, m.Const(log2e)), m.Const(toNear))
	k := m.SubU(m.Bits(shifted), m.Bits(m.Const(toNear)))
	kf := m.Sub(shifted, m.Const(toNear))

	a := m.Sub(c, m.Mul(kf, m.Const(ln2Hi)))
	b := m.Mul(kf, m.Const(ln2Lo))
	r := m.Sub(a, b)

	p := m.Const(expC6)
	for _, coefficient := range [...]float32{expC5, expC4, expC3, expC2} {
		p = m.Add(m.Mul(p, r), m.Const(coefficient))
	}
	q := m.Mul(m.Mul(r, r), p)

	one := m.Const(1)
	h := m.Add(one, a)
	l := m.Add(m.Sub(one, h), a)
	y := m.Add(h, m.Add(l, m.Sub(q, b)))

	isNaN := m.LessU(m.Word(infinity), m.AndU(m.Bits(x), m.Word(signless)))
	return m.Select(isNaN, m.Float(m.Word(canonicalNaN)), m.Scale(y, k))
}

// expClamp limits x to [expLow, expHigh]; a NaN becomes one of the two. As
// words, the positive floats ascend among the signed numbers, and the negative
// ones ascend in magnitude above every positive one among the unsigned.
func expClamp[V, U, B any](m Arithmetic[V, U, B], x V) V {
	bits := m.Bits(x)
	high, low := m.Bits(m.Const(expHigh)), m.Bits(m.Const(expLow))
	bits = m.SelectU(m.LessSigned(high, bits), high, bits)
	bits = m.SelectU(m.LessU(low, bits), low, bits)
	return m.Float(bits)
}
