package dtype

import (
	"fmt"
	"strings"
)

// DType names the element type of a tensor. The zero value is Invalid.
type DType uint8

// The element types that run on every device.
const (
	Invalid DType = iota
	Bool          // one byte, 0 or 1
	Int32
	Uint32
	Int64
	Uint64
	Float32 // IEEE 754 binary32
)

// Kind groups element types by their arithmetic.
type Kind uint8

// The kinds, in promotion order.
const (
	KindInvalid Kind = iota
	KindBool
	KindUint
	KindInt
	KindFloat
)

type info struct {
	name, short string
	size        int
	kind        Kind
}

var table = [...]info{
	Invalid: {"invalid", "invalid", 0, KindInvalid},
	Bool:    {"bool", "bool", 1, KindBool},
	Int32:   {"int32", "i32", 4, KindInt},
	Uint32:  {"uint32", "u32", 4, KindUint},
	Int64:   {"int64", "i64", 8, KindInt},
	Uint64:  {"uint64", "u64", 8, KindUint},
	Float32: {"float32", "f32", 4, KindFloat},
}

// planned are the names of types that Weft does not have yet, so that asking
// for one is told apart from a misspelling.
var planned = []string{
	"i8", "int8", "i16", "int16", "u8", "uint8", "u16", "uint16", "f16", "float16",
	"bf16", "bfloat16", "f64", "float64", "c64", "complex64", "c128", "complex128", "str", "string",
}

// All lists the element types, in the order of their declaration.
func All() []DType { return []DType{Bool, Int32, Uint32, Int64, Uint64, Float32} }

// Valid reports whether d is one of the element types.
func (d DType) Valid() bool { return d > Invalid && int(d) < len(table) }

func (d DType) info() info {
	if !d.Valid() {
		return table[Invalid]
	}
	return table[d]
}

// String is the Array API's name, such as "float32".
func (d DType) String() string { return d.info().name }

// Short is the name used in op lines and kernel texts, such as "f32".
func (d DType) Short() string { return d.info().short }

// Size is the number of bytes of one element in memory.
func (d DType) Size() int { return d.info().size }

// Kind groups d by its arithmetic.
func (d DType) Kind() Kind { return d.info().kind }

// IsFloat reports whether d is a floating-point type.
func (d DType) IsFloat() bool { return d.Kind() == KindFloat }

// IsInteger reports whether d is a signed or unsigned integer type.
func (d DType) IsInteger() bool { return d.Kind() == KindInt || d.Kind() == KindUint }

// IsSigned reports whether d is a signed integer type.
func (d DType) IsSigned() bool { return d.Kind() == KindInt }

// IsNumeric reports whether d is an integer or floating-point type.
func (d DType) IsNumeric() bool { return d.IsInteger() || d.IsFloat() }

// Words is the number of 32-bit words in which a kernel holds one element.
func (d DType) Words() int { return (d.Size() + 3) / 4 }

// Parse reads a name, long ("float32") or short ("f32").
func Parse(name string) (DType, error) {
	for _, d := range All() {
		if name == d.String() || name == d.Short() {
			return d, nil
		}
	}
	for _, p := range planned {
		if name == p {
			return Invalid, &UnknownError{Name: name, Planned: true}
		}
	}
	return Invalid, &UnknownError{Name: name}
}

// UnknownError says that a name is not that of an element type.
type UnknownError struct {
	Name    string
	Planned bool // a type that a later version will have
}

func (e *UnknownError) Error() string {
	var have []string
	for _, d := range All() {
		have = append(have, d.Short())
	}
	list := strings.Join(have, ", ")
	if e.Planned {
		return fmt.Sprintf("dtype %s is not supported in this version; it has %s", e.Name, list)
	}
	return fmt.Sprintf("unknown dtype %q; the dtypes are %s", e.Name, list)
}

// Element is any Go type that is the element of a tensor.
type Element interface {
	bool | int32 | uint32 | int64 | uint64 | float32
}

// Of is the element type that stores Go's T.
func Of[T Element]() DType {
	var z T
	switch any(z).(type) {
	case bool:
		return Bool
	case int32:
		return Int32
	case uint32:
		return Uint32
	case int64:
		return Int64
	case uint64:
		return Uint64
	case float32:
		return Float32
	}
	return Invalid
}
