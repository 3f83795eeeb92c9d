package tensor_test

import (
	"errors"
	"math"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/tensor"
)

// Sums of bools count them, as int64: numpy.sum([True, False, True]) and similar operators.
func TestSumsOfBools(t *testing.T) {
	dev := testdev.Open(t)
	b := tensor.From(dev, []bool{true, false, true, true, true, true}, 2, 3)
	expect(t, b.Sum(nil), dims(), int64(5))
	expect(t, b.Sum([]int{1}), dims(2), int64(2), int64(3))
	expect(t, b.Sum([]int{0}, tensor.KeepDims()), dims(1, 3), int64(2), int64(1), int64(2))
	expect(t, b.Prod([]int{1}), dims(2), int64(0), int64(1))
	expect(t, b.SumSquare(nil), dims(), int64(5))
	expect(t, b.CumulativeSum(1), dims(2, 3), int64(1), int64(1), int64(2), int64(1), int64(2), int64(3))
	expect(t, b.CumulativeProd(1), dims(2, 3), int64(1), int64(0), int64(0), int64(1), int64(1), int64(1))
	expect(t, b.RollingSum(1, 2), dims(2, 2), int64(1), int64(1), int64(2), int64(2))
	expect(t, b.Trace(0), dims(), int64(2))
	expect(t, b.SegmentSum(0, tensor.From(dev, []int32{1, 1}), 2), dims(2, 3), int64(0), int64(0), int64(0), int64(2), int64(1), int64(2))
	expect(t, b.Sum([]int{1}, tensor.As(dtype.Float32)), dims(2), float32(2), 3)
	expect(t, b.CumulativeSum(0, tensor.As(dtype.Int8)), dims(2, 3), int8(1), int8(0), int8(1), int8(2), int8(1), int8(2))
	expect(t, tensor.Ones(dev, dtype.Bool, 300, 1000).Sum(nil), dims(), int64(300000))
	expect(t, tensor.Zeros(dev, dtype.Bool, 0).Sum(nil), dims(), int64(0))
	expect(t, tensor.Zeros(dev, dtype.Bool, 0).Prod(nil), dims(), int64(1))
	expect(t, tensor.Full(dev, true).Sum(nil), dims(), int64(1))
}

// Means of integers and bools, and operators made from means, equal those of the same numbers in
// float64: numpy.mean([1, 2]) is 1.5.
func TestMeansOfIntegers(t *testing.T) {
	dev := testdev.OpenUnchecked(t) // not all matrices below have factors
	i := tensor.From(dev, []int32{1, 2, math.MaxInt32, math.MinInt32, 5, 7}, 2, 3)
	u := tensor.From(dev, []uint8{200, 100, 255, 255, 0, 1}, 2, 3)
	b := tensor.From(dev, []bool{true, false, true, true, true, true}, 2, 3)
	l := tensor.From(dev, []int64{1<<53 + 1, -5, 3, 9, 9, 1 << 60}, 2, 3)
	expect(t, u.Mean([]int{1}), dims(2), 185.0, 256.0/3)
	expect(t, b.Mean(nil), dims(), 5.0/6)
	expect(t, b.Mean([]int{0}, tensor.KeepDims()), dims(1, 3), 1, 0.5, 1)
	expect(t, u.Variance([]int{0}), dims(3), 756.25, 2500, 16129)
	expect(t, u.Std([]int{0}, tensor.Correction(1)), dims(3), math.Sqrt(1512.5), math.Sqrt(5000), math.Sqrt(32258))
	expect(t, tensor.From(dev, []int16{4, 1, 3, 2}).Median(nil), dims(), 2.5)
	expect(t, tensor.From(dev, []int16{4, 1, 3, 2}).Quantile(nil, 0.25, tensor.QuantileLinear), dims(), 1.75)
	expect(t, tensor.From(dev, []int8{3, -4}).VectorNorm(nil, 2), dims(), 5.0)
	expect(t, tensor.MeanOf(tensor.From(dev, []int8{3, -4}), tensor.From(dev, []int16{4, 300})), dims(2), 3.5, 148)
	expect(t, tensor.Zeros(dev, dtype.Int32, 0).Mean(nil), dims(), math.NaN())

	ids := tensor.From(dev, []int32{1, 1})
	square := func(x *tensor.Tensor) *tensor.Tensor { return x.Take(1, tensor.From(dev, []int32{0, 1})) }
	for name, f := range map[string]func(x *tensor.Tensor) *tensor.Tensor{
		"mean":     func(x *tensor.Tensor) *tensor.Tensor { return x.Mean([]int{-1}) },
		"variance": func(x *tensor.Tensor) *tensor.Tensor { return x.Variance(nil) },
		"std":      func(x *tensor.Tensor) *tensor.Tensor { return x.Std([]int{0}) },
		"median":   func(x *tensor.Tensor) *tensor.Tensor { return x.Median([]int{1}) },
		"quantiles": func(x *tensor.Tensor) *tensor.Tensor {
			return x.Quantiles(nil, []float64{0.1, 0.9}, tensor.QuantileHazen)
		},
		"covariance":       func(x *tensor.Tensor) *tensor.Tensor { return x.Covariance() },
		"correlation":      func(x *tensor.Tensor) *tensor.Tensor { return x.Correlation() },
		"rolling mean":     func(x *tensor.Tensor) *tensor.Tensor { return x.RollingMean(1, 2) },
		"rolling variance": func(x *tensor.Tensor) *tensor.Tensor { return x.RollingVariance(1, 2) },
		"rolling std":      func(x *tensor.Tensor) *tensor.Tensor { return x.RollingStd(1, 2) },
		"segment mean":     func(x *tensor.Tensor) *tensor.Tensor { return x.SegmentMean(0, ids, 2) },
		"norm":             func(x *tensor.Tensor) *tensor.Tensor { return x.VectorNorm([]int{1}, 3) },
		"logsumexp":        func(x *tensor.Tensor) *tensor.Tensor { return x.LogSumExp([]int{1}) },
		"cholesky":         func(x *tensor.Tensor) *tensor.Tensor { return square(x).Cholesky() },
		"cholesky solve":   func(x *tensor.Tensor) *tensor.Tensor { return square(x).CholeskySolve(square(x)) },
		"lu":               func(x *tensor.Tensor) *tensor.Tensor { _, _, u := x.LU(); return u },
		"qr":               func(x *tensor.Tensor) *tensor.Tensor { _, r := x.QR(); return r },
		"solve":            func(x *tensor.Tensor) *tensor.Tensor { return square(x).Solve(x) },
		"solve triangular": func(x *tensor.Tensor) *tensor.Tensor { return square(x).SolveTriangular(x) },
		"inv":              func(x *tensor.Tensor) *tensor.Tensor { return square(x).Inv() },
		"det":              func(x *tensor.Tensor) *tensor.Tensor { return square(x).Det() },
		"slogdet":          func(x *tensor.Tensor) *tensor.Tensor { _, l := square(x).SlogDet(); return l },
		"eigh":             func(x *tensor.Tensor) *tensor.Tensor { w, _ := square(x).Eigh(); return w },
		"eigvalsh":         func(x *tensor.Tensor) *tensor.Tensor { return square(x).EigValsH() },
		"eig":              func(x *tensor.Tensor) *tensor.Tensor { w, _ := square(x).Eig(); return w.Real() },
		"eigvals":          func(x *tensor.Tensor) *tensor.Tensor { return square(x).EigVals().Imag() },
		"svd":              func(x *tensor.Tensor) *tensor.Tensor { _, s, _ := x.SVD(); return s },
		"svdvals":          func(x *tensor.Tensor) *tensor.Tensor { return x.SVDVals() },
		"pinv":             func(x *tensor.Tensor) *tensor.Tensor { return x.Pinv() },
		"lstsq":            func(x *tensor.Tensor) *tensor.Tensor { return x.LstSq(x) },
		"matrix rank":      func(x *tensor.Tensor) *tensor.Tensor { return x.MatrixRank().Cast(dtype.Float64) },
		"matrix norm":      func(x *tensor.Tensor) *tensor.Tensor { return x.MatrixNorm(tensor.NormRows) },
		"cond":             func(x *tensor.Tensor) *tensor.Tensor { return x.Cond() },
		"mean of operands": func(x *tensor.Tensor) *tensor.Tensor { return tensor.MeanOf(x, x, x) },
	} {
		for _, x := range []*tensor.Tensor{i, u, b, l} {
			got, want := f(x), f(x.Cast(dtype.Float64))
			if got.Err() != nil || got.DType() != dtype.Float64 {
				t.Errorf("%s of %s: %v, %v", name, x.DType(), got.DType(), got.Err())
				continue
			}
			expect(t, got, want.Shape(), read[float64](t, want)...)
		}
	}

	var mixed *dtype.PromotionError
	if err := tensor.MeanOf(i, tensor.Zeros(dev, dtype.Float32, 2, 3)).Err(); !errors.As(err, &mixed) {
		t.Errorf("a mean of int32 and float32: %v, want a *dtype.PromotionError", err)
	}
}

// The tests above cover all operators that convert their operands.
func TestConversionsAreTested(t *testing.T) {
	list := map[ops.Conversion]int{}
	for _, o := range ops.All() {
		list[o.Convert]++
	}
	if list[ops.CountBools] != 8 || list[ops.AsFloat64] != 37 {
		t.Errorf("%d operators count bools and %d take integers as float64: write a case for each above", list[ops.CountBools], list[ops.AsFloat64])
	}
}

// A reduction over no axes may return its converted operand. The caller owns it all the same, and
// values made from it stay readable.
func TestReductionOverNoAxesStays(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.Full(dev, true)
	sum := handle.Apply(ops.Sum, ops.Attr{Axes: []int{}}, x)
	view := sum.At()
	for range 2 {
		expect(t, view, dims(), int64(1))
		expect(t, sum, dims(), int64(1))
		expect(t, x, dims(), true)
	}
}
