package codegen

// doubleDiv is x / y, by digits of an estimated reciprocal and exact
// remainders.
//
// With X and Y the significands in [1, 2), r is at most 2^32/Y and less than it
// by 2^-28.4 of itself at most; each digit is the remainder's leading 32 bits
// times r, so it is never too great, and what is left is less than 16 times,
// then 9 times, then twice the divisor: an exact comparison ends it. Remainders
// are kept modulo 2^64.
func (b *Builder) doubleDiv(x, y pair) pair {
	k := func(v uint32) ID { return b.k(v, x[1]) }
	ex, mx := b.doubleNormal(x)
	ey, my := b.doubleNormal(y)
	r := b.reciprocal(my[1])
	num := pair{b.shiftDown(mx, doubleExtraBits), b.ShiftR(mx[1], k(doubleExtraBits))}
	den := pair{b.shiftDown(my, doubleExtraBits), b.ShiftR(my[1], k(doubleExtraBits))}

	q1 := b.MulHi(mx[1], r)
	rest := sub64(b, pair{b.ShiftL(num[0], k(31)), b.shiftUp(num, 31)}, mulWord64(b, den, q1))
	q2 := b.MulHi(b.shiftDown(rest, 25), r)
	rest = sub64(b, pair{b.ShiftL(rest[0], k(27)), b.shiftUp(rest, 27)}, mulWord64(b, den, q2))
	q3 := b.ShiftR(b.MulHi(b.shiftDown(rest, 25), r), k(27))
	rest = sub64(b, rest, mulWord64(b, den, q3))

	over, less := b.sub64Borrow(rest, den)
	q3 = b.IAdd(q3, b.ISub(k(1), less))
	exact := b.LOr(b.IEq(b.Or(rest[0], rest[1]), k(0)), b.IEq(b.Or(over[0], over[1]), k(0)))
	low, carry := b.AddCarry(b.ShiftL(q1, k(27)), b.IAdd(q2, q3))
	high := b.IAdd(b.ShiftR(q1, k(5)), carry)

	// The quotient is in [2^57, 2^59): its leading bit goes to bit 63.
	places := b.ISub(k(6), b.ShiftR(high, k(26)))
	m := pair{
		b.Or(b.ShiftL(low, places), b.Select(exact, k(0), k(1))),
		b.Or(b.ShiftL(high, places), b.ShiftR(low, b.ISub(k(32), places))),
	}
	q := b.roundDouble(b.ISub(b.IAdd(b.ISub(ex, ey), k(doubleBias+5)), places), m)

	kx, ky := b.doubleKey(x), b.doubleKey(y)
	limit := k(infinity64)
	sign := b.And(b.Xor(x[1], y[1]), k(signBit))
	ordinary := b.LAnd(b.doubleOrdinary(kx), b.doubleOrdinary(ky))
	infinite := b.LOr(b.IEq(kx, limit), b.IEq(ky, k(0)))
	invalid := b.LOr(b.IEq(b.Or(kx, ky), k(0)), b.LAnd(b.IEq(kx, limit), b.IEq(ky, limit)))
	invalid = b.LOr(invalid, b.UGreater(b.UMax(kx, ky), limit))
	return b.finishDouble(q, sign, ordinary, b.Select(infinite, limit, k(0)), invalid)
}

// doubleOrdinary is true where a key is that of a number that is neither zero,
// infinite nor NaN.
func (b *Builder) doubleOrdinary(key ID) ID {
	one := b.k(1, key)
	return b.ULess(b.ISub(key, one), b.k(infinity64-1, key))
}

// reciprocal is 2^63 over a divisor whose high word is y, with bit 31 set, and
// whose low word is anything: at most that, and at least 1 - 2^-28.4 of it.
//
// The quotient of the leading 16 bits is right to 2^-15, and one step of
// Newton's squares that, always from below. The complement, in place of the
// negative, and the 2 that is taken off make up for what the roundings and the
// low word can have added. A zero, which has no bit 31, is not divided by.
func (b *Builder) reciprocal(y ID) ID {
	k := func(v uint32) ID { return b.k(v, y) }
	r := b.ShiftL(b.UDiv(k(0xffffffff), b.Or(b.ShiftR(y, k(16)), k(0x8000))), k(15))
	low, high := b.MulExtended(r, b.Not(b.MulHi(r, y)))
	return b.ISub(b.Or(b.ShiftL(high, k(1)), b.ShiftR(low, k(31))), k(2))
}

// sub64Borrow is x - y modulo 2^64, and 1 where x is less than y.
func (b *Builder) sub64Borrow(x, y pair) (pair, ID) {
	low, first := b.SubBorrow(x[0], y[0])
	high, second := b.SubBorrow(x[1], y[1])
	high, third := b.SubBorrow(high, first)
	return pair{low, high}, b.Or(second, third)
}
