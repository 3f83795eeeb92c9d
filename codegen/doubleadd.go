package codegen

// doubleSub is x - y, which is x + -y.
func (b *Builder) doubleSub(x, y pair) pair {
	return b.doubleAdd(x, pair{y[0], b.Xor(y[1], b.k(signBit, y[1]))})
}

// doubleAdd is x + y. The significand of the lesser magnitude is shifted to the
// exponent of the greater one, with ten bits below the last place: enough for
// the sticky bit to be right whatever cancels. A sum below the normal range is
// exact, so it is not normalised further than its exponent allows.
func (b *Builder) doubleAdd(x, y pair) pair {
	k := func(v uint32) ID { return b.k(v, x[1]) }
	ax, ay := b.magnitude(x[1]), b.magnitude(y[1])
	swap := b.lessPair(pair{x[0], ax}, pair{y[0], ay}, false)
	x, y = b.selectPair(swap, y, x), b.selectPair(swap, x, y)

	ex, mx := b.doubleAligned(x)
	ey, my := b.doubleAligned(y)
	my = b.shiftRightSticky(my, b.UMin(b.ISub(ex, ey), k(63)))
	opposite := b.signMask(b.Xor(x[1], y[1]))
	sum, places := b.normaliseUpTo(add64(b, mx, negateIf(b, my, opposite)), ex)
	r := b.packDouble(b.ISub(ex, places), sum)

	kx, ky := b.doubleKey(x), b.doubleKey(y)
	cancelled := b.IEq(b.Or(sum[0], sum[1]), k(0))
	sign := b.And(b.Select(cancelled, b.And(x[1], y[1]), x[1]), k(signBit))
	infinite := b.UGreaterEq(kx, k(infinity64))
	ordinary := b.LNot(b.LOr(cancelled, infinite))
	edge := b.Select(infinite, k(infinity64), k(0))
	// Infinities of opposite signs; kx is not less than ky.
	invalid := b.LAnd(b.IEq(ky, k(infinity64)), b.INe(opposite, k(0)))
	return b.finishDouble(r, sign, ordinary, edge, b.LOr(b.UGreater(kx, k(infinity64)), invalid))
}

// doubleAligned is the exponent of a finite number, 1 for a subnormal, and its
// significand with the leading bit of a normal one at bit 62.
func (b *Builder) doubleAligned(x pair) (ID, pair) {
	k := func(v uint32) ID { return b.k(v, x[1]) }
	e := b.ShiftR(b.magnitude(x[1]), k(doubleExponentAt))
	hidden := b.ShiftL(b.nonZeroBit(e), k(30))
	high := b.Or(b.And(b.shiftUp(x, 10), k(hiddenBit62-1)), hidden)
	return b.UMax(e, k(1)), pair{b.ShiftL(x[0], k(10)), high}
}

// hiddenBit62 is bit 62 of a pair, in its high word.
const hiddenBit62 = 1 << 30

// normaliseUpTo shifts x left until its leading bit is bit 63, or by limit
// places where that is less, and says by how many.
func (b *Builder) normaliseUpTo(x pair, limit ID) (pair, ID) {
	zero := b.k(0, limit)
	wide := b.INe(x[1], zero)
	leading := b.Select(wide, x[1], x[0])
	zeros := b.Xor(b.FindUMsb(b.Or(leading, b.k(1, zero))), b.k(31, zero))
	places := b.UMin(b.IAdd(zeros, b.Select(wide, zero, b.k(32, zero))), limit)
	far := b.UGreaterEq(places, b.k(32, zero))
	high, low := b.Select(far, x[0], x[1]), b.Select(far, zero, x[0])
	n := b.And(places, b.k(31, zero))
	across := b.shiftAcross(low, b.Xor(n, b.k(31, zero)))
	return pair{b.ShiftL(low, n), b.Or(b.ShiftL(high, n), across)}, places
}
