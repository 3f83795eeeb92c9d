package tensor_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Array API 2024.12, "Indexing": x counts from 0 in the shape [2 3 4].
func TestAt(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.Arange[int32](dev, 0, 24, 1).Reshape(2, 3, 4)
	for _, c := range []struct {
		name string
		got  *tensor.Tensor
		dims shape.Shape
		want []int32
	}{
		{"x[1]", x.At(shape.At(1)), dims(3, 4), []int32{12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23}},
		{"x[-1]", x.At(shape.At(-1)), dims(3, 4), []int32{12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23}},
		{"x[1, 2, 3]", x.At(shape.At(1), shape.At(2), shape.At(3)), dims(), []int32{23}},
		{"x[-2, -3, -4]", x.At(shape.At(-2), shape.At(-3), shape.At(-4)), dims(), []int32{0}},
		{"x[0, 1:]", x.At(shape.At(0), shape.From(1)), dims(2, 4), []int32{4, 5, 6, 7, 8, 9, 10, 11}},
		{"x[..., 0]", x.At(shape.Ellipsis, shape.At(0)), dims(2, 3), []int32{0, 4, 8, 12, 16, 20}},
		{"x[1, ..., ::-2]", x.At(shape.At(1), shape.Ellipsis, shape.StepAll(-2)), dims(3, 2), []int32{15, 13, 19, 17, 23, 21}},
		{"x[:, 5:1:-1, 3]", x.At(shape.All(), shape.Step(5, 1, -1), shape.At(3)), dims(2, 1), []int32{11, 23}},
		{"x[0, 0, newaxis, :2]", x.At(shape.At(0), shape.At(0), shape.NewAxis, shape.To(2)), dims(1, 2), []int32{0, 1}},
		{"x[newaxis, 0, 0, 0, newaxis]", x.At(shape.NewAxis, shape.At(0), shape.At(0), shape.At(0), shape.NewAxis), dims(1, 1), []int32{0}},
		{"x[0, 3:]", x.At(shape.At(0), shape.From(3)), dims(0, 4), nil},
		{"x[0, 0, ..., 1:3]", x.At(shape.At(0), shape.At(0), shape.Ellipsis, shape.Span(1, 3)), dims(2), []int32{1, 2}},
		{"a scalar's x[...]", tensor.Where(x.Sum(nil).Cast(dtype.Int64).Less(tensor.Scalar(0)), x.Max(nil), x.Min(nil)).At(shape.Ellipsis), dims(), []int32{0}},
		{"of what is not run, and on", x.Neg().At(shape.At(1), shape.At(0)).Add(x.At(shape.At(0), shape.At(0))), dims(4), []int32{-12, -12, -12, -12}},
		{"x[1, 0]", x.At(shape.At(1), shape.At(0)), dims(4), []int32{12, 13, 14, 15}},
	} {
		t.Run(c.name, func(t *testing.T) { expect(t, c.got, c.dims, c.want...) })
	}
	expect(t, x.At(), dims(2, 3, 4), counting(dims(2, 3, 4), 1)...)
}

// At does not change the indices that are passed to it.
func TestAtKeepsItsIndices(t *testing.T) {
	dev := testdev.Open(t)
	indices := []shape.Index{shape.At(1)}
	x := tensor.From(dev, []int32{1, 2, 3}).At(indices...)
	v := tensor.NewVar("v", tensor.From(dev, []int32{1, 2, 3}))
	place := v.At(indices...)
	indices[0] = shape.At(2)
	expect(t, x, dims(), int32(2))
	expect(t, place.Tensor(), dims(), int32(2))
}

func TestIndexMistakes(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.Zeros(dev, dtype.Float32, 2, 3)
	for _, c := range []struct {
		name    string
		indices []shape.Index
		message string
	}{
		{"out of range", []shape.Index{shape.All(), shape.At(3)},
			"index: index [:, 3] of shape [2 3]: 3 is out of range for axis 1 of size 3; use -3 to 2\n"},
		{"too many", []shape.Index{shape.At(0), shape.At(0), shape.At(0)},
			"index: index [0, 0, 0] of shape [2 3]: 3 indices for rank 2; give at most one for each axis\n    in index(float32[2 3])"},
		{"two ellipses", []shape.Index{shape.Ellipsis, shape.Ellipsis},
			"index: index [..., ...] of shape [2 3]: a second ellipsis; one stands for all axes"},
		{"step 0", []shape.Index{shape.StepAll(0)},
			"index: index [::0] of shape [2 3]: axis 0 has step 0; use a step of 1 or more"},
		{"nil", []shape.Index{nil},
			"index: index [?] of shape [2 3]: item 0 is a <nil>; use an integer (I), a Range, NewAxis or Ellipsis"},
	} {
		t.Run(c.name, func(t *testing.T) {
			v := tensor.NewVar("w", x)
			for what, err := range map[string]error{
				"At": x.At(c.indices...).Err(), "a selection's Tensor": v.At(c.indices...).Tensor().Err(),
			} {
				expectMistake[*shape.IndexError](t, what, err, c.message)
			}
			for what, err := range map[string]error{
				"Assign":    v.At(c.indices...).Assign(tensor.Scalar(1)),
				"AddAssign": v.At(c.indices...).AddAssign(tensor.Scalar(1)),
			} {
				var e *shape.IndexError
				if !errors.As(err, &e) || !strings.Contains(c.message, strings.Split(e.Problem, ";")[0]) {
					t.Errorf("%s: %v, want %q", what, err, c.message)
				}
			}
			expect(t, v.Tensor(), dims(2, 3), make([]float32, 6)...)
		})
	}
}
