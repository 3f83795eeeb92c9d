package tensor_test

import (
	"errors"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

func TestReductionsWithoutNaN(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []float32{1, nan, 3, nan, nan, nan, -4, inf, 2}, 3, 3)
	expect(t, x.NaNSum([]int{1}), dims(3), float32(4), 0, inf)
	expect(t, x.NaNSum([]int{0}, tensor.KeepDims()), dims(1, 3), float32(-3), inf, 5)
	expect(t, x.NaNProd([]int{1}), dims(3), float32(3), 1, -inf)
	expect(t, x.NaNMax([]int{1}), dims(3), float32(3), nan, inf)
	expect(t, x.NaNMin([]int{1}), dims(3), float32(1), nan, -4)
	expect(t, x.NaNMin(nil), dims(), float32(-4))
	expect(t, x.NaNMean([]int{1}), dims(3), float32(2), nan, inf)
	expect(t, x.NaNMean([]int{0}), dims(3), float32(-1.5), inf, 2.5)

	// An infinity is a number: the greatest of NaN and -Inf is -Inf.
	expect(t, tensor.From(dev, []float32{nan, -inf}).NaNMax(nil), dims(), -inf)
	none := tensor.Zeros(dev, dtype.Float64, 2, 0)
	expect(t, none.NaNSum([]int{1}), dims(2), 0.0, 0)
	expect(t, none.NaNProd([]int{1}), dims(2), 1.0, 1)
	var empty *tensor.EmptyReductionError
	if err := none.NaNMax([]int{1}).Err(); !errors.As(err, &empty) {
		t.Errorf("the greatest of nothing: %v, want an EmptyReductionError", err)
	}
	var wrong *tensor.DTypeError
	if err := tensor.Zeros(dev, dtype.Int32, 3).NaNSum(nil).Err(); !errors.As(err, &wrong) {
		t.Errorf("integers: %v, want a DTypeError", err)
	}
}

// Without a NaN these reductions equal those that count NaN.
func TestReductionsWithoutNaNOfNumbers(t *testing.T) {
	dev := testdev.Open(t)
	for _, d := range []dtype.DType{dtype.Float16, dtype.BFloat16, dtype.Float32, dtype.Float64} {
		x := tensor.NewRand(dev, 3).Normal(d, 0.5, 2, 5, 2500)
		for name, pair := range map[string][2]*tensor.Tensor{
			"sum": {x.NaNSum([]int{1}), x.Sum([]int{1})}, "prod": {x.NaNProd([]int{0}), x.Prod([]int{0})}, "max": {x.NaNMax([]int{1}), x.Max([]int{1})},
			"min": {x.NaNMin([]int{1}), x.Min([]int{1})},
		} {
			expectBytes(t, name+" of "+d.String(), pair[0], pair[1])
		}
		info, err := dtype.Finfo(d)
		if err != nil {
			t.Fatal(err)
		}
		// A mean in two passes is within an ULP or two of the exact one, as Mean is.
		distance := x.NaNMean([]int{1}).Cast(dtype.Float64).Sub(x.Mean([]int{1}).Cast(dtype.Float64)).Abs()
		if far, err := tensor.Item[float64](ctx, distance.Max(nil)); err != nil || far > 2*info.Eps {
			t.Errorf("mean of %s: %g from Mean (%v)", d, far, err)
		}
	}
}

// expectBytes checks that two tensors have the same bytes.
func expectBytes(t *testing.T, what string, got, want *tensor.Tensor) {
	t.Helper()
	a, err := tensor.ReadBytes(ctx, got)
	if err != nil {
		t.Fatalf("%s: %v", what, err)
	}
	b, err := tensor.ReadBytes(ctx, want)
	if err != nil {
		t.Fatalf("%s: %v", what, err)
	}
	if string(a) != string(b) {
		t.Errorf("%s: %x, want %x", what, a, b)
	}
}
