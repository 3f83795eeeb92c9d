package tensor

import "github.com/weft-gpu/weft/ops"

// The activations. Those with parameters round them to the dtype that they are computed in. Every
// result may carry *[DTypeError] and the other errors of every operator.

// LeakyRelu maps each element x to x where x >= 0, and to slope * x elsewhere. PyTorch's and ONNX's
// default slope is 0.01. NaN stays NaN. Real floating-point dtypes; float16 and bfloat16 are
// computed in float32 and rounded once (PyTorch, leaky_relu).
func (x *Tensor) LeakyRelu(slope float64) *Tensor {
	return apply(ops.LeakyRelu, ops.Attr{Params: []float64{slope}}, x)
}

// ELU maps each element x to x where x > 0, and to alpha (e^x - 1) elsewhere. PyTorch's default
// alpha is 1. Real floating-point dtypes; float16 and bfloat16 are computed in float32 and rounded
// once (Clevert et al., 2015).
func (x *Tensor) ELU(alpha float64) *Tensor {
	return apply(ops.ELU, ops.Attr{Params: []float64{alpha}}, x)
}

// SELU maps each element x to 1.0507 x where x > 0, and to 1.0507 * 1.6733 (e^x - 1) elsewhere.
// Real floating-point dtypes; float16 and bfloat16 are computed in float32 and rounded once
// (Klambauer et al., 2017).
func (x *Tensor) SELU() *Tensor {
	return apply(ops.SELU, ops.Attr{}, x)
}

// SiLU (also called swish) maps each element x to x / (1 + e^-x): -0 for -Inf, and accurate where
// it is small. Real floating-point dtypes; float16 and bfloat16 are computed in float32 and rounded
// once (PyTorch, silu).
func (x *Tensor) SiLU() *Tensor {
	return apply(ops.SiLU, ops.Attr{}, x)
}

// Softsign maps each element x to x / (1 + |x|): ±1 for ±Inf. Real floating-point dtypes; float16
// and bfloat16 are computed in float32 and rounded once (PyTorch, softsign).
func (x *Tensor) Softsign() *Tensor {
	return apply(ops.Softsign, ops.Attr{}, x)
}

// HardSigmoid maps each element x to min(max(x + 3, 0), 6) / 6, PyTorch's form; [SlopeAndOffset]
// chooses another line. Real floating-point dtypes; float16 and bfloat16 are computed in float32
// and rounded once (PyTorch, hardsigmoid).
func (x *Tensor) HardSigmoid(options ...HardSigmoidOption) *Tensor {
	return apply(ops.HardSigmoid, set(ops.Attr{}, options, HardSigmoidOption.hardSigmoid).Attr, x)
}

// HardSigmoidOption changes [Tensor.HardSigmoid]: [SlopeAndOffset].
type HardSigmoidOption interface{ hardSigmoid(*settings) }

type line struct{ slope, offset float64 }

// SlopeAndOffset makes [Tensor.HardSigmoid] min(max(slope x + offset, 0), 1), each operation
// rounded. ONNX's default is (0.2, 0.5) (ONNX, HardSigmoid, alpha and beta).
func SlopeAndOffset(slope, offset float64) HardSigmoidOption { return line{slope, offset} }

func (l line) hardSigmoid(s *settings) { s.Params = []float64{l.slope, l.offset} }

// HardSwish multiplies each element by its [Tensor.HardSigmoid]: -0 for -Inf. Real floating-point
// dtypes; float16 and bfloat16 are computed in float32 and rounded once (PyTorch, hardswish).
func (x *Tensor) HardSwish() *Tensor {
	return apply(ops.HardSwish, ops.Attr{}, x)
}

// Mish maps each element x to x tanh(log(1 + e^x)): -0 for -Inf, and accurate where it is small.
// Real floating-point dtypes; float16 and bfloat16 are computed in float32 and rounded once (Misra,
// 2019).
func (x *Tensor) Mish() *Tensor {
	return apply(ops.Mish, ops.Attr{}, x)
}

// PRelu maps each element x to x where x >= 0, and to x * slope elsewhere. The shapes broadcast
// from the right: a slope for each channel of [n, c, h, w] has shape [c, 1, 1]. Real floating-point
// dtypes; float16 and bfloat16 are computed in float32 and rounded once (ONNX, PRelu). Errors:
// *shape.BroadcastError, *dtype.PromotionError.
func (x *Tensor) PRelu(slope Operand) *Tensor {
	return applyTo(ops.PRelu, ops.Attr{}, x, slope)
}
