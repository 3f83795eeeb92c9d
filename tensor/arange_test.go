package tensor_test

import (
	"errors"
	"math"
	"testing"

	"github.com/x448/float16"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

func TestArange(t *testing.T) {
	dev := testdev.Open(t)
	expect(t, tensor.Arange[int32](dev, 0, 5, 1), dims(5), 0, 1, 2, 3, int32(4))
	expect(t, tensor.Arange[int32](dev, 2, 9, 3), dims(3), 2, 5, int32(8))
	expect(t, tensor.Arange[int32](dev, 2, 8, 3), dims(2), 2, int32(5))
	expect(t, tensor.Arange[int32](dev, 5, 0, -2), dims(3), 5, 3, int32(1))
	expect(t, tensor.Arange[int32](dev, 5, 0, 1), dims(0), []int32{}...)
	expect(t, tensor.Arange[int32](dev, 0, 5, -1), dims(0), []int32{}...)
	expect(t, tensor.Arange[uint32](dev, math.MaxUint32-1, math.MaxUint32, 1), dims(1), uint32(math.MaxUint32-1))
	expect(t, tensor.Arange[int64](dev, math.MinInt64, math.MaxInt64, 1<<62), dims(4), math.MinInt64, -1<<62, 0, int64(1<<62))
	expect(t, tensor.Arange[int64](dev, math.MaxInt64, math.MinInt64, math.MinInt64), dims(2), math.MaxInt64, int64(-1))
	expect(t, tensor.Arange[uint64](dev, 0, math.MaxUint64, 1<<63), dims(2), 0, uint64(1<<63))
	expect(t, tensor.Arange[float32](dev, 0, 1, 0.25), dims(4), 0, 0.25, 0.5, float32(0.75))
	expect(t, tensor.Arange[float32](dev, 1, -1, -0.5), dims(4), 1, 0.5, 0, float32(-0.5))
	expect(t, tensor.Arange[float32](dev, 0, -2, -1), dims(2), 0, float32(-1))
	expect(t, tensor.Arange[int8](dev, -128, 127, 100), dims(3), -128, -28, int8(72))
	expect(t, tensor.Arange[uint8](dev, 255, 0, 1), dims(0), []uint8{}...)
	expect(t, tensor.Arange(dev, half(0), half(1), half(0.25)), dims(4), half(0), half(0.25), half(0.5), half(0.75))
	expect(t, tensor.Arange(dev, brain(2), brain(-1), brain(-1)), dims(3), brain(2), brain(1), brain(0))
	expect(t, tensor.Arange(dev, complex64(0), 3, 1), dims(3), 0, 1, complex64(2))
	expect(t, tensor.Arange(dev, 1+1i, 3+5i, 1+2i), dims(2), 1+1i, 2+3i)
}

// Arange of halves counts in float32, which holds indices that a half does not.
func TestArangeOfHalvesCountsInFloat32(t *testing.T) {
	dev := testdev.Open(t)
	got := read[float16.Float16](t, tensor.Arange(dev, half(0), half(1100), half(0.5)))
	for i, v := range got {
		if want := half(float32(i) / 2); v != want {
			t.Fatalf("element %d is %v, want %v", i, v, want)
		}
	}
	if len(got) != 2200 {
		t.Errorf("%d elements, want 2200", len(got))
	}
}

// Arange rounds the index, the product and the sum one by one.
func TestArangeRounding(t *testing.T) {
	dev := testdev.Open(t)
	const start, step = float32(0.3), float32(0.1)
	want := make([]float32, 1000)
	for i := range want {
		product := float32(float32(i) * step)
		want[i] = start + product
	}
	expect(t, tensor.Arange(dev, start, start+step*999.5, step), dims(1000), want...)
}

func TestArangeErrors(t *testing.T) {
	dev := testdev.Open(t)
	for _, c := range []struct {
		x    *tensor.Tensor
		want string
	}{
		{tensor.Arange[int32](dev, 0, 5, 0), "arange: from 0 to 5 by 0: the step is 0: use a step above or below it"},
		{tensor.Arange[float32](dev, 0, inf, 1), "arange: from 0 to +Inf by 1: the bounds and the step must be finite"},
		{tensor.Arange[float32](dev, nan, 1, 1), "arange: from NaN to 1 by 1: the bounds and the step must be finite"},
		{tensor.Arange[float32](dev, 0, 1, inf), "arange: from 0 to 1 by +Inf: the bounds and the step must be finite"},
	} {
		var e *tensor.ArgumentError
		if !errors.As(c.x.Err(), &e) || e.Error() != c.want {
			t.Errorf("got %v, want %s", c.x.Err(), c.want)
		}
	}
	var d *shape.DimError
	if x := tensor.Arange[int64](dev, math.MinInt64, math.MaxInt64, 1); !errors.As(x.Err(), &d) {
		t.Errorf("2^64 elements: %v, want a DimError", x.Err())
	}
}

func TestFullAndZeros(t *testing.T) {
	dev := testdev.Open(t)
	expect(t, tensor.Full(dev, float32(1.5), 2, 2), dims(2, 2), 1.5, 1.5, 1.5, float32(1.5))
	expect(t, tensor.Full[int64](dev, math.MinInt64, 1), dims(1), int64(math.MinInt64))
	expect(t, tensor.Full(dev, true), dims(), true)
	expect(t, tensor.Full[uint64](dev, math.MaxUint64, 2), dims(2), math.MaxUint64, uint64(math.MaxUint64))
	expect(t, tensor.Full(dev, int32(-1), 3, 0), dims(3, 0), []int32{}...)
	expect(t, tensor.Zeros(dev, dtype.Bool, 3), dims(3), false, false, false)
	expect(t, tensor.Zeros(dev, dtype.Uint32), dims(), uint32(0))
	payload := math.Float32frombits(0x7fc01234)
	got := read[float32](t, tensor.Full(dev, payload, 2))
	if b := math.Float32bits(got[1]); b != 0x7fc01234 {
		t.Errorf("a NaN that was moved has bits %#x, want its payload 0x7fc01234", b)
	}
}

func TestFrom(t *testing.T) {
	dev := testdev.Open(t)
	data := []float32{1, 2, 3, 4, 5, 6}
	x := tensor.From(dev, data, 2, 3)
	data[0] = 99 // From has copied
	expect(t, x, dims(2, 3), 1, 2, 3, 4, 5, float32(6))
	expect(t, tensor.From(dev, []bool{true, false, true}), dims(3), true, false, true)
	expect(t, tensor.From(dev, []uint64{1 << 63}, 1, 1), dims(1, 1), uint64(1<<63))
	expect(t, tensor.From(dev, []float32{}), dims(0), []float32{}...)
	expect(t, tensor.From[float32](dev, nil, 0, 3), dims(0, 3), []float32{}...)
	expect(t, tensor.From(dev, []float32{}, 3, 0, 2).Exp().Sum([]int{1}), dims(3, 2), make([]float32, 6)...)
}
