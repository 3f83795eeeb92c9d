package tensor

import "github.com/weft-gpu/weft/ops"

// MatMul is the matrix product x @ y of the last two axes; the axes before them
// broadcast. A vector is a row on the left and a column on the right, and its
// axis is not in the result. Numeric dtypes; integers wrap, float16 and bfloat16
// are multiplied and added in float32, and the order of the additions is the
// same on every device (package ops).
//
// Errors: *[ContractionError] where the inner sizes differ, *[RankError]
// for an operand without axes, *shape.BroadcastError (Array API 2024.12, matmul).
func (x *Tensor) MatMul(y *Tensor, options ...MatMulOption) *Tensor {
	if len(options) == 0 {
		return apply(ops.MatMul, ops.Attr{}, x, y)
	}
	return apply(ops.MatMul, set(ops.Attr{}, options, MatMulOption.matMul).Attr, x, y)
}

// MatMulOption changes [Tensor.MatMul]: [Fast].
type MatMulOption interface{ matMul(*settings) }

type fast struct{}

// Fast has [Tensor.MatMul] make sums in whatever order is fastest: by
// cooperative matrices (VK_KHR_cooperative_matrix) where the device has them for
// the dtype, else exactly, as MatMul makes them. Of float16, an element of k
// products is within 2*k*2^-23 times the sum of their magnitudes of what MatMul
// gives, before it is rounded to float16; which of the numbers there it is, and
// the signs of zeros, differ from device to device, and from driver to driver.
// int8 and uint8 wrap as ever and have MatMul's bits. Other dtypes are multiplied
// as MatMul does.
func Fast() MatMulOption { return fast{} }

func (fast) matMul(s *settings) { s.Fast = true }

// VecDot is the sum of conj(x) * y along an axis, the last one with -1, of the
// same size in both; the other axes broadcast. Numeric dtypes; float16 and
// bfloat16 are multiplied and summed in float32, integers wrap.
//
// Errors: *[ContractionError] where the sizes along the axis differ,
// *shape.AxisError, *shape.BroadcastError (Array API 2024.12, vecdot).
func (x *Tensor) VecDot(axis int, y *Tensor) *Tensor {
	return apply(ops.VecDot, ops.Attr{Axes: []int{axis}}, x, y)
}

// Outer is the matrix of the products of every element of the vector x with
// every element of the vector y. Numeric dtypes. Error: *[RankError] for an
// operand that is no vector (Array API 2024.12, linalg.outer).
func (x *Tensor) Outer(y *Tensor) *Tensor { return apply(ops.Outer, ops.Attr{}, x, y) }

// TensorDot is the sum of products along the last n axes of x and the first n of
// y. The result has x's other axes, then y's. Numeric dtypes; the order of the
// additions is that of [Tensor.MatMul]. Errors: *[ContractionError] where the sizes
// differ, *[AttrError] for an n out of range (Array API 2024.12, tensordot).
func (x *Tensor) TensorDot(y *Tensor, n int) *Tensor {
	return apply(ops.TensorDot, ops.Attr{Counts: []int{n}}, x, y)
}

// TensorDotAxes is [Tensor.TensorDot] along given axes, pairwise: those of x and
// those of y. Negative axes count from the end. Further error: *shape.AxisError.
func (x *Tensor) TensorDotAxes(xAxes, yAxes []int, y *Tensor) *Tensor {
	return apply(ops.TensorDot, ops.Attr{Axes: append([]int{}, xAxes...), Counts: yAxes}, x, y)
}

// Einsum is the sum of products that an equation says, in NumPy's notation: a
// term of letters for each operand, one letter an axis, parted by commas, and
// after an arrow the result's. A letter that the result lacks is summed over; a
// letter twice in a term is a diagonal; "..." stands for the axes that are left,
// which broadcast; without an arrow the result has the ellipsis and then every
// letter that occurs once, in alphabetical order. An axis of size 1 stretches.
//
// Several operands are multiplied two at a time, those first whose product is
// the smallest against them. Numeric dtypes; float16 and bfloat16 are rounded
// once at the end.
//
// Errors: *[AttrError] for an equation that is none, *[RankError] where
// a term does not fit its operand, *[LabelError] where sizes disagree.
func Einsum(equation string, operands ...*Tensor) *Tensor {
	return apply(ops.Einsum, ops.Attr{Equation: equation}, operands...)
}

// MatrixTranspose is x with its last two axes exchanged, a view. Error:
// *[RankError] for fewer axes (Array API 2024.12, matrix_transpose).
func (x *Tensor) MatrixTranspose() *Tensor { return apply(ops.MatrixTranspose, ops.Attr{}, x) }

// Trace is the sum along the diagonal of the last two axes that lies offset
// above the main one; 0 where there is no such diagonal. Bools and numeric dtypes, summed
// as [Tensor.Sum] does. Error: *[RankError] for fewer axes (Array API 2024.12,
// linalg.trace).
func (x *Tensor) Trace(offset int) *Tensor {
	return apply(ops.Trace, ops.Attr{Counts: []int{offset}}, x)
}

// MatrixPower is the product of n copies of each square matrix of x, by repeated
// squaring; of none it is the identity. Numeric dtypes. Errors:
// *[AttrError] for a negative n, *[ContractionError] for a matrix that is
// not square, *[RankError] (Array API 2024.12, linalg.matrix_power, without
// inverses).
func (x *Tensor) MatrixPower(n int) *Tensor {
	return apply(ops.MatrixPower, ops.Attr{Counts: []int{n}}, x)
}

// Cross is the cross product of vectors of three elements along an axis, the
// last one with -1; the other axes broadcast. Numeric dtypes. Errors:
// *[AttrError] for an axis of another size, *[ContractionError] where the
// operands' sizes differ, *shape.AxisError, *shape.BroadcastError (Array API
// 2024.12, linalg.cross).
func (x *Tensor) Cross(axis int, y *Tensor) *Tensor {
	return apply(ops.Cross, ops.Attr{Axes: []int{axis}}, x, y)
}
