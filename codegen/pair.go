package codegen

// lessPair compares 64-bit integers as unsigned or as two's complement.
func (b *Builder) lessPair(x, y pair, signed bool) ID {
	high := b.ULess
	if signed {
		high = b.SLess
	}
	low := b.LAnd(b.IEq(x[1], y[1]), b.ULess(x[0], y[0]))
	return b.LOr(high(x[1], y[1]), low)
}

func (b *Builder) equalPair(x, y pair) ID { return b.LAnd(b.IEq(x[0], y[0]), b.IEq(x[1], y[1])) }

// shiftLeft64 is x << n for n in [0, 63].
func (b *Builder) shiftLeft64(x pair, n ID) pair {
	m := b.And(n, b.k(31, n))
	low := b.ShiftL(x[0], m)
	// In two steps, since a shift by 32 is undefined.
	carried := b.ShiftR(b.ShiftR(x[0], b.k(1, n)), b.ISub(b.k(31, n), m))
	high := b.Or(b.ShiftL(x[1], m), carried)
	far := b.UGreaterEq(n, b.k(32, n))
	return pair{b.Select(far, b.k(0, n), low), b.Select(far, low, high)}
}

// shiftRight64 is x >> n for n in [0, 63], repeating the sign or not.
func (b *Builder) shiftRight64(x pair, n ID, signed bool) pair {
	m := b.And(n, b.k(31, n))
	shift, fill := b.ShiftR, b.k(0, n)
	if signed {
		shift, fill = b.ShiftRA, b.signMask(x[1])
	}
	high := shift(x[1], m)
	carried := b.ShiftL(b.ShiftL(x[1], b.k(1, n)), b.ISub(b.k(31, n), m))
	low := b.Or(b.ShiftR(x[0], m), carried)
	far := b.UGreaterEq(n, b.k(32, n))
	return pair{b.Select(far, high, low), b.Select(far, fill, high)}
}

// mulHigh64 is the upper half of the unsigned 128-bit product.
func mulHigh64(b *Builder, x, y pair) pair {
	_, carry := b.MulExtended(x[0], y[0])
	lo1, hi1 := b.MulExtended(x[1], y[0])
	lo2, hi2 := b.MulExtended(x[0], y[1])
	lo3, hi3 := b.MulExtended(x[1], y[1])
	// The column of 2^32 cannot exceed two carries.
	column, c1 := b.AddCarry(lo1, lo2)
	_, c2 := b.AddCarry(column, carry)
	low, c3 := b.AddCarry(hi1, hi2)
	low, c4 := b.AddCarry(low, lo3)
	low, c5 := b.AddCarry(low, b.IAdd(c1, c2))
	return pair{low, b.IAdd(b.IAdd(hi3, c3), b.IAdd(c4, c5))}
}
