package onnx

import (
	"fmt"
	"slices"

	"github.com/weft-gpu/weft/shape"
)

// Broadcast is SONNX's Z0..ZL = Broadcast(X0..XL). Each Zm has the common shape of all operands and
// Xm's type, and its elements are Xm's, repeated as necessary. The types may differ. Each Zm is a
// view of its Xm.
//
// After an error every Zm carries it; without operands a single Z does. Errors:
// *dialect.OperatorError for no operands, *tensor.MissingError, *[BroadcastError] where constraint
// C1 is broken, *shape.DimError, and those that operands carry.
func Broadcast(xs ...*Value) []*Value {
	const op = "Broadcast"
	common, err := commonShape(op, xs)
	if err != nil {
		return slices.Repeat([]*Value{failed(op, err, xs...)}, max(1, len(xs)))
	}
	return each(xs, func(x *Value) *Value { return x.moved(x.data.BroadcastTo(common...)) })
}

// commonShape is [Infer] for operands, which must not be nil.
func commonShape(op string, in []*Value) (shape.Shape, error) {
	if err := present(op, in); err != nil {
		return nil, err
	}
	return Infer(op, shapesOf(in)...)
}

// BroadcastLike is b stretched to a's shape by unidirectional broadcasting.
// Errors, carried by the result: *[BroadcastError] where a would have to grow,
// *tensor.MissingError.
func BroadcastLike(b, a *Value) *Value {
	const op = "BroadcastLike"
	to, err := commonShape(op, []*Value{a, b})
	if err != nil {
		return failed(op, err, b, a)
	}
	return b.moved(b.data.BroadcastTo(to...))
}

// Expand is x in the common shape of x and dims (ONNX, Expand). It is multidirectional: a size of 1
// in dims keeps x's size, and dims may have fewer axes than x. Errors, carried by the result:
// *[BroadcastError], *shape.DimError, *tensor.MissingError.
func Expand(x *Value, dims ...int) *Value {
	const op = "Expand"
	if err := present(op, []*Value{x}); err != nil {
		return failed(op, err, x)
	}
	asked, err := shape.Check(op, dims...)
	if err != nil {
		return failed(op, err, x)
	}
	common, err := Infer(op, x.Shape(), asked)
	if err != nil {
		return failed(op, err, x)
	}
	return x.moved(x.data.BroadcastTo(common...))
}

// Reshape is x with the same elements, in row-major order, and other sizes (ONNX, Reshape). A 0
// keeps x's size of the same axis, and one size may be -1, which is computed from the others.
// [ReshapeAllowZero] makes axes of size 0.
//
// Errors, carried by the result: *shape.ReshapeError, also for a 0 where x has no axis,
// *shape.DimError, *tensor.MissingError.
func Reshape(x *Value, dims ...int) *Value {
	const op = "Reshape"
	if err := present(op, []*Value{x}); err != nil {
		return failed(op, err, x)
	}
	from, to := x.Shape(), slices.Clone(dims)
	for axis, d := range to {
		switch {
		case d != 0:
		case axis >= len(from):
			return failed(op, x.reshapeError(dims, axis, "is 0, which keeps the value's size, and the value has no such axis: give the size, or use ReshapeAllowZero to make it 0"), x)
		default:
			to[axis] = from[axis]
		}
	}
	return x.reshaped(op, to)
}

// ReshapeAllowZero is [Reshape] with ONNX's attribute allowzero: a size of 0 is 0. Errors: those of
// Reshape; a 0 and a -1 together are a *shape.ReshapeError.
func ReshapeAllowZero(x *Value, dims ...int) *Value {
	const op = "Reshape"
	if err := present(op, []*Value{x}); err != nil {
		return failed(op, err, x)
	}
	if axis := slices.Index(dims, -1); axis >= 0 && slices.Contains(dims, 0) {
		return failed(op, x.reshapeError(dims, axis, "is -1 beside a 0 with allowzero, so that no size follows from the others: give it"), x)
	}
	return x.reshaped(op, dims)
}

func (x *Value) reshapeError(dims []int, axis int, problem string) error {
	return &shape.ReshapeError{Op: "Reshape", From: x.Shape(), Dims: slices.Clone(dims), Problem: fmt.Sprintf("the size of axis %d %s (ONNX, Reshape)", axis, problem)}
}

func (x *Value) reshaped(op string, dims []int) *Value {
	to, err := shape.ReshapeShape(op, x.Shape(), dims...)
	if err != nil {
		return failed(op, err, x)
	}
	return x.moved(x.data.Reshape(to...))
}
