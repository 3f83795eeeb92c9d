package tensor_test

import (
	"context"
	"math"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

func TestConv(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.Arange(dev, int32(0), 16, 1).Reshape(1, 1, 4, 4)
	ones := tensor.Ones(dev, dtype.Int32, 1, 1, 2, 2)
	expect(t, x.Conv(ones, tensor.Convolution{}), dims(1, 1, 3, 3), int32(10), 14, 18, 26, 30, 34, 42, 46, 50)
	expect(t, x.Conv(ones, tensor.Convolution{Strides: []int{2}}), dims(1, 1, 2, 2), int32(10), 18, 42, 50)
	expect(t, x.Conv(ones, tensor.Convolution{Dilations: []int{1, 3}}), dims(1, 1, 3, 1), int32(14), 30, 46)
	expect(t, x.Conv(ones, tensor.Convolution{Strides: []int{4}, Padding: [][2]int{{1, 0}, {0, 2}}}), dims(1, 1, 1, 2), int32(1), 0)
	// The kernel is not flipped, and channels are the outermost.
	two := tensor.From(dev, []int32{1, 2, 3, 10, 20, 30}, 1, 2, 3)
	expect(t, two.Conv(tensor.From(dev, []int32{1, 10, 100, 1000}, 1, 2, 2), tensor.Convolution{}), dims(1, 1, 2), int32(21021), 32032)
	// Groups have their own channels and weights.
	expect(t, two.Conv(tensor.From(dev, []int32{1, 10, 1, 100}, 2, 1, 2), tensor.Convolution{Groups: 2}), dims(1, 2, 2), int32(21), 32, 2010, 3020)
	expect(t, two.Conv(tensor.From(dev, []int32{1, 10, 1, 100, 1, 0, 0, 1}, 4, 1, 2), tensor.Convolution{Groups: 2}), dims(1, 4, 2), int32(21), 32, 201, 302, 10, 20, 20, 30)
}

func TestPooling(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []float32{1, 5, -2, 8, 3, nan, 4, 0, 7}, 1, 1, 3, 3)
	y := tensor.Where(x.IsNaN(), -9, x)
	expect(t, y.MaxPool(tensor.Pooling{Size: []int{2}, Strides: []int{1}}), dims(1, 1, 2, 2), float32(8), 5, 8, 7)
	expect(t, y.MaxPool(tensor.Pooling{Size: []int{2}}), dims(1, 1, 1, 1), float32(8))
	expect(t, y.MaxPool(tensor.Pooling{Size: []int{2}, Padding: [][2]int{{1, 0}}}), dims(1, 1, 2, 2), float32(1), 5, 8, 7)
	expect(t, x.MaxPool(tensor.Pooling{Size: []int{3, 1}}), dims(1, 1, 1, 3), float32(8), 5, nan)
	expect(t, y.Neg().Cast(dtype.Int8).MaxPool(tensor.Pooling{Size: []int{2}, Strides: []int{2}, Padding: [][2]int{{1, 1}}}), dims(1, 1, 2, 2), int8(-1), 2, -4, 9)
	expect(t, y.AveragePool(tensor.Pooling{Size: []int{2}, Padding: [][2]int{{1, 0}}}), dims(1, 1, 2, 2), float32(1), 1.5, 6, 0.25)
	expect(t, y.AveragePool(tensor.Pooling{Size: []int{2}, Padding: [][2]int{{1, 0}}, IncludePadding: true}), dims(1, 1, 2, 2), float32(0.25), 0.75, 3, 0.25)
	expect(t, y.AveragePool(tensor.Pooling{Size: []int{3}}), dims(1, 1, 1, 1), float32(17)/9)
	// Halves are summed in float32.
	halves := tensor.Full(dev, float32(2048), 1, 1, 64).Cast(dtype.Float16)
	expect(t, halves.AveragePool(tensor.Pooling{Size: []int{64}}).Cast(dtype.Float32), dims(1, 1, 1), float32(2048))
	least := tensor.Full(dev, float32(math.Inf(-1)), 1, 1, 2)
	expect(t, least.MaxPool(tensor.Pooling{Size: []int{2}, Padding: [][2]int{{1, 1}}}), dims(1, 1, 2), float32(math.Inf(-1)), float32(math.Inf(-1)))
}

func TestConvMistakes(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.Zeros(dev, dtype.Float32, 1, 4, 5, 5)
	weights := func(dims ...int) *tensor.Tensor { return tensor.Zeros(dev, dtype.Float32, dims...) }
	pool := func(p tensor.Pooling) *tensor.Tensor { return x.MaxPool(p) }
	for want, y := range map[string]*tensor.Tensor{
		"three axes or more":            weights(4, 5).Conv(weights(1, 5, 1), tensor.Convolution{}),
		"as many axes as the operand":   x.Conv(weights(1, 4, 3), tensor.Convolution{}),
		"[1 4 5 5] and [2 3 3 3]":       x.Conv(weights(2, 3, 3, 3), tensor.Convolution{}),
		"a multiple of it":              x.Conv(weights(2, 4, 3, 3), tensor.Convolution{Groups: 3}),
		"there is one or more":          x.Conv(weights(2, 4, 3, 3), tensor.Convolution{Groups: -1}),
		"strides is [0]":                x.Conv(weights(2, 4, 3, 3), tensor.Convolution{Strides: []int{0}}),
		"each of the 2 axes":            x.Conv(weights(2, 4, 3, 3), tensor.Convolution{Dilations: []int{1, 1, 1}}),
		"slice to drop elements":        pool(tensor.Pooling{Size: []int{2}, Padding: [][2]int{{-1, 0}}}),
		"a window spans 7 elements":     x.Conv(weights(2, 4, 3, 3), tensor.Convolution{Dilations: []int{3}}),
		"along every spatial axis":      x.Conv(weights(2, 4, 0, 3), tensor.Convolution{}),
		"give the elements of a window": pool(tensor.Pooling{}),
		"nothing but padding":           pool(tensor.Pooling{Size: []int{2}, Padding: [][2]int{{2, 0}}}),
		"size is [2 2 2]":               pool(tensor.Pooling{Size: []int{2, 2, 2}}),
		"complex64, but max_pool":       x.Cast(dtype.Complex64).MaxPool(tensor.Pooling{Size: []int{2}}),
		"int32, but average_pool":       x.Cast(dtype.Int32).AveragePool(tensor.Pooling{Size: []int{2}}),
	} {
		if err := y.Err(); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %q in it", err, want)
		}
	}
	if got, err := tensor.Read[float32](context.Background(), weights(0, 4, 5, 5).Conv(weights(2, 4, 3, 3), tensor.Convolution{})); err != nil || len(got) != 0 {
		t.Errorf("Stack of no tensors: %v (%v)", got, err)
	}
}
