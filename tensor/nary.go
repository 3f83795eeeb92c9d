package tensor

import "github.com/weft-gpu/weft/ops"

// MaxOf is the greatest of the operands, element by element, as [Tensor.Maximum] orders them; the
// shapes broadcast. Real numeric dtypes (ONNX, Max). Errors: *[ArityError] for no operands,
// *shape.BroadcastError, *dtype.PromotionError.
func MaxOf(operands ...*Tensor) *Tensor { return apply(ops.NaryMax, ops.Attr{}, operands...) }

// MinOf is the least of the operands, element by element, as [Tensor.Minimum] orders them; the
// shapes broadcast. Real numeric dtypes (ONNX, Min). Errors: those of [MaxOf].
func MinOf(operands ...*Tensor) *Tensor { return apply(ops.NaryMin, ops.Attr{}, operands...) }

// SumOf is the sum of the operands, element by element, from the first on; the shapes broadcast.
// Numeric dtypes; float16 and bfloat16 are added in float32 and rounded once (ONNX, Sum). Errors:
// those of [MaxOf].
func SumOf(operands ...*Tensor) *Tensor { return apply(ops.NarySum, ops.Attr{}, operands...) }

// MeanOf is [SumOf] divided by the number of operands; the shapes broadcast. Any dtypes that
// promote; bools and integers count as float64 (ONNX, Mean, of floating-point dtypes). Errors:
// those of [MaxOf].
func MeanOf(operands ...*Tensor) *Tensor { return apply(ops.NaryMean, ops.Attr{}, operands...) }
