package tensor_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"reflect"
	"testing"

	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// targetOf is what errors.As looks for an error of this one's type with.
func targetOf(err error) any { return reflect.New(reflect.TypeOf(err)).Interface() }

func TestSlidingWindow(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.Arange(dev, int32(0), 12, 1).Reshape(3, 4)
	expect(t, x.SlidingWindow(1, 3, 1), dims(3, 2, 3), int32(0), 1, 2, 1, 2, 3, 4, 5, 6, 5, 6, 7, 8, 9, 10, 9, 10, 11)
	expect(t, x.SlidingWindow(0, 2, 1), dims(2, 4, 2), int32(0), 4, 1, 5, 2, 6, 3, 7, 4, 8, 5, 9, 6, 10, 7, 11)
	expect(t, x.Reshape(12).SlidingWindow(-1, 3, 4), dims(3, 3), int32(0), 1, 2, 4, 5, 6, 8, 9, 10)
	expect(t, x.Flip(1).SlidingWindow(1, 4, 9).Squeeze(1), dims(3, 4), int32(3), 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8)
	expect(t, x.SlidingWindow(0, 2, 1).SlidingWindow(1, 2, 2).Sum(-1, -2), dims(2, 2), int64(10), 18, 26, 34)
}

// Each rolling result has the bits of the reduction of its window where that is short; of a
// long one extremes have, and others are NaN and infinite alike.
func TestRollingReductionsAreReductions(t *testing.T) {
	dev := testdev.Open(t)
	r := rand.New(rand.NewPCG(15, 2))
	for _, c := range []struct{ n, width, size int }{{5, 1, 1}, {40, 1, 7}, {100, 3, 33}, {2600, 1, 1300}, {129, 2, 64}, {64, 1, 64}, {64, 2, 32}} {
		t.Run(fmt.Sprintf("%+v", c), func(t *testing.T) {
			data := make([]float32, c.n*c.width)
			for i := range data {
				data[i] = float32(r.NormFloat64()) * float32(math.Exp(r.NormFloat64()))
			}
			data[r.IntN(len(data))] = nan
			data[r.IntN(len(data))] = neg
			data[r.IntN(len(data))] = inf
			x := tensor.From(dev, data, c.n, c.width)
			got, err := tensor.ReadAll[float32](ctx, x.RollingMax(0, c.size), x.RollingMin(0, c.size), x.RollingSum(0, c.size),
				x.RollingMean(0, c.size), x.RollingVariance(0, c.size, tensor.Correction(1)), x.RollingStd(0, c.size))
			if err != nil {
				t.Fatal(err)
			}
			w := x.SlidingWindow(0, c.size, 1).Copy()
			want, err := tensor.ReadAll[float32](ctx, w.Max(-1), w.Min(-1), w.Sum(-1), w.Mean(-1), w.VarianceWith([]int{-1}, tensor.Correction(1)), w.Std(-1))
			if err != nil {
				t.Fatal(err)
			}
			for i := range want {
				if i >= 2 && c.size > 32 {
					for at, v := range want[i] {
						if g := got[i][at]; (v != v) != (g != g) || v == v && v != g && !(math.Abs(float64(g-v)) <= 1e-3*max(1, math.Abs(float64(v)))) {
							t.Errorf("result %d of window %d is %v, and about %v", i, at, g, v)
						}
					}
				} else if at := firstDifference(got[i], want[i]); at >= 0 {
					t.Errorf("result %d of window %d is %v, want %v", i, at, got[i][at], want[i][at])
				}
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
	expect(t, x.Median(), dims(), 4.5)
	expect(t, x.Median(1), dims(2), 5, 4.5)
	expect(t, x.Median(0, tensor.KeepDims), dims(1, 4), 6, 1.5, 5.5, 6.5)
	expect(t, x.Quantiles([]int{1}, []float64{0, 0.25, 1}, tensor.QuantileLinear), dims(3, 2), 1, 2, 2.5, 3.5, 9, 8)
	for method, want := range map[tensor.QuantileMethod]float64{
		tensor.QuantileLower: 2, tensor.QuantileHigher: 3, tensor.QuantileNearest: 3, tensor.QuantileMidpoint: 2.5, tensor.QuantileLinear: 2.75,
		tensor.QuantileHazen: 2.5, tensor.QuantileWeibull: 2.25,
	} {
		expect(t, x.Quantile(nil, 0.25, method), dims(), want)
	}
	infinite := math.Inf(1)
	odd := tensor.From(dev, []float64{infinite, infinite, 1, math.NaN(), 1, 2}, 2, 3)
	expect(t, odd.Median(1), dims(2), infinite, math.NaN())
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
