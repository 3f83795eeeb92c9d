package gomlx

import (
	"fmt"
	"math"
	"testing"

	"github.com/gomlx/gomlx/pkg/core/dtypes"
	"github.com/gomlx/gomlx/pkg/core/shapes"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// philox is Philox4x32-10 as its authors write it (Salmon et al., 2011).
func philox(c [4]uint32, k [2]uint32) [4]uint32 {
	for range 10 {
		p, q := uint64(c[0])*0xd2511f53, uint64(c[2])*0xcd9e8d57
		c = [4]uint32{uint32(q>>32) ^ c[1] ^ k[0], uint32(q), uint32(p>>32) ^ c[3] ^ k[1], uint32(p)}
		k[0] += 0x9e3779b9
		k[1] += 0xbb67ae85
	}
	return c
}

// The known answers of Random123's kat_vectors for philox4x32 with 10 rounds.
func TestPhiloxKnownAnswers(t *testing.T) {
	const all = math.MaxUint32
	for _, v := range []struct {
		counter [4]uint32
		key     [2]uint32
		want    [4]uint32
	}{
		{want: [4]uint32{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}},
		{[4]uint32{all, all, all, all}, [2]uint32{all, all}, [4]uint32{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}},
		{[4]uint32{0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}, [2]uint32{0xa4093822, 0x299f31d0}, [4]uint32{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}},
	} {
		if got := philox(v.counter, v.key); got != v.want {
			t.Errorf("philox(%x, %x) = %x, want %x", v.counter, v.key, got, v.want)
		}
	}
}

// stream is the first n words of a state, and the state past their blocks.
func stream(state [3]uint64, n int) (words []uint32, next [3]uint64) {
	next = state
	for len(words) < n {
		block := philox([4]uint32{uint32(next[1]), uint32(next[1] >> 32), uint32(next[2]), uint32(next[2] >> 32)}, [2]uint32{uint32(next[0]), uint32(next[0] >> 32)})
		words = append(words, block[:]...)
		if next[1]++; next[1] == 0 {
			next[2]++
		}
	}
	return words, next
}

// checkStream holds what a state gives as integers of a dtype, each of so many words.
func checkStream[T dtype.Element](t *testing.T, dev *device.Device, d dtypes.DType, state [3]uint64, dims []int, words int, element func(w []uint32) T) {
	t.Helper()
	want := newArray[T](dims...)
	all, next := stream(state, words*len(want.data))
	for i := range want.data {
		want.data[i] = element(all[i*words:])
	}
	what := fmt.Sprintf("%s%v of %x", d, dims, state)
	after, values := lowerRNGBitGenerator(tensor.From(dev, state[:]), shapes.Make(d, dims...))
	compare(t, what, values, want)
	compare(t, what+", the state after", after, array[uint64]{[]int{3}, next[:]})
}

func TestRNGBitGenerator(t *testing.T) {
	dev := testdev.Open(t)
	for _, state := range [][3]uint64{
		{},
		{0x299f31d0a4093822, 0x85a308d3243f6a88, 0x0370734413198a2e},
		{1, math.MaxUint64 - 1, 5},              // the low half of the counter overflows
		{2, math.MaxUint64, math.MaxUint64},     // and so does the high one
		{math.MaxUint64, math.MaxUint32 - 1, 0}, // a word of it does
	} {
		for _, dims := range [][]int{{}, {1}, {4}, {7}, {3, 5}, {0}, {2, 0, 3}, {33}} {
			checkStream(t, dev, dtypes.Uint64, state, dims, 2, func(w []uint32) uint64 { return uint64(w[1])<<32 | uint64(w[0]) })
			checkStream(t, dev, dtypes.Int64, state, dims, 2, func(w []uint32) int64 { return int64(uint64(w[1])<<32 | uint64(w[0])) })
			checkStream(t, dev, dtypes.Uint32, state, dims, 1, func(w []uint32) uint32 { return w[0] })
			checkStream(t, dev, dtypes.Int32, state, dims, 1, func(w []uint32) int32 { return int32(w[0]) })
			checkStream(t, dev, dtypes.Uint16, state, dims, 1, func(w []uint32) uint16 { return uint16(w[0]) })
			checkStream(t, dev, dtypes.Int8, state, dims, 1, func(w []uint32) int8 { return int8(w[0]) })
		}
	}
}

// Bits are made where they are used: one kernel has them, and makes numbers of them.
func TestRNGBitGeneratorIsFused(t *testing.T) {
	dev := testdev.OpenUnchecked(t)
	state := tensor.From(dev, []uint64{1, 2, 3})
	for _, d := range []dtypes.DType{dtypes.Uint32, dtypes.Uint64, dtypes.Uint8} {
		after, bits := lowerRNGBitGenerator(state, shapes.Make(d, 100, 7))
		checkKernels(t, d.String(), 1, bits.Cast(dtype.Float32).Mul(0x1p-32))
		checkKernels(t, "the state", 1, after)
	}
}
