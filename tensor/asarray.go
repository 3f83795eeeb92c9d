package tensor

import (
	"fmt"
	"reflect"
	"slices"
	"unsafe"

	"github.com/x448/float16"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/dtype/bfloat16"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/shape"
)

// AsArray copies a Go value to the device (Array API 2024.12, asarray). A number or a bool becomes
// a scalar. Slices and arrays become axes, and must be equally long at each depth: AsArray(dev,
// [][]float32{{1, 2}, {3, 4}}) has shape [2, 2]. They may nest 100,000 deep. The dtype is that of
// the innermost Go type; int and uint become int64 and uint64. Elements of interface types, as in
// []any, must all have one Go type. An empty slice becomes an axis of size 0 with no axes below it.
//
// A *Tensor on dev is returned as another Tensor of the same elements, and a *Var as a snapshot.
// [Tensor.To] copies from another device.
//
// Errors, carried by the result: *[ArgumentError] where lengths differ, where slices nest too
// deeply and where one contains itself; *[NestedTypeError] where the elements are not numbers or
// bools, or have several Go types; *[DeviceMismatchError]; and those of [From].
func AsArray(dev *device.Device, v any) *Tensor {
	switch v := v.(type) {
	case *Tensor:
		return asTensor(dev, v)
	case *Var:
		t := v.Tensor()
		defer t.Close()
		return asTensor(dev, t)
	}
	n := &nested{}
	err := n.add(reflect.ValueOf(v))
	if n.dims == nil {
		n.dims = []int{}
	}
	if n.dtype == dtype.Invalid && err == nil { // it has no elements
		n.dtype, err = emptyType(reflect.TypeOf(v))
	}
	return create(dev, "asarray", n.dims, func(eng *engine.Engine, s shape.Shape, _ string) (graph.Value, error) {
		if err != nil {
			return graph.Value{}, err
		}
		return eng.Upload(n.dtype, s, n.data)
	})
}

func asTensor(dev *device.Device, t *Tensor) *Tensor {
	err := usable("asarray", t)
	switch {
	case err != nil:
		return failed(carried("asarray", err))
	case dev == nil:
		return Fail("asarray", nilDevice("asarray"), t)
	case t.device != dev:
		return Fail("asarray", &DeviceMismatchError{Op: "asarray", A: dev.Info(), B: t.device.Info()}, t)
	}
	same, err := t.share("asarray")
	if err != nil {
		return Fail("asarray", err, t)
	}
	return same
}

// deepest bounds the nesting of slices. Much deeper nesting overflows Go's stack, from which no
// program recovers.
const deepest = 100_000

// nested gathers the elements of nested slices.
type nested struct {
	dims  []int
	full  bool // the innermost axis has been seen: no more are added
	dtype dtype.DType
	goes  reflect.Type // of the elements
	data  []byte
	index []int          // of the value being added
	under map[slice]bool // the slices that hold it
}

// slice identifies a slice by its memory.
type slice struct {
	first  unsafe.Pointer
	length int
}

// add gathers v, whose index is n.index.
func (n *nested) add(v reflect.Value) error {
	depth := len(n.index)
	for v.Kind() == reflect.Interface {
		v = v.Elem()
	}
	if v.Kind() != reflect.Slice && v.Kind() != reflect.Array {
		return n.element(v, depth)
	}
	switch length := v.Len(); {
	case depth == len(n.dims) && !n.full:
		n.dims = append(n.dims, length)
		n.full = length == 0
	case depth == len(n.dims):
		return ragged(n.index, -1, length)
	case n.dims[depth] != length:
		return ragged(n.index, n.dims[depth], length)
	}
	if v.Kind() == reflect.Slice && v.Len() > 0 {
		this := slice{v.UnsafePointer(), v.Len()}
		if n.under[this] {
			return &ArgumentError{Op: "asarray", What: fmt.Sprintf("the slice at index %v contains itself", n.index), Hint: "pass slices with an end"}
		}
		if n.under == nil {
			n.under = map[slice]bool{}
		}
		n.under[this] = true
		defer delete(n.under, this)
	}
	if depth == deepest {
		return &ArgumentError{Op: "asarray", What: fmt.Sprintf("slices nest more than %d deep", deepest), Hint: "pass the elements in one slice, and reshape them"}
	}
	n.index = append(n.index, 0)
	for i := range v.Len() {
		n.index[depth] = i
		if err := n.add(v.Index(i)); err != nil {
			return err
		}
	}
	n.index = n.index[:depth]
	return nil
}

func (n *nested) element(v reflect.Value, depth int) error {
	if n.full && depth != len(n.dims) {
		return ragged(n.index, n.dims[depth], -1)
	}
	n.full = true
	if !v.IsValid() {
		return &NestedTypeError{Index: slices.Clone(n.index)}
	}
	d := elementType(v.Type())
	switch {
	case d == dtype.Invalid:
		return &NestedTypeError{Index: slices.Clone(n.index), Type: v.Type()}
	case n.goes == nil:
		n.goes, n.dtype = v.Type(), d
	case n.goes != v.Type():
		return &NestedTypeError{Index: slices.Clone(n.index), Type: v.Type(), First: n.goes}
	}
	n.data = bitsOfValue(v).Append(n.data, d)
	return nil
}

// emptyType is the dtype of nested slices without elements.
func emptyType(t reflect.Type) (dtype.DType, error) {
	inner, met := t, map[reflect.Type]bool{}
	for (inner.Kind() == reflect.Slice || inner.Kind() == reflect.Array) && !met[inner] {
		met[inner] = true // a type may be that of its own elements
		inner = inner.Elem()
	}
	if d := elementType(inner); d != dtype.Invalid {
		return d, nil
	}
	return dtype.Invalid, &NestedTypeError{Type: inner}
}

// kinds maps Go's kinds to dtypes.
var kinds = map[reflect.Kind]dtype.DType{
	reflect.Bool: dtype.Bool,
	reflect.Int:  dtype.Int64, reflect.Int8: dtype.Int8, reflect.Int16: dtype.Int16, reflect.Int32: dtype.Int32, reflect.Int64: dtype.Int64,
	reflect.Uint: dtype.Uint64, reflect.Uint8: dtype.Uint8, reflect.Uint16: dtype.Uint16, reflect.Uint32: dtype.Uint32, reflect.Uint64: dtype.Uint64, reflect.Uintptr: dtype.Uint64,
	reflect.Float32: dtype.Float32, reflect.Float64: dtype.Float64, reflect.Complex64: dtype.Complex64, reflect.Complex128: dtype.Complex128,
}

// elementType is the dtype of a Go type's values, or dtype.Invalid.
func elementType(t reflect.Type) dtype.DType {
	switch t {
	case reflect.TypeFor[float16.Float16]():
		return dtype.Float16
	case reflect.TypeFor[bfloat16.BFloat16]():
		return dtype.BFloat16
	}
	return kinds[t.Kind()]
}

// bitsOfValue is a number's or a bool's bits.
func bitsOfValue(v reflect.Value) element.Bits {
	switch {
	case v.Kind() == reflect.Bool:
		return bitsOf(v.Bool())
	case v.CanInt():
		return bitsOf(v.Int())
	case v.CanUint():
		return bitsOf(v.Uint())
	case v.Kind() == reflect.Float32:
		return bitsOf(float32(v.Float()))
	case v.Kind() == reflect.Float64:
		return bitsOf(v.Float())
	case v.Kind() == reflect.Complex64:
		return bitsOf(complex64(v.Complex()))
	}
	return bitsOf(v.Complex())
}

// ragged returns the error for nested slices of different lengths. A length of -1 stands for a
// number in place of a slice.
func ragged(index []int, want, got int) error {
	what := func(length int) string {
		if length < 0 {
			return "a number"
		}
		return fmt.Sprintf("a slice of %d", length)
	}
	return &ArgumentError{Op: "asarray", What: fmt.Sprintf("the value at index %v is %s, and those before it are %s", index, what(got), what(want)),
		Hint: "make all slices of an axis equally long"}
}

// NestedTypeError says that nested slices hold a value that no dtype can represent, or elements of
// several Go types.
type NestedTypeError struct {
	Index []int        // of the element; nil where there are no elements
	Type  reflect.Type // of the element; nil for a nil
	First reflect.Type // of the elements before it, if they have another type
}

func (e *NestedTypeError) Error() string {
	element := "nil"
	if e.Type != nil {
		element = "of type " + e.Type.String()
	}
	where := ""
	if e.Index != nil {
		where = fmt.Sprintf(" at index %v", e.Index)
	}
	if e.First != nil {
		return fmt.Sprintf("asarray: the element%s is %s, those before are of type %s: convert them to one type", where, element, e.First)
	}
	return fmt.Sprintf("asarray: the element%s is %s: pass numbers or bools, in slices or arrays", where, element)
}
