package codegen

import (
	"github.com/weft-gpu/weft/codegen/single"
	"github.com/weft-gpu/weft/codegen/words"
	"github.com/weft-gpu/weft/dtype"
)

// Order keys are unsigned integers in the order of the elements. A float's key is the middle of
// the keys plus its signed distance from zero, counted in representable numbers. Both zeros have
// the same key, and NaNs have the greatest.

// unsignedAsWide are the unsigned integer dtypes by their size in bytes.
var unsignedAsWide = map[int]dtype.DType{1: dtype.Uint8, 2: dtype.Uint16, 4: dtype.Uint32, 8: dtype.Uint64}

func boolKey(b *Builder, a []Value) Value {
	return word(dtype.Uint8, a[0].Width, b.ToWords(a[0])[0])
}

// wordKey maps the least integer to 0. The bits above a narrow key are zeros, not its sign.
func wordKey(b *Builder, a []Value) Value {
	d, w := a[0].DType, a[0].words[0]
	if !d.IsSigned() {
		return a[0]
	}
	bits := 8 * d.Size()
	key := b.Xor(w, b.words.K(1<<(bits-1), w))
	unsigned := unsignedAsWide[d.Size()]
	return word(unsigned, a[0].Width, b.extendWord(unsigned, key))
}

func pairKey(b *Builder, a []Value) Value {
	w := a[0].words
	if a[0].DType.IsSigned() {
		w[1] = b.Xor(w[1], b.words.K(words.SignBit, w[1]))
	}
	return Value{DType: dtype.Uint64, Width: a[0].Width, words: w}
}

func floatKey(b *Builder, a []Value) Value {
	return ofHeld(unsignedAsWide[a[0].DType.Size()], a[0].Width, b.float.OrderKey(b.held(a[0])))
}

// halfKey computes the key of a half from the half's own 16 bits.
func halfKey(b *Builder, v Value) Value {
	v.made = false // any NaN comes last
	return word(dtype.Uint16, v.Width, b.half().OrderKey(v.DType, b.halfBits(v)))
}

// packWords makes a 64-bit integer of two words, the high one first.
func packWords(_ *Builder, a []Value) Value {
	return Value{DType: dtype.Uint64, Width: a[0].Width, words: pair{a[1].words[0], a[0].words[0]}}
}

// To find an extremum of many float32s, kernels compare their keys of the total order, in which
// -0 is less than +0. An extremum of two keys takes one instruction, one of floats seven. The
// key of a NaN lies beyond that of the infinity of its sign.

// TotalOrder returns the keys of float32s: int32s in the order of the floats.
func (b *Builder) TotalOrder(v Value) Value {
	if v.DType != dtype.Float32 {
		b.Fail("the total order of %v", v.DType)
		return b.Zero(dtype.Int32, v.Width)
	}
	return word(dtype.Int32, v.Width, b.single.TotalOrder(b.bits(v)))
}

// ExtremeKey returns the key of the greatest or least of several float32s. For the greatest, end
// is the greatest of their keys and other the least; for the least it is the reverse. If either
// is a NaN's key, so is the result.
func (b *Builder) ExtremeKey(greatest bool, end, other Value) Value {
	w := end.words[0]
	if greatest {
		isNaN := b.SLess(other.words[0], b.words.K(minKey, w))
		return word(dtype.Int32, end.Width, b.Select(isNaN, b.words.K(words.Magnitude, w), w))
	}
	isNaN := b.SLess(b.words.K(single.Infinity, w), other.words[0])
	return word(dtype.Int32, end.Width, b.Select(isNaN, b.words.K(words.SignBit, w), w))
}

// minKey is the key of -Inf.
const minKey = words.SignBit | (words.Magnitude &^ single.Infinity)

// FromTotalOrder returns the float32 of a key; a NaN's key gives the canonical NaN.
func (b *Builder) FromTotalOrder(v Value) Value {
	w := b.single.TotalOrder(v.words[0])
	return madeBits(b, b.Select(b.UGreater(b.words.Magnitude(w), b.words.K(single.Infinity, w)), b.words.K(single.CanonicalNaN, w), w))
}
