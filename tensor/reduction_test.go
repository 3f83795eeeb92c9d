package tensor_test

import (
	"errors"
	"math"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

func TestTruthAndCounts(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []float32{1, nan, neg, 0, 2, 3}, 2, 3)
	expect(t, x.All([]int{1}), dims(2), false, false)
	expect(t, x.All([]int{0}), dims(3), false, true, false)
	expect(t, x.All(nil, tensor.KeepDims()), dims(1, 1), false)
	expect(t, x.Any([]int{1}), dims(2), true, true)
	expect(t, x.Any([]int{0}), dims(3), true, true, true)
	expect(t, x.Any([]int{0}, tensor.KeepDims()), dims(1, 3), true, true, true)
	expect(t, x.CountNonzero([]int{1}), dims(2), int64(2), int64(2))
	expect(t, x.CountNonzero(nil), dims(), int64(4))
	expect(t, x.CountNonzero([]int{0}, tensor.KeepDims()), dims(1, 3), int64(1), int64(2), int64(1))
	none := tensor.Zeros(dev, dtype.Int8, 2, 0)
	expect(t, none.All([]int{1}), dims(2), true, true)
	expect(t, none.Any([]int{1}), dims(2), false, false)
	expect(t, none.CountNonzero([]int{1}), dims(2), int64(0), int64(0))
	expect(t, tensor.From(dev, []complex64{0, 1i}).Any(nil), dims(), true)
	expect(t, tensor.From(dev, []bool{true, true}).All(nil), dims(), true)
	expect(t, tensor.Ones(dev, dtype.Bool, 3, 5000).CountNonzero([]int{1}), dims(3), int64(5000), int64(5000), int64(5000))
	expect(t, tensor.Ones(dev, dtype.Uint8, 3, 5000).All([]int{}).All(nil), dims(), true)
}

func TestStdAndSquares(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []float32{2, 4, 4, 4, 5, 5, 7, 9})
	expect(t, x.Std(nil), dims(), float32(2))
	expect(t, x.Variance([]int{-1}), dims(), float32(4))
	expect(t, x.Reshape(1, 8).Std([]int{1}), dims(1), float32(2))
	expect(t, x.Reshape(8, 1).Variance([]int{-1}), dims(8), float32(0), float32(0), float32(0), float32(0), float32(0), float32(0), float32(0), float32(0))
	expect(t, x.Variance(nil, tensor.Correction(4)), dims(), float32(8))
	expect(t, x.Std([]int{0}, tensor.KeepDims(), tensor.Correction(6)), dims(1), float32(4))
	expect(t, x.Reshape(2, 4).Std([]int{1}, tensor.KeepDims()), dims(2, 1), float32(math.Sqrt(0.75)), float32(math.Sqrt(2.75)))
	expect(t, x.Std(nil, tensor.Correction(8)), dims(), nan)
	expect(t, x.SumSquare(nil), dims(), float32(232))
	expect(t, x.SumSquare([]int{0}, tensor.KeepDims()), dims(1), float32(232))
	expect(t, tensor.From(dev, []int8{-128, 127}).SumSquare(nil), dims(), int64(128*128+127*127))
	expect(t, tensor.From(dev, []float32{300, 300}).Cast(dtype.Float16).SumSquare(nil).Cast(dtype.Float32), dims(), inf)
}

// A negative correction is an error of every operator that takes one.
func TestCorrectionMistakes(t *testing.T) {
	x := tensor.From(testdev.Open(t), []float32{1, 2, 3, 4}, 2, 2)
	for name, f := range map[string]func(o tensor.CorrectionOption) *tensor.Tensor{
		"variance":         func(o tensor.CorrectionOption) *tensor.Tensor { return x.Variance([]int{0}, o) },
		"std":              func(o tensor.CorrectionOption) *tensor.Tensor { return x.Std(nil, o) },
		"rolling variance": func(o tensor.CorrectionOption) *tensor.Tensor { return x.RollingVariance(0, 2, o) },
		"rolling std":      func(o tensor.CorrectionOption) *tensor.Tensor { return x.RollingStd(1, 2, o) },
		"covariance":       func(o tensor.CorrectionOption) *tensor.Tensor { return x.Covariance(o) },
	} {
		if err := f(tensor.Correction(0.5)).Err(); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		for _, c := range []float64{-1, math.NaN(), math.Inf(-1)} {
			var wrong *tensor.AttrError
			if err := f(tensor.Correction(c)).Err(); !errors.As(err, &wrong) || wrong.Attr != "correction" {
				t.Errorf("%s with correction %v: %v, want a *tensor.AttrError", name, c, err)
			}
		}
	}
}

// Array API 2024.12, sum and prod, parameter dtype: the elements are converted,
// then combined.
func TestSumsInADType(t *testing.T) {
	dev := testdev.Open(t)
	i := tensor.From(dev, []int32{math.MaxInt32, 1, 1})
	expect(t, i.Sum(nil, tensor.As(dtype.Int32)), dims(), int32(math.MinInt32+1))
	expect(t, i.Sum([]int{0}, tensor.As(dtype.Float64)), dims(), float64(math.MaxInt32)+2)
	expect(t, i.Sum(nil, tensor.As(dtype.Uint8)), dims(), uint8(1))
	expect(t, i.Prod(nil, tensor.As(dtype.Int32)), dims(), int32(math.MaxInt32))
	expect(t, i.Prod(nil, tensor.As(dtype.Uint16)), dims(), uint16(math.MaxUint16))
	expect(t, tensor.Ones(dev, dtype.Float32, 4096).Sum(nil, tensor.As(dtype.Float16)).Cast(dtype.Float32), dims(), float32(4096))
	expect(t, tensor.Zeros(dev, dtype.Int32, 0).Sum(nil, tensor.As(dtype.Float32)), dims(), float32(0))
	var attr *tensor.AttrError
	if err := i.Sum(nil, tensor.As(dtype.Bool)).Err(); !errors.As(err, &attr) || attr.Op != ops.Sum.Name {
		t.Errorf("sum as bool: %v, want an AttrError of sum", err)
	}
}

func TestLogSumExp(t *testing.T) {
	dev := testdev.Open(t)
	for _, c := range []struct {
		name string
		x    []float32
		want float32
	}{
		{"of one", []float32{3}, 3},
		{"of equals", []float32{0, 0}, float32(math.Ln2)},
		{"no overflow", []float32{1000, 1000}, 1000 + float32(math.Ln2)},
		{"no underflow", []float32{-1000, -1000}, -1000 + float32(math.Ln2)},
		{"-Inf is no addend", []float32{-inf, 2}, 2},
		{"-Inf alone", []float32{-inf, -inf}, -inf},
		{"+Inf", []float32{1, inf}, inf},
		{"both infinities", []float32{-inf, inf}, inf},
		{"NaN", []float32{1, nan, inf}, nan},
	} {
		t.Run(c.name, func(t *testing.T) {
			x := tensor.From(dev, c.x)
			expect(t, x.LogSumExp(nil), dims(), c.want)
			expect(t, x.LogSumExp([]int{0}, tensor.KeepDims()), dims(1), c.want)
		})
	}
	expect(t, tensor.Zeros(dev, dtype.Float32, 2, 0).LogSumExp([]int{1}), dims(2), -inf, -inf)
}

// Array API 2024.12, linalg.vector_norm.
func TestNorms(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []float32{3, -4, 0, 0, -1, 1}, 2, 3)
	expect(t, x.VectorNorm([]int{1}, 1), dims(2), float32(7), 2)
	expect(t, x.VectorNorm(nil, 1, tensor.KeepDims()), dims(1, 1), float32(9))
	expect(t, x.VectorNorm([]int{1}, 2), dims(2), float32(5), math.Sqrt2)
	expect(t, x.VectorNorm([]int{0}, 2), dims(3), float32(3), float32(math.Sqrt(17)), 1)
	expect(t, x.VectorNorm(nil, math.Inf(1)), dims(), float32(4))
	expect(t, x.VectorNorm([]int{1}, math.Inf(1)), dims(2), float32(4), 1)
	expect(t, x.VectorNorm([]int{1}, math.Inf(-1)), dims(2), float32(0), 0)
	expect(t, x.VectorNorm([]int{1}, 0), dims(2), float32(2), 2)
	expect(t, x.VectorNorm(nil, 1), dims(), float32(9))
	expect(t, x.VectorNorm([]int{0}, 4, tensor.KeepDims()), dims(1, 3), float32(3), float32(math.Pow(257, 0.25)), 1)
	expect(t, tensor.From(dev, []complex64{3 + 4i, -6 - 8i}).VectorNorm(nil, 1), dims(), float32(15))
	expect(t, tensor.From(dev, []complex128{3 + 4i, 12i}).VectorNorm(nil, 2), dims(), float64(13))
	expect(t, tensor.From(dev, []complex64{3 + 4i, 1}).VectorNorm(nil, math.Inf(1)), dims(), float32(5))
	expect(t, tensor.From(dev, []float32{300, 400}).Cast(dtype.Float16).VectorNorm(nil, 2).Cast(dtype.Float32), dims(), float32(500))
	none := tensor.Zeros(dev, dtype.Float32, 2, 0)
	expect(t, none.VectorNorm([]int{1}, 2), dims(2), float32(0), 0)
	var empty *tensor.EmptyReductionError
	if err := none.VectorNorm([]int{1}, math.Inf(1)).Err(); !errors.As(err, &empty) || empty.Op != ops.VectorNorm.Name {
		t.Errorf("greatest magnitude of nothing: %v, want an EmptyReductionError of vector_norm", err)
	}
	var attr *tensor.AttrError
	if err := x.VectorNorm(nil, math.NaN()).Err(); !errors.As(err, &attr) || attr.Op != ops.VectorNorm.Name {
		t.Errorf("NaN-norm: %v, want an AttrError of vector_norm", err)
	}
}

// KeepDims keeps the reduced axes of every reduction.
func TestKeepDims(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.Zeros(dev, dtype.Float32, 2, 3, 4)
	plain := func(f func([]int, ...tensor.ReduceOption) *tensor.Tensor) func([]int, bool) *tensor.Tensor {
		return func(axes []int, keep bool) *tensor.Tensor {
			if keep {
				return f(axes, tensor.KeepDims())
			}
			return f(axes)
		}
	}
	sum := func(f func([]int, ...tensor.SumOption) *tensor.Tensor, more ...tensor.SumOption) func([]int, bool) *tensor.Tensor {
		return func(axes []int, keep bool) *tensor.Tensor {
			if keep {
				return f(axes, append(more, tensor.KeepDims())...)
			}
			return f(axes, more...)
		}
	}
	variance := func(f func([]int, ...tensor.VarianceOption) *tensor.Tensor) func([]int, bool) *tensor.Tensor {
		return func(axes []int, keep bool) *tensor.Tensor {
			if keep {
				return f(axes, tensor.KeepDims(), tensor.Correction(1))
			}
			return f(axes, tensor.Correction(1))
		}
	}
	quantile := func(f func([]int, float64, ...tensor.QuantileOption) *tensor.Tensor) func([]int, bool) *tensor.Tensor {
		return func(axes []int, keep bool) *tensor.Tensor {
			if keep {
				return f(axes, 0.5, tensor.QuantileHazen, tensor.KeepDims())
			}
			return f(axes, 0.5)
		}
	}
	norm := func(axes []int, options ...tensor.ReduceOption) *tensor.Tensor {
		return x.VectorNorm(axes, 2, options...)
	}
	for name, reduce := range map[string]func(axes []int, keep bool) *tensor.Tensor{
		"max": plain(x.Max), "min": plain(x.Min), "argmax": plain(x.ArgMax), "argmin": plain(x.ArgMin), "mean": plain(x.Mean), "all": plain(x.All), "any": plain(x.Any),
		"count_nonzero": plain(x.CountNonzero), "sum_square": plain(x.SumSquare), "logsumexp": plain(x.LogSumExp), "median": plain(x.Median), "vector_norm": plain(norm),
		"nansum": plain(x.NaNSum), "nanprod": plain(x.NaNProd), "nanmax": plain(x.NaNMax), "nanmin": plain(x.NaNMin), "nanmean": plain(x.NaNMean), "nanmedian": plain(x.NaNMedian),
		"sum": sum(x.Sum), "prod": sum(x.Prod), "sum as": sum(x.Sum, tensor.As(dtype.Float64)), "prod as": sum(x.Prod, tensor.As(dtype.Float64)),
		"var": variance(x.Variance), "std": variance(x.Std), "nanvar": variance(x.NaNVariance), "nanstd": variance(x.NaNStd),
		"quantile": quantile(x.Quantile), "nanquantile": quantile(x.NaNQuantile),
	} {
		for _, c := range []struct {
			axes       []int
			want, kept shape.Shape
		}{
			{nil, dims(), dims(1, 1, 1)}, {[]int{1}, dims(2, 4), dims(2, 1, 4)}, {[]int{-1, 0}, dims(3), dims(1, 3, 1)},
		} {
			for keep, want := range map[bool]shape.Shape{false: c.want, true: c.kept} {
				given := slices.Clone(c.axes)
				if got := reduce(given, keep); got.Err() != nil || !got.Shape().Equal(want) {
					t.Errorf("%s along %v, kept %t: shape %v, error %v, want shape %v", name, c.axes, keep, got.Shape(), got.Err(), want)
				}
				if !slices.Equal(given, c.axes) {
					t.Errorf("%s along %v: the axes given are %v afterwards", name, c.axes, given)
				}
			}
		}
	}
}

// The errors of every reduction name it.
func TestReductionsNameThemselves(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.Zeros(dev, dtype.Float32, 2, 3)
	for _, op := range []*ops.Op{ops.Std, ops.AllTrue, ops.AnyTrue, ops.CountNonzero, ops.SumSquare, ops.ArgMax, ops.ArgMin,
		ops.LogSumExp, ops.L1Norm, ops.L2Norm, ops.InfNorm, ops.VectorNorm, ops.Softmax, ops.LogSoftmax, ops.LayerNorm, ops.RMSNorm} {
		var axis *shape.AxisError
		if err := handle.Apply(op, ops.Attr{Axes: []int{2}}, x).Err(); !errors.As(err, &axis) || axis.Op != op.Name {
			t.Errorf("%s along axis 2 of 2: %v, want an AxisError of %s", op, err, op)
		}
		if err := handle.Apply(op, ops.Attr{Axes: []int{0, -2}}, x).Err(); !errors.As(err, &axis) || axis.Op != op.Name {
			t.Errorf("%s along one axis twice: %v, want an AxisError of %s", op, err, op)
		}
	}
}
