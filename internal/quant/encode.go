package quant

import (
	"encoding/binary"
	"math"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
)

// Encode writes the blocks of whole blocks of finite numbers, by ggml's reference quantisers
// (quantize_row_..._ref). It returns the index of the first block whose scale or minimum is beyond
// float16, or -1. All arithmetic is in float32, each operation rounded. The format is one that
// [Format.Encodes].
func (f *Format) Encode(x []float32, blocks []byte) int {
	for i := 0; len(x) >= f.Elements; i++ {
		if !f.encode(blocks[:f.Bytes], x[:f.Elements]) {
			return i
		}
		x, blocks = x[f.Elements:], blocks[f.Bytes:]
	}
	return -1
}

// putHalf writes x as a float16. It returns false where that is not finite.
func putHalf(b []byte, x float32) bool {
	bits := uint16(element.FromFloat(dtype.Float16, float64(x))[0])
	binary.LittleEndian.PutUint16(b, bits)
	return bits&0x7c00 != 0x7c00
}

func abs(x float32) float32 { return float32(math.Abs(float64(x))) }

// largest is the first number of the greatest magnitude.
func largest(x []float32) (most float32) {
	for _, v := range x {
		if abs(most) < abs(v) {
			most = v
		}
	}
	return most
}

// extremes are the least and the greatest number, of equal zeros the first.
func extremes(x []float32) (least, most float32) {
	least, most = math.MaxFloat32, -math.MaxFloat32
	for _, v := range x {
		if v < least {
			least = v
		}
		if v > most {
			most = v
		}
	}
	return least, most
}

// inverse is 1/d, and 0 where d is 0 or so small that 1/d is infinite.
func inverse(d float32) float32 {
	if id := 1 / d; d != 0 && !math.IsInf(float64(id), 0) {
		return id
	}
	return 0
}

// level is x without its fraction, within [0, most].
func level(x float32, most int) int { return min(most, max(0, int(x))) }

// putLevels packs the levels of 32 elements in 16 bytes, their low bits only, and returns the fifth
// bits.
func putLevels(b []byte, x []float32, levelOf func(v float32) int) (fifths uint32) {
	for j := range 16 {
		low, high := levelOf(x[j]), levelOf(x[j+16])
		b[j] = byte(low&15 | high&15<<4)
		fifths |= uint32(low>>4)<<j | uint32(high>>4)<<(j+16)
	}
	return fifths
}

func encodeQ4_0(b []byte, x []float32) bool {
	d := largest(x) / -8
	id := inverse(d)
	putLevels(b[2:], x, func(v float32) int { return level(float32(v*id)+8.5, 15) })
	return putHalf(b, d)
}

func encodeQ4_1(b []byte, x []float32) bool {
	least, most := extremes(x)
	d := (most - least) / 15
	id := inverse(d)
	putLevels(b[4:], x, func(v float32) int { return level(float32((v-least)*id)+0.5, 15) })
	scaled := putHalf(b, d)
	return putHalf(b[2:], least) && scaled
}

func encodeQ5_0(b []byte, x []float32) bool {
	d := largest(x) / -16
	id := inverse(d)
	fifths := putLevels(b[6:], x, func(v float32) int { return level(float32(v*id)+16.5, 31) })
	binary.LittleEndian.PutUint32(b[2:], fifths)
	return putHalf(b, d)
}

func encodeQ5_1(b []byte, x []float32) bool {
	least, most := extremes(x)
	d := (most - least) / 31
	id := inverse(d)
	fifths := putLevels(b[8:], x, func(v float32) int { return level(float32((v-least)*id)+0.5, 31) })
	binary.LittleEndian.PutUint32(b[4:], fifths)
	scaled := putHalf(b, d)
	return putHalf(b[2:], least) && scaled
}

func encodeQ8_0(b []byte, x []float32) bool {
	d := abs(largest(x)) / 127
	id := inverse(d)
	for j, v := range x {
		b[2+j] = byte(int8(max(-127, min(127, math.Round(float64(v*id))))))
	}
	return putHalf(b, d)
}

func encodeIQ4NL(b []byte, x []float32) bool {
	most := largest(x)
	clear(b)
	if abs(most) < 1e-15 {
		return true
	}
	id := inverse(most / float32(nonlinear[0]))
	var weighted, squares float32
	putLevels(b[2:], x, func(v float32) int { return nearest(nonlinear, float32(v*id)) })
	for j, v := range x {
		q := float32(nonlinear[b[2+j%16]>>(j/16*4)&15])
		w := v * v
		weighted += float32(float32(w*q) * v)
		squares += float32(float32(w*q) * q)
	}
	if squares > 0 {
		return putHalf(b, weighted/squares)
	}
	return true
}

// nearest is the index of the nearest of ascending values, of two the greater.
func nearest(values []int8, x float32) int {
	at := 0
	for i := 1; i < len(values); i++ {
		if x+x >= float32(int(values[i-1])+int(values[i])) {
			at = i
		}
	}
	return at
}

func encodeMXFP4(b []byte, x []float32) bool {
	b[0] = 0
	if most := abs(largest(x)); most > 0 {
		exponent := int(math.Floor(float64(float32(math.Log2(float64(most))))))
		b[0] = byte(max(0, exponent-2+127))
	}
	d := float32(math.Ldexp(1, int(b[0])-128))
	putLevels(b[1:], x, func(v float32) int {
		at, least := 0, abs(v)
		for i := 1; i < 16; i++ {
			if wrong := abs(float32(float32(e2m1[i])*d) - v); wrong < least {
				at, least = i, wrong
			}
		}
		return at
	})
	return true
}
