package tensor

import "github.com/weft-gpu/weft/ops"

// What numbers are like: signs, kinds and neighbours. They go by the bits, so that
// a subnormal number is never taken for a zero. Every result may carry the errors
// of every operator, *[DTypeError] among them.

// Sign is -1, 0 or 1 as x is negative, zero or positive, and NaN for NaN, in x's
// dtype. Numeric dtypes; of a complex number it is x / |x|, 0 for 0 and NaN + NaN i
// where a part is NaN or both are infinite (Array API 2024.12, sign).
func (x *Tensor) Sign() *Tensor { return apply(ops.Sign, ops.Attr{}, x) }

// SignBit is true where the sign bit of x is set: for negative numbers, -0, and NaNs
// that have it. Real floating-point dtypes (Array API 2024.12, signbit).
func (x *Tensor) SignBit() *Tensor { return apply(ops.SignBit, ops.Attr{}, x) }

// IsFinite is true where x is neither infinite nor NaN; for a complex number, where
// neither part is. Numeric dtypes; integers are finite (Array API 2024.12, isfinite).
func (x *Tensor) IsFinite() *Tensor { return apply(ops.IsFinite, ops.Attr{}, x) }

// IsInf is true where x is infinite; for a complex number, where either part is, even
// beside a NaN. Numeric dtypes (Array API 2024.12, isinf).
func (x *Tensor) IsInf() *Tensor { return apply(ops.IsInf, ops.Attr{}, x) }

// IsNaN is true where x is NaN; for a complex number, where either part is. Numeric
// dtypes (Array API 2024.12, isnan).
func (x *Tensor) IsNaN() *Tensor { return apply(ops.IsNaN, ops.Attr{}, x) }

// CopySign is x with the sign of y, element by element: zeros and NaNs have signs like
// any number. Real floating-point dtypes (Array API 2024.12, copysign).
func (x *Tensor) CopySign(y Operand) *Tensor { return applyTo(ops.CopySign, ops.Attr{}, x, y) }

// NextAfter is the next number of the dtype after x towards y, element by element: y
// where they are equal, NaN if either is NaN. Real floating-point dtypes; after float16
// and bfloat16 the next float16 and bfloat16 (Array API 2024.12, nextafter).
func (x *Tensor) NextAfter(y Operand) *Tensor { return applyTo(ops.NextAfter, ops.Attr{}, x, y) }
