package words

// Integers writes the catalogue's operators on integers of 32 and 64 bits.
type Integers struct{ Arithmetic }

// Floor division (by 0 it gives 0), powers, and shifts by any count.

func (b Integers) FloorDivide(x, y Limbs) Limbs { return Join(b.floorDivide, b.floorDivide64, x, y) }
func (b Integers) FloorDivideSigned(x, y Limbs) Limbs {
	return Join(b.floorDivideSigned, b.floorDivideSigned64, x, y)
}
func (b Integers) Pow(x, n Limbs) Limbs        { return Join(b.pow, b.pow64, x, n) }
func (b Integers) PowSigned(x, n Limbs) Limbs  { return Join(b.powSigned, b.powSigned64, x, n) }
func (b Integers) RightShift(x, n Limbs) Limbs { return Join(b.rightShift, b.rightShift64, x, n) }
func (b Integers) RightShiftSigned(x, n Limbs) Limbs {
	return Join(b.rightShiftSigned, b.rightShiftSigned64, x, n)
}

// LeftShift is x << n for integers of so many bits: 0 if n is out of their range.
func (b Integers) LeftShift(x, n Limbs, bits int) Limbs {
	return Join(func(x, n ID) ID { return b.leftShift(x, n, bits) }, b.leftShift64, x, n)
}

// absolutes returns the magnitudes and sign masks of signed integers.
func (b Integers) absolutes(x, y Limbs) (ax, ay Limbs, signX, signY ID) {
	signX, signY = b.SignMask(x.Top()), b.SignMask(y.Top())
	return b.NegateLimbs(x, signX), b.NegateLimbs(y, signY), signX, signY
}

func (b Integers) floorDivide(x, y ID) ID {
	q, _ := b.Divide(x, y)
	return b.Select(b.IEq(y, b.K(0, y)), b.K(0, x), q)
}

// floorDivideSigned subtracts 1 if the signs differ and the remainder is nonzero.
func (b Integers) floorDivideSigned(x, y ID) ID {
	ax, ay, signX, signY := b.absolutes(Limbs{x}, Limbs{y})
	q, r := b.Divide(ax[0], ay[0])
	differ := b.Xor(signX, signY)
	q = b.IAdd(q, b.And(differ, b.NonZeroBit(r)))
	return b.Select(b.IEq(y, b.K(0, y)), b.K(0, x), b.negateIf(q, differ))
}

func (b Integers) floorDivide64(x, y Pair) Pair {
	q, _ := b.divideSafely(x, y)
	return b.ZeroUnless(b.LNot(b.IsZero64(y)), q)
}

func (b Integers) floorDivideSigned64(x, y Pair) Pair {
	ax, ay, signX, signY := b.absolutes(x[:], y[:])
	q, r := b.divideSafely(Pair(ax), Pair(ay))
	differ := b.Xor(signX, signY)
	further := b.And(differ, b.NonZeroBit(b.Or(r[0], r[1])))
	q = b.Negate64If(b.Add64(q, Pair{further, b.K(0, further)}), differ)
	return b.ZeroUnless(b.LNot(b.IsZero64(y)), q)
}

// Remainder is the remainder of unsigned integers; by 0 it is 0.
func (b Integers) Remainder(x, y Limbs) Limbs {
	_, r := b.divideLimbs(x, y)
	return r
}

// RemainderSigned is x - y floor(x/y), which has the divisor's sign. Its magnitude is the
// remainder of the magnitudes or, if that is nonzero and the signs differ, |y| less it.
func (b Integers) RemainderSigned(x, y Limbs) Limbs {
	ax, ay, signX, signY := b.absolutes(x, y)
	_, r := b.divideLimbs(ax, ay)
	across := b.INe(b.And(b.AnyBit(r), b.Xor(signX, signY)), b.K(0, signX))
	return b.NegateLimbs(b.SelectLimbs(across, b.SubLimbs(ay, r), r), signY)
}

// FmodSigned is the remainder of the magnitudes, with x's sign.
func (b Integers) FmodSigned(x, y Limbs) Limbs {
	ax, ay, signX, _ := b.absolutes(x, y)
	_, r := b.divideLimbs(ax, ay)
	return b.NegateLimbs(r, signX)
}

// leftShift is 0 for a count of bits or more. As an unsigned word, a negative count is more than
// that.
func (b Integers) leftShift(x, n ID, bits int) ID {
	shifted := b.ShiftL(x, b.And(n, b.K(31, n)))
	return b.Select(b.ULess(n, b.K(uint32(bits), n)), shifted, b.K(0, x))
}

// rightShift need not know the type's width, because the word's upper bits are zeros.
func (b Integers) rightShift(x, n ID) ID {
	shifted := b.ShiftR(x, b.And(n, b.K(31, n)))
	return b.Select(b.ULess(n, b.K(32, n)), shifted, b.K(0, x))
}

func (b Integers) rightShiftSigned(x, n ID) ID { return b.ShiftRA(x, b.UMin(n, b.K(31, n))) }

// shiftCount returns the low word of a 64-bit shift count, and whether the count is below 64.
func (b Integers) shiftCount(n Pair) (count, inRange ID) {
	inRange = b.LAnd(b.IEq(n[1], b.K(0, n[1])), b.ULess(n[0], b.K(64, n[0])))
	return n[0], inRange
}

func (b Integers) leftShift64(x, n Pair) Pair {
	count, inRange := b.shiftCount(n)
	return b.ZeroUnless(inRange, b.ShiftLeft64(x, b.And(count, b.K(63, count))))
}

func (b Integers) rightShift64(x, n Pair) Pair {
	count, inRange := b.shiftCount(n)
	return b.ZeroUnless(inRange, b.ShiftRight64(x, b.And(count, b.K(63, count)), false))
}

// rightShiftSigned64 shifts by 63 if the count is out of range, so that only the sign remains.
func (b Integers) rightShiftSigned64(x, n Pair) Pair {
	count, inRange := b.shiftCount(n)
	return b.ShiftRight64(x, b.Select(inRange, count, b.K(63, count)), true)
}

// Integer powers are computed by squaring, modulo 2^32 or 2^64: one iteration for every bit of
// the largest exponent. A negative exponent gives 0, except for the bases 1 and -1. Their powers
// depend only on the exponent's parity, so the exponent may be taken as unsigned.

func (b Integers) pow(x, n ID) ID {
	result, square, left := b.Local(b.TypeOf(x)), b.Local(b.TypeOf(x)), b.Local(b.TypeOf(x))
	one, zero := b.K(1, x), b.K(0, x)
	b.StoreVar(result, one)
	b.StoreVar(square, x)
	b.StoreVar(left, n)
	b.While(func() ID { return b.Any(b.INe(b.LoadVar(left), zero)) }, func() {
		bits, base, product := b.LoadVar(left), b.LoadVar(square), b.LoadVar(result)
		odd := b.INe(b.And(bits, one), zero)
		b.StoreVar(result, b.Select(odd, b.IMul(product, base), product))
		b.StoreVar(square, b.IMul(base, base))
		b.StoreVar(left, b.ShiftR(bits, one))
	})
	return b.LoadVar(result)
}

func (b Integers) powSigned(x, n ID) ID {
	negative := b.SLess(n, b.K(0, n))
	unit := b.IEq(b.negateIf(x, b.SignMask(x)), b.K(1, x))
	return b.Select(b.LOr(b.LNot(negative), unit), b.pow(x, n), b.K(0, x))
}

func (b Integers) pow64(x, n Pair) Pair {
	one, zero := b.K(1, x[0]), b.K(0, x[0])
	result, square, left := b.LocalPair(Pair{one, zero}), b.LocalPair(x), b.LocalPair(n)
	b.While(func() ID { return b.Any(b.LNot(b.IsZero64(b.LoadLocalPair(left)))) }, func() {
		bits, base, product := b.LoadLocalPair(left), b.LoadLocalPair(square), b.LoadLocalPair(result)
		odd := b.INe(b.And(bits[0], one), zero)
		b.StoreLocalPair(result, b.Select64(odd, b.Mul64(product, base), product))
		b.StoreLocalPair(square, b.Mul64(base, base))
		b.StoreLocalPair(left, b.ShiftRight64(bits, one, false))
	})
	return b.LoadLocalPair(result)
}

func (b Integers) powSigned64(x, n Pair) Pair {
	one, zero := b.K(1, x[0]), b.K(0, x[0])
	negative := b.SLess(n[1], zero)
	a := b.Negate64If(x, b.SignMask(x[1]))
	unit := b.IEq(b.Or(b.Xor(a[0], one), a[1]), zero)
	return b.ZeroUnless(b.LOr(b.LNot(negative), unit), b.pow64(x, n))
}
