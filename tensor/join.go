package tensor

import "github.com/weft-gpu/weft/ops"

// Joining and splitting tensors. The parts of a tensor are views of it.

// Concat is the tensors one after the other along an axis (Array API 2024.12, concat). Their other
// sizes must be equal; any dtypes that promote. The kernels that compute them write their parts of
// the result directly. Errors: *shape.JoinError, *shape.AxisError, *dtype.PromotionError.
func Concat(axis int, ts ...*Tensor) *Tensor {
	return apply(ops.Concat, ops.Attr{Axes: []int{axis}}, ts...)
}

// ConcatFlat flattens the tensors, of any shapes, in row-major order, and puts them one after the
// other (Array API 2024.12, concat with axis None). Any dtypes that promote. Errors:
// *dtype.PromotionError.
func ConcatFlat(ts ...*Tensor) *Tensor { return apply(ops.Concat, ops.Attr{}, ts...) }

// Append is [Concat] of x and then the others along an axis, with its shapes, dtypes and errors
// (NumPy, append).
func (x *Tensor) Append(axis int, others ...*Tensor) *Tensor {
	return Concat(axis, append([]*Tensor{x}, others...)...)
}

// Stack puts tensors of the same shape side by side along a new axis at this position of the result
// (Array API 2024.12, stack). Any dtypes that promote. Errors: *shape.JoinError, *shape.AxisError,
// *dtype.PromotionError.
func Stack(axis int, ts ...*Tensor) *Tensor {
	return apply(ops.Stack, ops.Attr{Axes: []int{axis}}, ts...)
}

// Unstack is x at each index of an axis: as many views without that axis as its size, of any dtype
// (Array API 2024.12, unstack). After a mistake there is one result, which carries it. Errors:
// *shape.AxisError.
func (x *Tensor) Unstack(axis int) []*Tensor {
	return applyAll(ops.Unstack, ops.Attr{Axes: []int{axis}}, x)
}

// Split cuts x, of any dtype, along an axis into sections of equal size, which are views (NumPy,
// split). After a mistake there is one result, which carries it. Errors: *[AttrError] where
// sections does not divide the axis's size, *shape.AxisError.
func (x *Tensor) Split(axis, sections int) []*Tensor {
	return applyAll(ops.Split, splitInto(axis, sections), x)
}

func splitInto(axis, sections int) ops.Attr {
	return ops.Attr{Axes: []int{axis}, Counts: []int{sections}, Mode: ops.Sections}
}

// SplitSizes cuts x, of any dtype, along an axis into views of the given sizes (PyTorch, split with
// a list). After a mistake there is one result, which carries it. Errors: *[AttrError] unless the
// sizes add up to the axis's, *shape.AxisError.
func (x *Tensor) SplitSizes(axis int, sizes []int) []*Tensor {
	return applyAll(ops.Split, splitBy(axis, sizes), x)
}

func splitBy(axis int, sizes []int) ops.Attr {
	return ops.Attr{Axes: []int{axis}, Counts: sizes, Mode: ops.Sizes}
}
