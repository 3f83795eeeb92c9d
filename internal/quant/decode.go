package quant

import (
	"encoding/binary"
	"math"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
)

// Decode writes the numbers of whole blocks to out, which has Elements numbers for each Bytes bytes.
// A NaN is the canonical one.
func (f *Format) Decode(blocks []byte, out []float32) {
	for len(blocks) >= f.Bytes {
		f.decode(blocks[:f.Bytes], out[:f.Elements])
		for i, y := range out[:f.Elements] {
			if y != y {
				out[i] = float32(math.NaN())
			}
		}
		blocks, out = blocks[f.Bytes:], out[f.Elements:]
	}
}

// half is the float16 at the start of b.
func half(b []byte) float32 {
	return float32(element.Float(dtype.Float16, uint64(binary.LittleEndian.Uint16(b))))
}

func decodeQ4_0(b []byte, out []float32) {
	d := half(b)
	for j, q := range b[2:18] {
		out[j] = float32(int(q&15)-8) * d
		out[j+16] = float32(int(q>>4)-8) * d
	}
}

func decodeQ4_1(b []byte, out []float32) {
	d, m := half(b), half(b[2:])
	for j, q := range b[4:20] {
		out[j] = float32(float32(q&15)*d) + m
		out[j+16] = float32(float32(q>>4)*d) + m
	}
}

// fifth is the fifth bit of element i, as the bit 16, of a block whose fifth bits start at b.
func fifth(b []byte, i int) int { return int(binary.LittleEndian.Uint32(b)>>i&1) << 4 }

func decodeQ5_0(b []byte, out []float32) {
	d := half(b)
	for j, q := range b[6:22] {
		out[j] = float32(int(q&15)+fifth(b[2:], j)-16) * d
		out[j+16] = float32(int(q>>4)+fifth(b[2:], j+16)-16) * d
	}
}

func decodeQ5_1(b []byte, out []float32) {
	d, m := half(b), half(b[2:])
	for j, q := range b[8:24] {
		out[j] = float32(float32(int(q&15)+fifth(b[4:], j))*d) + m
		out[j+16] = float32(float32(int(q>>4)+fifth(b[4:], j+16))*d) + m
	}
}

func decodeQ8_0(b []byte, out []float32) {
	d := half(b)
	for j, q := range b[2:34] {
		out[j] = float32(int8(q)) * d
	}
}

func decodeIQ4NL(b []byte, out []float32) {
	d := half(b)
	for j, q := range b[2:18] {
		out[j] = d * float32(nonlinear[q&15])
		out[j+16] = d * float32(nonlinear[q>>4])
	}
}

func decodeMXFP4(b []byte, out []float32) {
	d := float32(math.Ldexp(1, int(b[0])-128))
	for j, q := range b[1:17] {
		out[j] = float32(e2m1[q&15]) * d
		out[j+16] = float32(e2m1[q>>4]) * d
	}
}

func decodeQ2K(b []byte, out []float32) {
	scales, quants, d, m := b[:16], b[16:80], half(b[80:]), half(b[82:])
	for i := range out {
		s := scales[i/16]
		q := quants[i/128*32+i%32] >> (i % 128 / 32 * 2) & 3
		out[i] = float32(float32(d*float32(s&15))*float32(q)) - float32(m*float32(s>>4))
	}
}

func decodeQ3K(b []byte, out []float32) {
	high, quants, packed, d := b[:32], b[32:96], b[96:108], half(b[108:])
	for i := range out {
		part := i / 16
		s := packed[part%8]>>(part/8*4)&15 | packed[8+part%4]>>(part/4*2)&3<<4
		q := int(quants[i/128*32+i%32] >> (i % 128 / 32 * 2) & 3)
		if high[i%32]>>(i/32)&1 == 0 {
			q -= 4
		}
		out[i] = float32(d*float32(int(s)-32)) * float32(q)
	}
}

// sixBit are the step and the minimum of part j of 8, in the 12 bytes of Q4_K and Q5_K.
func sixBit(b []byte, j int) (step, minimum float32) {
	if j < 4 {
		return float32(b[j] & 63), float32(b[j+4] & 63)
	}
	return float32(b[j+4]&15 | b[j-4]>>6<<4), float32(b[j+4]>>4 | b[j]>>6<<4)
}

func decodeQ4K(b []byte, out []float32) {
	d, m, quants := half(b), half(b[2:]), b[16:144]
	for i := range out {
		step, minimum := sixBit(b[4:16], i/32)
		q := quants[i/64*32+i%32] >> (i % 64 / 32 * 4) & 15
		out[i] = float32(float32(d*step)*float32(q)) - float32(m*minimum)
	}
}

func decodeQ5K(b []byte, out []float32) {
	d, m, high, quants := half(b), half(b[2:]), b[16:48], b[48:176]
	for i := range out {
		step, minimum := sixBit(b[4:16], i/32)
		q := quants[i/64*32+i%32]>>(i%64/32*4)&15 | high[i%32]>>(i/32)&1<<4
		out[i] = float32(float32(d*step)*float32(q)) - float32(m*minimum)
	}
}

func decodeQ6K(b []byte, out []float32) {
	low, high, steps, d := b[:128], b[128:192], b[192:208], half(b[208:])
	for i := range out {
		at, quarter := i%128, i%128/32
		q := low[i/128*64+at%64]>>(at/64*4)&15 | high[i/128*32+at%32]>>(quarter*2)&3<<4
		out[i] = float32(d*float32(int8(steps[i/16]))) * float32(int(q)-32)
	}
}
