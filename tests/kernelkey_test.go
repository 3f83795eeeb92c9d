package tests

import (
	"context"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// TestKernelsOfOneTextAreToldApart: the variance down columns stores single
// elements where there are 33 x 7 of them and vectors where there are 33 x 8, by
// kernels that differ in nothing else.
func TestKernelsOfOneTextAreToldApart(t *testing.T) {
	dev := testdev.Open(t, device.WithReferenceCheck())
	for _, inner := range []int{16, 14} {
		data := make([]float32, 4*33*inner)
		for i := range data {
			data[i] = float32(i*i%97) / 8
		}
		x := tensor.From(dev, data, 4, 33, inner)
		v := x.At(shape.All(), shape.All(), shape.StepAll(2)).Variance([]int{1})
		if _, err := tensor.Read[float32](context.Background(), v); err != nil {
			t.Errorf("of [4,33,%d]: %v", inner, err)
		}
		for _, y := range []*tensor.Tensor{v, x} {
			y.Close()
		}
	}
}
