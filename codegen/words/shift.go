package words

// Normalise64 shifts x left until its leading bit is bit 63, and says by how
// many places; a zero stays and counts as 63.
func (b Arithmetic) Normalise64(x Pair) (Pair, ID) {
	zero := b.K(0, x[0])
	wide := b.INe(x[1], zero)
	high, low := b.Select(wide, x[1], x[0]), b.Select(wide, x[0], zero)
	top := b.FindUMsb(b.Or(high, b.K(1, high))) // 0 to 31
	places := b.Xor(top, b.K(31, top))          // 31 - top
	m := Pair{b.ShiftL(low, places), b.Or(b.ShiftL(high, places), b.ShiftAcross(low, top))}
	return m, b.IAdd(places, b.Select(wide, zero, b.K(32, zero)))
}

// ShiftAcross is x >> (32-n) where back is 31-n: the bits that a shift left by n
// moves into the next word, for n from 0 to 31.
func (b Arithmetic) ShiftAcross(x, back ID) ID { return b.ShiftR(b.ShiftR(x, b.K(1, x)), back) }

// ShiftOut is x << (32-n) where back is 31-n: the bits that a shift right by n
// moves into the word below, for n from 0 to 31.
func (b Arithmetic) ShiftOut(x, back ID) ID { return b.ShiftL(b.ShiftL(x, b.K(1, x)), back) }

// ShiftRightSticky64 is x >> n, for n from 0 to 63, with the last bit set where a
// bit was lost.
func (b Arithmetic) ShiftRightSticky64(x Pair, n ID) Pair {
	zero := b.K(0, n)
	far := b.UGreaterEq(n, b.K(32, n))
	low, high := b.Select(far, x[1], x[0]), b.Select(far, zero, x[1])
	n = b.And(n, b.K(31, n))
	back := b.Xor(n, b.K(31, n))
	lost := b.Or(b.Select(far, x[0], zero), b.ShiftOut(low, back))
	low = b.Or(b.ShiftR(low, n), b.ShiftOut(high, back))
	return Pair{b.Or(low, b.NonZeroBit(lost)), b.ShiftR(high, n)}
}

// ShiftDown is the low word of x >> n, for a fixed n from 1 to 31.
func (b Arithmetic) ShiftDown(x Pair, n uint32) ID {
	return b.Or(b.ShiftR(x[0], b.K(n, x[0])), b.ShiftL(x[1], b.K(32-n, x[1])))
}

// ShiftUp is the high word of x << n, for a fixed n from 1 to 31.
func (b Arithmetic) ShiftUp(x Pair, n uint32) ID {
	return b.Or(b.ShiftL(x[1], b.K(n, x[1])), b.ShiftR(x[0], b.K(32-n, x[0])))
}

// Normalise64UpTo shifts x left until its leading bit is bit 63, or by limit
// places where that is less, and says by how many.
func (b Arithmetic) Normalise64UpTo(x Pair, limit ID) (Pair, ID) {
	zero := b.K(0, limit)
	wide := b.INe(x[1], zero)
	leading := b.Select(wide, x[1], x[0])
	zeros := b.Xor(b.FindUMsb(b.Or(leading, b.K(1, zero))), b.K(31, zero))
	places := b.UMin(b.IAdd(zeros, b.Select(wide, zero, b.K(32, zero))), limit)
	far := b.UGreaterEq(places, b.K(32, zero))
	high, low := b.Select(far, x[0], x[1]), b.Select(far, zero, x[0])
	n := b.And(places, b.K(31, zero))
	across := b.ShiftAcross(low, b.Xor(n, b.K(31, zero)))
	return Pair{b.ShiftL(low, n), b.Or(b.ShiftL(high, n), across)}, places
}

// ShiftLeft64 is x << n for n in [0, 63].
func (b Arithmetic) ShiftLeft64(x Pair, n ID) Pair {
	m := b.And(n, b.K(31, n))
	low := b.ShiftL(x[0], m)
	// In two steps, since a shift by 32 is undefined.
	carried := b.ShiftR(b.ShiftR(x[0], b.K(1, n)), b.ISub(b.K(31, n), m))
	high := b.Or(b.ShiftL(x[1], m), carried)
	far := b.UGreaterEq(n, b.K(32, n))
	return Pair{b.Select(far, b.K(0, n), low), b.Select(far, low, high)}
}

// ShiftRight64 is x >> n for n in [0, 63], repeating the sign or not.
func (b Arithmetic) ShiftRight64(x Pair, n ID, signed bool) Pair {
	m := b.And(n, b.K(31, n))
	shift, fill := b.ShiftR, b.K(0, n)
	if signed {
		shift, fill = b.ShiftRA, b.SignMask(x[1])
	}
	high := shift(x[1], m)
	carried := b.ShiftL(b.ShiftL(x[1], b.K(1, n)), b.ISub(b.K(31, n), m))
	low := b.Or(b.ShiftR(x[0], m), carried)
	far := b.UGreaterEq(n, b.K(32, n))
	return Pair{b.Select(far, high, low), b.Select(far, fill, high)}
}
