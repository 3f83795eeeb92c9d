package codegen

import (
	"math"

	"github.com/weft-gpu/weft/codegen/single"
	"github.com/weft-gpu/weft/codegen/words"
	"github.com/weft-gpu/weft/dtype"
)

// The halves are computed in float32 and rounded once: with 24 bits, which is
// twice the 11 of float16 and two more, rounding the float32 result again gives
// what one rounding of the exact result gives, for add, sub, mul, div and sqrt
// (Figueroa, 1995). Between operations a half is held as a float32 of the same
// value.

// The layout of a float16 within a float32: its 10 bits of mantissa are the
// upper ones of 23, its exponents are 112 less.
const (
	lostBits16     = single.MantissaBits - 10
	rebias16       = 112
	smallestNormal = (rebias16 + 1) << single.MantissaBits // 2^-14, the least normal float16
	overflow16     = (127+16)<<single.MantissaBits - 1<<(lostBits16-1)
	infinity16     = 0x7c00
	canonicalNaN16 = 0x7e00
)

// expandHalf is the float32 bits of halves, given as words whose upper bits do
// not matter. NaNs keep their payload.
func (b *Builder) expandHalf(d dtype.DType, w ID) ID {
	if d == dtype.BFloat16 {
		return b.ShiftL(w, b.words.K(16, w))
	}
	if b.single.Device.Flush {
		return b.expandHalfByUnits(w)
	}
	// With its bits where a float32 has them, a half is 2^112 times too small, subnormals
	// included: one multiplication makes it right.
	exponent := b.words.K(0x1f<<single.MantissaBits, w)
	bits := b.And(b.ShiftRA(b.ShiftL(w, b.words.K(16, w)), b.words.K(16-lostBits16, w)), b.words.K(words.SignBit|(1<<15-1)<<lostBits16, w))
	special := b.IEq(b.And(bits, exponent), exponent)
	return b.Select(special, b.Or(bits, b.words.K(single.Infinity, w)), b.single.NativeBits(b.FMul, bits, b.words.K(single.PowerOfTwo(rebias16), w)))
}

// expandHalfByUnits is expandHalf of float16 where subnormals are flushed.
func (b *Builder) expandHalfByUnits(w ID) ID {
	sign := b.ShiftL(b.And(w, b.words.K(0x8000, w)), b.words.K(16, w))
	shifted := b.ShiftL(b.And(w, b.words.K(0x7fff, w)), b.words.K(lostBits16, w))
	rebiased := b.IAdd(shifted, b.words.K(rebias16<<single.MantissaBits, w))
	special := b.UGreaterEq(shifted, b.words.K(0x1f<<single.MantissaBits, w))
	rebiased = b.Select(special, b.Or(shifted, b.words.K(single.Infinity, w)), rebiased)
	// A subnormal of m units of 2^-24: with the bits of m added to those of 1/2,
	// whose last place that is, a subtraction makes it exact.
	half := uint32(single.PowerOfTwo(-1))
	units := b.IAdd(b.ShiftR(shifted, b.words.K(lostBits16, w)), b.words.K(half, w))
	small := b.single.NativeBits(b.FSub, units, b.words.K(half, w))
	tiny := b.ULess(shifted, b.words.K(1<<single.MantissaBits, w))
	return b.Or(sign, b.Select(tiny, small, rebiased))
}

// packHalf is the reverse of expandHalf, for float32 bits whose value is that
// of a half: 16 bits, and zeros above.
func (b *Builder) packHalf(d dtype.DType, w ID) ID {
	if d == dtype.BFloat16 {
		return b.ShiftR(w, b.words.K(16, w))
	}
	if b.single.Device.Flush {
		return b.packHalfByUnits(w)
	}
	special := b.UGreaterEq(b.words.Magnitude(w), b.words.K(single.Infinity, w))
	bits := b.Select(special, w, b.single.NativeBits(b.FMul, w, b.words.K(single.PowerOfTwo(-rebias16), w)))
	return b.Or(b.And(b.ShiftR(w, b.words.K(16, w)), b.words.K(0x8000, w)), b.And(b.ShiftR(bits, b.words.K(lostBits16, w)), b.words.K(0x7fff, w)))
}

// onceInBlock is the floats of float16s, by what they are made from, written once in a
// block.
func (b *Builder) onceInBlock(of ID, write func() ID) ID {
	key := [2]ID{b.Block(), of}
	f, ok := b.unpackedHalves[key]
	if !ok {
		f = write()
		b.unpackedHalves[key] = f
	}
	return f
}

// inWords is a half that was packed, and rounded in words, with the canonical NaN.
func (b *Builder) inWords(v Value) Value {
	return Value{DType: v.DType, Width: v.Width, words: [2]ID{b.AsU32(b.floats(v))}}
}

// halfBits is the bits of halves, zeros above, with the canonical NaN for one that
// arithmetic made.
func (b *Builder) halfBits(v Value) ID {
	switch {
	case v.DType == dtype.Float16 && v.half != 0:
		w := v.half
		if !v.alone {
			w = b.And(w, b.words.K(0xffff, w))
		}
		if v.made {
			isNaN := b.UGreater(b.And(w, b.words.K(0x7fff, w)), b.words.K(infinity16, w))
			w = b.Select(isNaN, b.words.K(canonicalNaN16, w), w)
		}
		return w
	case v.DType == dtype.Float16 && v.made && b.target.PackHalf:
		w := b.bits(v)
		return b.Select(b.isNaN(limbs{w}), b.words.K(canonicalNaN16, w), b.PackHalf(b.floats(v)))
	}
	return b.packHalf(v.DType, b.bits(b.canonical(v)))
}

// packHalfByUnits is packHalf of float16 where subnormals are flushed.
func (b *Builder) packHalfByUnits(w ID) ID {
	sign := b.And(b.ShiftR(w, b.words.K(16, w)), b.words.K(0x8000, w))
	a := b.words.Magnitude(w)
	normal := b.ShiftR(b.ISub(a, b.words.K(rebias16<<single.MantissaBits, w)), b.words.K(lostBits16, w))
	special := b.UGreaterEq(a, b.words.K(single.Infinity, w))
	normal = b.Select(special, b.And(b.ShiftR(a, b.words.K(lostBits16, w)), b.words.K(0x7fff, w)), normal)
	half := uint32(single.PowerOfTwo(-1))
	tiny := b.ULess(a, b.words.K(smallestNormal, w))
	units := b.ISub(b.single.NativeBits(b.FAdd, b.Select(tiny, a, b.words.K(0, w)), b.words.K(half, w)), b.words.K(half, w))
	return b.Or(sign, b.Select(tiny, units, normal))
}

// roundHalf rounds a float32 to the nearest half, ties to even. A NaN becomes the
// canonical one, or counts as made.
func (b *Builder) roundHalf(d dtype.DType, v Value) Value { return b.roundHalfBy(d, v, false) }

// roundHalfBy is roundHalf, or rounds ties towards +Inf: see
// [elementary.HalfTiesUp].
func (b *Builder) roundHalfBy(d dtype.DType, v Value, tiesUp bool) Value {
	if d == dtype.Float16 && b.target.PackHalf && !tiesUp {
		f := b.floats(v)
		r := Value{DType: d, Width: v.Width, half: b.PackHalf(f), alone: true, made: true}
		if !b.target.RoundHalf {
			r.unrounded = f
		}
		return r
	}
	w := b.bits(v)
	if d == dtype.Float16 {
		return Value{DType: d, Width: v.Width, words: [2]ID{b.roundedHalf(w, tiesUp)}}
	}
	r := b.roundOff(w, w, 16, tiesUp) // past the greatest number lies an infinity
	r = b.Select(b.UGreater(b.words.Magnitude(w), b.words.K(single.Infinity, w)), b.words.K(single.CanonicalNaN, w), r)
	return Value{DType: d, Width: v.Width, words: [2]ID{r}}
}

// roundedHalf is the float32 bits of the float16s nearest to float32s, with the canonical
// NaN.
func (b *Builder) roundedHalf(w ID, tiesUp bool) ID {
	a := b.words.Magnitude(w)
	r := b.Select(b.UGreaterEq(a, b.words.K(overflow16, w)), b.words.K(single.Infinity, w), b.roundTo16(w, a, tiesUp))
	r = b.Or(b.And(w, b.words.K(words.SignBit, w)), r)
	return b.Select(b.UGreater(a, b.words.K(single.Infinity, w)), b.words.K(single.CanonicalNaN, w), r)
}

// roundTo16 rounds the magnitude a of w, below what overflows, to a float16.
func (b *Builder) roundTo16(w, a ID, tiesUp bool) ID {
	if !tiesUp {
		// In a number of 13 more binary places the last place is that of a half, of the
		// least normal one where a half is smaller: adding it rounds.
		place := b.IAdd(b.UMax(b.And(a, b.words.K(single.Infinity, w)), b.words.K(smallestNormal, w)), b.words.K(lostBits16<<single.MantissaBits, w))
		return b.single.NativeBits(b.FSub, b.single.NativeBits(b.FAdd, a, place), place)
	}
	// Below 2^-14 halves are units of 2^-24: adding 1/2 rounds to them.
	half := b.words.K(math.Float32bits(0.5), w)
	tiny := b.ULess(a, b.words.K(smallestNormal, w))
	sum := b.single.NativeBits(b.FAdd, b.Select(tiny, a, b.words.K(0, w)), half)
	return b.Select(tiny, b.single.NativeBits(b.FSub, sum, half), b.roundOff(a, w, lostBits16, tiesUp))
}

// roundOff rounds the lowest places off x, which are w's or those of its magnitude: ties
// to even, or towards +Inf.
func (b *Builder) roundOff(x, w ID, places uint32, tiesUp bool) ID {
	up := b.And(b.ShiftR(x, b.words.K(places, x)), b.words.K(1, x))
	if tiesUp {
		up = b.Xor(b.ShiftR(w, b.words.K(31, w)), b.words.K(1, w))
	}
	sum := b.IAdd(b.IAdd(x, b.words.K(1<<(places-1)-1, x)), up)
	return b.And(sum, b.words.K(^uint32(1<<places-1), x))
}
