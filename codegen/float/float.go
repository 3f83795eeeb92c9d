package float

import (
	"github.com/weft-gpu/weft/codegen/double"
	"github.com/weft-gpu/weft/codegen/single"
	"github.com/weft-gpu/weft/codegen/words"
)

// ID names a value of a module.
type ID = words.ID

// Arithmetic writes operations on the words of float32 and float64 numbers.
type Arithmetic struct {
	words.Arithmetic
	single single.Bits
	double double.Arithmetic
}

// New returns arithmetic that writes to a.
func New(a words.Arithmetic) Arithmetic {
	return Arithmetic{a, single.Bits{Arithmetic: a}, double.New(a)}
}

// format is the layout of a float's highest word. A lower word holds the rest of the mantissa.
type format struct {
	mantissa uint32 // bits
	bias     uint32 // of the exponent
	infinity uint32
	nan      uint32 // the canonical NaN
}

// formats are float32 and float64, by their number of words.
var formats = [...]format{
	1: {single.MantissaBits, 127, single.Infinity, single.CanonicalNaN},
	2: {double.ExponentAt, double.Bias, double.Infinity, double.CanonicalNaN},
}

// InfinityOf returns the highest word of infinity in w's format.
func InfinityOf(w words.Limbs) uint32 { return formatOf(w).infinity }

func formatOf(w words.Limbs) format { return formats[len(w)] }

// powerOfTwo is the highest word of 2^n.
func (f format) powerOfTwo(n int) uint32 { return uint32(int(f.bias)+n) << f.mantissa }

// CanonicalNaN replaces w by the canonical NaN where cond holds.
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

// NaNLike is the canonical NaN, in as many words as w.
func (b Arithmetic) NaNLike(w words.Limbs) words.Limbs {
	return b.WordLimbs(b.K(0, w[0]), w).WithTop(b.K(formatOf(w).nan, w[0]))
}

// IsNaN reports whether the words are a NaN's.
func (b Arithmetic) IsNaN(w words.Limbs) ID {
	if len(w) == 1 {
		return b.single.IsNaN(b.Magnitude(w[0]))
	}
	return b.double.IsNaN([2]ID(w))
}

// Key returns a word that is less than InfinityOf for finite numbers, equal for infinities, and
// greater for NaNs.
func (b Arithmetic) Key(w words.Limbs) ID {
	if len(w) == 1 {
		return b.Magnitude(w[0])
	}
	return b.double.Key([2]ID(w))
}

// Sign is -1 or 1 for nonzero numbers, +0 for zeros and NaN for NaNs.
func (b Arithmetic) Sign(w words.Limbs) words.Limbs { return each(b.single.Sign, b.double.Sign, w) }

// OrderKey is an unsigned integer in the order of the numbers.
func (b Arithmetic) OrderKey(w words.Limbs) words.Limbs {
	return each(b.single.OrderKey, b.double.OrderKey, w)
}

// each applies single or double, as a number's size is.
func each(single func(w ID) ID, double func(w words.Pair) words.Pair, w words.Limbs) words.Limbs {
	if len(w) == 1 {
		return words.Limbs{single(w[0])}
	}
	r := double(words.Pair(w))
	return r[:]
}

// Rounding to integers works on the bits of floats, because devices' own instructions lose the
// signs of zeros and flush subnormals.
//
// The fraction is the lowest bits of a magnitude; the exponent tells how many. Clearing them
// rounds towards 0. Adding as many ones before that rounds away from 0; the sum may carry into
// the exponent.

// Rounding is the direction in which a number is rounded.
type Rounding uint8

const (
	TowardsZero Rounding = iota
	Downwards
	Upwards
	ToNearest
)

// Round rounds a float to an integer and keeps its sign, also that of a zero.
func (b Arithmetic) Round(w words.Limbs, r Rounding) words.Limbs {
	k := func(v uint32) ID { return b.K(v, w[0]) }
	f := formatOf(w)
	a, sign := w.WithTop(b.Magnitude(w.Top())), b.And(w.Top(), k(words.SignBit))
	exponent := b.ShiftR(a.Top(), k(f.mantissa))
	// From 2^23 (float64: 2^52) on the fraction has no bits. Below 1 the hidden bit belongs to
	// the fraction; the result then is 0 or 1.
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

// carryOf returns what Round adds to a magnitude of at least 1 before it clears the fraction.
// To round to nearest, that is just under a half, plus 1 in the last place if the integer is
// odd. The integer's last bit is the bit above the fraction. For numbers below 2 that is the
// exponent's last bit, which is 1.
func (b Arithmetic) carryOf(r Rounding, w, a words.Limbs, places ID, fraction words.Limbs) words.Limbs {
	switch r {
	case TowardsZero:
		return b.WordLimbs(b.K(0, places), w).WithTop(b.K(0, places))
	case ToNearest:
		one := b.K(1, places)
		odd := b.And(b.ShiftRightLimbs(a, places)[0], one)
		// An integer has no fraction, so nothing is added to it.
		half := b.AddLimbs(b.HalfOf(fraction), b.WordLimbs(odd, w))
		return b.AndLimbs(half, func(i int) ID { return fraction[i] })
	}
	mask := b.SignMask(w.Top())
	if r == Upwards {
		mask = b.Not(mask)
	}
	return b.AndLimbs(fraction, func(int) ID { return mask })
}

// smallRoundsUp returns the condition that a magnitude below 1 becomes 1.
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

// MagnitudesRemainder is the exact remainder of two magnitudes.
func (b Arithmetic) MagnitudesRemainder(ax, ay words.Limbs) words.Limbs {
	return words.Join(b.single.MagnitudesRemainder, b.double.MagnitudesRemainder, ax, ay)
}

// HasNoRemainder holds if x, of magnitude ax, is infinite, y is zero, or one of them is NaN.
func (b Arithmetic) HasNoRemainder(x, y, ax, ay words.Limbs) ID {
	if len(ax) == 1 {
		one, infinite := b.K(1, ax[0]), b.K(single.Infinity, ax[0])
		return b.LOr(b.UGreaterEq(ax[0], infinite), b.UGreaterEq(b.ISub(ay[0], one), infinite))
	}
	kx, ky := b.double.Key(words.Pair(x)), b.double.Key(words.Pair(y))
	limit := b.K(double.Infinity, kx)
	return b.LOr(b.UGreaterEq(kx, limit), b.LOr(b.UGreater(ky, limit), b.IEq(ky, b.K(0, kx))))
}

// Fmod is x - y * trunc(x / y): the exact remainder of the magnitudes with x's sign. For an
// infinite y it is x.
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

// NextAfter is the next number after x towards y.
func (b Arithmetic) NextAfter(x, y words.Limbs) words.Limbs {
	return words.Join(b.single.NextAfter, b.double.NextAfter, x, y)
}
