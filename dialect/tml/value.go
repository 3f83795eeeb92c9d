package tml

import (
	"context"
	"fmt"

	"github.com/weft-gpu/weft/dialect"
	"github.com/weft-gpu/weft/tensor"
)

// Element is a Go type that stores a basic type: bool, uint32 for uint, int32 for int and float64
// for real. Characters are passed and read as text.
type Element interface {
	bool | uint32 | int32 | float64
}

// Value is a value of a [Type]: immutable, lazy, safe for concurrent use. A
// mistake makes a Value that carries the error, and operators pass the first one
// on.
type Value struct {
	p    Program
	typ  Type
	flat *tensor.Tensor // of typ.FlatShape(); carries the mistake, if there is one
}

func valueOf(p Program, t Type, flat *tensor.Tensor) *Value {
	return &Value{p: p, typ: t, flat: flat}
}

// failed returns a Value that carries a mistake, or the one that an operand carries already.
func failed(op string, err error, in ...*Value) *Value {
	flats := make([]*tensor.Tensor, len(in))
	for i, v := range in {
		flats[i] = v.Tensor()
	}
	return &Value{flat: tensor.Fail(op, err, flats...)}
}

// elementsError returns the error of elements that do not make a value of a type, or of a value
// read as another type.
func elementsError(op string, t Type, format string, args ...any) error {
	return &dialect.TypeError{Op: op, Operand: -1, Problem: t.String() + ": " + fmt.Sprintf(format, args...)}
}

// From makes a value of type t from its basic values in row-major order, the
// levels one after another: those of 2x(3) int are the 3 of the first element,
// then the 3 of the second. data is copied.
//
// Errors, carried by the result: *dialect.TypeError when data has another length
// or T does not store the root of t, and those of tensor.From, such as a
// *tensor.MissingError for a nil device.
func From[T Element](p Program, t Type, data []T) *Value {
	const op = "from"
	switch {
	case rootOf[T]() != t.root:
		return failed(op, elementsError(op, t, "Go's %T stores %v, not %v", *new(T), rootOf[T](), t.root))
	case len(data) != t.Size():
		return failed(op, elementsError(op, t, "it has %d basic values, and %d are given", t.Size(), len(data)))
	}
	return p.store(t, append([]T{}, data...))
}

// Of is a single value: Of(p, int32(1)) is an int. Errors, carried by the result: those of [From].
func Of[T Element](p Program, value T) *Value {
	return From(p, ScalarType(rootOf[T]()), []T{value})
}

// Text is a string, a tensor of char, or a char when it has one character. Errors, carried by the
// result: those of [FromText].
func Text(p Program, text string) *Value {
	t := ScalarType(Char)
	if n := len(codesOf(text)); n != 1 {
		t.levels = append(t.levels, []int{n})
	}
	return FromText(p, t, text)
}

// FromText makes a value of type t, whose root is char, from the characters of text, in the order
// of [From] and with its errors.
func FromText(p Program, t Type, text string) *Value {
	codes := codesOf(text)
	const op = "from"
	switch {
	case t.root != Char:
		return failed(op, elementsError(op, t, "text makes characters only: use From"))
	case len(codes) != t.Size():
		return failed(op, elementsError(op, t, "it has %d characters, and %d are given", t.Size(), len(codes)))
	}
	return p.store(t, codes)
}

// codesOf are the code points of a text.
func codesOf(text string) []uint32 {
	codes := []uint32{}
	for _, r := range text {
		codes = append(codes, uint32(r))
	}
	return codes
}

// store copies elements to the device.
func (p Program) store(t Type, data any) *Value {
	if reals, ok := data.([]float64); ok && p.Real32 {
		data = convert[float32](reals)
	}
	flat := upload(p, t.FlatShape(), data)
	if flat.Err() != nil {
		return &Value{flat: flat}
	}
	return valueOf(p, t, flat)
}

func upload(p Program, dims []int, data any) *tensor.Tensor {
	switch data := data.(type) {
	case []bool:
		return put(p, dims, data)
	case []uint32:
		return put(p, dims, data)
	case []int32:
		return put(p, dims, data)
	case []float32:
		return put(p, dims, data)
	case []float64:
		return put(p, dims, data)
	}
	return nil
}

func put[T bool | uint32 | int32 | float32 | float64](p Program, dims []int, data []T) *tensor.Tensor {
	if len(dims) == 0 {
		return tensor.Full(p.Device, data[0])
	}
	return tensor.From(p.Device, data, dims...)
}

// rootOf is the basic type that Go's T stores.
func rootOf[T Element]() Scalar {
	switch any(*new(T)).(type) {
	case bool:
		return Bool
	case uint32:
		return Uint
	case int32:
		return Int
	}
	return Real
}

// Type is the value's type; the zero Type for a Value that carries an error.
func (v *Value) Type() Type {
	if v == nil {
		return Type{}
	}
	return v.typ
}

// Err is the mistake that the Value carries, or nil. It runs nothing.
func (v *Value) Err() error {
	if v == nil || v.flat == nil {
		return missing("value", "the value is nil or the zero Value")
	}
	return v.flat.Err()
}

func missing(op, what string) error {
	return &tensor.MissingError{Op: op, What: what, Hint: "make one with From, Of or Text"}
}

// Tensor is the flat tensor behind the value, for use with package tensor. Its dimensions are those
// of all levels. It carries the value's mistake.
func (v *Value) Tensor() *tensor.Tensor {
	if v == nil {
		return nil
	}
	return v.flat
}

// Close gives the device memory back now; see tensor.Tensor.Close.
func (v *Value) Close() {
	if v != nil && v.flat != nil {
		v.flat.Close()
	}
}

// Eval runs what the values need, together. Errors: those that values carry, the first one's, and
// those of tensor.Eval.
func Eval(ctx context.Context, values ...*Value) error {
	flats := make([]*tensor.Tensor, len(values))
	for i, v := range values {
		if err := v.Err(); err != nil {
			return err
		}
		flats[i] = v.flat
	}
	return tensor.Eval(ctx, flats...)
}

// Read runs what v needs and returns its basic values in row-major order.
//
// Errors: the one that v carries; *dialect.TypeError when T does not store v's root
// (read characters with [ReadText]); those of tensor.Read.
func Read[T Element](ctx context.Context, v *Value) ([]T, error) {
	if err := v.Err(); err != nil {
		return nil, err
	}
	if rootOf[T]() != v.typ.root {
		return nil, elementsError("read", v.typ, "Go's %T stores %v, not %v", *new(T), rootOf[T](), v.typ.root)
	}
	data, err := v.elements(ctx)
	if err != nil {
		return nil, err
	}
	return append([]T{}, data.([]T)...), nil
}

// ReadText is the text of a char or of a tensor of char, in row-major order.
// Errors are those of [Read].
func ReadText(ctx context.Context, v *Value) (string, error) {
	if err := v.Err(); err != nil {
		return "", err
	}
	if v.typ.root != Char {
		return "", elementsError("read", v.typ, "only characters are text: use Read")
	}
	data, err := v.elements(ctx)
	if err != nil {
		return "", err
	}
	return string(convert[rune](data.([]uint32))), nil
}

// elements returns v's basic values as the host holds them: []bool, []uint32 (also for char),
// []int32 or []float64. The caller must not change them.
func (v *Value) elements(ctx context.Context) (any, error) {
	switch v.typ.root {
	case Bool:
		return asAny(tensor.Read[bool](ctx, v.flat))
	case Int:
		return asAny(tensor.Read[int32](ctx, v.flat))
	case Real:
		if !v.p.Real32 {
			return asAny(tensor.Read[float64](ctx, v.flat))
		}
		narrow, err := tensor.Read[float32](ctx, v.flat)
		return convert[float64](narrow), err
	}
	return asAny(tensor.Read[uint32](ctx, v.flat))
}

func asAny[T any](data []T, err error) (any, error) { return data, err }

// convert converts as Go does.
func convert[U, T uint32 | int32 | float64 | float32](data []T) []U {
	out := make([]U, len(data))
	for i, x := range data {
		out[i] = U(x)
	}
	return out
}
