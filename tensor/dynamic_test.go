package tensor_test

import (
	"errors"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// A function with open sizes compiles for any rank and static sizes: Compile tries sizes that fit
// memory.
func TestCompileTriesSizesThatFit(t *testing.T) {
	dev := testdev.Open(t)
	for _, c := range []struct {
		name string
		dims []int
		body func(x *tensor.Tensor) *tensor.Tensor
		in   []int
	}{
		{"rows of two open axes", []int{-1, -1, 768}, func(x *tensor.Tensor) *tensor.Tensor { return x.Mean([]int{-1}) }, []int{3, 5, 768}},
		{"all of three", []int{-1, -1, -1}, func(x *tensor.Tensor) *tensor.Tensor { return x.Sum(nil) }, []int{3, 40, 5}},
		{"an outer product", []int{-1}, func(x *tensor.Tensor) *tensor.Tensor {
			return x.ExpandDims(0).Mul(x.ExpandDims(1)).Sum([]int{0})
		}, []int{300}},
	} {
		t.Run(c.name, func(t *testing.T) {
			body := func(args []*tensor.Tensor) []*tensor.Tensor { return []*tensor.Tensor{c.body(args[0])} }
			f, err := tensor.Compile(t.Context(), dev, []tensor.Param{{DType: dtype.Float32, Dims: c.dims}}, body)
			must(t, err)
			n := 1
			for _, d := range c.in {
				n *= d
			}
			x := tensor.Arange[float32](dev, 0, float32(n), 1).Remainder(tensor.Scalar(7)).Reshape(c.in...)
			out, err := f.Call(t.Context(), x)
			must(t, err)
			got, want := read[float32](t, out[0]), read[float32](t, c.body(x))
			if i := firstDifference(got, want); i >= 0 {
				t.Errorf("element %d: %v, uncompiled %v", i, got[i], want[i])
			}
		})
	}
}

// Changing the parameters' dims after Compile does not change the function.
func TestCompileCopiesItsParameters(t *testing.T) {
	dev := testdev.Open(t)
	dims := []int{2, 3}
	f, err := tensor.Compile(t.Context(), dev, []tensor.Param{{DType: dtype.Float32, Dims: dims}}, func(args []*tensor.Tensor) []*tensor.Tensor {
		return []*tensor.Tensor{args[0].Neg()}
	})
	must(t, err)
	dims[1] = 1000
	out, err := f.Call(t.Context(), tensor.From(dev, []float32{1, 2, 3, 4, 5, 6}, 2, 3))
	must(t, err)
	expect[float32](t, out[0], []int{2, 3}, -1, -2, -3, -4, -5, -6)
}

// A body that calls a compiled function, or its own, gets an error: its parameters have no
// elements.
func TestABodyThatCallsItself(t *testing.T) {
	dev := testdev.Open(t)
	var f *tensor.Function
	body := func(args []*tensor.Tensor) []*tensor.Tensor {
		if f != nil {
			out, err := f.Call(t.Context(), args...)
			var abstract *tensor.AbstractError
			if !errors.As(err, &abstract) {
				t.Errorf("the inner call: %v, %v", out, err)
			}
		}
		return []*tensor.Tensor{args[0].Neg()}
	}
	var err error
	f, err = tensor.Compile(t.Context(), dev, []tensor.Param{{DType: dtype.Float32, Dims: []int{tensor.Dynamic}}}, body)
	must(t, err)
	out, err := f.Call(t.Context(), tensor.From(dev, []float32{1, 2, 3}))
	must(t, err)
	expect[float32](t, out[0], []int{3}, -1, -2, -3)
}
