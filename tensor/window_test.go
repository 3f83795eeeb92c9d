package tensor_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"reflect"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// targetOf returns a target for errors.As of the error's type.
func targetOf(err error) any { return reflect.New(reflect.TypeOf(err)).Interface() }

func TestSlidingWindow(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.Arange(dev, int32(0), 12, 1).Reshape(3, 4)
	expect(t, x.SlidingWindow(1, 3, 1), dims(3, 2, 3), int32(0), 1, 2, 1, 2, 3, 4, 5, 6, 5, 6, 7, 8, 9, 10, 9, 10, 11)
	expect(t, x.SlidingWindow(0, 2, 1), dims(2, 4, 2), int32(0), 4, 1, 5, 2, 6, 3, 7, 4, 8, 5, 9, 6, 10, 7, 11)
	expect(t, x.Reshape(12).SlidingWindow(-1, 3, 4), dims(3, 3), int32(0), 1, 2, 4, 5, 6, 8, 9, 10)
	expect(t, x.Flip(1).SlidingWindow(1, 4, 9).Squeeze(1), dims(3, 4), int32(3), 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8)
	expect(t, x.SlidingWindow(0, 2, 1).SlidingWindow(1, 2, 2).Sum([]int{-1, -2}), dims(2, 2), int64(10), 18, 26, 34)
}

// windowMoments are the exact sum, mean, variance (divided by n-1) and deviation of a window, and
// the mean of its magnitudes.
func windowMoments(list []float64) (moments [4]float64, magnitude float64) {
	mean, variance := exactMoments(list)
	n := float64(len(list))
	for _, v := range list {
		magnitude += math.Abs(v) / n
	}
	return [4]float64{mean * n, mean, variance * n / (n - 1), math.Sqrt(variance)}, magnitude
}

// A rolling result of a short window has the bits of the window's reduction, and so do the extremes
// of a long one. The others are NaN or infinite where the exact result is, and within the bounds of
// docs/numerics.md of it.
func TestRollingReductionsAreReductions(t *testing.T) {
	dev := testdev.Open(t)
	r := rand.New(rand.NewPCG(15, 2))
	for _, c := range []struct{ n, width, size int }{{5, 1, 1}, {40, 1, 7}, {100, 3, 33}, {2600, 1, 1300}, {129, 2, 64}, {64, 1, 64}, {64, 2, 32}} {
		t.Run(fmt.Sprintf("%+v", c), func(t *testing.T) {
			data := make([]float32, c.n*c.width)
			for i := range data {
				data[i] = float32(r.NormFloat64()) * float32(math.Exp(r.NormFloat64()))
			}
			data[r.IntN(len(data))] = neg
			if early := (c.n - c.size) / 2 * c.width; early > 0 { // some windows have none
				data[r.IntN(early)] = nan
				data[r.IntN(early)] = inf
			}
			x := tensor.From(dev, data, c.n, c.width)
			got := readAll[float32](t, x.RollingMax(0, c.size), x.RollingMin(0, c.size), x.RollingSum(0, c.size),
				x.RollingMean(0, c.size), x.RollingVariance(0, c.size, tensor.Correction(1)), x.RollingStd(0, c.size))
			w := x.SlidingWindow(0, c.size, 1).Copy()
			want := readAll[float32](t, w.Max([]int{-1}), w.Min([]int{-1}), w.Sum([]int{-1}), w.Mean([]int{-1}), w.Variance([]int{-1}, tensor.Correction(1)), w.Std([]int{-1}))
			for i := range want {
				if at := firstDifference(got[i], want[i]); at >= 0 && (i < 2 || c.size <= 32) {
					t.Errorf("result %d of window %d is %v, want %v", i, at, got[i][at], want[i][at])
				}
			}
			if c.size <= 32 {
				return
			}
			bound, finite := momentDTypes[dtype.Float32], 0
			for at := range want[0] {
				window := make([]float64, c.size)
				for k := range window {
					window[k] = float64(data[(at/c.width+k)*c.width+at%c.width])
				}
				exact, magnitude := windowMoments(window)
				total := float64(c.size) * magnitude
				less := float64(c.size) * 0x1p-48 // of the magnitudes
				allowed := [4]float64{1.01*2*bound.unit*math.Abs(exact[0]) + less*total, 1.01*2*bound.unit*math.Abs(exact[1]) + less*magnitude,
					bound.variance * exact[2], bound.variance * exact[3]}
				for i, g := range []float32{got[2][at], got[3][at], got[4][at], got[5][at]} {
					plain := want[i+2][at]
					if math.IsNaN(float64(plain)) || math.IsInf(float64(plain), 0) {
						if !same(g, plain) {
							t.Errorf("result %d of window %d is %v, want %v", i+2, at, g, plain)
						}
						continue
					}
					near(t, fmt.Sprintf("result %d of window %d", i+2, at), float64(g), exact[i], allowed[i])
					finite++
				}
			}
			if finite == 0 {
				t.Error("every window has a NaN or an infinity")
			}
		})
	}
	expect(t, tensor.From(dev, []int8{100, 100, 100, -100}).RollingSum(0, 2), dims(3), int64(200), 200, 0)
	ones := tensor.Full(dev, int8(100), 90)
	expect(t, ones.RollingSum(0, 80), dims(11), int64(8000), 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000, 8000)
}

func TestQuantiles(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []float64{7, 1, 3, 9, 5, 2, 8, 4}, 2, 4)
	expect(t, x.Median(nil), dims(), 4.5)
	expect(t, x.Median([]int{1}), dims(2), 5, 4.5)
	expect(t, x.Median([]int{0}, tensor.KeepDims()), dims(1, 4), 6, 1.5, 5.5, 6.5)
	expect(t, x.Quantiles([]int{1}, []float64{0, 0.25, 1}, tensor.QuantileLinear), dims(3, 2), 1, 2, 2.5, 3.5, 9, 8)
	for method, want := range map[tensor.QuantileMethod]float64{
		tensor.QuantileLower: 2, tensor.QuantileHigher: 3, tensor.QuantileNearest: 3, tensor.QuantileMidpoint: 2.5, tensor.QuantileLinear: 2.75,
		tensor.QuantileHazen: 2.5, tensor.QuantileWeibull: 2.25,
	} {
		expect(t, x.Quantile(nil, 0.25, method), dims(), want)
	}
	infinite := math.Inf(1)
	odd := tensor.From(dev, []float64{infinite, infinite, 1, math.NaN(), 1, 2}, 2, 3)
	expect(t, odd.Median([]int{1}), dims(2), infinite, math.NaN())
	expect(t, tensor.From(dev, []float64{infinite, 1, infinite}).Quantile(nil, 0.75, tensor.QuantileLinear), dims(), infinite)
}

func TestCovariance(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []float64{0, 1, 2, 2, 1, 0, 1, 1, 4}, 3, 3)
	expect(t, x.Covariance(), dims(3, 3), 1, -1, 1.5, -1, 1, -1.5, 1.5, -1.5, 3)
	expect(t, x.At(shape.At(0)).Covariance(tensor.Correction(0)), dims(), 2/3.0)
	expect(t, x.Covariance(tensor.Correction(3)), dims(3, 3), math.NaN(), math.NaN(), math.NaN(), math.NaN(), math.NaN(), math.NaN(), math.NaN(), math.NaN(), math.NaN())
	got := read[float64](t, x.Correlation())
	half := math.Sqrt(0.75)
	for i, want := range []float64{1, -1, half, -1, 1, -half, half, -half, 1} {
		if math.Abs(got[i]-want) > 1e-15 || math.Abs(got[i]) > 1 {
			t.Errorf("element %d is %v, want %v", i, got[i], want)
		}
	}
	expect(t, x.At(shape.At(0)).Correlation(), dims(), 1.0)
}
