package codegen

// Division of integers: the floor of the quotient, and a remainder with the
// divisor's sign. Both are made of the unsigned division of the magnitudes,
// which has no case that SPIR-V leaves undefined once a divisor of 0 is 1; the
// remainder by 1 is the 0 that a remainder by 0 is defined as.

// divideWords is the quotient and the remainder; by 0 the remainder is 0.
func (b *Builder) divideWords(x, y ID) (q, r ID) {
	safe := b.UMax(y, b.k(1, y))
	q = b.UDiv(x, safe)
	return q, b.ISub(x, b.IMul(q, safe))
}

// divideSafely is divide64 by y, or by 1 where y is 0.
func (b *Builder) divideSafely(x, y pair) (q, r pair) {
	return b.divide64(x, pair{b.Or(y[0], b.oneIf(b.isZero64(y))), y[1]})
}

// negateWordIf is -x where mask is all ones, x where it is 0.
func (b *Builder) negateWordIf(x, mask ID) ID { return b.ISub(b.Xor(x, mask), mask) }

// absolutes is the magnitudes and the sign masks of signed integers.
func (b *Builder) absolutes(x, y limbs) (ax, ay limbs, signX, signY ID) {
	signX, signY = b.signMask(x.top()), b.signMask(y.top())
	return b.negateLimbs(x, signX), b.negateLimbs(y, signY), signX, signY
}

func floorDivideWord(b *Builder, x, y ID) ID {
	q, _ := b.divideWords(x, y)
	return b.Select(b.IEq(y, b.k(0, y)), b.k(0, x), q)
}

// floorDivideSignedWord goes one further from 0 where the signs differ and
// something remains.
func floorDivideSignedWord(b *Builder, x, y ID) ID {
	ax, ay, signX, signY := b.absolutes(limbs{x}, limbs{y})
	q, r := b.divideWords(ax[0], ay[0])
	differ := b.Xor(signX, signY)
	q = b.IAdd(q, b.And(differ, b.nonZeroBit(r)))
	return b.Select(b.IEq(y, b.k(0, y)), b.k(0, x), b.negateWordIf(q, differ))
}

func floorDividePair(b *Builder, x, y pair) pair {
	q, _ := b.divideSafely(x, y)
	return b.zeroUnless(b.LNot(b.isZero64(y)), q)
}

func floorDivideSignedPair(b *Builder, x, y pair) pair {
	ax, ay, signX, signY := b.absolutes(x[:], y[:])
	q, r := b.divideSafely(pair(ax), pair(ay))
	differ := b.Xor(signX, signY)
	further := b.And(differ, b.nonZeroBit(b.Or(r[0], r[1])))
	q = negateIf(b, add64(b, q, pair{further, b.k(0, further)}), differ)
	return b.zeroUnless(b.LNot(b.isZero64(y)), q)
}

func remainderInt(b *Builder, x, y limbs) limbs {
	_, r := b.divideLimbs(x, y)
	return r
}

// remainderSigned is the remainder of the magnitudes, or what lacks to the
// divisor where the signs differ, with the divisor's sign.
func remainderSigned(b *Builder, x, y limbs) limbs {
	ax, ay, signX, signY := b.absolutes(x, y)
	_, r := b.divideLimbs(ax, ay)
	across := b.INe(b.And(b.anyBit(r), b.Xor(signX, signY)), b.k(0, signX))
	return b.negateLimbs(b.selectLimbs(across, b.subLimbs(ay, r), r), signY)
}

// fmodSigned is the remainder of the magnitudes with x's sign.
func fmodSigned(b *Builder, x, y limbs) limbs {
	ax, ay, signX, _ := b.absolutes(x, y)
	_, r := b.divideLimbs(ax, ay)
	return b.negateLimbs(r, signX)
}
