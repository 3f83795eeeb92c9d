package codegen

import (
	"math"

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
	lostBits16     = mantissaBits - 10
	rebias16       = 112
	smallestNormal = (rebias16 + 1) << mantissaBits // 2^-14, the least normal float16
	overflow16     = (127+16)<<mantissaBits - 1<<(lostBits16-1)
)

// expandHalf is the float32 bits of halves, given as words whose upper bits do
// not matter. NaNs keep their payload.
func (b *Builder) expandHalf(d dtype.DType, w ID) ID {
	if d == dtype.BFloat16 {
		return b.ShiftL(w, b.k(16, w))
	}
	sign := b.ShiftL(b.And(w, b.k(0x8000, w)), b.k(16, w))
	shifted := b.ShiftL(b.And(w, b.k(0x7fff, w)), b.k(lostBits16, w))
	rebiased := b.IAdd(shifted, b.k(rebias16<<mantissaBits, w))
	special := b.UGreaterEq(shifted, b.k(0x1f<<mantissaBits, w))
	rebiased = b.Select(special, b.Or(shifted, b.k(infinity, w)), rebiased)
	// A subnormal of m units of 2^-24: with the bits of m added to those of 1/2,
	// whose last place that is, a subtraction makes it exact.
	half := uint32(powerOfTwo(-1))
	units := b.IAdd(b.ShiftR(shifted, b.k(lostBits16, w)), b.k(half, w))
	small := b.nativeBits(b.FSub, units, b.k(half, w))
	tiny := b.ULess(shifted, b.k(1<<mantissaBits, w))
	return b.Or(sign, b.Select(tiny, small, rebiased))
}

// packHalf is the reverse of expandHalf, for float32 bits whose value is that
// of a half: 16 bits, and zeros above.
func (b *Builder) packHalf(d dtype.DType, w ID) ID {
	if d == dtype.BFloat16 {
		return b.ShiftR(w, b.k(16, w))
	}
	sign := b.And(b.ShiftR(w, b.k(16, w)), b.k(0x8000, w))
	a := b.magnitude(w)
	normal := b.ShiftR(b.ISub(a, b.k(rebias16<<mantissaBits, w)), b.k(lostBits16, w))
	special := b.UGreaterEq(a, b.k(infinity, w))
	normal = b.Select(special, b.And(b.ShiftR(a, b.k(lostBits16, w)), b.k(0x7fff, w)), normal)
	half := uint32(powerOfTwo(-1))
	tiny := b.ULess(a, b.k(smallestNormal, w))
	units := b.ISub(b.nativeBits(b.FAdd, b.Select(tiny, a, b.k(0, w)), b.k(half, w)), b.k(half, w))
	return b.Or(sign, b.Select(tiny, units, normal))
}

// roundHalf rounds a float32 to the nearest half, ties to even. A NaN stays
// one, and counts as made.
func (b *Builder) roundHalf(d dtype.DType, v Value) Value { return b.roundHalfBy(d, v, false) }

// roundHalfBy is roundHalf, or rounds ties towards +Inf: see
// [elementary.HalfTiesUp].
func (b *Builder) roundHalfBy(d dtype.DType, v Value, tiesUp bool) Value {
	w := b.bits(v)
	a := b.magnitude(w)
	sign := b.And(w, b.k(signBit, w))
	lost := uint32(16)
	if d == dtype.Float16 {
		lost = lostBits16
	}
	odd := b.And(b.ShiftR(a, b.k(lost, w)), b.k(1, w))
	if tiesUp {
		odd = b.Xor(b.ShiftR(w, b.k(31, w)), b.k(1, w))
	}
	up := b.IAdd(b.IAdd(a, b.k(1<<(lost-1)-1, w)), odd)
	r := b.And(up, b.k(^uint32(1<<lost-1), w)) // bfloat16: past the greatest number lies +Inf
	if d == dtype.Float16 {
		r = b.Select(b.UGreaterEq(a, b.k(overflow16, w)), b.k(infinity, w), r)
		// Below 2^-14 halves are units of 2^-24: adding 1/2 rounds to them.
		half := math.Float32bits(0.5)
		tiny := b.ULess(a, b.k(smallestNormal, w))
		sum := b.nativeBits(b.FAdd, b.Select(tiny, a, b.k(0, w)), b.k(half, w))
		r = b.Select(tiny, b.nativeBits(b.FSub, sum, b.k(half, w)), r)
	}
	r = b.Select(b.UGreater(a, b.k(infinity, w)), b.k(canonicalNaN, w), r)
	return Value{DType: d, Width: v.Width, words: [2]ID{b.Or(sign, r)}, made: true}
}
