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

// negateWordIf is -x where mask is all ones, x where it is 0.
func (b *Builder) negateWordIf(x, mask ID) ID { return b.ISub(b.Xor(x, mask), mask) }

// absoluteWords is the magnitudes and the sign masks of signed words.
func (b *Builder) absoluteWords(x, y ID) (ax, ay, signX, signY ID) {
	signX, signY = b.signMask(x), b.signMask(y)
	return b.negateWordIf(x, signX), b.negateWordIf(y, signY), signX, signY
}

func floorDivideWord(b *Builder, x, y ID) ID {
	q, _ := b.divideWords(x, y)
	return b.Select(b.IEq(y, b.k(0, y)), b.k(0, x), q)
}

// floorDivideSignedWord goes one further from 0 where the signs differ and
// something remains.
func floorDivideSignedWord(b *Builder, x, y ID) ID {
	ax, ay, signX, signY := b.absoluteWords(x, y)
	q, r := b.divideWords(ax, ay)
	differ := b.Xor(signX, signY)
	q = b.IAdd(q, b.And(differ, b.nonZeroBit(r)))
	return b.Select(b.IEq(y, b.k(0, y)), b.k(0, x), b.negateWordIf(q, differ))
}

func remainderWord(b *Builder, x, y ID) ID {
	_, r := b.divideWords(x, y)
	return r
}

// remainderSignedWord is the remainder of the magnitudes, or what lacks to the
// divisor where the signs differ, with the divisor's sign.
func remainderSignedWord(b *Builder, x, y ID) ID {
	ax, ay, signX, signY := b.absoluteWords(x, y)
	_, r := b.divideWords(ax, ay)
	across := b.INe(b.And(r, b.Xor(signX, signY)), b.k(0, r))
	return b.negateWordIf(b.Select(across, b.ISub(ay, r), r), signY)
}

// divideSafely is divide64 by y, or by 1 where y is 0.
func (b *Builder) divideSafely(x, y pair) (q, r pair) {
	return b.divide64(x, pair{b.Or(y[0], b.oneIf(b.isZero64(y))), y[1]})
}

// absolutePairs is the magnitudes and the sign masks of signed pairs.
func (b *Builder) absolutePairs(x, y pair) (ax, ay pair, signX, signY ID) {
	signX, signY = b.signMask(x[1]), b.signMask(y[1])
	return negateIf(b, x, signX), negateIf(b, y, signY), signX, signY
}

func floorDividePair(b *Builder, x, y pair) pair {
	q, _ := b.divideSafely(x, y)
	return b.zeroUnless(b.LNot(b.isZero64(y)), q)
}

func floorDivideSignedPair(b *Builder, x, y pair) pair {
	ax, ay, signX, signY := b.absolutePairs(x, y)
	q, r := b.divideSafely(ax, ay)
	differ := b.Xor(signX, signY)
	further := b.And(differ, b.nonZeroBit(b.Or(r[0], r[1])))
	q = negateIf(b, add64(b, q, pair{further, b.k(0, further)}), differ)
	return b.zeroUnless(b.LNot(b.isZero64(y)), q)
}

func remainderPair(b *Builder, x, y pair) pair {
	_, r := b.divideSafely(x, y)
	return r
}

func remainderSignedPair(b *Builder, x, y pair) pair {
	ax, ay, signX, signY := b.absolutePairs(x, y)
	_, r := b.divideSafely(ax, ay)
	across := b.INe(b.And(b.Or(r[0], r[1]), b.Xor(signX, signY)), b.k(0, signX))
	return negateIf(b, b.selectPair(across, sub64(b, ay, r), r), signY)
}
