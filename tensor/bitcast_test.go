package tensor_test

import (
	"errors"
	"math"
	"testing"

	"github.com/x448/float16"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/dtype/bfloat16"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/tensor"
)

// Words that are zeros, subnormals, infinities and NaNs with payloads come back unchanged through
// BitCasts to every float and integer dtype of every width.
func TestBitCastMovesBits(t *testing.T) {
	dev := testdev.Open(t)
	words := []uint64{0, 1 << 63, 1, 0x7ff0000000000000, 0xfff0000000000001, 0x7ff8000000000000, 0xfff8deadbeef0001,
		0x7f8000017fc00001, 0xff800001ffc0dead, 0x800000007f800000, 0x7c01fe01_7f81ff81, 0x0001800080017fff}
	w64 := tensor.From(dev, words)
	w32, w16, w8 := split[uint32](words, 32), split[uint16](words, 16), split[uint8](words, 8)
	for _, d := range []dtype.DType{dtype.Float64, dtype.Int64, dtype.Uint64} {
		expect(t, w64.BitCast(d).BitCast(dtype.Uint64), dims(len(words)), words...)
	}
	for _, d := range []dtype.DType{dtype.Float32, dtype.Int32, dtype.Uint32} {
		expect(t, tensor.From(dev, w32).BitCast(d).BitCast(dtype.Uint32), dims(len(w32)), w32...)
	}
	for _, d := range []dtype.DType{dtype.Float16, dtype.BFloat16, dtype.Int16, dtype.Uint16} {
		stored := tensor.From(dev, w16).BitCast(d).Copy()
		expect(t, stored.BitCast(dtype.Uint16), dims(len(w16)), w16...)
	}
	expect(t, tensor.From(dev, w8).BitCast(dtype.Int8).BitCast(dtype.Uint8), dims(len(w8)), w8...)
}

// split cuts words into narrower ones, the low bits first.
func split[T uint8 | uint16 | uint32](words []uint64, bits int) []T {
	var list []T
	for _, w := range words {
		for i := 0; i < 64; i += bits {
			list = append(list, T(w>>i))
		}
	}
	return list
}

func TestBitCastIsLayout(t *testing.T) {
	dev := testdev.Open(t)
	expect(t, tensor.From(dev, []float32{1, -2}).BitCast(dtype.Int32), dims(2), int32(0x3f800000), math.MinInt32+0x40000000)
	expect(t, tensor.From(dev, []uint64{0x400921fb54442d18}).BitCast(dtype.Float64), dims(1), math.Pi)
	expect(t, tensor.From(dev, []float16.Float16{float16.Fromfloat32(1)}).BitCast(dtype.BFloat16), dims(1), bfloat16.Frombits(0x3c00))
	expect(t, tensor.From(dev, []int8{-1, 5}).BitCast(dtype.Uint8), dims(2), uint8(255), 5)
	expect(t, tensor.Full(dev, int32(-1)).BitCast(dtype.Uint32), dims(), uint32(math.MaxUint32))
}

// A NaN made by arithmetic has the canonical bits, even if the device made other ones.
func TestBitCastOfNaN(t *testing.T) {
	dev := testdev.Open(t)
	zero := tensor.From(dev, []float32{0})
	expect(t, zero.Div(zero).BitCast(dtype.Uint32), dims(1), uint32(0x7fc00000))
	expect(t, zero.Div(zero).Cast(dtype.Float16).BitCast(dtype.Uint16), dims(1), uint16(0x7e00))
	expect(t, zero.Cast(dtype.Float64).Log().Mul(0).BitCast(dtype.Uint64), dims(1), uint64(0x7ff8000000000000))
}

func TestBitCastMistakes(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []float32{1})
	for _, d := range []dtype.DType{dtype.Float64, dtype.Uint16, dtype.Bool, dtype.Complex64} {
		var wrong *tensor.AttrError
		if err := x.BitCast(d).Err(); !errors.As(err, &wrong) || wrong.Op != ops.BitCast.Name {
			t.Errorf("float32 as %v: %v", d, err)
		}
	}
	var complex *tensor.AttrError
	for _, wide := range []*tensor.Tensor{tensor.From(dev, []float64{1}), tensor.From(dev, []int64{1})} {
		if err := wide.BitCast(dtype.Complex64).Err(); !errors.As(err, &complex) {
			t.Errorf("%v as complex64: %v", wide.DType(), err)
		}
	}
	var none *dtype.UnknownError
	if err := x.BitCast(dtype.Invalid).Err(); !errors.As(err, &none) {
		t.Errorf("no dtype: %v", err)
	}
	var kind *tensor.DTypeError
	if err := tensor.From(dev, []bool{true}).BitCast(dtype.Uint8).Err(); !errors.As(err, &kind) {
		t.Errorf("of a bool: %v", err)
	}
}
