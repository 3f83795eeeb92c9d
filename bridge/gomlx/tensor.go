package gomlx

import (
	"fmt"

	"github.com/gomlx/gomlx/pkg/core/dtypes"
	"github.com/gomlx/gomlx/pkg/core/shapes"
	"github.com/gomlx/gomlx/pkg/core/tensors"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// FromTensor is a tensor of GoMLX's with the elements of one of Weft's, of its dtype and
// shape. Both have the same memory of the device: nothing is copied, evaluated or waited for,
// and a tensor that has not run runs when GoMLX first uses it. Each is closed or finalized
// by itself, in any order; the memory goes back with the last one.
//
// Errors: *[BufferError] where t is on another device than the backend's, since buffers are
// of one device (t.To(ctx, backend.Device()) is a copy on it), or is the zero
// Tensor or a Scalar; *[FinalizedError]; what t carries, and *tensor.ClosedTensorError.
func (b *Backend) FromTensor(t *tensor.Tensor) (*tensors.Tensor, error) {
	const op = "FromTensor"
	if err := b.open(op); err != nil {
		return nil, err
	}
	if err := t.Err(); err != nil {
		return nil, fmt.Errorf("weft: %s: %w", op, err)
	}
	switch {
	case t.Device() == nil:
		return nil, &BufferError{op, fmt.Sprintf("the %v is on no device; make it with a constructor that takes one", t)}
	case t.Device() != b.device:
		return nil, &BufferError{op, fmt.Sprintf("the tensor is on %v, the backend on %v; copy it with t.To(ctx, backend.Device())", t.Device(), b.device)}
	}
	given, err := gomlxShape(t.DType(), t.Shape())
	if err != nil {
		return nil, err
	}
	held, err := another(op, t)
	if err != nil {
		return nil, err
	}
	return tensors.FromBuffer(b, &Buffer{shape: given, backend: b, tensor: held})
}

// ToTensor is a tensor of Weft's, on the backend's device, with the elements of one of
// GoMLX's, of its dtype and shape; numbers of 2 and 4 bits are in a byte each. Where x is on
// the backend both have the same memory of the device: nothing is copied or waited for.
// Where x is in Go's memory alone it is copied to the device, once, as GoMLX does for its
// first use there. Each is closed or finalized by itself, in any order; the memory goes
// back with the last one.
//
// Errors: GoMLX's where x is finalized or on another backend, which is another device
// (x.OnDeviceClone(backend, 0) is a copy on this one); *[BufferError], *[FinalizedError].
func (b *Backend) ToTensor(x *tensors.Tensor) (*tensor.Tensor, error) {
	const op = "ToTensor"
	if err := b.open(op); err != nil {
		return nil, err
	}
	if x == nil {
		return nil, &BufferError{op, "the tensor is nil; make it with package tensors"}
	}
	value, err := x.Buffer(b, 0)
	if err != nil {
		return nil, fmt.Errorf("weft: %s: %w", op, err)
	}
	_, t, err := b.buffer(op, value)
	if err != nil {
		return nil, err
	}
	return another(op, t)
}

// another is a second tensor of the same elements: a conversion to the dtype that they have
// copies nothing.
func another(op string, t *tensor.Tensor) (*tensor.Tensor, error) {
	held := t.Cast(t.DType())
	if err := held.Err(); err != nil {
		return nil, fmt.Errorf("weft: %s: %w", op, err)
	}
	return held, nil
}

// gomlxShape is GoMLX's shape of a tensor. Of the dtypes that are held as Weft's it is the
// one that has as many bits.
func gomlxShape(d dtype.DType, s shape.Shape) (shapes.Shape, error) {
	for theirs, ours := range elementTypes {
		if ours == d && !theirs.IsPacked() {
			return shapes.Make(theirs, s...), nil
		}
	}
	return shapes.Make(dtypes.InvalidDType), &BufferError{"FromTensor", fmt.Sprintf("GoMLX has no elements of %v", d)}
}
