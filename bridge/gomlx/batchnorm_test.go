package gomlx

import (
	"context"
	"fmt"
	"math"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// near requires a tensor to have dimensions, and elements that differ from others by no more
// than a part of their size, or of 1.
func near(t *testing.T, what string, got *tensor.Tensor, dims []int, want []float64, by float64) {
	t.Helper()
	if err := got.Err(); err != nil || !slices.Equal(got.Shape(), dims) {
		t.Errorf("%s is %v, %v; want dimensions %v", what, got, err, dims)
		return
	}
	values, err := tensor.Read[float64](context.Background(), got.Cast(dtype.Float64))
	if err != nil {
		t.Errorf("%s: %v", what, err)
		return
	}
	for i, v := range values {
		if !(math.Abs(v-want[i]) <= by*max(1, math.Abs(want[i]))) {
			t.Errorf("%s has %v at %d, want %v\n got %v\nwant %v", what, v, i, want[i], values, want)
			return
		}
	}
}

// norm is batch normalization in float64, in plain loops.
type norm struct {
	x             array[float64]
	axis          int
	epsilon       float64
	scale, offset []float64
}

// perFeature calls f with every element and its feature.
func (n norm) perFeature(f func(i, feature int)) {
	i := 0
	each(n.x.dims, func(index []int) {
		f(i, index[n.axis])
		i++
	})
}

// means are the means of something over the batch.
func (n norm) means(of func(i, feature int) float64) []float64 {
	sums, counts := make([]float64, len(n.scale)), make([]float64, len(n.scale))
	n.perFeature(func(i, feature int) {
		sums[feature] += of(i, feature)
		counts[feature]++
	})
	for feature := range sums {
		sums[feature] /= counts[feature]
	}
	return sums
}

func (n norm) statistics() (mean, variance []float64) {
	mean = n.means(func(i, _ int) float64 { return n.x.data[i] })
	variance = n.means(func(i, feature int) float64 { return (n.x.data[i] - mean[feature]) * (n.x.data[i] - mean[feature]) })
	return mean, variance
}

func (n norm) normalized(mean, variance []float64) []float64 {
	out := make([]float64, len(n.x.data))
	n.perFeature(func(i, feature int) {
		out[i] = (n.x.data[i]-mean[feature])/math.Sqrt(variance[feature]+n.epsilon)*n.scale[feature] + n.offset[feature]
	})
	return out
}

// loss is the sum of the normalized elements, each times a weight: its gradient by them is the
// weights.
func (n norm) loss(weights []float64) (sum float64) {
	for i, y := range n.normalized(n.statistics()) {
		sum += y * weights[i]
	}
	return sum
}

// slopes are the differences of the loss around each of some numbers that it is made of.
func (n norm) slopes(of []float64, weights []float64) []float64 {
	const step = 1e-5
	slopes := make([]float64, len(of))
	for i, was := range of {
		of[i] = was + step
		up := n.loss(weights)
		of[i] = was - step
		down := n.loss(weights)
		of[i] = was
		slopes[i] = (up - down) / (2 * step)
	}
	return slopes
}

// The results are those of the loops, and the gradients the slopes of the loops' results.
func TestBatchNorm(t *testing.T) {
	dev := testdev.Open(t)
	const epsilon = float32(1e-3)
	for seed := range uint64(20) {
		r := source(seed)
		number := func(int) float64 { return float64(int(r.NormFloat64()*64)) / 64 } // which bfloat16 holds, nearly always
		n := norm{x: filled(drawn(r, 2+r.IntN(3), 2, 5), number), epsilon: float64(epsilon)}
		n.axis = r.IntN(len(n.x.dims))
		features := []int{n.x.dims[n.axis]}
		scale, offset := filled(features, number), filled(features, number)
		n.scale, n.offset = scale.data, offset.data
		mean, variance := n.statistics()
		given, spread := filled(features, number), filled(features, func(int) float64 { return 0.5 + r.Float64() })
		weights := filled(n.x.dims, number)
		for d, by := range map[dtype.DType]float64{dtype.Float64: 1e-12, dtype.Float32: 1e-5, dtype.Float16: 1e-2, dtype.BFloat16: 6e-2} {
			what := fmt.Sprintf("seed %d: features along axis %d of %v %v", seed, n.axis, d, n.x.dims)
			on := func(a array[float64]) *tensor.Tensor { return toDevice(dev, a).Cast(d) }
			y := lowerBatchNormInference(on(n.x), on(scale), on(offset), on(given), on(spread), epsilon, n.axis)
			near(t, what+", by statistics given", y, n.x.dims, n.normalized(given.data, spread.data), by)
			y, m, v := lowerBatchNormTraining(on(n.x), on(scale), on(offset), epsilon, n.axis)
			near(t, what+", normalized", y, n.x.dims, n.normalized(mean, variance), by)
			near(t, what+", mean", m, features, mean, by)
			near(t, what+", variance", v, features, variance, by)
			for i, x := range []*tensor.Tensor{y, m, v} {
				if x.DType() != d {
					t.Errorf("%s: result %d is %v", what, i, x.DType())
				}
			}
		}
		known := array[float64]{features, mean}
		squares := array[float64]{features, variance}
		on := func(a array[float64]) *tensor.Tensor { return toDevice(dev, a) }
		byX, byScale, byOffset := lowerBatchNormGradient(on(n.x), on(scale), on(known), on(squares), on(weights), epsilon, n.axis)
		what := fmt.Sprintf("seed %d: gradient, features along axis %d of %v, ", seed, n.axis, n.x.dims)
		near(t, what+"by x", byX, n.x.dims, n.slopes(n.x.data, weights.data), 2e-6)
		near(t, what+"by scale", byScale, features, n.slopes(n.scale, weights.data), 2e-6)
		near(t, what+"by offset", byOffset, features, n.slopes(n.offset, weights.data), 2e-6)
	}
}

// A batch of one number for each feature, which has no other axes, is its own mean.
func TestBatchNormOfFeaturesAlone(t *testing.T) {
	dev := testdev.Open(t)
	x, one := tensor.From(dev, []float32{3, -4}), tensor.From(dev, []float32{1, 1})
	y, mean, variance := lowerBatchNormTraining(x, one, tensor.From(dev, []float32{5, 6}), 1e-3, 0)
	compare(t, "normalized", y, array[float32]{[]int{2}, []float32{5, 6}})
	compare(t, "mean", mean, array[float32]{[]int{2}, []float32{3, -4}})
	compare(t, "variance", variance, array[float32]{[]int{2}, []float32{0, 0}})
	byX, byScale, byOffset := lowerBatchNormGradient(x, one, mean, variance, tensor.From(dev, []float32{7, 8}), 1e-3, 0)
	compare(t, "by x", byX, array[float32]{[]int{2}, []float32{0, 0}})
	compare(t, "by scale", byScale, array[float32]{[]int{2}, []float32{0, 0}})
	compare(t, "by offset", byOffset, array[float32]{[]int{2}, []float32{7, 8}})
}
