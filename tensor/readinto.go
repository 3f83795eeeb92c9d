package tensor

import (
	"context"
	"fmt"
	"reflect"
	"unsafe"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
)

// readBytes reads usable tensors, all those of one device together.
func readBytes(ctx context.Context, ts []*Tensor, dst [][]byte) error {
	for done := make([]bool, len(ts)); ; {
		var first *Tensor
		var values []graph.Value
		var parts [][]byte
		for i, t := range ts {
			if done[i] || first != nil && t.engine != first.engine {
				continue
			}
			first, done[i] = t, true
			values, parts = append(values, t.cell.value), append(parts, dst[i])
		}
		if first == nil {
			return nil
		}
		if err := ours("read", first.engine.ReadAll(background(ctx), values, parts), values...); err != nil {
			return err
		}
	}
}

// Destination is a tensor and the Go value that its elements go to; [Into] makes one.
type Destination struct {
	t     *Tensor
	value any
}

// Into tells [ReadInto] to put the elements of t into value, which is
//
//   - a slice of exactly as many elements as t has, in row-major order: []float32 for any float32
//     tensor, and []byte, of t's bytes, for any dtype,
//   - or a pointer to a number or a bool, for a tensor of one element, and to slices or arrays
//     nested as deep as t has axes: *float32, *[]float32, *[][]float32, *[4][4]float32. Slices are
//     made anew, all the rows of a tensor in one piece of memory; arrays must have t's sizes.
//     [AsArray] makes a tensor of such a value.
//
// The innermost Go type is that of t's dtype; int and uint stand for int64 and uint64.
func Into(t *Tensor, value any) Destination { return Destination{t, value} }

// ReadInto reads tensors, of any shapes and dtypes, into existing Go values:
//
//	var loss float32
//	var weights [][]float64
//	err := tensor.ReadInto(ctx, tensor.Into(l, &loss), tensor.Into(w, &weights), tensor.Into(image, pixels))
//
// It runs what the tensors need together, in one submission for each device. Reading them one by
// one makes a submission for each tensor.
//
// Errors: those of [Read], of several tensors the first's, with *[ReadTypeError] for another
// innermost type, and *[ArgumentError] for a value that is neither a slice nor a pointer to such a
// value, for another depth and for a slice or an array of another size. After these nothing has
// run. If reading fails, the values of pointers are unchanged, and slices may hold anything.
func ReadInto(ctx context.Context, list ...Destination) error {
	ts, dst := make([]*Tensor, len(list)), make([][]byte, len(list))
	flats := make([]reflect.Value, len(list))
	for _, d := range list {
		if err := usable("read", d.t); err != nil {
			return err
		}
		if err := d.check(); err != nil {
			return refuse("read", err, d.t)
		}
	}
	for i, d := range list {
		ts[i] = d.t
		n := d.t.cell.value.Shape().Size()
		if d.inPlace() {
			dst[i] = bytesAt(reflect.ValueOf(d.value), n*d.t.DType().Size())
			continue
		}
		if err := roomFor(d.t); err != nil {
			return err
		}
		flats[i] = reflect.MakeSlice(reflect.SliceOf(innermost(d.target().Type())), n, n)
		dst[i] = bytesAt(flats[i], n*d.t.DType().Size())
	}
	if err := readBytes(ctx, ts, dst); err != nil {
		return err
	}
	for i, d := range list {
		if !d.inPlace() {
			nest(d.target(), d.t.Shape(), flats[i])
		}
	}
	return nil
}

// bytesAt is the memory of a slice's elements, n bytes.
func bytesAt(v reflect.Value, n int) []byte { return unsafe.Slice((*byte)(v.UnsafePointer()), n) }

// inPlace reports whether the elements go into an existing slice.
func (d Destination) inPlace() bool { return reflect.ValueOf(d.value).Kind() == reflect.Slice }

func (d Destination) target() reflect.Value { return reflect.ValueOf(d.value).Elem() }

// innermost is the type of the elements of nested slices and arrays.
func innermost(t reflect.Type) reflect.Type {
	for nests(t) {
		t = t.Elem()
	}
	return t
}

func nests(t reflect.Type) bool { return t.Kind() == reflect.Slice || t.Kind() == reflect.Array }

// check returns an error if the elements do not fit the value.
func (d Destination) check() error {
	wrong := func(hint, format string, args ...any) error {
		return &ArgumentError{Op: "read", What: fmt.Sprintf(format, args...), Hint: hint}
	}
	v := reflect.ValueOf(d.value)
	if d.inPlace() {
		return d.checkSlice(v)
	}
	if v.Kind() != reflect.Pointer || v.IsNil() {
		return wrong("pass a slice, or the address of a variable, such as &rows", "the destination is a %T, no slice and no pointer to a value", d.value)
	}
	s, depth := d.t.Shape(), 0
	t := v.Type().Elem()
	for ; nests(t) && depth <= len(s); t = t.Elem() { // a type may be that of its own elements
		if t.Kind() == reflect.Array && depth < len(s) && t.Len() != s[depth] {
			return wrong("use a slice, or an array of that size", "axis %d of shape %v goes into an array of %d", depth, s, t.Len())
		}
		depth++
	}
	switch have, ask := d.t.DType(), elementType(t); {
	case nests(t):
		return wrong(fmt.Sprintf("nest %d of them, or reshape the tensor", len(s)), "shape %v goes into slices nested deeper", s)
	case ask == dtype.Invalid || int(t.Size()) != ask.Size():
		return wrong("read into numbers or bools of the tensor's dtype, "+have.String(), "the destination is a %T", d.value)
	case have != ask:
		return &ReadTypeError{Op: "read", Have: have, Ask: ask}
	case depth == 0 && s.Size() != 1:
		return wrong(fmt.Sprintf("read into slices nested %d deep", len(s)), "shape %v has %d elements, a %v takes exactly one", s, s.Size(), t)
	case depth > 0 && depth != len(s):
		return wrong(fmt.Sprintf("nest %d of them, or reshape the tensor", len(s)), "shape %v goes into slices nested %d deep", s, depth)
	}
	return nil
}

// checkSlice is check for an existing slice.
func (d Destination) checkSlice(v reflect.Value) error {
	s, have := d.t.Shape(), d.t.DType()
	n, unit := s.Size(), "elements"
	switch ask := elementType(v.Type().Elem()); {
	case ask == dtype.Uint8 && have != dtype.Uint8:
		n, unit = n*have.Size(), "bytes"
	case nests(v.Type().Elem()):
		return &ArgumentError{Op: "read", What: fmt.Sprintf("the destination is a %T", d.value), Hint: "pass its address, or a slice of the elements in row-major order"}
	case ask == dtype.Invalid || int(v.Type().Elem().Size()) != ask.Size():
		return &ArgumentError{Op: "read", What: fmt.Sprintf("the destination is a %T", d.value), Hint: "read into numbers or bools of the tensor's dtype, " + have.String()}
	case ask != have:
		return &ReadTypeError{Op: "read", Have: have, Ask: ask}
	}
	if v.Len() != n {
		return &ArgumentError{Op: "read", What: fmt.Sprintf("a slice of %d for %s%v, which has %d %s", v.Len(), have, s, n, unit), Hint: "pass a slice of that length"}
	}
	return nil
}

// nest puts a tensor's elements, in row-major order, into a value nested as deep as dims.
func nest(v reflect.Value, dims []int, flat reflect.Value) {
	switch {
	case v.Kind() != reflect.Slice && v.Kind() != reflect.Array:
		v.Set(flat.Index(0))
		return
	case len(dims) == 1 && v.Kind() == reflect.Slice:
		v.Set(flat.Slice3(0, flat.Len(), flat.Len()).Convert(v.Type()))
		return
	case len(dims) == 1:
		reflect.Copy(v, flat)
		return
	case v.Kind() == reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), dims[0], dims[0]))
	}
	each := 0
	if dims[0] > 0 {
		each = flat.Len() / dims[0]
	}
	for i := range dims[0] {
		nest(v.Index(i), dims[1:], flat.Slice(i*each, (i+1)*each))
	}
}
