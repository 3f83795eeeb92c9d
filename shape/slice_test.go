package shape_test

import (
	"errors"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/shape"
	"pgregory.net/rapid"
)

func fromStep(start, step int) shape.Range {
	return shape.Range{Start: start, HasStart: true, Step: step}
}

func toStep(stop, step int) shape.Range {
	return shape.Range{Stop: stop, HasStop: true, Step: step}
}

// Slices agree with CPython's list(range(5))[text].
func TestSliceAsPython(t *testing.T) {
	for _, c := range []struct {
		text string
		r    shape.Range
		want []int
	}{
		{":", shape.All(), []int{0, 1, 2, 3, 4}},
		{"1:4", shape.Span(1, 4), []int{1, 2, 3}},
		{"1:", shape.From(1), []int{1, 2, 3, 4}},
		{"-2:", shape.From(-2), []int{3, 4}},
		{":2", shape.To(2), []int{0, 1}},
		{":-1", shape.To(-1), []int{0, 1, 2, 3}},
		{"::2", shape.StepAll(2), []int{0, 2, 4}},
		{"1::2", fromStep(1, 2), []int{1, 3}},
		{"::-1", shape.StepAll(-1), []int{4, 3, 2, 1, 0}},
		{"::-2", shape.StepAll(-2), []int{4, 2, 0}},
		{"3:0:-1", shape.Step(3, 0, -1), []int{3, 2, 1}},
		{"3::-1", fromStep(3, -1), []int{3, 2, 1, 0}},
		{"-1:-6:-1", shape.Step(-1, -6, -1), []int{4, 3, 2, 1, 0}},
		{"10:20", shape.Span(10, 20), nil},
		{"-20:2", shape.Span(-20, 2), []int{0, 1}},
		{"20:-20:-1", shape.Step(20, -20, -1), []int{4, 3, 2, 1, 0}},
		{"-20::-1", fromStep(-20, -1), nil},
		{"2:2", shape.Span(2, 2), nil},
		{"4:1", shape.Span(4, 1), nil},
		{"::100", shape.StepAll(100), []int{0}},
		{"::-100", shape.StepAll(-100), []int{4}},
		{"4:-20:-3", shape.Step(4, -20, -3), []int{4, 1}},
		{"5::-1", fromStep(5, -1), []int{4, 3, 2, 1, 0}},
		{":1:-1", toStep(1, -1), []int{4, 3, 2}},
		{"0:0:-1", shape.Step(0, 0, -1), nil},
		{"::9223372036854775807", shape.StepAll(math.MaxInt), []int{0}},
		{"::-9223372036854775808", shape.StepAll(math.MinInt), []int{4}},
		{"-9223372036854775808:9223372036854775807", shape.Span(math.MinInt, math.MaxInt), []int{0, 1, 2, 3, 4}},
		{"9223372036854775807:-9223372036854775808:-4", shape.Step(math.MaxInt, math.MinInt, -4), []int{4, 0}},
	} {
		t.Run(c.text, func(t *testing.T) {
			if c.r.String() != c.text {
				t.Errorf("String gives %s", c.r)
			}
			v, err := shape.Contiguous(shape.Shape{5}).Slice("slice", c.r)
			if err != nil {
				t.Fatal(err)
			}
			if got := offsets(v.Shape, v.Strides, v.Offset); !slices.Equal(got, c.want) {
				t.Errorf("reads %v, want %v", got, c.want)
			}
			if got := pythonIndices(c.r, 5); !slices.Equal(got, c.want) {
				t.Errorf("the model reads %v, want %v", got, c.want)
			}
		})
	}
}

func TestSliceErrors(t *testing.T) {
	x := shape.Contiguous(shape.Shape{2, 3})
	for _, c := range []struct {
		name   string
		ranges []shape.Range
		axis   int
		text   string
	}{
		{"step 0", []shape.Range{shape.All(), shape.Step(0, 2, 0)}, 1,
			"slice: index [:, 0:2:0] of shape [2 3]: axis 1 has step 0; use a step of 1 or more, or -1 or less"},
		{"the zero Range", []shape.Range{{}}, 0,
			"slice: index [::0] of shape [2 3]: axis 0 has step 0; use a step of 1 or more, or -1 or less"},
		{"too many", []shape.Range{shape.All(), shape.All(), shape.From(1)}, -1,
			"slice: index [:, :, 1:] of shape [2 3]: 3 indices for rank 2; give at most one for each axis"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := x.Slice("slice", c.ranges...)
			var e *shape.IndexError
			if !errors.As(err, &e) || e.Axis != c.axis {
				t.Fatalf("%v, want an IndexError at axis %d", err, c.axis)
			}
			if text, _, _ := strings.Cut(err.Error(), "\n"); text != c.text {
				t.Errorf("%s\nwant\n%s", text, c.text)
			}
		})
	}
}

// pythonIndices is the model of a range: Python's definition of s[i:j:k] ("the items with index x =
// i + n*k ..."), one index at a time.
func pythonIndices(r shape.Range, size int) []int {
	bound := func(given, low, high int) int {
		if given < 0 {
			given += size
		}
		return min(max(given, low), high)
	}
	start, stop, low, high := 0, size, 0, size
	if r.Step < 0 {
		start, stop, low, high = size-1, -1, -1, size-1
	}
	if r.HasStart {
		start = bound(r.Start, low, high)
	}
	if r.HasStop {
		stop = bound(r.Stop, low, high)
	}
	var indices []int
	for x := range size {
		n := x - start // how far the walk is when it meets x
		forwards := r.Step > 0 && n >= 0 && x < stop
		backwards := r.Step < 0 && n <= 0 && x > stop
		if (forwards || backwards) && n%r.Step == 0 {
			indices = append(indices, x)
		}
	}
	if r.Step < 0 {
		slices.Reverse(indices)
	}
	return indices
}

func drawRange(t *rapid.T) shape.Range {
	bound := rapid.IntRange(-6, 6)
	step := rapid.IntRange(-3, 3).Filter(func(n int) bool { return n != 0 })
	return shape.Range{
		Start: bound.Draw(t, "start"), HasStart: rapid.Bool().Draw(t, "has start"),
		Stop: bound.Draw(t, "stop"), HasStop: rapid.Bool().Draw(t, "has stop"),
		Step: step.Draw(t, "step"),
	}
}
