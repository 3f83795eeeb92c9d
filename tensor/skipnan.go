package tensor

import "github.com/weft-gpu/weft/ops"

// Reductions that leave out NaN. Float16 and bfloat16 are combined in float32 and rounded once.
// Sums have the fixed order of package ops, in which a NaN counts as 0.

// NaNSum is the sum along axes, as [Tensor.Sum] takes them, of the elements that are not NaN; 0
// where all are. Real floating-point dtypes (NumPy, nansum). Errors: *shape.AxisError,
// *[DTypeError].
func (x *Tensor) NaNSum(axes []int, options ...ReduceOption) *Tensor {
	return reduce(ops.NaNSum, x, axes, options)
}

// NaNProd is the product along axes of the elements that are not NaN; 1 where all are. Real
// floating-point dtypes (NumPy, nanprod). Errors: *shape.AxisError, *[DTypeError].
func (x *Tensor) NaNProd(axes []int, options ...ReduceOption) *Tensor {
	return reduce(ops.NaNProd, x, axes, options)
}

// NaNMax is the greatest element along axes that is not NaN; NaN where all are. Real floating-point
// dtypes (NumPy, nanmax). Errors: *[EmptyReductionError] of no elements, *shape.AxisError,
// *[DTypeError].
func (x *Tensor) NaNMax(axes []int, options ...ReduceOption) *Tensor {
	return reduce(ops.NaNMax, x, axes, options)
}

// NaNMin is the least element along axes that is not NaN; NaN where all are. Real floating-point
// dtypes (NumPy, nanmin). Errors: *[EmptyReductionError] of no elements, *shape.AxisError,
// *[DTypeError].
func (x *Tensor) NaNMin(axes []int, options ...ReduceOption) *Tensor {
	return reduce(ops.NaNMin, x, axes, options)
}

// NaNMean is the mean along axes of the elements that are not NaN; NaN where all are. Real
// floating-point dtypes (NumPy, nanmean). Errors: *shape.AxisError, *[DTypeError].
func (x *Tensor) NaNMean(axes []int, options ...ReduceOption) *Tensor {
	return reduce(ops.NaNMean, x, axes, options)
}

// NaNVariance is [Tensor.Variance] of the elements along axes that are not NaN; NaN where all are.
// Real floating-point dtypes (NumPy, nanvar). Errors: those of Variance.
func (x *Tensor) NaNVariance(axes []int, options ...VarianceOption) *Tensor {
	return variance(ops.NaNVar, x, axes, options)
}

// NaNStd is the square root of [Tensor.NaNVariance] along axes, with its options and errors. Real
// floating-point dtypes (NumPy, nanstd).
func (x *Tensor) NaNStd(axes []int, options ...VarianceOption) *Tensor {
	return variance(ops.NaNStd, x, axes, options)
}

// NaNMedian is [Tensor.Median] of the elements along axes that are not NaN; NaN where all are. Real
// floating-point dtypes (NumPy, nanmedian). It sorts. Errors: *[EmptyReductionError] of no
// elements, *shape.AxisError, *[DTypeError].
func (x *Tensor) NaNMedian(axes []int, options ...ReduceOption) *Tensor {
	return reduce(ops.NaNMedian, x, axes, options)
}

// NaNQuantile is [Tensor.Quantile] of the elements along axes that are not NaN; NaN where all are.
// Its position among them is computed in float64. Real floating-point dtypes (NumPy, nanquantile).
// It sorts. Errors: those of Quantile.
func (x *Tensor) NaNQuantile(axes []int, q float64, options ...QuantileOption) *Tensor {
	return quantileOf(ops.NaNQuantile, x, axes, q, options)
}
