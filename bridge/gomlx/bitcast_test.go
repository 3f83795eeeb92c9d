package gomlx

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"github.com/gomlx/gomlx/pkg/core/dtypes"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// ofMemory makes elements of a dtype of their memory, and memoryOf reads it: packed where
// they have less than a byte.
func ofMemory(t *testing.T, dev *device.Device, d dtypes.DType, data []byte, dims ...int) *tensor.Tensor {
	t.Helper()
	held, ok := weftDType(d)
	if !ok {
		t.Fatalf("there are no elements of %s", d)
	}
	if d.IsPacked() {
		n := 1
		for _, size := range dims {
			n *= size
		}
		data = unpackSubByte(data, n, d.Bits(), !d.IsUnsigned())
	}
	return tensor.FromBytes(dev, held, data, dims...)
}

func memoryOf(t *testing.T, d dtypes.DType, x *tensor.Tensor) []byte {
	t.Helper()
	data, err := tensor.ReadBytes(context.Background(), x)
	if err != nil {
		t.Error(err)
	}
	if d.IsPacked() {
		return packSubByte(data, d.Bits())
	}
	return data
}

var bitcastTypes = []dtypes.DType{
	dtypes.Int2, dtypes.Uint2, dtypes.Int4, dtypes.Uint4, dtypes.Int8, dtypes.Uint8, dtypes.Int16, dtypes.Uint16,
	dtypes.Int32, dtypes.Uint32, dtypes.Int64, dtypes.Uint64, dtypes.Float16, dtypes.BFloat16, dtypes.Float32, dtypes.Float64,
}

// A bit cast leaves the memory as it is, between any two dtypes, whatever it holds: zeros,
// subnormals, infinities, and NaNs with payloads.
func TestBitcastLeavesTheMemory(t *testing.T) {
	dev := testdev.Open(t)
	r := source(7)
	data := make([]byte, 6*16)
	for i := range data {
		data[i] = byte(r.Uint32())
	}
	copy(data, []byte{0, 0, 0x80, 0x7f, 1, 0, 0x80, 0xff, 1, 0x7c, 1, 0xfe, 0xff, 0xff, 0xf7, 0x7f})
	copy(data[16:], []byte{1, 0, 0, 0, 0, 0, 0xf0, 0x7f, 0, 0, 0, 0, 0, 0, 0xf8, 0xff, 0, 0, 0, 0x80, 1, 0, 0, 0})
	for _, from := range bitcastTypes {
		for _, to := range bitcastTypes {
			dims := []int{3, len(data) * 8 / from.Bits() / 3}
			want := slices.Clone(dims)
			switch a, b := from.Bits(), to.Bits(); {
			case b < a:
				want = append(want, a/b)
			case b > a:
				dims = []int{3, len(data) * 8 / b / 3, b / a}
				want = dims[:2]
			}
			what := fmt.Sprintf("%s%v to %s", from, dims, to)
			got := lowerBitcast(ofMemory(t, dev, from, data, dims...), from, to)
			if held, _ := weftDType(to); got.DType() != held || !slices.Equal(got.Shape(), want) {
				t.Errorf("%s is %v", what, got)
				continue
			}
			if bytes := memoryOf(t, to, got); !slices.Equal(bytes, data) {
				t.Errorf("%s is %x, want %x", what, bytes, data)
			}
		}
	}
}

func TestBitcastOfComplexNumbers(t *testing.T) {
	dev := testdev.Open(t)
	data := make([]byte, 64)
	for i := range data {
		data[i] = byte(7*i + 1)
	}
	for _, c := range []struct {
		from, to dtypes.DType
		dims     []int
		want     []int
	}{
		{dtypes.Complex64, dtypes.Uint64, []int{4, 2}, []int{4, 2}},
		{dtypes.Complex64, dtypes.Float32, []int{8}, []int{8, 2}},
		{dtypes.Complex64, dtypes.Uint16, []int{8}, []int{8, 4}},
		{dtypes.Complex128, dtypes.Int64, []int{4}, []int{4, 2}},
		{dtypes.Complex64, dtypes.Complex128, []int{4, 2}, []int{4}},
		{dtypes.Complex128, dtypes.Complex64, []int{4}, []int{4, 2}},
		{dtypes.Float64, dtypes.Complex64, []int{8}, []int{8}},
		{dtypes.Float32, dtypes.Complex64, []int{4, 2, 2}, []int{4, 2}},
		{dtypes.Uint8, dtypes.Complex128, []int{4, 16}, []int{4}},
	} {
		what := fmt.Sprintf("%s%v to %s", c.from, c.dims, c.to)
		got := lowerBitcast(ofMemory(t, dev, c.from, data, c.dims...), c.from, c.to)
		if held, _ := weftDType(c.to); got.DType() != held || !slices.Equal(got.Shape(), c.want) {
			t.Errorf("%s is %v", what, got)
			continue
		}
		if bytes := memoryOf(t, c.to, got); !slices.Equal(bytes, data) {
			t.Errorf("%s is %x, want %x", what, bytes, data)
		}
	}
}

// The numbers are GoMLX's own of its test of types below a byte.
func TestBitcastToIntegersBelowAByte(t *testing.T) {
	dev := testdev.Open(t)
	packed := tensor.From(dev, []uint8{0x12, 0x87, 0xf0})
	compare(t, "int4", lowerBitcast(packed, dtypes.Uint8, dtypes.Int4), array[int8]{[]int{3, 2}, []int8{2, 1, 7, -8, 0, -1}})
	compare(t, "uint4", lowerBitcast(packed, dtypes.Uint8, dtypes.Uint4), array[uint8]{[]int{3, 2}, []uint8{2, 1, 7, 8, 0, 15}})
	compare(t, "int2", lowerBitcast(packed, dtypes.Uint8, dtypes.Int2), array[int8]{[]int{3, 4}, []int8{-2, 0, 1, 0, -1, 1, 0, -2, 0, 0, -1, -1}})
	compare(t, "uint2", lowerBitcast(packed, dtypes.Uint8, dtypes.Uint2), array[uint8]{[]int{3, 4}, []uint8{2, 0, 1, 0, 3, 1, 0, 2, 0, 0, 3, 3}})
}

func TestBitcastOfBools(t *testing.T) {
	dev := testdev.Open(t)
	bools := tensor.From(dev, []bool{true, false})
	compare(t, "to bytes", lowerBitcast(bools, dtypes.Bool, dtypes.Uint8), array[uint8]{[]int{2}, []uint8{1, 0}})
	compare(t, "to a word", lowerBitcast(bools, dtypes.Bool, dtypes.Int16), array[int16]{[]int{}, []int16{1}})
	compare(t, "of bytes", lowerBitcast(tensor.From(dev, []int8{-1, 0}), dtypes.Int8, dtypes.Bool), array[bool]{[]int{2}, []bool{true, false}})
}

// GoMLX's example: the low bits come first.
func TestBitcastIsLittleEndian(t *testing.T) {
	dev := testdev.Open(t)
	got := lowerBitcast(tensor.From(dev, []uint32{0xdeadbeef}), dtypes.Uint32, dtypes.Uint16)
	compare(t, "halves", got, array[uint16]{[]int{1, 2}, []uint16{0xbeef, 0xdead}})
	compare(t, "whole", lowerBitcast(got, dtypes.Uint16, dtypes.Uint32), array[uint32]{[]int{1}, []uint32{0xdeadbeef}})
	empty := tensor.From(dev, []float32{}, 0, 2)
	compare(t, "nothing", lowerBitcast(empty, dtypes.Float32, dtypes.Float64), array[float64]{[]int{0}, nil})
}

// A bit cast is one kernel, and part of the one that reads it.
func TestBitcastIsOneKernel(t *testing.T) {
	dev := testdev.OpenUnchecked(t)
	x := tensor.From(dev, make([]float32, 64), 8, 8)
	checkKernels(t, "as wide", 1, lowerBitcast(x.Add(1), dtypes.Float32, dtypes.Int32).Add(1))
	checkKernels(t, "narrower", 1, lowerBitcast(x.Add(1), dtypes.Float32, dtypes.Uint8).Add(1))
	bytes := tensor.From(dev, make([]uint8, 64), 8, 8)
	checkKernels(t, "wider", 1, lowerBitcast(bytes, dtypes.Uint8, dtypes.Float64).Add(1))
	checkKernels(t, "below a byte", 1, lowerBitcast(bytes, dtypes.Uint8, dtypes.Int4).Cast(x.DType()).Mul(3))
}
