package hostref

import (
	"math/big"
	"math/rand/v2"
	"testing"
)

// The known answers come from Random123's file kat_vectors, for philox4x32 with 10 rounds.
func TestPhiloxKnownAnswers(t *testing.T) {
	const ones = 0xffffffff
	for _, v := range []struct {
		counter [4]uint32
		key     [2]uint32
		want    [4]uint32
	}{
		{want: [4]uint32{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}},
		{[4]uint32{ones, ones, ones, ones}, [2]uint32{ones, ones}, [4]uint32{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}},
		// The digits of π.
		{[4]uint32{0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}, [2]uint32{0xa4093822, 0x299f31d0}, [4]uint32{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}},
	} {
		if got := philox(v.counter, v.key); got != v.want {
			t.Errorf("philox(%x, %x) = %x, want %x", v.counter, v.key, got, v.want)
		}
	}
	if got := RandomBits(0x85a308d3_243f6a88, 0x03707344_13198a2e, 0x299f31d0_a4093822); got != 0x94fdcceb_d16cfe09 {
		t.Errorf("RandomBits = %x: counter, draw and key are not the block's words, low ones first", got)
	}
}

func TestMulHigh(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 1000 {
		x, y := r.Uint64()>>r.IntN(64), r.Uint64()>>r.IntN(64)
		product := new(big.Int).Mul(new(big.Int).SetUint64(x), new(big.Int).SetUint64(y))
		if got, want := mulHigh64(x, y), new(big.Int).Rsh(product, 64).Uint64(); got != want {
			t.Errorf("mul_high(%d, %d) = %d, want %d", x, y, got, want)
		}
	}
}
