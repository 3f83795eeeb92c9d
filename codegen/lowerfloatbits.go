package codegen

import "github.com/weft-gpu/weft/dtype"

// What numbers are like: signs, kinds and neighbours, on bits.

// floatBitsRules are the rules of this file and of lowerrounding.go.
func floatBitsRules() {
	for name, r := range map[string]rule{
		"ceil":  roundsTo(upwards),
		"floor": roundsTo(downwards),
		"trunc": roundsTo(towardsZero),
		"fmod": {arity: 2, word: wordsBySign(remainderWord, fmodSignedWord), pair: pairsBySign(remainderPair, fmodSignedPair),
			real: floats((*Builder).fmod32), double: fmodDouble, exact: true},

		"signbit":   {arity: 1, real: signBitFloat, double: signBitDouble},
		"isfinite":  {arity: 1, word: always(true), pair: always(true), real: kindOfFloat((*Builder).ULess), double: kindOfDouble((*Builder).ULess), complex: ofParts("isfinite", (*Builder).LAnd)},
		"isinf":     {arity: 1, word: always(false), pair: always(false), real: kindOfFloat((*Builder).IEq), double: kindOfDouble((*Builder).IEq), complex: ofParts("isinf", (*Builder).LOr)},
		"isnan":     {arity: 1, word: always(false), pair: always(false), real: kindOfFloat((*Builder).UGreater), double: kindOfDouble((*Builder).UGreater), complex: ofParts("isnan", (*Builder).LOr)},
		"copysign":  {arity: 2, real: copySignFloat, double: copySignDouble, exact: true},
		"nextafter": {arity: 2, real: floats((*Builder).nextAfter32), double: nextAfterDouble},
	} {
		rules[name] = r
	}
	round := roundsTo(toNearest)
	round.complex = byParts("round")
	rules["round"] = round
	// Of complex numbers it is an elementary function.
	sign := rules["sign"]
	sign.arity, sign.exact = 1, true
	sign.word, sign.pair, sign.real, sign.double = signWord, signPair, signFloat, signDouble
	rules["sign"] = sign
}

// signWord is -1, 0 or 1: all ones for a negative word, else whether it is not 0.
func signWord(b *Builder, a []Value) Value {
	x := a[0].words[0]
	s := b.nonZeroBit(x)
	if a[0].DType.IsSigned() {
		s = b.Or(s, b.signMask(x))
	}
	return word(a[0].DType, a[0].Width, s)
}

func signPair(b *Builder, a []Value) Value {
	x := a[0].words
	low, high := b.nonZeroBit(b.Or(x[0], x[1])), b.k(0, x[1])
	if a[0].DType.IsSigned() {
		high = b.signMask(x[1])
		low = b.Or(low, high)
	}
	return Value{DType: a[0].DType, Width: a[0].Width, words: pair{low, high}}
}

func signFloat(b *Builder, a []Value) Value {
	w := b.bits(a[0])
	m := b.magnitude(w)
	unit := b.Or(b.And(w, b.k(signBit, w)), b.k(powerOfTwo(0), w))
	out := b.Select(b.IEq(m, b.k(0, w)), m, unit)
	return word(a[0].DType, a[0].Width, b.Select(b.UGreater(m, b.k(infinity, w)), b.k(canonicalNaN, w), out))
}

func signDouble(b *Builder, a []Value) Value {
	w := b.pairBits(a[0])
	key, zero := b.doubleKey(w), b.k(0, w[1])
	unit := b.Or(b.And(w[1], b.k(signBit, zero)), b.k(doubleOne, zero))
	high := b.Select(b.IEq(key, zero), zero, unit)
	high = b.Select(b.UGreater(key, b.k(infinity64, zero)), b.k(canonicalNaN64, zero), high)
	return Value{DType: a[0].DType, Width: a[0].Width, words: pair{zero, high}}
}

// signBitFloat sees the sign of a NaN, so one that arithmetic made has to be
// the canonical one.
func signBitFloat(b *Builder, a []Value) Value {
	w := b.bits(b.canonical(a[0]))
	return b.FromCond(b.SLess(w, b.k(0, w)))
}

func signBitDouble(b *Builder, a []Value) Value {
	high := b.pairBits(b.canonical(a[0]))[1]
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
		m := b.magnitude(b.bits(a[0]))
		return b.FromCond(compare(b, m, b.k(infinity, m)))
	}
}

func kindOfDouble(compare func(b *Builder, x, y ID) ID) lowering {
	return func(b *Builder, a []Value) Value {
		key := b.doubleKey(b.pairBits(a[0]))
		return b.FromCond(compare(b, key, b.k(infinity64, key)))
	}
}

// ofParts joins what is said of the parts.
func ofParts(op string, join func(b *Builder, x, y ID) ID) lowering {
	return func(b *Builder, a []Value) Value {
		return b.FromCond(join(b, b.part(op, a[0].parts[0]).cond, b.part(op, a[0].parts[1]).cond))
	}
}

// copySignFloat moves bits, those of NaNs too.
func copySignFloat(b *Builder, a []Value) Value {
	x, y := b.bits(b.canonical(a[0])), b.bits(b.canonical(a[1]))
	return word(a[0].DType, a[0].Width, b.Or(b.magnitude(x), b.And(y, b.k(signBit, y))))
}

func copySignDouble(b *Builder, a []Value) Value {
	x, y := b.pairBits(b.canonical(a[0])), b.pairBits(b.canonical(a[1]))
	high := b.Or(b.magnitude(x[1]), b.And(y[1], b.k(signBit, x[1])))
	return Value{DType: a[0].DType, Width: a[0].Width, words: pair{x[0], high}}
}

// nextAfter32 is the float32 after x towards y.
func (b *Builder) nextAfter32(x, y Value) Value {
	return word(dtype.Float32, x.Width, b.nextAfter(b.bits(x), b.bits(y), 1, infinity, canonicalNaN))
}

// nextHalf is the half after x towards y. A bfloat16 is the upper bits of the
// float32 it is held as; the bits of a float16 are moved to where a float32's
// are.
func (b *Builder) nextHalf(d dtype.DType, x, y Value) Value {
	const step = 1 << 16
	if d == dtype.BFloat16 {
		return word(d, x.Width, b.nextAfter(b.bits(x), b.bits(y), step, infinity, canonicalNaN))
	}
	raised := func(v Value) ID {
		w := b.packHalf(d, b.bits(v))
		return b.ShiftL(w, b.k(16, w))
	}
	out := b.nextAfter(raised(x), raised(y), step, 0x7c00<<16, 0x7e00<<16)
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

func nextAfterDouble(b *Builder, a []Value) Value {
	x, y := b.pairBits(a[0]), b.pairBits(a[1])
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
	next = b.selectPair(isNaN, pair{zero, b.k(canonicalNaN64, zero)}, next)
	return Value{DType: a[0].DType, Width: a[0].Width, words: next}
}
