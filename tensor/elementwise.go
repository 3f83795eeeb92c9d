package tensor

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// The operators that work element by element. Operands broadcast (Array API 2024.12,
// "Broadcasting") and promote ("Type Promotion Rules"). Every result may carry
// the errors of every operator: *shape.BroadcastError where shapes disagree,
// *dtype.PromotionError and *[DTypeError] where dtypes do.

// Add is x + y, element by element. Numeric dtypes; integers wrap, floats are
// correctly rounded (Array API 2024.12, add).
func (x *Tensor) Add(y Operand) *Tensor { return applyTo(ops.Add, ops.Attr{}, x, y) }

// Sub is x - y, element by element. Numeric dtypes; integers wrap, floats are
// correctly rounded (Array API 2024.12, subtract).
func (x *Tensor) Sub(y Operand) *Tensor { return applyTo(ops.Sub, ops.Attr{}, x, y) }

// Mul is x * y, element by element. Numeric dtypes; integers wrap, floats are
// correctly rounded (Array API 2024.12, multiply). A complex
// product is (ac-bd) + (ad+bc)i, each operation rounded.
func (x *Tensor) Mul(y Operand) *Tensor { return applyTo(ops.Mul, ops.Attr{}, x, y) }

// Div is x / y, element by element. Floating-point dtypes, real ones correctly rounded,
// complex ones within 4 ULP of the magnitude; x/0 is infinite and 0/0 NaN. Integers are an error: cast them first (Array API 2024.12, divide).
func (x *Tensor) Div(y Operand) *Tensor { return applyTo(ops.Div, ops.Attr{}, x, y) }

// Maximum is the greater of x and y, element by element. Real numeric dtypes; NaN if
// either is NaN, and +0 is greater than -0 (Array API 2024.12, maximum).
func (x *Tensor) Maximum(y Operand) *Tensor { return applyTo(ops.Maximum, ops.Attr{}, x, y) }

// Minimum is the lesser of x and y, element by element. Real numeric dtypes; NaN if either
// is NaN, and -0 is less than +0 (Array API 2024.12, minimum).
func (x *Tensor) Minimum(y Operand) *Tensor { return applyTo(ops.Minimum, ops.Attr{}, x, y) }

// Equal is x == y, element by element, as bool. Any dtypes that promote; -0 equals +0,
// NaN equals nothing (Array API 2024.12, equal).
//
// This and the other comparisons are exact with a Go number y that x's dtype does not
// hold: a uint8 x is never equal to 300, and always less; an int32 x is less than 2.5
// where it is 2 or less, and a float16 x less than 1e6 where it is finite or -Inf.
// NumPy 2 does so with integers.
func (x *Tensor) Equal(y Operand) *Tensor { return applyTo(ops.Equal, ops.Attr{}, x, y) }

// NotEqual is x != y, element by element, as bool. Any dtypes that promote; NaN differs
// from everything (Array API 2024.12, not_equal).
func (x *Tensor) NotEqual(y Operand) *Tensor { return applyTo(ops.NotEqual, ops.Attr{}, x, y) }

// Less is x < y, element by element, as bool. Real numeric dtypes; false beside NaN (Array API 2024.12, less).
func (x *Tensor) Less(y Operand) *Tensor { return applyTo(ops.Less, ops.Attr{}, x, y) }

// LessEqual is x <= y, element by element, as bool. Real numeric dtypes; false beside NaN (Array API 2024.12, less_equal).
func (x *Tensor) LessEqual(y Operand) *Tensor { return applyTo(ops.LessEqual, ops.Attr{}, x, y) }

// Greater is x > y, element by element, as bool. Real numeric dtypes; false beside NaN (Array API 2024.12, greater).
func (x *Tensor) Greater(y Operand) *Tensor { return applyTo(ops.Greater, ops.Attr{}, x, y) }

// GreaterEqual is x >= y, element by element, as bool. Real numeric dtypes; false beside NaN (Array API 2024.12, greater_equal).
func (x *Tensor) GreaterEqual(y Operand) *Tensor { return applyTo(ops.GreaterEqual, ops.Attr{}, x, y) }

// LogicalAnd is true where both x and y are. Bool only (Array API 2024.12, logical_and).
func (x *Tensor) LogicalAnd(y Operand) *Tensor { return applyTo(ops.LogicalAnd, ops.Attr{}, x, y) }

// LogicalOr is true where x or y is, or both. Bool only (Array API 2024.12, logical_or).
func (x *Tensor) LogicalOr(y Operand) *Tensor { return applyTo(ops.LogicalOr, ops.Attr{}, x, y) }

// LogicalXor is true where exactly one of x and y is. Bool only (Array API 2024.12, logical_xor).
func (x *Tensor) LogicalXor(y Operand) *Tensor { return applyTo(ops.LogicalXor, ops.Attr{}, x, y) }

// Neg is -x. Numeric dtypes; integers wrap, so the minimum of a signed dtype is its own
// negative (Array API 2024.12, negative).
func (x *Tensor) Neg() *Tensor { return apply(ops.Neg, ops.Attr{}, x) }

// Abs is the absolute value of x. Numeric dtypes, of a complex one in the dtype of its
// parts; the minimum of a signed dtype is its own absolute value (Array API 2024.12, abs).
func (x *Tensor) Abs() *Tensor { return apply(ops.Abs, ops.Attr{}, x) }

// LogicalNot is true where x is false. Bool only (Array API 2024.12, logical_not).
func (x *Tensor) LogicalNot() *Tensor { return apply(ops.LogicalNot, ops.Attr{}, x) }

// Exp is e to the power x, within 1 ULP in float32, the same bits on every device.
// Floating-point dtypes, complex ones too (Array API 2024.12, exp).
func (x *Tensor) Exp() *Tensor { return apply(ops.Exp, ops.Attr{}, x) }

// Sqrt is the square root of x, correctly rounded. Floating-point dtypes; NaN for negative
// x, -0 for -0 (Array API 2024.12, sqrt).
func (x *Tensor) Sqrt() *Tensor { return apply(ops.Sqrt, ops.Attr{}, x) }

// Relu is x where x is above 0, else 0: max(x, 0) of neural networks. Real
// numeric dtypes; NaN stays NaN and -0 becomes +0.
func (x *Tensor) Relu() *Tensor { return apply(ops.Relu, ops.Attr{}, x) }

// Where is x where cond, a tensor of bools, holds, and y elsewhere, element by
// element. Any dtypes that promote; the three shapes broadcast; NaNs keep their bits
// (Array API 2024.12, where). If x and y are both Go numbers, the result has the dtype
// that [AsArray] gives their types: Where(mask, 1, 0) is int64, Where(mask, 1.5, 0) float64, and
// Where(mask, float32(1), 0) float32. A condition that is not bool is a *[DTypeError].
func Where(cond *Tensor, x, y Operand) *Tensor { return applyTo(ops.Where, ops.Attr{}, cond, x, y) }

// Cast is x in another dtype (Array API 2024.12, astype). A float becomes an integer by
// truncation, out of range the nearest limit, NaN 0; an integer wraps into a
// narrower one and rounds to the nearest even float; bool is x != 0, of a complex
// number either part; a complex number becomes real by its real part. A d that is no dtype is a *dtype.UnknownError.
func (x *Tensor) Cast(d dtype.DType) *Tensor { return apply(ops.Cast, ops.Attr{DType: d}, x) }

// BitCast is the numbers of another dtype, as wide, that have the bits of x: of a float32
// its bits as uint32 or int32, and the other way about. Bits are moved, those of NaNs too.
// Real numeric dtypes (NumPy, ndarray.view; JAX, bitcast_convert_type; ONNX, BitCast).
// Errors: *[AttrError] for a dtype of another width, *dtype.UnknownError.
func (x *Tensor) BitCast(d dtype.DType) *Tensor { return apply(ops.BitCast, ops.Attr{DType: d}, x) }
