package codegen

// Bitwise operators and shifts of integers. Types narrower than a word are held
// in one, extended by their sign or by zeros, and results of operators whose
// rule wraps are extended again.

// bySign is an operator that is another for signed operands.
func bySign(unsigned, signed lowering) lowering {
	return func(b *Builder, a []Value) Value {
		if a[0].DType.IsSigned() {
			return signed(b, a)
		}
		return unsigned(b, a)
	}
}

func wordsBySign(unsigned, signed func(b *Builder, x, y ID) ID) lowering {
	return bySign(onWords(unsigned), onWords(signed))
}

func pairsBySign(unsigned, signed func(b *Builder, x, y pair) pair) lowering {
	return bySign(pairs(unsigned), pairs(signed))
}

// wordByWord lifts an instruction on words to integers of either size.
func wordByWord(f func(b *Builder, x, y ID) ID) lowering {
	return integers(func(b *Builder, x, y limbs) limbs { return b.eachWord(f, x, y) })
}

func (b *Builder) eachWord(f func(b *Builder, x, y ID) ID, x, y limbs) limbs {
	out := make(limbs, len(x))
	for i := range x {
		out[i] = f(b, x[i], y[i])
	}
	return out
}

func invertInt(b *Builder, a []Value) Value {
	x := b.held(a[0])
	for i, w := range x {
		x[i] = b.Not(w)
	}
	return ofHeld(a[0].DType, a[0].Width, x)
}

// leftShiftWord is 0 from the type's width on. As an unsigned word a negative
// count is above every width.
func leftShiftWord(b *Builder, x, n ID, bits int) ID {
	shifted := b.ShiftL(x, b.And(n, b.k(31, n)))
	return b.Select(b.ULess(n, b.k(uint32(bits), n)), shifted, b.k(0, x))
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
