package tensor_test

import (
	"errors"
	"math"
	"reflect"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// ReadInto fills existing slices with elements or, for any dtype, with bytes. A single call reads
// tensors of several devices.
func TestReadIntoSlices(t *testing.T) {
	dev, other := testdev.Open(t), testdev.Open(t)
	x := tensor.From(dev, []float32{1, 2, 3, 4, 5, 6}, 2, 3)
	type weight float32
	flat, named, none, bytes, bools, one := make([]float32, 6), make([]weight, 6), []float32{}, make([]byte, 12), make([]byte, 3), []float32{0}
	err := tensor.ReadInto(ctx, tensor.Into(x.T(), flat), tensor.Into(x.Neg(), named), tensor.Into(tensor.Zeros(dev, dtype.Float32, 0, 3), none),
		tensor.Into(x.Cast(dtype.Int16), bytes), tensor.Into(x.At(shape.At(0)).Greater(1), bools), tensor.Into(tensor.Full(other, float32(7)), one))
	for _, c := range []struct{ got, want any }{
		{err, nil}, {flat, []float32{1, 4, 2, 5, 3, 6}}, {named, []weight{-1, -2, -3, -4, -5, -6}}, {none, []float32{}},
		{bytes, []byte{1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0}}, {bools, []byte{0, 1, 1}}, {one, []float32{7}},
	} {
		if !reflect.DeepEqual(c.got, c.want) {
			t.Errorf("%v, want %v", c.got, c.want)
		}
	}
	if err := tensor.ReadInto(ctx); err != nil {
		t.Errorf("of nothing: %v", err)
	}
	bad := x.Reshape(4)
	if err := tensor.ReadInto(ctx, tensor.Into(x, flat), tensor.Into(bad, flat)); err != bad.Err() {
		t.Errorf("%v, want the tensor's own mistake", err)
	}
}

func TestReadIntoPointers(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []float64{1, 2, 3, 4, 5, 6}, 2, 3)
	type row []float64
	var (
		number   float64
		place    int
		flag     bool
		vector   []float64
		rows     [][]float64
		named    []row
		array    [2][3]float64
		mixed    [][3]float64
		cube     [][][]int64
		nothing  [][]float64
		sameSize = make([]float64, 6)
	)
	held := sameSize
	err := tensor.ReadInto(ctx,
		tensor.Into(x.Sum(nil), &number), tensor.Into(x.ArgMax(nil), &place), tensor.Into(x.Greater(5).Any(nil), &flag),
		tensor.Into(x.Reshape(-1), &vector), tensor.Into(x.Neg(), &rows), tensor.Into(x, &named), tensor.Into(x, &array), tensor.Into(x.Flip(1), &mixed),
		tensor.Into(x.Cast(dtype.Int64).Reshape(1, 3, 2), &cube), tensor.Into(tensor.Zeros(dev, dtype.Float64, 2, 0), &nothing), tensor.Into(x.Reshape(6), &sameSize))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ got, want any }{
		{number, 21.0}, {place, 5}, {flag, true}, {vector, []float64{1, 2, 3, 4, 5, 6}}, {rows, [][]float64{{-1, -2, -3}, {-4, -5, -6}}},
		{named, []row{{1, 2, 3}, {4, 5, 6}}}, {array, [2][3]float64{{1, 2, 3}, {4, 5, 6}}}, {mixed, [][3]float64{{3, 2, 1}, {6, 5, 4}}},
		{cube, [][][]int64{{{1, 2}, {3, 4}, {5, 6}}}}, {nothing, [][]float64{{}, {}}}, {held, make([]float64, 6)},
	} {
		if !reflect.DeepEqual(c.got, c.want) {
			t.Errorf("%v, want %v", c.got, c.want)
		}
	}
	_ = append(rows[0], math.Pi) // must not reach into the next row
	if rows[1][0] != -4 {
		t.Error("a row's capacity reaches into the next")
	}
	var back [][]float64
	if err := tensor.ReadInto(ctx, tensor.Into(tensor.AsArray(dev, rows), &back)); err != nil || !reflect.DeepEqual(back, rows) {
		t.Errorf("%v, %v, want %v", back, err, rows)
	}
}

func TestReadIntoMistakes(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.Zeros(dev, dtype.Float32, 2, 3)
	var number float32
	var vector []float32
	var rows [][]float32
	var wide [][]float64
	var words []string
	var array [2][4]float32
	var endless recursive
	for name, c := range map[string]struct {
		value   any
		cause   any
		message string
	}{
		"a value":                  {rows, &tensor.ArgumentError{}, "read: the destination is a [][]float32: pass its address, or a slice of the elements in row-major order\n    in read(float32[2 3]) at tensor/readinto_test.go:"},
		"nil":                      {nil, &tensor.ArgumentError{}, "read: the destination is a <nil>, no slice and no pointer to a value: pass a slice, or the address"},
		"a nil pointer":            {(*[]float32)(nil), &tensor.ArgumentError{}, "read: the destination is a *[]float32, no slice and no pointer to a value"},
		"a slice of another dtype": {make([]int32, 6), &tensor.ReadTypeError{}, "read: the tensor is float32 and was read as int32"},
		"a slice of another size":  {make([]float32, 5), &tensor.ArgumentError{}, "read: a slice of 5 for float32[2 3], which has 6 elements: pass a slice of that length"},
		"bytes of another size":    {make([]byte, 6), &tensor.ArgumentError{}, "read: a slice of 6 for float32[2 3], which has 24 bytes: pass a slice of that length"},
		"a slice of words":         {make([]string, 6), &tensor.ArgumentError{}, "read: the destination is a []string: read into numbers or bools of the tensor's dtype, float32"},
		"another dtype":            {&wide, &tensor.ReadTypeError{}, "read: the tensor is float32 and was read as float64"},
		"no elements":              {&words, &tensor.ArgumentError{}, "read: the destination is a *[]string: read into numbers or bools of the tensor's dtype, float32"},
		"too shallow":              {&vector, &tensor.ArgumentError{}, "read: shape [2 3] goes into slices nested 1 deep: nest 2 of them, or reshape the tensor"},
		"one of many":              {&number, &tensor.ArgumentError{}, "read: shape [2 3] has 6 elements, a float32 takes exactly one: read into slices nested 2 deep"},
		"too deep":                 {new([][][]float32), &tensor.ArgumentError{}, "read: shape [2 3] goes into slices nested 3 deep: nest 2 of them, or reshape the tensor"},
		"without an end":           {&endless, &tensor.ArgumentError{}, "read: shape [2 3] goes into slices nested deeper: nest 2 of them, or reshape the tensor"},
		"an array of another size": {&array, &tensor.ArgumentError{}, "read: axis 1 of shape [2 3] goes into an array of 4: use a slice, or an array of that size"},
	} {
		err := tensor.ReadInto(ctx, tensor.Into(x, c.value))
		if cause := reflect.New(reflect.TypeOf(c.cause)); err == nil || !errors.As(err, cause.Interface()) || !strings.HasPrefix(err.Error(), c.message) {
			t.Errorf("%s: %v, want a %T: %s", name, err, c.cause, c.message)
		}
	}
	var closed *tensor.ClosedTensorError
	x.Close()
	if err := tensor.ReadInto(ctx, tensor.Into(x, &rows)); !errors.As(err, &closed) {
		t.Errorf("%v, want a ClosedTensorError", err)
	}
	if rows != nil {
		t.Error("a failed read has written")
	}
}
