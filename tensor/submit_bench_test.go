package tensor_test

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// chainLength is the number of kernels in one iteration of a chain.
const chainLength = 1000

// chains are sequences of small kernels that cannot be fused.
var chains = []struct {
	name string
	// link is the next value of a chain; every one is a kernel of its own.
	link func(x, w *tensor.Tensor) *tensor.Tensor
	// kept chains keep every value, which prevents fusion.
	kept bool
}{
	{"matmul", func(x, w *tensor.Tensor) *tensor.Tensor { return x.MatMul(w) }, false},
	{"scan", func(x, _ *tensor.Tensor) *tensor.Tensor { return x.CumulativeSum(1) }, false},
	{"add kept", func(x, w *tensor.Tensor) *tensor.Tensor { return x.Add(w) }, true},
}

// Measures the host's cost of a kernel from the operator's call to its submission. On a driver that
// executes nothing, that is all.
func BenchmarkSubmit(b *testing.B) {
	dev := testdev.Open(b)
	for _, c := range chains {
		b.Run(c.name, func(b *testing.B) {
			x := tensor.From(dev, make([]float32, 64), 8, 8)
			w := tensor.From(dev, make([]float32, 64), 8, 8)
			defer x.Close()
			defer w.Close()
			b.ReportAllocs()
			run := func() {
				list := make([]*tensor.Tensor, 0, chainLength)
				y := x
				for range chainLength {
					y = c.link(y, w)
					list = append(list, y)
				}
				wanted := list[len(list)-1:]
				if c.kept {
					wanted = list
				}
				if err := tensor.Eval(ctx, wanted...); err != nil {
					b.Fatal(err)
				}
				for _, t := range list {
					t.Close()
				}
			}
			run()
			for b.Loop() {
				run()
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*chainLength), "ns/kernel")
		})
	}
}

// The same chains as compiled functions: a call records nothing new, and one
// into a variable allocates nothing.
func BenchmarkReplay(b *testing.B) {
	dev := testdev.Open(b)
	for _, c := range chains {
		if c.kept {
			continue
		}
		b.Run(c.name, func(b *testing.B) {
			x := tensor.From(dev, make([]float32, 64), 8, 8)
			w := tensor.From(dev, make([]float32, 64), 8, 8)
			defer x.Close()
			defer w.Close()
			p := tensor.Param{DType: dtype.Float32, Dims: []int{8, 8}}
			f, err := tensor.Compile(ctx, dev, []tensor.Param{p, p}, func(args []*tensor.Tensor) []*tensor.Tensor {
				y := args[0]
				for range chainLength {
					y = c.link(y, args[1])
				}
				return []*tensor.Tensor{y}
			})
			if err != nil {
				b.Fatal(err)
			}
			result := tensor.NewVar("result", tensor.Zeros(dev, dtype.Float32, 8, 8))
			defer result.Close()
			results, args := []*tensor.Var{result}, []*tensor.Tensor{x, w}
			b.ReportAllocs()
			run := func() {
				if err := f.CallInto(ctx, results, args...); err != nil {
					b.Fatal(err)
				}
			}
			run()
			for b.Loop() {
				run()
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*chainLength), "ns/kernel")
		})
	}
}
