package shape_test

import (
	"slices"
	"testing"

	"github.com/weft-gpu/weft/shape"
)

func TestNormalizeAxis(t *testing.T) {
	for _, c := range []struct {
		axis, rank, want int
		problem          string
	}{
		{0, 3, 0, ""},
		{2, 3, 2, ""},
		{-1, 3, 2, ""},
		{-3, 3, 0, ""},
		{3, 3, 0, "sum: axes [3] of rank 3: axis 3 is out of range; use -3 to 2"},
		{-4, 3, 0, "sum: axes [-4] of rank 3: axis -4 is out of range; use -3 to 2"},
		{0, 0, 0, "sum: axes [0] of rank 0: axis 0 is out of range; a scalar has no axes"},
		{-1, 0, 0, "sum: axes [-1] of rank 0: axis -1 is out of range; a scalar has no axes"},
	} {
		got, err := shape.NormalizeAxis("sum", c.axis, c.rank)
		if c.problem != "" {
			wantError[*shape.AxisError](t, err, c.problem)
		} else if err != nil || got != c.want {
			t.Errorf("axis %d of rank %d is %d, %v; want %d", c.axis, c.rank, got, err, c.want)
		}
	}
}

func TestNormalizeAxes(t *testing.T) {
	for _, c := range []struct {
		name       string
		axes, want []int
		problem    string
	}{
		{"none", nil, []int{}, ""},
		{"sorted", []int{2, 0}, []int{0, 2}, ""},
		{"from the end", []int{-1, -3}, []int{0, 2}, ""},
		{"all", []int{0, 1, 2}, []int{0, 1, 2}, ""},
		{"twice", []int{1, 1}, nil, "sum: axes [1 1] of rank 3: axis 1 is named twice; name each axis once"},
		{"twice, once from the end", []int{2, -1}, nil, "sum: axes [2 -1] of rank 3: axis -1 is named twice; name each axis once"},
		{"out of range", []int{0, 3}, nil, "sum: axes [0 3] of rank 3: axis 3 is out of range; use -3 to 2"},
	} {
		t.Run(c.name, func(t *testing.T) {
			given := slices.Clone(c.axes)
			got, err := shape.NormalizeAxes("sum", c.axes, 3)
			if c.problem != "" {
				wantError[*shape.AxisError](t, err, c.problem)
			} else if err != nil || !slices.Equal(got, c.want) {
				t.Errorf("got %v, %v; want %v", got, err, c.want)
			}
			if !slices.Equal(c.axes, given) {
				t.Errorf("the argument became %v", c.axes)
			}
		})
	}
}

func TestReduce(t *testing.T) {
	for _, c := range []struct {
		name     string
		from     string
		axes     []int
		drop     string
		keepDims string
	}{
		{"inner axis", "[2 3 4]", []int{2}, "[2 3]", "[2 3 1]"},
		{"outer axis", "[2 3 4]", []int{0}, "[3 4]", "[1 3 4]"},
		{"two axes", "[2 3 4]", []int{0, 2}, "[3]", "[1 3 1]"},
		{"all axes", "[2 3 4]", []int{0, 1, 2}, "[]", "[1 1 1]"},
		{"no axis", "[2 3 4]", nil, "[2 3 4]", "[2 3 4]"},
		{"an empty axis", "[2 0]", []int{1}, "[2]", "[2 1]"},
		{"beside an empty axis", "[2 0]", []int{0}, "[0]", "[1 0]"},
		{"scalar", "[]", nil, "[]", "[]"},
	} {
		t.Run(c.name, func(t *testing.T) {
			from := parseShape(t, c.from)
			if got := shape.Reduce(from, c.axes, false).String(); got != c.drop {
				t.Errorf("dropped: %s, want %s", got, c.drop)
			}
			if got := shape.Reduce(from, c.axes, true).String(); got != c.keepDims {
				t.Errorf("kept: %s, want %s", got, c.keepDims)
			}
		})
	}
}
