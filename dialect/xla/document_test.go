package xla_test

import (
	"fmt"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dialect/xla"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// TestDocument is every example printed in XLA's "Broadcasting semantics", under
// the document's headings and in its order.
func TestDocument(t *testing.T) {
	dev := testdev.Open(t)
	matrix := from(dev, "2 3", 1, 2, 3, 4, 5, 6)
	vector := from(dev, "3", 7, 8, 9)
	for _, c := range []struct {
		name string
		run  func(t *testing.T)
	}{
		{"What is broadcasting: matrix 2x3 plus vector 3, as corrected", func(t *testing.T) {
			// The introduction adds them as NumPy does; the principles that follow demand the
			// dimension.
			expect(t, xla.Apply("add", matrix, vector, 1), "2 3", 8, 10, 12, 11, 13, 15)
		}},
		{"What is broadcasting: the vector replicated over rows", func(t *testing.T) {
			expect(t, xla.BroadcastInDim(vector, []int{2, 3}, []int{1}), "2 3", 7, 8, 9, 7, 8, 9)
		}},
		{"Lower-rank onto higher-rank: matrix plus scalar", func(t *testing.T) {
			expect(t, xla.Apply("add", matrix, from(dev, "", 7)), "2 3", 8, 9, 10, 11, 12, 13)
			expect(t, xla.Apply("add", from(dev, "", 7), matrix), "2 3", 8, 9, 10, 11, 12, 13)
			expect(t, xla.Apply("add", matrix, tensor.Scalar(7)), "2 3", 8, 9, 10, 11, 12, 13)
		}},
		{"Lower-rank onto higher-rank: without specifying broadcasting it is invalid", func(t *testing.T) {
			expectRule(t, xla.Apply("add", matrix, vector), xla.RankMismatch)
			expectRule(t, xla.Apply("add", vector, matrix), xla.RankMismatch)
		}},
		{"Lower-rank onto higher-rank: matrix (2,3), vector (3), dimension (1)", func(t *testing.T) {
			expect(t, xla.BroadcastInDim(vector, []int{2, 3}, []int{1}), "2 3", 7, 8, 9, 7, 8, 9)
			expect(t, xla.Apply("add", vector, matrix, 1), "2 3", 8, 10, 12, 11, 13, 15)
		}},
		{"Lower-rank onto higher-rank: matrix (3,3), vector (3), dimension 1", func(t *testing.T) {
			expect(t, xla.BroadcastInDim(vector, []int{3, 3}, []int{1}), "3 3", 7, 8, 9, 7, 8, 9, 7, 8, 9)
			expect(t, xla.Apply("add", counting(dev, "3 3"), vector, 1), "3 3", 8, 10, 12, 11, 13, 15, 14, 16, 18)
		}},
		{"Lower-rank onto higher-rank: matrix (3,3), vector (3), dimension 0", func(t *testing.T) {
			expect(t, xla.BroadcastInDim(vector, []int{3, 3}, []int{0}), "3 3", 7, 7, 7, 8, 8, 8, 9, 9, 9)
			expect(t, xla.Apply("add", counting(dev, "3 3"), vector, 0), "3 3", 8, 9, 10, 12, 13, 14, 16, 17, 18)
		}},
		{"Lower-rank onto higher-rank: cuboid 2x3x4, matrix 3x4, dimensions (1,2)", func(t *testing.T) {
			want := make([]float64, 24)
			for i := range want {
				want[i] = float64(i + 1 + i%12 + 1)
			}
			expect(t, xla.Apply("add", counting(dev, "2 3 4"), counting(dev, "3 4"), 1, 2), "2 3 4", want...)
		}},
		{"Formal definition: vector T onto MxNxPxQ", vectorOntoFour(dev)},
		{"Formal definition: matrix TxV onto MxNxPxQ", matrixOntoFour(dev)},
		{"Formal definition: it is illegal to match V to N and T to P", func(t *testing.T) {
			expectRule(t, xla.Apply("add", counting(dev, "2 3 4 5"), counting(dev, "4 3"), 2, 1), xla.DimsOrder)
		}},
		{"Formal definition: it is illegal to match V to both P and N", func(t *testing.T) {
			// T matches M, and V matches N and P.
			expectRule(t, xla.Apply("add", counting(dev, "2 3 3 5"), counting(dev, "2 3"), 0, 1, 2), xla.DimsCount)
		}},
		{"Degenerate dimensions 1: (2,1) and (2,3)", func(t *testing.T) {
			expect(t, xla.Apply("add", counting(dev, "2 1"), counting(dev, "2 3")), "2 3", 2, 3, 4, 6, 7, 8)
		}},
		{"Degenerate dimensions 2: (1,2,5) and (7,2,5)", func(t *testing.T) {
			expectInferred(t, dev, "1 2 5", "7 2 5", "7 2 5")
		}},
		{"Degenerate dimensions 3: (7,2,5) and (7,1,5)", func(t *testing.T) {
			expectInferred(t, dev, "7 2 5", "7 1 5", "7 2 5")
		}},
		{"Degenerate dimensions 4: (7,2,5) and (7,2,6) are incompatible", func(t *testing.T) {
			expectRule(t, xla.Apply("add", counting(dev, "7 2 5"), counting(dev, "7 2 6")), xla.Degenerate)
		}},
		{"Degenerate dimensions: the outer operation of (2,1) and (1,3)", func(t *testing.T) {
			expect(t, xla.Apply("mul", from(dev, "2 1", 1, 2), from(dev, "1 3", 3, 4, 5)), "2 3", 3, 4, 5, 6, 8, 10)
		}},
		{"Degenerate dimensions: the maximum at every index, as corrected", func(t *testing.T) {
			// The maximum of 1 and 0 would be 1, for which there are no elements: it is 0.
			expect(t, xla.Apply("add", counting(dev, "2 1"), from(dev, "2 0")), "2 0")
		}},
		{"Broadcast composition: vector 4 and matrix 1x2 with (0)", func(t *testing.T) {
			expect(t, xla.Apply("add", from(dev, "4", 1, 2, 3, 4), from(dev, "1 2", 5, 6), 0), "4 2", 6, 7, 7, 8, 8, 9, 9, 10)
		}},
		{"Broadcast composition: the vector broadcast to 4x2 first", func(t *testing.T) {
			lifted := xla.BroadcastInDim(from(dev, "4", 1, 2, 3, 4), []int{4, 2}, []int{0})
			expect(t, lifted, "4 2", 1, 1, 2, 2, 3, 3, 4, 4)
			expect(t, xla.Apply("add", lifted, from(dev, "1 2", 5, 6)), "4 2", 6, 7, 7, 8, 8, 9, 9, 10)
		}},
		{"Broadcast composition: dimension zero of 1x2 matches the other side, as corrected", func(t *testing.T) {
			// The text says the right-hand side, which is the 1x2 matrix itself:
			// the other operand's 4 is meant, on whichever side it stands.
			four, two := from(dev, "4", 1, 2, 3, 4), from(dev, "1 2", 5, 6)
			expect(t, xla.Apply("sub", four, two, 0), "4 2", -4, -5, -3, -4, -2, -3, -1, -2)
			expect(t, xla.Apply("sub", two, four, 0), "4 2", 4, 5, 3, 4, 2, 3, 1, 2)
		}},
		{"Broadcast composition: matrix 1x2 and 4x3x1 with (1,2)", func(t *testing.T) {
			want := make([]float64, 24)
			for i := range want {
				want[i] = float64(100*(i%2+1) + i/2 + 1)
			}
			x, y := from(dev, "1 2", 100, 200), counting(dev, "4 3 1")
			expect(t, xla.Apply("add", x, y, 1, 2), "4 3 2", want...)
			lifted := xla.BroadcastInDim(x, []int{4, 1, 2}, []int{1, 2})
			expect(t, lifted, "4 1 2", 100, 200, 100, 200, 100, 200, 100, 200)
			expect(t, xla.Apply("add", lifted, y), "4 3 2", want...)
		}},
	} {
		t.Run(c.name, c.run)
	}
}

// expectInferred compares a sum with the sum of operands that were broadcast before.
func expectInferred(t *testing.T, dev *device.Device, lhs, rhs, want string) {
	t.Helper()
	x, y := counting(dev, lhs), counting(dev, rhs)
	sum, err := tensor.Read[float32](ctx, x.BroadcastTo(sizes(want)...).Add(y.BroadcastTo(sizes(want)...)))
	if err != nil {
		t.Fatal(err)
	}
	elements := make([]float64, len(sum))
	for i, s := range sum {
		elements[i] = float64(s)
	}
	expect(t, xla.Apply("add", x, y), want, elements...)
}

// vectorOntoFour matches a vector to each of the dimensions MxNxPxQ. "T has to
// be equal to the matching dimension": as corrected, either may also be 1, by
// the document's own section on composition.
func vectorOntoFour(dev *device.Device) func(t *testing.T) {
	return func(t *testing.T) {
		four := []int{2, 3, 4, 5}
		zero := tensor.Full(dev, float32(0), four...)
		for dim, size := range four {
			want := elements(four, func(at []int) float64 { return float64(at[dim] + 1) })
			expect(t, xla.Apply("add", zero, counting(dev, fmt.Sprint(size)), dim), "2 3 4 5", want...)
			expect(t, xla.Apply("add", counting(dev, fmt.Sprint(size)), zero, dim), "2 3 4 5", want...)
			expect(t, xla.Apply("add", zero, from(dev, "1", 1), dim), "2 3 4 5", elements(four, func([]int) float64 { return 1 })...)
			expectRule(t, xla.Apply("add", zero, counting(dev, fmt.Sprint(size+1)), dim), xla.DimsSize)
		}
		expectRule(t, xla.Apply("add", zero, counting(dev, "5"), 4), xla.DimsRange)
		expectRule(t, xla.Apply("add", zero, counting(dev, "5"), -1), xla.DimsRange)
	}
}

// matrixOntoFour matches a matrix to each ascending pair of the dimensions MxNxPxQ; the document
// prints (2,3), (1,2), (0,3) and "etc."
func matrixOntoFour(dev *device.Device) func(t *testing.T) {
	return func(t *testing.T) {
		four := []int{2, 3, 4, 5}
		zero := tensor.Full(dev, float32(0), four...)
		for _, pair := range [][]int{{2, 3}, {1, 2}, {0, 3}, {0, 1}, {0, 2}, {1, 3}} {
			rows, columns := four[pair[0]], four[pair[1]]
			m := counting(dev, fmt.Sprint(rows, columns))
			want := elements(four, func(at []int) float64 { return float64(at[pair[0]]*columns + at[pair[1]] + 1) })
			expect(t, xla.Apply("add", zero, m, pair...), "2 3 4 5", want...)
		}
	}
}

// elements lists a function of the coordinates in row-major order.
func elements(sizes []int, f func(at []int) float64) []float64 {
	var list []float64
	eachIndex(sizes, func(at []int) { list = append(list, f(at)) })
	return list
}

// eachIndex visits the coordinates of a shape in row-major order.
func eachIndex(sizes []int, visit func(at []int)) {
	at := make([]int, len(sizes))
	var walk func(axis int)
	walk = func(axis int) {
		if axis == len(sizes) {
			visit(at)
			return
		}
		for at[axis] = 0; at[axis] < sizes[axis]; at[axis]++ {
			walk(axis + 1)
		}
	}
	walk(0)
}
