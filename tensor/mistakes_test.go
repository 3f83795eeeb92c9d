package tensor_test

import (
	"errors"
	"math"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Nil arguments are typed errors that name them, and cause no panic.
func TestNilArguments(t *testing.T) {
	dev := testdev.Open(t)
	var missing *tensor.MissingError
	x := tensor.From(dev, []float32{1, 2})
	if err := tensor.Fail("x", nil).Err(); !errors.As(err, &missing) || err.Error() == "" {
		t.Errorf("Fail without a cause: %v", err)
	}
	if err := tensor.Fail("x", nil, x, nil).Err(); !errors.As(err, &missing) || err.Error() == "" {
		t.Errorf("Fail without a cause and an operand: %v", err)
	}
	if text := (&tensor.OpError{Op: "x"}).Error(); text == "" {
		t.Error("an OpError without a cause has no text")
	}
	none := []shape.Index{nil}
	for name, y := range map[string]*tensor.Tensor{
		"index":  handle.Apply(ops.Index, ops.Attr{Indices: none}, x),
		"assign": handle.Apply(ops.Assign, ops.Attr{Indices: none}, x, x),
		"at":     x.At(nil),
	} {
		var index *shape.IndexError
		if err := y.Err(); !errors.As(err, &index) || err.Error() == "" {
			t.Errorf("%s of nil: %v", name, err)
		}
	}
}

type recursive []recursive

// A slice that contains itself is an error, and so is a slice type that is its own element type.
func TestAsArrayOfSlicesInThemselves(t *testing.T) {
	dev := testdev.Open(t)
	itself := []any{1, nil}
	itself[1] = itself
	inner := []any{nil}
	inner[0] = []any{inner}
	typed := recursive{nil}
	typed[0] = typed
	var argument *tensor.ArgumentError
	for name, v := range map[string]any{"itself": itself[1:], "by way of another": inner, "of a type of its own": typed} {
		if err := tensor.AsArray(dev, v).Err(); !errors.As(err, &argument) {
			t.Errorf("%s: %v, want *ArgumentError", name, err)
		}
	}
	var nested *tensor.NestedTypeError
	if err := tensor.AsArray(dev, itself).Err(); err == nil {
		t.Error("a number beside a slice is an array")
	}
	if err := tensor.AsArray(dev, recursive{}).Err(); !errors.As(err, &nested) {
		t.Errorf("empty: %v, want *NestedTypeError", err)
	}
	same := []any{1, 2} // contained twice, but not in itself
	expect(t, tensor.AsArray(dev, []any{same, same}), dims(2, 2), int64(1), 2, 1, 2)
}

// An error names a single parameter as one number, even if a list holds it, and names the operand
// that is wrong.
func TestMistakesSayWhatWasGiven(t *testing.T) {
	dev := testdev.Open(t)
	x, ids := tensor.Zeros(dev, dtype.Float32, 2, 3), tensor.Zeros(dev, dtype.Int32, 2, 3)
	top, _ := x.TopK(1, 5)
	least, _ := x.BottomK(1, -1)
	for want, got := range map[string]*tensor.Tensor{
		"topk: k is 5: ":                             top,
		"topk: k is -1: ":                            least,
		"one_hot: depth is -1: ":                     ids.OneHot(0, -1, dtype.Float32),
		"repeat: repeats is -1: ":                    x.Repeat(0, -1),
		"split: sections is 2: ":                     x.Split(1, 2)[0],
		"split: sizes is [4]: ":                      x.SplitSizes(1, []int{4})[0],
		"tensordot: axes is 3: ":                     x.TensorDot(x, 3),
		"diff: n is -1: ":                            x.Diff(0, -1),
		"matrix_power: n is -1: ":                    x.At(shape.All(), shape.To(2)).Cast(dtype.Int32).MatrixPower(-1),
		"gather_nd: batch_dims is 7: ":               x.GatherND(ids, 7),
		"quantile: q is 2: ":                         x.Quantile(nil, 2, tensor.QuantileLinear),
		"vector_norm: p is NaN: ":                    x.VectorNorm(nil, math.NaN()),
		"bincount: bins is -1: ":                     ids.BinCount(-1, tensor.Weights(ids)),
		"bincount: operand 1 is float32, ":           x.BinCount(3, tensor.Weights(x)),
		"layer_norm: there is a bias and no ":        x.LayerNorm(nil, 1e-5, tensor.Bias(x)),
		"segment_sum: operand 2 is float32, ":        x.SegmentSum(0, x.At(shape.All(), shape.At(0)), 2),
		"take: operand 2 is float32, ":               x.Take(0, x),
		"compress: operand 1, the condition, is ":    x.Compress(ctx, 0, x),
		"div: operand 1 is int32, ":                  ids.Div(2.5),
		"bitwise_left_shift: operand 1 is float32, ": x.BitwiseLeftShift(true),
		"fft: n is 0: ":                              x.FFT(0, tensor.FFTLength(0)),
	} {
		if err := got.Err(); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
}
