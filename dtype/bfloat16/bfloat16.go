// Package bfloat16 has the Go type of bfloat16 elements: the upper half of a float32, with 8 bits
// of exponent and 8 of significand, hidden bit included. Its functions have the names of those of
// github.com/x448/float16, the type of float16 elements.
package bfloat16

import (
	"math"
	"strconv"
)

// BFloat16 is the bits of a bfloat16 number.
type BFloat16 uint16

// Frombits is the number with the given bits.
func Frombits(bits uint16) BFloat16 { return BFloat16(bits) }

// Bits are the number's bits.
func (f BFloat16) Bits() uint16 { return uint16(f) }

// Fromfloat32 is the bfloat16 nearest to f, of two the even one; ±Inf where f is too large. A NaN
// keeps its sign and the upper bits of its payload, and becomes quiet.
func Fromfloat32(f float32) BFloat16 {
	bits := math.Float32bits(f)
	if f != f {
		return BFloat16(bits>>16 | 0x40)
	}
	return BFloat16((bits + 0x7fff + bits>>16&1) >> 16)
}

// Float32 is the number as a float32, exactly.
func (f BFloat16) Float32() float32 { return math.Float32frombits(uint32(f) << 16) }

// IsNaN reports whether f is not a number.
func (f BFloat16) IsNaN() bool { return f&0x7fff > 0x7f80 }

// IsInf reports whether f is an infinity: +Inf where sign > 0, -Inf where
// sign < 0, either where sign is 0.
func (f BFloat16) IsInf(sign int) bool { return math.IsInf(float64(f.Float32()), sign) }

// Signbit reports whether f is negative or -0.
func (f BFloat16) Signbit() bool { return f>>15 != 0 }

// String is the shortest decimal that reads back as the number's float32.
func (f BFloat16) String() string {
	return strconv.FormatFloat(float64(f.Float32()), 'g', -1, 32)
}
