package words

// To divide 64-bit integers in words, this code shifts the divisor until its highest bit is
// set, and computes its reciprocal once. Each digit of 32 bits of a quotient then takes two
// multiplications.
//
// The algorithms are the division of three words by two, and the reciprocal for it, of Niels
// Möller and Torbjörn Granlund, "Improved division by invariant integers", IEEE Transactions on
// Computers 60 (2011).

// divisor64 is a 64-bit divisor whose highest bit is set, and the word floor((2^96 - 1) /
// divisor) - 2^32.
type divisor64 struct {
	value      Pair
	reciprocal ID
}

// NewDivisor64 computes the reciprocal of a divisor whose highest bit is set.
func (b Arithmetic) NewDivisor64(d Pair) divisor64 {
	v := b.reciprocalWord(d[1])
	decrease := func(cond ID) { v = b.ISub(v, b.OneIf(cond)) }

	p := b.IAdd(b.IMul(d[1], v), d[0])
	overflow := b.ULess(p, d[0])
	decrease(overflow)
	again := b.LAnd(overflow, b.UGreaterEq(p, d[1]))
	decrease(again)
	zero := b.K(0, p)
	p = b.ISub(b.ISub(p, b.Select(again, d[1], zero)), b.Select(overflow, d[1], zero))

	low, high := b.MulExtended(v, d[0])
	p = b.IAdd(p, high)
	overflow = b.ULess(p, high)
	decrease(overflow)
	decrease(b.LAnd(overflow, b.LNot(b.Less64(Pair{low, p}, d, false))))
	return divisor64{d, v}
}

// reciprocalWord is floor((2^64 - 1) / d) - 2^32 for a word d whose highest bit is set: it
// computes (2^64 - 1 - 2^32 d) / d in two digits of 16 bits.
func (b Arithmetic) reciprocalWord(d ID) ID {
	ones := b.K(0xffff, d)
	first, r := b.halfDigit(b.Not(d), ones, d)
	second, _ := b.halfDigit(r, ones, d)
	return b.Or(b.ShiftL(first, b.K(16, d)), second)
}

// halfDigit divides u * 2^16 + next by d, where u < d and the highest bit of d is set. It first
// divides by d's upper half alone, which gives a quotient that is at most 2 too great (Knuth, The
// Art of Computer Programming 2, 4.3.1, theorem B).
func (b Arithmetic) halfDigit(u, next, d ID) (q, r ID) {
	half := b.ShiftR(d, b.K(16, d))
	q = b.UDiv(u, half)
	r = b.Or(b.ShiftL(b.ISub(u, b.IMul(q, half)), b.K(16, d)), next)
	product := b.IMul(q, b.And(d, b.K(0xffff, d)))

	over := b.ULess(r, product)
	q = b.ISub(q, b.OneIf(over))
	r = b.IAdd(r, b.Select(over, d, b.K(0, d)))
	// If the addition carried (r is below d), the true remainder is above every product.
	over = b.LAnd(b.LAnd(over, b.UGreaterEq(r, d)), b.ULess(r, product))
	q = b.ISub(q, b.OneIf(over))
	r = b.IAdd(r, b.Select(over, d, b.K(0, d)))
	return q, b.ISub(r, product)
}

// Digit64 divides u * 2^32 + next by the divisor. u is less than the divisor.
func (b Arithmetic) Digit64(u Pair, next ID, d divisor64) (q ID, r Pair) {
	low, high := b.MulExtended(d.reciprocal, u[1])
	estimate := b.Add64(Pair{low, high}, u)
	q = b.IAdd(estimate[1], b.K(1, next))
	r[1] = b.ISub(u[0], b.IMul(estimate[1], d.value[1]))
	low, high = b.MulExtended(d.value[0], estimate[1])
	r = b.Sub64(b.Sub64(Pair{next, r[1]}, Pair{low, high}), d.value)

	back := b.UGreaterEq(r[1], estimate[0])
	q = b.ISub(q, b.OneIf(back))
	r = b.Add64(r, b.ZeroUnless(back, d.value))
	more := b.LNot(b.Less64(r, d.value, false))
	q = b.IAdd(q, b.OneIf(more))
	return q, b.Sub64(r, b.ZeroUnless(more, d.value))
}

// divide64 returns the quotient and remainder of unsigned integers. y is not 0.
func (b Arithmetic) divide64(x, y Pair) (q, r Pair) {
	normal, places := b.Normalise64(y)
	d := b.NewDivisor64(normal)
	// x, shifted by as many places, has four words. The upper two are less than the divisor.
	lower := b.ShiftLeft64(x, places)
	upper := b.ShiftRight64(b.ShiftRight64(x, b.K(1, places), false), b.Xor(places, b.K(63, places)), false)
	q[1], r = b.Digit64(upper, lower[1], d)
	q[0], r = b.Digit64(r, lower[0], d)
	return q, b.ShiftRight64(r, places, false)
}

// divideSafely is divide64 by y, or by 1 if y is 0.
func (b Arithmetic) divideSafely(x, y Pair) (q, r Pair) {
	return b.divide64(x, Pair{b.Or(y[0], b.OneIf(b.IsZero64(y))), y[1]})
}
