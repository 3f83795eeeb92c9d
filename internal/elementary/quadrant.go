package elementary

// pi/2 = quarter1 + quarter2 + quarter3 + quarter4 + ..., cut after 2^-11, 2^-24
// and 2^-36. The first three have 12, 7 and 9 bits, so that a multiple of them
// by up to 2^12 is exact.
const (
	twoOverPi32 = 0x1.45f306p-1
	quarter1    = 0x1.922p+0
	quarter2    = -0x1.2cp-18
	quarter3    = 0x1.11p-26
	quarter4    = 0x1.68c234p-39

	pi2High = 0x1.921fb6p+0 // pi/2 to 48 bits, in two floats
	pi2Low  = -0x1.777a5cp-25

	largeAngle = 0x45800000 // the bits of 2^12
)

// quadrant is x - k pi/2 as a value and a correction below half its last place,
// with k the nearest integer to x / (pi/2), but for rounding: |value| < 0.7861.
// In the last two bits of number is k + quarters, for which k is read off a sum
// with a constant that has quarters in it. x is finite; of an infinity or a NaN
// no use can be made.
//
// For |x| < 2^12, this is Cody and Waite's reduction. k is at most 2608, so the
// products with the first three parts are exact. x less the first two products
// is exact too: where k is not 0, it is a multiple of 2^-24 below 0.8. The
// third difference is exact if the product is the larger, a multiple of 2^-34
// below 2^-14, and otherwise its error is found by Dekker's sum. The fourth
// product is below 2^-27, with an error of 2^-52; the value itself is never
// below 2^-27.9, which is at x = 252.8982. Beyond 2^12 see [largeQuadrant].
//
// Subnormals: for k = 0 the value is x and the correction 0; else every product
// is 0 or above 2^-39, and every sum a multiple of 2^-63.
func quadrant[V, U, B any](m Arithmetic[V, U, B], x V, quarters float64) (high, low V, number U) {
	offset := m.Const(toNear + quarters)
	near := m.Add(m.Mul(x, m.Const(twoOverPi32)), offset)
	n := m.Sub(near, offset)

	r := m.Sub(x, m.Mul(n, m.Const(quarter1)))
	r = m.Sub(r, m.Mul(n, m.Const(quarter2)))
	third := m.Mul(n, m.Const(quarter3))
	high = m.Sub(r, third)
	low = m.Sub(m.Sub(r, high), third)
	low = m.Sub(low, m.Mul(n, m.Const(quarter4)))

	isLarge := m.LessU(m.Word(largeAngle-1), magnitude(m, x))
	parts := m.Rarely(isLarge, []V{high, low, near}, func() []V { return largeQuadrant(m, x, offset) })
	return parts[0], parts[1], m.Bits(parts[2])
}

// twoOverPiWords32 is 2/pi from its bit of weight 2^12 down: 13 zeros, then the
// 243 bits after the binary point.
var twoOverPiWords32 = []uint64{
	0x000517cc, 0x1b727220, 0xa94fe13a, 0xbe8fa9a6,
	0xee06db14, 0xacc9e21c, 0x820ff28b, 0x1d5ef5de,
}

// largeQuadrant is quadrant for |x| >= 2^12, with k added to the bits of offset
// and the correction anywhere below 2^-23 of the value.
//
// It is Payne and Hanek's reduction ("Radian reduction for trigonometric
// functions", SIGNUM Newsletter 18, 1983), in integers. x = M 2^q with M of 24
// bits. The bits of 2/pi that weigh 4 / 2^q and more contribute multiples of 4
// to the quotient and are skipped; the 96 bits after them, times M modulo 2^96,
// are the quotient modulo 4 with 94 bits after the point, short by less than
// 2^-70. No float32 comes closer to a multiple of pi/2 than 0x1.f37c8ap+95,
// which is 2^-29.8 quadrants away (by the continued fractions of 2^q 2/pi).
//
// Subnormals: the pieces of the fraction are 0 or at least 2^-64, and so is all
// that is made from them above 2^-113.
func largeQuadrant[V, U, B any](m Arithmetic[V, U, B], x, offset V) []V {
	bits := m.Bits(x)
	whole := m.OrU(m.AndU(bits, m.Word(mantissa)), m.Word(hiddenBit))
	exponent := m.ShiftRight(magnitude(m, x), m.Word(mantissaBits))
	window := twoOverPiWindow(m, m.SubU(exponent, m.Word(largeAngle>>mantissaBits)))

	bottom := m.MulU(whole, window[2])
	carried := m.MulHigh(whole, window[2])
	middle := m.AddU(m.MulU(whole, window[1]), carried)
	carry := m.SelectU(m.LessU(middle, carried), m.Word(1), m.Word(0))
	top := m.AddU(m.AddU(m.MulU(whole, window[0]), m.MulHigh(whole, window[1])), carry)

	// The nearest integer, and what is left in [-1/2, 1/2) as two words of a
	// fraction; its magnitude, one unit short if it is negative, in pieces of
	// 24, 24 and 16 bits.
	k := m.ShiftRight(m.AddU(top, m.Word(1<<29)), m.Word(30))
	first := m.OrU(m.ShiftLeft(top, m.Word(2)), m.ShiftRight(middle, m.Word(30)))
	second := m.OrU(m.ShiftLeft(middle, m.Word(2)), m.ShiftRight(bottom, m.Word(30)))
	negative := m.ShiftRightSigned(first, m.Word(31))
	first, second = m.XorU(first, negative), m.XorU(second, negative)
	a := m.Mul(m.FromInt(m.ShiftRight(first, m.Word(8))), m.Const(0x1p-24))
	b := m.OrU(m.ShiftLeft(m.AndU(first, m.Word(0xff)), m.Word(16)), m.ShiftRight(second, m.Word(16)))
	c := m.Mul(m.FromInt(m.AndU(second, m.Word(0xffff))), m.Const(0x1p-64))
	high, low := FastTwoSum(m, a, m.Mul(m.FromInt(b), m.Const(0x1p-48)))
	low = m.Add(low, c)

	product, err := TwoProduct(m, high, m.Const(pi2High))
	err = m.Add(err, m.Add(m.Mul(high, m.Const(pi2Low)), m.Mul(low, m.Const(pi2High))))
	high, low = FastTwoSum(m, product, err)

	xNegative := m.ShiftRightSigned(bits, m.Word(31))
	sign := m.AndU(m.XorU(negative, xNegative), m.Word(signBit))
	k = m.SubU(m.XorU(k, xNegative), xNegative)
	return []V{
		m.Float(m.XorU(m.Bits(high), sign)),
		m.Float(m.XorU(m.Bits(low), sign)),
		m.Float(m.AddU(m.Bits(offset), k)),
	}
}

// twoOverPiWindow is 96 bits of twoOverPiWords32 from the bit start on, which is
// below 128; of a greater start the lower bits count.
func twoOverPiWindow[V, U, B any](m Arithmetic[V, U, B], start U) [3]U {
	index := m.AndU(m.ShiftRight(start, m.Word(5)), m.Word(3))
	left := m.AndU(start, m.Word(31))
	right := m.XorU(left, m.Word(31)) // 31 - left; one more place is shifted beforehand
	var window [3]U
	word := m.Table(index, twoOverPiWords32)
	for i := range window {
		next := m.Table(m.AddU(index, m.Word(uint64(i)+1)), twoOverPiWords32)
		window[i] = m.OrU(m.ShiftLeft(word, left), m.ShiftRight(m.ShiftRight(next, m.Word(1)), right))
		word = next
	}
	return window
}
