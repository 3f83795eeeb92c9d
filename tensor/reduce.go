package tensor

import (
	"math"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// The reductions. axes count from the end where they are negative; with none,
// all axes are reduced. The reduced axes are dropped, and with [KeepDims] among
// the axes they stay, with size 1. Elements are combined by one fixed tree, the
// same on every device (package ops). Every result may carry *shape.AxisError,
// *[DTypeError] and the other errors of [Apply].

// KeepDims among a reduction's axes keeps the reduced ones at size 1, so that the
// result broadcasts back: x.Sub(x.Mean(-1, KeepDims)). Alone it stands for all
// axes. It is no axis of anything else, where it is an *[AttrError].
const KeepDims = math.MinInt

func reduce(op *ops.Op, x *Tensor, axes []int) *Tensor {
	return reduceBy(op, ops.Attr{}, x, axes)
}

func reduceBy(op *ops.Op, attr ops.Attr, x *Tensor, axes []int) *Tensor {
	return Apply(op, along(attr, axes), x)
}

// along adds a reduction's axes to its parameters.
func along(attr ops.Attr, axes []int) ops.Attr {
	if slices.Contains(axes, KeepDims) {
		attr.KeepDims = true
		axes = slices.DeleteFunc(slices.Clone(axes), func(a int) bool { return a == KeepDims })
		if len(axes) == 0 {
			axes = nil // all of them, as without any
		}
	}
	attr.Axes = axes
	return attr
}

// Sum is the sum along axes, 0 of no elements. Bools and numeric dtypes; bools and signed
// integers are summed as int64, unsigned ones as uint64, both wrapping (Array API 2024.12,
// sum; of bools NumPy, sum).
func (x *Tensor) Sum(axes ...int) *Tensor { return reduce(ops.Sum, x, axes) }

// SumAs is [Tensor.Sum] of the elements converted to d, which is the result's dtype:
// integers wrap in it; float16 and bfloat16 are summed in float32 (Array API 2024.12,
// sum, parameter dtype). Errors: *[AttrError] where d is bool.
func (x *Tensor) SumAs(axes []int, d dtype.DType) *Tensor {
	return reduceBy(ops.Sum, ops.Attr{DType: d}, x, axes)
}

// Prod is the product along axes, 1 of no elements. Bools and numeric dtypes; bools and
// signed integers are multiplied as int64, unsigned ones as uint64, both wrapping (Array
// API 2024.12, prod; of bools NumPy, prod).
func (x *Tensor) Prod(axes ...int) *Tensor { return reduce(ops.Prod, x, axes) }

// ProdAs is [Tensor.Prod] of the elements converted to d, which is the result's dtype:
// integers wrap in it (Array API 2024.12, prod, parameter dtype). Errors:
// *[AttrError] where d is bool.
func (x *Tensor) ProdAs(axes []int, d dtype.DType) *Tensor {
	return reduceBy(ops.Prod, ops.Attr{DType: d}, x, axes)
}

// Max is the greatest element along axes, as [Tensor.Maximum] orders them. Real numeric
// dtypes; of no elements it is an *[EmptyReductionError] (Array API 2024.12, max).
func (x *Tensor) Max(axes ...int) *Tensor { return reduce(ops.Max, x, axes) }

// Min is the least element along axes, as [Tensor.Minimum] orders them. Real numeric
// dtypes; of no elements it is an *[EmptyReductionError] (Array API 2024.12, min).
func (x *Tensor) Min(axes ...int) *Tensor { return reduce(ops.Min, x, axes) }

// ArgMax is the position of the greatest element as int64: along one axis its index
// there, along several or all of them the row-major index over these axes. The first of
// equal elements; -0 equals +0, and a NaN is the greatest. Bool and real dtypes; of no
// elements it is an *[EmptyReductionError] (Array API 2024.12, argmax, NumPy's rule
// for NaN).
func (x *Tensor) ArgMax(axes ...int) *Tensor { return reduce(ops.ArgMax, x, axes) }

// ArgMin is the position of the least element as int64, as [Tensor.ArgMax]: a NaN is
// the least. Bool and real dtypes; of no elements it is an *[EmptyReductionError]
// (Array API 2024.12, argmin, NumPy's rule for NaN).
func (x *Tensor) ArgMin(axes ...int) *Tensor { return reduce(ops.ArgMin, x, axes) }

// Mean is the mean along axes, NaN of no elements. It is within 1 ULP where all elements
// have one sign, however many they are, and overflows for none; of equal elements it is
// their value. Any dtype: bools and integers are converted to float64 first, as in NumPy,
// where the standard has none of them; cast them to float32 where that will do, which is
// faster. float16 and bfloat16 are summed in float32; a complex mean is the plain sum over
// the number of elements (Array API 2024.12, mean).
func (x *Tensor) Mean(axes ...int) *Tensor { return reduce(ops.Mean, x, axes) }

// Variance is the variance of a population along axes: the mean squared distance from
// the mean, NaN of no elements. Its error does not grow with the mean (docs/numerics.md).
// [Tensor.VarianceWith] gives that of a sample. Bools and real dtypes; bools and integers
// count as float64 (Array API 2024.12, var).
func (x *Tensor) Variance(axes ...int) *Tensor { return x.VarianceWith(axes) }

// VarianceWith is [Tensor.Variance] with options: x.VarianceWith([]int{1}, Correction(1))
// is the unbiased estimate from samples. Without axes all are reduced; [KeepDims] may be
// among them. Errors: *[AttrError] for a correction that is negative or no number, and
// those of Variance.
func (x *Tensor) VarianceWith(axes []int, options ...VarianceOption) *Tensor {
	return applyWith(ops.Var, along(ops.Attr{}, axes), x, options)
}

// Std is the standard deviation of a population along axes, the square root of
// [Tensor.Variance]. [Tensor.StdWith] gives that of a sample. Bools and real dtypes; bools
// and integers count as float64 (Array API 2024.12, std).
func (x *Tensor) Std(axes ...int) *Tensor { return x.StdWith(axes) }

// StdWith is [Tensor.Std] with options, as [Tensor.VarianceWith].
func (x *Tensor) StdWith(axes []int, options ...VarianceOption) *Tensor {
	return applyWith(ops.Std, along(ops.Attr{}, axes), x, options)
}

// VarianceOption says how variances, standard deviations and covariances are computed.
type VarianceOption func(*ops.Attr)

// Correction is subtracted from the number of elements that a sum of squares is divided
// by: 0 for a population, 1 for the unbiased estimate from a sample, NumPy's ddof. Where
// nothing is left to divide by the result is NaN. A correction that is negative or no
// number is an *[AttrError], which the result carries.
func Correction(c float64) VarianceOption {
	return func(attr *ops.Attr) { attr.Correction = c }
}

// All is whether every element along axes is other than 0, as bool; true of no
// elements, and NaN is other than 0. Any dtype (Array API 2024.12, all).
func (x *Tensor) All(axes ...int) *Tensor { return reduce(ops.AllTrue, x, axes) }

// Any is whether an element along axes is other than 0, as bool; false of no elements,
// and NaN is other than 0. Any dtype (Array API 2024.12, any).
func (x *Tensor) Any(axes ...int) *Tensor { return reduce(ops.AnyTrue, x, axes) }

// CountNonzero is the number of elements along axes that are other than 0, as int64;
// NaN is other than 0. Any dtype (Array API 2024.12, count_nonzero).
func (x *Tensor) CountNonzero(axes ...int) *Tensor { return reduce(ops.CountNonzero, x, axes) }

// SumSquare is the sum of x * x along axes, 0 of no elements. Bools and real dtypes;
// bools and integers are squared and summed in 64 bits (ONNX, ReduceSumSquare).
func (x *Tensor) SumSquare(axes ...int) *Tensor { return reduce(ops.SumSquare, x, axes) }

// LogSumExp is the logarithm of the sum of e^x along axes, without overflow on the way;
// -Inf of no elements. Bools and real dtypes; bools and integers count as float64
// (SciPy, logsumexp).
func (x *Tensor) LogSumExp(axes ...int) *Tensor { return reduce(ops.LogSumExp, x, axes) }

// VectorNorm is the p-norm along axes, the sum of |x|^p to the power 1/p: of p = 1 the
// sum of |x|, of p = 2 the Euclidean norm, of math.Inf(1) the greatest |x|, of
// math.Inf(-1) the least, and of 0 the number of elements other than 0. Any
// dtype: bools and integers count as float64, and of complex ones the result is real; 0 of no elements (Array API 2024.12,
// linalg.vector_norm; ONNX, ReduceL1 and ReduceL2). Errors: *[EmptyReductionError]
// where p is infinite, *[AttrError] where it is NaN.
func (x *Tensor) VectorNorm(axes []int, p float64) *Tensor {
	return reduceBy(ops.VectorNorm, ops.Attr{Params: []float64{p}}, x, axes)
}
