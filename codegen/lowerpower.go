package codegen

// Integer powers, modulo the width, by squaring: one round for every bit of the
// largest exponent among the lanes. A negative exponent gives 0, but for the
// bases 1 and -1: their powers hang on its parity, whatever its sign bit counts.

func powWord(b *Builder, x, n ID) ID {
	result, square, left := b.Local(b.TypeOf(x)), b.Local(b.TypeOf(x)), b.Local(b.TypeOf(x))
	one, zero := b.k(1, x), b.k(0, x)
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

func powSignedWord(b *Builder, x, n ID) ID {
	negative := b.SLess(n, b.k(0, n))
	unit := b.IEq(b.negateWordIf(x, b.signMask(x)), b.k(1, x))
	return b.Select(b.LOr(b.LNot(negative), unit), powWord(b, x, n), b.k(0, x))
}

// localPair is variables for both words.
func (b *Builder) localPair(x pair) [2]Var {
	v := [2]Var{b.Local(b.TypeOf(x[0])), b.Local(b.TypeOf(x[1]))}
	b.storeLocalPair(v, x)
	return v
}

func (b *Builder) storeLocalPair(v [2]Var, x pair) {
	b.StoreVar(v[0], x[0])
	b.StoreVar(v[1], x[1])
}

func (b *Builder) loadLocalPair(v [2]Var) pair { return pair{b.LoadVar(v[0]), b.LoadVar(v[1])} }

func powPair(b *Builder, x, n pair) pair {
	one, zero := b.k(1, x[0]), b.k(0, x[0])
	result, square, left := b.localPair(pair{one, zero}), b.localPair(x), b.localPair(n)
	b.While(func() ID { return b.Any(b.LNot(b.isZero64(b.loadLocalPair(left)))) }, func() {
		bits, base, product := b.loadLocalPair(left), b.loadLocalPair(square), b.loadLocalPair(result)
		odd := b.INe(b.And(bits[0], one), zero)
		b.storeLocalPair(result, b.selectPair(odd, mul64(b, product, base), product))
		b.storeLocalPair(square, mul64(b, base, base))
		b.storeLocalPair(left, b.shiftRight64(bits, one, false))
	})
	return b.loadLocalPair(result)
}

func powSignedPair(b *Builder, x, n pair) pair {
	one, zero := b.k(1, x[0]), b.k(0, x[0])
	negative := b.SLess(n[1], zero)
	a := negateIf(b, x, b.signMask(x[1]))
	unit := b.IEq(b.Or(b.Xor(a[0], one), a[1]), zero)
	return b.zeroUnless(b.LOr(b.LNot(negative), unit), powPair(b, x, n))
}
