package onnxop

import (
	"context"
	"fmt"
	"strings"
	"sync"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/internal/onnxpb"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Value is what a name of a graph stands for: an *[Array], *[Strings], *[Sequence],
// *[Map] or *[Optional]. A nil one was left out.
type Value interface {
	fmt.Stringer
	value()
}

// Elem is the type of a model's elements.
type Elem = onnxpb.Tensor_DataType

// Env is where a model runs.
type Env struct {
	Device *device.Device
	Host   *device.Device // where constants are computed; may be Device
	// Trial are sizes that stand for any, while a model is tried for sizes to come. Nothing is
	// repeated so often: see turns.
	Trial []int
	// Hollow: values have shapes and no elements, and nothing runs but what makes constants of
	// constants. Device and Host are both the host.
	Hollow bool
}

// Array is a tensor of numbers. A constant has its elements on the host device, and is
// brought to the other when it is needed there, once.
type Array struct {
	elem   Elem
	mu     sync.Mutex
	known  *tensor.Tensor // on Env.Host; nil for what is no constant
	placed *tensor.Tensor // on Env.Device; nil where it was not needed there
}

// NewArray is a tensor on the device where the model runs.
func NewArray(t *tensor.Tensor) *Array { return &Array{elem: ElemOf(t.DType()), placed: t} }

// NewConstant is a tensor on the host device. elem is what the model calls its elements.
func NewConstant(elem Elem, t *tensor.Tensor) *Array { return &Array{elem: elem, known: t} }

// NewTyped is an array of elements that Weft holds wider.
func NewTyped(elem Elem, t *tensor.Tensor) *Array { return &Array{elem: elem, placed: t} }

func (*Array) value() {}

// Constant reports whether the elements are known before the model runs.
func (a *Array) Constant() bool { return a.known != nil }

// Elem is what the model calls the elements.
func (a *Array) Elem() Elem { return a.elem }

// any is the tensor where it is.
func (a *Array) any() *tensor.Tensor {
	if a.known != nil {
		return a.known
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.placed
}

// Shape is the array's.
func (a *Array) Shape() shape.Shape { return a.any().Shape() }

// DType is that in which the elements are held.
func (a *Array) DType() dtype.DType { return a.any().DType() }

func (a *Array) String() string {
	elem := strings.ToLower(a.elem.String())
	if a.any().Err() != nil {
		return elem + " that could not be made" // its shape would be that of any mistake
	}
	return fmt.Sprint(elem, a.Shape())
}

// On is the array on a device of env's, errors carried by the tensor.
func (a *Array) On(ctx context.Context, env *Env, dev *device.Device) *tensor.Tensor {
	if a.known != nil && dev == env.Host {
		return a.known
	}
	if env.Hollow {
		return hollow(env.Host, a.any())
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.placed != nil {
		return a.placed
	}
	t := a.known.To(ctx, env.Device)
	if t.Err() == nil { // a context that has ended is this call's alone
		a.placed = t
	}
	return t
}

// hollow is a tensor of t's dtype and shape on a device, without elements.
func hollow(dev *device.Device, t *tensor.Tensor) *tensor.Tensor {
	if t.Err() == nil && t.Device() != dev {
		t = scalarShape(tensor.Zeros(dev, t.DType(), t.Shape()...), t.Shape())
	}
	return handle.Hollow(t).(*tensor.Tensor)
}

// Hollow is a value of v's type on env's device, without elements. Constants keep theirs.
func Hollow(v Value, env *Env) Value {
	switch v := v.(type) {
	case *Array:
		if v.Constant() {
			return v
		}
		return NewTyped(v.elem, hollow(env.Device, v.any()))
	case *Sequence:
		s := &Sequence{}
		for _, one := range v.Values {
			s.Values = append(s.Values, Hollow(one, env))
		}
		return s
	case *Optional:
		if v.Value != nil {
			return &Optional{Hollow(v.Value, env)}
		}
	}
	return v
}

// Share is another array of the same elements: each may be closed without the other.
func (a *Array) Share() *Array {
	if a.known != nil {
		return NewConstant(a.elem, a.known.Cast(a.known.DType()))
	}
	t := a.any()
	return NewTyped(a.elem, t.Cast(t.DType()))
}

// Strings is a tensor of strings, on the host, in row-major order.
type Strings struct {
	Dims []int
	Data []string
}

func (*Strings) value()           {}
func (s *Strings) String() string { return fmt.Sprint("string", shape.Shape(s.Dims)) }

// Sequence is a list of values of one type.
type Sequence struct{ Values []Value }

func (*Sequence) value()           {}
func (s *Sequence) String() string { return fmt.Sprintf("sequence of %d", len(s.Values)) }

// Optional is a value or none.
type Optional struct{ Value Value }

func (*Optional) value() {}
func (o *Optional) String() string {
	if o.Value == nil {
		return "optional, empty"
	}
	return "optional " + o.Value.String()
}

// storage is the dtype in which elements are held; Strings and what is unknown are
// Invalid.
var storage = map[Elem]dtype.DType{
	onnxpb.Tensor_BOOL: dtype.Bool, onnxpb.Tensor_INT8: dtype.Int8, onnxpb.Tensor_INT16: dtype.Int16,
	onnxpb.Tensor_INT32: dtype.Int32, onnxpb.Tensor_INT64: dtype.Int64, onnxpb.Tensor_UINT8: dtype.Uint8,
	onnxpb.Tensor_UINT16: dtype.Uint16, onnxpb.Tensor_UINT32: dtype.Uint32, onnxpb.Tensor_UINT64: dtype.Uint64,
	onnxpb.Tensor_FLOAT16: dtype.Float16, onnxpb.Tensor_BFLOAT16: dtype.BFloat16, onnxpb.Tensor_FLOAT: dtype.Float32,
	onnxpb.Tensor_DOUBLE: dtype.Float64, onnxpb.Tensor_COMPLEX64: dtype.Complex64, onnxpb.Tensor_COMPLEX128: dtype.Complex128,
	onnxpb.Tensor_INT4: dtype.Int8, onnxpb.Tensor_UINT4: dtype.Uint8, onnxpb.Tensor_INT2: dtype.Int8, onnxpb.Tensor_UINT2: dtype.Uint8,
}

// Storage is the dtype in which Weft holds a model's elements, Invalid for strings and
// for types that it does not have.
func Storage(e Elem) dtype.DType { return storage[e] }

var elems = func() map[dtype.DType]Elem {
	m := map[dtype.DType]Elem{}
	for e, d := range storage {
		if old, ok := m[d]; !ok || e < old {
			m[d] = e
		}
	}
	return m
}()

// ElemOf is what a model calls elements of a dtype.
func ElemOf(d dtype.DType) Elem { return elems[d] }

// Dense is an array of dims with values at indices, which are flat ([n]) or tuples
// ([n, rank]), and 0 elsewhere.
func Dense(values, indices *Array, env *Env, dims []int) (v Value, err error) {
	on := func(a *Array) *tensor.Tensor { return a.On(context.Background(), env, env.Device) }
	x, at := on(values), on(indices)
	size := shape.Shape(dims).Size()
	zero := tensor.Zeros(env.Device, x.DType(), size)
	if at.Rank() == 2 {
		strides := shape.ContiguousStrides(dims)
		at = at.Mul(tensor.From(env.Device, toInt64s(strides), len(strides))).Sum([]int{1})
	}
	t := zero.Put(0, at, x, tensor.ScatterSet).Reshape(dims...)
	return NewArray(t), t.Err()
}

// Tensor is the array where it is: a constant's on the host device.
func (a *Array) Tensor() *tensor.Tensor { return a.any() }

// Close gives back what the array has on the device where the model runs.
func (a *Array) Close() {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.placed == nil {
		return
	}
	a.placed.Close()
	// What was planned with it may have kept its memory, and lets go of it with the last
	// reference.
	if a.placed = nil; a.known == nil {
		a.placed = tensor.Fail("model", &tensor.ClosedTensorError{Op: "model"})
	}
}
