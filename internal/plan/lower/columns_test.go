package lower

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/plan/region"
)

// The widest operand decides among operands that are contiguous along other dimensions; among
// equally wide ones, the first.
func TestColumnAxis(t *testing.T) {
	dims := []int{100, 100, 100}
	along := [][]int{{1, 10000, 100}, {10000, 1, 100}, {10000, 100, 1}, {0, 0, 0}}
	for _, c := range []struct {
		dtypes []dtype.DType
		axes   []int // the axis along which each operand is contiguous; 3: it has one element
		want   int
	}{
		{[]dtype.DType{dtype.Float32, dtype.Float32}, []int{0, 1}, 0},
		{[]dtype.DType{dtype.Float32, dtype.Float32}, []int{1, 0}, 1},
		{[]dtype.DType{dtype.Float32, dtype.Float64}, []int{0, 1}, 1},
		{[]dtype.DType{dtype.Float64, dtype.Float32}, []int{0, 1}, 0},
		{[]dtype.DType{dtype.Float64, dtype.Float32}, []int{2, 1}, 1},
		{[]dtype.DType{dtype.Float64, dtype.Float64}, []int{2, 3}, -1},
	} {
		var strides [][]int
		for _, axis := range c.axes {
			strides = append(strides, along[axis])
		}
		if got := columnAxis(&region.Body{DTypes: c.dtypes, Index: make([]bool, len(c.dtypes))}, dims, strides); got != c.want {
			t.Errorf("%v contiguous along %v: axis %d, want %d", c.dtypes, c.axes, got, c.want)
		}
	}
}

// A tile has 64 blocks. Four of them lie along the inner dimension. More do if there are few rows,
// but never more than the columns fill.
func TestTilesFitTheirSpace(t *testing.T) {
	for _, c := range []struct{ rows, columns, log int }{
		{1000, 1000, 2}, {20, 1000, 3}, {16, 1000, 4}, {16, 40, 4}, {16, 20, 3}, {4, 1000, 6}, {5, 1000, 5}, {1000, 5, 1}, {1000, 4, 0},
	} {
		if got := tileLog([]int{7, c.rows, c.columns}); got != c.log {
			t.Errorf("%d rows of %d: 2^%d blocks along, want 2^%d", c.rows, c.columns, got, c.log)
		}
	}
}
