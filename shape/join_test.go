package shape_test

import (
	"errors"
	"math"
	"testing"

	"github.com/weft-gpu/weft/shape"
)

func TestJoin(t *testing.T) {
	for _, c := range []struct {
		name   string
		axis   int
		shapes []shape.Shape
		want   string // the shape, or the error
	}{
		{"rows", 0, []shape.Shape{{2, 3}, {1, 3}}, "[3 3]"},
		{"columns", 1, []shape.Shape{{2, 3}, {2, 0}, {2, 4}}, "[2 7]"},
		{"one", 0, []shape.Shape{{5}}, "[5]"},
		{"another size", 0, []shape.Shape{{2, 3}, {2, 4}},
			"concat: shapes [2 3] and [2 4] (operand 2) do not join along axis 0: axis 1 has 3 and 4; only axis 0 may differ"},
		{"another rank", 1, []shape.Shape{{2, 3}, {2, 3}, {2}},
			"concat: shapes [2 3] and [2] (operand 3) do not join along axis 1: they have 2 and 1 axes; reshape one of them"},
		{"too many", 0, []shape.Shape{{1 << 47}, {1 << 47}, {1}},
			"concat: dims [281474976710657]: axis 0, of size 281474976710657, takes the product of the sizes above 281474976710656; use a smaller shape"},
		{"more than an int counts, of nothing", 0, []shape.Shape{{math.MaxInt, 0}, {math.MaxInt, 0}, {math.MaxInt, 0}},
			"concat: dims [9223372036854775807 0]: axis 0, of size 9223372036854775807, takes the product of the sizes above 9223372036854775807; use a smaller shape"},
	} {
		got, err := shape.Join("concat", c.axis, c.shapes...)
		text := got.String()
		if err != nil {
			text = err.Error()
		}
		if text != c.want {
			t.Errorf("%s: got %s, want %s", c.name, text, c.want)
		}
	}
}

func TestAlike(t *testing.T) {
	if err := shape.Alike("stack", shape.Shape{2, 3}, shape.Shape{2, 3}); err != nil {
		t.Error(err)
	}
	var join *shape.JoinError
	err := shape.Alike("stack", shape.Shape{2, 3}, shape.Shape{2, 3}, shape.Shape{2, 1})
	want := "stack: shapes [2 3] and [2 1] (operand 3) do not stack: axis 1 has 3 and 1; all shapes must be the same"
	if !errors.As(err, &join) || err.Error() != want {
		t.Errorf("got %v, want %s", err, want)
	}
}

func TestDiagonal(t *testing.T) {
	x := shape.Contiguous(shape.Shape{2, 3, 4})
	for _, c := range []struct {
		name                 string
		axis1, axis2, offset int
		shape                string
		strides              []int
		first                int
	}{
		{"of the last two", -2, -1, 0, "[2 3]", []int{12, 5}, 0},
		{"above", 1, 2, 2, "[2 2]", []int{12, 5}, 2},
		{"below", 1, 2, -1, "[2 2]", []int{12, 5}, 4},
		{"exchanged", 2, 1, -1, "[2 3]", []int{12, 5}, 1},
		{"of others", 0, 2, 0, "[3 2]", []int{4, 13}, 0},
		{"beyond", 1, 2, 4, "[2 0]", []int{12, 5}, 0},
		{"far beyond", 1, 2, -1 << 63, "[2 0]", []int{12, 5}, 0},
	} {
		got, err := x.Diagonal("diagonal", c.axis1, c.axis2, c.offset)
		if err != nil || got.Shape.String() != c.shape || got.Offset != c.first || got.Strides[0] != c.strides[0] || got.Strides[1] != c.strides[1] {
			t.Errorf("%s: got %+v, %v", c.name, got, err)
		}
	}
	var axis *shape.AxisError
	if _, err := x.Diagonal("diagonal", 0, 3, 0); !errors.As(err, &axis) {
		t.Errorf("an invalid axis: got %v", err)
	}
}
