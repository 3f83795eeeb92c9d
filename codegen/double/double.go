package double

import (
	"github.com/weft-gpu/weft/codegen/single"
	"github.com/weft-gpu/weft/codegen/words"
)

// An ID names a value of a module. A Pair is the low and the high word of a number.
type (
	ID   = words.ID
	Pair = words.Pair
)

// Arithmetic writes arithmetic on float64 numbers in words.
type Arithmetic struct {
	words.Arithmetic
	single single.Bits
}

// New returns arithmetic that writes to a.
func New(a words.Arithmetic) Arithmetic { return Arithmetic{a, single.Bits{Arithmetic: a}} }

// An operation holds a significand in 64 bits, with the leading bit at bit 63. The last bit is
// sticky: it is set if any bit below it would be. So a single rounding at the end knows on which
// side of a tie the exact result lies.

// The layout of a float64's high word.
const (
	ExponentAt = 20
	hiddenBit  = 1 << ExponentAt
	mantissa   = hiddenBit - 1
	Bias       = 1023
	One        = Bias << ExponentAt
	// The bits of a 64-bit significand beyond the 53 bits of a float64.
	extraBits = 11
)

// Key is a word that tells the kind of a number: 0 for a zero, Infinity for an infinity, and
// more for a NaN. For other numbers it contains the exponent field.
func (b Arithmetic) Key(x Pair) ID { return b.Or(b.Magnitude(x[1]), b.NonZeroBit(x[0])) }

// normal returns the biased exponent and the significand of a finite number. It normalises a
// subnormal, whose exponent then is below 1. The significand of a zero is 0.
func (b Arithmetic) normal(x Pair) (exponent ID, significand Pair) {
	k := func(v uint32) ID { return b.K(v, x[1]) }
	e := b.ShiftR(b.Magnitude(x[1]), k(ExponentAt))
	hidden := b.NonZeroBit(e)
	high := b.Or(b.And(x[1], k(mantissa)), b.ShiftL(hidden, k(ExponentAt)))
	m, places := b.Normalise64(Pair{x[0], high})
	return b.ISub(b.IAdd(b.UMax(e, k(1)), k(extraBits)), places), m
}

// round returns the float64, without sign, that is nearest to a significand (leading bit at bit
// 63) with a biased exponent. The exponent may be below or above the range.
func (b Arithmetic) round(exponent ID, m Pair) Pair {
	zero := b.K(0, exponent)
	below := b.ISub(exponent, b.K(1, exponent))
	n := b.SMin(b.SMax(b.ISub(zero, below), zero), b.K(63, exponent))
	return b.pack(b.SMax(below, zero), b.ShiftRightSticky64(m, n))
}

// pack is round for exponents from 1 on; below is the exponent less 1. The leading bit of m
// adds the 1, and a subnormal has no leading bit.
func (b Arithmetic) pack(below ID, m Pair) Pair {
	k := func(v uint32) ID { return b.K(v, below) }
	odd := b.And(b.ShiftR(m[0], k(extraBits)), k(1))
	lost := b.And(m[0], k(1<<extraBits-1))
	up := b.ShiftR(b.IAdd(b.IAdd(lost, k(1<<(extraBits-1)-1)), odd), k(extraBits))
	low, carry := b.AddCarry(b.ShiftDown(m, extraBits), up)
	high := b.IAdd(b.IAdd(b.ShiftR(m[1], k(extraBits)), carry), b.ShiftL(below, k(ExponentAt)))
	finite := b.ULess(high, k(Infinity))
	return Pair{b.Select(finite, low, k(0)), b.UMin(high, k(Infinity))}
}

// finish returns a result with its sign. If ordinary does not hold, the result is zero or
// infinite, with the high word edge. If invalid holds, it is NaN.
func (b Arithmetic) finish(r Pair, sign, ordinary, edge, invalid ID) Pair {
	high := b.Or(b.Select(ordinary, r[1], edge), sign)
	return Pair{
		b.Select(ordinary, r[0], b.K(0, sign)),
		b.Select(invalid, b.K(CanonicalNaN, sign), high),
	}
}

// Equal is x == y: zeros are equal, and a NaN equals nothing.
func (b Arithmetic) Equal(x, y Pair) ID {
	kx, ky := b.Key(x), b.Key(y)
	zero := b.K(0, kx)
	same := b.IEq(b.Or(b.Xor(x[0], y[0]), b.Xor(x[1], y[1])), zero)
	zeros := b.IEq(b.Or(kx, ky), zero)
	return b.LAnd(b.LOr(same, zeros), b.ULessEq(kx, b.K(Infinity, kx)))
}

// Less is x < y: false for two zeros, and with a NaN.
func (b Arithmetic) Less(x, y Pair) ID {
	zeros, numbers := b.kinds(x, y)
	return b.LAnd(b.LAnd(b.Below(x, y), b.LNot(zeros)), numbers)
}

// LessEqual is x <= y: true for two zeros, false with a NaN.
func (b Arithmetic) LessEqual(x, y Pair) ID {
	zeros, numbers := b.kinds(x, y)
	return b.LAnd(b.LOr(b.LNot(b.Below(y, x)), zeros), numbers)
}

// kinds returns whether x and y are both zeros, and whether neither is NaN.
func (b Arithmetic) kinds(x, y Pair) (zeros, numbers ID) {
	kx, ky := b.Key(x), b.Key(y)
	return b.IEq(b.Or(kx, ky), b.K(0, kx)), b.ULessEq(b.UMax(kx, ky), b.K(Infinity, kx))
}

// Below is whether x is less than y in the total order, in which -0 is below +0.
func (b Arithmetic) Below(x, y Pair) ID {
	return b.Less64(b.totalOrder(x), b.totalOrder(y), true)
}

// High words of float64s.
const (
	CanonicalNaN = 0x7ff80000
	Infinity     = 0x7ff00000
)

// IsNaN reports whether the words are a NaN's.
func (b Arithmetic) IsNaN(w Pair) ID {
	high := b.Magnitude(w[1])
	limit := b.K(Infinity, high)
	low := b.LAnd(b.IEq(high, limit), b.INe(w[0], b.K(0, high)))
	return b.LOr(b.UGreater(high, limit), low)
}

// totalOrder maps the bits of a float64 to a signed 64-bit integer in the order of the numbers,
// with -0 below +0. It complements the magnitude of negative numbers.
func (b Arithmetic) totalOrder(w Pair) Pair {
	sign := b.SignMask(w[1])
	return Pair{b.Xor(w[0], sign), b.Xor(w[1], b.And(sign, b.K(words.Magnitude, sign)))}
}

// Sign is -1 or 1, +0 for a zero, and NaN for a NaN.
func (b Arithmetic) Sign(w Pair) Pair {
	key, zero := b.Key(w), b.K(0, w[1])
	unit := b.Or(b.And(w[1], b.K(words.SignBit, zero)), b.K(One, zero))
	high := b.Select(b.IEq(key, zero), zero, unit)
	high = b.Select(b.UGreater(key, b.K(Infinity, zero)), b.K(CanonicalNaN, zero), high)
	return Pair{zero, high}
}

// NextAfter is the next float64 after x towards y.
func (b Arithmetic) NextAfter(x, y Pair) Pair {
	zero, one := b.K(0, x[1]), b.K(1, x[1])
	ax, ay := Pair{x[0], b.Magnitude(x[1])}, Pair{y[0], b.Magnitude(y[1])}
	kx, ky := b.Key(x), b.Key(y)
	outwards := b.LAnd(b.SGreaterEq(b.Xor(x[1], y[1]), zero), b.Less64(ax, ay, false))
	minus := b.Select(outwards, zero, b.K(^uint32(0), zero))
	next := b.Add64(x, Pair{b.Or(minus, one), minus})
	next = b.Select64(b.IEq(kx, zero), Pair{one, b.And(y[1], b.K(words.SignBit, one))}, next)
	equal := b.IsZero64(Pair{b.Xor(x[0], y[0]), b.Xor(x[1], y[1])})
	same := b.LOr(equal, b.IEq(b.Or(kx, ky), zero))
	next = b.Select64(same, y, next)
	isNaN := b.UGreater(b.UMax(kx, ky), b.K(Infinity, zero))
	return b.Select64(isNaN, Pair{zero, b.K(CanonicalNaN, zero)}, next)
}

// OrderKey is the order key of a float64, an unsigned 64-bit integer.
func (b Arithmetic) OrderKey(w Pair) Pair {
	sign := b.SignMask(w[1])
	key := b.Negate64If(Pair{w[0], b.Magnitude(w[1])}, sign)
	key = Pair{key[0], b.IAdd(key[1], b.K(words.SignBit, sign))}
	greatest := b.K(^uint32(0), sign)
	return b.Select64(b.IsNaN(w), Pair{greatest, greatest}, key)
}
