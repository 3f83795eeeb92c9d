package single

import (
	"github.com/weft-gpu/weft/codegen/words"
)

// An ID names a value of a module. A Pair is the low and the high word of a 64-bit integer.
type (
	ID   = words.ID
	Pair = words.Pair
)

// The layout of a float32.
const (
	CanonicalNaN = 0x7fc00000 // the quiet NaN of all computed NaNs
	Infinity     = 0x7f800000
	HiddenBit    = 0x00800000
	mantissaMask = 0x007fffff
	MantissaBits = 23
)

// Bits writes the operations on bits of float32 numbers that are the same for every device.
type Bits struct{ words.Arithmetic }

// IsNaN reports whether a magnitude is a NaN's.
func (b Bits) IsNaN(a ID) ID { return b.UGreater(a, b.K(Infinity, a)) }

// Relu is +0 for numbers from -0 to -Inf, and w for others. As unsigned words, negative NaNs are
// above -Inf.
func (b Bits) Relu(w ID) ID {
	negative := b.ULessEq(b.Xor(w, b.K(words.SignBit, w)), b.K(Infinity, w))
	return b.Select(negative, b.K(0, w), w)
}

// Extremum is the maximum or minimum by the total order, in which -0 is less than +0.
func (b Bits) Extremum(greatest bool, x, y ID) ID {
	less := b.SLess(b.TotalOrder(x), b.TotalOrder(y))
	if !greatest {
		x, y = y, x
	}
	r := b.Select(less, y, x)
	return b.Select(b.AnyNaN(x, y), b.K(CanonicalNaN, x), r)
}

// TotalOrder maps a float's bits to a signed word in the order of the floats.
func (b Bits) TotalOrder(x ID) ID {
	return b.Xor(x, b.And(b.SignMask(x), b.SplatU32(words.Magnitude, b.Width(x))))
}

// ZeroedOrder is TotalOrder, but 0 for both zeros.
func (b Bits) ZeroedOrder(x ID) ID {
	sign := b.SignMask(x)
	return b.ISub(b.Xor(b.Magnitude(x), sign), sign)
}

// AnyNaN reports whether x or y, as bits, is NaN.
func (b Bits) AnyNaN(x, y ID) ID {
	return b.UGreater(b.UMax(b.Magnitude(x), b.Magnitude(y)), b.SplatU32(Infinity, b.Width(x)))
}

// Sign is -1 or 1, +0 for a zero, and NaN for a NaN.
func (b Bits) Sign(w ID) ID {
	m := b.Magnitude(w)
	unit := b.Or(b.And(w, b.K(words.SignBit, w)), b.K(PowerOfTwo(0), w))
	out := b.Select(b.IEq(m, b.K(0, w)), m, unit)
	return b.Select(b.UGreater(m, b.K(Infinity, w)), b.K(CanonicalNaN, w), out)
}

// NextAfter is the next float32 after x towards y.
func (b Bits) NextAfter(x, y ID) ID { return b.NextAfterBy(x, y, 1, Infinity, CanonicalNaN) }

// NextAfterBy is the next number after x towards y in a format with the sign in bit 31. The bits
// of neighbouring numbers differ by step; infinite and nan are the bits of infinity and NaN.
// Towards a greater magnitude of the same sign the bits count up, otherwise down. After a zero
// comes the least number of y's sign.
func (b Bits) NextAfterBy(x, y ID, step, infinite, nan uint32) ID {
	k := func(v uint32) ID { return b.K(v, x) }
	ax, ay := b.Magnitude(x), b.Magnitude(y)
	outwards := b.LAnd(b.SGreaterEq(b.Xor(x, y), k(0)), b.ULess(ax, ay))
	next := b.IAdd(x, b.Select(outwards, k(step), k(-step)))
	next = b.Select(b.IEq(ax, k(0)), b.Or(b.And(y, k(words.SignBit)), k(step)), next)
	same := b.LOr(b.IEq(x, y), b.IEq(b.Or(ax, ay), k(0)))
	next = b.Select(same, y, next)
	return b.Select(b.UGreater(b.UMax(ax, ay), k(infinite)), k(nan), next)
}

// PowerOfTwo returns the bits of 2^n, a normal number.
func PowerOfTwo(n int) uint32 { return uint32(127+n) << MantissaBits }

// NativeBits applies one of the device's own float32 instructions to bits.
func (b Bits) NativeBits(f func(x, y ID) ID, x, y ID) ID {
	return b.AsU32(f(b.AsF32(x), b.AsF32(y)))
}

// extended is a finite nonzero magnitude whose exponent may go below the normal range.
type extended struct {
	subnormal ID // condition
	converted ID // the bits of the float that equals the magnitude's bits as an integer
	bits      ID // the mantissa as in a float, and above it a signed exponent, biased by 127
}

// extend normalises a magnitude. A subnormal is m units of 2^-149. Converting m to a float
// gives its mantissa, and its exponent plus 149.
func (b Bits) extend(a ID) extended {
	e := extended{subnormal: b.ULess(a, b.K(HiddenBit, a)), converted: b.AsU32(b.ConvertSToF(a))}
	e.bits = b.Select(e.subnormal, b.ISub(e.converted, b.K(149<<MantissaBits, a)), a)
	return e
}

// exponent is the signed exponent, biased by 127.
func (b Bits) exponent(e extended) ID {
	return b.ShiftRA(e.bits, b.K(MantissaBits, e.bits))
}

// significandOf is the 24-bit significand of a normal number, with its hidden bit.
func (b Bits) significandOf(bits ID) ID {
	return b.Or(b.And(bits, b.K(mantissaMask, bits)), b.K(HiddenBit, bits))
}

// roundShift is h / 2^n rounded to nearest even, for h < 2^30 with a sticky lowest bit. n is
// clamped to [2, 31]; from 31 on the result is 0.
func (b Bits) roundShift(h, n ID) ID {
	one := b.K(1, h)
	n = b.SMin(b.SMax(n, b.K(2, h)), b.K(31, h))
	almostHalf := b.ISub(b.ShiftL(one, b.ISub(n, one)), one)
	odd := b.And(b.ShiftR(h, n), one)
	return b.ShiftR(b.IAdd(b.IAdd(h, almostHalf), odd), n)
}

// Usual operands have one of the 100 exponents around that of 1. Then neither a quotient nor 2^23
// divided by it is near the limits of float32.
const firstUsual, usualExponents = 77, 100

// usual returns the condition that a magnitude has such an exponent.
func (b Bits) usual(a ID) ID {
	return b.ULess(b.ISub(a, b.K(firstUsual<<MantissaBits, a)), b.K(usualExponents<<MantissaBits, a))
}

// aboveUsual is the bits of a float's magnitude less those of the least usual magnitude.
func (b Bits) aboveUsual(x ID) ID {
	return b.ISub(b.Magnitude(x), b.K(firstUsual<<MantissaBits, x))
}

// ordinary returns the condition that a magnitude is nonzero and finite.
func (b Bits) ordinary(a ID) ID {
	one := b.K(1, a)
	return b.ULess(b.ISub(a, one), b.K(Infinity-1, a))
}

// unit is the significand as a float in [1, 2), or the magnitude itself if that is not ordinary.
func (b Bits) unit(e extended, ordinary, a ID) ID {
	return b.Select(ordinary, b.Or(b.And(e.bits, b.K(mantissaMask, a)), b.K(PowerOfTwo(0), a)), a)
}

// assemble returns the float nearest to an exact number. q * 2^(exponent-150) is that number,
// rounded to 24 bits (q may be 2^24). r has the sign of the number less its rounded value.
func (b Bits) assemble(q, r, exponent ID) ID {
	clamped := b.SMin(exponent, b.K(255, q))
	normal := b.IAdd(b.ShiftL(clamped, b.K(MantissaBits, q)), b.ISub(q, b.K(HiddenBit, q)))
	normal = b.UMin(normal, b.K(Infinity, q))
	// h is twice q, plus 1 if the exact number is greater than q's, and less 1 if it is less.
	sticky := b.Or(b.SignMask(r), b.OneIf(b.INe(r, b.K(0, q))))
	h := b.IAdd(b.IAdd(q, q), sticky)
	units := b.roundShift(h, b.ISub(b.K(2, q), exponent))
	return b.Select(b.SLess(exponent, b.K(1, q)), units, normal)
}

// OrderKey is the order key of a float32.
func (b Bits) OrderKey(w ID) ID {
	key := b.IAdd(b.ZeroedOrder(w), b.K(words.SignBit, w))
	isNaN := b.UGreater(b.Magnitude(w), b.K(Infinity, w))
	return b.Select(isNaN, b.K(^uint32(0), w), key)
}
