package tensor_test

import (
	"fmt"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// The sizes for which the decompositions are compared with LAPACK.
func BenchmarkDecompositions(b *testing.B) {
	dev := testdev.Open(b)
	for _, c := range []struct {
		name string
		dims []int
		f    func(x *tensor.Tensor) *tensor.Tensor
	}{
		{"solve", []int{4096, 32, 32}, func(x *tensor.Tensor) *tensor.Tensor { return x.Solve(x.Sum([]int{-1}, tensor.KeepDims())) }},
		{"solve", []int{512, 512}, func(x *tensor.Tensor) *tensor.Tensor { return x.Solve(x) }},
		{"lu", []int{1024, 1024}, func(x *tensor.Tensor) *tensor.Tensor { _, _, u := x.LU(); return u }},
		{"cholesky", []int{1024, 1024}, func(x *tensor.Tensor) *tensor.Tensor {
			return x.Add(tensor.Eye(dev, x.DType(), 1024, 1024, 0).Mul(1024)).Cholesky()
		}},
		{"qr", []int{1024, 256}, func(x *tensor.Tensor) *tensor.Tensor { q, _ := x.QR(); return q }},
		{"svd", []int{1000, 16, 16}, func(x *tensor.Tensor) *tensor.Tensor { u, _, _ := x.SVD(); return u }},
		{"svd", []int{256, 256}, func(x *tensor.Tensor) *tensor.Tensor { u, _, _ := x.SVD(); return u }},
		{"eigh", []int{512, 512}, func(x *tensor.Tensor) *tensor.Tensor { _, v := x.Eigh(); return v }},
		{"eig", []int{100, 100}, func(x *tensor.Tensor) *tensor.Tensor { _, v := x.Eig(); return v }},
	} {
		b.Run(fmt.Sprint(c.name, c.dims), func(b *testing.B) { benchmarkDecomposition(b, dev, c.dims, c.f) })
	}
}

func benchmarkDecomposition(b *testing.B, dev *device.Device, dims []int, f func(x *tensor.Tensor) *tensor.Tensor) {
	x := tensor.NewRand(dev, 1).Normal(dtype.Float32, 0, 1, dims...)
	if err := tensor.Eval(ctx, x); err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		y := f(x)
		if err := tensor.Eval(ctx, y); err != nil {
			b.Fatal(err)
		}
		y.Close()
	}
}
