package shape_test

import (
	"errors"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/shape"
	"pgregory.net/rapid"
)

// parseShapes reads "[2 3] []" as two shapes.
func parseShapes(t *testing.T, text string) []shape.Shape {
	t.Helper()
	shapes := []shape.Shape{}
	for _, part := range strings.Split(text, "]") {
		if part = strings.TrimSpace(part); part == "" {
			continue
		}
		dims, found := strings.CutPrefix(part, "[")
		if !found {
			t.Fatalf("%q: shapes are written [2 3]", text)
		}
		s := shape.Shape{}
		for _, field := range strings.Fields(dims) {
			d, err := strconv.Atoi(field)
			if err != nil {
				t.Fatalf("%q: %v", text, err)
			}
			s = append(s, d)
		}
		shapes = append(shapes, s)
	}
	return shapes
}

func parseShape(t *testing.T, text string) shape.Shape {
	t.Helper()
	shapes := parseShapes(t, text)
	if len(shapes) != 1 {
		t.Fatalf("%q: want one shape", text)
	}
	return shapes[0]
}

// tableLines reads a table of testdata, without comments and blank lines.
func tableLines(t *testing.T, path string) []string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var lines []string
	for _, line := range strings.Split(string(text), "\n") {
		if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "#") {
			lines = append(lines, line)
		}
	}
	if len(lines) == 0 {
		t.Fatalf("%s holds no cases", path)
	}
	return lines
}

// wantError checks err's type and text.
func wantError[E error](t *testing.T, err error, text string) E {
	t.Helper()
	var typed E
	if !errors.As(err, &typed) {
		t.Fatalf("error is %T (%v), want %T", err, err, typed)
	}
	if err.Error() != text {
		t.Fatalf("error reads\n%s\nwant\n%s", err, text)
	}
	return typed
}

// coordinates lists every index of a shape in row-major order.
func coordinates(s shape.Shape) [][]int {
	all := [][]int{{}}
	for _, d := range s {
		var longer [][]int
		for _, prefix := range all {
			for i := range d {
				longer = append(longer, append(append([]int{}, prefix...), i))
			}
		}
		all = longer
	}
	return all
}

// offsets lists the elements that dims and strides visit, in row-major order.
func offsets(dims, strides []int, offset int) []int {
	return appendOffsets(nil, dims, strides, offset)
}

func appendOffsets(visited []int, dims, strides []int, offset int) []int {
	if len(dims) == 0 {
		return append(visited, offset)
	}
	for i := range dims[0] {
		visited = appendOffsets(visited, dims[1:], strides[1:], offset+i*strides[0])
	}
	return visited
}

func drawShape(maxRank, maxSize int) *rapid.Generator[shape.Shape] {
	return rapid.Custom(func(t *rapid.T) shape.Shape {
		return shape.Shape(rapid.SliceOfN(rapid.IntRange(0, maxSize), 0, maxRank).Draw(t, "dims"))
	})
}

// positive replaces every size of 0 by 1, so that there are elements to compare.
func positive(s shape.Shape) shape.Shape {
	out := s.Clone()
	for axis := range out {
		out[axis] = max(out[axis], 1)
	}
	return out
}
