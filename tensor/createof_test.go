package tensor_test

import (
	"errors"
	"math"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// FromOf converts as Cast does.
func TestFromOf(t *testing.T) {
	dev := testdev.Open(t)
	data := []float64{0, -0.5, 1.5, 300.7, -1e10, 1e300, math.NaN(), math.Inf(-1), 65520, 1 + 0x1p-30}
	for _, d := range dtype.All() {
		expectBytes(t, d.String(), tensor.FromOf(dev, d, data), tensor.From(dev, data).Cast(d))
	}
	expect(t, tensor.FromOf(dev, dtype.Int16, []float64{1, 2, 3, 4}, 2, -1), dims(2, 2), int16(1), 2, 3, 4)
	var argument *tensor.ArgumentError
	if err := tensor.FromOf(dev, dtype.Float32, data, 3).Err(); !errors.As(err, &argument) {
		t.Errorf("other dims: %v, want an ArgumentError", err)
	}
	var unknown *dtype.UnknownError
	if err := tensor.FromOf(dev, dtype.Invalid, data).Err(); !errors.As(err, &unknown) {
		t.Errorf("no dtype: %v, want an UnknownError", err)
	}
}

func TestArangeOf(t *testing.T) {
	dev := testdev.Open(t)
	expectBytes(t, "float32", tensor.ArangeOf(dev, dtype.Float32, -1, 2, 0.25), tensor.Arange[float32](dev, -1, 2, 0.25))
	expectBytes(t, "uint8", tensor.ArangeOf(dev, dtype.Uint8, 250, 256, 2), tensor.From(dev, []uint8{250, 252, 254}))
	expectBytes(t, "int64 down", tensor.ArangeOf(dev, dtype.Int64, 5, -4, -3), tensor.Arange[int64](dev, 5, -4, -3))
	expectBytes(t, "complex64", tensor.ArangeOf(dev, dtype.Complex64, 0, 3, 1), tensor.Arange[complex64](dev, 0, 3, 1))
	expect(t, tensor.ArangeOf(dev, dtype.Int32, 3, 3, 1), dims(0), []int32{}...)
	var argument *tensor.ArgumentError
	for _, x := range []*tensor.Tensor{
		tensor.ArangeOf(dev, dtype.Int32, 0, 3, 0.5), tensor.ArangeOf(dev, dtype.Int64, 0, 1e17, 1e16), tensor.ArangeOf(dev, dtype.Uint8, -1, 3, 1),
		tensor.ArangeOf(dev, dtype.Float32, 0, 1, 0), tensor.ArangeOf(dev, dtype.Float32, 0, math.Inf(1), 1),
	} {
		if !errors.As(x.Err(), &argument) {
			t.Errorf("%v, want an ArgumentError", x.Err())
		}
	}
	var attr *tensor.AttrError
	if err := tensor.ArangeOf(dev, dtype.Bool, 0, 1, 1).Err(); !errors.As(err, &attr) {
		t.Errorf("bool: %v, want an AttrError", err)
	}
}

func TestLinspaceOf(t *testing.T) {
	dev := testdev.Open(t)
	expectBytes(t, "float64", tensor.LinspaceOf(dev, dtype.Float64, 0, 1, 7), tensor.Linspace(dev, 0.0, 1, 7))
	expectBytes(t, "complex64", tensor.LinspaceOf(dev, dtype.Complex64, 0, 1, 7), tensor.Linspace[complex64](dev, 0, 1, 7))
	var attr *tensor.AttrError
	if err := tensor.LinspaceOf(dev, dtype.Int8, 0, 1, 7).Err(); !errors.As(err, &attr) {
		t.Errorf("integers: %v, want an AttrError", err)
	}
}
