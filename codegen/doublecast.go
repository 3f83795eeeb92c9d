package codegen

// Conversions of float64 in words from and to float32 bits and integers.

// What a float64's exponent field has more than that of a float32 of the same
// value, and its mantissa's place within the high word.
const (
	doubleRebias = doubleBias - 127
	doubleAbove  = mantissaBits - doubleExponentAt // bits of a float32 below the high word
)

// doubleFromFloat32 is the float64 equal to a float32 given by its bits. A
// subnormal of m units is normalised: its exponent field goes below 1.
func (b *Builder) doubleFromFloat32(w ID) pair {
	k := func(v uint32) ID { return b.k(v, w) }
	a := b.magnitude(w)
	top := b.FindUMsb(b.Or(a, k(1)))
	places := b.SMax(b.ISub(k(mantissaBits), top), k(0))
	field := b.ISub(b.ShiftL(a, places), b.ShiftL(places, k(mantissaBits)))
	high := b.IAdd(b.ShiftRA(field, k(doubleAbove)), k(doubleRebias<<doubleExponentAt))
	high = b.Select(b.UGreaterEq(a, k(infinity)), k(infinity64), high)
	high = b.Or(b.Select(b.IEq(a, k(0)), a, high), b.And(w, k(signBit)))
	nan := b.isNaN32(a)
	low := b.ShiftL(field, k(32-doubleAbove))
	return pair{b.Select(b.LOr(nan, b.IEq(a, k(0))), k(0), low), b.Select(nan, k(canonicalNaN64), high)}
}

// float32FromDouble is the bits of the float32 nearest to x, ties to even.
func (b *Builder) float32FromDouble(x pair) ID {
	exponent, m := b.doubleTop(x)
	return b.finishFloat32(b.roundFloat32(exponent, m), x)
}

// float32FromDoubleOdd is the bits of x rounded to odd: truncated, with the last
// bit set where that was not exact. Rounding the result once more, to a format
// with at least two bits less, gives what one rounding of x gives (Boldo and
// Melquiond, 2008). What is too great for a float32 is its greatest number.
func (b *Builder) float32FromDoubleOdd(x pair) ID {
	exponent, m := b.doubleTop(x)
	r := b.roundFloat32Odd(exponent, m)
	infinite := b.UGreaterEq(b.doubleKey(x), b.k(infinity64, r))
	return b.finishFloat32(b.Select(infinite, b.k(infinity, r), r), x)
}

// doubleTop is a float64's exponent, biased as a float32's, and its significand
// in one word whose last bit stands for what is below it. Zeros and subnormals
// count as far below a float32.
func (b *Builder) doubleTop(x pair) (exponent, m ID) {
	k := func(v uint32) ID { return b.k(v, x[1]) }
	e := b.ShiftR(b.magnitude(x[1]), k(doubleExponentAt))
	hidden := b.ShiftL(b.nonZeroBit(e), k(31))
	m = b.Or(b.And(b.shiftUp(x, doubleExtraBits), k(magnitude)), hidden)
	return b.ISub(e, k(doubleRebias)), b.Or(m, b.nonZeroBit(b.ShiftL(x[0], k(doubleExtraBits))))
}

// denormalise32 shifts a significand whose leading bit is bit 31 to where it is
// as a subnormal, if it is one, and limits the exponent, less 1, to 0 and 254.
func (b *Builder) denormalise32(exponent, m ID) (below, shifted ID) {
	k := func(v uint32) ID { return b.k(v, m) }
	below = b.ISub(exponent, k(1))
	n := b.SMin(b.SMax(b.ISub(k(0), below), k(0)), k(31))
	lost := b.shiftOut(m, b.Xor(n, k(31)))
	return b.SMin(b.SMax(below, k(0)), k(254)), b.Or(b.ShiftR(m, n), b.nonZeroBit(lost))
}

// roundFloat32 is the bits, without a sign, of the float32 nearest to a
// significand whose leading bit is bit 31 and whose last stands for what is
// below it.
func (b *Builder) roundFloat32(exponent, m ID) ID {
	k := func(v uint32) ID { return b.k(v, m) }
	below, m := b.denormalise32(exponent, m)
	odd := b.And(b.ShiftR(m, k(8)), k(1))
	up := b.ShiftR(b.IAdd(b.IAdd(b.And(m, k(0xff)), k(0x7f)), odd), k(8))
	r := b.IAdd(b.IAdd(b.ShiftR(m, k(8)), up), b.ShiftL(below, k(mantissaBits)))
	return b.UMin(r, k(infinity))
}

// roundFloat32Odd rounds as roundFloat32, but to odd: an exact result stays, of
// the two neighbours of another the odd one is taken, and none is infinite.
func (b *Builder) roundFloat32Odd(exponent, m ID) ID {
	k := func(v uint32) ID { return b.k(v, m) }
	below, m := b.denormalise32(exponent, m)
	r := b.Or(b.ShiftR(m, k(8)), b.nonZeroBit(b.And(m, k(0xff))))
	return b.UMin(b.IAdd(r, b.ShiftL(below, k(mantissaBits))), k(infinity-1))
}

// finishFloat32 gives a magnitude the sign of x, and a NaN for a NaN.
func (b *Builder) finishFloat32(r ID, x pair) ID {
	k := func(v uint32) ID { return b.k(v, x[1]) }
	nan := b.UGreater(b.doubleKey(x), k(infinity64))
	return b.Select(nan, k(canonicalNaN), b.Or(r, b.And(x[1], k(signBit))))
}

// doubleFromInt32 is the float64 equal to a signed word.
func (b *Builder) doubleFromInt32(w ID) pair {
	sign := b.signMask(w)
	r := b.doubleFromUint32(b.ISub(b.Xor(w, sign), sign))
	return pair{r[0], b.Or(r[1], b.And(sign, b.k(signBit, w)))}
}

// doubleFromUint32 is the float64 equal to an unsigned word.
func (b *Builder) doubleFromUint32(w ID) pair {
	k := func(v uint32) ID { return b.k(v, w) }
	top := b.FindUMsb(b.Or(w, k(1)))
	m := b.ShiftL(w, b.Xor(top, k(31)))
	// The leading bit adds the last 1 of the exponent.
	high := b.IAdd(b.ShiftR(m, k(doubleExtraBits)), b.ShiftL(b.IAdd(top, k(doubleBias-1)), k(doubleExponentAt)))
	return pair{b.ShiftL(m, k(32-doubleExtraBits)), b.Select(b.IEq(w, k(0)), w, high)}
}

// doubleFromInt64 is the float64 nearest to a signed pair.
func (b *Builder) doubleFromInt64(x pair) pair {
	sign := b.signMask(x[1])
	r := b.doubleFromUint64(negateIf(b, x, sign))
	return pair{r[0], b.Or(r[1], b.And(sign, b.k(signBit, sign)))}
}

// doubleFromUint64 is the float64 nearest to an unsigned pair.
func (b *Builder) doubleFromUint64(x pair) pair {
	k := func(v uint32) ID { return b.k(v, x[0]) }
	m, places := b.normalise64(x)
	r := b.packDouble(b.ISub(k(doubleBias+62), places), m)
	zero := b.IEq(b.Or(x[0], x[1]), k(0))
	return pair{r[0], b.Select(zero, k(0), r[1])}
}

// int32FromDouble truncates and saturates; NaN is 0.
func (b *Builder) int32FromDouble(x pair) ID {
	k := func(v uint32) ID { return b.k(v, x[1]) }
	sign := b.signMask(x[1])
	limit := b.IAdd(k(magnitude), b.ShiftR(sign, k(31))) // the greatest, or minus the least
	w := b.UMin(b.wordFromDouble(x), limit)
	w = b.ISub(b.Xor(w, sign), sign)
	return b.Select(b.UGreater(b.doubleKey(x), k(infinity64)), k(0), w)
}

// uint32FromDouble truncates and saturates; NaN is 0.
func (b *Builder) uint32FromDouble(x pair) ID { return b.unlessNegativeDouble(x, b.wordFromDouble(x)) }

// wordFromDouble is |x| truncated to a word, all ones where it is too great.
func (b *Builder) wordFromDouble(x pair) ID {
	k := func(v uint32) ID { return b.k(v, x[1]) }
	e := b.ShiftR(b.magnitude(x[1]), k(doubleExponentAt))
	m := b.Or(b.shiftUp(x, doubleExtraBits), k(signBit))
	n := b.ISub(k(doubleBias+31), e)
	w := b.ShiftR(m, b.SMin(b.SMax(n, k(0)), k(31)))
	w = b.Select(b.SGreater(n, k(31)), k(0), w)
	return b.Select(b.SLess(n, k(0)), k(0xffffffff), w)
}

// unlessNegativeDouble is w, or 0 where x is negative or NaN.
func (b *Builder) unlessNegativeDouble(x pair, w ID) ID {
	k := func(v uint32) ID { return b.k(v, x[1]) }
	// As unsigned words, negative numbers are above +Inf, too.
	none := b.UGreater(b.Or(x[1], b.nonZeroBit(x[0])), k(infinity64))
	return b.Select(none, k(0), w)
}

// int64FromDouble truncates and saturates; NaN is 0.
func (b *Builder) int64FromDouble(x pair) pair {
	k := func(v uint32) ID { return b.k(v, x[1]) }
	sign := b.signMask(x[1])
	m, e := b.pairFromDouble(x)
	m = negateIf(b, m, sign)
	over := b.UGreaterEq(e, k(doubleBias+63))
	m = b.selectPair(over, pair{b.Not(sign), b.Xor(sign, k(magnitude))}, m)
	nan := b.UGreater(b.doubleKey(x), k(infinity64))
	return b.selectPair(nan, pair{k(0), k(0)}, m)
}

// uint64FromDouble truncates and saturates; NaN is 0.
func (b *Builder) uint64FromDouble(x pair) pair {
	k := func(v uint32) ID { return b.k(v, x[1]) }
	m, e := b.pairFromDouble(x)
	ones := k(0xffffffff)
	m = b.selectPair(b.UGreaterEq(e, k(doubleBias+64)), pair{ones, ones}, m)
	return pair{b.unlessNegativeDouble(x, m[0]), b.unlessNegativeDouble(x, m[1])}
}

// pairFromDouble is |x| truncated, where it is below 2^64, and the exponent
// field.
func (b *Builder) pairFromDouble(x pair) (pair, ID) {
	k := func(v uint32) ID { return b.k(v, x[1]) }
	e := b.ShiftR(b.magnitude(x[1]), k(doubleExponentAt))
	m := pair{b.ShiftL(x[0], k(doubleExtraBits)), b.Or(b.shiftUp(x, doubleExtraBits), k(signBit))}
	n := b.SMax(b.ISub(k(doubleBias+63), e), k(0))
	far := b.UGreaterEq(n, k(32))
	low, high := b.Select(far, m[1], m[0]), b.Select(far, k(0), m[1])
	rest := b.And(n, k(31))
	w := pair{b.Or(b.ShiftR(low, rest), b.shiftOut(high, b.Xor(rest, k(31)))), b.ShiftR(high, rest)}
	return b.selectPair(b.UGreater(n, k(63)), pair{k(0), k(0)}, w), e
}
