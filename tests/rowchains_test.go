package tests

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// A long chain of maps over rows is cut into several row kernels. Its elements are those of
// the chain of which each part is evaluated by itself.
func TestChainsOfRowKernels(t *testing.T) {
	const maps = 70
	dev := testdev.Open(t)
	for _, dims := range [][]int{{4}, {5, 12}, {3, 200}} {
		t.Run(fmt.Sprint(dims), func(t *testing.T) {
			x := tensor.From(dev, rowElements(dims), dims...)
			whole, byParts := x, x
			for i := range maps {
				step := func(x *tensor.Tensor) *tensor.Tensor {
					rows := x.Mean([]int{-1}, tensor.KeepDims())
					if i%3 == 2 {
						rows = x.Mul(x).Sum([]int{-1}, tensor.KeepDims()).Sqrt()
					}
					return x.Sub(rows).Mul(0.75)
				}
				whole, byParts = step(whole), step(byParts)
				if err := tensor.Eval(t.Context(), byParts); err != nil {
					t.Fatal(err)
				}
			}
			got, err := tensor.ReadBytes(t.Context(), whole)
			if err != nil {
				t.Fatal(err)
			}
			if want, err := tensor.ReadBytes(t.Context(), byParts); err != nil || !bytes.Equal(got, want) {
				t.Errorf("%x, by parts %x, %v", got, want, err)
			}
		})
	}
}

func rowElements(dims []int) []float32 {
	n := 1
	for _, d := range dims {
		n *= d
	}
	r, list := rand.New(rand.NewPCG(1, 2)), make([]float32, n)
	for i := range list {
		list[i] = r.Float32()*2 - 1
	}
	return list
}
