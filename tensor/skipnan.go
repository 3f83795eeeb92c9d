package tensor

import "github.com/weft-gpu/weft/ops"

// Reductions that leave out NaN. The axes are those of the reductions, [KeepDims] too.
// Real floating-point dtypes; float16 and bfloat16 are combined in float32 and rounded
// once. Sums are those of the fixed tree (package ops), in which a NaN counts as nothing.
// Every result may carry *shape.AxisError, *[DTypeError] and the other errors of [Apply].

// NaNSum is the sum along axes of the elements that are no NaN; where all are, 0. Real
// floating-point dtypes (NumPy, nansum).
func (x *Tensor) NaNSum(axes ...int) *Tensor { return reduce(ops.NaNSum, x, axes) }

// NaNProd is the product along axes of the elements that are no NaN; where all are, 1. Real
// floating-point dtypes (NumPy, nanprod).
func (x *Tensor) NaNProd(axes ...int) *Tensor { return reduce(ops.NaNProd, x, axes) }

// NaNMax is the greatest element along axes that is no NaN; NaN where all are. Of no
// elements it is an *[EmptyReductionError]. Real floating-point dtypes (NumPy, nanmax).
func (x *Tensor) NaNMax(axes ...int) *Tensor { return reduce(ops.NaNMax, x, axes) }

// NaNMin is the least element along axes that is no NaN; NaN where all are. Of no
// elements it is an *[EmptyReductionError]. Real floating-point dtypes (NumPy, nanmin).
func (x *Tensor) NaNMin(axes ...int) *Tensor { return reduce(ops.NaNMin, x, axes) }

// NaNMean is the mean along axes of the elements that are no NaN; where all are, NaN. Real
// floating-point dtypes (NumPy, nanmean).
func (x *Tensor) NaNMean(axes ...int) *Tensor { return reduce(ops.NaNMean, x, axes) }

// NaNVariance is [Tensor.Variance] of the elements along axes that are no NaN; NaN where
// all are. Real floating-point dtypes (NumPy, nanvar).
func (x *Tensor) NaNVariance(axes ...int) *Tensor { return x.NaNVarianceWith(axes) }

// NaNVarianceWith is [Tensor.NaNVariance] with options, as [Tensor.VarianceWith]: NaN where
// the number of elements that are no NaN is at most the correction.
func (x *Tensor) NaNVarianceWith(axes []int, options ...VarianceOption) *Tensor {
	return applyWith(ops.NaNVar, along(ops.Attr{}, axes), x, options)
}

// NaNStd is the square root of [Tensor.NaNVariance] (NumPy, nanstd).
func (x *Tensor) NaNStd(axes ...int) *Tensor { return x.NaNStdWith(axes) }

// NaNStdWith is [Tensor.NaNStd] with options, as [Tensor.NaNVarianceWith].
func (x *Tensor) NaNStdWith(axes []int, options ...VarianceOption) *Tensor {
	return applyWith(ops.NaNStd, along(ops.Attr{}, axes), x, options)
}

// NaNMedian is [Tensor.Median] of the elements along axes that are no NaN; NaN where all
// are. Of no elements it is an *[EmptyReductionError]. Real floating-point dtypes (NumPy, nanmedian). It sorts.
func (x *Tensor) NaNMedian(axes ...int) *Tensor { return reduce(ops.NaNMedian, x, axes) }

// NaNQuantile is [Tensor.Quantile] of the elements along axes that are no NaN; NaN where
// all are. Its position among them is computed in float64 (NumPy, nanquantile).
// It sorts. Errors: those of Quantile.
func (x *Tensor) NaNQuantile(axes []int, q float64, method QuantileMethod) *Tensor {
	return quantileOf(ops.NaNQuantile, x, axes, q, method)
}
