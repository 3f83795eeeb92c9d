package codegen

import "github.com/weft-gpu/weft/dtype"

// What numbers are like: signs, kinds and neighbours, on bits.

// signInt is -1, 0 or 1: all ones for a negative number, else whether it is not 0.
func signInt(b *Builder, a []Value) Value {
	x := b.held(a[0])
	s := b.wordLimbs(b.nonZeroBit(b.anyBit(x)), x)
	if a[0].DType.IsSigned() {
		mask := b.signMask(x.top())
		low := b.Or(s[0], mask)
		s = s.withTop(mask)
		s[0] = low
	}
	return ofHeld(a[0].DType, a[0].Width, s)
}

func signFloat(b *Builder, a []Value) Value {
	return word(a[0].DType, a[0].Width, b.sign32(b.bits(a[0])))
}

// sign32 is -1 or 1, or a zero as it is.
func (b *Builder) sign32(w ID) ID {
	m := b.magnitude(w)
	unit := b.Or(b.And(w, b.k(signBit, w)), b.k(powerOfTwo(0), w))
	out := b.Select(b.IEq(m, b.k(0, w)), m, unit)
	return b.Select(b.UGreater(m, b.k(infinity, w)), b.k(canonicalNaN, w), out)
}

func signDouble(b *Builder, a []Value) Value {
	return Value{DType: a[0].DType, Width: a[0].Width, words: b.sign64(b.pairBits(a[0]))}
}

// sign64 is -1 or 1, or +0 for a zero.
func (b *Builder) sign64(w pair) pair {
	key, zero := b.doubleKey(w), b.k(0, w[1])
	unit := b.Or(b.And(w[1], b.k(signBit, zero)), b.k(doubleOne, zero))
	high := b.Select(b.IEq(key, zero), zero, unit)
	high = b.Select(b.UGreater(key, b.k(infinity64, zero)), b.k(canonicalNaN64, zero), high)
	return pair{zero, high}
}

// signBitOf sees the sign of a NaN, so one that arithmetic made has to be the
// canonical one.
func signBitOf(b *Builder, a []Value) Value {
	high := b.held(b.canonical(a[0])).top()
	return b.FromCond(b.SLess(high, b.k(0, high)))
}

// always is a fact of every integer.
func always(fact bool) lowering {
	return func(b *Builder, a []Value) Value { return b.FromCond(b.SplatBool(fact, a[0].Width)) }
}

// kindOfFloat compares a magnitude with that of infinity: below it is finite,
// above it NaN.
func kindOfFloat(compare func(b *Builder, x, y ID) ID) lowering {
	return func(b *Builder, a []Value) Value {
		w := b.held(a[0])
		key := b.floatKey(w)
		return b.FromCond(compare(b, key, b.k(formatOf(w).infinity, key)))
	}
}

// ofParts joins what is said of the parts.
func ofParts(op string, join func(b *Builder, x, y ID) ID) lowering {
	return func(b *Builder, a []Value) Value {
		return b.FromCond(join(b, b.part(op, a[0].parts[0]).cond, b.part(op, a[0].parts[1]).cond))
	}
}

// copySign moves bits, those of NaNs too.
func copySign(b *Builder, a []Value) Value {
	x, y := b.held(b.canonical(a[0])), b.held(b.canonical(a[1]))
	high := b.Or(b.magnitude(x.top()), b.And(y.top(), b.k(signBit, x.top())))
	return ofHeld(a[0].DType, a[0].Width, x.withTop(high))
}

// nextAfter32 is the float32 after x towards y.
func (b *Builder) nextAfter32(x, y ID) ID { return b.nextAfter(x, y, 1, infinity, canonicalNaN) }

// nextHalf is the half after x towards y. A bfloat16 is the upper bits of the
// float32 it is held as; the bits of a float16 are moved to where a float32's
// are.
func (b *Builder) nextHalf(d dtype.DType, x, y Value) Value {
	const step = 1 << 16
	if d == dtype.BFloat16 {
		return word(d, x.Width, b.nextAfter(b.bits(x), b.bits(y), step, infinity, canonicalNaN))
	}
	raised := func(v Value) ID {
		w := b.halfBits(v)
		return b.ShiftL(w, b.k(16, w))
	}
	out := b.nextAfter(raised(x), raised(y), step, infinity16<<16, canonicalNaN16<<16)
	return word(d, x.Width, b.expandHalf(d, b.ShiftR(out, b.k(16, out))))
}

// nextAfter is the number after x towards y of a format whose sign is bit 31,
// whose numbers are step apart as words, and whose infinity and NaN are given.
// Towards a greater magnitude of the same sign the bits count up; towards
// anything else they count down; from a zero it is the least number of y's sign.
func (b *Builder) nextAfter(x, y ID, step, infinite, nan uint32) ID {
	k := func(v uint32) ID { return b.k(v, x) }
	ax, ay := b.magnitude(x), b.magnitude(y)
	outwards := b.LAnd(b.SGreaterEq(b.Xor(x, y), k(0)), b.ULess(ax, ay))
	next := b.IAdd(x, b.Select(outwards, k(step), k(-step)))
	next = b.Select(b.IEq(ax, k(0)), b.Or(b.And(y, k(signBit)), k(step)), next)
	same := b.LOr(b.IEq(x, y), b.IEq(b.Or(ax, ay), k(0)))
	next = b.Select(same, y, next)
	return b.Select(b.UGreater(b.UMax(ax, ay), k(infinite)), k(nan), next)
}

// nextAfter64 is the float64 after x towards y.
func (b *Builder) nextAfter64(x, y pair) pair {
	zero, one := b.k(0, x[1]), b.k(1, x[1])
	ax, ay := pair{x[0], b.magnitude(x[1])}, pair{y[0], b.magnitude(y[1])}
	kx, ky := b.doubleKey(x), b.doubleKey(y)
	outwards := b.LAnd(b.SGreaterEq(b.Xor(x[1], y[1]), zero), b.lessPair(ax, ay, false))
	minus := b.Select(outwards, zero, b.k(^uint32(0), zero))
	next := add64(b, x, pair{b.Or(minus, one), minus})
	next = b.selectPair(b.IEq(kx, zero), pair{one, b.And(y[1], b.k(signBit, one))}, next)
	equal := b.isZero64(pair{b.Xor(x[0], y[0]), b.Xor(x[1], y[1])})
	same := b.LOr(equal, b.IEq(b.Or(kx, ky), zero))
	next = b.selectPair(same, y, next)
	isNaN := b.UGreater(b.UMax(kx, ky), b.k(infinity64, zero))
	return b.selectPair(isNaN, pair{zero, b.k(canonicalNaN64, zero)}, next)
}
