package codegen

// IEEE 754 binary64 in 32-bit integer words, for devices without float64: every
// operation rounds once to nearest even, subnormals are exact, and a NaN made
// here is the canonical one. The code is free of branches and works lane by
// lane; the words of a number are a pair, low and high.
//
// An operation takes significands as 64-bit words whose leading bit is bit 63
// and adds a last bit that stands for all that is below it (a "sticky" bit,
// which is or-ed in and never carries), so that one rounding at the end,
// roundDouble, sees on which side of a tie the exact result lies.

// The layout of a float64's high word; infinity64 and canonicalNaN64 are high
// words too.
const (
	doubleExponentAt = 20
	doubleHiddenBit  = 1 << doubleExponentAt
	doubleMantissa   = doubleHiddenBit - 1
	doubleBias       = 1023
	doubleOne        = doubleBias << doubleExponentAt
	// What a 64-bit significand has more than the 53 bits of a float64.
	doubleExtraBits = 11
)

// doubleKey is a word that tells what a number is: 0 for a zero, infinity64 for
// an infinity, above that for a NaN; otherwise it has the exponent at its place.
func (b *Builder) doubleKey(x pair) ID { return b.Or(b.magnitude(x[1]), b.nonZeroBit(x[0])) }

// nonZeroBit is 1 where the word is not 0, else 0.
func (b *Builder) nonZeroBit(w ID) ID { return b.UMin(w, b.k(1, w)) }

// doubleNormal is the exponent, biased, and the significand of a number that is
// finite and not zero: a subnormal's exponent goes below 1. For a zero the
// significand is 0.
func (b *Builder) doubleNormal(x pair) (exponent ID, significand pair) {
	k := func(v uint32) ID { return b.k(v, x[1]) }
	e := b.ShiftR(b.magnitude(x[1]), k(doubleExponentAt))
	hidden := b.nonZeroBit(e)
	high := b.Or(b.And(x[1], k(doubleMantissa)), b.ShiftL(hidden, k(doubleExponentAt)))
	m, places := b.normalise64(pair{x[0], high})
	return b.ISub(b.IAdd(b.UMax(e, k(1)), k(doubleExtraBits)), places), m
}

// normalise64 shifts x left until its leading bit is bit 63, and says by how
// many places; a zero stays and counts as 63.
func (b *Builder) normalise64(x pair) (pair, ID) {
	zero := b.k(0, x[0])
	wide := b.INe(x[1], zero)
	high, low := b.Select(wide, x[1], x[0]), b.Select(wide, x[0], zero)
	top := b.FindUMsb(b.Or(high, b.k(1, high))) // 0 to 31
	places := b.Xor(top, b.k(31, top))          // 31 - top
	m := pair{b.ShiftL(low, places), b.Or(b.ShiftL(high, places), b.shiftAcross(low, top))}
	return m, b.IAdd(places, b.Select(wide, zero, b.k(32, zero)))
}

// shiftAcross is x >> (32-n) where back is 31-n: the bits that a shift left by n
// moves into the next word, for n from 0 to 31.
func (b *Builder) shiftAcross(x, back ID) ID { return b.ShiftR(b.ShiftR(x, b.k(1, x)), back) }

// shiftOut is x << (32-n) where back is 31-n: the bits that a shift right by n
// moves into the word below, for n from 0 to 31.
func (b *Builder) shiftOut(x, back ID) ID { return b.ShiftL(b.ShiftL(x, b.k(1, x)), back) }

// shiftRightSticky is x >> n, for n from 0 to 63, with the last bit set where a
// bit was lost.
func (b *Builder) shiftRightSticky(x pair, n ID) pair {
	zero := b.k(0, n)
	far := b.UGreaterEq(n, b.k(32, n))
	low, high := b.Select(far, x[1], x[0]), b.Select(far, zero, x[1])
	n = b.And(n, b.k(31, n))
	back := b.Xor(n, b.k(31, n))
	lost := b.Or(b.Select(far, x[0], zero), b.shiftOut(low, back))
	low = b.Or(b.ShiftR(low, n), b.shiftOut(high, back))
	return pair{b.Or(low, b.nonZeroBit(lost)), b.ShiftR(high, n)}
}

// roundDouble is the number, without a sign, of a significand whose leading bit
// is bit 63 and a biased exponent, which may be out of range on both sides.
func (b *Builder) roundDouble(exponent ID, m pair) pair {
	zero := b.k(0, exponent)
	below := b.ISub(exponent, b.k(1, exponent))
	n := b.SMin(b.SMax(b.ISub(zero, below), zero), b.k(63, exponent))
	return b.packDouble(b.SMax(below, zero), b.shiftRightSticky(m, n))
}

// packDouble is roundDouble for an exponent, given less 1, that is not below 1.
// The leading bit adds the 1; it is missing where the number is subnormal.
func (b *Builder) packDouble(below ID, m pair) pair {
	k := func(v uint32) ID { return b.k(v, below) }
	odd := b.And(b.ShiftR(m[0], k(doubleExtraBits)), k(1))
	lost := b.And(m[0], k(1<<doubleExtraBits-1))
	up := b.ShiftR(b.IAdd(b.IAdd(lost, k(1<<(doubleExtraBits-1)-1)), odd), k(doubleExtraBits))
	low, carry := b.AddCarry(b.shiftDown(m, doubleExtraBits), up)
	high := b.IAdd(b.IAdd(b.ShiftR(m[1], k(doubleExtraBits)), carry), b.ShiftL(below, k(doubleExponentAt)))
	finite := b.ULess(high, k(infinity64))
	return pair{b.Select(finite, low, k(0)), b.UMin(high, k(infinity64))}
}

// shiftDown is the low word of x >> n, for a fixed n from 1 to 31.
func (b *Builder) shiftDown(x pair, n uint32) ID {
	return b.Or(b.ShiftR(x[0], b.k(n, x[0])), b.ShiftL(x[1], b.k(32-n, x[1])))
}

// shiftUp is the high word of x << n, for a fixed n from 1 to 31.
func (b *Builder) shiftUp(x pair, n uint32) ID {
	return b.Or(b.ShiftL(x[1], b.k(n, x[1])), b.ShiftR(x[0], b.k(32-n, x[0])))
}

// finishDouble gives a result its sign, where its operands were ordinary; where
// they were not, the high word is edge (a zero's or an infinity's), and where
// invalid holds the result is NaN.
func (b *Builder) finishDouble(r pair, sign, ordinary, edge, invalid ID) pair {
	high := b.Or(b.Select(ordinary, r[1], edge), sign)
	return pair{
		b.Select(ordinary, r[0], b.k(0, sign)),
		b.Select(invalid, b.k(canonicalNaN64, sign), high),
	}
}

// doubleEqual is x == y: the zeros are equal, a NaN equals nothing.
func (b *Builder) doubleEqual(x, y pair) ID {
	kx, ky := b.doubleKey(x), b.doubleKey(y)
	zero := b.k(0, kx)
	same := b.IEq(b.Or(b.Xor(x[0], y[0]), b.Xor(x[1], y[1])), zero)
	zeros := b.IEq(b.Or(kx, ky), zero)
	return b.LAnd(b.LOr(same, zeros), b.ULessEq(kx, b.k(infinity64, kx)))
}

// doubleLess is x < y: false for two zeros, and with a NaN.
func (b *Builder) doubleLess(x, y pair) ID {
	zeros, numbers := b.doubleKinds(x, y)
	return b.LAnd(b.LAnd(b.doubleBelow(x, y), b.LNot(zeros)), numbers)
}

// doubleLessEqual is x <= y: true for two zeros, false with a NaN.
func (b *Builder) doubleLessEqual(x, y pair) ID {
	zeros, numbers := b.doubleKinds(x, y)
	return b.LAnd(b.LOr(b.LNot(b.doubleBelow(y, x)), zeros), numbers)
}

// doubleKinds tells whether both are zeros, and whether neither is NaN.
func (b *Builder) doubleKinds(x, y pair) (zeros, numbers ID) {
	kx, ky := b.doubleKey(x), b.doubleKey(y)
	return b.IEq(b.Or(kx, ky), b.k(0, kx)), b.ULessEq(b.UMax(kx, ky), b.k(infinity64, kx))
}

// doubleBelow compares by the total order, in which -0 is below +0: a negative
// number's magnitude complemented is a signed 64-bit integer in that order.
func (b *Builder) doubleBelow(x, y pair) ID {
	return b.lessPair(b.totalOrder64(x), b.totalOrder64(y), true)
}
