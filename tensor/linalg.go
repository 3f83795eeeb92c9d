package tensor

import "github.com/weft-gpu/weft/ops"

// MatMul is the matrix product x @ y of the last two axes; the axes before them broadcast. A vector
// is a row on the left and a column on the right, and its axis is not in the result. Numeric dtypes
// that promote; integers wrap, and float16 and bfloat16 are multiplied and added in float32. The
// order of the additions is the same on every device (package ops).
//
// Errors: *[ContractionError] where the inner sizes differ, *[RankError] for an operand without
// axes, *shape.BroadcastError, *dtype.PromotionError (Array API 2024.12, matmul).
func (x *Tensor) MatMul(y *Tensor, options ...MatMulOption) *Tensor {
	if len(options) == 0 {
		return apply(ops.MatMul, ops.Attr{}, x, y)
	}
	return apply(ops.MatMul, set(ops.Attr{}, options, MatMulOption.matMul).Attr, x, y)
}

// MatMulOption changes [Tensor.MatMul]: [Fast].
type MatMulOption interface{ matMul(*settings) }

type fast struct{}

// Fast lets [Tensor.MatMul] add in any order, for speed. It uses cooperative matrices
// (VK_KHR_cooperative_matrix) where the device has them for the dtype, and is MatMul elsewhere. An
// element of float16 that sums k products is, before it is rounded to float16, within 2*k*2^-23
// times the sum of their magnitudes of MatMul's result. Within that bound the numbers, and the
// signs of zeros, differ between devices and drivers. int8 and uint8 wrap and have MatMul's bits.
// For other dtypes Fast changes nothing.
func Fast() MatMulOption { return fast{} }

func (fast) matMul(s *settings) { s.Fast = true }

// VecDot is the sum of conj(x) * y along an axis of the same size in both, -1 for the last; the
// other axes broadcast. Numeric dtypes that promote; float16 and bfloat16 are multiplied and summed
// in float32, integers wrap.
//
// Errors: *[ContractionError] where the sizes along the axis differ, *shape.AxisError,
// *shape.BroadcastError, *dtype.PromotionError (Array API 2024.12, vecdot).
func (x *Tensor) VecDot(axis int, y *Tensor) *Tensor {
	return apply(ops.VecDot, ops.Attr{Axes: []int{axis}}, x, y)
}

// Outer is the matrix of the products of every element of the vector x with every element of the
// vector y. Numeric dtypes that promote. Errors: *[RankError] for an operand that is no vector,
// *dtype.PromotionError (Array API 2024.12, linalg.outer).
func (x *Tensor) Outer(y *Tensor) *Tensor { return apply(ops.Outer, ops.Attr{}, x, y) }

// TensorDot is the sum of products along the last n axes of x and the first n of y. The result has
// x's other axes, then y's. Numeric dtypes that promote; the order of the additions is that of
// [Tensor.MatMul]. Errors: *[ContractionError] where the sizes differ, *[AttrError] for an n out of
// range, *dtype.PromotionError (Array API 2024.12, tensordot).
func (x *Tensor) TensorDot(y *Tensor, n int) *Tensor {
	return apply(ops.TensorDot, ops.Attr{Counts: []int{n}}, x, y)
}

// TensorDotAxes is [Tensor.TensorDot] along the given axes of x and of y, pairwise. Negative axes
// count from the end. Dtypes and errors are those of TensorDot, and *shape.AxisError.
func (x *Tensor) TensorDotAxes(xAxes, yAxes []int, y *Tensor) *Tensor {
	return apply(ops.TensorDot, ops.Attr{Axes: append([]int{}, xAxes...), Counts: yAxes}, x, y)
}

// Einsum is the sum of products of an equation in NumPy's notation. The equation has a term of
// letters for each operand, one letter an axis, separated by commas, and after an arrow the
// result's term. A letter that the result lacks is summed over. A letter twice in a term is a
// diagonal. "..." stands for the remaining axes, which broadcast. Without an arrow the result has
// the ellipsis and then every letter that occurs once, in alphabetical order. An axis of size 1
// stretches.
//
// Several operands are multiplied two at a time, first those whose product has the fewest elements
// compared with its operands. Numeric dtypes that promote; float16 and bfloat16 are rounded once at
// the end.
//
// Errors: *[AttrError] for an invalid equation, *[RankError] where a term does not fit its operand,
// *[LabelError] where the sizes of a letter differ, *dtype.PromotionError.
func Einsum(equation string, operands ...*Tensor) *Tensor {
	return apply(ops.Einsum, ops.Attr{Equation: equation}, operands...)
}

// MatrixTranspose is a view of x with its last two axes exchanged, of any dtype. Errors:
// *[RankError] for fewer than two axes (Array API 2024.12, matrix_transpose).
func (x *Tensor) MatrixTranspose() *Tensor { return apply(ops.MatrixTranspose, ops.Attr{}, x) }

// Trace is the sum along the diagonal of the last two axes that lies offset above the main one, or
// 0 where there is no such diagonal. Bools and numeric dtypes, summed as [Tensor.Sum] does. Errors:
// *[RankError] for fewer than two axes (Array API 2024.12, linalg.trace).
func (x *Tensor) Trace(offset int) *Tensor {
	return apply(ops.Trace, ops.Attr{Counts: []int{offset}}, x)
}

// MatrixPower is the product of n copies of each square matrix in x's last two axes, by repeated
// squaring; for n = 0 the identity. Numeric dtypes. Errors: *[AttrError] for a negative n,
// *[ContractionError] for a matrix that is not square, *[RankError] (Array API 2024.12,
// linalg.matrix_power, without inverses).
func (x *Tensor) MatrixPower(n int) *Tensor {
	return apply(ops.MatrixPower, ops.Attr{Counts: []int{n}}, x)
}

// Cross is the cross product of vectors of three elements along an axis, -1 for the last; the other
// axes broadcast. Numeric dtypes that promote. Errors: *[AttrError] for an axis of another size,
// *[ContractionError] where the operands' sizes differ, *shape.AxisError, *shape.BroadcastError,
// *dtype.PromotionError (Array API 2024.12, linalg.cross).
func (x *Tensor) Cross(axis int, y *Tensor) *Tensor {
	return apply(ops.Cross, ops.Attr{Axes: []int{axis}}, x, y)
}
