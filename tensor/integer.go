package tensor

import "github.com/weft-gpu/weft/ops"

// The operators of integers. They are defined for every operand: nothing traps. Every result may
// carry the errors of every operator.

// FloorDivide is the greatest integer not above x / y, element by element; the shapes broadcast.
// Real numeric dtypes. For integers it is 0 where y is 0, and the minimum divided by -1 is itself;
// for floats it is ±Inf or NaN where y is 0 (Array API 2024.12, floor_divide). Errors:
// *shape.BroadcastError, *dtype.PromotionError.
func (x *Tensor) FloorDivide(y Operand) *Tensor { return applyTo(ops.FloorDivide, ops.Attr{}, x, y) }

// Remainder is x - y*floor(x/y), which has the sign of y, element by element; the shapes broadcast.
// Real numeric dtypes; where y is 0 it is 0 for integers and NaN for floats (Array API 2024.12,
// remainder). Errors: *shape.BroadcastError, *dtype.PromotionError.
func (x *Tensor) Remainder(y Operand) *Tensor { return applyTo(ops.Remainder, ops.Attr{}, x, y) }

// BitwiseAnd is the bits that are in both x and y, element by element; the shapes broadcast. Bool
// and integer dtypes (Array API 2024.12, bitwise_and). Errors: *shape.BroadcastError,
// *dtype.PromotionError.
func (x *Tensor) BitwiseAnd(y Operand) *Tensor { return applyTo(ops.BitwiseAnd, ops.Attr{}, x, y) }

// BitwiseOr is the bits that are in x or y, element by element; the shapes broadcast. Bool and
// integer dtypes (Array API 2024.12, bitwise_or). Errors: *shape.BroadcastError,
// *dtype.PromotionError.
func (x *Tensor) BitwiseOr(y Operand) *Tensor { return applyTo(ops.BitwiseOr, ops.Attr{}, x, y) }

// BitwiseXor is the bits that are in exactly one of x and y, element by element; the shapes
// broadcast. Bool and integer dtypes (Array API 2024.12, bitwise_xor). Errors:
// *shape.BroadcastError, *dtype.PromotionError.
func (x *Tensor) BitwiseXor(y Operand) *Tensor { return applyTo(ops.BitwiseXor, ops.Attr{}, x, y) }

// BitwiseInvert is the bits that are not in each element; for bool, its negation. Bool and integer
// dtypes (Array API 2024.12, bitwise_invert).
func (x *Tensor) BitwiseInvert() *Tensor { return apply(ops.BitwiseInvert, ops.Attr{}, x) }

// BitwiseLeftShift is x * 2^y, wrapping, element by element; the shapes broadcast. It is 0 where y
// is negative, or the dtype's width or more. Integer dtypes (Array API 2024.12,
// bitwise_left_shift). Errors: *shape.BroadcastError, *dtype.PromotionError.
func (x *Tensor) BitwiseLeftShift(y Operand) *Tensor {
	return applyTo(ops.BitwiseLeftShift, ops.Attr{}, x, y)
}

// BitwiseRightShift is the floor of x / 2^y, element by element; the shapes broadcast. If y is
// negative, or the dtype's width or more, the result is 0, or -1 for a negative x. Integer dtypes
// (Array API 2024.12, bitwise_right_shift). Errors: *shape.BroadcastError, *dtype.PromotionError.
func (x *Tensor) BitwiseRightShift(y Operand) *Tensor {
	return applyTo(ops.BitwiseRightShift, ops.Attr{}, x, y)
}
