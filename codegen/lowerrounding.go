package codegen

import "github.com/weft-gpu/weft/dtype"

// Rounding to integers, on the bits of floats: no device's own instructions,
// whose zeros lose their signs and whose subnormals are flushed.
//
// In the bits of a magnitude the fraction is the lowest bits, as many as the
// exponent says. Clearing them rounds towards 0, and adding all ones to them
// first rounds away from it, with a carry into the exponent where it is due.

// rounding says how a magnitude is rounded: towards 0 and what else.
type rounding uint8

const (
	towardsZero rounding = iota
	downwards
	upwards
	toNearest
)

// roundFloat rounds a float32. The sign stays, that of a zero too.
func roundFloat(r rounding) lowering {
	return func(b *Builder, args []Value) Value {
		w := b.bits(args[0])
		k := func(v uint32) ID { return b.k(v, w) }
		a, sign := b.magnitude(w), b.And(w, k(signBit))
		exponent := b.ShiftR(a, k(mantissaBits))
		// The bits of the fraction: none from 2^23 on. Below 1, where the hidden
		// bit belongs to the fraction, the result is 0 or 1.
		places := b.SMin(b.SMax(b.ISub(k(127+mantissaBits), exponent), k(0)), k(mantissaBits))
		fraction := b.ISub(b.ShiftL(k(1), places), k(1))
		out := b.And(b.IAdd(a, b.carryFloat(r, w, a, places, fraction)), b.Not(fraction))
		small := b.ULess(a, k(powerOfTwo(0)))
		out = b.Select(small, b.Select(b.smallRoundsUp(r, w, a), k(powerOfTwo(0)), k(0)), out)
		return madeBits(b, b.Or(sign, out))
	}
}

// carryFloat is what is added to a magnitude of 1 or more before its fraction
// is cleared. To nearest that is just under a half, and 1 more where the
// integer is odd: its last bit is that above the fraction, which for the
// numbers below 2 is the last of an odd exponent.
func (b *Builder) carryFloat(r rounding, w, a, places, fraction ID) ID {
	switch r {
	case downwards:
		return b.And(fraction, b.signMask(w))
	case upwards:
		return b.And(fraction, b.Not(b.signMask(w)))
	case toNearest:
		one := b.k(1, w)
		odd := b.And(b.ShiftR(a, places), one)
		// An integer has no half: nothing is added to it.
		return b.And(b.IAdd(b.ShiftR(fraction, one), odd), fraction)
	}
	return b.k(0, w)
}

// smallRoundsUp is true where a magnitude below 1 becomes 1.
func (b *Builder) smallRoundsUp(r rounding, w, a ID) ID {
	zero := b.k(0, w)
	switch r {
	case downwards:
		return b.LAnd(b.INe(a, zero), b.SLess(w, zero))
	case upwards:
		return b.LAnd(b.INe(a, zero), b.SGreaterEq(w, zero))
	case toNearest:
		return b.UGreater(a, b.k(powerOfTwo(-1), w))
	}
	return b.SplatBool(false, b.Width(w))
}

// roundDoubleTo rounds a float64 as roundFloat does a float32.
func roundDoubleTo(r rounding) lowering {
	return func(b *Builder, args []Value) Value {
		w := b.pairBits(args[0])
		k := func(v uint32) ID { return b.k(v, w[1]) }
		a, sign := pair{w[0], b.magnitude(w[1])}, b.And(w[1], k(signBit))
		exponent := b.ShiftR(a[1], k(doubleExponentAt))
		places := b.SMin(b.SMax(b.ISub(k(doubleBias+52), exponent), k(0)), k(52))
		fraction := b.lowestBits(places)
		sum := add64(b, a, b.carryDouble(r, w, a, places, fraction))
		out := pair{b.And(sum[0], b.Not(fraction[0])), b.And(sum[1], b.Not(fraction[1]))}

		small := b.ULess(a[1], k(doubleOne))
		unit := b.Select(b.smallDoubleRoundsUp(r, w, a), k(doubleOne), k(0))
		out = b.selectPair(small, pair{k(0), unit}, out)
		return madePair(b, pair{out[0], b.Or(sign, out[1])})
	}
}

// lowestBits is a pair with its lowest n bits set, for n from 0 to 52.
func (b *Builder) lowestBits(n ID) pair {
	one, thirtyTwo := b.k(1, n), b.k(32, n)
	ones := func(n ID) ID { return b.ISub(b.ShiftL(one, n), one) }
	low := b.Select(b.ULess(n, thirtyTwo), ones(b.And(n, b.k(31, n))), b.k(^uint32(0), n))
	return pair{low, ones(b.ISub(b.UMax(n, thirtyTwo), thirtyTwo))}
}

func (b *Builder) carryDouble(r rounding, w, a pair, places ID, fraction pair) pair {
	zero := b.k(0, places)
	masked := func(mask ID) pair { return pair{b.And(fraction[0], mask), b.And(fraction[1], mask)} }
	switch r {
	case downwards:
		return masked(b.signMask(w[1]))
	case upwards:
		return masked(b.Not(b.signMask(w[1])))
	case toNearest:
		one := b.k(1, places)
		odd := b.And(b.shiftRight64(a, places, false)[0], one)
		half := pair{b.Or(b.ShiftR(fraction[0], one), b.ShiftL(fraction[1], b.k(31, one))), b.ShiftR(fraction[1], one)}
		sum := add64(b, half, pair{odd, zero})
		return pair{b.And(sum[0], fraction[0]), b.And(sum[1], fraction[1])}
	}
	return pair{zero, zero}
}

func (b *Builder) smallDoubleRoundsUp(r rounding, w, a pair) ID {
	zero := b.k(0, w[1])
	switch r {
	case downwards:
		return b.LAnd(b.LNot(b.isZero64(a)), b.SLess(w[1], zero))
	case upwards:
		return b.LAnd(b.LNot(b.isZero64(a)), b.SGreaterEq(w[1], zero))
	case toNearest:
		// Above 1/2, whose low word is 0.
		half := b.k((doubleBias-1)<<doubleExponentAt, w[1])
		return b.lessPair(pair{zero, half}, a, false)
	}
	return b.SplatBool(false, b.Width(w[1]))
}

// roundsTo is the rule of a rounding.
func roundsTo(r rounding) rule {
	return rule{arity: 1, word: moved, pair: moved, real: roundFloat(r), double: roundDoubleTo(r), exact: true}
}

// fmod32 is x - y * trunc(x / y): the exact remainder of the magnitudes with
// x's sign, which is x itself for an infinite y.
func (b *Builder) fmod32(x, y Value) Value {
	xb, yb := b.bits(x), b.bits(y)
	ax, ay := b.magnitude(xb), b.magnitude(yb)
	s := b.significandsOf(ax, ay)
	r := b.divideLong(s, func(ID) {}, func(_, _ ID) {})
	r = b.Or(b.Select(s.below, ax, b.packExact(r, s.exponent)), b.And(xb, b.k(signBit, xb)))
	one, infinite := b.k(1, ax), b.k(infinity, ax)
	undefined := b.LOr(b.UGreaterEq(ax, infinite), b.UGreaterEq(b.ISub(ay, one), infinite))
	return word(dtype.Float32, x.Width, b.Select(undefined, b.k(canonicalNaN, r), r))
}

func fmodDouble(b *Builder, a []Value) Value {
	x, y := b.pairBits(a[0]), b.pairBits(a[1])
	ax, ay := pair{x[0], b.magnitude(x[1])}, pair{y[0], b.magnitude(y[1])}
	s := b.significandsOf64(ax, ay)
	r := b.divideLong64(s, func(ID) {}, func(_, _ ID) {})
	r = b.selectPair(s.below, ax, b.packExact64(r, s.exponent))
	r[1] = b.Or(r[1], b.And(x[1], b.k(signBit, x[1])))

	zero := b.k(0, x[1])
	kx, ky := b.doubleKey(x), b.doubleKey(y)
	limit := b.k(infinity64, kx)
	undefined := b.LOr(b.UGreaterEq(kx, limit), b.LOr(b.UGreater(ky, limit), b.IEq(ky, zero)))
	r = b.selectPair(undefined, pair{zero, b.k(canonicalNaN64, kx)}, r)
	return Value{DType: a[0].DType, Width: a[0].Width, words: r}
}

// fmodSignedWord is the remainder of the magnitudes with x's sign.
func fmodSignedWord(b *Builder, x, y ID) ID {
	ax, ay, signX, _ := b.absoluteWords(x, y)
	_, r := b.divideWords(ax, ay)
	return b.negateWordIf(r, signX)
}

func fmodSignedPair(b *Builder, x, y pair) pair {
	ax, ay, signX, _ := b.absolutePairs(x, y)
	_, r := b.divideSafely(ax, ay)
	return negateIf(b, r, signX)
}
