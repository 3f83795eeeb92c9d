package tensor_test

import (
	"slices"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// A compiled function reads the elements of an argument's view, however they lie in memory, and
// whatever the arguments of the call before were.
func TestCompiledFunctionOfViews(t *testing.T) {
	dev := testdev.Open(t)
	for _, size := range []int{3, tensor.Dynamic} {
		f, err := tensor.Compile(t.Context(), dev, []tensor.Param{{DType: dtype.Float32, Dims: []int{size}}},
			func(a []*tensor.Tensor) []*tensor.Tensor { return []*tensor.Tensor{a[0].Mul(tensor.Scalar(10))} })
		if err != nil {
			t.Fatal(err)
		}
		v := tensor.From(dev, ramp32(12))
		first, err := tensor.Read[float32](t.Context(), v)
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range [][3]int{{0, 3, 1}, {3, 6, 1}, {0, 3, 1}, {1, 7, 2}, {5, 8, 1}, {9, 12, 1}, {8, 2, -2}} {
			var want []float32
			for i := r[0]; i*r[2] < r[1]*r[2]; i += r[2] {
				want = append(want, 10*first[i])
			}
			out, err := f.Call(t.Context(), v.At(shape.Step(r[0], r[1], r[2])))
			if err != nil {
				t.Fatal(err)
			}
			got, err := tensor.Read[float32](t.Context(), out[0])
			if err != nil || !slices.Equal(got, want) {
				t.Errorf("Dims [%d], v[%d:%d:%d]: %v, %v; want %v", size, r[0], r[1], r[2], got, err, want)
			}
		}
	}
}
