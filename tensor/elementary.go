package tensor

import "github.com/weft-gpu/weft/ops"

// The elementary functions. Every result may carry the errors of every operator, *[DTypeError]
// among them. The package comment states their accuracy.

// Exp2 is 2 to the power of each element: exact for integers. Real floating-point dtypes.
func (x *Tensor) Exp2() *Tensor { return apply(ops.Exp2, ops.Attr{}, x) }

// Expm1 is e to the power of each element, less 1: -0 for -0, and accurate for small elements.
// Floating-point dtypes, complex ones too (Array API 2024.12, expm1).
func (x *Tensor) Expm1() *Tensor { return apply(ops.Expm1, ops.Attr{}, x) }

// Log is the natural logarithm of each element: -Inf for 0, NaN for a negative one. Floating-point
// dtypes, complex ones too (Array API 2024.12, log).
func (x *Tensor) Log() *Tensor { return apply(ops.Log, ops.Attr{}, x) }

// Log2 is the logarithm of each element to base 2: exact for powers of two. Floating-point dtypes,
// complex ones too (Array API 2024.12, log2).
func (x *Tensor) Log2() *Tensor { return apply(ops.Log2, ops.Attr{}, x) }

// Log10 is the logarithm of each element to base 10: -Inf for 0, NaN for a negative one.
// Floating-point dtypes, complex ones too (Array API 2024.12, log10).
func (x *Tensor) Log10() *Tensor { return apply(ops.Log10, ops.Attr{}, x) }

// Log1p is the natural logarithm of 1 plus each element: accurate for small elements.
// Floating-point dtypes, complex ones too (Array API 2024.12, log1p).
func (x *Tensor) Log1p() *Tensor { return apply(ops.Log1p, ops.Attr{}, x) }

// Sin is the sine of each element, in radians: NaN for infinities, and accurate up to the largest
// number. Floating-point dtypes, complex ones too (Array API 2024.12, sin).
func (x *Tensor) Sin() *Tensor { return apply(ops.Sin, ops.Attr{}, x) }

// Cos is the cosine of each element, in radians: NaN for infinities, and accurate up to the largest
// number. Floating-point dtypes, complex ones too (Array API 2024.12, cos).
func (x *Tensor) Cos() *Tensor { return apply(ops.Cos, ops.Attr{}, x) }

// Tan is the tangent of each element, in radians: NaN for infinities, and accurate up to the
// largest number. Floating-point dtypes, complex ones too (Array API 2024.12, tan).
func (x *Tensor) Tan() *Tensor { return apply(ops.Tan, ops.Attr{}, x) }

// Asin is the arc sine of each element, an angle in [-π/2, π/2]: NaN for |x| > 1. Floating-point
// dtypes, complex ones too (Array API 2024.12, asin).
func (x *Tensor) Asin() *Tensor { return apply(ops.Asin, ops.Attr{}, x) }

// Acos is the arc cosine of each element, an angle in [0, π]: NaN for |x| > 1. Floating-point
// dtypes, complex ones too (Array API 2024.12, acos).
func (x *Tensor) Acos() *Tensor { return apply(ops.Acos, ops.Attr{}, x) }

// Atan is the arc tangent of each element, an angle in [-π/2, π/2]: ±π/2 for ±Inf. Floating-point
// dtypes, complex ones too (Array API 2024.12, atan).
func (x *Tensor) Atan() *Tensor { return apply(ops.Atan, ops.Attr{}, x) }

// Sinh is the hyperbolic sine of each element: -0 for -0. Floating-point dtypes, complex ones too
// (Array API 2024.12, sinh).
func (x *Tensor) Sinh() *Tensor { return apply(ops.Sinh, ops.Attr{}, x) }

// Cosh is the hyperbolic cosine of each element: 1 for ±0. Floating-point dtypes, complex ones too
// (Array API 2024.12, cosh).
func (x *Tensor) Cosh() *Tensor { return apply(ops.Cosh, ops.Attr{}, x) }

// Tanh is the hyperbolic tangent of each element: -0 for -0, ±1 for ±Inf. Floating-point dtypes,
// complex ones too (Array API 2024.12, tanh).
func (x *Tensor) Tanh() *Tensor { return apply(ops.Tanh, ops.Attr{}, x) }

// Asinh is the inverse hyperbolic sine of each element: -0 for -0. Floating-point dtypes, complex
// ones too (Array API 2024.12, asinh).
func (x *Tensor) Asinh() *Tensor { return apply(ops.Asinh, ops.Attr{}, x) }

// Acosh is the inverse hyperbolic cosine of each element: NaN for x < 1. Floating-point dtypes,
// complex ones too (Array API 2024.12, acosh).
func (x *Tensor) Acosh() *Tensor { return apply(ops.Acosh, ops.Attr{}, x) }

// Atanh is the inverse hyperbolic tangent of each element: ±Inf for ±1, NaN for |x| > 1.
// Floating-point dtypes, complex ones too (Array API 2024.12, atanh).
func (x *Tensor) Atanh() *Tensor { return apply(ops.Atanh, ops.Attr{}, x) }

// Erf is the error function of each element: ±1 for ±Inf. Real floating-point dtypes.
func (x *Tensor) Erf() *Tensor { return apply(ops.Erf, ops.Attr{}, x) }

// Erfc is 1 less the error function of each element: accurate where it is small. Real
// floating-point dtypes.
func (x *Tensor) Erfc() *Tensor { return apply(ops.Erfc, ops.Attr{}, x) }

// Sigmoid maps each element x to 1 / (1 + e^-x): +0 for -Inf. Real floating-point dtypes.
func (x *Tensor) Sigmoid() *Tensor { return apply(ops.Sigmoid, ops.Attr{}, x) }

// Softplus maps each element x to log(1 + e^x): +0 for -Inf. Real floating-point dtypes.
func (x *Tensor) Softplus() *Tensor { return apply(ops.Softplus, ops.Attr{}, x) }

// GELU multiplies each element by the normal distribution function of it: accurate where it is
// small. Real floating-point dtypes.
func (x *Tensor) GELU() *Tensor { return apply(ops.GELU, ops.Attr{}, x) }

// GELUTanh is the approximation of [Tensor.GELU] by tanh. It maps each element x to x/2 (1 +
// tanh(sqrt(2/π) (x + 0.044715 x^3))). Results near 0 are accurate too. Real floating-point dtypes.
func (x *Tensor) GELUTanh() *Tensor { return apply(ops.GELUTanh, ops.Attr{}, x) }

// Cbrt is the cube root of each element: -0 for -0. Real floating-point dtypes.
func (x *Tensor) Cbrt() *Tensor { return apply(ops.Cbrt, ops.Attr{}, x) }

// RSqrt is 1 over the square root of each element: ±Inf for ±0, NaN for a negative one. Real
// floating-point dtypes.
func (x *Tensor) RSqrt() *Tensor { return apply(ops.RSqrt, ops.Attr{}, x) }

// Pow is x to the power y, element by element; the shapes broadcast. Numeric dtypes. Integers wrap,
// and a negative exponent gives 0 or, for the bases ±1, ±1 (Array API 2024.12, pow). Errors:
// *shape.BroadcastError, *dtype.PromotionError.
func (x *Tensor) Pow(y Operand) *Tensor { return applyTo(ops.Pow, ops.Attr{}, x, y) }

// Atan2 is the angle in [-π, π] of the point with ordinate x and abscissa y, element by element;
// the shapes broadcast. Real floating-point dtypes; the signs of zeros count (Array API 2024.12,
// atan2). Errors: *shape.BroadcastError, *dtype.PromotionError.
func (x *Tensor) Atan2(y Operand) *Tensor { return applyTo(ops.Atan2, ops.Attr{}, x, y) }

// Hypot is the square root of x^2 + y^2, element by element, without overflow on the way; the
// shapes broadcast. Real floating-point dtypes (Array API 2024.12, hypot). Errors:
// *shape.BroadcastError, *dtype.PromotionError.
func (x *Tensor) Hypot(y Operand) *Tensor { return applyTo(ops.Hypot, ops.Attr{}, x, y) }

// FMA is x * y + z, element by element, rounded once, also on devices without the instruction; the
// shapes broadcast. Real floating-point dtypes (IEEE 754, fusedMultiplyAdd). Errors:
// *shape.BroadcastError, *dtype.PromotionError.
func (x *Tensor) FMA(y, z Operand) *Tensor { return applyTo(ops.FMA, ops.Attr{}, x, y, z) }
