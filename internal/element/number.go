package element

import (
	"math"

	"github.com/x448/float16"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/dtype/bfloat16"
)

// FromFloat is a number as an element of d, as the operator cast defines it:
// floats round once to nearest even, NaNs are canonical; integers truncate and
// saturate, and a NaN gives 0; a bool is x != 0; a complex number gets it as its
// real part.
func FromFloat(d dtype.DType, x float64) Bits {
	if x != x && !d.IsInteger() {
		x = math.NaN()
	}
	switch {
	case d == dtype.Bool && x != 0:
		return Bits{1}
	case d == dtype.Bool:
		return Bits{}
	case d.IsInteger():
		return Bits{integerOf(d, x)}
	}
	switch d.Real() {
	case dtype.Float64:
		return Bits{canonical(x, math.Float64bits(x), 0x7ff8<<48)}
	case dtype.Float32:
		return Bits{canonical(x, uint64(math.Float32bits(float32(x))), 0x7fc00000)}
	case dtype.Float16:
		return Bits{canonical(x, uint64(float16.Fromfloat32(toOdd(x)).Bits()), 0x7e00)}
	}
	return Bits{canonical(x, uint64(bfloat16.Fromfloat32(toOdd(x)).Bits()), 0x7fc0)}
}

// FromComplex is a complex number as an element of d: each part as [FromFloat]
// has it, and of a type that is not complex the real one.
func FromComplex(d dtype.DType, x complex128) Bits {
	re, im := FromFloat(d, real(x)), FromFloat(d.Real(), imag(x))
	switch d {
	case dtype.Complex64:
		re[0] |= im[0] << 32
	case dtype.Complex128:
		re[1] = im[0]
	}
	return re
}

func canonical(x float64, bits, nan uint64) uint64 {
	if x != x {
		return nan
	}
	return bits
}

// toOdd rounds to float32 so that rounding again to a half is rounding once:
// what is inexact becomes the neighbour whose last bit is set (Boldo and
// Melquiond, "Emulation of a FMA and correctly rounded sums", 2008).
func toOdd(x float64) float32 {
	f := float32(x)
	switch bits := math.Float32bits(f); {
	case float64(f) == x || x != x || bits&1 == 1:
		return f
	case math.Abs(float64(f)) > math.Abs(x):
		return math.Float32frombits(bits - 1)
	default:
		return math.Float32frombits(bits + 1)
	}
}

// integerOf truncates and saturates.
func integerOf(d dtype.DType, x float64) uint64 {
	info, err := dtype.Iinfo(d)
	if err != nil || x != x {
		return 0
	}
	x = math.Trunc(x)
	mask := uint64(math.MaxUint64) >> (64 - 8*d.Size())
	switch {
	case x <= float64(info.Min):
		return uint64(info.Min) & mask
	case x >= float64(info.Max):
		return info.Max
	case x < 0:
		return uint64(int64(x)) & mask
	}
	return uint64(x)
}
