package tensor_test

import (
	"errors"
	"math"
	"testing"

	"github.com/weft-gpu/weft/internal/handle"

	"github.com/x448/float16"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/dtype/bfloat16"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

func half(f float32) float16.Float16 { return float16.Fromfloat32(f) }

func brain(f float32) bfloat16.BFloat16 { return bfloat16.Fromfloat32(f) }

func TestCreation(t *testing.T) {
	dev := testdev.Open(t)
	expect(t, tensor.Ones(dev, dtype.Bool, 2), dims(2), true, true)
	expect(t, tensor.Ones(dev, dtype.Float16), dims(), half(1))
	expect(t, tensor.Ones(dev, dtype.Complex128, 1, 2), dims(1, 2), 1, complex128(1))
	expect(t, tensor.Zeros(dev, dtype.Int8, 3), dims(3), 0, 0, int8(0))
	expect(t, tensor.Ones(dev, dtype.Int8, 0, 2), dims(0, 2), []int8{}...)
	expect(t, tensor.FullOf(dev, dtype.Uint16, tensor.Scalar(65535), 2), dims(2), 65535, uint16(65535))
	expect(t, tensor.FullOf(dev, dtype.BFloat16, tensor.Scalar(0.5)), dims(), brain(0.5))

	x := tensor.From(dev, []int16{1, 2, 3, 4}, 2, 2)
	for _, form := range []struct {
		got  *tensor.Tensor
		want int16
	}{
		{x.ZerosLike(), 0}, {x.OnesLike(), 1},
		{x.FullLike(tensor.Scalar(-7)), -7},
	} {
		expect(t, form.got, dims(2, 2), form.want, form.want, form.want, form.want)
	}
	expect(t, x.FullLike(tensor.From(dev, []int16{5, 6})), dims(2, 2), 5, 6, 5, int16(6))
	expect(t, x.T().At(shape.At(0)).OnesLike(), dims(2), 1, int16(1))
}

func TestEye(t *testing.T) {
	dev := testdev.Open(t)
	expect(t, tensor.Eye(dev, dtype.Float32, 2, 3, 0), dims(2, 3), 1, 0, 0, 0, 1, float32(0))
	expect(t, tensor.Eye(dev, dtype.Int64, 2, 3, 1), dims(2, 3), 0, 1, 0, 0, 0, int64(1))
	expect(t, tensor.Eye(dev, dtype.Bool, 3, 2, -1), dims(3, 2), false, false, true, false, false, true)
	expect(t, tensor.Eye(dev, dtype.Complex64, 2, 2, 5), dims(2, 2), 0, 0, 0, complex64(0))
	expect(t, tensor.Eye(dev, dtype.BFloat16, 1, 1, 0), dims(1, 1), brain(1))
	expect(t, tensor.Eye(dev, dtype.Int8, 0, 3, 0), dims(0, 3), []int8{}...)
	expect(t, tensor.Eye(dev, dtype.Int8, 2, 2, math.MinInt), dims(2, 2), 0, 0, 0, int8(0))
}

// The expected numbers are NumPy's.
func TestLinspace(t *testing.T) {
	dev := testdev.Open(t)
	expect(t, tensor.Linspace[float32](dev, 0, 1, 5), dims(5), 0, 0.25, 0.5, 0.75, float32(1))
	expect(t, tensor.Linspace[float32](dev, 0, 1, 5, tensor.OpenEnd()), dims(5), 0, 0.2, 0.4, 0.6, float32(0.8))
	expect(t, tensor.Linspace(dev, 0.1, 0.3, 3), dims(3), 0.1, 0.2, 0.3)
	expect(t, tensor.Linspace(dev, 1., -1, 3), dims(3), 1, 0., -1)
	expect(t, tensor.Linspace(dev, 0, 0.7, 8), dims(8), 0, 0.09999999999999999, 0.19999999999999998, 0.3, 0.39999999999999997, 0.49999999999999994, 0.6, 0.7)
	expect(t, tensor.Linspace(dev, 3., 4, 1), dims(1), 3.)
	expect(t, tensor.Linspace(dev, 3., 4, 1, tensor.OpenEnd()), dims(1), 3.)
	expect(t, tensor.Linspace(dev, 3., 4, 0), dims(0), []float64{}...)
	expect(t, tensor.Linspace(dev, 2., 2, 3), dims(3), 2, 2, 2.)
	expect(t, tensor.Linspace(dev, 0, 5e-324, 3), dims(3), 0, 0, 5e-324) // the step underflows: 1/2 times the least number, to even
	expect(t, tensor.Linspace(dev, half(0), half(1), 4), dims(4), half(0), half(1./3), half(2./3), half(1))
	expect(t, tensor.Linspace(dev, brain(-1), brain(1), 3), dims(3), brain(-1), brain(0), brain(1))
	expect(t, tensor.Linspace(dev, complex64(0), 2+4i, 3), dims(3), 0, 1+2i, complex64(2+4i))
	expect(t, tensor.Linspace(dev, complex128(1i), 4+1i, 4, tensor.OpenEnd()), dims(4), 1i, 1+1i, 2+1i, complex128(3+1i))

	// The last number is exactly the stop, even if the sum of the steps is not.
	for n := 2; n < 60; n++ {
		if got := read[float64](t, tensor.Linspace(dev, 0.1, 1.7, n)); got[0] != 0.1 || got[n-1] != 1.7 {
			t.Errorf("%d numbers from 0.1 to 1.7 run from %v to %v", n, got[0], got[n-1])
		}
	}
}

func TestCreationMistakes(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.Zeros(dev, dtype.Int32, 2, 3)
	for _, c := range []struct {
		x     *tensor.Tensor
		cause any
	}{
		{tensor.Ones(dev, dtype.DType(99), 2), new(*dtype.UnknownError)},
		{tensor.Ones(nil, dtype.Int8, 2), new(*tensor.MissingError)},
		{tensor.Ones(dev, dtype.Int8, -2), new(*shape.DimError)},
		{tensor.Eye(dev, dtype.Int8, -1, 2, 0), new(*shape.DimError)},
		{tensor.Linspace[float32](dev, 0, 1, -1), new(*shape.DimError)},
		{tensor.FullOf(dev, dtype.Int8, tensor.Scalar(1.5), 2), new(*tensor.ScalarError)},
		{tensor.FullOf(dev, dtype.Int8, tensor.Scalar(128), 2), new(*tensor.ScalarError)},
		{tensor.FullOf(dev, dtype.Int8, x, 2), new(*tensor.MissingError)},
		{tensor.FullOf(dev, dtype.Int8, nil, 2), new(*tensor.MissingError)},
		{tensor.FullOf(dev, dtype.Invalid, tensor.Scalar(1), 2), new(*dtype.UnknownError)},
		{x.FullLike(tensor.Zeros(dev, dtype.Int32, 2)), new(*shape.BroadcastError)},
		{x.FullLike(tensor.Zeros(dev, dtype.Float32)), new(*dtype.PromotionError)},
		{x.FullLike(tensor.Scalar(0.5)), new(*tensor.ScalarError)},
		{(*tensor.Tensor)(nil).ZerosLike(), new(*tensor.MissingError)},
		{tensor.Scalar(1).OnesLike(), new(*tensor.ScalarError)},
		{x.Cast(dtype.Invalid), new(*dtype.UnknownError)},
		{tensor.Arange(dev, complex64(0), 1i, 1), new(*tensor.ArgumentError)},
		{tensor.Arange(dev, half(0), half(1), half(0)), new(*tensor.ArgumentError)},
		{handle.Apply[tensor.Tensor](ops.ZerosLike, ops.Attr{}), new(*tensor.ArityError)},
		{handle.Apply[tensor.Tensor](ops.Eye, ops.Attr{DType: dtype.Int8}), new(*tensor.MissingError)},
	} {
		if err := c.x.Err(); !errors.As(err, c.cause) {
			t.Errorf("%v is no %T", err, c.cause)
		}
	}
}

// Tools can pass parameters to the catalogue's constructors that this package cannot; the wrong
// ones are refused.
func TestCreationOperatorsRefuse(t *testing.T) {
	for _, c := range []struct {
		op   *ops.Op
		attr ops.Attr
		want string
	}{
		{ops.Linspace, ops.Attr{DType: dtype.Int32, Shape: dims(3), Params: []float64{0, 1}}, "linspace: dtype is int32: it makes floating-point dtypes"},
		{ops.Linspace, ops.Attr{DType: dtype.Float32, Shape: dims(3, 1), Params: []float64{0, 1}}, "linspace: shape is [3 1]: it has one axis"},
		{ops.Linspace, ops.Attr{DType: dtype.Float32, Shape: dims(3), Params: []float64{0}}, "linspace: start, stop is [0]: give both, a complex number as its real and its imaginary part"},
		{ops.Arange, ops.Attr{DType: dtype.Bool, Shape: dims(3)}, "arange: dtype is bool: it makes numeric dtypes"},
		{ops.Arange, ops.Attr{DType: dtype.Int8, Shape: dims(3)}, "arange: start, step is []: give both"},
		{ops.Arange, ops.Attr{DType: dtype.Complex64, Shape: dims(3), Params: []float64{0, 1}}, "arange: start, step is [0 1]: give both, a complex number as its real and its imaginary part"},
		{ops.Eye, ops.Attr{DType: dtype.Int8, Shape: dims(3)}, "eye: shape is [3]: it has two axes"},
		{ops.Zeros, ops.Attr{Shape: dims(3)}, "zeros: dtype is invalid: name one of package dtype"},
	} {
		_, err := compose.Apply(c.op, c.attr, "")
		var e *ops.AttrError
		if !errors.As(err, &e) || e.Error() != c.want {
			t.Errorf("%v\nwant %s", err, c.want)
		}
	}
	_, err := compose.Apply(ops.Ones, ops.Attr{DType: dtype.Int8, Shape: dims(-1)}, "")
	if e := new(shape.DimError); !errors.As(err, &e) {
		t.Errorf("%v is no DimError", err)
	}
}

// A Cast to the tensor's own dtype shares the elements; a Copy has its own.
func TestCastSharesAndCopyDoesNot(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []int32{1, 2})
	same, copied := x.Cast(dtype.Int32), x.Copy()
	expect(t, same, dims(2), 1, int32(2))
	expect(t, copied, dims(2), 1, int32(2))
	xv, _ := handle.Value(x)
	sameValue, _ := handle.Value(same)
	copiedValue, _ := handle.Value(copied)
	if xv != sameValue || xv == copiedValue {
		t.Errorf("the same elements: of Cast %v, of Copy %v", xv == sameValue, xv == copiedValue)
	}
}
