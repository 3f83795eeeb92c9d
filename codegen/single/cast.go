package single

import (
	"github.com/weft-gpu/weft/codegen/words"
)

// Sticky ORs the low 8 bits of a word into the bit above them, and clears them.
func (b Bits) Sticky(a ID) ID {
	low := b.INe(b.And(a, b.K(0xff, a)), b.K(0, a))
	return b.Or(b.And(a, b.K(0xffffff00, a)), b.Select(low, b.K(0x100, a), b.K(0, a)))
}

// FromUint32 is the float32 nearest to an unsigned word. It does not use the unsigned conversion,
// which some devices get wrong from 2^31 on. For such words it converts half the word as a signed
// one, with a sticky lowest bit, which rounds the same.
func (b Bits) FromUint32(u ID) ID {
	one := b.K(1, u)
	large := b.SLess(u, b.K(0, u))
	halved := b.Or(b.ShiftR(u, one), b.And(u, one))
	f := b.AsU32(b.ConvertSToF(b.Select(large, halved, u)))
	return b.AsF32(b.IAdd(f, b.Select(large, b.K(1<<MantissaBits, u), b.K(0, u))))
}

// FromPair is the float32 nearest to a 64-bit integer. It converts the highest 31 bits, of which
// the last is sticky, and corrects the exponent. If the high word is 0, it converts the low word.
// If odd is true, the result is one that a second rounding, to a half, rounds rightly.
func (b Bits) FromPair(x Pair, signed, odd bool) ID {
	sign := b.K(0, x[0])
	if signed {
		mask := b.SignMask(x[1])
		x = b.Negate64If(x, mask)
		sign = b.And(mask, b.K(words.SignBit, mask))
	}
	lo, hi := x[0], x[1]
	one, zero := b.K(1, lo), b.K(0, lo)
	wide := b.INe(hi, zero)
	top := b.FindUMsb(b.Or(hi, one)) // 0 to 31
	shift := b.ISub(b.K(31, lo), top)
	// hi:lo shifted left until its highest bit is bit 63.
	first := b.Or(b.ShiftL(hi, shift), b.ShiftR(b.ShiftR(lo, one), top))
	rest := b.Or(b.ShiftL(lo, shift), b.And(first, one))
	halved := b.Or(b.ShiftR(first, one), b.Select(b.INe(rest, zero), one, zero))
	if odd {
		halved = b.Sticky(halved)
		lo = b.Select(b.UGreaterEq(lo, b.K(HiddenBit<<1, lo)), b.Sticky(lo), lo)
	}
	large := b.IAdd(b.AsU32(b.ConvertSToF(halved)), b.ShiftL(b.IAdd(top, b.K(2, lo)), b.K(MantissaBits, lo)))
	f := b.Select(wide, large, b.AsU32(b.FromUint32(lo)))
	return b.Or(f, sign)
}

// ToWord truncates and saturates; NaN becomes 0. The device's own conversion gets no operand out
// of range.
func (b Bits) ToWord(w ID, signed bool) ID {
	a := b.Magnitude(w)
	inRange := b.ULess(a, b.K(PowerOfTwo(31), w))
	if signed {
		n := b.ConvertFToS(b.AsF32(b.Select(inRange, w, b.K(0, w))))
		limit := b.IAdd(b.K(words.Magnitude, w), b.ShiftR(w, b.K(31, w))) // the greatest or the least int32
		return b.Select(inRange, n, b.Select(b.IsNaN(a), b.K(0, w), limit))
	}
	n := b.ConvertFToS(b.AsF32(b.Select(inRange, a, b.K(0, w))))
	// From 2^31 to below 2^32 the integer is the significand, shifted by 8.
	shifted := b.ShiftL(b.Or(w, b.K(HiddenBit, w)), b.K(8, w))
	n = b.Select(inRange, n, b.Select(b.ULess(a, b.K(PowerOfTwo(32), w)), shifted, b.K(0xffffffff, w)))
	return b.zeroUnlessPositive(n, w)
}

// zeroUnlessPositive is n, or 0 if w is the bits of a negative number or a NaN. As unsigned
// words, both are above +Inf.
func (b Bits) zeroUnlessPositive(n, w ID) ID {
	return b.Select(b.UGreater(w, b.K(Infinity, w)), b.K(0, w), n)
}

// ToPair truncates a float32 to a 64-bit integer and saturates; NaN becomes 0. It shifts the
// significand by the exponent, in two words.
func (b Bits) ToPair(w ID, signed bool) Pair {
	a := b.Magnitude(w)
	n := b.shiftSignificand(a)
	zero, ones := b.K(0, w), b.K(0xffffffff, w)
	saturate := func(at uint32, low, high ID) Pair {
		over := b.UGreaterEq(a, b.K(at, w))
		return Pair{b.Select(over, low, n[0]), b.Select(over, high, n[1])}
	}
	if !signed {
		n = saturate(PowerOfTwo(64), ones, ones)
		return Pair{b.zeroUnlessPositive(n[0], w), b.zeroUnlessPositive(n[1], w)}
	}
	sign := b.SignMask(w)
	n = b.Negate64If(n, sign)
	n = saturate(PowerOfTwo(63), b.Not(sign), b.Xor(sign, b.K(words.Magnitude, w)))
	isNaN := b.IsNaN(a)
	return Pair{b.Select(isNaN, zero, n[0]), b.Select(isNaN, zero, n[1])}
}

// shiftSignificand truncates magnitude a to an integer below 2^64; for greater magnitudes the
// result is undefined. It clamps the significand's shift to [-31, 40], and each word's own shift
// to [0, 31].
func (b Bits) shiftSignificand(a ID) Pair {
	k := func(v uint32) ID { return b.K(v, a) }
	clamp := func(x ID, low, high uint32) ID { return b.SMin(b.SMax(x, k(low)), k(high)) }
	m := b.Or(b.And(a, k(mantissaMask)), k(HiddenBit))
	shift := b.ISub(b.ShiftR(a, k(MantissaBits)), k(150))
	right := b.ShiftR(m, clamp(b.ISub(k(0), shift), 0, 31))
	left := clamp(shift, 0, 31)
	low := b.ShiftL(m, left)
	high := b.ShiftR(b.ShiftR(m, k(1)), b.ISub(k(31), left))
	far := b.ShiftL(m, clamp(b.ISub(shift, k(32)), 0, 31))

	negative, beyond := b.SLess(shift, k(0)), b.SGreater(shift, k(31))
	return Pair{
		b.Select(negative, right, b.Select(beyond, k(0), low)),
		b.Select(negative, k(0), b.Select(beyond, far, high)),
	}
}

// denormalise shifts a significand, whose leading bit is bit 31, to its place in a subnormal if
// the exponent is below 1. It also returns the exponent less 1, clamped to [0, 254].
func (b Bits) denormalise(exponent, m ID) (below, shifted ID) {
	k := func(v uint32) ID { return b.K(v, m) }
	below = b.ISub(exponent, k(1))
	n := b.SMin(b.SMax(b.ISub(k(0), below), k(0)), k(31))
	lost := b.ShiftOut(m, b.Xor(n, k(31)))
	return b.SMin(b.SMax(below, k(0)), k(254)), b.Or(b.ShiftR(m, n), b.NonZeroBit(lost))
}

// Round returns the bits, without sign, of the float32 nearest to a significand with a biased
// exponent. The significand's leading bit is bit 31, and its last bit is sticky.
func (b Bits) Round(exponent, m ID) ID {
	k := func(v uint32) ID { return b.K(v, m) }
	below, m := b.denormalise(exponent, m)
	odd := b.And(b.ShiftR(m, k(8)), k(1))
	up := b.ShiftR(b.IAdd(b.IAdd(b.And(m, k(0xff)), k(0x7f)), odd), k(8))
	r := b.IAdd(b.IAdd(b.ShiftR(m, k(8)), up), b.ShiftL(below, k(MantissaBits)))
	return b.UMin(r, k(Infinity))
}

// RoundOdd is Round to odd: of the two floats next to an inexact result it returns the odd one.
// It never returns infinity.
func (b Bits) RoundOdd(exponent, m ID) ID {
	k := func(v uint32) ID { return b.K(v, m) }
	below, m := b.denormalise(exponent, m)
	r := b.Or(b.ShiftR(m, k(8)), b.NonZeroBit(b.And(m, k(0xff))))
	return b.UMin(b.IAdd(r, b.ShiftL(below, k(MantissaBits))), k(Infinity-1))
}
