package hostref

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

func randomRows(t map[key]mapFunc) {
	t[key{ops.RandomBits, dtype.Uint64}] = randomBits(0)
	t[key{ops.RandomBitsHigh, dtype.Uint64}] = randomBits(2)
	t[key{ops.MulHigh, dtype.Uint64}] = binaryOp(elementwise2(mulHigh64), keep)
}

// randomBits returns an operator whose elements are two 32-bit words of a block: word and word+1.
func randomBits(word int) mapFunc {
	return func(dst []byte, args []Column) {
		out := view[uint64](dst)
		counter, draw, k := view[uint64](args[0].Data)[:len(out)], view[uint64](args[1].Data)[:len(out)], view[uint64](args[2].Data)[:len(out)]
		for i := range out {
			block := blockOf(counter[i], draw[i], k[i])
			out[i] = uint64(block[word+1])<<32 | uint64(block[word])
		}
	}
}

// RandomBits returns one element of the operator random_bits: words 0 and 1 of Philox's block for
// the 128-bit counter (counter, draw) and key.
func RandomBits(counter, draw, key uint64) uint64 {
	block := blockOf(counter, draw, key)
	return uint64(block[1])<<32 | uint64(block[0])
}

func blockOf(counter, draw, key uint64) [4]uint32 {
	return philox([4]uint32{uint32(counter), uint32(counter >> 32), uint32(draw), uint32(draw >> 32)}, [2]uint32{uint32(key), uint32(key >> 32)})
}

// philox is Philox4x32-10 (Salmon, Moraes, Dror and Shaw, "Parallel random numbers: as easy as 1,
// 2, 3", 2011): ten rounds that multiply two words and mix the halves of the products. The key
// advances by the golden ratio and by √3 - 1.
func philox(c [4]uint32, k [2]uint32) [4]uint32 {
	for range 10 {
		p, q := uint64(c[0])*0xd2511f53, uint64(c[2])*0xcd9e8d57
		c = [4]uint32{uint32(q>>32) ^ c[1] ^ k[0], uint32(q), uint32(p>>32) ^ c[3] ^ k[1], uint32(p)}
		k[0] += 0x9e3779b9
		k[1] += 0xbb67ae85
	}
	return c
}
