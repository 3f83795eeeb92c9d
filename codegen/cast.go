package codegen

import (
	"github.com/weft-gpu/weft/codegen/double"
	"github.com/weft-gpu/weft/codegen/single"
	"github.com/weft-gpu/weft/dtype"
)

// casts holds the conversions between forms (see form). Between integers of one form they
// change the dtype and width. cast itself converts halves through float32, and complex numbers
// by their parts.
var casts = map[[2]form]func(b *Builder, to dtype.DType, v Value) Value{
	{formBool, formWord}:    boolToInt,
	{formBool, formPair}:    boolToInt,
	{formBool, formFloat}:   boolToFloat,
	{formBool, formDouble}:  boolToDouble,
	{formWord, formWord}:    resize,
	{formWord, formPair}:    widen,
	{formWord, formFloat}:   wordToFloat,
	{formWord, formDouble}:  integerToDouble,
	{formPair, formPair}:    rename,
	{formPair, formWord}:    resize,
	{formPair, formFloat}:   pairToFloat,
	{formPair, formDouble}:  integerToDouble,
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

// cast converts v. It returns false if there is no such conversion.
func (b *Builder) cast(to dtype.DType, v Value) (Value, bool) {
	from, into := formOf(v.DType), formOf(to)
	switch {
	case from == formNone || into == formNone:
		return Value{}, false
	case v.DType == to:
		return v, true
	case from == formComplex:
		return castComplex(b, to, v)
	case into == formComplex:
		re, ok := b.cast(to.Real(), v)
		return Value{DType: to, Width: v.Width, parts: &[2]Value{b.Computed(re), unknownZero(b, to.Real(), v.Width)}}, ok
	case v.DType.IsHalf():
		v.DType, v.made = dtype.Float32, true
		return b.cast(to, v)
	case to.IsHalf():
		return castToHalf(b, to, v)
	}
	f := casts[[2]form{from, into}]
	if f == nil {
		return v, to == v.DType
	}
	if into == formFloat || into == formDouble {
		v = unknown(b, v)
	}
	return f(b, to, v), true
}

// unknown hides from compilers that integers are constant. A compiler may find that an integer
// is 0, as x - x is for every x. A float made of it would be a constant zero, and some drivers
// fold that wrongly; see unknownZero.
func unknown(b *Builder, v Value) Value {
	if f := formOf(v.DType); f != formWord && f != formPair || b.ParamWords() == 0 {
		return v
	}
	v.words[0] = b.Or(v.words[0], zeroWord(b, v.Width))
	return v
}

// unknownZero is a +0 that no compiler knows to be constant. Some drivers fold 0 - x and 0 * x
// if the 0 is constant, even in modes that preserve signed zeros and NaNs. The zero is the top
// bit of the first parameter, which is a count below 2^31 in every kernel.
func unknownZero(b *Builder, d dtype.DType, width int) Value {
	zero := zeroWord(b, width)
	words := make([]ID, d.Words())
	for i := range words {
		words[i] = zero
	}
	return b.FromWords(d, words...)
}

// zeroWord returns a word of unknownZero.
func zeroWord(b *Builder, width int) ID {
	if b.ParamWords() == 0 {
		return b.SplatU32(0, width)
	}
	return b.Splat(b.ShiftR(b.Param(0), b.ConstU32(31)), width)
}

// castComplex converts both parts to a complex dtype. To bool it is true if either part is not
// zero. For other dtypes it converts the real part alone.
func castComplex(b *Builder, to dtype.DType, v Value) (Value, bool) {
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

// castToHalf rounds once. It rounds a number that float32 does not represent to odd in float32,
// which keeps the number on the same side of every half and every midpoint of two halves.
func castToHalf(b *Builder, to dtype.DType, v Value) (Value, bool) {
	var wide Value
	switch formOf(v.DType) {
	case formFloat:
		wide = v
	case formBool:
		wide = boolToFloat(b, dtype.Float32, v)
	case formDouble:
		wide = madeBits(b, b.double.ToFloat32Odd(b.pairBits(v)))
	case formWord:
		wide = wordToFloat(b, dtype.Float32, stickyWord(b, v))
	default:
		wide = word(dtype.Float32, v.Width, b.single.FromPair(v.words, v.DType.IsSigned(), true))
	}
	return b.roundHalf(to, wide, false), true
}

// stickyWord reduces an integer of more than 24 bits so that float32 represents it: it ORs the
// low 8 bits into the bit above. That bit lies below those that decide the rounding to a half.
func stickyWord(b *Builder, v Value) Value {
	if v.DType.Size() < 4 {
		return v
	}
	w, sign := v.words[0], b.words.K(0, v.words[0])
	if v.DType.IsSigned() {
		sign = b.words.SignMask(w)
	}
	a := b.ISub(b.Xor(w, sign), sign)
	a = b.Select(b.UGreaterEq(a, b.words.K(single.HiddenBit<<1, w)), b.single.Sticky(a), a)
	v.words[0] = b.ISub(b.Xor(a, sign), sign)
	return v
}

// rename changes the type of a 64-bit integer.
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

// bySignOf returns signed or unsigned, as integer dtype d is.
func bySignOf[F any](d dtype.DType, signed, unsigned F) F {
	if d.IsSigned() {
		return signed
	}
	return unsigned
}

func boolToDouble(b *Builder, to dtype.DType, v Value) Value {
	zero := b.SplatU32(0, v.Width)
	return ofHeld(to, v.Width, limbs{zero, b.Select(v.cond, b.SplatU32(double.One, v.Width), zeroWord(b, v.Width))})
}

func integerToDouble(b *Builder, to dtype.DType, v Value) Value {
	w := b.double.FromInteger(b.held(v), v.DType.IsSigned())
	return ofHeld(to, v.Width, w[:])
}

func floatToDouble(b *Builder, _ dtype.DType, v Value) Value {
	return madePair(b, b.double.FromFloat32(b.bits(v)))
}

func doubleToFloat(b *Builder, _ dtype.DType, v Value) Value {
	return madeBits(b, b.double.ToFloat32(b.pairBits(v)))
}

func doubleToWord(b *Builder, to dtype.DType, v Value) Value {
	w := bySignOf(to, b.double.ToInt32, b.double.ToUint32)(b.pairBits(v))
	return word(to, v.Width, saturate(b, to, w))
}

func doubleToPair(b *Builder, to dtype.DType, v Value) Value {
	w := bySignOf(to, b.double.ToInt64, b.double.ToUint64)(b.pairBits(v))
	return ofHeld(to, v.Width, w[:])
}

// saturate clamps a word to the range of a narrower type.
func saturate(b *Builder, to dtype.DType, w ID) ID {
	bits := 8 * to.Size()
	switch {
	case bits == 32:
		return w
	case to.IsSigned():
		limit := uint32(1)<<(bits-1) - 1
		return b.SMax(b.SMin(w, b.words.K(limit, w)), b.words.K(^limit, w))
	}
	return b.UMin(w, b.words.K(1<<bits-1, w))
}

// nonZero is true for nonzero numbers and NaNs.
func nonZero(b *Builder, _ dtype.DType, v Value) Value {
	w := b.held(v)
	if v.DType.IsFloat() {
		w = w.WithTop(b.words.Magnitude(w.Top()))
	}
	any := b.words.AnyBit(w)
	return b.FromCond(b.INe(any, b.words.K(0, any)))
}

func boolToInt(b *Builder, to dtype.DType, v Value) Value {
	zero := b.SplatU32(0, v.Width)
	return Value{DType: to, Width: v.Width, words: pair{b.Select(v.cond, b.SplatU32(1, v.Width), zero), zero}}
}

func boolToFloat(b *Builder, to dtype.DType, v Value) Value {
	return word(to, v.Width, b.Select(v.cond, b.SplatU32(single.PowerOfTwo(0), v.Width), zeroWord(b, v.Width)))
}

func widen(b *Builder, to dtype.DType, v Value) Value {
	high := b.SplatU32(0, v.Width)
	if v.DType.IsSigned() {
		high = b.words.SignMask(v.words[0])
	}
	return Value{DType: to, Width: v.Width, words: pair{v.words[0], high}}
}

func wordToFloat(b *Builder, to dtype.DType, v Value) Value {
	f := bySignOf(v.DType, b.ConvertSToF, b.single.FromUint32)(v.words[0])
	return Value{DType: to, Width: v.Width, float: f}
}

func pairToFloat(b *Builder, to dtype.DType, v Value) Value {
	return word(to, v.Width, b.single.FromPair(v.words, v.DType.IsSigned(), false))
}

func floatToWord(b *Builder, to dtype.DType, v Value) Value {
	return word(to, v.Width, saturate(b, to, b.single.ToWord(b.bits(v), to.IsSigned())))
}

func floatToPair(b *Builder, to dtype.DType, v Value) Value {
	return Value{DType: to, Width: v.Width, words: b.single.ToPair(b.bits(v), to.IsSigned())}
}
