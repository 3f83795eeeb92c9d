package gomlx

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

// totalOrderKey is numbers that are ordered as -NaN < -Inf < ... < -0 < +0 < ... < +Inf < +NaN
// is, NaNs by their payloads: of floats signed integers as wide, whose bits but the sign are
// turned round where they are negative. Bools become integers, which stay.
func totalOrderKey(x *tensor.Tensor) *tensor.Tensor {
	d := x.DType()
	switch {
	case d == dtype.Bool:
		return x.Cast(dtype.Uint8)
	case !d.IsFloat():
		return x
	}
	wide := 8 * d.Size()
	signed := map[int]dtype.DType{16: dtype.Int16, 32: dtype.Int32, 64: dtype.Int64}[wide]
	bits := x.BitCast(signed)
	return bits.BitwiseXor(bits.BitwiseRightShift(wide - 1).BitwiseAnd(uint64(1)<<(wide-1) - 1))
}

// lowerBitCount is how many bits of integers are set, in their dtype: counted in pairs of
// bits, in fours and in bytes side by side, which a product adds up (Warren, Hacker's Delight,
// 2nd edition, section 5-1).
func lowerBitCount(x *tensor.Tensor) *tensor.Tensor {
	d := x.DType()
	wide := 8 * d.Size()
	every := func(low uint64) uint64 { return low >> (64 - wide) }
	u := x.Cast(unsignedOfBits(wide))
	u = u.Sub(u.BitwiseRightShift(1).BitwiseAnd(every(0x5555555555555555)))
	twos := every(0x3333333333333333)
	u = u.BitwiseAnd(twos).Add(u.BitwiseRightShift(2).BitwiseAnd(twos))
	u = u.Add(u.BitwiseRightShift(4)).BitwiseAnd(every(0x0f0f0f0f0f0f0f0f))
	if wide > 8 {
		u = u.Mul(every(0x0101010101010101)).BitwiseRightShift(wide - 8)
	}
	return u.Cast(d)
}

// lowerClz is how many zeros there are before the highest bit of integers that is set, in their
// dtype; of 0 as many as they have bits.
func lowerClz(x *tensor.Tensor) *tensor.Tensor {
	d := x.DType()
	wide := 8 * d.Size()
	u := x.Cast(unsignedOfBits(wide))
	for shift := 1; shift < wide; shift *= 2 {
		u = u.BitwiseOr(u.BitwiseRightShift(shift))
	}
	// All bits are set from the highest one on.
	return lowerBitCount(u.BitwiseInvert()).Cast(d)
}

// unsignedOfBits is the unsigned integers of a width.
func unsignedOfBits(bits int) dtype.DType {
	return map[int]dtype.DType{8: dtype.Uint8, 16: dtype.Uint16, 32: dtype.Uint32, 64: dtype.Uint64}[bits]
}
