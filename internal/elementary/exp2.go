package elementary

// Beyond these the result is +Inf and +0 for certain. They keep k in
// [-151, 129].
const (
	exp2High = 129
	exp2Low  = -151
)

// ln 2 in two parts; the first has 12 bits.
const (
	ln2Half     = 0x1.62ep-1
	ln2HalfRest = 0x1.0bfbe8p-15
)

// Exp2 is 2^x: exp2(±0) = 1, exp2(+Inf) = +Inf, exp2(-Inf) = +0, NaN gives the
// canonical NaN; integers give exact powers. The error is at most 0.78 ULP,
// subnormal results included.
//
// With x = k + r, r exact, 2^x = 2^k 2^r and 2^r = 1 + r ln(2) + r^2 p(r). Of
// r ln(2) the product a of the upper halves is exact, and so is 1 + a = h + l:
// only the last addition costs as much as half an ULP.
//
// p is the minimax polynomial of degree 4 for |r| <= 1/2, the error taken
// relative to 2^r. Recipe as for [Exp]; the error is 3.2e-9, 0.053 ULP.
//
// Subnormals: where r or a product is subnormal, r is below 2^-50 and the
// result is 2^k either way.
func Exp2[V, U, B any](m Arithmetic[V, U, B], x V) V {
	c := clampSigned(m, x, exp2Low, exp2High)
	shifted := m.Add(c, m.Const(toNear))
	k := nearWord(m, shifted)
	r := m.Sub(c, m.Sub(shifted, m.Const(toNear)))

	rHigh, rLow := Split(m, r)
	a := m.Mul(rHigh, m.Const(ln2Half))
	h, l := FastTwoSum(m, m.Const(1), a)
	p := polynomial(m, r, []float64{0x1.ebfbdcp-3, 0x1.c6af84p-5, 0x1.3b2daep-7, 0x1.5f06dcp-10, 0x1.41ab0cp-13})
	q := m.Add(m.Mul(m.Mul(r, r), p), m.Mul(r, m.Const(ln2HalfRest)))
	q = m.Add(q, m.Mul(rLow, m.Const(ln2Half)))
	return orNaN(m, x, m.Scale(m.Add(h, m.Add(l, q)), k))
}
