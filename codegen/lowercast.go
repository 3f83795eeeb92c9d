package codegen

import "github.com/weft-gpu/weft/dtype"

// casts are the conversions between forms; within one form, integers change
// their name and their width. Halves are cast by way of float32, and complex
// numbers by their parts: see cast.
var casts = map[[2]form]func(b *Builder, to dtype.DType, v Value) Value{
	{formBool, formWord}:    boolToInt,
	{formBool, formPair}:    boolToInt,
	{formBool, formFloat}:   boolToFloat,
	{formBool, formDouble}:  boolToDouble,
	{formWord, formWord}:    resize,
	{formWord, formPair}:    widen,
	{formWord, formFloat}:   wordToFloat,
	{formWord, formDouble}:  wordToDouble,
	{formPair, formPair}:    rename,
	{formPair, formWord}:    resize,
	{formPair, formFloat}:   pairToFloat,
	{formPair, formDouble}:  pairToDouble,
	{formFloat, formWord}:   floatToWord,
	{formFloat, formPair}:   floatToPair,
	{formFloat, formDouble}: floatToDouble,
	{formDouble, formWord}:  doubleToWord,
	{formDouble, formPair}:  doubleToPair,
	{formDouble, formFloat}: doubleToFloat,

	{formWord, formBool}:   nonZero,
	{formPair, formBool}:   nonZero,
	{formFloat, formBool}:  nonZero,
	{formDouble, formBool}: nonZero,
}

// cast converts v; it is false where there is no such conversion.
func (b *Builder) cast(to dtype.DType, v Value) (Value, bool) {
	from, into := formOf(v.DType), formOf(to)
	switch {
	case from == formNone || into == formNone:
		return Value{}, false
	case v.DType == to:
		return v, true
	case from == formComplex:
		return b.castComplex(to, v)
	case into == formComplex:
		re, ok := b.cast(to.Real(), v)
		return Value{DType: to, Width: v.Width, parts: &[2]Value{b.Computed(re), b.unknownZero(to.Real(), v.Width)}}, ok
	case v.DType.IsHalf():
		v.DType, v.made = dtype.Float32, true
		return b.cast(to, v)
	case to.IsHalf():
		return b.castToHalf(to, v)
	}
	f := casts[[2]form{from, into}]
	if f == nil {
		return v, to == v.DType
	}
	if into == formFloat || into == formDouble {
		v = b.unknown(v)
	}
	return f(b, to, v), true
}

// unknown are the same integers, of which no compiler knows that they are constants: the
// floats that are made of what it finds to be 0 (x - x, whatever x is) would be zeros that
// some drivers fold, as those of unknownZero.
func (b *Builder) unknown(v Value) Value {
	if f := formOf(v.DType); f != formWord && f != formPair || b.ParamWords() == 0 {
		return v
	}
	v.words[0] = b.Or(v.words[0], b.zeroWord(v.Width))
	return v
}

// unknownZero is +0 that no compiler knows to be one: some drivers fold 0 - x
// and 0 * x of a constant 0, whatever they were asked to preserve. The first
// parameter of every kernel is a count below 2^31.
func (b *Builder) unknownZero(d dtype.DType, width int) Value {
	zero := b.zeroWord(width)
	words := make([]ID, d.Words())
	for i := range words {
		words[i] = zero
	}
	return b.FromWords(d, words...)
}

// zeroWord is a word of unknownZero.
func (b *Builder) zeroWord(width int) ID {
	if b.ParamWords() == 0 {
		return b.SplatU32(0, width)
	}
	return b.Splat(b.ShiftR(b.Param(0), b.ConstU32(31)), width)
}

// castComplex drops the imaginary part, unless the result has one, or is a
// bool, which either part makes true.
func (b *Builder) castComplex(to dtype.DType, v Value) (Value, bool) {
	if !to.IsComplex() && to != dtype.Bool {
		return b.cast(to, b.Computed(v.parts[0]))
	}
	re, ok := b.cast(to.Real(), v.parts[0])
	im, both := b.cast(to.Real(), v.parts[1])
	if !ok || !both {
		return Value{}, false
	}
	if to == dtype.Bool {
		return b.FromCond(b.LOr(re.cond, im.cond)), true
	}
	return Value{DType: to, Width: v.Width, parts: &[2]Value{re, im}}, true
}

// castToHalf rounds once: what float32 does not hold is rounded to odd there,
// so that the second rounding sees on which side of a half it was.
func (b *Builder) castToHalf(to dtype.DType, v Value) (Value, bool) {
	var wide Value
	switch formOf(v.DType) {
	case formFloat:
		wide = v
	case formBool:
		wide = boolToFloat(b, dtype.Float32, v)
	case formDouble:
		wide = madeBits(b, b.float32FromDoubleOdd(b.pairBits(v)))
	case formWord:
		wide = wordToFloat(b, dtype.Float32, b.stickyWord(v))
	default:
		wide = word(dtype.Float32, v.Width, b.float32FromPair(v.words, v.DType.IsSigned(), true))
	}
	return b.roundHalf(to, wide), true
}

// stickyWord keeps an integer within the 24 bits of a float32 where it has
// more: its low 8 bits are joined into the one above them, which is below what
// decides a rounding to a half.
func (b *Builder) stickyWord(v Value) Value {
	if v.DType.Size() < 4 {
		return v
	}
	w, sign := v.words[0], b.k(0, v.words[0])
	if v.DType.IsSigned() {
		sign = b.signMask(w)
	}
	a := b.ISub(b.Xor(w, sign), sign)
	a = b.Select(b.UGreaterEq(a, b.k(hiddenBit<<1, w)), b.sticky(a), a)
	v.words[0] = b.ISub(b.Xor(a, sign), sign)
	return v
}

func (b *Builder) sticky(a ID) ID {
	low := b.INe(b.And(a, b.k(0xff, a)), b.k(0, a))
	return b.Or(b.And(a, b.k(0xffffff00, a)), b.Select(low, b.k(0x100, a), b.k(0, a)))
}

// rename is for integers of 64 bits: only the type changes.
func rename(_ *Builder, to dtype.DType, v Value) Value {
	v.DType = to
	return v
}

// resize takes the low bits of an integer.
func resize(b *Builder, to dtype.DType, v Value) Value {
	w := v.words[0]
	if to.Size() < v.DType.Size() || to.Size() == v.DType.Size() && to.Size() < 4 {
		w = b.extendWord(to, w)
	}
	if to.Size() > v.DType.Size() && to.Size() < 4 && !to.IsSigned() {
		w = b.extendWord(to, w)
	}
	return word(to, v.Width, w)
}

// bySignOf is what converts from, or to, an integer type.
func bySignOf[F any](d dtype.DType, signed, unsigned F) F {
	if d.IsSigned() {
		return signed
	}
	return unsigned
}

func boolToDouble(b *Builder, to dtype.DType, v Value) Value {
	zero := b.SplatU32(0, v.Width)
	return ofHeld(to, v.Width, limbs{zero, b.Select(v.cond, b.SplatU32(doubleOne, v.Width), b.zeroWord(v.Width))})
}

func wordToDouble(b *Builder, to dtype.DType, v Value) Value {
	w := bySignOf(v.DType, b.doubleFromInt32, b.doubleFromUint32)(v.words[0])
	return ofHeld(to, v.Width, w[:])
}

func pairToDouble(b *Builder, to dtype.DType, v Value) Value {
	w := bySignOf(v.DType, b.doubleFromInt64, b.doubleFromUint64)(v.words)
	return ofHeld(to, v.Width, w[:])
}

func floatToDouble(b *Builder, _ dtype.DType, v Value) Value {
	return madePair(b, b.doubleFromFloat32(b.bits(v)))
}

func doubleToFloat(b *Builder, _ dtype.DType, v Value) Value {
	return madeBits(b, b.float32FromDouble(b.pairBits(v)))
}

func doubleToWord(b *Builder, to dtype.DType, v Value) Value {
	w := bySignOf(to, b.int32FromDouble, b.uint32FromDouble)(b.pairBits(v))
	return word(to, v.Width, b.saturate(to, w))
}

func doubleToPair(b *Builder, to dtype.DType, v Value) Value {
	w := bySignOf(to, b.int64FromDouble, b.uint64FromDouble)(b.pairBits(v))
	return ofHeld(to, v.Width, w[:])
}

// saturate limits a word to a type that is narrower.
func (b *Builder) saturate(to dtype.DType, w ID) ID {
	bits := 8 * to.Size()
	switch {
	case bits == 32:
		return w
	case to.IsSigned():
		limit := uint32(1)<<(bits-1) - 1
		return b.SMax(b.SMin(w, b.k(limit, w)), b.k(^limit, w))
	}
	return b.UMin(w, b.k(1<<bits-1, w))
}

// nonZero is true of numbers that are not 0, and of NaNs.
func nonZero(b *Builder, _ dtype.DType, v Value) Value {
	w := b.held(v)
	if v.DType.IsFloat() {
		w = w.withTop(b.magnitude(w.top()))
	}
	any := b.anyBit(w)
	return b.FromCond(b.INe(any, b.k(0, any)))
}

func boolToInt(b *Builder, to dtype.DType, v Value) Value {
	zero := b.SplatU32(0, v.Width)
	return Value{DType: to, Width: v.Width, words: pair{b.Select(v.cond, b.SplatU32(1, v.Width), zero), zero}}
}

func boolToFloat(b *Builder, to dtype.DType, v Value) Value {
	return word(to, v.Width, b.Select(v.cond, b.SplatU32(powerOfTwo(0), v.Width), b.zeroWord(v.Width)))
}

func widen(b *Builder, to dtype.DType, v Value) Value {
	high := b.SplatU32(0, v.Width)
	if v.DType.IsSigned() {
		high = b.signMask(v.words[0])
	}
	return Value{DType: to, Width: v.Width, words: pair{v.words[0], high}}
}

func wordToFloat(b *Builder, to dtype.DType, v Value) Value {
	f := bySignOf(v.DType, b.ConvertSToF, b.unsignedToFloat)(v.words[0])
	return Value{DType: to, Width: v.Width, float: f}
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

func pairToFloat(b *Builder, to dtype.DType, v Value) Value {
	return word(to, v.Width, b.float32FromPair(v.words, v.DType.IsSigned(), false))
}

// float32FromPair rounds once: the highest 31 bits, of which the last stands for
// all below it, are converted, and the exponent is put right. Where the high
// word is 0, the low one is converted as it is. If odd, it rounds so that a second
// rounding to a half is right.
func (b *Builder) float32FromPair(x pair, signed, odd bool) ID {
	sign := b.k(0, x[0])
	if signed {
		mask := b.signMask(x[1])
		x = negateIf(b, x, mask)
		sign = b.And(mask, b.k(signBit, mask))
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
	if odd {
		halved = b.sticky(halved)
		lo = b.Select(b.UGreaterEq(lo, b.k(hiddenBit<<1, lo)), b.sticky(lo), lo)
	}
	large := b.IAdd(b.AsU32(b.ConvertSToF(halved)), b.ShiftL(b.IAdd(top, b.k(2, lo)), b.k(mantissaBits, lo)))
	f := b.Select(wide, large, b.AsU32(b.unsignedToFloat(lo)))
	return b.Or(f, sign)
}

func floatToWord(b *Builder, to dtype.DType, v Value) Value {
	return word(to, v.Width, b.saturate(to, b.wordFromFloat32(b.bits(v), to.IsSigned())))
}

// wordFromFloat32 truncates and saturates, NaN being 0. No operand out of range
// reaches the instruction.
func (b *Builder) wordFromFloat32(w ID, signed bool) ID {
	a := b.magnitude(w)
	inRange := b.ULess(a, b.k(powerOfTwo(31), w))
	if signed {
		n := b.ConvertFToS(b.AsF32(b.Select(inRange, w, b.k(0, w))))
		limit := b.IAdd(b.k(magnitude, w), b.ShiftR(w, b.k(31, w))) // the greatest, or the least
		return b.Select(inRange, n, b.Select(b.isNaN32(a), b.k(0, w), limit))
	}
	n := b.ConvertFToS(b.AsF32(b.Select(inRange, a, b.k(0, w))))
	// From 2^31 to 2^32 the significand has just to be shifted.
	shifted := b.ShiftL(b.Or(w, b.k(hiddenBit, w)), b.k(8, w))
	n = b.Select(inRange, n, b.Select(b.ULess(a, b.k(powerOfTwo(32), w)), shifted, b.k(0xffffffff, w)))
	return b.zeroUnlessPositive(n, w)
}

func (b *Builder) isNaN32(a ID) ID { return b.UGreater(a, b.k(infinity, a)) }

// zeroUnlessPositive is n, or 0 where the bits w are negative or NaN: as
// unsigned words both are above +Inf.
func (b *Builder) zeroUnlessPositive(n, w ID) ID {
	return b.Select(b.UGreater(w, b.k(infinity, w)), b.k(0, w), n)
}

func floatToPair(b *Builder, to dtype.DType, v Value) Value {
	return Value{DType: to, Width: v.Width, words: b.pairFromFloat32(b.bits(v), to.IsSigned())}
}

// pairFromFloat32 is the significand shifted by the exponent, in two words.
func (b *Builder) pairFromFloat32(w ID, signed bool) pair {
	a := b.magnitude(w)
	n := b.shiftSignificand(a)
	zero, ones := b.k(0, w), b.k(0xffffffff, w)
	saturate := func(at uint32, low, high ID) pair {
		over := b.UGreaterEq(a, b.k(at, w))
		return pair{b.Select(over, low, n[0]), b.Select(over, high, n[1])}
	}
	if !signed {
		n = saturate(powerOfTwo(64), ones, ones)
		return pair{b.zeroUnlessPositive(n[0], w), b.zeroUnlessPositive(n[1], w)}
	}
	sign := b.signMask(w)
	n = negateIf(b, n, sign)
	n = saturate(powerOfTwo(63), b.Not(sign), b.Xor(sign, b.k(magnitude, w)))
	isNaN := b.isNaN32(a)
	return pair{b.Select(isNaN, zero, n[0]), b.Select(isNaN, zero, n[1])}
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
