package tensor

import "github.com/weft-gpu/weft/ops"

// The reductions. The comment of Sum says what axes mean.

// ReduceOption changes any reduction: [KeepDims].
type ReduceOption interface {
	SumOption
	VarianceOption
	QuantileOption
	reduce(*settings)
}

// SumOption changes [Tensor.Sum] and [Tensor.Prod]: [KeepDims], [As].
type SumOption interface{ sum(*settings) }

// VarianceOption changes [Tensor.Variance], [Tensor.Std] and their like: [KeepDims],
// [Correction].
type VarianceOption interface{ variance(*settings) }

func reduce(op *ops.Op, x *Tensor, axes []int, options []ReduceOption) *Tensor {
	return apply(op, set(ops.Attr{Axes: axes}, options, ReduceOption.reduce).Attr, x)
}

func sum(op *ops.Op, x *Tensor, axes []int, options []SumOption) *Tensor {
	return apply(op, set(ops.Attr{Axes: axes}, options, SumOption.sum).Attr, x)
}

func variance(op *ops.Op, x *Tensor, axes []int, options []VarianceOption) *Tensor {
	return apply(op, set(ops.Attr{Axes: axes}, options, VarianceOption.variance).Attr, x)
}

// Sum is the sum along axes, and 0 of no elements. nil axes are all of them, and negative ones
// count from the end. The reduced axes are dropped; with [KeepDims] they stay, with size 1.
// Elements are added in one fixed order, the same on every device (package ops). Bools and numeric
// dtypes; bools and signed integers are summed as int64, unsigned ones as uint64, both wrapping;
// float16 and bfloat16 in float32 (Array API 2024.12, sum; of bools NumPy, sum). Errors:
// *shape.AxisError, *[DTypeError].
func (x *Tensor) Sum(axes []int, options ...SumOption) *Tensor {
	return sum(ops.Sum, x, axes, options)
}

// Prod is the product along axes, as [Tensor.Sum] takes them, and 1 of no elements. Bools and
// numeric dtypes; bools and signed integers are multiplied as int64, unsigned ones as uint64, both
// wrapping (Array API 2024.12, prod; of bools NumPy, prod). Errors: *shape.AxisError,
// *[DTypeError].
func (x *Tensor) Prod(axes []int, options ...SumOption) *Tensor {
	return sum(ops.Prod, x, axes, options)
}

// Max is the greatest element along axes, as [Tensor.Maximum] orders them. Real numeric dtypes
// (Array API 2024.12, max). Errors: *[EmptyReductionError] of no elements, *shape.AxisError,
// *[DTypeError].
func (x *Tensor) Max(axes []int, options ...ReduceOption) *Tensor {
	return reduce(ops.Max, x, axes, options)
}

// Min is the least element along axes, as [Tensor.Minimum] orders them. Real numeric dtypes (Array
// API 2024.12, min). Errors: *[EmptyReductionError] of no elements, *shape.AxisError,
// *[DTypeError].
func (x *Tensor) Min(axes []int, options ...ReduceOption) *Tensor {
	return reduce(ops.Min, x, axes, options)
}

// ArgMax is the position of the greatest element as int64: along one axis its index there, along
// several or all of them the row-major index over these axes. It is the first of equal elements; -0
// equals +0, and a NaN is the greatest. Bool and real numeric dtypes (Array API 2024.12, argmax,
// NumPy's rule for NaN). Errors: *[EmptyReductionError] of no elements, *shape.AxisError,
// *[DTypeError].
func (x *Tensor) ArgMax(axes []int, options ...ReduceOption) *Tensor {
	return reduce(ops.ArgMax, x, axes, options)
}

// ArgMin is the position of the least element along axes as int64, as in [Tensor.ArgMax]; a NaN is
// the least. Bool and real numeric dtypes (Array API 2024.12, argmin, NumPy's rule for NaN).
// Errors: those of ArgMax.
func (x *Tensor) ArgMin(axes []int, options ...ReduceOption) *Tensor {
	return reduce(ops.ArgMin, x, axes, options)
}

// Mean is the mean along axes, and NaN of no elements. It is within 1 ULP where all elements have
// one sign, however many they are, and never overflows on the way; of equal elements it is their
// value. Any dtype. Bools and integers are converted to float64 first, as in NumPy; the standard
// has none of them. Where float32 is exact enough cast them to it, which is faster. float16 and
// bfloat16 are summed in float32. A complex mean is the plain sum over the number of elements
// (Array API 2024.12, mean). Errors: *shape.AxisError.
func (x *Tensor) Mean(axes []int, options ...ReduceOption) *Tensor {
	return reduce(ops.Mean, x, axes, options)
}

// Variance is the variance of a population along axes: the mean squared distance from the mean, and
// NaN of no elements. Its error does not grow with the mean (docs/numerics.md). [Correction](1)
// gives the unbiased estimate from samples. Bools and real numeric dtypes; bools and integers count
// as float64 (Array API 2024.12, var). Errors: *shape.AxisError, *[AttrError] for an invalid
// correction, *[DTypeError].
func (x *Tensor) Variance(axes []int, options ...VarianceOption) *Tensor {
	return variance(ops.Var, x, axes, options)
}

// Std is the standard deviation of a population along axes: the square root of [Tensor.Variance],
// whose options and errors it has. Bools and real numeric dtypes; bools and integers count as
// float64 (Array API 2024.12, std).
func (x *Tensor) Std(axes []int, options ...VarianceOption) *Tensor {
	return variance(ops.Std, x, axes, options)
}

// All is whether every element along axes differs from 0, as bool; true of no elements, and NaN
// differs from 0. Any dtype (Array API 2024.12, all). Errors: *shape.AxisError.
func (x *Tensor) All(axes []int, options ...ReduceOption) *Tensor {
	return reduce(ops.AllTrue, x, axes, options)
}

// Any is whether an element along axes differs from 0, as bool; false of no elements, and NaN
// differs from 0. Any dtype (Array API 2024.12, any). Errors: *shape.AxisError.
func (x *Tensor) Any(axes []int, options ...ReduceOption) *Tensor {
	return reduce(ops.AnyTrue, x, axes, options)
}

// CountNonzero is the number of elements along axes that differ from 0, as int64; NaN differs from
// 0. Any dtype (Array API 2024.12, count_nonzero). Errors: *shape.AxisError.
func (x *Tensor) CountNonzero(axes []int, options ...ReduceOption) *Tensor {
	return reduce(ops.CountNonzero, x, axes, options)
}

// SumSquare is the sum of x * x along axes, and 0 of no elements. Bools and real numeric dtypes;
// bools and integers are squared and summed in 64 bits (ONNX, ReduceSumSquare). Errors:
// *shape.AxisError, *[DTypeError].
func (x *Tensor) SumSquare(axes []int, options ...ReduceOption) *Tensor {
	return reduce(ops.SumSquare, x, axes, options)
}

// LogSumExp is the logarithm of the sum of e^x along axes, without overflow on the way; -Inf of no
// elements. Bools and real numeric dtypes; bools and integers count as float64 (SciPy, logsumexp).
// Errors: *shape.AxisError, *[DTypeError].
func (x *Tensor) LogSumExp(axes []int, options ...ReduceOption) *Tensor {
	return reduce(ops.LogSumExp, x, axes, options)
}

// VectorNorm is the p-norm along axes, the sum of |x|^p to the power 1/p: for p = 1 the sum of |x|,
// for p = 2 the Euclidean norm, for math.Inf(1) the greatest |x|, for math.Inf(-1) the least, and
// for 0 the number of elements other than 0. Of no elements it is 0. Any dtype: bools and integers
// count as float64, and the norm of complex ones is real (Array API 2024.12, linalg.vector_norm;
// ONNX, ReduceL1 and ReduceL2). Errors: *[EmptyReductionError] of no elements where p is infinite,
// *[AttrError] where it is NaN, *shape.AxisError.
func (x *Tensor) VectorNorm(axes []int, p float64, options ...ReduceOption) *Tensor {
	return apply(ops.VectorNorm, set(ops.Attr{Axes: axes, Params: []float64{p}}, options, ReduceOption.reduce).Attr, x)
}
