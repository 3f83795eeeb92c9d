package tensor_test

import (
	"errors"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

func TestResultType(t *testing.T) {
	dev := testdev.Open(t)
	f, i := tensor.Zeros(dev, dtype.Float32, 2), tensor.Zeros(dev, dtype.Int8)
	for _, c := range []struct {
		operands []any
		want     dtype.DType
		cause    any
	}{
		{[]any{f}, dtype.Float32, nil}, {[]any{f, dtype.Float64}, dtype.Float64, nil}, {[]any{i, dtype.Uint8, i}, dtype.Int16, nil},
		{[]any{tensor.Scalar(1), f, tensor.Scalar(2.5)}, dtype.Float32, nil}, {[]any{i, tensor.Scalar(3)}, dtype.Int8, nil},
		{[]any{dtype.BFloat16, dtype.Float16}, dtype.Float32, nil},
		{[]any{f, i}, 0, new(*dtype.PromotionError)}, {nil, 0, new(*dtype.PromotionError)},
		{[]any{i, tensor.Scalar(2.5)}, 0, new(*tensor.ScalarError)}, {[]any{tensor.Scalar(2.5)}, 0, new(*tensor.ScalarError)},
		{[]any{i, 3}, dtype.Int8, nil}, {[]any{i, "3"}, 0, new(*tensor.ArgumentError)}, {[]any{f.Add(i), i}, 0, new(*tensor.OpError)},
		{[]any{(*tensor.Tensor)(nil)}, 0, new(*dtype.PromotionError)},
	} {
		got, err := tensor.ResultType(c.operands...)
		if got != c.want || (c.cause == nil) != (err == nil) || err != nil && !errors.As(err, c.cause) {
			t.Errorf("ResultType(%v) = %v, %v; want %v, %T", c.operands, got, err, c.want, c.cause)
		}
	}
	_, err := tensor.ResultType(i, "3")
	if want := "result_type: argument 2 is of type string: pass tensors, dtypes and numbers"; err.Error() != want {
		t.Errorf("%v; want %s", err, want)
	}
}
