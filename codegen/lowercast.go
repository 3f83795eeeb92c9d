package codegen

import "github.com/weft-gpu/weft/dtype"

// casts are the conversions between forms; within one form integers only change
// their name, and a float or a bool stays.
var casts = map[[2]form]func(b *Builder, to dtype.DType, v Value) Value{
	{formBool, formWord}:  boolToInt,
	{formBool, formPair}:  boolToInt,
	{formBool, formFloat}: boolToFloat,
	{formWord, formPair}:  widen,
	{formWord, formFloat}: wordToFloat,
	{formPair, formWord}:  narrow,
	{formPair, formFloat}: pairToFloat,
	{formFloat, formWord}: floatToWord,
	{formFloat, formPair}: floatToPair,

	{formWord, formBool}:  func(b *Builder, _ dtype.DType, v Value) Value { return b.nonZero(v.words[0]) },
	{formPair, formBool}:  func(b *Builder, _ dtype.DType, v Value) Value { return b.nonZero(b.Or(v.words[0], v.words[1])) },
	{formFloat, formBool}: func(b *Builder, _ dtype.DType, v Value) Value { return b.nonZero(b.magnitude(b.bits(v))) },
}

// cast converts v; it is false where there is no such conversion.
func (b *Builder) cast(to dtype.DType, v Value) (Value, bool) {
	from, into := formOf(v.DType), formOf(to)
	if from == into && from != formNone {
		v.DType = to
		return v, true
	}
	f := casts[[2]form{from, into}]
	if f == nil {
		return Value{}, false
	}
	return f(b, to, v), true
}

func (b *Builder) nonZero(w ID) Value { return b.FromCond(b.INe(w, b.k(0, w))) }

func boolToInt(b *Builder, to dtype.DType, v Value) Value {
	zero := b.SplatU32(0, v.Width)
	return Value{DType: to, Width: v.Width, words: pair{b.Select(v.cond, b.SplatU32(1, v.Width), zero), zero}}
}

func boolToFloat(b *Builder, to dtype.DType, v Value) Value {
	return word(to, v.Width, b.Select(v.cond, b.SplatU32(powerOfTwo(0), v.Width), b.SplatU32(0, v.Width)))
}

func widen(b *Builder, to dtype.DType, v Value) Value {
	high := b.SplatU32(0, v.Width)
	if v.DType.IsSigned() {
		high = b.signMask(v.words[0])
	}
	return Value{DType: to, Width: v.Width, words: pair{v.words[0], high}}
}

func narrow(b *Builder, to dtype.DType, v Value) Value { return word(to, v.Width, v.words[0]) }

func wordToFloat(b *Builder, to dtype.DType, v Value) Value {
	f := b.ConvertSToF
	if !v.DType.IsSigned() {
		f = b.unsignedToFloat
	}
	return Value{DType: to, Width: v.Width, float: f(v.words[0])}
}

// unsignedToFloat avoids the unsigned conversion, which some devices get wrong
// from 2^31 on: there the signed conversion of half the word, its lowest bit
// standing for what is below it, rounds the same.
func (b *Builder) unsignedToFloat(u ID) ID {
	one := b.k(1, u)
	large := b.SLess(u, b.k(0, u))
	halved := b.Or(b.ShiftR(u, one), b.And(u, one))
	f := b.AsU32(b.ConvertSToF(b.Select(large, halved, u)))
	return b.AsF32(b.IAdd(f, b.Select(large, b.k(1<<mantissaBits, u), b.k(0, u))))
}

// pairToFloat rounds once: the highest 31 bits, of which the last stands for
// all below it, are converted, and the exponent is put right. Where the high
// word is 0, the low one is converted as it is.
func pairToFloat(b *Builder, to dtype.DType, v Value) Value {
	x := v.words
	sign := b.SplatU32(0, v.Width)
	if v.DType.IsSigned() {
		mask := b.signMask(x[1])
		x = negateIf(b, x, mask)
		sign = b.And(mask, b.SplatU32(signBit, v.Width))
	}
	lo, hi := x[0], x[1]
	one, zero := b.k(1, lo), b.k(0, lo)
	wide := b.INe(hi, zero)
	top := b.FindUMsb(b.Or(hi, one)) // 0 to 31
	shift := b.ISub(b.k(31, lo), top)
	// hi:lo shifted left until its highest bit is bit 63.
	first := b.Or(b.ShiftL(hi, shift), b.ShiftR(b.ShiftR(lo, one), top))
	rest := b.Or(b.ShiftL(lo, shift), b.And(first, one))
	halved := b.Or(b.ShiftR(first, one), b.Select(b.INe(rest, zero), one, zero))
	large := b.IAdd(b.AsU32(b.ConvertSToF(halved)), b.ShiftL(b.IAdd(top, b.k(2, lo)), b.k(mantissaBits, lo)))
	f := b.Select(wide, large, b.AsU32(b.unsignedToFloat(lo)))
	return word(to, v.Width, b.Or(f, sign))
}

// floatToWord truncates and saturates, NaN being 0. No operand out of range
// reaches the instruction.
func floatToWord(b *Builder, to dtype.DType, v Value) Value {
	w := b.bits(v)
	a := b.magnitude(w)
	inRange := b.ULess(a, b.k(powerOfTwo(31), w))
	if to.IsSigned() {
		n := b.ConvertFToS(b.AsF32(b.Select(inRange, w, b.k(0, w))))
		limit := b.IAdd(b.k(magnitude, w), b.ShiftR(w, b.k(31, w))) // the greatest, or the least
		return word(to, v.Width, b.Select(inRange, n, b.Select(b.isNaN(a), b.k(0, w), limit)))
	}
	n := b.ConvertFToS(b.AsF32(b.Select(inRange, a, b.k(0, w))))
	// From 2^31 to 2^32 the significand has just to be shifted.
	shifted := b.ShiftL(b.Or(w, b.k(hiddenBit, w)), b.k(8, w))
	n = b.Select(inRange, n, b.Select(b.ULess(a, b.k(powerOfTwo(32), w)), shifted, b.k(0xffffffff, w)))
	return word(to, v.Width, b.zeroUnlessPositive(n, w))
}

func (b *Builder) isNaN(a ID) ID { return b.UGreater(a, b.k(infinity, a)) }

// zeroUnlessPositive is n, or 0 where the bits w are negative or NaN: as
// unsigned words both are above +Inf.
func (b *Builder) zeroUnlessPositive(n, w ID) ID {
	return b.Select(b.UGreater(w, b.k(infinity, w)), b.k(0, w), n)
}

// floatToPair is the significand shifted by the exponent, in two words.
func floatToPair(b *Builder, to dtype.DType, v Value) Value {
	w := b.bits(v)
	a := b.magnitude(w)
	n := b.shiftSignificand(a)
	zero, ones := b.k(0, w), b.k(0xffffffff, w)
	saturate := func(at uint32, low, high ID) pair {
		over := b.UGreaterEq(a, b.k(at, w))
		return pair{b.Select(over, low, n[0]), b.Select(over, high, n[1])}
	}
	out := Value{DType: to, Width: v.Width}
	if !to.IsSigned() {
		n = saturate(powerOfTwo(64), ones, ones)
		out.words = pair{b.zeroUnlessPositive(n[0], w), b.zeroUnlessPositive(n[1], w)}
		return out
	}
	sign := b.signMask(w)
	n = negateIf(b, n, sign)
	n = saturate(powerOfTwo(63), b.Not(sign), b.Xor(sign, b.k(magnitude, w)))
	isNaN := b.isNaN(a)
	out.words = pair{b.Select(isNaN, zero, n[0]), b.Select(isNaN, zero, n[1])}
	return out
}

// shiftSignificand is the magnitude a truncated to an integer below 2^64;
// above that it is undefined. The shift of the significand is kept in [-31, 40]
// and each word's own in [0, 31].
func (b *Builder) shiftSignificand(a ID) pair {
	k := func(v uint32) ID { return b.k(v, a) }
	clamp := func(x ID, low, high uint32) ID { return b.SMin(b.SMax(x, k(low)), k(high)) }
	m := b.Or(b.And(a, k(mantissaMask)), k(hiddenBit))
	shift := b.ISub(b.ShiftR(a, k(mantissaBits)), k(150))
	right := b.ShiftR(m, clamp(b.ISub(k(0), shift), 0, 31))
	left := clamp(shift, 0, 31)
	low := b.ShiftL(m, left)
	high := b.ShiftR(b.ShiftR(m, k(1)), b.ISub(k(31), left))
	far := b.ShiftL(m, clamp(b.ISub(shift, k(32)), 0, 31))

	negative, beyond := b.SLess(shift, k(0)), b.SGreater(shift, k(31))
	return pair{
		b.Select(negative, right, b.Select(beyond, k(0), low)),
		b.Select(negative, k(0), b.Select(beyond, far, high)),
	}
}
