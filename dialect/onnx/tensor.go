package onnx

import (
	"context"
	"fmt"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Tensor is an immutable array of one of ONNX's types on a device. Like a
// tensor.Tensor, it is computed when it is first needed.
type Tensor struct {
	typ  Type
	data *tensor.Tensor
	dict *dictionary // of a string tensor
}

// From copies data, in row-major order, to the device. With no dims the tensor
// has one axis of len(data) elements; [Full] makes a scalar.
//
// Errors: those of tensor.From (*tensor.LengthError, *shape.DimError, the
// device's) and [*DictionaryFullError].
func From[T Element](dev *device.Device, data []T, dims ...int) (*Tensor, error) {
	t := TypeOf[T]()
	stored, dict, err := rows[t].codec.upload(dev, data, dims)
	if err != nil {
		return nil, err
	}
	return &Tensor{typ: t, data: stored, dict: dict}, nil
}

// Full is value everywhere; with no dims it is a scalar. It stores one element.
// Errors: those of [From].
func Full[T Element](dev *device.Device, value T, dims ...int) (*Tensor, error) {
	one, err := From(dev, []T{value})
	if err != nil {
		return nil, err
	}
	return one.moved(one.data.Reshape().BroadcastTo(dims...))
}

// Of makes an ONNX tensor of a device tensor, whose dtype is that of one of the
// types; float64 makes a double. Errors: the one that data carries,
// *tensor.MissingError for none, [*DTypeError] for a dtype that SONNX's text has
// not: bfloat16 and the complex ones.
func Of(data *tensor.Tensor) (*Tensor, error) {
	if data == nil {
		return nil, missing("Of", 0)
	}
	if err := data.Err(); err != nil {
		return nil, err
	}
	d := data.DType()
	if !d.Valid() { // a scalar alone, or the zero Tensor
		return nil, missing("Of", 0)
	}
	for _, t := range Types() {
		if t != Real && t != String && rows[t].storage == d {
			return &Tensor{typ: t, data: data}, nil
		}
	}
	return nil, &DTypeError{DType: d}
}

// Read runs what x needs and returns its elements in row-major order. Errors:
// [*ReadTypeError] when T is not the Go type of x's elements, and those of
// tensor.Read.
func Read[T Element](ctx context.Context, x *Tensor) ([]T, error) {
	if err := present("Read", []*Tensor{x}); err != nil {
		return nil, err
	}
	if ask := TypeOf[T](); ask != x.typ {
		return nil, &ReadTypeError{Have: x.typ, Ask: ask}
	}
	data, err := rows[x.typ].codec.read(ctx, x)
	if err != nil {
		return nil, err
	}
	return data.([]T), nil
}

// Eval runs what the tensors need, together, and waits until it is done. Errors:
// those of tensor.Eval.
func Eval(ctx context.Context, xs ...*Tensor) error {
	if err := present("Eval", xs); err != nil {
		return err
	}
	return tensor.Eval(ctx, stored(xs)...)
}

// Type is the element type; Invalid for nil.
func (x *Tensor) Type() Type {
	if x == nil {
		return Invalid
	}
	return x.typ
}

// Shape is the size of each axis; nil for a nil Tensor.
func (x *Tensor) Shape() shape.Shape {
	if x == nil || x.data == nil {
		return nil
	}
	return x.data.Shape()
}

// Stored is the device tensor that holds the elements, in the dtype that
// [Type.Storage] tells.
func (x *Tensor) Stored() *tensor.Tensor {
	if x == nil {
		return nil
	}
	return x.data
}

// Dictionary lists, in ascending order, the strings that may be elements of a
// string tensor; nil for other types. Views and merged operands keep strings
// that no element has.
func (x *Tensor) Dictionary() []string {
	if x == nil || x.dict == nil {
		return nil
	}
	return x.dict.texts()
}

// Close gives the device memory back now; see tensor.Tensor.Close.
func (x *Tensor) Close() {
	if x != nil && x.data != nil {
		x.data.Close()
	}
}

// String is the type and the shape, such as "float16[2 3]".
func (x *Tensor) String() string { return fmt.Sprintf("%v%v", x.Type(), x.Shape()) }

// moved is a tensor of x's elements in other places.
func (x *Tensor) moved(data *tensor.Tensor) (*Tensor, error) {
	if err := data.Err(); err != nil {
		return nil, err
	}
	return &Tensor{typ: x.typ, data: data, dict: x.dict}, nil
}

// present reports the first operand that is nil or zero.
func present(op string, in []*Tensor) error {
	for i, x := range in {
		if x == nil || x.data == nil {
			return missing(op, i)
		}
	}
	return nil
}

func missing(op string, operand int) error {
	return &tensor.MissingError{Op: op, What: fmt.Sprintf("operand %d is no tensor", operand), Hint: "make one with From or Full, and check its error"}
}

func stored(in []*Tensor) []*tensor.Tensor {
	return each(in, func(x *Tensor) *tensor.Tensor { return x.data })
}

func shapesOf(in []*Tensor) []shape.Shape {
	return each(in, (*Tensor).Shape)
}
