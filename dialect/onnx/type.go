package onnx

import (
	"reflect"

	"github.com/x448/float16"

	"github.com/weft-gpu/weft/dtype"
)

// Type is the element type of a tensor, as SONNX's text names them. The zero
// value is Invalid.
type Type uint8

// The types, in the text's order.
const (
	Invalid Type = iota
	Real         // the text's idealised number, executed as IEEE 754 binary64
	Float16      // IEEE 754 binary16
	Float        // IEEE 754 binary32
	Double       // IEEE 754 binary64
	Int8
	Int16
	Int32
	Int64
	Uint8
	Uint16
	Uint32
	Uint64
	String
	Boolean
)

// RealNumber is the Go type of a [Real] element.
type RealNumber float64

// Element is any Go type that is the element of a [Value]: float16 has float16.Float16 of
// github.com/x448/float16, and real has [RealNumber].
type Element interface {
	RealNumber | float16.Float16 | float32 | float64 |
		int8 | int16 | int32 | int64 |
		uint8 | uint16 | uint32 | uint64 |
		string | bool
}

// row describes a type.
type row struct {
	name    string
	element reflect.Type
	storage dtype.DType // of the device tensor
	codec   codec
}

// rows declare the types.
var rows = [...]row{
	Real:    idealised("real"),
	Float16: native[float16.Float16]("float16"),
	Float:   native[float32]("float"),
	Double:  native[float64]("double"),
	Int8:    native[int8]("int8"),
	Int16:   native[int16]("int16"),
	Int32:   native[int32]("int32"),
	Int64:   native[int64]("int64"),
	Uint8:   native[uint8]("uint8"),
	Uint16:  native[uint16]("uint16"),
	Uint32:  native[uint32]("uint32"),
	Uint64:  native[uint64]("uint64"),
	String:  coded("string"),
	Boolean: native[bool]("boolean"),
}

// byElement finds a type by its Go type.
var byElement = func() map[reflect.Type]Type {
	m := map[reflect.Type]Type{}
	for _, t := range Types() {
		m[rows[t].element] = t
	}
	return m
}()

// Types lists the types in the text's order.
func Types() []Type {
	var all []Type
	for t := Real; int(t) < len(rows); t++ {
		all = append(all, t)
	}
	return all
}

// TypeOf is the type whose elements are Go's T.
func TypeOf[T Element]() Type { return byElement[reflect.TypeFor[T]()] }

// Valid reports whether t is one of the types.
func (t Type) Valid() bool { return t > Invalid && int(t) < len(rows) }

// String is the text's name, such as "float16".
func (t Type) String() string {
	if !t.Valid() {
		return "invalid"
	}
	return rows[t].name
}

// Storage is the dtype of the device tensors that hold elements of t: float64 for real, int32 for
// the codes that stand for strings, and t's own for all others.
func (t Type) Storage() dtype.DType {
	if !t.Valid() {
		return dtype.Invalid
	}
	return rows[t].storage
}
