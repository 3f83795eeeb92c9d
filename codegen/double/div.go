package double

import "github.com/weft-gpu/weft/codegen/words"

// Div is x / y. It computes the quotient in three digits, each by an estimated reciprocal and an
// exact remainder.
//
// Let X and Y be the significands, in [1, 2), and r the reciprocal: at most 2^32/Y, with a
// relative error of at most 2^-28.4. A digit is the product of r and the remainder's leading 32
// bits, so it is never too great. The remainder is less than 16 times the divisor after the
// first digit, 9 times after the second, and twice after the third. So one exact comparison ends
// the division. Remainders are computed modulo 2^64.
func (b Arithmetic) Div(x, y Pair) Pair {
	k := func(v uint32) ID { return b.K(v, x[1]) }
	ex, mx := b.normal(x)
	ey, my := b.normal(y)
	r := b.reciprocal(my[1])
	num := Pair{b.ShiftDown(mx, extraBits), b.ShiftR(mx[1], k(extraBits))}
	den := Pair{b.ShiftDown(my, extraBits), b.ShiftR(my[1], k(extraBits))}

	q1 := b.MulHi(mx[1], r)
	rest := b.Sub64(Pair{b.ShiftL(num[0], k(31)), b.ShiftUp(num, 31)}, b.MulWord64(den, q1))
	q2 := b.MulHi(b.ShiftDown(rest, 25), r)
	rest = b.Sub64(Pair{b.ShiftL(rest[0], k(27)), b.ShiftUp(rest, 27)}, b.MulWord64(den, q2))
	q3 := b.ShiftR(b.MulHi(b.ShiftDown(rest, 25), r), k(27))
	rest = b.Sub64(rest, b.MulWord64(den, q3))

	over, less := b.Sub64Borrow(rest, den)
	q3 = b.IAdd(q3, b.ISub(k(1), less))
	exact := b.LOr(b.IEq(b.Or(rest[0], rest[1]), k(0)), b.IEq(b.Or(over[0], over[1]), k(0)))
	low, carry := b.AddCarry(b.ShiftL(q1, k(27)), b.IAdd(q2, q3))
	high := b.IAdd(b.ShiftR(q1, k(5)), carry)

	// The quotient is in [2^57, 2^59): its leading bit goes to bit 63.
	places := b.ISub(k(6), b.ShiftR(high, k(26)))
	m := Pair{
		b.Or(b.ShiftL(low, places), b.Select(exact, k(0), k(1))),
		b.Or(b.ShiftL(high, places), b.ShiftR(low, b.ISub(k(32), places))),
	}
	q := b.round(b.ISub(b.IAdd(b.ISub(ex, ey), k(Bias+5)), places), m)

	kx, ky := b.Key(x), b.Key(y)
	limit := k(Infinity)
	sign := b.And(b.Xor(x[1], y[1]), k(words.SignBit))
	ordinary := b.LAnd(b.ordinary(kx), b.ordinary(ky))
	infinite := b.LOr(b.IEq(kx, limit), b.IEq(ky, k(0)))
	invalid := b.LOr(b.IEq(b.Or(kx, ky), k(0)), b.LAnd(b.IEq(kx, limit), b.IEq(ky, limit)))
	invalid = b.LOr(invalid, b.UGreater(b.UMax(kx, ky), limit))
	return b.finish(q, sign, ordinary, b.Select(infinite, limit, k(0)), invalid)
}

// ordinary reports whether a key belongs to a nonzero finite number.
func (b Arithmetic) ordinary(key ID) ID {
	one := b.K(1, key)
	return b.ULess(b.ISub(key, one), b.K(Infinity-1, key))
}

// reciprocal is 2^63 divided by a divisor with the high word y, whose bit 31 is set, and any
// low word. It is at most the exact value, and at least 1 - 2^-28.4 of that.
//
// The quotient by the leading 16 bits has a relative error of 2^-15. A step of Newton's method
// squares that. The result stays below the exact value: taking the complement instead of the
// negative, and subtracting 2, outweigh the roundings and the low word. The OR of bit 15 avoids
// a division by 0.
func (b Arithmetic) reciprocal(y ID) ID {
	k := func(v uint32) ID { return b.K(v, y) }
	r := b.ShiftL(b.UDiv(k(0xffffffff), b.Or(b.ShiftR(y, k(16)), k(0x8000))), k(15))
	low, high := b.MulExtended(r, b.Not(b.MulHi(r, y)))
	return b.ISub(b.Or(b.ShiftL(high, k(1)), b.ShiftR(low, k(31))), k(2))
}
