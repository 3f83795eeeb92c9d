package shape_test

import (
	"math"
	"testing"

	"github.com/weft-gpu/weft/shape"
)

func TestCheckAccepts(t *testing.T) {
	for _, c := range []struct {
		name string
		dims []int
		size int
		text string
	}{
		{"scalar", nil, 1, "[]"},
		{"vector", []int{3}, 3, "[3]"},
		{"three axes", []int{15, 3, 5}, 225, "[15 3 5]"},
		{"empty", []int{0}, 0, "[0]"},
		{"empty inside", []int{2, 0, 3}, 0, "[2 0 3]"},
		{"most elements", []int{shape.MaxElements}, shape.MaxElements, "[281474976710656]"},
		{"most elements in two axes", []int{1 << 24, 1 << 24}, 1 << 48, "[16777216 16777216]"},
		{"empty with huge others", []int{1 << 31, 0, 1 << 31}, 0, "[2147483648 0 2147483648]"},
		{"rank 12", []int{1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2}, 64, "[1 2 1 2 1 2 1 2 1 2 1 2]"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, err := shape.Check("zeros", c.dims...)
			if err != nil {
				t.Fatal(err)
			}
			if s.Size() != c.size || s.Rank() != len(c.dims) || s.String() != c.text || s == nil {
				t.Errorf("shape %v: size %d, rank %d; want %s: %d, %d", s, s.Size(), s.Rank(), c.text, c.size, len(c.dims))
			}
		})
	}
}

func TestCheckRejects(t *testing.T) {
	for _, c := range []struct {
		name string
		dims []int
		axis int
		text string
	}{
		{"negative", []int{3, -1}, 1, "zeros: dims [3 -1]: axis 1 has size -1; sizes must be 0 or more"},
		{"negative after a zero", []int{0, -2}, 1, "zeros: dims [0 -2]: axis 1 has size -2; sizes must be 0 or more"},
		{"least integer", []int{math.MinInt}, 0,
			"zeros: dims [-9223372036854775808]: axis 0 has size -9223372036854775808; sizes must be 0 or more"},
		{"one axis too large", []int{1<<48 + 1}, 0,
			"zeros: dims [281474976710657]: axis 0, of size 281474976710657, takes the product of the sizes above 281474976710656; use a smaller shape"},
		{"product wraps to 0", []int{1 << 32, 1 << 32}, 1,
			"zeros: dims [4294967296 4294967296]: axis 1, of size 4294967296, takes the product of the sizes above 281474976710656; use a smaller shape"},
		{"zero with others that overflow", []int{1 << 62, 0, 4}, 2,
			"zeros: dims [4611686018427387904 0 4]: axis 2, of size 4, takes the product of the sizes above 9223372036854775807; use a smaller shape"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := shape.Check("zeros", c.dims...)
			e := wantError[*shape.DimError](t, err, c.text)
			if e.What != "zeros" || e.Axis != c.axis || e.Value != c.dims[c.axis] {
				t.Errorf("fields %+v, want axis %d and its size", *e, c.axis)
			}
		})
	}
}

func TestShapeSharesNothing(t *testing.T) {
	dims := []int{2, 3}
	s, err := shape.Check("zeros", dims...)
	if err != nil {
		t.Fatal(err)
	}
	clone := s.Clone()
	dims[0], s[1] = 7, 7
	if !clone.Equal(shape.Shape{2, 3}) || s[0] != 2 {
		t.Errorf("a change showed through: %v, %v", s, clone)
	}
	if clone.Equal(shape.Shape{2, 3, 1}) || clone.Equal(s) || !(shape.Shape(nil)).Equal(shape.Shape{}) {
		t.Error("Equal is wrong")
	}
}
