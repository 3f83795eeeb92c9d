package codegen

import "github.com/weft-gpu/weft/codegen/words"

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
		k := func(v uint32) ID { return b.words.K(v, w[0]) }
		f := formatOf(w)
		a, sign := w.WithTop(b.words.Magnitude(w.Top())), b.And(w.Top(), k(words.SignBit))
		exponent := b.ShiftR(a.Top(), k(f.mantissa))
		// The bits of the fraction: none from 2^23 (2^52) on. Below 1, where the
		// hidden bit belongs to the fraction, the result is 0 or 1.
		most := f.mantissa + 32*uint32(len(w)-1)
		places := b.SMin(b.SMax(b.ISub(k(f.bias+most), exponent), k(0)), k(most))
		fraction := b.words.LowestBits(places, len(w))
		sum := b.words.AddLimbs(a, b.carryOf(r, w, a, places, fraction))
		out := b.words.AndLimbs(sum, func(i int) ID { return b.Not(fraction[i]) })

		one := k(f.powerOfTwo(0))
		small := b.ULess(a.Top(), one)
		unit := b.words.WordLimbs(k(0), w).WithTop(b.Select(b.smallRoundsUp(r, w, a), one, k(0)))
		out = b.words.SelectLimbs(small, unit, out)
		return b.madeOf(args[0].DType, out.WithTop(b.Or(sign, out.Top())))
	}
}

// carryOf is what is added to a magnitude of 1 or more before its fraction is
// cleared. To nearest that is just under a half, and 1 more where the integer is
// odd: its last bit is that above the fraction, which for the numbers below 2 is
// the last of an odd exponent.
func (b *Builder) carryOf(r rounding, w, a limbs, places ID, fraction limbs) limbs {
	switch r {
	case towardsZero:
		return b.words.WordLimbs(b.words.K(0, places), w).WithTop(b.words.K(0, places))
	case toNearest:
		one := b.words.K(1, places)
		odd := b.And(b.words.ShiftRightLimbs(a, places)[0], one)
		// An integer has no half: nothing is added to it.
		half := b.words.AddLimbs(b.words.HalfOf(fraction), b.words.WordLimbs(odd, w))
		return b.words.AndLimbs(half, func(i int) ID { return fraction[i] })
	}
	mask := b.words.SignMask(w.Top())
	if r == upwards {
		mask = b.Not(mask)
	}
	return b.words.AndLimbs(fraction, func(int) ID { return mask })
}

// smallRoundsUp is true where a magnitude below 1 becomes 1.
func (b *Builder) smallRoundsUp(r rounding, w, a limbs) ID {
	zero := b.words.K(0, a[0])
	switch r {
	case downwards:
		return b.LAnd(b.words.IsNonZero(a), b.SLess(w.Top(), zero))
	case upwards:
		return b.LAnd(b.words.IsNonZero(a), b.SGreaterEq(w.Top(), zero))
	case toNearest: // above 1/2, whose low word is 0
		half := b.words.K(formatOf(w).powerOfTwo(-1), zero)
		if len(a) == 1 {
			return b.UGreater(a[0], half)
		}
		return b.words.Less64(pair{zero, half}, pair(a), false)
	}
	return b.SplatBool(false, b.Width(zero))
}

// roundsTo is the rule of a rounding.
func roundsTo(r rounding) rule {
	return rule{arity: 1, integer: moved, float: roundFloat(r), exact: true}
}
