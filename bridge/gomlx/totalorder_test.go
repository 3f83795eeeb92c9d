package gomlx

import (
	"fmt"
	"math"
	"math/bits"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// inTotalOrder are the bits of numbers of a floating-point format in the total order: NaNs,
// infinities, the greatest numbers, 2, 1, the least subnormals and zeros of both signs.
func inTotalOrder[T uint16 | uint32 | uint64](exponent, mantissa int) []T {
	infinity := (T(1)<<exponent - 1) << mantissa
	quiet, one := T(1)<<(mantissa-1), (T(1)<<(exponent-1)-1)<<mantissa
	sign := T(1) << (exponent + mantissa)
	positive := []T{0, 1, one, one + T(1)<<mantissa, infinity - 1, infinity, infinity + 1, infinity + quiet, infinity + quiet + 1, sign - 1}
	var list []T
	for i := len(positive) - 1; i >= 0; i-- {
		list = append(list, sign|positive[i])
	}
	return append(list, positive...)
}

func TestTotalOrder(t *testing.T) {
	dev := testdev.Open(t)
	for name, x := range map[string]*tensor.Tensor{
		"float64":  tensor.From(dev, inTotalOrder[uint64](11, 52)).BitCast(dtype.Float64),
		"float32":  tensor.From(dev, inTotalOrder[uint32](8, 23)).BitCast(dtype.Float32),
		"float16":  tensor.From(dev, inTotalOrder[uint16](5, 10)).BitCast(dtype.Float16),
		"bfloat16": tensor.From(dev, inTotalOrder[uint16](8, 7)).BitCast(dtype.BFloat16),
		"int8":     tensor.From(dev, []int8{-128, -127, -1, 0, 1, 127}),
		"uint64":   tensor.From(dev, []uint64{0, 1, 1 << 63, math.MaxUint64}),
		"bool":     tensor.From(dev, []bool{false, true}),
	} {
		key := totalOrderKey(x)
		n := x.Dim(0)
		less, equal := newArray[bool](n, n), newArray[bool](n, n)
		each(less.dims, func(at []int) { *less.at(at...), *equal.at(at...) = at[0] < at[1], at[0] == at[1] })
		compare(t, name+" less", key.ExpandDims(1).Less(key), less)
		compare(t, name+" equal", key.ExpandDims(1).Equal(key), equal)
	}
}

// samples are integers of a dtype with one bit set, with one not set, and others.
func samples[T dtype.Element](convert func(uint64) T) []T {
	var list []T
	r := source(3)
	for i := range 64 {
		list = append(list, convert(1<<i), convert(^(uint64(1) << i)), convert(1<<i-1), convert(r.Uint64()), convert(r.Uint64()>>i))
	}
	return list
}

// checkBits holds counts of bits against package math/bits, whose words the integers are.
func checkBits[T dtype.Element](t *testing.T, dev *device.Device, convert func(uint64) T, word func(T) uint64) {
	t.Helper()
	d := dtype.Of[T]()
	list := samples(convert)
	counts, zeros := newArray[T](len(list)), newArray[T](len(list))
	for i, v := range list {
		counts.data[i] = convert(uint64(bits.OnesCount64(word(v))))
		zeros.data[i] = convert(uint64(bits.LeadingZeros64(word(v)) - 64 + 8*d.Size()))
	}
	x := tensor.From(dev, list)
	compare(t, fmt.Sprint("bits set of ", d), lowerBitCount(x), counts)
	compare(t, fmt.Sprint("zeros before ", d), lowerClz(x), zeros)
}

func TestBitCountAndClz(t *testing.T) {
	dev := testdev.Open(t)
	checkBits(t, dev, func(w uint64) uint8 { return uint8(w) }, func(v uint8) uint64 { return uint64(v) })
	checkBits(t, dev, func(w uint64) uint16 { return uint16(w) }, func(v uint16) uint64 { return uint64(v) })
	checkBits(t, dev, func(w uint64) uint32 { return uint32(w) }, func(v uint32) uint64 { return uint64(v) })
	checkBits(t, dev, func(w uint64) uint64 { return w }, func(v uint64) uint64 { return v })
	checkBits(t, dev, func(w uint64) int8 { return int8(w) }, func(v int8) uint64 { return uint64(uint8(v)) })
	checkBits(t, dev, func(w uint64) int16 { return int16(w) }, func(v int16) uint64 { return uint64(uint16(v)) })
	checkBits(t, dev, func(w uint64) int32 { return int32(w) }, func(v int32) uint64 { return uint64(uint32(v)) })
	checkBits(t, dev, func(w uint64) int64 { return int64(w) }, func(v int64) uint64 { return uint64(v) })
}
