package single

import (
	"github.com/weft-gpu/weft/codegen/words"
)

// The identifiers and the integers that the numbers are made of.
type (
	ID   = words.ID
	Pair = words.Pair
)

// The layout of a float32.
const (
	CanonicalNaN = 0x7fc00000 // the quiet NaN that arithmetic makes
	Infinity     = 0x7f800000
	HiddenBit    = 0x00800000
	mantissaMask = 0x007fffff
	MantissaBits = 23
)

// Bits writes what is done with the bits of float32 numbers alike on every device.
type Bits struct{ words.Arithmetic }

// IsNaN is true where a magnitude is that of a NaN.
func (b Bits) IsNaN(a ID) ID { return b.UGreater(a, b.K(Infinity, a)) }

// Relu is +0 for what is from -0 to -Inf as unsigned words; negative NaNs
// lie above that.
func (b Bits) Relu(w ID) ID {
	negative := b.ULessEq(b.Xor(w, b.K(words.SignBit, w)), b.K(Infinity, w))
	return b.Select(negative, b.K(0, w), w)
}

// Extremum compares by the total order, in which -0 is less than +0.
func (b Bits) Extremum(greatest bool, x, y ID) ID {
	less := b.SLess(b.TotalOrder(x), b.TotalOrder(y))
	if !greatest {
		x, y = y, x
	}
	r := b.Select(less, y, x)
	return b.Select(b.AnyNaN(x, y), b.K(CanonicalNaN, x), r)
}

// TotalOrder maps a float's bits to a signed word that is ordered as the float.
func (b Bits) TotalOrder(x ID) ID {
	return b.Xor(x, b.And(b.SignMask(x), b.SplatU32(words.Magnitude, b.Width(x))))
}

// ZeroedOrder is totalOrder with -0 and +0 both at 0.
func (b Bits) ZeroedOrder(x ID) ID {
	sign := b.SignMask(x)
	return b.ISub(b.Xor(b.Magnitude(x), sign), sign)
}

// AnyNaN is true where x or y, as bits, is NaN.
func (b Bits) AnyNaN(x, y ID) ID {
	return b.UGreater(b.UMax(b.Magnitude(x), b.Magnitude(y)), b.SplatU32(Infinity, b.Width(x)))
}

// Sign is -1 or 1, or a zero as it is.
func (b Bits) Sign(w ID) ID {
	m := b.Magnitude(w)
	unit := b.Or(b.And(w, b.K(words.SignBit, w)), b.K(PowerOfTwo(0), w))
	out := b.Select(b.IEq(m, b.K(0, w)), m, unit)
	return b.Select(b.UGreater(m, b.K(Infinity, w)), b.K(CanonicalNaN, w), out)
}

// NextAfter is the float32 after x towards y.
func (b Bits) NextAfter(x, y ID) ID { return b.NextAfterBy(x, y, 1, Infinity, CanonicalNaN) }

// NextAfterBy is the number after x towards y of a format whose sign is bit 31,
// whose numbers are step apart as words, and whose infinity and NaN are given.
// Towards a greater magnitude of the same sign the bits count up; towards
// anything else they count down; from a zero it is the least number of y's sign.
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

// PowerOfTwo is the bits of 2^n for a normal one.
func PowerOfTwo(n int) uint32 { return uint32(127+n) << MantissaBits }

// NativeBits applies a native instruction to bits.
func (b Bits) NativeBits(f func(x, y ID) ID, x, y ID) ID {
	return b.AsU32(f(b.AsF32(x), b.AsF32(y)))
}

// extended is a finite non-zero magnitude whose exponent may go below the
// normal range.
type extended struct {
	subnormal ID // condition
	converted ID // bits of the float equal to the magnitude's word
	bits      ID // mantissa as in a float, above it a signed exponent, biased by 127
}

// extend normalises a magnitude. For a subnormal one of m units of 2^-149, the
// conversion of m gives both its mantissa and, less 149, its exponent.
func (b Bits) extend(a ID) extended {
	e := extended{subnormal: b.ULess(a, b.K(HiddenBit, a)), converted: b.AsU32(b.ConvertSToF(a))}
	e.bits = b.Select(e.subnormal, b.ISub(e.converted, b.K(149<<MantissaBits, a)), a)
	return e
}

// exponent is the signed exponent, biased by 127.
func (b Bits) exponent(e extended) ID {
	return b.ShiftRA(e.bits, b.K(MantissaBits, e.bits))
}

// significandOf is the 24-bit mantissa of a normal number, with its hidden bit.
func (b Bits) significandOf(bits ID) ID {
	return b.Or(b.And(bits, b.K(mantissaMask, bits)), b.K(HiddenBit, bits))
}

// roundShift is h / 2^n rounded to nearest even, for h < 2^30 whose lowest bit
// stands for all that is below it, and n clamped to [2, 31]: from 31 on the
// result is 0.
func (b Bits) roundShift(h, n ID) ID {
	one := b.K(1, h)
	n = b.SMin(b.SMax(n, b.K(2, h)), b.K(31, h))
	almostHalf := b.ISub(b.ShiftL(one, b.ISub(n, one)), one)
	odd := b.And(b.ShiftR(h, n), one)
	return b.ShiftR(b.IAdd(b.IAdd(h, almostHalf), odd), n)
}

// The exponents of usual operands: of the 2^100 around 1, so that neither a
// quotient, nor 2^23 over it, is near the ends.
const firstUsual, usualExponents = 77, 100

// usual tells whether a magnitude's exponent is one of those.
func (b Bits) usual(a ID) ID {
	return b.ULess(b.ISub(a, b.K(firstUsual<<MantissaBits, a)), b.K(usualExponents<<MantissaBits, a))
}

// aboveUsual is how far the magnitude of a float's bits is above the least usual one.
func (b Bits) aboveUsual(x ID) ID {
	return b.ISub(b.Magnitude(x), b.K(firstUsual<<MantissaBits, x))
}

// ordinary is true where a magnitude is neither zero, infinite nor NaN.
func (b Bits) ordinary(a ID) ID {
	one := b.K(1, a)
	return b.ULess(b.ISub(a, one), b.K(Infinity-1, a))
}

// unit is the significand as a float in [1, 2), or the magnitude itself where
// it is not ordinary.
func (b Bits) unit(e extended, ordinary, a ID) ID {
	return b.Select(ordinary, b.Or(b.And(e.bits, b.K(mantissaMask, a)), b.K(PowerOfTwo(0), a)), a)
}

// assemble is the float nearest to q * 2^(exponent-150), q being 24 bits (or
// 2^24) rounded to nearest and r of the sign of what it leaves out.
func (b Bits) assemble(q, r, exponent ID) ID {
	clamped := b.SMin(exponent, b.K(255, q))
	normal := b.IAdd(b.ShiftL(clamped, b.K(MantissaBits, q)), b.ISub(q, b.K(HiddenBit, q)))
	normal = b.UMin(normal, b.K(Infinity, q))
	// One bit more: q exactly, or a little to the side of r's sign.
	sticky := b.Or(b.SignMask(r), b.OneIf(b.INe(r, b.K(0, q))))
	h := b.IAdd(b.IAdd(q, q), sticky)
	units := b.roundShift(h, b.ISub(b.K(2, q), exponent))
	return b.Select(b.SLess(exponent, b.K(1, q)), units, normal)
}

// OrderKey is the key of a float32.
func (b Bits) OrderKey(w ID) ID {
	key := b.IAdd(b.ZeroedOrder(w), b.K(words.SignBit, w))
	isNaN := b.UGreater(b.Magnitude(w), b.K(Infinity, w))
	return b.Select(isNaN, b.K(^uint32(0), w), key)
}
