package tensor

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
)

// A body that another body's call compiles owns what it records, also of the outer body's Tensors.
func TestOperandsTellTheInnermostBody(t *testing.T) {
	dev := testdev.Open(t)
	x := Ones(dev, dtype.Float32, 3)
	var outer, again, inner *body
	params := []Param{{DType: dtype.Float32, Dims: []int{3}}}
	_, err := Compile(t.Context(), dev, params, func(args []*Tensor) []*Tensor {
		a := args[0].Add(1)
		outer = a.body
		_, err := Compile(t.Context(), dev, params, func(args []*Tensor) []*Tensor {
			inner = a.Mul(2).body
			return []*Tensor{args[0].Mul(2)}
		})
		if err != nil {
			t.Error(err)
			return args
		}
		b := a.Add(3)
		again = b.body
		return []*Tensor{b}
	})
	if err != nil {
		t.Fatal(err)
	}
	if outer == nil || inner == nil || outer == inner || again != outer {
		t.Errorf("the bodies are %p, %p in it, and %p after that", outer, inner, again)
	}
	if b := x.Add(1).body; b != nil {
		t.Errorf("outside, a Tensor has the body %p", b)
	}
}
