package model

import (
	"fmt"
	"maps"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/onnxop"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Value is an input or an output of [Model.RunValues]: a *[Tensor], *[Strings], *[Sequence],
// *[Map] or *[Optional].
type Value interface {
	fmt.Stringer
	inner() onnxop.Value
}

// Tensor is a tensor of numbers as a [Value]; [NewTensor] makes one. Its String is the model's name
// of the element type, and the shape: int4[2 3].
type Tensor struct{ array *onnxop.Array }

// NewTensor makes a [Value] of a tensor of any shape and dtype. It runs nothing; errors that t
// carries are those of [Model.RunValues].
func NewTensor(t *tensor.Tensor) *Tensor { return &Tensor{onnxop.NewArray(t)} }

// Tensor returns the tensor. It is on the model's device, or on the host if it is a constant of the
// model. After Close it carries a *[tensor.ClosedTensorError].
func (t *Tensor) Tensor() *tensor.Tensor { return t.array.Tensor() }

// Shape is the size of each axis, outermost first.
func (t *Tensor) Shape() shape.Shape { return t.array.Shape() }

// DType is the dtype in which the elements are stored: int8 and uint8 for a model's integers of 4
// and 2 bits.
func (t *Tensor) DType() dtype.DType { return t.array.DType() }

// Close frees the elements' memory on the model's device now.
func (t *Tensor) Close() { t.array.Close() }

func (t *Tensor) String() string      { return t.array.String() }
func (t *Tensor) inner() onnxop.Value { return t.array }

// Strings is a tensor of strings, on the host, in row-major order.
type Strings struct {
	Dims []int
	Data []string
}

func (s *Strings) String() string      { return s.inner().String() }
func (s *Strings) inner() onnxop.Value { return &onnxop.Strings{Dims: s.Dims, Data: s.Data} }

// Sequence is a list of values of one type.
type Sequence struct{ Values []Value }

func (s *Sequence) String() string { return s.inner().String() }

func (s *Sequence) inner() onnxop.Value {
	list := make([]onnxop.Value, len(s.Values))
	for i, v := range s.Values {
		list[i] = innerOf(v)
	}
	return &onnxop.Sequence{Values: list}
}

// Map is a map, on the host: a value for each key, in ascending order of the keys. Keys is a []int64
// or []string, and Values a []int64, []string, []float32 or []float64 of as many elements. An
// operator that takes another Map is a *[NodeError].
type Map struct {
	Keys, Values any
}

// NewMap makes a [Value] of a map, with its keys in order.
func NewMap[K int64 | string, V int64 | string | float32 | float64](m map[K]V) *Map {
	keys := slices.Sorted(maps.Keys(m))
	values := make([]V, len(keys))
	for i, key := range keys {
		values[i] = m[key]
	}
	return &Map{Keys: keys, Values: values}
}

// String names the types of keys and values, and says how many there are: map(string, float32) of 3.
func (m *Map) String() string      { return m.inner().String() }
func (m *Map) inner() onnxop.Value { return &onnxop.Map{Keys: m.Keys, Values: m.Values} }

// Optional is a value, or none where its Value is nil.
type Optional struct{ Value Value }

func (o *Optional) String() string      { return o.inner().String() }
func (o *Optional) inner() onnxop.Value { return &onnxop.Optional{Value: innerOf(o.Value)} }

// innerOf converts a value to package onnxop's; nil stays.
func innerOf(v Value) onnxop.Value {
	if v == nil {
		return nil
	}
	return v.inner()
}

// valueOf converts a value of package onnxop to one of this package; nil stays.
func valueOf(v onnxop.Value) Value {
	switch v := v.(type) {
	case *onnxop.Array:
		return &Tensor{v}
	case *onnxop.Strings:
		return &Strings{v.Dims, v.Data}
	case *onnxop.Sequence:
		list := make([]Value, len(v.Values))
		for i, one := range v.Values {
			list[i] = valueOf(one)
		}
		return &Sequence{list}
	case *onnxop.Map:
		return &Map{v.Keys, v.Values}
	case *onnxop.Optional:
		return &Optional{valueOf(v.Value)}
	}
	return nil
}
