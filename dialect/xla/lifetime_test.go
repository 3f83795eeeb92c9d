package xla_test

import (
	"runtime/debug"
	"testing"

	"github.com/weft-gpu/weft/dialect/xla"
	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// The views and intermediate values of an operation keep no memory: once the operands are closed,
// and the result is read and closed, the device holds no more buffers than before, even if Go's
// collector has not run. The operands may be closed before the result runs.
func TestNothingIsKept(t *testing.T) {
	dev := testdev.Open(t)
	eng, err := engine.For(opened.Device(dev))
	if err != nil {
		t.Fatal(err)
	}
	defer debug.SetGCPercent(debug.SetGCPercent(-1))
	for _, c := range []struct {
		name  string
		x     []float32
		dims  []int
		apply func(x, y *tensor.Tensor) *tensor.Tensor
		want  float32 // the first element
	}{
		{"a lifted operand", []float32{1, 2}, []int{2}, func(x, y *tensor.Tensor) *tensor.Tensor { return xla.Apply("add", x, y, 0) }, 8},
		{"the other side", []float32{1, 2}, []int{2}, func(x, y *tensor.Tensor) *tensor.Tensor { return xla.Apply("add", y, x, 0) }, 8},
		{"a clamp", []float32{9}, []int{1, 1}, func(x, y *tensor.Tensor) *tensor.Tensor {
			limit := x.Reshape()
			defer limit.Close()
			return xla.Clamp(limit, y, limit)
		}, 9},
		{"a transposed one", []float32{1, 2, 3, 4}, []int{2, 2}, func(x, y *tensor.Tensor) *tensor.Tensor {
			lifted := xla.BroadcastInDim(x, []int{2, 3, 2}, []int{2, 0})
			defer lifted.Close()
			return xla.Apply("add", lifted, y, 0, 1)
		}, 8},
	} {
		t.Run(c.name, func(t *testing.T) {
			before := eng.Stats().Buffers
			x, y := tensor.From(dev, c.x, c.dims...), tensor.From(dev, []float32{7, 8, 9, 10, 11, 12}, 2, 3)
			z := c.apply(x, y)
			x.Close()
			y.Close()
			got, err := tensor.Read[float32](ctx, z)
			if err != nil {
				t.Fatal(err)
			}
			if got[0] != c.want {
				t.Errorf("first element %v, want %v", got[0], c.want)
			}
			z.Close()
			if after := eng.Stats().Buffers; after > before {
				t.Errorf("%d buffers, %d before", after, before)
			}
		})
	}
}
