package onnx

import (
	"slices"

	"github.com/weft-gpu/weft/shape"
)

// Broadcast is SONNX's Z0..ZL = Broadcast(X0..XL): each Zm has the common shape
// of all tensors and Xm's type, and its elements are Xm's, repeated as
// necessary. The types may differ. Nothing is copied: a Zm is a view of its Xm.
//
// Errors: [*ArityError] for no tensors, *tensor.MissingError, [*BroadcastError]
// where constraint C1 is broken, *shape.DimError, and those that device tensors
// carry.
func Broadcast(xs ...*Tensor) ([]*Tensor, error) {
	const op = "Broadcast"
	if err := checkArity(op, len(xs), 1, MaxOperands); err != nil {
		return nil, err
	}
	if err := present(op, xs); err != nil {
		return nil, err
	}
	common, err := MultidirectionalShape(op, shapesOf(xs)...)
	if err != nil {
		return nil, err
	}
	zs := make([]*Tensor, len(xs))
	for m, x := range xs {
		if zs[m], err = x.moved(x.data.BroadcastTo(common...)); err != nil {
			return nil, err
		}
	}
	return zs, nil
}

// BroadcastLike is b stretched to a's shape by unidirectional broadcasting.
// Errors: [*BroadcastError] where a would have to grow, *tensor.MissingError.
func BroadcastLike(b, a *Tensor) (*Tensor, error) {
	const op = "BroadcastLike"
	if err := present(op, []*Tensor{b, a}); err != nil {
		return nil, err
	}
	to, err := UnidirectionalShape(op, a.Shape(), b.Shape())
	if err != nil {
		return nil, err
	}
	return b.moved(b.data.BroadcastTo(to...))
}

// Expand is x in the common shape of x and dims (ONNX, Expand): multidirectional,
// so a size 1 of dims keeps x's size, and dims may have fewer axes than x.
// Errors: [*BroadcastError], *shape.DimError, *tensor.MissingError.
func Expand(x *Tensor, dims ...int) (*Tensor, error) {
	const op = "Expand"
	if err := present(op, []*Tensor{x}); err != nil {
		return nil, err
	}
	asked, err := shape.Check(op, dims...)
	if err != nil {
		return nil, err
	}
	common, err := MultidirectionalShape(op, x.Shape(), asked)
	if err != nil {
		return nil, err
	}
	return x.moved(x.data.BroadcastTo(common...))
}

// Reshape is x with the same elements, in row-major order, under other sizes
// (ONNX, Reshape): a 0 keeps x's size of the same axis, and one size may be -1,
// which is worked out from the others. [ReshapeAllowZero] makes axes of size 0.
//
// Errors: [*ReshapeError] for a 0 where x has no axis, *shape.ReshapeError,
// *shape.DimError, *tensor.MissingError.
func Reshape(x *Tensor, dims ...int) (*Tensor, error) {
	const op = "Reshape"
	if err := present(op, []*Tensor{x}); err != nil {
		return nil, err
	}
	from, to := x.Shape(), slices.Clone(dims)
	for axis, d := range to {
		switch {
		case d != 0:
		case axis >= len(from):
			return nil, &ReshapeError{Shape: from, Dims: slices.Clone(dims), Axis: axis,
				Problem: "is 0, which keeps the tensor's size, and the tensor has no such axis: give the size, or use ReshapeAllowZero to make it 0"}
		default:
			to[axis] = from[axis]
		}
	}
	return x.reshaped(op, to)
}

// ReshapeAllowZero is [Reshape] with ONNX's attribute allowzero: a size 0 is 0.
// A 0 and a -1 together are a [*ReshapeError].
func ReshapeAllowZero(x *Tensor, dims ...int) (*Tensor, error) {
	const op = "Reshape"
	if err := present(op, []*Tensor{x}); err != nil {
		return nil, err
	}
	if axis := slices.Index(dims, -1); axis >= 0 && slices.Contains(dims, 0) {
		return nil, &ReshapeError{Shape: x.Shape(), Dims: slices.Clone(dims), Axis: axis,
			Problem: "is -1 beside a 0 with allowzero, so that no size follows from the others: give it"}
	}
	return x.reshaped(op, dims)
}

func (x *Tensor) reshaped(op string, dims []int) (*Tensor, error) {
	to, err := shape.ReshapeShape(op, x.Shape(), dims...)
	if err != nil {
		return nil, err
	}
	return x.moved(x.data.Reshape(to...))
}
