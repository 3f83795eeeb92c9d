package tensor

import "github.com/weft-gpu/weft/ops"

// Signs, kinds and neighbours of numbers. These operators go by the bits, so that a subnormal
// number is never taken for a zero. Every result may carry the errors of every operator,
// *[DTypeError] among them.

// Sign is -1, 0 or 1 for each element that is negative, zero or positive, and NaN for NaN, in x's
// dtype. Numeric dtypes; for a complex number it is x / |x|, 0 for 0, and NaN + NaN i where a part
// is NaN or both are infinite (Array API 2024.12, sign).
func (x *Tensor) Sign() *Tensor { return apply(ops.Sign, ops.Attr{}, x) }

// SignBit is true for each element whose sign bit is set: negative numbers, -0, and NaNs with that
// bit. Real floating-point dtypes (Array API 2024.12, signbit).
func (x *Tensor) SignBit() *Tensor { return apply(ops.SignBit, ops.Attr{}, x) }

// IsFinite is true for each element that is neither infinite nor NaN; for a complex number, where
// neither part is. Numeric dtypes; integers are finite (Array API 2024.12, isfinite).
func (x *Tensor) IsFinite() *Tensor { return apply(ops.IsFinite, ops.Attr{}, x) }

// IsInf is true for each element that is infinite; for a complex number, where either part is
// infinite, even beside a NaN. Numeric dtypes (Array API 2024.12, isinf).
func (x *Tensor) IsInf() *Tensor { return apply(ops.IsInf, ops.Attr{}, x) }

// IsNaN is true for each element that is NaN; for a complex number, where either part is. Numeric
// dtypes (Array API 2024.12, isnan).
func (x *Tensor) IsNaN() *Tensor { return apply(ops.IsNaN, ops.Attr{}, x) }

// CopySign is x with the sign of y, element by element; the shapes broadcast. Zeros and NaNs have
// signs like any number. Real floating-point dtypes (Array API 2024.12, copysign). Errors:
// *shape.BroadcastError, *dtype.PromotionError.
func (x *Tensor) CopySign(y Operand) *Tensor { return applyTo(ops.CopySign, ops.Attr{}, x, y) }

// NextAfter is the next number of the dtype after x towards y, element by element; the shapes
// broadcast. It is y where they are equal, and NaN if either is NaN. Real floating-point dtypes;
// after float16 and bfloat16 comes the next float16 and bfloat16 (Array API 2024.12, nextafter).
// Errors: *shape.BroadcastError, *dtype.PromotionError.
func (x *Tensor) NextAfter(y Operand) *Tensor { return applyTo(ops.NextAfter, ops.Attr{}, x, y) }
