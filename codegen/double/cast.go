package double

import (
	"github.com/weft-gpu/weft/codegen/single"
	"github.com/weft-gpu/weft/codegen/words"
)

// rebias is the difference between the exponent fields of a float64 and an equal float32.
const (
	rebias = Bias - 127
	above  = single.MantissaBits - ExponentAt // bits of a float32's mantissa below the high word
)

// FromFloat32 is the float64 equal to a float32, given the float32's bits. It normalises a
// subnormal, whose exponent field then is below 1.
func (b Arithmetic) FromFloat32(w ID) Pair {
	k := func(v uint32) ID { return b.K(v, w) }
	a := b.Magnitude(w)
	top := b.FindUMsb(b.Or(a, k(1)))
	places := b.SMax(b.ISub(k(single.MantissaBits), top), k(0))
	field := b.ISub(b.ShiftL(a, places), b.ShiftL(places, k(single.MantissaBits)))
	high := b.IAdd(b.ShiftRA(field, k(above)), k(rebias<<ExponentAt))
	high = b.Select(b.UGreaterEq(a, k(single.Infinity)), k(Infinity), high)
	high = b.Or(b.Select(b.IEq(a, k(0)), a, high), b.And(w, k(words.SignBit)))
	nan := b.single.IsNaN(a)
	low := b.ShiftL(field, k(32-above))
	return Pair{b.Select(b.LOr(nan, b.IEq(a, k(0))), k(0), low), b.Select(nan, k(CanonicalNaN), high)}
}

// ToFloat32 returns the bits of the float32 nearest to x, ties to even.
func (b Arithmetic) ToFloat32(x Pair) ID {
	exponent, m := b.top(x)
	return b.finishFloat32(b.single.Round(exponent, m), x)
}

// ToFloat32Odd returns the bits of x rounded to odd: truncated, with the last bit set if that
// was inexact. Rounding the result once more, to a format with at least two bits less, gives
// the same as rounding x once (Boldo and Melquiond, 2008). Numbers too great for a float32
// become the greatest float32.
func (b Arithmetic) ToFloat32Odd(x Pair) ID {
	exponent, m := b.top(x)
	r := b.single.RoundOdd(exponent, m)
	infinite := b.UGreaterEq(b.Key(x), b.K(Infinity, r))
	return b.finishFloat32(b.Select(infinite, b.K(single.Infinity, r), r), x)
}

// top returns a float64's exponent with a float32's bias, and its significand in one word,
// whose last bit is sticky. The exponent of zeros and subnormals is far below a float32's.
func (b Arithmetic) top(x Pair) (exponent, m ID) {
	k := func(v uint32) ID { return b.K(v, x[1]) }
	e := b.ShiftR(b.Magnitude(x[1]), k(ExponentAt))
	hidden := b.ShiftL(b.NonZeroBit(e), k(31))
	m = b.Or(b.And(b.ShiftUp(x, extraBits), k(words.Magnitude)), hidden)
	return b.ISub(e, k(rebias)), b.Or(m, b.NonZeroBit(b.ShiftL(x[0], k(extraBits))))
}

// finishFloat32 returns magnitude r with x's sign, or the canonical NaN if x is NaN.
func (b Arithmetic) finishFloat32(r ID, x Pair) ID {
	k := func(v uint32) ID { return b.K(v, x[1]) }
	nan := b.UGreater(b.Key(x), k(Infinity))
	return b.Select(nan, k(single.CanonicalNaN), b.Or(r, b.And(x[1], k(words.SignBit))))
}

// FromInteger is the float64 nearest to an integer of one word or two.
func (b Arithmetic) FromInteger(x words.Limbs, signed bool) Pair {
	if !signed && len(x) == 1 {
		return b.fromUint32(x[0])
	}
	if !signed {
		return b.fromUint64(Pair(x))
	}
	sign := b.SignMask(x.Top())
	r := b.FromInteger(b.NegateLimbs(x, sign), false)
	return Pair{r[0], b.Or(r[1], b.And(sign, b.K(words.SignBit, sign)))}
}

// fromUint32 is the float64 equal to an unsigned word.
func (b Arithmetic) fromUint32(w ID) Pair {
	k := func(v uint32) ID { return b.K(v, w) }
	top := b.FindUMsb(b.Or(w, k(1)))
	m := b.ShiftL(w, b.Xor(top, k(31)))
	// The leading bit of m adds the last 1 to the exponent.
	high := b.IAdd(b.ShiftR(m, k(extraBits)), b.ShiftL(b.IAdd(top, k(Bias-1)), k(ExponentAt)))
	return Pair{b.ShiftL(m, k(32-extraBits)), b.Select(b.IEq(w, k(0)), w, high)}
}

// fromUint64 is the float64 nearest to an unsigned pair.
func (b Arithmetic) fromUint64(x Pair) Pair {
	k := func(v uint32) ID { return b.K(v, x[0]) }
	m, places := b.Normalise64(x)
	r := b.pack(b.ISub(k(Bias+62), places), m)
	zero := b.IEq(b.Or(x[0], x[1]), k(0))
	return Pair{r[0], b.Select(zero, k(0), r[1])}
}

// ToInt32 truncates and saturates; NaN becomes 0.
func (b Arithmetic) ToInt32(x Pair) ID {
	k := func(v uint32) ID { return b.K(v, x[1]) }
	sign := b.SignMask(x[1])
	limit := b.IAdd(k(words.Magnitude), b.ShiftR(sign, k(31))) // the magnitude of the greatest or least int32
	w := b.UMin(b.toWord(x), limit)
	w = b.ISub(b.Xor(w, sign), sign)
	return b.Select(b.UGreater(b.Key(x), k(Infinity)), k(0), w)
}

// ToUint32 truncates and saturates; NaN becomes 0.
func (b Arithmetic) ToUint32(x Pair) ID { return b.unlessNegative(x, b.toWord(x)) }

// toWord is |x| truncated to a word, or all ones if |x| is too great.
func (b Arithmetic) toWord(x Pair) ID {
	k := func(v uint32) ID { return b.K(v, x[1]) }
	e := b.ShiftR(b.Magnitude(x[1]), k(ExponentAt))
	m := b.Or(b.ShiftUp(x, extraBits), k(words.SignBit))
	n := b.ISub(k(Bias+31), e)
	w := b.ShiftR(m, b.SMin(b.SMax(n, k(0)), k(31)))
	w = b.Select(b.SGreater(n, k(31)), k(0), w)
	return b.Select(b.SLess(n, k(0)), k(0xffffffff), w)
}

// unlessNegative is w, or 0 if x is negative or NaN.
func (b Arithmetic) unlessNegative(x Pair, w ID) ID {
	k := func(v uint32) ID { return b.K(v, x[1]) }
	// As unsigned words, both NaNs and negative numbers are above +Inf.
	none := b.UGreater(b.Or(x[1], b.NonZeroBit(x[0])), k(Infinity))
	return b.Select(none, k(0), w)
}

// ToInt64 truncates and saturates; NaN becomes 0.
func (b Arithmetic) ToInt64(x Pair) Pair {
	k := func(v uint32) ID { return b.K(v, x[1]) }
	sign := b.SignMask(x[1])
	m, e := b.toPair(x)
	m = b.Negate64If(m, sign)
	over := b.UGreaterEq(e, k(Bias+63))
	m = b.Select64(over, Pair{b.Not(sign), b.Xor(sign, k(words.Magnitude))}, m)
	nan := b.UGreater(b.Key(x), k(Infinity))
	return b.Select64(nan, Pair{k(0), k(0)}, m)
}

// ToUint64 truncates and saturates; NaN becomes 0.
func (b Arithmetic) ToUint64(x Pair) Pair {
	k := func(v uint32) ID { return b.K(v, x[1]) }
	m, e := b.toPair(x)
	ones := k(0xffffffff)
	m = b.Select64(b.UGreaterEq(e, k(Bias+64)), Pair{ones, ones}, m)
	return Pair{b.unlessNegative(x, m[0]), b.unlessNegative(x, m[1])}
}

// toPair returns |x| truncated, which is right below 2^64, and x's exponent field.
func (b Arithmetic) toPair(x Pair) (Pair, ID) {
	k := func(v uint32) ID { return b.K(v, x[1]) }
	e := b.ShiftR(b.Magnitude(x[1]), k(ExponentAt))
	m := Pair{b.ShiftL(x[0], k(extraBits)), b.Or(b.ShiftUp(x, extraBits), k(words.SignBit))}
	n := b.SMax(b.ISub(k(Bias+63), e), k(0))
	far := b.UGreaterEq(n, k(32))
	low, high := b.Select(far, m[1], m[0]), b.Select(far, k(0), m[1])
	rest := b.And(n, k(31))
	w := Pair{b.Or(b.ShiftR(low, rest), b.ShiftOut(high, b.Xor(rest, k(31)))), b.ShiftR(high, rest)}
	return b.Select64(b.UGreater(n, k(63)), Pair{k(0), k(0)}, w), e
}
