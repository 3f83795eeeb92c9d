package tensor

import "github.com/weft-gpu/weft/ops"

// Softmax and the normalizations, along axes that count from the end where they
// are negative: the last one where none are given. Results have x's shape.

// Softmax is e^x over the sum of e^x along axes, without overflow on the way; all NaN where
// an element is NaN or +Inf or all are -Inf. Real floating-point dtypes; float16 and
// bfloat16 are computed in float32 and rounded once. Errors: *shape.AxisError,
// *[DTypeError].
func (x *Tensor) Softmax(axes ...int) *Tensor {
	return Apply(ops.Softmax, ops.Attr{Axes: axes}, x)
}

// LogSoftmax is x less the logarithm of the sum of e^x along axes, which is the
// logarithm of [Tensor.Softmax] without its underflow. Real floating-point dtypes.
// Errors: *shape.AxisError, *[DTypeError].
func (x *Tensor) LogSoftmax(axes ...int) *Tensor {
	return Apply(ops.LogSoftmax, ops.Attr{Axes: axes}, x)
}

// LayerNorm is x less its mean along axes, over the square root of its variance
// plus epsilon (1e-5 in PyTorch and ONNX), times scale, plus bias. scale and bias
// may be nil, bias where scale is given; they broadcast to x's shape. Real
// floating-point dtypes; float16 and bfloat16 are computed in float32 and rounded
// once (Ba et al., Layer Normalization, 2016). Errors: *shape.AxisError,
// *shape.BroadcastError, *dtype.PromotionError, *[DTypeError], *[MissingError]
// for a bias without a scale.
func (x *Tensor) LayerNorm(axes []int, scale, bias *Tensor, epsilon float64) *Tensor {
	if bias != nil && scale == nil {
		return Fail(ops.LayerNorm.Name, &MissingError{Op: ops.LayerNorm.Name, What: "there is a bias and no scale", Hint: "give a scale too, of ones, or add the bias"}, x, bias)
	}
	return normalize(ops.LayerNorm, axes, epsilon, x, scale, bias)
}

// RMSNorm is x over the square root of the mean of its squares along axes plus
// epsilon, times scale, which may be nil and broadcasts to x's shape. Real
// floating-point dtypes; float16 and bfloat16 are computed in float32 and rounded
// once (Zhang and Sennrich, 2019). Errors: *shape.AxisError,
// *shape.BroadcastError, *dtype.PromotionError, *[DTypeError].
func (x *Tensor) RMSNorm(axes []int, scale *Tensor, epsilon float64) *Tensor {
	return normalize(ops.RMSNorm, axes, epsilon, x, scale)
}

// normalize leaves out the operands after x that are nil at the end.
func normalize(op *ops.Op, axes []int, epsilon float64, in ...*Tensor) *Tensor {
	for len(in) > 1 && in[len(in)-1] == nil {
		in = in[:len(in)-1]
	}
	return Apply(op, ops.Attr{Params: []float64{epsilon}, Axes: axes}, in...)
}
