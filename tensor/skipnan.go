package tensor

import "github.com/weft-gpu/weft/ops"

// Reductions that leave out NaN. The axes and options are those of the reductions.
// Real floating-point dtypes; float16 and bfloat16 are combined in float32 and rounded
// once. Sums are those of the fixed tree (package ops), in which a NaN counts as nothing.
// Every result may carry *shape.AxisError, *[DTypeError] and the other errors of every operator.

// NaNSum is the sum along axes of the elements that are no NaN; where all are, 0. Real
// floating-point dtypes (NumPy, nansum).
func (x *Tensor) NaNSum(axes []int, options ...ReduceOption) *Tensor {
	return reduce(ops.NaNSum, x, axes, options)
}

// NaNProd is the product along axes of the elements that are no NaN; where all are, 1. Real
// floating-point dtypes (NumPy, nanprod).
func (x *Tensor) NaNProd(axes []int, options ...ReduceOption) *Tensor {
	return reduce(ops.NaNProd, x, axes, options)
}

// NaNMax is the greatest element along axes that is no NaN; NaN where all are. Of no
// elements it is an *[EmptyReductionError]. Real floating-point dtypes (NumPy, nanmax).
func (x *Tensor) NaNMax(axes []int, options ...ReduceOption) *Tensor {
	return reduce(ops.NaNMax, x, axes, options)
}

// NaNMin is the least element along axes that is no NaN; NaN where all are. Of no
// elements it is an *[EmptyReductionError]. Real floating-point dtypes (NumPy, nanmin).
func (x *Tensor) NaNMin(axes []int, options ...ReduceOption) *Tensor {
	return reduce(ops.NaNMin, x, axes, options)
}

// NaNMean is the mean along axes of the elements that are no NaN; where all are, NaN. Real
// floating-point dtypes (NumPy, nanmean).
func (x *Tensor) NaNMean(axes []int, options ...ReduceOption) *Tensor {
	return reduce(ops.NaNMean, x, axes, options)
}

// NaNVariance is [Tensor.Variance] of the elements along axes that are no NaN; NaN where
// all are. Real floating-point dtypes (NumPy, nanvar).
func (x *Tensor) NaNVariance(axes []int, options ...VarianceOption) *Tensor {
	return variance(ops.NaNVar, x, axes, options)
}

// NaNStd is the square root of [Tensor.NaNVariance] (NumPy, nanstd).
func (x *Tensor) NaNStd(axes []int, options ...VarianceOption) *Tensor {
	return variance(ops.NaNStd, x, axes, options)
}

// NaNMedian is [Tensor.Median] of the elements along axes that are no NaN; NaN where all
// are. Of no elements it is an *[EmptyReductionError]. Real floating-point dtypes (NumPy, nanmedian). It sorts.
func (x *Tensor) NaNMedian(axes []int, options ...ReduceOption) *Tensor {
	return reduce(ops.NaNMedian, x, axes, options)
}

// NaNQuantile is [Tensor.Quantile] of the elements along axes that are no NaN; NaN where
// all are. Its position among them is computed in float64 (NumPy, nanquantile).
// It sorts. Errors: those of Quantile.
func (x *Tensor) NaNQuantile(axes []int, q float64, options ...QuantileOption) *Tensor {
	return quantileOf(ops.NaNQuantile, x, axes, q, options)
}
