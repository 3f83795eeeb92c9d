package tensor_test

import (
	"errors"
	"math"
	"reflect"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

func TestReadAll(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []float32{1, 2, 3, 4, 5, 6}, 2, 3)
	got, err := tensor.ReadAll[float32](ctx, x.Mul(2), x.T(), x.Sum(), tensor.Zeros(dev, dtype.Float32, 0, 3), x, x)
	want := [][]float32{{2, 4, 6, 8, 10, 12}, {1, 4, 2, 5, 3, 6}, {21}, {}, {1, 2, 3, 4, 5, 6}, {1, 2, 3, 4, 5, 6}}
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%v, %v, want %v", got, err, want)
	}
	if none, err := tensor.ReadAll[int64](ctx); err != nil || len(none) != 0 {
		t.Errorf("of nothing: %v, %v", none, err)
	}
	other := testdev.Open(t)
	got, err = tensor.ReadAll[float32](ctx, x, tensor.Full(other, float32(7), 1), x.Neg())
	if want := [][]float32{{1, 2, 3, 4, 5, 6}, {7}, {-1, -2, -3, -4, -5, -6}}; err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("of two devices: %v, %v, want %v", got, err, want)
	}
	var mistyped *tensor.ReadTypeError
	if _, err := tensor.ReadAll[float32](ctx, x, x.ArgMax()); !errors.As(err, &mistyped) {
		t.Errorf("of two dtypes: %v, want a ReadTypeError", err)
	}
	bad := x.Reshape(4)
	if _, err := tensor.ReadAll[float32](ctx, x, bad); err != bad.Err() {
		t.Errorf("%v, want the tensor's own mistake", err)
	}
}

func TestReadValues(t *testing.T) {
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
	err := tensor.ReadValues(ctx,
		tensor.Into(x.Sum(), &number), tensor.Into(x.ArgMax(), &place), tensor.Into(x.Greater(5).Any(), &flag),
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
	if err := tensor.ReadValue(ctx, tensor.AsArray(dev, rows), &back); err != nil || !reflect.DeepEqual(back, rows) {
		t.Errorf("%v, %v, want %v", back, err, rows)
	}
}

func TestReadValuesMistakes(t *testing.T) {
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
		"a value":                  {rows, &tensor.ArgumentError{}, "read: the destination is a [][]float32, no pointer to a value: pass the address of a variable, such as &rows\n    in read(float32[2 3]) at tensor/readall_test.go:"},
		"nil":                      {nil, &tensor.ArgumentError{}, "read: the destination is a <nil>, no pointer to a value"},
		"a nil pointer":            {(*[]float32)(nil), &tensor.ArgumentError{}, "read: the destination is a *[]float32, no pointer to a value"},
		"another dtype":            {&wide, &tensor.ReadTypeError{}, "read: the tensor is float32 and was read as float64"},
		"no elements":              {&words, &tensor.ArgumentError{}, "read: the destination is a *[]string: read into numbers or bools of the tensor's dtype, float32"},
		"too shallow":              {&vector, &tensor.ArgumentError{}, "read: shape [2 3] goes into slices nested 1 deep: nest 2 of them, or reshape the tensor"},
		"one of many":              {&number, &tensor.ArgumentError{}, "read: shape [2 3] has 6 elements, a float32 takes exactly one: read into slices nested 2 deep"},
		"too deep":                 {new([][][]float32), &tensor.ArgumentError{}, "read: shape [2 3] goes into slices nested 3 deep: nest 2 of them, or reshape the tensor"},
		"without an end":           {&endless, &tensor.ArgumentError{}, "read: shape [2 3] goes into slices nested deeper: nest 2 of them, or reshape the tensor"},
		"an array of another size": {&array, &tensor.ArgumentError{}, "read: axis 1 of shape [2 3] goes into an array of 4: use a slice, or an array of that size"},
	} {
		err := tensor.ReadValue(ctx, x, c.value)
		if cause := reflect.New(reflect.TypeOf(c.cause)); err == nil || !errors.As(err, cause.Interface()) || !strings.HasPrefix(err.Error(), c.message) {
			t.Errorf("%s: %v, want a %T: %s", name, err, c.cause, c.message)
		}
	}
	var closed *tensor.ClosedTensorError
	x.Close()
	if err := tensor.ReadValue(ctx, x, &rows); !errors.As(err, &closed) {
		t.Errorf("%v, want a ClosedTensorError", err)
	}
	if rows != nil {
		t.Error("a failed read has written")
	}
}
