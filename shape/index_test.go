package shape_test

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/shape"
	"pgregory.net/rapid"
)

type indices = []shape.Index

// Index agrees with NumPy's np.arange(24).reshape(2, 3, 4)[...] in shape and elements.
func TestIndexAsNumPy(t *testing.T) {
	x := shape.Contiguous(shape.Shape{2, 3, 4})
	for _, c := range []struct {
		text    string
		indices indices
		shape   string
		reads   []int // the first elements in row-major order
	}{
		{"x[()]", nil, "[2 3 4]", []int{0, 1, 2, 3, 4}},
		{"x[...]", indices{shape.Ellipsis}, "[2 3 4]", []int{0, 1, 2, 3, 4}},
		{"x[1]", indices{shape.At(1)}, "[3 4]", []int{12, 13, 14, 15, 16}},
		{"x[-1]", indices{shape.At(-1)}, "[3 4]", []int{12, 13}},
		{"x[-2]", indices{shape.At(-2)}, "[3 4]", []int{0, 1}},
		{"x[1, ...]", indices{shape.At(1), shape.Ellipsis}, "[3 4]", []int{12, 13}},
		{"x[..., 1]", indices{shape.Ellipsis, shape.At(1)}, "[2 3]", []int{1, 5, 9, 13, 17, 21}},
		{"x[1, ..., -1]", indices{shape.At(1), shape.Ellipsis, shape.At(-1)}, "[3]", []int{15, 19, 23}},
		{"x[1, 2, 3]", indices{shape.At(1), shape.At(2), shape.At(3)}, "[]", []int{23}},
		{"x[1, 2, 3, ...]", indices{shape.At(1), shape.At(2), shape.At(3), shape.Ellipsis}, "[]", []int{23}},
		{"x[:, 1]", indices{shape.All(), shape.At(1)}, "[2 4]", []int{4, 5, 6, 7, 16, 17, 18, 19}},
		{"x[:, 1:, ::-2]", indices{shape.All(), shape.From(1), shape.StepAll(-2)}, "[2 2 2]", []int{7, 5, 11, 9, 19, 17, 23, 21}},
		{"x[::-1, 0, 0]", indices{shape.StepAll(-1), shape.At(0), shape.At(0)}, "[2]", []int{12, 0}},
		{"x[0, 5:, 0]", indices{shape.At(0), shape.From(5), shape.At(0)}, "[0]", nil},
		{"x[1, 3:0:-2, 2]", indices{shape.At(1), shape.Step(3, 0, -2), shape.At(2)}, "[1]", []int{22}},
		{"x[newaxis]", indices{shape.NewAxis}, "[1 2 3 4]", []int{0, 1, 2}},
		{"x[:, newaxis, 0, newaxis]", indices{shape.All(), shape.NewAxis, shape.At(0), shape.NewAxis}, "[2 1 1 4]", []int{0, 1, 2, 3, 12, 13, 14, 15}},
		{"x[..., newaxis]", indices{shape.Ellipsis, shape.NewAxis}, "[2 3 4 1]", []int{0, 1, 2}},
		{"x[newaxis, ..., newaxis, 3]", indices{shape.NewAxis, shape.Ellipsis, shape.NewAxis, shape.At(3)}, "[1 2 3 1]", []int{3, 7, 11, 15, 19, 23}},
		{"x[0, newaxis, 0, newaxis, 0, newaxis]", indices{shape.At(0), shape.NewAxis, shape.At(0), shape.NewAxis, shape.At(0), shape.NewAxis}, "[1 1 1]", []int{0}},
	} {
		t.Run(c.text, func(t *testing.T) {
			v, err := x.Index("getitem", c.indices...)
			if err != nil {
				t.Fatal(err)
			}
			reads := offsets(v.Shape, v.Strides, v.Offset)
			if v.Shape.String() != c.shape || !slices.Equal(reads[:min(len(reads), len(c.reads))], c.reads) {
				t.Errorf("shape %v, reads %v; want %s, %v", v.Shape, reads, c.shape, c.reads)
			}
		})
	}
	if !x.Shape.Equal(shape.Shape{2, 3, 4}) || !slices.Equal(x.Strides, []int{12, 4, 1}) || x.Offset != 0 {
		t.Errorf("Index changed its receiver: %+v", x)
	}
}

func TestIndexErrors(t *testing.T) {
	x := shape.Contiguous(shape.Shape{2, 3, 4})
	for _, c := range []struct {
		name           string
		indices        indices
		position, axis int
		text           string
	}{
		{"at the size", indices{shape.At(2)}, 0, 0, `
getitem: index [2] of shape [2 3 4]: 2 is out of range for axis 0 of size 2; use -2 to 1
    shape  [2  3  4]
    index  [2  :  :]
            ^         axis 0: index 2, size 2`},
		{"below minus the size", indices{shape.All(), shape.At(-4)}, 1, 1, `
getitem: index [:, -4] of shape [2 3 4]: -4 is out of range for axis 1 of size 3; use -3 to 2
    shape  [2  3  4]
    index  [: -4  :]
               ^      axis 1: index -4, size 3`},
		{"after an ellipsis", indices{shape.NewAxis, shape.Ellipsis, shape.From(1), shape.At(10)}, 3, 2, `
getitem: index [newaxis, ..., 1:, 10] of shape [2 3 4]: 10 is out of range for axis 2 of size 4; use -4 to 3
    shape  [         2  3  4]
    index  [newaxis  : 1: 10]
                           ^   axis 2: index 10, size 4`},
		{"the smallest int", indices{shape.At(math.MinInt)}, 0, 0, `
getitem: index [-9223372036854775808] of shape [2 3 4]: -9223372036854775808 is out of range for axis 0 of size 2; use -2 to 1
    shape  [                   2  3  4]
    index  [-9223372036854775808  :  :]
                               ^         axis 0: index -9223372036854775808, size 2`},
		{"step 0", indices{shape.At(0), shape.StepAll(0)}, 1, 1, `
getitem: index [0, ::0] of shape [2 3 4]: axis 1 has step 0; use a step of 1 or more, or -1 or less
    shape  [2   3  4]
    index  [0 ::0  :]
                ^      step 0`},
		{"too many", indices{shape.At(0), shape.At(0), shape.All(), shape.At(0), shape.NewAxis}, 3, -1, `
getitem: index [0, 0, :, 0, newaxis] of shape [2 3 4]: 4 indices for rank 3; give at most one for each axis`},
		{"too many beside an ellipsis", indices{shape.Ellipsis, shape.At(0), shape.At(0), shape.At(0), shape.At(0)}, 4, -1, `
getitem: index [..., 0, 0, 0, 0] of shape [2 3 4]: 4 indices for rank 3; give at most one for each axis`},
		{"too many before a nil", indices{shape.At(0), shape.At(0), shape.At(0), shape.At(0), nil}, 3, -1, `
getitem: index [0, 0, 0, 0, ?] of shape [2 3 4]: 4 indices for rank 3; give at most one for each axis`},
		{"two ellipses", indices{shape.Ellipsis, shape.At(0), shape.Ellipsis}, 2, -1, `
getitem: index [..., 0, ...] of shape [2 3 4]: a second ellipsis; one stands for all axes that are not named, write : for a whole axis`},
		{"nil", indices{shape.At(0), nil}, 1, -1, `
getitem: index [0, ?] of shape [2 3 4]: item 1 is a <nil>; use an integer (I), a Range, NewAxis or Ellipsis`},
		{"a nil pointer", indices{(*shape.At)(nil)}, 0, -1, `
getitem: index [?] of shape [2 3 4]: item 0 is a *shape.At; use an integer (I), a Range, NewAxis or Ellipsis`},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := x.Index("getitem", c.indices...)
			e := wantError[*shape.IndexError](t, err, c.text[1:])
			if e.Op != "getitem" || e.Position != c.position || e.Axis != c.axis {
				t.Errorf("fields %+v", *e)
			}
		})
	}
	_, err := shape.Contiguous(shape.Shape{3, 0}).Index("getitem", shape.Ellipsis, shape.At(0))
	wantError[*shape.IndexError](t, err, `getitem: index [..., 0] of shape [3 0]: 0 is out of range for axis 1 of size 0; an axis of size 0 has no elements
    shape  [3  0]
    index  [:  0]
               ^   axis 1: index 0, size 0`)
	_, err = shape.Contiguous(shape.Shape{}).Index("getitem", shape.At(0))
	wantError[*shape.IndexError](t, err, `getitem: index [0] of shape []: 1 index for rank 0; give at most one for each axis`)
}

// drawIndices draws items for a shape, and lists for each index of the result the index of the
// shape that it reads, item by item.
func drawIndices(t *rapid.T, s shape.Shape) (given indices, to shape.Shape, from func(index []int) []int) {
	type part struct {
		named bool  // stands for an axis of s
		kept  bool  // stands for an axis of the result
		reads []int // the places in the axis of s
	}
	var parts []part
	whole := func(axis int) {
		r := shape.All()
		parts = append(parts, part{true, true, pythonIndices(r, s[axis])})
	}
	named := rapid.IntRange(0, len(s)).Draw(t, "named")
	ellipsis := rapid.IntRange(-1, named).Draw(t, "ellipsis") // before this item; -1 for none
	axis := 0
	for item := 0; item <= named; item++ {
		for range rapid.IntRange(0, 1).Draw(t, "new axes") {
			given = append(given, shape.NewAxis)
			parts = append(parts, part{kept: true})
		}
		if item == ellipsis {
			given = append(given, shape.Ellipsis)
			for range len(s) - named {
				whole(axis)
				axis++
			}
		}
		if item == named {
			break
		}
		if s[axis] > 0 && rapid.Bool().Draw(t, "integer") {
			at := rapid.IntRange(0, s[axis]-1).Draw(t, "at")
			given = append(given, shape.At(fromEnd(t, at, s[axis])))
			parts = append(parts, part{named: true, reads: []int{at}})
		} else {
			r := drawRange(t)
			given = append(given, r)
			parts = append(parts, part{true, true, pythonIndices(r, s[axis])})
		}
		axis++
	}
	for ; axis < len(s); axis++ {
		whole(axis)
	}
	to = shape.Shape{}
	for _, p := range parts {
		if p.kept && p.named {
			to = append(to, len(p.reads))
		} else if p.kept {
			to = append(to, 1)
		}
	}
	return given, to, func(index []int) []int {
		read := []int{}
		for _, p := range parts {
			at := 0
			if p.kept {
				at, index = index[0], index[1:]
			}
			if p.named {
				read = append(read, p.reads[at])
			}
		}
		return read
	}
}

// An index with two invalid items is an error, whatever else it holds.
func TestIndexRefusesProperty(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := drawShape(4, 4).Draw(t, "shape")
		given, _, _ := drawIndices(t, s)
		for problem, extra := range map[string]indices{
			"a second ellipsis":                {shape.Ellipsis, shape.Ellipsis},
			fmt.Sprintf("for rank %d", len(s)): slices.Repeat(indices{shape.All()}, len(s)+1),
			"is a <nil>":                       {nil},
		} {
			_, err := shape.Contiguous(s).Index("getitem", append(slices.Clone(extra), given...)...)
			var e *shape.IndexError
			if !errors.As(err, &e) || !strings.Contains(e.Problem, problem) {
				t.Fatalf("%v after %v: %v", given, extra, err)
			}
		}
	})
}
