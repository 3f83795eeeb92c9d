package elementary

// Half of pi in three parts. The first two have 37 bits, so that a product with
// a quadrant number of at most 2^16 is exact; what is left of pi/2 after the
// third is below 2^-130.
const (
	twoOverPi    = 0x1.45f306dc9c883p-1
	halfPiFirst  = 0x1.921fb54440000p+0
	halfPiSecond = 0x1.68c234c4c0000p-39
	halfPiThird  = 0x1.98a2e03707345p-77

	halfPiHigh = 0x1.921fb54442d18p+0  // the float64 nearest to pi/2,
	halfPiLow  = 0x1.1a62633145c07p-54 // and to the rest

	// quadrantLimit is below 2^16 pi/2.
	quadrantLimit = 0x1.9p+16
)

// twoOverPiWords are the bits of 2/pi: 64 bits before the point, then as many
// as the largest float64 needs.
var twoOverPiWords = []uint64{
	0x0000000000000000, 0xa2f9836e4e441529, 0xfc2757d1f534ddc0, 0xdb6295993c439041,
	0xfe5163abdebbc561, 0xb7246e3a424dd2e0, 0x06492eea09d1921c, 0xfe1deb1cb129a73e,
	0xe88235f52ebb4484, 0xe99c7026b45f7e41, 0x3991d639835339f4, 0x9c845f8bbdf9283b,
	0x1ff897ffde05980f, 0xef2f118b5a0a6d1f, 0x6d367ecf27cb09b7, 0x4f463f669e5fea2d,
	0x7527bac7ebe5f17b, 0x3d0739f78a5292ea, 0x6bfb5fb11f8d5d08, 0x56033046fc7b6bab,
	0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
}

// reduceQuadrant64 is x less the nearest multiple of pi/2 as r + tail, and the
// multiple's number modulo 4 in the low two bits of quadrant. |r| <= pi/4 but
// for rounding, the tail is at most 2^-53 r or 2^-58. The number is of no use
// for an x that is not finite.
//
// Up to 2^16 quarter turns it is Cody and Waite's reduction: x - k a is exact
// for the first part a of pi/2, the second subtraction keeps its rounding
// error. The least distance of a float64 in that range from a multiple of pi/2
// is 2^-60.4 (found by trying all), and the error is below 2^-111.
func reduceQuadrant64[V, U, B any](m Arithmetic[V, U, B], x V) (r, tail V, quadrant U) {
	shifted := m.Add(m.Mul(x, m.Const(twoOverPi)), m.Const(toNear64))
	k := m.Sub(shifted, m.Const(toNear64))
	a := m.Sub(x, m.Mul(k, m.Const(halfPiFirst)))
	r, rest := FastTwoSum(m, a, m.Mul(k, m.Const(-halfPiSecond)))
	tail = m.Sub(rest, m.Mul(k, m.Const(halfPiThird)))

	magnitude := m.AndU(m.Bits(x), m.Word(signless64))
	huge := m.LessU(wordOf64(m, quadrantLimit), magnitude)
	parts := m.Rarely(huge, []V{r, tail, shifted}, func() []V { return reduceHuge64(m, x) })
	return parts[0], parts[1], m.Bits(parts[2])
}

// reduceHuge64 is reduceQuadrant64 for |x| >= 2^16, after Payne and Hanek. The
// quadrant is in the low bits of the third result.
//
// |x| = n 2^e with an integer n of 53 bits. Bits of 2/pi that n 2^e makes
// multiples of 4 do not matter, so the product begins with the bit of weight
// 2^(1-e): n times a window of 192 bits from there on, modulo 2^192, is
// x (2/pi) modulo 4 with 2 bits before the point. Of its bits the upper 128 are
// kept. No float64 is nearer than 2^-62 to a multiple of pi/2 (Muller,
// Elementary Functions, chapter 11), so 64 bits of the remainder are right in
// the worst case.
func reduceHuge64[V, U, B any](m Arithmetic[V, U, B], x V) []V {
	bits := m.Bits(x)
	high, low := multiplyByTwoOverPi(m, m.AndU(bits, m.Word(signless64)))

	// Round to the nearest quadrant; what remains is a signed fraction.
	quadrant := m.ShiftRight(m.AddU(high, m.Word(1<<61)), m.Word(62))
	high = m.OrU(m.ShiftLeft(high, m.Word(2)), m.ShiftRight(low, m.Word(62)))
	low = m.ShiftLeft(low, m.Word(2))
	negative := m.ShiftRightSigned(high, m.Word(63))
	high, low = m.XorU(high, negative), m.XorU(low, negative)

	// The fraction's magnitude as 53, 53 and 22 bits, then as a sum of two.
	first := m.ShiftRight(high, m.Word(11))
	second := m.OrU(m.ShiftLeft(m.AndU(high, m.Word(0x7ff)), m.Word(42)), m.ShiftRight(low, m.Word(22)))
	third := m.AndU(low, m.Word(1<<22-1))
	f, rest := FastTwoSum(m,
		m.Mul(m.FromInt(first), m.Const(0x1p-53)),
		m.Mul(m.FromInt(second), m.Const(0x1p-106)))
	rest = m.Add(rest, m.Mul(m.FromInt(third), m.Const(0x1p-128)))

	r, tail := TwoProduct64(m, f, m.Const(halfPiHigh))
	tail = m.Add(tail, m.Add(m.Mul(f, m.Const(halfPiLow)), m.Mul(rest, m.Const(halfPiHigh))))
	r, tail = FastTwoSum(m, r, tail)

	sign := m.AndU(bits, m.Word(signBit64))
	all := m.ShiftRightSigned(bits, m.Word(63))
	quadrant = m.AndU(m.SubU(m.XorU(quadrant, all), all), m.Word(3))
	sign = m.XorU(sign, m.AndU(negative, m.Word(signBit64)))
	return []V{flipSign64(m, r, sign), flipSign64(m, tail, sign),
		m.Float(m.OrU(wordOf64(m, toNear64), quadrant))}
}

// multiplyByTwoOverPi is x (2/pi) modulo 4, from the bits of an x of at least
// 2^16: 2 bits before the point and 126 after it, in two words. For other bits
// it is any number.
func multiplyByTwoOverPi[V, U, B any](m Arithmetic[V, U, B], bits U) (high, low U) {
	n := m.OrU(m.AndU(bits, m.Word(mantissa64)), m.Word(hiddenBit64))
	start := m.SubU(m.ShiftRight(bits, m.Word(mantissaBits64)), m.Word(1013))
	first, shift := m.ShiftRight(start, m.Word(6)), m.AndU(start, m.Word(63))
	var word [4]U
	for i := range word {
		index := m.AndU(m.AddU(first, m.Word(uint64(i))), m.Word(31))
		word[i] = m.Table(index, twoOverPiWords)
	}
	var window [3]U
	for i := range window {
		next := m.ShiftRight(m.ShiftRight(word[i+1], m.Word(1)), m.SubU(m.Word(63), shift))
		window[i] = m.OrU(m.ShiftLeft(word[i], shift), next)
	}
	middle := m.MulU(n, window[1])
	low = m.AddU(middle, m.MulHigh(n, window[2]))
	high = m.AddU(m.MulU(n, window[0]), m.MulHigh(n, window[1]))
	carried := m.LessU(low, middle)
	return m.SelectU(carried, m.AddU(high, m.Word(1)), high), low
}
