package tensor_test

import (
	"errors"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// The expected values follow from the kernels, computed by hand.
func TestResize(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []float32{1, 2, 3, 4}, 1, 1, 2, 2)
	axes := []int{-2, -1}
	expect(t, x.Resize(axes, []int{4, 4}, tensor.ResizeNearest), dims(1, 1, 4, 4), 1, 1, 2, 2, 1, 1, 2, 2, 3, 3, 4, 4, 3, 3, 4, float32(4))
	expect(t, x.Resize(axes, []int{4, 4}, tensor.ResizeLinear), dims(1, 1, 4, 4),
		float32(1), 1.25, 1.75, 2, 1.5, 1.75, 2.25, 2.5, 2.5, 2.75, 3.25, 3.5, 3, 3.25, 3.75, 4)
	expect(t, x.Resize(axes, []int{3, 3}, tensor.ResizeLinear, tensor.ResizeAlignCorners()), dims(1, 1, 3, 3),
		float32(1), 1.5, 2, 2, 2.5, 3, 3, 3.5, 4)
	expect(t, x.Resize([]int{3}, []int{4}, tensor.ResizeCubic), dims(1, 1, 2, 4),
		float32(0.89453125), 1.2265625, 1.7734375, 2.1054688, 2.8945312, 3.2265625, 3.7734375, 4.1054688)
	expect(t, x.Resize(axes, []int{1, 1}, tensor.ResizeLinear, tensor.ResizeAntialias()), dims(1, 1, 1, 1), float32(2.5))

	long := tensor.Arange[float32](dev, 0, 64, 1)
	expect(t, long.Resize([]int{0}, []int{2}, tensor.ResizeLinear, tensor.ResizeAntialias()).Mean(nil), dims(), float32(31.5))
	expect(t, tensor.From(dev, []int8{1, 2, 3}).Resize([]int{0}, []int{2}, tensor.ResizeNearest), dims(2), int8(1), 3)
	expect(t, tensor.Zeros(dev, dtype.Bool, 3, 0).Resize([]int{1}, []int{0}, tensor.ResizeNearest), dims(3, 0), []bool{}...)

	var attr *tensor.AttrError
	for what, y := range map[string]*tensor.Tensor{
		"two sizes of one axis":   x.Resize([]int{3}, []int{4, 4}, tensor.ResizeNearest),
		"a negative size":         x.Resize([]int{3}, []int{-1}, tensor.ResizeNearest),
		"elements of none":        tensor.Zeros(dev, dtype.Float32, 0).Resize([]int{0}, []int{2}, tensor.ResizeNearest),
		"integers between others": tensor.Zeros(dev, dtype.Int8, 3).Resize([]int{0}, []int{2}, tensor.ResizeLinear),
		"a mode that is none":     x.Resize([]int{3}, []int{4}, tensor.ResizeMode(9)),
	} {
		if !errors.As(y.Err(), &attr) {
			t.Errorf("%s: %v, want an AttrError", what, y.Err())
		}
	}
}
