package dtype

import (
	"fmt"
	"slices"
	"strings"

	"github.com/x448/float16"

	"github.com/weft-gpu/weft/dtype/bfloat16"
)

// DType names the element type of a tensor. The zero value is Invalid.
type DType uint8

// The element types. All run on every device.
const (
	Invalid DType = iota
	Bool          // one byte, 0 or 1
	Int8
	Int16
	Int32
	Int64
	Uint8
	Uint16
	Uint32
	Uint64
	Float16    // IEEE 754 binary16
	BFloat16   // the upper half of a binary32
	Float32    // IEEE 754 binary32
	Float64    // IEEE 754 binary64
	Complex64  // two float32: real part, imaginary part
	Complex128 // two float64
)

// Kind groups element types by their arithmetic. The Kind of Invalid is 0.
type Kind uint8

// The kinds, in promotion order.
const (
	KindBool Kind = iota + 1
	KindUint
	KindInt
	KindFloat
	KindComplex
)

type info struct {
	name, short string
	size        int
	kind        Kind
}

var table = [...]info{
	Invalid:    {"invalid", "invalid", 0, 0},
	Bool:       {"bool", "bool", 1, KindBool},
	Int8:       {"int8", "i8", 1, KindInt},
	Int16:      {"int16", "i16", 2, KindInt},
	Int32:      {"int32", "i32", 4, KindInt},
	Int64:      {"int64", "i64", 8, KindInt},
	Uint8:      {"uint8", "u8", 1, KindUint},
	Uint16:     {"uint16", "u16", 2, KindUint},
	Uint32:     {"uint32", "u32", 4, KindUint},
	Uint64:     {"uint64", "u64", 8, KindUint},
	Float16:    {"float16", "f16", 2, KindFloat},
	BFloat16:   {"bfloat16", "bf16", 2, KindFloat},
	Float32:    {"float32", "f32", 4, KindFloat},
	Float64:    {"float64", "f64", 8, KindFloat},
	Complex64:  {"complex64", "c64", 8, KindComplex},
	Complex128: {"complex128", "c128", 16, KindComplex},
}

// planned are the names of types that Weft does not have yet. Parse tells them apart from
// misspellings.
var planned = []string{"str", "string"}

// all lists the element types, in the order of their declaration.
var all = func() (list []DType) {
	for d := Bool; int(d) < len(table); d++ {
		list = append(list, d)
	}
	return list
}()

// All lists the element types, in the order of their declaration.
func All() []DType { return slices.Clone(all) }

// Valid reports whether d is one of the element types.
func (d DType) Valid() bool { return d > Invalid && int(d) < len(table) }

func (d DType) info() info {
	if !d.Valid() {
		return table[Invalid]
	}
	return table[d]
}

// String is the Array API's name of the type, such as "float32"; "invalid" for Invalid and numbers
// that are no types.
func (d DType) String() string { return d.info().name }

// Short is the name used in op lines and kernel texts, such as "f32".
func (d DType) Short() string { return d.info().short }

// Size is the number of bytes of one element in memory.
func (d DType) Size() int { return d.info().size }

// Kind is the group of d's arithmetic; 0 for an invalid type.
func (d DType) Kind() Kind { return d.info().kind }

// IsFloat reports whether d is a real floating-point type.
func (d DType) IsFloat() bool { return d.Kind() == KindFloat }

// IsInteger reports whether d is a signed or unsigned integer type.
func (d DType) IsInteger() bool { return d.Kind() == KindInt || d.Kind() == KindUint }

// IsSigned reports whether d is a signed integer type.
func (d DType) IsSigned() bool { return d.Kind() == KindInt }

// IsComplex reports whether d is a complex floating-point type.
func (d DType) IsComplex() bool { return d.Kind() == KindComplex }

// IsReal reports whether d is an integer or real floating-point type.
func (d DType) IsReal() bool { return d.IsInteger() || d.IsFloat() }

// IsNumeric reports whether d is an integer, real or complex type.
func (d DType) IsNumeric() bool { return d.IsReal() || d.IsComplex() }

// IsHalf reports whether d is a 16-bit floating-point type, whose arithmetic
// is that of float32, rounded.
func (d DType) IsHalf() bool { return d == Float16 || d == BFloat16 }

// Real is the type of a complex type's parts, and any other type itself.
func (d DType) Real() DType {
	switch d {
	case Complex64:
		return Float32
	case Complex128:
		return Float64
	}
	return d
}

// Words is the number of 32-bit words in which a kernel holds one element.
func (d DType) Words() int { return (d.Size() + 3) / 4 }

// Parse returns the type with a name, long ("float32") or short ("f32"). Errors: *[UnknownError].
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

// UnknownError says that a name, or a number used as a DType, is no element type.
type UnknownError struct {
	Name    string
	Planned bool // Weft does not have the type yet
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

// Element is any Go type that is the element of a tensor. The 16-bit floats are float16.Float16 of
// github.com/x448/float16 and [bfloat16.BFloat16].
type Element interface {
	bool | int8 | int16 | int32 | int64 | uint8 | uint16 | uint32 | uint64 |
		float16.Float16 | bfloat16.BFloat16 | float32 | float64 | complex64 | complex128
}

// Of is the element type whose elements are Go's T.
func Of[T Element]() DType {
	var z T
	switch any(z).(type) {
	case bool:
		return Bool
	case int8:
		return Int8
	case int16:
		return Int16
	case int32:
		return Int32
	case int64:
		return Int64
	case uint8:
		return Uint8
	case uint16:
		return Uint16
	case uint32:
		return Uint32
	case uint64:
		return Uint64
	case float16.Float16:
		return Float16
	case bfloat16.BFloat16:
		return BFloat16
	case float32:
		return Float32
	case float64:
		return Float64
	case complex64:
		return Complex64
	case complex128:
		return Complex128
	}
	return Invalid
}
