package tensor_test

import (
	"math/rand/v2"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// The states of a recurrence are joined: states of whole chunks are written to their places and
// read there, and others are copied. The reference check compares every bit.
func TestJoinedStates(t *testing.T) {
	dev := testdev.Open(t, device.WithReferenceCheck())
	r := rand.New(rand.NewPCG(3, 5))
	for _, d := range []dtype.DType{dtype.Float32, dtype.Int8, dtype.Float16, dtype.Int64, dtype.Complex128} {
		for _, width := range []int{64, 48, 16, 13, 1} {
			for axis := range 2 {
				w := randomTensor(dev, r, d, width, width)
				list := []*tensor.Tensor{randomTensor(dev, r, d, 2, width)}
				for range 5 {
					last := list[len(list)-1]
					list = append(list, last.MatMul(w).Sub(last.Mul(last)))
				}
				joined := tensor.Concat(axis, list...)
				if err := tensor.Eval(ctx, joined.Add(joined.Flip(axis)), list[3], joined); err != nil {
					t.Errorf("%s[2 %d] along axis %d: %v", d, width, axis, err)
				}
			}
		}
	}
}

// An assignment copies its target and overwrites a part of it; neither is written in place in the
// other.
func TestAssignmentsOfComputedElements(t *testing.T) {
	dev := testdev.Open(t, device.WithReferenceCheck())
	w := tensor.Ones(dev, dtype.Float32, 16, 16)
	assigned := tensor.NewVar("assigned", tensor.From(dev, make([]float32, 128), 8, 16))
	assigned.At(shape.Span(2, 6)).Assign(tensor.Ones(dev, dtype.Float32, 4, 16).MatMul(w))
	target := tensor.Ones(dev, dtype.Float32, 8, 16).MatMul(w)
	zeroed := tensor.NewVar("zeroed", target)
	zeroed.At(shape.Span(2, 6)).Assign(tensor.Scalar(float32(0)))
	read := target.MatMul(w)
	if err := tensor.Eval(ctx, assigned.Tensor(), zeroed.Tensor(), read); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name string
		x    *tensor.Tensor
		want []float32 // of rows 0, 2, 6
	}{{"what is assigned", assigned.Tensor(), []float32{0, 16, 0}}, {"the target", zeroed.Tensor(), []float32{16, 0, 16}}, {"its reader", read, []float32{256, 256, 256}}} {
		got, err := tensor.Read[float32](ctx, c.x)
		if err != nil || got[0] != c.want[0] || got[2*16] != c.want[1] || got[6*16] != c.want[2] {
			t.Errorf("%s: %v, %v, want %v", c.name, got, err, c.want)
		}
	}
}
