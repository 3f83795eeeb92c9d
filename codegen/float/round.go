package float

import "github.com/weft-gpu/weft/codegen/words"

// Rounding to integers, on the bits of floats: no device's own instructions,
// whose zeros lose their signs and whose subnormals are flushed.
//
// In the bits of a magnitude the fraction is the lowest bits, as many as the
// exponent says. Clearing them rounds towards 0, and adding all ones to them
// first rounds away from it, with a carry into the exponent where it is due.

// Rounding says how a magnitude is rounded: towards 0 and what else.
type Rounding uint8

const (
	TowardsZero Rounding = iota
	Downwards
	Upwards
	ToNearest
)

// Round is a float rounded to an integer. Its sign stays, that of a zero too.
func (b Arithmetic) Round(w words.Limbs, r Rounding) words.Limbs {
	k := func(v uint32) ID { return b.K(v, w[0]) }
	f := formatOf(w)
	a, sign := w.WithTop(b.Magnitude(w.Top())), b.And(w.Top(), k(words.SignBit))
	exponent := b.ShiftR(a.Top(), k(f.mantissa))
	// The bits of the fraction: none from 2^23 (2^52) on. Below 1, where the
	// hidden bit belongs to the fraction, the result is 0 or 1.
	most := f.mantissa + 32*uint32(len(w)-1)
	places := b.SMin(b.SMax(b.ISub(k(f.bias+most), exponent), k(0)), k(most))
	fraction := b.LowestBits(places, len(w))
	sum := b.AddLimbs(a, b.carryOf(r, w, a, places, fraction))
	out := b.AndLimbs(sum, func(i int) ID { return b.Not(fraction[i]) })

	one := k(f.powerOfTwo(0))
	small := b.ULess(a.Top(), one)
	unit := b.WordLimbs(k(0), w).WithTop(b.Select(b.smallRoundsUp(r, w, a), one, k(0)))
	out = b.SelectLimbs(small, unit, out)
	return out.WithTop(b.Or(sign, out.Top()))
}

// carryOf is what is added to a magnitude of 1 or more before its fraction is
// cleared. To nearest that is just under a half, and 1 more where the integer is
// odd: its last bit is that above the fraction, which for the numbers below 2 is
// the last of an odd exponent.
func (b Arithmetic) carryOf(r Rounding, w, a words.Limbs, places ID, fraction words.Limbs) words.Limbs {
	switch r {
	case TowardsZero:
		return b.WordLimbs(b.K(0, places), w).WithTop(b.K(0, places))
	case ToNearest:
		one := b.K(1, places)
		odd := b.And(b.ShiftRightLimbs(a, places)[0], one)
		// An integer has no half: nothing is added to it.
		half := b.AddLimbs(b.HalfOf(fraction), b.WordLimbs(odd, w))
		return b.AndLimbs(half, func(i int) ID { return fraction[i] })
	}
	mask := b.SignMask(w.Top())
	if r == Upwards {
		mask = b.Not(mask)
	}
	return b.AndLimbs(fraction, func(int) ID { return mask })
}

// smallRoundsUp is true where a magnitude below 1 becomes 1.
func (b Arithmetic) smallRoundsUp(r Rounding, w, a words.Limbs) ID {
	zero := b.K(0, a[0])
	switch r {
	case Downwards:
		return b.LAnd(b.IsNonZero(a), b.SLess(w.Top(), zero))
	case Upwards:
		return b.LAnd(b.IsNonZero(a), b.SGreaterEq(w.Top(), zero))
	case ToNearest: // above 1/2, whose low word is 0
		half := b.K(formatOf(w).powerOfTwo(-1), zero)
		if len(a) == 1 {
			return b.UGreater(a[0], half)
		}
		return b.Less64(words.Pair{zero, half}, words.Pair(a), false)
	}
	return b.SplatBool(false, b.Width(zero))
}
