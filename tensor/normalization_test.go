package tensor_test

import (
	"errors"
	"math"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

func TestSoftmax(t *testing.T) {
	dev := testdev.Open(t)
	ln := func(x float64) float32 { return float32(math.Log(x)) }
	x := tensor.From(dev, []float32{0, 0, 0, 0, 0, -inf}, 2, 3)
	third := float32(1. / 3)
	expect(t, x.Softmax(), dims(2, 3), third, third, third, 0.5, 0.5, 0)
	expect(t, x.Softmax(0), dims(2, 3), 0.5, 0.5, 1, 0.5, 0.5, float32(0))
	expect(t, x.At(shape.All(), shape.Span(0, 2)).Softmax(0, 1), dims(2, 2), 0.25, 0.25, 0.25, float32(0.25))
	expect(t, x.LogSoftmax(), dims(2, 3), -ln(3), -ln(3), -ln(3), -ln(2), -ln(2), -inf)
	expect(t, tensor.From(dev, []float32{1e30, 0}).LogSoftmax(), dims(2), float32(0), -1e30)
	expect(t, tensor.From(dev, []float32{1000, 1000}).Softmax(), dims(2), float32(0.5), 0.5)
	expect(t, tensor.From(dev, []float32{1, inf, 2}).Softmax(), dims(3), nan, nan, nan)
	expect(t, tensor.From(dev, []float32{-inf, -inf}).Softmax(), dims(2), nan, nan)
	expect(t, tensor.From(dev, []float32{1, nan}).Softmax(), dims(2), nan, nan)
	expect(t, tensor.Zeros(dev, dtype.Float32, 2, 0).Softmax(), dims(2, 0), []float32{}...)
	expect(t, tensor.From(dev, []float32{7}).Reshape().Softmax(), dims(), float32(1))
	half := tensor.Zeros(dev, dtype.Float16, 100000).Softmax().Cast(dtype.Float32).Mul(tensor.Scalar(float32(100000))).Max(nil)
	if got := read[float32](t, half)[0]; math.Abs(float64(got)-1) > 0.01 {
		t.Errorf("softmax of 100000 float16 zeros, times as many, is %v: the sum must not be rounded to float16", got)
	}
}

func TestLayerNorm(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []float32{1, 3, 5, 5, 7, 9}, 3, 2)
	scale, bias := tensor.From(dev, []float32{2, 4}), tensor.From(dev, []float32{10, 20})
	expect(t, x.LayerNorm(nil, 0), dims(3, 2), -1, 1, nan, nan, -1, float32(1))
	expect(t, x.LayerNorm(nil, 3), dims(3, 2), -0.5, 0.5, 0, 0, -0.5, float32(0.5))
	expect(t, x.LayerNorm(nil, 3, tensor.Scale(scale)), dims(3, 2), -1, 2, 0, 0, -1, float32(2))
	expect(t, x.At(shape.Span(0, 2), shape.All()).LayerNorm(nil, 3, tensor.Scale(scale), tensor.Bias(bias)), dims(2, 2), 9, 22, 10, float32(20))
	expect(t, x.At(shape.Span(0, 2), shape.All()).LayerNorm([]int{0}, 0), dims(2, 2), -1, -1, 1, float32(1))
	expect(t, x.At(shape.Span(0, 2), shape.All()).RMSNorm([]int{0, 1}, 11), dims(2, 2), 1/float32(math.Sqrt(26)), 3/float32(math.Sqrt(26)), 5/float32(math.Sqrt(26)), 5/float32(math.Sqrt(26)))
	expect(t, tensor.From(dev, []float32{3, 3}).RMSNorm(nil, 7, tensor.Scale(scale)), dims(2), 1.5, float32(3))
	expect(t, tensor.Zeros(dev, dtype.BFloat16, 0, 4).LayerNorm(nil, 1e-5).Cast(dtype.Float32), dims(0, 4), []float32{}...)

	var b *shape.BroadcastError
	if err := x.LayerNorm(nil, 1e-5, tensor.Scale(tensor.Zeros(dev, dtype.Float32, 3))).Err(); !errors.As(err, &b) || b.Op != "layer_norm" {
		t.Errorf("a scale of another size: %v, want a BroadcastError of layer_norm", err)
	}
	if err := scale.RMSNorm(nil, 1e-5, tensor.Scale(x)).Err(); !errors.As(err, &b) || b.Op != "rms_norm" {
		t.Errorf("a scale that is larger: %v, want a BroadcastError of rms_norm", err)
	}
	var missing *tensor.MissingError
	if err := x.LayerNorm(nil, 1e-5, tensor.Bias(bias)).Err(); !errors.As(err, &missing) {
		t.Errorf("a bias without a scale: %v, want a MissingError", err)
	}
	var operands *tensor.OperandsError
	if err := handle.Apply(ops.RMSNorm, ops.Attr{}, x, scale, bias).Err(); !errors.As(err, &operands) || operands.Most != 2 {
		t.Errorf("rms_norm of three operands: %v, want an OperandsError", err)
	}
}

func TestNary(t *testing.T) {
	dev := testdev.Open(t)
	a, b := tensor.From(dev, []float32{1, 5, nan}), tensor.From(dev, []float32{3, 2, 1})
	c := tensor.From(dev, []float32{2, 4}, 2, 1)
	expect(t, tensor.MaxOf(a, b, c), dims(2, 3), 3, 5, nan, 4, 5, nan)
	expect(t, tensor.MinOf(a, b, c), dims(2, 3), 1, 2, nan, 1, 2, nan)
	expect(t, tensor.SumOf(a, b, c), dims(2, 3), 6, 9, nan, 8, 11, nan)
	expect(t, tensor.MeanOf(a, b, c), dims(2, 3), 2, 3, nan, float32(8)/3, float32(11)/3, nan)
	expect(t, tensor.MaxOf(b), dims(3), float32(3), 2, 1)
	expect(t, tensor.SumOf(tensor.From(dev, []int8{100}), tensor.From(dev, []int8{100})), dims(1), int8(-56))
	half := tensor.From(dev, []float32{2048}).Cast(dtype.Float16)
	one := tensor.Ones(dev, dtype.Float16, 1)
	expect(t, tensor.SumOf(half, one, one).Cast(dtype.Float32), dims(1), float32(2050))
	var arity *tensor.ArityError
	if err := tensor.MeanOf().Err(); !errors.As(err, &arity) || arity.Op != ops.NaryMean.Name {
		t.Errorf("mean of no operands: %v, want an ArityError of nary_mean", err)
	}
	var broadcast *shape.BroadcastError
	if err := tensor.MaxOf(a, b, tensor.Zeros(dev, dtype.Float32, 2)).Err(); !errors.As(err, &broadcast) || broadcast.Op != "nary_max" {
		t.Errorf("operands that do not broadcast: %v, want a BroadcastError of nary_max", err)
	}
}
