package tensor

import "github.com/weft-gpu/weft/ops"

// Reductions that leave out NaN. The axes are those of the reductions, [KeepDims] too.
// Real floating-point dtypes; float16 and bfloat16 are combined in float32 and rounded
// once. Sums are those of the fixed tree (package ops), in which a NaN counts as nothing.
// Every result may carry *shape.AxisError, *[DTypeError] and the other errors of [Apply].

// NaNSum is the sum along axes of the elements that are no NaN, 0 of none (NumPy, nansum).
func (x *Tensor) NaNSum(axes ...int) *Tensor { return reduce(ops.NaNSum, x, axes) }

// NaNProd is the product along axes of the elements that are no NaN, 1 of none (NumPy,
// nanprod).
func (x *Tensor) NaNProd(axes ...int) *Tensor { return reduce(ops.NaNProd, x, axes) }

// NaNMax is the greatest element along axes that is no NaN; NaN where all are. Of no
// elements it is an *[EmptyReductionError] (NumPy, nanmax).
func (x *Tensor) NaNMax(axes ...int) *Tensor { return reduce(ops.NaNMax, x, axes) }

// NaNMin is the least element along axes that is no NaN; NaN where all are. Of no
// elements it is an *[EmptyReductionError] (NumPy, nanmin).
func (x *Tensor) NaNMin(axes ...int) *Tensor { return reduce(ops.NaNMin, x, axes) }

// NaNMean is the mean along axes of the elements that are no NaN; NaN of none (NumPy,
// nanmean).
func (x *Tensor) NaNMean(axes ...int) *Tensor { return reduce(ops.NaNMean, x, axes) }
