package half

import (
	"math"

	"github.com/weft-gpu/weft/codegen/single"
	"github.com/weft-gpu/weft/codegen/words"
	"github.com/weft-gpu/weft/dtype"
)

// ID names a value of a module.
type ID = words.ID

// Arithmetic writes conversions between halves and float32.
type Arithmetic struct{ single.Arithmetic }

// Operators on halves compute in float32 and round the result once more. A float32 has 24
// significant bits, twice the 11 of float16 plus two. So for add, sub, mul, div and sqrt both
// roundings together give the same as rounding the exact result once (Figueroa, 1995). Between
// operations a half is held as a float32 of the same value.

// The layout of a float16 compared with an equal float32: its 10 bits of mantissa are the upper
// ones of the float32's 23, and its exponent field is less by 112.
const (
	lostBits16     = single.MantissaBits - 10
	rebias16       = 112
	smallestNormal = (rebias16 + 1) << single.MantissaBits // 2^-14, the least normal float16
	overflow16     = (127+16)<<single.MantissaBits - 1<<(lostBits16-1)
	Infinity16     = 0x7c00
	CanonicalNaN16 = 0x7e00
)

// Expand returns the float32 bits of halves in words whose upper bits do not matter. NaNs keep
// their payload.
func (b Arithmetic) Expand(d dtype.DType, w ID) ID {
	if d == dtype.BFloat16 {
		return b.ShiftL(w, b.K(16, w))
	}
	if b.Device.Flush {
		return b.expandByUnits(w)
	}
	// The bits of a half at their places in a float32 give a number that is 2^112 times too
	// small, also for a subnormal. One multiplication corrects that.
	exponent := b.K(0x1f<<single.MantissaBits, w)
	bits := b.And(b.ShiftRA(b.ShiftL(w, b.K(16, w)), b.K(16-lostBits16, w)), b.K(words.SignBit|(1<<15-1)<<lostBits16, w))
	special := b.IEq(b.And(bits, exponent), exponent)
	return b.Select(special, b.Or(bits, b.K(single.Infinity, w)), b.NativeBits(b.FMul, bits, b.K(single.PowerOfTwo(rebias16), w)))
}

// expandByUnits is Expand of float16 on a device that flushes subnormals.
func (b Arithmetic) expandByUnits(w ID) ID {
	sign := b.ShiftL(b.And(w, b.K(0x8000, w)), b.K(16, w))
	shifted := b.ShiftL(b.And(w, b.K(0x7fff, w)), b.K(lostBits16, w))
	rebiased := b.IAdd(shifted, b.K(rebias16<<single.MantissaBits, w))
	special := b.UGreaterEq(shifted, b.K(0x1f<<single.MantissaBits, w))
	rebiased = b.Select(special, b.Or(shifted, b.K(single.Infinity, w)), rebiased)
	// A subnormal is m units of 2^-24, the last place of 1/2. Adding m to the bits of 1/2 and
	// subtracting 1/2 yields it exactly.
	half := uint32(single.PowerOfTwo(-1))
	units := b.IAdd(b.ShiftR(shifted, b.K(lostBits16, w)), b.K(half, w))
	small := b.NativeBits(b.FSub, units, b.K(half, w))
	tiny := b.ULess(shifted, b.K(1<<single.MantissaBits, w))
	return b.Or(sign, b.Select(tiny, small, rebiased))
}

// Pack is the inverse of Expand, for float32 bits that equal a half. It returns 16 bits, with
// zeros above.
func (b Arithmetic) Pack(d dtype.DType, w ID) ID {
	if d == dtype.BFloat16 {
		return b.ShiftR(w, b.K(16, w))
	}
	if b.Device.Flush {
		return b.packByUnits(w)
	}
	special := b.UGreaterEq(b.Magnitude(w), b.K(single.Infinity, w))
	bits := b.Select(special, w, b.NativeBits(b.FMul, w, b.K(single.PowerOfTwo(-rebias16), w)))
	return b.Or(b.And(b.ShiftR(w, b.K(16, w)), b.K(0x8000, w)), b.And(b.ShiftR(bits, b.K(lostBits16, w)), b.K(0x7fff, w)))
}

// packByUnits is Pack of float16 on a device that flushes subnormals.
func (b Arithmetic) packByUnits(w ID) ID {
	sign := b.And(b.ShiftR(w, b.K(16, w)), b.K(0x8000, w))
	a := b.Magnitude(w)
	normal := b.ShiftR(b.ISub(a, b.K(rebias16<<single.MantissaBits, w)), b.K(lostBits16, w))
	special := b.UGreaterEq(a, b.K(single.Infinity, w))
	normal = b.Select(special, b.And(b.ShiftR(a, b.K(lostBits16, w)), b.K(0x7fff, w)), normal)
	half := uint32(single.PowerOfTwo(-1))
	tiny := b.ULess(a, b.K(smallestNormal, w))
	units := b.ISub(b.NativeBits(b.FAdd, b.Select(tiny, a, b.K(0, w)), b.K(half, w)), b.K(half, w))
	return b.Or(sign, b.Select(tiny, units, normal))
}

// Round returns the float32 bits of the halves nearest to float32s, ties to even or towards
// +Inf. NaNs become canonical.
func (b Arithmetic) Round(d dtype.DType, w ID, tiesUp bool) ID {
	if d == dtype.Float16 {
		return b.roundTo16(w, tiesUp)
	}
	r := b.roundOff(w, w, 16, tiesUp) // past the greatest number comes infinity
	return b.Select(b.UGreater(b.Magnitude(w), b.K(single.Infinity, w)), b.K(single.CanonicalNaN, w), r)
}

// roundTo16 returns the float32 bits of the float16s nearest to float32s. NaNs become
// canonical.
func (b Arithmetic) roundTo16(w ID, tiesUp bool) ID {
	a := b.Magnitude(w)
	r := b.Select(b.UGreaterEq(a, b.K(overflow16, w)), b.K(single.Infinity, w), b.roundMagnitude16(w, a, tiesUp))
	r = b.Or(b.And(w, b.K(words.SignBit, w)), r)
	return b.Select(b.UGreater(a, b.K(single.Infinity, w)), b.K(single.CanonicalNaN, w), r)
}

// roundMagnitude16 rounds a, the magnitude of w, to a float16. a is below those that overflow.
func (b Arithmetic) roundMagnitude16(w, a ID, tiesUp bool) ID {
	if !tiesUp {
		// place is 2^13 times as great as a's leading bit (of a subnormal half: as the least
		// normal half), so its last place is that of the half. Adding and subtracting it rounds.
		place := b.IAdd(b.UMax(b.And(a, b.K(single.Infinity, w)), b.K(smallestNormal, w)), b.K(lostBits16<<single.MantissaBits, w))
		return b.NativeBits(b.FSub, b.NativeBits(b.FAdd, a, place), place)
	}
	// Below 2^-14 halves are multiples of 2^-24. Adding 1/2 rounds to them.
	half := b.K(math.Float32bits(0.5), w)
	tiny := b.ULess(a, b.K(smallestNormal, w))
	sum := b.NativeBits(b.FAdd, b.Select(tiny, a, b.K(0, w)), half)
	return b.Select(tiny, b.NativeBits(b.FSub, sum, half), b.roundOff(a, w, lostBits16, tiesUp))
}

// roundOff rounds x, which is w or its magnitude, to a multiple of 2^places: ties to even, or
// towards +Inf.
func (b Arithmetic) roundOff(x, w ID, places uint32, tiesUp bool) ID {
	up := b.And(b.ShiftR(x, b.K(places, x)), b.K(1, x))
	if tiesUp {
		up = b.Xor(b.ShiftR(w, b.K(31, w)), b.K(1, w))
	}
	sum := b.IAdd(b.IAdd(x, b.K(1<<(places-1)-1, x)), up)
	return b.And(sum, b.K(^uint32(1<<places-1), x))
}

// OrderKey is the order key of a half, given its own 16 bits.
func (b Arithmetic) OrderKey(d dtype.DType, half ID) ID {
	sign := b.ISub(b.K(0, half), b.ShiftR(half, b.K(15, half)))
	magnitude := b.And(half, b.K(0x7fff, half))
	key := b.IAdd(b.ISub(b.Xor(magnitude, sign), sign), b.K(0x8000, half))
	most := uint32(Infinity16)
	if d == dtype.BFloat16 {
		most = single.Infinity >> 16
	}
	return b.Select(b.UGreater(magnitude, b.K(most, half)), b.K(0xffff, half), key)
}

// AsFloat32 is Expand for a constant.
func AsFloat32(d dtype.DType, h uint16) uint32 {
	if d == dtype.BFloat16 {
		return uint32(h) << 16
	}
	sign, a := uint32(h)>>15<<31, uint32(h)&0x7fff
	switch {
	case a >= 0x7c00:
		return sign | single.Infinity | a<<lostBits16
	case a < 0x0400:
		return sign | math.Float32bits(float32(a)*0x1p-24)
	}
	return sign | a<<lostBits16 + rebias16<<single.MantissaBits
}
