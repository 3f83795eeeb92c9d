package elementary

// Pow is x^y, with the special values of IEEE 754 (9.2.1), C's Annex F and the
// Array API alike: pow(x, ±0) = pow(1, y) = 1 even for a NaN, pow(-1, ±Inf) = 1,
// a negative x with a finite y that is no integer gives the canonical NaN, an
// odd integer y keeps the sign of x. The error is at most 0.82 ULP, subnormal
// results included.
//
// log|x| is a pair good to 2^-36 of itself, so that its exact product with y,
// of 104 at most where the result is finite, is good to 2^-29, and the result
// to 0.1 ULP more than [Exp]'s.
//
// Subnormals: a subnormal x is made normal through its word. Where y is
// subnormal, or small enough to make a part of the product so, y log|x| is
// below 2^-60 and the result is 1 in any case.
func Pow[V, U, B any](m Arithmetic[V, U, B], x, y V) V {
	bits, exponent := magnitude(m, x), magnitude(m, y)
	high, low := powLog(m, bits)
	power := powExp(m, withSign(m, clampMagnitude(m, y, powLargest), y), high, low)
	return powSpecial(m, x, y, bits, exponent, power)
}

// powLargest is enough: the least |log|x|| but 0 is 2^-24, and e^(2^8)
// overflows.
const powLargest = 0x1p32

// powExp is e^(y (high + low)) for |y| <= 2^32. Where the product is clamped,
// its rest, which may be large, is nothing.
func powExp[V, U, B any](m Arithmetic[V, U, B], y, high, low V) V {
	product, err := TwoProduct(m, y, high)
	err = m.Add(err, m.Mul(y, low))
	c := clampSigned(m, product, expLow, expHigh)
	err = m.Select(m.EqualU(m.Bits(c), m.Bits(product)), err, m.Const(0))
	k, kf, a := reduceExp(m, c, c)
	h, l := expSum(m, a, m.Sub(m.Mul(kf, m.Const(ln2Lo)), err))
	return m.Scale(m.Add(h, l), k)
}

// powOffset is where the intervals of [powLog]'s tables begin: 32 to a doubling,
// that around 1 with 1 in its middle.
const powOffset = 0x3f360000

// powTerms are those of (log(1+f) - f + f^2/2) / f^3 for |f| <= 0.0162; recipe
// as for [Log]. The error is 7.7e-13 of f, 2^-40.
var powTerms = []float64{0x1.555556p-2, -0x1p-2, 0x1.999304p-3, -0x1.5565d4p-3}

// The bits of r, a reciprocal near the middle of each interval with 10 bits, and
// of -log(r) in two parts, the first a multiple of 2^-16 as ln2Hi is. Around 1,
// r is 1, so that log(x) keeps all its bits there.
var (
	powReciprocals = []uint64{
		0x3fb20000, 0x3fae4000, 0x3faac000, 0x3fa74000, 0x3fa3c000, 0x3fa0c000, 0x3f9d8000, 0x3f9a8000,
		0x3f97c000, 0x3f950000, 0x3f924000, 0x3f8fc000, 0x3f8d4000, 0x3f8ac000, 0x3f888000, 0x3f864000,
		0x3f844000, 0x3f820000, 0x3f800000, 0x3f780000, 0x3f710000, 0x3f6a0000, 0x3f638000, 0x3f5d8000,
		0x3f578000, 0x3f520000, 0x3f4d0000, 0x3f480000, 0x3f430000, 0x3f3e8000, 0x3f3a0000, 0x3f360000,
	}
	powLogsHigh = []uint64{
		0xbea8d600, 0xbe9dee00, 0xbe938c00, 0xbe88f000, 0xbe7c3800, 0xbe694800, 0xbe546000, 0xbe40b000,
		0xbe2e4c00, 0xbe1b9000, 0xbe087c00, 0xbdeda800, 0xbdc9b800, 0xbda52800, 0xbd83b000, 0xbd434000,
		0xbd05d000, 0xbc7e0000, 0x00000000, 0x3d021000, 0x3d775000, 0x3db80800, 0x3df1b800, 0x3e143c00,
		0x3e305800, 0x3e4ad400, 0x3e638000, 0x3e7cc800, 0x3e8b5a00, 0x3e975000, 0x3ea38c00, 0x3eaeae00,
	}
	powLogsLow = []uint64{
		0x3693c690, 0xb692758a, 0x36f37604, 0xb662dada, 0xb65944ab, 0xb6d606db, 0x36181bbf, 0x36fd7af3,
		0x36ffe29a, 0x34f7f85c, 0xb5e42254, 0xb61c061f, 0xb6bcaab3, 0xb553aa1b, 0x36cf94ce, 0xb6a83084,
		0x36b083e7, 0xb5a8b0fc, 0x00000000, 0xb6a27619, 0x35c7001b, 0xb633d455, 0x34fdc609, 0xb6b10fb9,
		0x36c402c2, 0xb6948c24, 0xb50721fe, 0x3663659e, 0x36e65d68, 0xb6ea18f7, 0x365c271c, 0xb50829a8,
	}
)

// powLog is the logarithm of the positive float of this word as high + low, to
// 2^-36 of itself.
//
// With 2^k z the float and r near 1/z, f = z r - 1 is exact as a pair, since z's
// halves times r are. log = k ln(2) - log(r) + f - f^2/2 + f^3 p(f): of these,
// the exact parts are k ln2Hi - high of log(r), the upper part of f, and half
// the square of its upper half; they are summed without an error, and what is
// left is below 2^-11 of the sum.
func powLog[V, U, B any](m Arithmetic[V, U, B], bits U) (high, low V) {
	bits = logNormal(m, bits)
	above := m.SubU(bits, m.Word(powOffset))
	i := m.AndU(m.ShiftRight(above, m.Word(mantissaBits-5)), m.Word(31))
	k := m.ShiftRightSigned(above, m.Word(mantissaBits))
	z := m.Float(m.SubU(bits, m.ShiftLeft(k, m.Word(mantissaBits))))
	kf := m.FromInt(k)

	r := m.Float(m.Table(i, powReciprocals))
	zHigh, zLow := Split(m, z)
	f, fRest := FastTwoSum(m, m.Sub(m.Mul(zHigh, r), m.Const(1)), m.Mul(zLow, r))
	fHigh, fLow := Split(m, f)
	half := m.Const(0.5)
	square := m.Mul(m.Mul(fHigh, half), fHigh) // half the square; the rest of it follows
	rest := m.Add(m.Mul(m.Mul(m.Add(f, fHigh), half), fLow), m.Mul(f, fRest))

	sum := m.Add(m.Mul(kf, m.Const(ln2Hi)), m.Float(m.Table(i, powLogsHigh)))
	sum, err := FastTwoSum(m, sum, f)
	sum, squareErr := FastTwoSum(m, sum, minus(m, square))
	low = m.Add(m.Mul(kf, m.Const(ln2Lo)), m.Float(m.Table(i, powLogsLow)))
	low = m.Add(low, m.Add(err, squareErr))
	low = m.Add(low, m.Sub(fRest, rest))
	cube := m.Mul(m.Mul(f, f), f)
	low = m.Add(low, m.Mul(cube, polynomial(m, f, powTerms)))
	return FastTwoSum(m, sum, low)
}

// powSpecial is power = |x|^y with the sign of x^y and the special values; bits
// and exponent are the words of |x| and |y|.
func powSpecial[V, U, B any](m Arithmetic[V, U, B], x, y V, bits, exponent U, power V) V {
	zero, one, inf := m.Word(0), m.Word(one32), m.Word(infinity)
	isNegativeX, isNegativeY := isNegative(m, x), isNegative(m, y)
	isZero, isFiniteNonzero := m.EqualU(bits, zero), m.LessU(m.SubU(bits, m.Word(1)), m.Word(infinity-1))

	// 0 and infinity to a power.
	vanishes := m.Or(m.And(isZero, m.Not(isNegativeY)), m.And(m.Not(isZero), isNegativeY))
	result := m.SelectU(isFiniteNonzero, m.Bits(power), m.SelectU(vanishes, zero, inf))

	isInteger, isOdd := parity(m, exponent)
	flips := m.And(isNegativeX, isOdd)
	result = m.OrU(result, m.SelectU(flips, m.Word(signBit), zero))

	isUndefined := m.And(m.And(isNegativeX, isFiniteNonzero), m.Not(isInteger))
	isNaN := m.Or(m.LessU(inf, bits), m.LessU(inf, exponent))
	result = m.SelectU(m.Or(isUndefined, isNaN), m.Word(canonicalNaN), result)
	isOne := m.Or(m.EqualU(m.Bits(x), one), m.EqualU(exponent, zero))
	return m.Float(m.SelectU(isOne, one, result))
}

// parity says of the word of a nonnegative float whether it is an integer, and
// whether an odd one. Infinity counts as an even integer.
//
// The significand is shifted up until the bit of the ones is the uppermost: by 7
// for exponents below 0, where the uppermost bit stays clear, and by so much
// that nothing is left for even integers of 2^24 and more.
func parity[V, U, B any](m Arithmetic[V, U, B], bits U) (isInteger, isOdd B) {
	field := m.ShiftRight(bits, m.Word(mantissaBits))
	shift := m.SelectU(m.LessU(field, m.Word(bias-1)), m.Word(bias-1), field)
	shift = m.SubU(minU(m, shift, m.Word(bias+24)), m.Word(bias-1))
	whole := m.OrU(m.AndU(bits, m.Word(mantissa)), m.Word(hiddenBit))
	ones := m.ShiftLeft(m.ShiftLeft(whole, m.Word(7)), shift)
	isInteger = m.EqualU(m.ShiftLeft(ones, m.Word(1)), m.Word(0))
	return isInteger, m.EqualU(ones, m.Word(signBit))
}
