package tensor

import (
	"context"
	"fmt"
	"reflect"
	"unsafe"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
)

// ReadAll is [Read] of several tensors of one dtype: what they need runs together, in
// one submission a device, where reading one after the other makes one each. Element i
// of the result is the elements of ts[i]. Errors: those of Read, the first one's first;
// for tensors of several dtypes use [ReadValues].
func ReadAll[T dtype.Element](ctx context.Context, ts ...*Tensor) ([][]T, error) {
	out, dst := make([][]T, len(ts)), make([][]byte, len(ts))
	for _, t := range ts {
		if err := readable[T]("read", t); err != nil {
			return nil, err
		}
	}
	for i, t := range ts {
		if err := roomFor(t); err != nil {
			return nil, err
		}
		out[i] = make([]T, t.cell.value.Shape().Size())
		dst[i] = bytesOf(out[i])
	}
	if err := readBytes(ctx, ts, dst); err != nil {
		return nil, err
	}
	return out, nil
}

// readBytes reads usable tensors, those of a device together.
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

// Destination is a tensor and where its elements go: see [Into].
type Destination struct {
	t     *Tensor
	value any
}

// Into says that [ReadValues] puts the elements of t into what value points to: a
// number or a bool for a tensor of one element, and slices or arrays nested as deep as
// t has axes: *float32, *[]float32, *[][]float32, *[4][4]float32. The innermost Go
// type is that of t's dtype; int and uint stand for int64 and uint64.
func Into(t *Tensor, value any) Destination { return Destination{t, value} }

// ReadValue puts the elements of t into the Go value that value points to, as [Into]
// says: what [AsArray] makes a tensor of. Errors: those of [ReadValues].
func ReadValue(ctx context.Context, t *Tensor, value any) error {
	return ReadValues(ctx, Into(t, value))
}

// ReadValues reads several tensors, of any dtypes, into Go values:
//
//	var loss float32
//	var weights [][]float64
//	err := tensor.ReadValues(ctx, tensor.Into(l, &loss), tensor.Into(w, &weights))
//
// What the tensors need runs together, in one submission a device. Slices are made
// anew, all the rows of a tensor in one piece of memory; arrays must have t's sizes.
//
// Errors: those of [Read], with *[ReadTypeError] for another innermost type, and
// *[ArgumentError] for what is no pointer to such a value, for another depth and for an
// array of another size; then nothing has run. When reading fails the values stay as
// they were.
func ReadValues(ctx context.Context, list ...Destination) error {
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
		if err := roomFor(d.t); err != nil {
			return err
		}
		ts[i] = d.t
		n := d.t.cell.value.Shape().Size()
		flats[i] = reflect.MakeSlice(reflect.SliceOf(innermost(d.target().Type())), n, n)
		dst[i] = unsafe.Slice((*byte)(flats[i].UnsafePointer()), n*d.t.DType().Size())
	}
	if err := readBytes(ctx, ts, dst); err != nil {
		return err
	}
	for i, d := range list {
		nest(d.target(), d.t.Shape(), flats[i])
	}
	return nil
}

func (d Destination) target() reflect.Value { return reflect.ValueOf(d.value).Elem() }

// innermost is the type of the elements of nested slices and arrays.
func innermost(t reflect.Type) reflect.Type {
	for nests(t) {
		t = t.Elem()
	}
	return t
}

func nests(t reflect.Type) bool { return t.Kind() == reflect.Slice || t.Kind() == reflect.Array }

// check reports what the elements do not go into.
func (d Destination) check() error {
	wrong := func(hint, format string, args ...any) error {
		return &ArgumentError{Op: "read", What: fmt.Sprintf(format, args...), Hint: hint}
	}
	v := reflect.ValueOf(d.value)
	if v.Kind() != reflect.Pointer || v.IsNil() {
		return wrong("pass the address of a variable, such as &rows", "the destination is a %T, no pointer to a value", d.value)
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

// nest puts a tensor's elements, in row-major order, into a value of its depth.
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
