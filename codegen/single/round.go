package single

// denormalise shifts a significand whose leading bit is bit 31 to where it is
// as a subnormal, if it is one, and limits the exponent, less 1, to 0 and 254.
func (b Bits) denormalise(exponent, m ID) (below, shifted ID) {
	k := func(v uint32) ID { return b.K(v, m) }
	below = b.ISub(exponent, k(1))
	n := b.SMin(b.SMax(b.ISub(k(0), below), k(0)), k(31))
	lost := b.ShiftOut(m, b.Xor(n, k(31)))
	return b.SMin(b.SMax(below, k(0)), k(254)), b.Or(b.ShiftR(m, n), b.NonZeroBit(lost))
}

// Round is the bits, without a sign, of the float32 nearest to a
// significand whose leading bit is bit 31 and whose last stands for what is
// below it.
func (b Bits) Round(exponent, m ID) ID {
	k := func(v uint32) ID { return b.K(v, m) }
	below, m := b.denormalise(exponent, m)
	odd := b.And(b.ShiftR(m, k(8)), k(1))
	up := b.ShiftR(b.IAdd(b.IAdd(b.And(m, k(0xff)), k(0x7f)), odd), k(8))
	r := b.IAdd(b.IAdd(b.ShiftR(m, k(8)), up), b.ShiftL(below, k(MantissaBits)))
	return b.UMin(r, k(Infinity))
}

// RoundOdd rounds as Round, but to odd: an exact result stays, of
// the two neighbours of another the odd one is taken, and none is infinite.
func (b Bits) RoundOdd(exponent, m ID) ID {
	k := func(v uint32) ID { return b.K(v, m) }
	below, m := b.denormalise(exponent, m)
	r := b.Or(b.ShiftR(m, k(8)), b.NonZeroBit(b.And(m, k(0xff))))
	return b.UMin(b.IAdd(r, b.ShiftL(below, k(MantissaBits))), k(Infinity-1))
}
