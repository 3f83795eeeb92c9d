package onnx

import (
	"math"
	"reflect"
	"strconv"

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

// Element is any Go type that is the element of a [Tensor]. [Half] stands for
// float16 and [RealNumber] for real.
type Element interface {
	RealNumber | Half | float32 | float64 |
		int8 | int16 | int32 | int64 |
		uint8 | uint16 | uint32 | uint64 |
		string | bool
}

// Carry is how a device tensor carries the elements of a type.
type Carry uint8

// The ways, from the fullest support to the least.
const (
	Native  Carry = iota // the device has the type
	ByValue              // as the same number in a wider dtype: compared, and the greater or lesser of two taken
	ByBits               // as an unsigned integer of the same bits: compared
	ByCode               // as a code that stands for a string: compared for equality
)

// String is what an error says after "the device holds it".
func (c Carry) String() string {
	names := [...]string{Native: "as it is", ByValue: "by value", ByBits: "by its bits", ByCode: "by a code"}
	if int(c) < len(names) {
		return names[c]
	}
	return "Carry(" + strconv.Itoa(int(c)) + ")"
}

// Storage is the place of a type's elements on a device.
type Storage struct {
	DType dtype.DType // of the device tensor
	Carry Carry
}

// row is all that the package knows of a type.
type row struct {
	name    string
	element reflect.Type
	storage Storage
	codec   codec
}

// rows declare the types. A type that the device comes to have becomes native
// here, by one line.
var rows = [...]row{
	Real:    carried("real", ByBits, realBits, realFromBits),
	Float16: carried("float16", ByValue, Half.Float32, HalfOf),
	Float:   native[float32]("float"),
	Double:  carried("double", ByBits, math.Float64bits, math.Float64frombits),
	Int8:    carried("int8", ByValue, convert[int8, int32], convert[int32, int8]),
	Int16:   carried("int16", ByValue, convert[int16, int32], convert[int32, int16]),
	Int32:   native[int32]("int32"),
	Int64:   native[int64]("int64"),
	Uint8:   carried("uint8", ByValue, convert[uint8, uint32], convert[uint32, uint8]),
	Uint16:  carried("uint16", ByValue, convert[uint16, uint32], convert[uint32, uint16]),
	Uint32:  native[uint32]("uint32"),
	Uint64:  native[uint64]("uint64"),
	String:  coded("string"),
	Boolean: native[bool]("boolean"),
}

func realBits(r RealNumber) uint64     { return math.Float64bits(float64(r)) }
func realFromBits(b uint64) RealNumber { return RealNumber(math.Float64frombits(b)) }

// convert carries a small integer in a word of its own signedness, and back.
func convert[A, B int8 | int16 | int32 | uint8 | uint16 | uint32](a A) B { return B(a) }

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

// CarriedTypes lists the types that the device does not have. They are moved and
// compared there, in the dtype that [Type.Storage] tells, and are converted on
// the host when they come and go; arithmetic on them is an
// [*UnsupportedError].
func CarriedTypes() []Type {
	var carried []Type
	for _, t := range Types() {
		if rows[t].storage.Carry != Native {
			carried = append(carried, t)
		}
	}
	return carried
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

// Storage tells how a device tensor carries t.
func (t Type) Storage() Storage {
	if !t.Valid() {
		return Storage{}
	}
	return rows[t].storage
}
