package elementary

// arctangent64 approximates (atan(t)/t - 1) / t^2 in t^2, for |t| <= 0.048.
// Recipe: interpolation at the Chebyshev nodes in 300 bits, each coefficient
// rounded to nearest. The error is 2^-64.4 of atan(t).
var arctangent64 = []float64{
	-0x1.5555555555555p-2, 0x1.9999999997bf5p-3, -0x1.2492490b6f9e8p-3, 0x1.c71b8305c3ebdp-4, -0x1.728dfe9783b6p-4,
}

// Atan64 is the angle in [-pi/2, pi/2] whose tangent is x: atan(±0) = ±0,
// atan(±Inf) = ±pi/2, NaN gives the canonical NaN. The measured error is at
// most 0.94 ULP.
func Atan64[V, U, B any](m Arithmetic[V, U, B], x V) V {
	magnitude := magnitude64(m, x)
	one := wordOf64(m, 1)
	large := m.LessU(one, magnitude)

	// Beyond 2^60 the angle no longer changes.
	far := wordOf64(m, 0x1p+60)
	a := m.SelectU(m.LessU(magnitude, far), magnitude, far)
	minor, major := m.SelectU(large, one, a), m.SelectU(large, a, one)
	y := angle64(m, m.Float(minor), m.Float(major), large, m.Word(0))
	y = flipSign64(m, y, m.AndU(m.Bits(x), m.Word(signBit64)))
	return m.Select(isNaN64(m, x), m.Float(m.Word(canonicalNaN64)), y)
}

// Atan2of64 is the angle of the point (x, y) in [-pi, pi], from the x axis. The
// signs of zeros and the infinities count as in C99 and the Array API:
// atan2(±0, +0 or positive) = ±0, atan2(±0, -0 or negative) = ±pi,
// atan2(±y, ±0) = ±pi/2, two infinities give ±pi/4 and ±3pi/4, an infinite x
// alone ±0 or ±pi, an infinite y alone ±pi/2. NaN gives the canonical NaN. The
// measured error is at most 1.3 ULP: where the result is just below a power of two
// and the quotient just above it, the quotient's rounding counts double.
func Atan2of64[V, U, B any](m Arithmetic[V, U, B], y, x V) V {
	sign := m.Word(signBit64)
	minor, major, steep := coordinates64(m, y, x)
	result := angle64(m, minor, major, steep, m.AndU(m.Bits(x), sign))
	result = flipSign64(m, result, m.AndU(m.Bits(y), sign))
	unordered := m.Or(isNaN64(m, x), isNaN64(m, y))
	return m.Select(unordered, m.Float(m.Word(canonicalNaN64)), result)
}

// coordinates64 is the lesser and the greater of |x| and |y|, scaled alike, and
// whether y is the greater. Where one is infinite they stand for 0 and 1, where
// both are for 1 and 1, and where both are 0 for 0 and 1.
//
// The scaling keeps the reciprocal of the greater and its product with the
// lesser one's leading part away from overflow and from subnormals. What scaling
// down loses of the lesser is far below the angle's last place.
func coordinates64[V, U, B any](m Arithmetic[V, U, B], y, x V) (minor, major V, steep B) {
	yBits, xBits := magnitude64(m, y), magnitude64(m, x)
	steep = m.LessU(xBits, yBits)
	low, high := m.SelectU(steep, xBits, yBits), m.SelectU(steep, yBits, xBits)

	one := wordOf64(m, 1)
	infinite := m.EqualU(high, m.Word(infinity64))
	both := m.EqualU(low, m.Word(infinity64))
	low = m.SelectU(infinite, m.SelectU(both, one, m.Word(0)), low)
	high = m.SelectU(m.Or(infinite, m.EqualU(high, m.Word(0))), one, high)

	big := m.LessU(wordOf64(m, 0x1p+900), high)
	tiny := m.LessU(high, wordOf64(m, 0x1p-900))
	factor := m.Select(big, m.Const(0x1p-200), m.Select(tiny, m.Const(0x1p+200), m.Const(1)))
	return m.Mul(m.Float(low), factor), m.Mul(m.Float(high), factor), steep
}

// angle64 is the angle of a point in the upper half plane, from its greater and
// its lesser coordinate without their signs. steep tells that y is the greater
// one, backward holds the sign bit where x is negative, and else 0.
func angle64[V, U, B any](m Arithmetic[V, U, B], minor, major V, steep B, backward U) V {
	s := angleStep64(m, minor, major, steep, backward)
	high, low := Split64(m, major)
	n := m.Sub(m.Sub(minor, m.Mul(s.c, high)), m.Mul(s.c, low))
	t := flipSign64(m, m.Div(n, m.Add(major, m.Mul(s.c, minor))), s.sign)
	sum, rest := FastTwoSum(m, s.base, t)
	return m.Add(sum, m.Add(rest, m.Add(s.baseLow, arctangentRest64(m, t))))
}

// step64 is an angle that differs from another one by atan(t), up to a sign, for
// a small t that c determines.
type step64[V, U any] struct {
	c             V // a multiple of 1/16
	sign          U // of what is to be added, as a sign bit
	base, baseLow V
}

// angleStep64 finds the step for the arguments of [angle64].
//
// With q = minor/major near k/16 and c = k/16, atan(q) = atan(c) + atan(t) with
// t = (minor - c major) / (major + c minor), |t| <= 0.048. The angles that such
// a k can mean in the four octants are 64 steps, in a table, as two float64
// each; t counts forward or backward from there.
//
// k comes from an approximate reciprocal: 5% from the bits, 0.26% after one
// step of Newton's. It is 0 up to 0.045 already, since t has two roundings more
// where k is not 0.
func angleStep64[V, U, B any](m Arithmetic[V, U, B], minor, major V, steep B, backward U) step64[V, U] {
	inverse := m.Float(m.SubU(m.Word(halfReciprocal64+hiddenBit64), m.Bits(major)))
	inverse = m.Mul(inverse, m.Sub(m.Const(2), m.Mul(major, inverse)))
	q := m.Mul(minor, inverse)
	q = m.Select(m.LessU(m.Bits(q), wordOf64(m, 0.045)), m.Const(0), q)
	shifted := m.Add(q, m.Const(toSixteenth64))
	k := m.SubU(m.Bits(shifted), wordOf64(m, toSixteenth64))

	// The step: k, 32-k, 32+k or 64-k.
	k = m.SelectU(steep, m.SubU(m.Word(32), k), k)
	k = m.SelectU(m.EqualU(backward, m.Word(0)), k, m.SubU(m.Word(64), k))
	index := m.AndU(k, m.Word(63))
	halfTurn := m.EqualU(k, m.Word(64))
	return step64[V, U]{
		c:       m.Sub(shifted, m.Const(toSixteenth64)),
		sign:    m.XorU(backward, m.SelectU(steep, m.Word(signBit64), m.Word(0))),
		base:    m.Select(halfTurn, m.Const(2*halfPiHigh), m.Float(m.Table(index, angleHigh64))),
		baseLow: m.Select(halfTurn, m.Const(2*halfPiLow), m.Float(m.Table(index, angleLow64))),
	}
}

// arctangentRest64 is atan(t) - t for |t| <= 0.048.
func arctangentRest64[V, U, B any](m Arithmetic[V, U, B], t V) V {
	z := m.Mul(t, t)
	return m.Mul(m.Mul(t, z), polynomial(m, z, arctangent64))
}

// toSixteenth64 rounds to a multiple of 1/16 when it is added, and has the
// multiple in the low mantissa bits.
const toSixteenth64 = 0x1.8p+48
