package codegen

// Bitwise operators and shifts of integers. Types narrower than a word are held
// in one, extended by their sign or by zeros, and results of operators whose
// rule wraps are extended again.

// wordsBySign lifts an operator on words that is another for signed operands.
func wordsBySign(unsigned, signed func(b *Builder, x, y ID) ID) lowering {
	return func(b *Builder, a []Value) Value {
		if a[0].DType.IsSigned() {
			return words(signed)(b, a)
		}
		return words(unsigned)(b, a)
	}
}

// pairsBySign is wordsBySign for 64-bit integers.
func pairsBySign(unsigned, signed func(b *Builder, x, y pair) pair) lowering {
	return func(b *Builder, a []Value) Value {
		if a[0].DType.IsSigned() {
			return pairs(signed)(b, a)
		}
		return pairs(unsigned)(b, a)
	}
}

// wordByWord lifts an instruction on words to both words of a pair.
func wordByWord(f func(b *Builder, x, y ID) ID) func(b *Builder, x, y pair) pair {
	return func(b *Builder, x, y pair) pair { return pair{f(b, x[0], y[0]), f(b, x[1], y[1])} }
}

func invertWord(b *Builder, a []Value) Value {
	return word(a[0].DType, a[0].Width, b.Not(a[0].words[0]))
}

func invertPair(b *Builder, a []Value) Value {
	return pairs(func(b *Builder, x, _ pair) pair { return pair{b.Not(x[0]), b.Not(x[1])} })(b, []Value{a[0], a[0]})
}

// leftShiftWord is 0 from the type's width on. As an unsigned word a negative
// count is above every width.
func leftShiftWord(b *Builder, a []Value) Value {
	bits := uint32(8 * a[0].DType.Size())
	return words(func(b *Builder, x, n ID) ID {
		shifted := b.ShiftL(x, b.And(n, b.k(31, n)))
		return b.Select(b.ULess(n, b.k(bits, n)), shifted, b.k(0, x))
	})(b, a)
}

// rightShiftWord needs not know the type's width: the bits above it are what
// is shifted in.
func rightShiftWord(b *Builder, x, n ID) ID {
	shifted := b.ShiftR(x, b.And(n, b.k(31, n)))
	return b.Select(b.ULess(n, b.k(32, n)), shifted, b.k(0, x))
}

func rightShiftSignedWord(b *Builder, x, n ID) ID { return b.ShiftRA(x, b.UMin(n, b.k(31, n))) }

// shiftCount is the low word of a 64-bit shift count, and whether the count is
// below 64.
func (b *Builder) shiftCount(n pair) (count, inRange ID) {
	inRange = b.LAnd(b.IEq(n[1], b.k(0, n[1])), b.ULess(n[0], b.k(64, n[0])))
	return n[0], inRange
}

func leftShiftPair(b *Builder, x, n pair) pair {
	count, inRange := b.shiftCount(n)
	return b.zeroUnless(inRange, b.shiftLeft64(x, b.And(count, b.k(63, count))))
}

func rightShiftPair(b *Builder, x, n pair) pair {
	count, inRange := b.shiftCount(n)
	return b.zeroUnless(inRange, b.shiftRight64(x, b.And(count, b.k(63, count)), false))
}

// rightShiftSignedPair shifts by 63 where the count is out of range: the sign
// is all that remains.
func rightShiftSignedPair(b *Builder, x, n pair) pair {
	count, inRange := b.shiftCount(n)
	return b.shiftRight64(x, b.Select(inRange, count, b.k(63, count)), true)
}

// isZero64 is true where both words are 0.
func (b *Builder) isZero64(x pair) ID { return b.IEq(b.Or(x[0], x[1]), b.k(0, x[0])) }

// zeroUnless is x where cond holds, else 0.
func (b *Builder) zeroUnless(cond ID, x pair) pair {
	zero := b.k(0, x[0])
	return b.selectPair(cond, x, pair{zero, zero})
}

// oneIf is 1 where a condition holds, else 0.
func (b *Builder) oneIf(cond ID) ID {
	n := b.Width(cond)
	return b.Select(cond, b.SplatU32(1, n), b.SplatU32(0, n))
}
