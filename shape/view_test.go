package shape_test

import (
	"slices"
	"testing"

	"github.com/weft-gpu/weft/shape"
	"pgregory.net/rapid"
)

func TestViewMethods(t *testing.T) {
	x := shape.Contiguous(shape.Shape{2, 3, 4})
	one := shape.Contiguous(shape.Shape{1, 3, 1})
	for _, c := range []struct {
		name    string
		view    func() (shape.View, error)
		shape   string
		strides []int
		offset  int
	}{
		{"permute", func() (shape.View, error) { return x.Permute("permute", 2, 0, 1) }, "[4 2 3]", []int{1, 12, 4}, 0},
		{"permute from the end", func() (shape.View, error) { return x.Permute("permute", -1, -3, 1) }, "[4 2 3]", []int{1, 12, 4}, 0},
		{"flip all", func() (shape.View, error) { return x.Flip("flip") }, "[2 3 4]", []int{-12, -4, -1}, 23},
		{"flip one", func() (shape.View, error) { return x.Flip("flip", -2) }, "[2 3 4]", []int{12, -4, 1}, 8},
		{"expand front and back", func() (shape.View, error) { return x.ExpandDims("expand_dims", 0, -1) }, "[1 2 3 4 1]", []int{0, 12, 4, 1, 0}, 0},
		{"expand by positions in the result", func() (shape.View, error) { return x.ExpandDims("expand_dims", 3, 1) }, "[2 1 3 1 4]", []int{12, 0, 4, 0, 1}, 0},
		{"squeeze all", func() (shape.View, error) { return one.Squeeze("squeeze") }, "[3]", []int{1}, 0},
		{"squeeze one", func() (shape.View, error) { return one.Squeeze("squeeze", -1) }, "[1 3]", []int{3, 1}, 0},
		{"broadcast", func() (shape.View, error) { return one.BroadcastTo("broadcast_to", shape.Shape{2, 5, 3, 4}) }, "[2 5 3 4]", []int{0, 0, 1, 0}, 0},
		{"slice", func() (shape.View, error) {
			return x.Slice("slice", shape.From(1), shape.StepAll(-2))
		}, "[1 2 4]", []int{12, -8, 1}, 20},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, err := c.view()
			if err != nil {
				t.Fatal(err)
			}
			if got.Shape.String() != c.shape || !slices.Equal(got.Strides, c.strides) || got.Offset != c.offset {
				t.Errorf("got %+v, want shape %s, strides %v, offset %d", got, c.shape, c.strides, c.offset)
			}
		})
	}
	if !x.Shape.Equal(shape.Shape{2, 3, 4}) || !slices.Equal(x.Strides, []int{12, 4, 1}) || x.Offset != 0 {
		t.Errorf("a method changed its receiver: %+v", x)
	}
}

func TestViewAxisErrors(t *testing.T) {
	x := shape.Contiguous(shape.Shape{2, 1, 4})
	for _, c := range []struct {
		name string
		err  error
		text string
	}{
		{"permute misses", second(x.Permute("permute", 0, 2)),
			"permute: axes [0 2] of rank 3: axis 1 is missing; a permutation names every axis once"},
		{"permute repeats", second(x.Permute("permute", 0, 2, -1)),
			"permute: axes [0 2 -1] of rank 3: axis -1 is named twice; name each axis once"},
		{"permute out of range", second(x.Permute("permute", 0, 1, 3)),
			"permute: axes [0 1 3] of rank 3: axis 3 is out of range; use -3 to 2"},
		{"flip out of range", second(x.Flip("flip", -4)),
			"flip: axes [-4] of rank 3: axis -4 is out of range; use -3 to 2"},
		{"expand out of the result's range", second(x.ExpandDims("expand_dims", 4)),
			"expand_dims: axes [4] of rank 4: axis 4 is out of range; use -4 to 3"},
		{"expand twice", second(x.ExpandDims("expand_dims", 0, -5)),
			"expand_dims: axes [0 -5] of rank 5: axis -5 is named twice; name each axis once"},
		{"squeeze of size 4", second(x.Squeeze("squeeze", 1, -1)),
			"squeeze: axes [1 -1] of rank 3: axis -1 has size 4; only an axis of size 1 can be squeezed"},
	} {
		t.Run(c.name, func(t *testing.T) {
			wantError[*shape.AxisError](t, c.err, c.text)
		})
	}
}

func second(_ shape.View, err error) error { return err }

func TestIsContiguousAndSpan(t *testing.T) {
	for _, c := range []struct {
		name       string
		view       shape.View
		contiguous bool
		lo, hi     int
	}{
		{"scalar", shape.Contiguous(shape.Shape{}), true, 0, 0},
		{"row-major", shape.Contiguous(shape.Shape{2, 3}), true, 0, 5},
		{"with an offset", shape.View{Shape: shape.Shape{2, 3}, Strides: []int{3, 1}, Offset: 7}, true, 7, 12},
		{"stride of a size 1", shape.View{Shape: shape.Shape{2, 1, 3}, Strides: []int{3, 99, 1}}, true, 0, 5},
		{"empty", shape.View{Shape: shape.Shape{2, 0}, Strides: []int{5, 5}, Offset: 3}, true, 0, -1},
		{"column-major", shape.View{Shape: shape.Shape{2, 3}, Strides: []int{1, 2}}, false, 0, 5},
		{"broadcast", shape.View{Shape: shape.Shape{2, 3}, Strides: []int{0, 1}}, false, 0, 2},
		{"backwards", shape.View{Shape: shape.Shape{4}, Strides: []int{-1}, Offset: 3}, false, 0, 3},
		{"gaps", shape.View{Shape: shape.Shape{2, 2}, Strides: []int{4, 1}, Offset: 1}, false, 1, 6},
		{"both ways", shape.View{Shape: shape.Shape{2, 3}, Strides: []int{-10, 2}, Offset: 10}, false, 0, 14},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := c.view.IsContiguous(); got != c.contiguous {
				t.Errorf("IsContiguous is %v", got)
			}
			if lo, hi := c.view.Span(); lo != c.lo || hi != c.hi {
				t.Errorf("span %d to %d, want %d to %d", lo, hi, c.lo, c.hi)
			}
		})
	}
}

// array is the model of a view: an array whose elements are the indices that the view should read.
type array struct {
	shape shape.Shape
	read  map[string]int // by coordinates
	order []int          // in row-major order
}

func newArray(s shape.Shape, at func(index []int) int) array {
	a := array{shape: s, read: map[string]int{}}
	for _, index := range coordinates(s) {
		n := at(index)
		a.read[key(index)] = n
		a.order = append(a.order, n)
	}
	return a
}

func (a array) at(index []int) int {
	n, found := a.read[key(index)]
	if !found {
		panic("the model reads outside its array")
	}
	return n
}

func key(index []int) string { return shape.Shape(index).String() }

// step is a view operation and the same operation on the model.
type step func(t *rapid.T, v shape.View, a array) (shape.View, array, error)

var steps = map[string]step{
	"permute": func(t *rapid.T, v shape.View, a array) (shape.View, array, error) {
		identity := make([]int, len(a.shape))
		for axis := range identity {
			identity[axis] = axis
		}
		order := rapid.Permutation(identity).Draw(t, "order")
		to := make(shape.Shape, len(order))
		given := make([]int, len(order))
		for i, axis := range order {
			to[i] = a.shape[axis]
			given[i] = fromEnd(t, axis, len(order))
		}
		got, err := v.Permute("permute", given...)
		return got, newArray(to, func(index []int) int {
			from := make([]int, len(index))
			for i, axis := range order {
				from[axis] = index[i]
			}
			return a.at(from)
		}), err
	},
	"flip": func(t *rapid.T, v shape.View, a array) (shape.View, array, error) {
		axes := drawAxes(t, len(a.shape))
		got, err := v.Flip("flip", givenAxes(t, axes, len(a.shape))...)
		return got, newArray(a.shape, func(index []int) int {
			from := slices.Clone(index)
			for axis := range from {
				if len(axes) == 0 || slices.Contains(axes, axis) {
					from[axis] = a.shape[axis] - 1 - from[axis]
				}
			}
			return a.at(from)
		}), err
	},
	"expand": func(t *rapid.T, v shape.View, a array) (shape.View, array, error) {
		rank := len(a.shape) + rapid.IntRange(0, 2).Draw(t, "more")
		var axes []int
		for len(axes) < rank-len(a.shape) {
			if axis := rapid.IntRange(0, rank-1).Draw(t, "axis"); !slices.Contains(axes, axis) {
				axes = append(axes, axis)
			}
		}
		to := a.shape.Clone()
		for _, axis := range slices.Sorted(slices.Values(axes)) {
			to = slices.Insert(to, axis, 1)
		}
		got, err := v.ExpandDims("expand_dims", givenAxes(t, axes, rank)...)
		return got, newArray(to, func(index []int) int { return a.at(without(index, axes)) }), err
	},
	"squeeze": func(t *rapid.T, v shape.View, a array) (shape.View, array, error) {
		var ones []int
		for axis, d := range a.shape {
			if d == 1 {
				ones = append(ones, axis)
			}
		}
		axes := ones
		if len(ones) > 0 {
			axes = ones[:rapid.IntRange(0, len(ones)).Draw(t, "count")]
		}
		dropped := axes
		if len(axes) == 0 {
			dropped = ones
		}
		got, err := v.Squeeze("squeeze", givenAxes(t, axes, len(a.shape))...)
		return got, newArray(without(a.shape, dropped), func(index []int) int {
			from := slices.Clone(index)
			for _, axis := range dropped {
				from = slices.Insert(from, axis, 0)
			}
			return a.at(from)
		}), err
	},
	"broadcast": func(t *rapid.T, v shape.View, a array) (shape.View, array, error) {
		more := rapid.SliceOfN(rapid.IntRange(0, 3), 0, 2).Draw(t, "more")
		to := append(shape.Shape(more).Clone(), a.shape...)
		for axis := range a.shape {
			if a.shape[axis] == 1 {
				to[len(more)+axis] = rapid.IntRange(0, 3).Draw(t, "stretched")
			}
		}
		got, err := v.BroadcastTo("broadcast_to", to)
		return got, newArray(to, func(index []int) int {
			from := slices.Clone(index[len(more):])
			for axis := range from {
				if a.shape[axis] == 1 {
					from[axis] = 0
				}
			}
			return a.at(from)
		}), err
	},
	"slice": func(t *rapid.T, v shape.View, a array) (shape.View, array, error) {
		var ranges []shape.Range
		to := a.shape.Clone()
		var taken [][]int
		for axis := range rapid.IntRange(0, len(a.shape)).Draw(t, "ranges") {
			r := drawRange(t)
			ranges = append(ranges, r)
			taken = append(taken, pythonIndices(r, a.shape[axis]))
			to[axis] = len(taken[axis])
		}
		got, err := v.Slice("slice", ranges...)
		return got, newArray(to, func(index []int) int {
			from := slices.Clone(index)
			for axis := range taken {
				from[axis] = taken[axis][index[axis]]
			}
			return a.at(from)
		}), err
	},
	"index": func(t *rapid.T, v shape.View, a array) (shape.View, array, error) {
		given, to, from := drawIndices(t, a.shape)
		got, err := v.Index("getitem", given...)
		return got, newArray(to, func(index []int) int { return a.at(from(index)) }), err
	},
	"reshape": func(t *rapid.T, v shape.View, a array) (shape.View, array, error) {
		to := drawReshape(t, a.shape)
		got, ok := v.Reshape(to)
		if !ok {
			return v, a, nil // TestReshapeProperty tests when that is right
		}
		i := -1
		return got, newArray(to, func([]int) int { i++; return a.order[i] }), nil
	},
}

func TestViewsReadWhatTheModelReads(t *testing.T) {
	var names []string
	for name := range steps {
		names = append(names, name)
	}
	slices.Sort(names)
	rapid.Check(t, func(t *rapid.T) {
		v := shape.Contiguous(drawShape(4, 4).Draw(t, "shape"))
		next := -1
		a := newArray(v.Shape, func([]int) int { next++; return next })
		size := v.Shape.Size()
		for _, name := range rapid.SliceOfN(rapid.SampledFrom(names), 0, 5).Draw(t, "steps") {
			if a.shape.Size() > 500 || len(a.shape) > 6 {
				break
			}
			before := v
			var err error
			if v, a, err = steps[name](t, v, a); err != nil {
				t.Fatalf("%s of %+v: %v", name, before, err)
			}
			if !v.Shape.Equal(a.shape) || !slices.Equal(offsets(v.Shape, v.Strides, v.Offset), a.order) {
				t.Fatalf("%s of %+v gives %+v, which reads %v; want %v in %v",
					name, before, v, offsets(v.Shape, v.Strides, v.Offset), a.order, a.shape)
			}
			checkSpan(t, v, a)
			if v.Offset < 0 || v.Offset > max(size-1, 0) {
				t.Fatalf("%s of %+v puts the offset outside the buffer: %+v", name, before, v)
			}
		}
	})
}

// checkSpan compares Span and IsContiguous with the elements that are read.
func checkSpan(t *rapid.T, v shape.View, a array) {
	lo, hi, contiguous := 0, -1, true
	if len(a.order) > 0 {
		lo, hi = slices.Min(a.order), slices.Max(a.order)
	}
	for i, n := range a.order {
		contiguous = contiguous && n == a.order[0]+i
	}
	if gotLo, gotHi := v.Span(); gotLo != lo || gotHi != hi {
		t.Fatalf("%+v spans %d to %d, want %d to %d", v, gotLo, gotHi, lo, hi)
	}
	if v.IsContiguous() != contiguous {
		t.Fatalf("%+v: IsContiguous is %v, want %v", v, !contiguous, contiguous)
	}
}

func drawAxes(t *rapid.T, rank int) []int {
	var axes []int
	for axis := range rank {
		if rapid.Bool().Draw(t, "named") {
			axes = append(axes, axis)
		}
	}
	return axes
}

// givenAxes writes each axis from the start or from the end.
func givenAxes(t *rapid.T, axes []int, rank int) []int {
	given := slices.Clone(axes)
	for i := range given {
		given[i] = fromEnd(t, given[i], rank)
	}
	return given
}

func fromEnd(t *rapid.T, axis, rank int) int {
	if rapid.Bool().Draw(t, "negative") {
		return axis - rank
	}
	return axis
}

func without(index, axes []int) []int {
	out := []int{}
	for axis, i := range index {
		if !slices.Contains(axes, axis) {
			out = append(out, i)
		}
	}
	return out
}
