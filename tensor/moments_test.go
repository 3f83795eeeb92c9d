package tensor_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// The bounds of docs/numerics.md, by the dtype of the computation. A mean's bound is in ULP of the
// dtype. The others are relative: for a variance to itself, for a distance from the mean to the
// standard deviation.
type momentBounds struct {
	unit     float64 // half an ULP, relative
	variance float64
	distance float64
}

var momentDTypes = map[dtype.DType]momentBounds{
	dtype.Float16:  {0x1p-11, 0x1p-10, 0x1p-9},
	dtype.BFloat16: {0x1p-8, 0x1p-7, 0x1p-6},
	dtype.Float32:  {0x1p-24, 1e-4, 1e-4},
	dtype.Float64:  {0x1p-53, 1e-12, 1e-12},
}

// shifted are numbers around an offset: as a tensor, and exactly, without the offset.
func shifted(t *testing.T, dev *device.Device, d dtype.DType, offset float64, n int) (x *tensor.Tensor, rest []float64) {
	r := rand.New(rand.NewPCG(uint64(n), 54))
	data := make([]float64, n)
	for i := range data {
		data[i] = offset + r.Float64()*max(1, offset*16*momentDTypes[d].unit)
	}
	x = tensor.From(dev, data, n).Cast(d)
	for _, v := range read[float64](t, x.Cast(dtype.Float64)) {
		rest = append(rest, v-offset)
	}
	return x, rest
}

// exactMoments are the mean and the variance of numbers of similar size.
func exactMoments(list []float64) (mean, variance float64) {
	for _, v := range list {
		mean += v / float64(len(list))
	}
	off := 0.0
	for _, v := range list {
		off += (v - mean) / float64(len(list))
	}
	mean += off
	for _, v := range list {
		variance += (v - mean) * (v - mean) / float64(len(list))
	}
	return mean, variance
}

func near(t *testing.T, what string, got, want, bound float64) {
	t.Helper()
	if !(math.Abs(got-want) <= bound) {
		t.Errorf("%s is %v, exactly %v: %.3g off, and %.3g are allowed", what, got, want, math.Abs(got-want), bound)
	}
}

// The error of means, variances and operators made from them grows neither with the distance of the
// elements from 0 nor with their number.
func TestMomentsDoNotDrift(t *testing.T) {
	dev := testdev.Open(t)
	for d, bound := range momentDTypes {
		for _, offset := range []float64{1, 1e3, 1e6, 1e7} {
			if d == dtype.Float16 && offset > 1e4 {
				continue
			}
			for _, n := range []int{10, 1000, 4096, 1_000_000} {
				if n > 4096 && d != dtype.Float32 {
					continue
				}
				t.Run(fmt.Sprintf("%v around %g, %d", d, offset, n), func(t *testing.T) {
					x, rest := shifted(t, dev, d, offset, n)
					mean, variance := exactMoments(rest)
					f64 := func(v *tensor.Tensor) []float64 { return read[float64](t, v.Cast(dtype.Float64)) }
					near(t, "the mean", f64(x.Mean(nil))[0]-offset, mean, 1.01*bound.unit*2*(offset+mean))
					near(t, "the variance", f64(x.Variance(nil))[0], variance, bound.variance*variance)
					deviation := math.Sqrt(variance)
					near(t, "the deviation", f64(x.Std(nil))[0], deviation, bound.variance*deviation)
					row := x.Reshape(1, n)
					normal := f64(row.LayerNorm([]int{1}, 0))
					at, spread := exactMoments(normal)
					near(t, "a normal row's mean", at, 0, bound.distance)
					near(t, "a normal row's variance", spread, 1, 2*bound.distance)
					for i := range min(n, 100) {
						near(t, "a normal element", normal[i], (rest[i]-mean)/deviation, bound.distance*max(1, math.Abs(rest[i]-mean)/deviation))
					}
					if n > 4096 {
						return
					}
					two := tensor.Concat(0, row, row.Flip(1))
					other := exactCovariance(rest)
					covariances, correlations := f64(two.Covariance(tensor.Correction(0))), f64(two.Correlation())
					for i, want := range []float64{variance, other, other, variance} {
						near(t, "a covariance", covariances[i], want, 2*bound.variance*variance)
						near(t, "a correlation", correlations[i], want/variance, 4*bound.variance)
					}
				})
			}
		}
	}
}

// exactCovariance is the covariance of numbers and the same numbers in reverse order.
func exactCovariance(list []float64) (sum float64) {
	mean, _ := exactMoments(list)
	for i, v := range list {
		sum += (v - mean) * (list[len(list)-1-i] - mean) / float64(len(list))
	}
	return sum
}

// Short and long windows have the same bounds, and elements outside of a window do not affect its
// result.
func TestRollingMomentsDoNotDrift(t *testing.T) {
	dev := testdev.Open(t)
	for d, bound := range momentDTypes {
		for _, offset := range []float64{1, 1e6, 1e7} {
			if d == dtype.Float16 && offset > 1e4 {
				continue
			}
			for _, c := range []struct{ n, size int }{{60, 7}, {60, 33}, {60, 60}, {700, 65}, {2300, 1100}} {
				t.Run(fmt.Sprintf("%v around %g, %d of %d", d, offset, c.size, c.n), func(t *testing.T) {
					x, rest := shifted(t, dev, d, offset, c.n)
					whole := tensor.Concat(0, tensor.Full(dev, inf, 1).Cast(d), x, tensor.Full(dev, float32(-1e30), 1).Cast(d), x)
					f64 := func(v *tensor.Tensor) []float64 { return read[float64](t, v.Cast(dtype.Float64)) }
					means, variances := f64(whole.RollingMean(0, c.size)), f64(whole.RollingVariance(0, c.size))
					sums, deviations := f64(whole.RollingSum(0, c.size)), f64(whole.RollingStd(0, c.size))
					for i := 1; i <= c.n-c.size+1; i += max(1, c.n/40) {
						mean, variance := exactMoments(rest[i-1 : i-1+c.size])
						for _, at := range []int{i, i + c.n + 1} {
							near(t, "a mean", means[at]-offset, mean, 1.01*bound.unit*2*(offset+mean))
							near(t, "a variance", variances[at], variance, bound.variance*variance)
							near(t, "a deviation", deviations[at], math.Sqrt(variance), bound.variance*math.Sqrt(variance))
							if d != dtype.Float16 { // whose sums are infinite
								near(t, "a sum", sums[at], (offset+mean)*float64(c.size), 16*bound.unit*(offset+mean)*float64(c.size))
							}
						}
					}
				})
			}
		}
	}
}

// Outliers count as they are, and so do infinities.
func TestMomentsOfOutliers(t *testing.T) {
	dev := testdev.Open(t)
	for _, n := range []int{4, 100, 3000} {
		list := make([]float32, n)
		for i := range list {
			list[i] = 1
		}
		for _, at := range []int{0, n / 2, n - 1} {
			list[at] = 1e18
			x := tensor.From(dev, list, n)
			near(t, "a mean", float64(read[float32](t, x.Mean(nil))[0]), (1e18+float64(n-1))/float64(n), 1e12/float64(n))
			variance := (1e18 / float64(n)) * (1e18 / float64(n)) * float64(n-1)
			near(t, "a variance", float64(read[float32](t, x.Variance(nil))[0]), variance, 1e-5*variance)
			list[at] = inf
			expect(t, tensor.From(dev, list, n).Mean(nil), dims(), inf)
			expect(t, tensor.From(dev, list, n).Variance(nil), dims(), nan)
			list[at] = 1
		}
	}
	expect(t, tensor.From(dev, []float32{inf, -inf}).Mean(nil), dims(), nan)
	expect(t, tensor.From(dev, []float32{1e30, 2e30, 4e30}).Variance(nil), dims(), inf)
	expect(t, tensor.From(dev, []float32{neg, neg, neg}).Mean(nil), dims(), neg)
	tiny := math.Float32frombits(1)
	expect(t, tensor.From(dev, []float32{tiny, tiny, tiny, tiny, tiny}).Mean(nil), dims(), tiny)
}

// The mean of equal elements is their value; their deviation is 0, and they correlate with no other
// row.
func TestMomentsOfEqualElements(t *testing.T) {
	dev := testdev.Open(t)
	for _, v := range []float32{0.1, 1.0 / 3, -7.7e-12, 123456.789, 3.3e18, math.Float32frombits(7)} {
		for _, n := range []int{2, 3, 49, 1000, 100_001} {
			x := tensor.Full(dev, v, n).Copy()
			expect(t, x.Mean(nil), dims(), v)
			if n > 1000 {
				continue
			}
			expect(t, x.Variance(nil), dims(), float32(0))
			ramp := tensor.Arange(dev, float32(0), float32(n), 1).Reshape(1, n)
			correlations := tensor.Concat(0, x.Reshape(1, n), ramp).Correlation().Reshape(4)
			expect(t, correlations.At(shape.To(3)), dims(3), nan, nan, nan)
			near(t, "a correlation with itself", float64(read[float32](t, correlations)[3]), 1, 1e-6)
			expect(t, tensor.Concat(0, x.Reshape(1, n), ramp).Covariance(tensor.Correction(0)).Reshape(4).At(shape.To(3)), dims(3), float32(0), 0, 0)
		}
	}
}

// Means of finite numbers are finite.
func TestAveragesDoNotOverflow(t *testing.T) {
	dev := testdev.Open(t)
	const most = math.MaxFloat32
	for _, v := range []float32{most, 2.55e38, -most} {
		x := tensor.From(dev, []float32{v, v})
		for name, got := range map[string]*tensor.Tensor{
			"Mean": x.Mean(nil), "Median": x.Median(nil), "Quantile": x.Quantile(nil, 0.5, tensor.QuantileMidpoint),
			"MeanOf": tensor.MeanOf(x, x), "RollingMean": x.RollingMean(0, 2), "AveragePool": x.Reshape(1, 1, 2).AveragePool(tensor.Pooling{Size: []int{2}}),
			"SegmentMean": x.SegmentMean(0, tensor.From(dev, []int32{0, 0}), 1), "long RollingMean": x.Repeat(0, 50).RollingMean(0, 90),
			"padded AveragePool": x.Reshape(1, 1, 2).AveragePool(tensor.Pooling{Size: []int{2}, Padding: [][2]int{{1, 1}}}),
			"Mean of bfloat16":   tensor.From(dev, []float32{2.5e38, 2.5e38}).Cast(dtype.BFloat16).Mean(nil).Cast(dtype.Float32).Mul(v / 2.5e38),
		} {
			for _, g := range read[float32](t, got.Reshape(-1)) {
				if math.Abs(float64(g/v)-1) > 1e-2 {
					t.Errorf("%s of %v twice is %v", name, v, g)
				}
			}
		}
	}
	ends := tensor.From(dev, []float64{-1.7e308, 1.7e308})
	expect(t, ends.Median(nil), dims(), 0.0)
	for _, method := range []tensor.QuantileMethod{tensor.QuantileLinear, tensor.QuantileHazen} {
		if v := read[float64](t, ends.Quantile(nil, 0.4, method))[0]; math.IsInf(v, 0) || math.IsNaN(v) || v > 0 {
			t.Errorf("%v: %v", method, v)
		}
	}
	for name, edges := range map[string]*tensor.Tensor{
		"HistogramEdges": edgesOf(ends, 4), "Linspace": tensor.Linspace(dev, -1.7e308, 1.7e308, 5),
	} {
		got := read[float64](t, edges)
		for i, want := range []float64{-1.7e308, -0.85e308, 0, 0.85e308, 1.7e308} {
			near(t, name, got[i], want, 1e294)
		}
	}
}

func edgesOf(x *tensor.Tensor, bins int) *tensor.Tensor {
	return handle.Apply(ops.HistogramEdges, ops.Attr{Counts: []int{bins}}, x)
}
