package codegen

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

// roundFloat is the rounding of a float. Its sign stays, that of a zero too.
func roundFloat(r rounding) lowering {
	return func(b *Builder, args []Value) Value {
		w := b.held(args[0])
		k := func(v uint32) ID { return b.k(v, w[0]) }
		f := formatOf(w)
		a, sign := w.withTop(b.magnitude(w.top())), b.And(w.top(), k(signBit))
		exponent := b.ShiftR(a.top(), k(f.mantissa))
		// The bits of the fraction: none from 2^23 (2^52) on. Below 1, where the
		// hidden bit belongs to the fraction, the result is 0 or 1.
		most := f.mantissa + 32*uint32(len(w)-1)
		places := b.SMin(b.SMax(b.ISub(k(f.bias+most), exponent), k(0)), k(most))
		fraction := b.lowestBits(places, len(w))
		sum := b.addLimbs(a, b.carryOf(r, w, a, places, fraction))
		out := b.andLimbs(sum, func(i int) ID { return b.Not(fraction[i]) })

		one := k(f.powerOfTwo(0))
		small := b.ULess(a.top(), one)
		unit := b.wordLimbs(k(0), w).withTop(b.Select(b.smallRoundsUp(r, w, a), one, k(0)))
		out = b.selectLimbs(small, unit, out)
		return b.madeOf(args[0].DType, out.withTop(b.Or(sign, out.top())))
	}
}

// lowestBits is a number with its lowest n bits set, as many as mantissas have.
func (b *Builder) lowestBits(n ID, words int) limbs {
	one := b.k(1, n)
	ones := func(n ID) ID { return b.ISub(b.ShiftL(one, n), one) }
	if words == 1 {
		return limbs{ones(n)}
	}
	thirtyTwo := b.k(32, n)
	low := b.Select(b.ULess(n, thirtyTwo), ones(b.And(n, b.k(31, n))), b.k(^uint32(0), n))
	return limbs{low, ones(b.ISub(b.UMax(n, thirtyTwo), thirtyTwo))}
}

// carryOf is what is added to a magnitude of 1 or more before its fraction is
// cleared. To nearest that is just under a half, and 1 more where the integer is
// odd: its last bit is that above the fraction, which for the numbers below 2 is
// the last of an odd exponent.
func (b *Builder) carryOf(r rounding, w, a limbs, places ID, fraction limbs) limbs {
	switch r {
	case towardsZero:
		return b.wordLimbs(b.k(0, places), w).withTop(b.k(0, places))
	case toNearest:
		one := b.k(1, places)
		odd := b.And(b.shiftRightLimbs(a, places)[0], one)
		// An integer has no half: nothing is added to it.
		half := b.addLimbs(b.halfOf(fraction), b.wordLimbs(odd, w))
		return b.andLimbs(half, func(i int) ID { return fraction[i] })
	}
	mask := b.signMask(w.top())
	if r == upwards {
		mask = b.Not(mask)
	}
	return b.andLimbs(fraction, func(int) ID { return mask })
}

func (b *Builder) shiftRightLimbs(x limbs, n ID) limbs {
	if len(x) == 1 {
		return limbs{b.ShiftR(x[0], n)}
	}
	r := b.shiftRight64([2]ID(x), n, false)
	return r[:]
}

// halfOf is x >> 1.
func (b *Builder) halfOf(x limbs) limbs {
	one := b.k(1, x[0])
	if len(x) == 1 {
		return limbs{b.ShiftR(x[0], one)}
	}
	return limbs{b.Or(b.ShiftR(x[0], one), b.ShiftL(x[1], b.k(31, one))), b.ShiftR(x[1], one)}
}

// smallRoundsUp is true where a magnitude below 1 becomes 1.
func (b *Builder) smallRoundsUp(r rounding, w, a limbs) ID {
	zero := b.k(0, a[0])
	switch r {
	case downwards:
		return b.LAnd(b.isNonZero(a), b.SLess(w.top(), zero))
	case upwards:
		return b.LAnd(b.isNonZero(a), b.SGreaterEq(w.top(), zero))
	case toNearest: // above 1/2, whose low word is 0
		half := b.k(formatOf(w).powerOfTwo(-1), zero)
		if len(a) == 1 {
			return b.UGreater(a[0], half)
		}
		return b.lessPair(pair{zero, half}, pair(a), false)
	}
	return b.SplatBool(false, b.Width(zero))
}

// roundsTo is the rule of a rounding.
func roundsTo(r rounding) rule {
	return rule{arity: 1, integer: moved, float: roundFloat(r), exact: true}
}
