package tensor

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// The operators that work element by element. Operands broadcast (Array API 2024.12,
// "Broadcasting") and promote ("Type Promotion Rules"). Every result may carry the errors of every
// operator.

// Add is x + y, element by element; the shapes broadcast. Numeric dtypes; integers wrap, floats are
// correctly rounded (Array API 2024.12, add). Errors: *shape.BroadcastError, *dtype.PromotionError.
func (x *Tensor) Add(y Operand) *Tensor { return applyTo(ops.Add, ops.Attr{}, x, y) }

// Sub is x - y, element by element; the shapes broadcast. Numeric dtypes; integers wrap, floats are
// correctly rounded (Array API 2024.12, subtract). Errors: *shape.BroadcastError,
// *dtype.PromotionError.
func (x *Tensor) Sub(y Operand) *Tensor { return applyTo(ops.Sub, ops.Attr{}, x, y) }

// Mul is x * y, element by element; the shapes broadcast. Numeric dtypes; integers wrap, floats are
// correctly rounded (Array API 2024.12, multiply). A complex product is (ac-bd) + (ad+bc)i, each
// operation rounded. Errors: *shape.BroadcastError, *dtype.PromotionError.
func (x *Tensor) Mul(y Operand) *Tensor { return applyTo(ops.Mul, ops.Attr{}, x, y) }

// Div is x / y, element by element; the shapes broadcast. Floating-point dtypes: real ones are
// correctly rounded, complex ones within 4 ULP of the magnitude; x/0 is infinite and 0/0 NaN (Array
// API 2024.12, divide). Errors: *[DTypeError] for integers, which must be cast first;
// *shape.BroadcastError, *dtype.PromotionError.
func (x *Tensor) Div(y Operand) *Tensor { return applyTo(ops.Div, ops.Attr{}, x, y) }

// Maximum is the greater of x and y, element by element; the shapes broadcast. Real numeric dtypes;
// NaN if either is NaN, and +0 is greater than -0 (Array API 2024.12, maximum). Errors:
// *shape.BroadcastError, *dtype.PromotionError.
func (x *Tensor) Maximum(y Operand) *Tensor { return applyTo(ops.Maximum, ops.Attr{}, x, y) }

// Minimum is the lesser of x and y, element by element; the shapes broadcast. Real numeric dtypes;
// NaN if either is NaN, and -0 is less than +0 (Array API 2024.12, minimum). Errors:
// *shape.BroadcastError, *dtype.PromotionError.
func (x *Tensor) Minimum(y Operand) *Tensor { return applyTo(ops.Minimum, ops.Attr{}, x, y) }

// Equal is x == y, element by element, as bool; the shapes broadcast. Any dtypes that promote; -0
// equals +0, and NaN equals nothing (Array API 2024.12, equal). Errors: *shape.BroadcastError,
// *dtype.PromotionError.
//
// This and the other comparisons are exact with a Go number y that x's dtype does not hold. A uint8
// x is never equal to 300, and always less. An int32 x is less than 2.5 where it is 2 or less. A
// float16 x is less than 1e6 where it is finite or -Inf. NumPy 2 does so with integers.
func (x *Tensor) Equal(y Operand) *Tensor { return applyTo(ops.Equal, ops.Attr{}, x, y) }

// NotEqual is x != y, element by element, as bool; the shapes broadcast. Any dtypes that promote;
// NaN differs from everything (Array API 2024.12, not_equal). Errors: those of [Tensor.Equal].
func (x *Tensor) NotEqual(y Operand) *Tensor { return applyTo(ops.NotEqual, ops.Attr{}, x, y) }

// Less is x < y, element by element, as bool; the shapes broadcast. Real numeric dtypes; false
// beside NaN (Array API 2024.12, less). Errors: those of [Tensor.Equal].
func (x *Tensor) Less(y Operand) *Tensor { return applyTo(ops.Less, ops.Attr{}, x, y) }

// LessEqual is x <= y, element by element, as bool; the shapes broadcast. Real numeric dtypes;
// false beside NaN (Array API 2024.12, less_equal). Errors: those of [Tensor.Equal].
func (x *Tensor) LessEqual(y Operand) *Tensor { return applyTo(ops.LessEqual, ops.Attr{}, x, y) }

// Greater is x > y, element by element, as bool; the shapes broadcast. Real numeric dtypes; false
// beside NaN (Array API 2024.12, greater). Errors: those of [Tensor.Equal].
func (x *Tensor) Greater(y Operand) *Tensor { return applyTo(ops.Greater, ops.Attr{}, x, y) }

// GreaterEqual is x >= y, element by element, as bool; the shapes broadcast. Real numeric dtypes;
// false beside NaN (Array API 2024.12, greater_equal). Errors: those of [Tensor.Equal].
func (x *Tensor) GreaterEqual(y Operand) *Tensor { return applyTo(ops.GreaterEqual, ops.Attr{}, x, y) }

// LogicalAnd is true where both x and y are, element by element; the shapes broadcast. Bool only
// (Array API 2024.12, logical_and). Errors: *[DTypeError], *shape.BroadcastError.
func (x *Tensor) LogicalAnd(y Operand) *Tensor { return applyTo(ops.LogicalAnd, ops.Attr{}, x, y) }

// LogicalOr is true where x or y is, or both, element by element; the shapes broadcast. Bool only
// (Array API 2024.12, logical_or). Errors: *[DTypeError], *shape.BroadcastError.
func (x *Tensor) LogicalOr(y Operand) *Tensor { return applyTo(ops.LogicalOr, ops.Attr{}, x, y) }

// LogicalXor is true where exactly one of x and y is, element by element; the shapes broadcast.
// Bool only (Array API 2024.12, logical_xor). Errors: *[DTypeError], *shape.BroadcastError.
func (x *Tensor) LogicalXor(y Operand) *Tensor { return applyTo(ops.LogicalXor, ops.Attr{}, x, y) }

// Neg is -x, element by element. Numeric dtypes; integers wrap, so the minimum of a signed dtype is
// its own negative (Array API 2024.12, negative).
func (x *Tensor) Neg() *Tensor { return apply(ops.Neg, ops.Attr{}, x) }

// Abs is the absolute value of each element. Numeric dtypes; that of a complex number has the dtype
// of its parts, and the minimum of a signed dtype is its own absolute value (Array API 2024.12,
// abs).
func (x *Tensor) Abs() *Tensor { return apply(ops.Abs, ops.Attr{}, x) }

// LogicalNot is true at each element that is false. Bool only (Array API 2024.12, logical_not).
func (x *Tensor) LogicalNot() *Tensor { return apply(ops.LogicalNot, ops.Attr{}, x) }

// Exp is e to the power of each element, within 1 ULP in float32. Floating-point dtypes, complex
// ones too (Array API 2024.12, exp).
func (x *Tensor) Exp() *Tensor { return apply(ops.Exp, ops.Attr{}, x) }

// Sqrt is the square root of each element. Floating-point dtypes: real ones are correctly rounded,
// complex ones within 4 ULP; NaN for a negative element, -0 for -0 (Array API 2024.12, sqrt).
func (x *Tensor) Sqrt() *Tensor { return apply(ops.Sqrt, ops.Attr{}, x) }

// Relu is each element that is above 0, and 0 elsewhere: max(x, 0) of neural networks. Real numeric
// dtypes; NaN stays NaN and -0 becomes +0.
func (x *Tensor) Relu() *Tensor { return apply(ops.Relu, ops.Attr{}, x) }

// Where is x where cond, a tensor of bools, holds, and y elsewhere, element by element. Any dtypes
// that promote; the three shapes broadcast; NaNs keep their bits (Array API 2024.12, where). If x
// and y are both Go numbers, the result has the dtype that [AsArray] gives their types: Where(mask,
// 1, 0) is int64, Where(mask, 1.5, 0) float64, and Where(mask, float32(1), 0) float32. Errors:
// *[DTypeError] for a condition that is not bool, *shape.BroadcastError, *dtype.PromotionError.
func Where(cond *Tensor, x, y Operand) *Tensor { return applyTo(ops.Where, ops.Attr{}, cond, x, y) }

// Cast converts each element to another dtype; any dtype to any other (Array API 2024.12, astype).
// A float becomes an integer by truncation, an out-of-range one the nearest limit, and NaN 0. An
// integer wraps into a narrower integer dtype, and rounds to the nearest float, of two the even
// one. Bool is x != 0, of a complex number for either part. A complex number becomes real by its
// real part. Errors: *dtype.UnknownError for an invalid d.
func (x *Tensor) Cast(d dtype.DType) *Tensor { return apply(ops.Cast, ops.Attr{DType: d}, x) }

// BitCast reinterprets the bits of each element as another dtype of the same width, such as float32
// as uint32 or the other way about. The bits of NaNs are kept. Real numeric dtypes (NumPy,
// ndarray.view; JAX, bitcast_convert_type; ONNX, BitCast). Errors: *[AttrError] for a dtype of
// another width, *dtype.UnknownError.
func (x *Tensor) BitCast(d dtype.DType) *Tensor { return apply(ops.BitCast, ops.Attr{DType: d}, x) }
