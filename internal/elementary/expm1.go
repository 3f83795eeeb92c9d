package elementary

// Below the first, e^x - 1 rounds to -1; above the second it overflows.
const (
	expm1Low  = -18
	expm1High = 89
)

// Expm1 is e^x - 1: expm1(±0) = ±0, expm1(+Inf) = +Inf, expm1(-Inf) = -1, NaN
// gives the canonical NaN. The error is at most 0.83 ULP.
//
// With x = k ln(2) + r as in [Exp], e^x - 1 = (2^k - 1) + 2^k r + 2^k q(r). The
// sums of the first two terms are exact as pairs of floats, so that only the
// last addition costs as much as half an ULP. All is computed at half its size,
// since 2^k may be 2^128.
//
// Subnormals: x itself is the result below 2^-24, and above that every
// intermediate is 0 or a multiple of 2^-75.
func Expm1[V, U, B any](m Arithmetic[V, U, B], x V) V {
	k, a, rest := expm1Parts(m, clampSigned(m, x, expm1Low, expm1High))
	scale := powerOfTwo(m, m.SubU(k, m.Word(1)))
	whole, part := TwoSum(m, scale, m.Const(-0.5))
	h, l := FastTwoSum(m, whole, m.Mul(scale, a))
	y := m.Add(h, m.Add(l, m.Add(m.Mul(scale, rest), part)))

	isTiny := m.LessU(magnitude(m, x), wordOf(m, 0x1p-24))
	return orNaN(m, x, m.Select(isTiny, x, m.Add(y, y)))
}

// expm1Parts is k and a with c = k ln(2) + r and r = a - b as in [reduceExp],
// and rest = e^r - 1 - a.
//
// k is such that r is in [log(3/4), log(3/2)] and not in the middle of the
// interval around 0: there 2^k - 1 + 2^k r cancels less for k = 1.
//
// The polynomial is r^2/2 + c3 r^3 + ... + c7 r^7, minimax for e^r - 1 - r on that
// interval with 2e-5 to spare, the error taken relative to e^r - 1. Recipe:
// least squares, reweighted by the error again and again (Lawson), and
// coefficients rounded one after the other as for [Exp]. The error is 3.8e-10,
// 0.0063 ULP.
func expm1Parts[V, U, B any](m Arithmetic[V, U, B], c V) (k U, a, rest V) {
	const center = 0x1.e2p-5 // log(9/8) / 2 = 0.0589
	k, kf, a := reduceExp(m, c, m.Sub(c, m.Const(center)))
	b := m.Mul(kf, m.Const(ln2Lo))
	r := m.Sub(a, b)
	p := polynomial(m, r, []float64{0x1.55555ap-3, 0x1.55552cp-5, 0x1.11063cp-7, 0x1.6cd8eep-10, 0x1.b73204p-13})
	square := m.Mul(r, r)
	rest = m.Add(m.Mul(square, m.Const(0.5)), m.Mul(m.Mul(square, r), p))
	return k, a, m.Sub(rest, b)
}
