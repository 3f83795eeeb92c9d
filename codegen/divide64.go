package codegen

// Division of 64-bit words without 64-bit words: a divisor is shifted until its
// highest bit is set, its reciprocal is computed once, and every digit of 32
// bits of a quotient then costs two multiplications.
//
// The algorithms are the division of three words by two and its reciprocal of
// Niels Möller and Torbjörn Granlund, "Improved division by invariant integers",
// IEEE Transactions on Computers 60 (2011).

// divisor64 is a 64-bit divisor whose highest bit is set, and the word
// floor((2^96 - 1) / divisor) - 2^32.
type divisor64 struct {
	value      pair
	reciprocal ID
}

// newDivisor64 computes the reciprocal of a divisor whose highest bit is set.
func (b *Builder) newDivisor64(d pair) divisor64 {
	v := b.reciprocalWord(d[1])
	decrease := func(cond ID) { v = b.ISub(v, b.oneIf(cond)) }

	p := b.IAdd(b.IMul(d[1], v), d[0])
	overflow := b.ULess(p, d[0])
	decrease(overflow)
	again := b.LAnd(overflow, b.UGreaterEq(p, d[1]))
	decrease(again)
	zero := b.k(0, p)
	p = b.ISub(b.ISub(p, b.Select(again, d[1], zero)), b.Select(overflow, d[1], zero))

	low, high := b.MulExtended(v, d[0])
	p = b.IAdd(p, high)
	overflow = b.ULess(p, high)
	decrease(overflow)
	decrease(b.LAnd(overflow, b.LNot(b.lessPair(pair{low, p}, d, false))))
	return divisor64{d, v}
}

// reciprocalWord is floor((2^64 - 1) / d) - 2^32 for a word d whose highest bit
// is set: (2^64 - 1 - 2^32 d) / d in two digits of 16 bits.
func (b *Builder) reciprocalWord(d ID) ID {
	ones := b.k(0xffff, d)
	first, r := b.halfDigit(b.Not(d), ones, d)
	second, _ := b.halfDigit(r, ones, d)
	return b.Or(b.ShiftL(first, b.k(16, d)), second)
}

// halfDigit divides u * 2^16 + next by d, u < d and the highest bit of d being
// set: the quotient by the divisor's upper half alone is at most 2 too large
// (Knuth, The Art of Computer Programming 2, 4.3.1, theorem B).
func (b *Builder) halfDigit(u, next, d ID) (q, r ID) {
	half := b.ShiftR(d, b.k(16, d))
	q = b.UDiv(u, half)
	r = b.Or(b.ShiftL(b.ISub(u, b.IMul(q, half)), b.k(16, d)), next)
	product := b.IMul(q, b.And(d, b.k(0xffff, d)))

	over := b.ULess(r, product)
	q = b.ISub(q, b.oneIf(over))
	r = b.IAdd(r, b.Select(over, d, b.k(0, d)))
	// Had the addition carried, r would be above every product.
	over = b.LAnd(b.LAnd(over, b.UGreaterEq(r, d)), b.ULess(r, product))
	q = b.ISub(q, b.oneIf(over))
	r = b.IAdd(r, b.Select(over, d, b.k(0, d)))
	return q, b.ISub(r, product)
}

// digit64 divides u * 2^32 + next by the divisor, u being less than it.
func (b *Builder) digit64(u pair, next ID, d divisor64) (q ID, r pair) {
	low, high := b.MulExtended(d.reciprocal, u[1])
	estimate := add64(b, pair{low, high}, u)
	q = b.IAdd(estimate[1], b.k(1, next))
	r[1] = b.ISub(u[0], b.IMul(estimate[1], d.value[1]))
	low, high = b.MulExtended(d.value[0], estimate[1])
	r = sub64(b, sub64(b, pair{next, r[1]}, pair{low, high}), d.value)

	back := b.UGreaterEq(r[1], estimate[0])
	q = b.ISub(q, b.oneIf(back))
	r = add64(b, r, b.zeroUnless(back, d.value))
	more := b.LNot(b.lessPair(r, d.value, false))
	q = b.IAdd(q, b.oneIf(more))
	return q, sub64(b, r, b.zeroUnless(more, d.value))
}

// divide64 is the quotient and the remainder of unsigned integers; y is not 0.
func (b *Builder) divide64(x, y pair) (q, r pair) {
	normal, places := b.normalise64(y)
	d := b.newDivisor64(normal)
	// x shifted likewise is four words, of which the upper two are less than d.
	lower := b.shiftLeft64(x, places)
	upper := b.shiftRight64(b.shiftRight64(x, b.k(1, places), false), b.Xor(places, b.k(63, places)), false)
	q[1], r = b.digit64(upper, lower[1], d)
	q[0], r = b.digit64(r, lower[0], d)
	return q, b.shiftRight64(r, places, false)
}
