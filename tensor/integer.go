package tensor

import "github.com/weft-gpu/weft/ops"

// The operators of integers, of which FloorDivide and Remainder take floats too. They are
// defined for every operand: nothing traps, and every result may carry the errors of every operator.

// FloorDivide is the greatest integer not above x / y. Real numeric dtypes; for
// integers, 0 where y is 0, and the minimum divided by -1 is itself; for floats, ±Inf or
// NaN where y is 0 (Array API 2024.12, floor_divide).
func (x *Tensor) FloorDivide(y Operand) *Tensor { return applyTo(ops.FloorDivide, ops.Attr{}, x, y) }

// Remainder is x - y*floor(x/y), which has the sign of y. Real numeric dtypes; for
// integers, 0 where y is 0; for floats NaN (Array API 2024.12, remainder).
func (x *Tensor) Remainder(y Operand) *Tensor { return applyTo(ops.Remainder, ops.Attr{}, x, y) }

// BitwiseAnd is the bits that are in both x and y. Bool and integers (Array API
// 2024.12, bitwise_and).
func (x *Tensor) BitwiseAnd(y Operand) *Tensor { return applyTo(ops.BitwiseAnd, ops.Attr{}, x, y) }

// BitwiseOr is the bits that are in x or y. Bool and integers (Array API 2024.12,
// bitwise_or).
func (x *Tensor) BitwiseOr(y Operand) *Tensor { return applyTo(ops.BitwiseOr, ops.Attr{}, x, y) }

// BitwiseXor is the bits that are in exactly one of x and y. Bool and integers (Array
// API 2024.12, bitwise_xor).
func (x *Tensor) BitwiseXor(y Operand) *Tensor { return applyTo(ops.BitwiseXor, ops.Attr{}, x, y) }

// BitwiseInvert is the bits that are not in x; for bool, not x. Bool and integers
// (Array API 2024.12, bitwise_invert).
func (x *Tensor) BitwiseInvert() *Tensor { return apply(ops.BitwiseInvert, ops.Attr{}, x) }

// BitwiseLeftShift is x * 2^y, wrapping; 0 where y is negative or the width or more.
// Integers (Array API 2024.12, bitwise_left_shift).
func (x *Tensor) BitwiseLeftShift(y Operand) *Tensor {
	return applyTo(ops.BitwiseLeftShift, ops.Attr{}, x, y)
}

// BitwiseRightShift is the floor of x / 2^y; 0, or -1 for negative x, where y is
// negative or the width or more. Integers (Array API 2024.12, bitwise_right_shift).
func (x *Tensor) BitwiseRightShift(y Operand) *Tensor {
	return applyTo(ops.BitwiseRightShift, ops.Attr{}, x, y)
}
