package tensor_test

import (
	"math/rand/v2"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// The states of a recurrence, of each of which the next is made, joined: those of whole
// chunks are written to their places and read there, and others are copied. The reference
// check holds every bit.
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
