package tensor_test

import (
	"context"
	"errors"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// Operators that read to know their shape, and Compile, stop waiting when their context ends, and
// return its error.
func TestContextsEnd(t *testing.T) {
	dev := testdev.Open(t)
	ended, cancel := context.WithCancel(context.Background())
	cancel()
	x := tensor.From(dev, []int32{3, 0, 3})
	mask := x.NotEqual(tensor.Scalar(0))
	calls := map[string]func(ctx context.Context) error{
		"unique_all":     func(ctx context.Context) error { return x.UniqueAll(ctx).Values.Err() },
		"unique_counts":  func(ctx context.Context) error { _, counts := x.UniqueCounts(ctx); return counts.Err() },
		"unique_inverse": func(ctx context.Context) error { _, inverse := x.UniqueInverse(ctx); return inverse.Err() },
		"unique_values":  func(ctx context.Context) error { return x.UniqueValues(ctx).Err() },
		"nonzero":        func(ctx context.Context) error { return x.Nonzero(ctx)[0].Err() },
		"mask":           func(ctx context.Context) error { return x.Mask(ctx, mask).Err() },
		"compress":       func(ctx context.Context) error { return x.Compress(ctx, 0, mask).Err() },
		"repeat_each":    func(ctx context.Context) error { return x.RepeatEach(ctx, 0, x).Err() },
		"compile": func(ctx context.Context) error {
			_, err := tensor.Compile(ctx, dev, []tensor.Param{{DType: dtype.Int32, Dims: []int{tensor.Dynamic}}},
				func(a []*tensor.Tensor) []*tensor.Tensor { return []*tensor.Tensor{a[0].Neg()} })
			return err
		},
	}
	for name, call := range calls {
		if err := call(ended); !errors.Is(err, context.Canceled) {
			t.Errorf("%s in a context that has ended: %v, want context.Canceled", name, err)
		}
		if err := call(ctx); err != nil {
			t.Errorf("%s afterwards: %v", name, err)
		}
	}
}
