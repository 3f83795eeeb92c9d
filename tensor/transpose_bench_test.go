package tensor_test

import (
	"testing"

	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Transposes. The bytes are those of the operands and the result.
func BenchmarkTranspose(b *testing.B) {
	dev := testdev.Open(b)
	for _, c := range []struct {
		name string
		dims shape.Shape
		f    func(x, y *tensor.Tensor) *tensor.Tensor
		n    int64
	}{
		{"copy 4096x4096", dims(4096, 4096), func(x, _ *tensor.Tensor) *tensor.Tensor { return copied(x.T()) }, 2},
		{"a.T+b 4096x4096", dims(4096, 4096), func(x, y *tensor.Tensor) *tensor.Tensor { return x.T().Add(y) }, 3},
		{"permute 3 1 2 0 of 64x64x64x64", dims(64, 64, 64, 64), func(x, _ *tensor.Tensor) *tensor.Tensor { return copied(x.Permute(3, 1, 2, 0)) }, 2},
		{"permute 0 2 3 1 of 64x64x64x64", dims(64, 64, 64, 64), func(x, _ *tensor.Tensor) *tensor.Tensor { return copied(x.Permute(0, 2, 3, 1)) }, 2},
		{"permute 3 2 1 0 of 64x64x64x64", dims(64, 64, 64, 64), func(x, _ *tensor.Tensor) *tensor.Tensor { return copied(x.T()) }, 2},
		{"copy 3001x4999", dims(3001, 4999), func(x, _ *tensor.Tensor) *tensor.Tensor { return copied(x.T()) }, 2},
	} {
		b.Run(c.name, func(b *testing.B) {
			x := tensor.From(dev, make([]float32, c.dims.Size()), c.dims...)
			y := tensor.From(dev, make([]float32, c.dims.Size()), c.dims...)
			defer x.Close()
			defer y.Close()
			run := func() {
				z := c.f(x, y)
				if err := tensor.Eval(ctx, z); err != nil {
					b.Fatal(err)
				}
				z.Close()
			}
			run()
			b.SetBytes(c.n * 4 * int64(c.dims.Size()))
			for b.Loop() {
				run()
			}
		})
	}
}

// copied is x in row-major order in memory of its own.
func copied(x *tensor.Tensor) *tensor.Tensor { return handle.Apply(ops.Copy, ops.Attr{}, x) }
