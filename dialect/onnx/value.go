package onnx

import (
	"context"
	"fmt"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dialect"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Value is an immutable array of one of ONNX's types on a device. Like a tensor.Tensor, it is
// computed when it is first needed. A mistake makes a Value that carries the error.
type Value struct {
	typ  Type
	data *tensor.Tensor // carries the mistake, if there is one
	dict *dictionary    // of strings
}

// failed returns a Value that carries a mistake, or the one that an operand carries already.
func failed(op string, err error, in ...*Value) *Value {
	return &Value{data: tensor.Fail(op, err, stored(in)...)}
}

// From copies data, in row-major order, to the device. Without dims the value has one axis of
// len(data) elements; [Full] makes a scalar.
//
// Errors, carried by the result: those of tensor.From (*tensor.ArgumentError, *shape.DimError, the
// device's) and *[DictionaryError].
func From[T Element](dev *device.Device, data []T, dims ...int) *Value {
	t := TypeOf[T]()
	held, dict := rows[t].codec.upload(dev, data, dims)
	if held.Err() != nil {
		return &Value{data: held}
	}
	return &Value{typ: t, data: held, dict: dict}
}

// Full is a value of the given dims with one value in every element; without dims it is a scalar.
// It stores one element. Errors, carried by the result: those of [From].
func Full[T Element](dev *device.Device, value T, dims ...int) *Value {
	one := From(dev, []T{value})
	return one.moved(one.data.Reshape().BroadcastTo(dims...))
}

// Of makes a value from a device tensor, whose dtype must be that of one of the types; float64
// makes a double. Errors, carried by the result: the one that data carries, *tensor.MissingError
// for nil, *dialect.TypeError for a dtype that SONNX's text does not have: bfloat16 and the complex
// ones.
func Of(data *tensor.Tensor) *Value {
	const op = "Of"
	if data == nil {
		return failed(op, missing(op, 0))
	}
	if data.Err() != nil {
		return &Value{data: data}
	}
	d := data.DType()
	if !d.Valid() { // a scalar alone, or the zero Tensor
		return failed(op, missing(op, 0))
	}
	for _, t := range Types() {
		if t != Real && t != String && rows[t].storage == d {
			return &Value{typ: t, data: data}
		}
	}
	return failed(op, &dialect.TypeError{Op: op, Operand: 0, Problem: fmt.Sprintf("%v is no type of SONNX's text: convert the tensor with Cast", d)})
}

// Read runs what x needs and returns its elements in row-major order. Errors: the
// one that x carries, *dialect.TypeError when T is not the Go type of x's
// elements, and those of tensor.Read.
func Read[T Element](ctx context.Context, x *Value) ([]T, error) {
	if err := x.Err(); err != nil {
		return nil, err
	}
	if ask := TypeOf[T](); ask != x.typ {
		return nil, &dialect.TypeError{Op: "Read", Operand: 0, Problem: fmt.Sprintf("the value is %v and was read as %v: read it as Go's %v", x.typ, ask, rows[x.typ].element)}
	}
	data, err := rows[x.typ].codec.read(ctx, x)
	if err != nil {
		return nil, err
	}
	return data.([]T), nil
}

// Eval runs what the values need, together, and waits until it is done. Errors: those that values
// carry, the first one's, and those of tensor.Eval.
func Eval(ctx context.Context, xs ...*Value) error {
	for _, x := range xs {
		if err := x.Err(); err != nil {
			return err
		}
	}
	return tensor.Eval(ctx, stored(xs)...)
}

// Err is the mistake that x carries, or nil. It runs nothing.
func (x *Value) Err() error {
	if x == nil || x.data == nil {
		return missing("Value", 0)
	}
	return x.data.Err()
}

// Type is the element type; Invalid for nil and for a Value that carries a mistake.
func (x *Value) Type() Type {
	if x == nil {
		return Invalid
	}
	return x.typ
}

// Shape is the size of each axis; nil for nil.
func (x *Value) Shape() shape.Shape {
	if x == nil || x.data == nil {
		return nil
	}
	return x.data.Shape()
}

// Tensor is the device tensor that holds the elements, in the dtype of [Type.Storage].
func (x *Value) Tensor() *tensor.Tensor {
	if x == nil {
		return nil
	}
	return x.data
}

// Dictionary lists, in ascending order, the strings that may be elements of a value of strings; nil
// for other types. Views and merged operands may list strings that no element has.
func (x *Value) Dictionary() []string {
	if x == nil || x.dict == nil {
		return nil
	}
	return x.dict.texts()
}

// Close gives the device memory back now; see tensor.Tensor.Close.
func (x *Value) Close() {
	if x != nil && x.data != nil {
		x.data.Close()
	}
}

// String is the type and the shape, such as "float16[2 3]".
func (x *Value) String() string { return fmt.Sprintf("%v%v", x.Type(), x.Shape()) }

// moved returns a value of x's elements in other places.
func (x *Value) moved(data *tensor.Tensor) *Value {
	if data.Err() != nil {
		return &Value{data: data}
	}
	return &Value{typ: x.typ, data: data, dict: x.dict}
}

// present returns the error of the first operand that is nil or zero, or carries a mistake.
func present(op string, in []*Value) error {
	for i, x := range in {
		if x == nil || x.data == nil {
			return missing(op, i)
		}
		if err := x.data.Err(); err != nil {
			return err
		}
	}
	return nil
}

func missing(op string, operand int) error {
	return &tensor.MissingError{Op: op, What: fmt.Sprintf("operand %d is no value", operand), Hint: "make one with From or Full"}
}

func stored(in []*Value) []*tensor.Tensor { return each(in, (*Value).Tensor) }

func shapesOf(in []*Value) []shape.Shape { return each(in, (*Value).Shape) }
