package codegen

// pair is 64-bit integers as low and high words: no device is asked for more.
type pair = [2]ID

func add64(b *Builder, x, y pair) pair {
	lo, carry := b.AddCarry(x[0], y[0])
	return pair{lo, b.IAdd(b.IAdd(x[1], y[1]), carry)}
}

func sub64(b *Builder, x, y pair) pair {
	lo, borrow := b.SubBorrow(x[0], y[0])
	return pair{lo, b.ISub(b.ISub(x[1], y[1]), borrow)}
}

func mul64(b *Builder, x, y pair) pair {
	lo, hi := b.MulExtended(x[0], y[0])
	cross := b.IAdd(b.IMul(x[0], y[1]), b.IMul(x[1], y[0]))
	return pair{lo, b.IAdd(hi, cross)}
}

// negateIf is -x where mask is all ones, x where it is 0.
func negateIf(b *Builder, x pair, mask ID) pair {
	return sub64(b, pair{b.Xor(x[0], mask), b.Xor(x[1], mask)}, pair{mask, mask})
}

// signMask is all ones where a word is negative, else 0.
func (b *Builder) signMask(x ID) ID { return b.ShiftRA(x, b.SplatU32(31, b.Width(x))) }

func reluPair(b *Builder, a []Value) Value {
	if !a[0].DType.IsSigned() {
		return a[0]
	}
	keep := b.Not(b.signMask(a[0].words[1]))
	return Value{DType: a[0].DType, Width: a[0].Width, words: pair{b.And(a[0].words[0], keep), b.And(a[0].words[1], keep)}}
}
