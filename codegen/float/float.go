package float

import (
	"github.com/weft-gpu/weft/codegen/double"
	"github.com/weft-gpu/weft/codegen/single"
	"github.com/weft-gpu/weft/codegen/words"
)

// ID names a value of a module.
type ID = words.ID

// Arithmetic writes what is done with the words of float32 and float64 numbers alike.
type Arithmetic struct {
	words.Arithmetic
	single single.Bits
	double double.Arithmetic
}

// New is arithmetic that writes to a.
func New(a words.Arithmetic) Arithmetic {
	return Arithmetic{a, single.Bits{Arithmetic: a}, double.New(a)}
}

// format is how a float lies in the highest of its words; what else there is of
// its mantissa is in the word below.
type format struct {
	mantissa uint32 // bits
	bias     uint32 // of the exponent
	infinity uint32
	nan      uint32 // the quiet one that arithmetic makes
}

// formats are float32 and float64, by their words.
var formats = [...]format{
	1: {single.MantissaBits, 127, single.Infinity, single.CanonicalNaN},
	2: {double.ExponentAt, double.Bias, double.Infinity, double.CanonicalNaN},
}

// InfinityOf is the highest word of infinity.
func InfinityOf(w words.Limbs) uint32 { return formatOf(w).infinity }

func formatOf(w words.Limbs) format { return formats[len(w)] }

// exponent is the highest word of 2^n.
func (f format) powerOfTwo(n int) uint32 { return uint32(int(f.bias)+n) << f.mantissa }

// CanonicalNaN puts the NaN that arithmetic makes where a condition holds.
func (b Arithmetic) CanonicalNaN(cond ID, w words.Limbs) words.Limbs {
	out := make(words.Limbs, len(w))
	for i := range w {
		nan := uint32(0)
		if i == len(w)-1 {
			nan = formatOf(w).nan
		}
		out[i] = b.Select(cond, b.K(nan, w[i]), w[i])
	}
	return out
}

// NaNLike is the NaN that arithmetic makes, in as many words as w.
func (b Arithmetic) NaNLike(w words.Limbs) words.Limbs {
	return b.WordLimbs(b.K(0, w[0]), w).WithTop(b.K(formatOf(w).nan, w[0]))
}

// IsNaN is true where the words are those of a NaN.
func (b Arithmetic) IsNaN(w words.Limbs) ID {
	if len(w) == 1 {
		return b.single.IsNaN(b.Magnitude(w[0]))
	}
	return b.double.IsNaN([2]ID(w))
}

// Key is a word that compares with the highest of infinity as the magnitude
// does: below it is finite, above it NaN.
func (b Arithmetic) Key(w words.Limbs) ID {
	if len(w) == 1 {
		return b.Magnitude(w[0])
	}
	return b.double.Key([2]ID(w))
}

// Sign is -1 or 1 of numbers that are not zero, and NaN of NaNs.
func (b Arithmetic) Sign(w words.Limbs) words.Limbs { return each(b.single.Sign, b.double.Sign, w) }

// OrderKey is an unsigned integer in the order of the numbers.
func (b Arithmetic) OrderKey(w words.Limbs) words.Limbs {
	return each(b.single.OrderKey, b.double.OrderKey, w)
}

// each is what is done with a number of either size.
func each(single func(w ID) ID, double func(w words.Pair) words.Pair, w words.Limbs) words.Limbs {
	if len(w) == 1 {
		return words.Limbs{single(w[0])}
	}
	r := double(words.Pair(w))
	return r[:]
}

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

// MagnitudesRemainder is the remainder of two magnitudes, which is exact.
func (b Arithmetic) MagnitudesRemainder(ax, ay words.Limbs) words.Limbs {
	return words.Join(b.single.MagnitudesRemainder, b.double.MagnitudesRemainder, ax, ay)
}

// HasNoRemainder is true where x, of magnitude ax, is infinite, y zero, or one of
// them NaN.
func (b Arithmetic) HasNoRemainder(x, y, ax, ay words.Limbs) ID {
	if len(ax) == 1 {
		one, infinite := b.K(1, ax[0]), b.K(single.Infinity, ax[0])
		return b.LOr(b.UGreaterEq(ax[0], infinite), b.UGreaterEq(b.ISub(ay[0], one), infinite))
	}
	kx, ky := b.double.Key(words.Pair(x)), b.double.Key(words.Pair(y))
	limit := b.K(double.Infinity, kx)
	return b.LOr(b.UGreaterEq(kx, limit), b.LOr(b.UGreater(ky, limit), b.IEq(ky, b.K(0, kx))))
}

// Fmod is x - y * trunc(x / y): the exact remainder of the magnitudes with
// x's sign, which is x itself for an infinite y.
func (b Arithmetic) Fmod(x, y words.Limbs) words.Limbs {
	ax, ay := x.WithTop(b.Magnitude(x.Top())), y.WithTop(b.Magnitude(y.Top()))
	r := b.MagnitudesRemainder(ax, ay)
	r = r.WithTop(b.Or(r.Top(), b.And(x.Top(), b.K(words.SignBit, x[0]))))
	undefined := b.HasNoRemainder(x, y, ax, ay)
	return b.SelectLimbs(undefined, b.NaNLike(r), r)
}

// FloorDivide is the floor of the exact quotient, rounded once.
func (b Arithmetic) FloorDivide(x, y words.Limbs) words.Limbs {
	return words.Join(b.single.FloorDivide, b.double.FloorDivide, x, y)
}

// NextAfter is the number after x towards y.
func (b Arithmetic) NextAfter(x, y words.Limbs) words.Limbs {
	return words.Join(b.single.NextAfter, b.double.NextAfter, x, y)
}
