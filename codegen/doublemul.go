package codegen

// doubleMul is x * y.
func (b *Builder) doubleMul(x, y pair) pair { return b.doubleMulScaled(x, y, b.k(0, x[1])) }

// doubleMulScaled is x * y * 2^scale, rounded once; the scale is signed and its
// magnitude at most 2000 where x and y are in [0.5, 2].
//
// Of the operands at most the lesser is normalised: where both are subnormal,
// the product is far below half of the least number.
func (b *Builder) doubleMulScaled(x, y pair, scale ID) pair {
	k := func(v uint32) ID { return b.k(v, x[1]) }
	p := b.doubleProduct(x, y)
	exponent := b.IAdd(p.exponent, scale)

	// The product is in [2^125, 2^127): its leading bit goes to bit 127.
	high := p.words[1]
	places := b.ISub(k(2), b.ShiftR(high[1], k(30)))
	m := pair{
		b.Or(b.ShiftL(high[0], places), b.nonZeroBit(b.Or(p.words[0][0], p.words[0][1]))),
		b.Or(b.ShiftL(high[1], places), b.ShiftR(high[0], b.ISub(k(32), places))),
	}
	r := b.roundDouble(b.ISub(b.IAdd(exponent, k(2)), places), m)

	infinite := b.UGreaterEq(p.greater, k(infinity64))
	zero := b.IEq(p.lesser, k(0))
	edge := b.Select(infinite, k(infinity64), k(0))
	return b.finishDouble(r, p.sign, b.LNot(b.LOr(infinite, zero)), edge, b.invalidProduct(p))
}

// product is the exact product of two numbers, where they are finite: words has
// the low and the high half of a significand in [2^125, 2^127), 0 where an
// operand is 0; 2^125 with an exponent of doubleBias is 1.
type product struct {
	sign            ID // the sign bit
	exponent        ID
	words           [2]pair
	greater, lesser ID // the operands' keys
}

func (b *Builder) doubleProduct(x, y pair) product {
	k := func(v uint32) ID { return b.k(v, x[1]) }
	kx, ky := b.doubleKey(x), b.doubleKey(y)
	sign := b.And(b.Xor(x[1], y[1]), k(signBit))
	swap := b.ULess(kx, ky)
	x, y = b.selectPair(swap, y, x), b.selectPair(swap, x, y)

	ex, mx := b.doubleAligned(x)
	ey, my := b.doubleNormal(y)
	low, high := mul128(b, mx, my)
	return product{
		sign: sign, exponent: b.ISub(b.IAdd(ex, ey), k(doubleBias)), words: [2]pair{low, high},
		greater: b.UMax(kx, ky), lesser: b.UMin(kx, ky),
	}
}

// invalidProduct is where an operand is NaN, or one is infinite and one zero.
func (b *Builder) invalidProduct(p product) ID {
	limit := b.k(infinity64, p.greater)
	both := b.LAnd(b.IEq(p.greater, limit), b.IEq(p.lesser, b.k(0, limit)))
	return b.LOr(b.UGreater(p.greater, limit), both)
}

// mul128 is the low and the high half of the product of two 64-bit words.
func mul128(b *Builder, x, y pair) (low, high pair) {
	w0, l1 := b.MulExtended(x[0], y[0])
	c1, c2 := b.MulExtended(x[0], y[1])
	d1, d2 := b.MulExtended(x[1], y[0])
	h2, h3 := b.MulExtended(x[1], y[1])
	w1, first := b.AddCarry(l1, c1)
	w1, second := b.AddCarry(w1, d1)
	// Neither sum of a high half and a carry overflows.
	w2, third := b.AddCarry(b.IAdd(c2, first), b.IAdd(d2, second))
	w2, fourth := b.AddCarry(w2, h2)
	return pair{w0, w1}, pair{w2, b.IAdd(h3, b.IAdd(third, fourth))}
}

// mulWord64 is x * n modulo 2^64.
func mulWord64(b *Builder, x pair, n ID) pair {
	low, high := b.MulExtended(x[0], n)
	return pair{low, b.IAdd(high, b.IMul(x[1], n))}
}
