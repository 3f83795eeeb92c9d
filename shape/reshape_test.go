package shape_test

import (
	"math"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/shape"
	"pgregory.net/rapid"
)

func TestReshapeView(t *testing.T) {
	view := func(offset int, dims, strides []int) shape.View {
		return shape.View{Shape: dims, Strides: strides, Offset: offset}
	}
	for _, c := range []struct {
		name    string
		from    shape.View
		to      shape.Shape
		strides []int // nil when the elements must be copied
	}{
		{"split", view(0, []int{6}, []int{1}), shape.Shape{2, 3}, []int{3, 1}},
		{"merge", view(0, []int{2, 3}, []int{3, 1}), shape.Shape{6}, []int{1}},
		{"across", view(5, []int{4, 3}, []int{3, 1}), shape.Shape{2, 6}, []int{6, 1}},
		{"to a scalar", view(5, []int{1, 1}, []int{9, 9}), shape.Shape{}, []int{}},
		{"from a scalar", view(5, []int{}, []int{}), shape.Shape{1, 1}, []int{1, 1}},
		{"ones anywhere", view(0, []int{2, 3}, []int{3, 1}), shape.Shape{1, 2, 1, 3, 1}, []int{6, 3, 3, 1, 1}},
		{"backwards", view(5, []int{6}, []int{-1}), shape.Shape{2, 3}, []int{-3, -1}},
		{"every other", view(0, []int{2, 3}, []int{6, 2}), shape.Shape{3, 2}, []int{4, 2}},
		{"rows with gaps, split inside", view(0, []int{2, 4}, []int{8, 1}), shape.Shape{2, 2, 2}, []int{8, 2, 1}},
		{"rows with gaps, merged", view(0, []int{2, 4}, []int{8, 1}), shape.Shape{8}, nil},
		{"rows with gaps, split across", view(0, []int{3, 4}, []int{8, 1}), shape.Shape{2, 2, 3}, nil},
		{"transposed, split", view(0, []int{4, 6}, []int{1, 4}), shape.Shape{2, 2, 3, 2}, []int{2, 1, 8, 4}},
		{"transposed, merged", view(0, []int{4, 6}, []int{1, 4}), shape.Shape{24}, nil},
		{"transposed, refined differently", view(0, []int{4, 6}, []int{1, 4}), shape.Shape{6, 4}, nil},
		{"all broadcast", view(3, []int{4, 6}, []int{0, 0}), shape.Shape{8, 3}, []int{0, 0}},
		{"rows broadcast, merged", view(0, []int{4, 6}, []int{0, 1}), shape.Shape{24}, nil},
		{"empty", view(0, []int{0, 6}, []int{9, 9}), shape.Shape{3, 0, 2}, []int{2, 2, 1}},
		{"another size", view(0, []int{6}, []int{1}), shape.Shape{7}, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, ok := c.from.Reshape(c.to)
			if !ok {
				if c.strides != nil {
					t.Errorf("no view, want strides %v", c.strides)
				}
				return
			}
			if c.strides == nil || !slices.Equal(got.Strides, c.strides) || !got.Shape.Equal(c.to) || got.Offset != c.from.Offset {
				t.Errorf("got %+v, want strides %v", got, c.strides)
			}
		})
	}
}

// A reshaped view reads the elements of a reshaped copy; where Reshape finds no view, no strides
// read them.
func TestReshapeProperty(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		from := positive(drawShape(4, 4).Draw(t, "shape"))
		v := shape.View{Shape: from, Offset: 100}
		strides := shape.ContiguousStrides(from)
		for axis := range from {
			stride := rapid.OneOf(rapid.Just(strides[axis]), rapid.SampledFrom([]int{0, 1, 2, -3, 4, 6, 8, 12})).Draw(t, "stride")
			v.Strides = append(v.Strides, stride)
		}
		to := drawReshape(t, from)
		copied := offsets(v.Shape, v.Strides, v.Offset)
		got, ok := v.Reshape(to)
		if ok {
			if !got.Shape.Equal(to) || !slices.Equal(offsets(got.Shape, got.Strides, got.Offset), copied) {
				t.Fatalf("%+v as %v is %+v", v, to, got)
			}
			return
		}
		// The stride along an axis must be the distance of its first two elements.
		only := make([]int, len(to))
		for axis, inside := range shape.ContiguousStrides(to) {
			if to[axis] > 1 {
				only[axis] = copied[inside] - copied[0]
			}
		}
		if slices.Equal(offsets(to, only, copied[0]), copied) {
			t.Fatalf("%+v as %v has the strides %v", v, to, only)
		}
	})
}

func TestReshapeShape(t *testing.T) {
	for _, c := range []struct {
		name string
		from shape.Shape
		dims []int
		want string
	}{
		{"same", shape.Shape{2, 3}, []int{2, 3}, "[2 3]"},
		{"flat", shape.Shape{2, 3}, []int{6}, "[6]"},
		{"inferred", shape.Shape{2, 3, 4}, []int{4, -1}, "[4 6]"},
		{"inferred alone", shape.Shape{2, 3, 4}, []int{-1}, "[24]"},
		{"inferred 1", shape.Shape{6}, []int{3, -1, 2}, "[3 1 2]"},
		{"inferred 0", shape.Shape{0, 3}, []int{-1, 5}, "[0 5]"},
		{"scalar", shape.Shape{1, 1}, nil, "[]"},
		{"of a scalar", shape.Shape{}, []int{-1}, "[1]"},
		{"empty", shape.Shape{0, 3}, []int{7, 0, 2}, "[7 0 2]"},
	} {
		t.Run(c.name, func(t *testing.T) {
			given := slices.Clone(c.dims)
			got, err := shape.ReshapeShape("reshape", c.from, c.dims...)
			if err != nil || got.String() != c.want {
				t.Errorf("got %v, %v; want %s", got, err, c.want)
			}
			if !slices.Equal(given, c.dims) {
				t.Errorf("the argument became %v", c.dims)
			}
		})
	}
}

func TestReshapeShapeErrors(t *testing.T) {
	from := shape.Shape{2, 3}
	for _, c := range []struct {
		name string
		from shape.Shape
		dims []int
		text string
	}{
		{"another size", from, []int{4, 2}, "reshape: shape [2 3] of 6 elements does not reshape to [4 2]: that is 8 elements; the sizes must multiply to 6"},
		{"no multiple", from, []int{4, -1}, "reshape: shape [2 3] of 6 elements does not reshape to [4 -1]: 6 is no multiple of 4; the other sizes must divide it"},
		{"two inferred", from, []int{-1, 3, -1}, "reshape: shape [2 3] of 6 elements does not reshape to [-1 3 -1]: axes 0 and 2 are both -1; leave one of them at most"},
		{"negative", from, []int{-2, 3}, "reshape: shape [2 3] of 6 elements does not reshape to [-2 3]: axis 0 has size -2; sizes must be 0 or more, or one of them -1"},
		{"inferred beside 0", shape.Shape{0}, []int{0, -1}, "reshape: shape [0] of 0 elements does not reshape to [0 -1]: beside a size 0 any size fits for -1; write the size that is meant"},
		{"empty from full", from, []int{0}, "reshape: shape [2 3] of 6 elements does not reshape to [0]: that is 0 elements; the sizes must multiply to 6"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := shape.ReshapeShape("reshape", c.from, c.dims...)
			wantError[*shape.ReshapeError](t, err, c.text)
		})
	}
	_, err := shape.ReshapeShape("reshape", from, math.MaxInt, math.MaxInt)
	wantError[*shape.DimError](t, err,
		"reshape: dims [9223372036854775807 9223372036854775807]: axis 0, of size 9223372036854775807, takes the product of the sizes above 281474976710656; use a smaller shape")
}

// drawReshape draws another shape of as many elements.
func drawReshape(t *rapid.T, from shape.Shape) shape.Shape {
	left := from.Size()
	if left == 0 {
		return shape.Shape{rapid.IntRange(0, 3).Draw(t, "beside"), 0}
	}
	to := shape.Shape{}
	for left > 1 {
		var divisors []int
		for d := 1; d <= left; d++ {
			if left%d == 0 {
				divisors = append(divisors, d)
			}
		}
		d := rapid.SampledFrom(divisors).Draw(t, "size")
		if d == 1 && len(to) > 4 {
			d = left
		}
		to = append(to, d)
		left /= d
	}
	return to
}
