package onnx

import "math"

// Half is an element of a [Float16] tensor: the bits of an IEEE 754 binary16
// number. Go has no such type of its own.
type Half uint16

// HalfOf is f rounded to the nearest Half, ties to even. A NaN stays one, with
// the upper bits of its payload.
func HalfOf(f float32) Half {
	const (
		infinite  = 0x7f800000
		overflow  = 0x477ff000 // 65520, halfway between the greatest Half and the next power of two
		normal    = 0x38800000 // 2^-14, the least normal Half
		rebias    = (127 - 15) << 23
		dropped   = 23 - 10 // bits of the fraction
		quiet     = 0x200
		infinity  = 0x7c00
		half      = 0.5 // spaced like the subnormal Halfs: 2^-24
		halfsBits = 0x3f000000
	)
	bits := math.Float32bits(f)
	sign := Half(bits >> 16 & 0x8000)
	abs := bits &^ (1 << 31)
	switch {
	case abs > infinite:
		payload := Half(abs>>dropped) & 0x3ff
		if payload == 0 {
			payload = quiet
		}
		return sign | infinity | payload
	case abs >= overflow:
		return sign | infinity
	case abs < normal:
		return sign | Half(math.Float32bits(math.Float32frombits(abs)+half)-halfsBits)
	}
	abs += 1<<(dropped-1) - 1 + abs>>dropped&1 // to nearest, ties to even
	return sign | Half((abs-rebias)>>dropped)
}

// Float32 is the same number, exactly; a NaN keeps its sign and payload.
func (h Half) Float32() float32 {
	sign := uint32(h&0x8000) << 16
	exponent, fraction := uint32(h>>10&0x1f), uint32(h&0x3ff)
	switch exponent {
	case 0:
		return math.Float32frombits(sign | math.Float32bits(float32(fraction)*0x1p-24))
	case 0x1f:
		return math.Float32frombits(sign | 0x7f800000 | fraction<<13)
	}
	return math.Float32frombits(sign | (exponent+127-15)<<23 | fraction<<13)
}
