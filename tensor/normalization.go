package tensor

import "github.com/weft-gpu/weft/ops"

// Softmax and the normalizations. Results have x's shape.

// Softmax is e^x over the sum of e^x along axes, without overflow on the way, in x's shape. Without
// axes it takes the last one; negative ones count from the end. It is all NaN where an element is
// NaN or +Inf or all are -Inf. Real floating-point dtypes; float16 and bfloat16 are computed in
// float32 and rounded once. Errors: *shape.AxisError, *[DTypeError].
func (x *Tensor) Softmax(axes ...int) *Tensor {
	return apply(ops.Softmax, ops.Attr{Axes: axes}, x)
}

// LogSoftmax is x less the logarithm of the sum of e^x along axes, as [Tensor.Softmax] takes them.
// It is the logarithm of Softmax without its underflow. Real floating-point dtypes. Errors:
// *shape.AxisError, *[DTypeError].
func (x *Tensor) LogSoftmax(axes ...int) *Tensor {
	return apply(ops.LogSoftmax, ops.Attr{Axes: axes}, x)
}

// LayerNorm is x less its mean along axes, over the square root of its variance plus epsilon (1e-5
// in PyTorch and ONNX), times a [Scale], plus a [Bias]. These broadcast to x's shape; nil axes are
// the last one. Real floating-point dtypes; float16 and bfloat16 are computed in float32 and
// rounded once (Ba et al., Layer Normalization, 2016). Errors: *shape.AxisError,
// *shape.BroadcastError, *dtype.PromotionError, *[DTypeError], *[MissingError] for a bias without a
// scale.
func (x *Tensor) LayerNorm(axes []int, epsilon float64, options ...LayerNormOption) *Tensor {
	s := set(ops.Attr{}, options, LayerNormOption.layerNorm)
	if s.bias != nil && s.scale == nil {
		return Fail(ops.LayerNorm.Name, &MissingError{Op: ops.LayerNorm.Name, What: "there is a bias and no scale", Hint: "give a scale too, of ones, or add the bias"}, x, s.bias)
	}
	return normalize(ops.LayerNorm, axes, epsilon, x, s.scale, s.bias)
}

// RMSNorm is x over the square root of the mean of its squares along axes plus epsilon, times a
// [Scale], which broadcasts to x's shape; nil axes are the last one. Real floating-point dtypes;
// float16 and bfloat16 are computed in float32 and rounded once (Zhang and Sennrich, 2019). Errors:
// *shape.AxisError, *shape.BroadcastError, *dtype.PromotionError, *[DTypeError].
func (x *Tensor) RMSNorm(axes []int, epsilon float64, options ...RMSNormOption) *Tensor {
	s := set(ops.Attr{}, options, RMSNormOption.rmsNorm)
	return normalize(ops.RMSNorm, axes, epsilon, x, s.scale)
}

// LayerNormOption changes [Tensor.LayerNorm]: [Scale], [Bias].
type LayerNormOption interface{ layerNorm(*settings) }

// RMSNormOption changes [Tensor.RMSNorm]: [Scale].
type RMSNormOption interface{ rmsNorm(*settings) }

// ScaleOption is [Scale], which both normalizations take.
type ScaleOption interface {
	LayerNormOption
	RMSNormOption
}

type (
	scale struct{ t *Tensor }
	bias  struct{ t *Tensor }
)

// Scale makes a normalization multiply by t. The result carries a *[MissingError] if t is nil.
func Scale(t *Tensor) ScaleOption { return scale{given("scale", t)} }

// Bias makes [Tensor.LayerNorm] add t at the end; it needs a [Scale] too. The result carries a
// *[MissingError] if t is nil.
func Bias(t *Tensor) LayerNormOption { return bias{given("bias", t)} }

func (o scale) layerNorm(s *settings) { s.scale = o.t }
func (o scale) rmsNorm(s *settings)   { s.scale = o.t }
func (o bias) layerNorm(s *settings)  { s.bias = o.t }

// normalize applies op to the operands, without those at the end that are nil.
func normalize(op *ops.Op, axes []int, epsilon float64, in ...*Tensor) *Tensor {
	for len(in) > 1 && in[len(in)-1] == nil {
		in = in[:len(in)-1]
	}
	return apply(op, ops.Attr{Params: []float64{epsilon}, Axes: axes}, in...)
}
