package words

// Integer powers, modulo the width, by squaring: one round for every bit of the
// largest exponent among the lanes. A negative exponent gives 0, but for the
// bases 1 and -1: their powers hang on its parity, whatever its sign bit counts.

func (b Integers) Pow(x, n ID) ID {
	result, square, left := b.Local(b.TypeOf(x)), b.Local(b.TypeOf(x)), b.Local(b.TypeOf(x))
	one, zero := b.K(1, x), b.K(0, x)
	b.StoreVar(result, one)
	b.StoreVar(square, x)
	b.StoreVar(left, n)
	b.While(func() ID { return b.Any(b.INe(b.LoadVar(left), zero)) }, func() {
		bits, base, product := b.LoadVar(left), b.LoadVar(square), b.LoadVar(result)
		odd := b.INe(b.And(bits, one), zero)
		b.StoreVar(result, b.Select(odd, b.IMul(product, base), product))
		b.StoreVar(square, b.IMul(base, base))
		b.StoreVar(left, b.ShiftR(bits, one))
	})
	return b.LoadVar(result)
}

func (b Integers) PowSigned(x, n ID) ID {
	negative := b.SLess(n, b.K(0, n))
	unit := b.IEq(b.negateIf(x, b.SignMask(x)), b.K(1, x))
	return b.Select(b.LOr(b.LNot(negative), unit), b.Pow(x, n), b.K(0, x))
}

func (b Integers) Pow64(x, n Pair) Pair {
	one, zero := b.K(1, x[0]), b.K(0, x[0])
	result, square, left := b.LocalPair(Pair{one, zero}), b.LocalPair(x), b.LocalPair(n)
	b.While(func() ID { return b.Any(b.LNot(b.IsZero64(b.LoadLocalPair(left)))) }, func() {
		bits, base, product := b.LoadLocalPair(left), b.LoadLocalPair(square), b.LoadLocalPair(result)
		odd := b.INe(b.And(bits[0], one), zero)
		b.StoreLocalPair(result, b.Select64(odd, b.Mul64(product, base), product))
		b.StoreLocalPair(square, b.Mul64(base, base))
		b.StoreLocalPair(left, b.ShiftRight64(bits, one, false))
	})
	return b.LoadLocalPair(result)
}

func (b Integers) PowSigned64(x, n Pair) Pair {
	one, zero := b.K(1, x[0]), b.K(0, x[0])
	negative := b.SLess(n[1], zero)
	a := b.Negate64If(x, b.SignMask(x[1]))
	unit := b.IEq(b.Or(b.Xor(a[0], one), a[1]), zero)
	return b.ZeroUnless(b.LOr(b.LNot(negative), unit), b.Pow64(x, n))
}
