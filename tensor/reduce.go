package tensor

import "github.com/weft-gpu/weft/ops"

// The reductions. axes count from the end where they are negative; with none,
// all axes are reduced. The plain form drops the reduced axes, the KeepDims form
// keeps them with size 1. Elements are combined by one fixed tree, the same on
// every device (package ops). Every result may carry *shape.AxisError,
// *ops.DTypeError and the other errors of [Apply].

func reduce(op *ops.Op, x *Tensor, axes []int, keepDims bool) *Tensor {
	return Apply(op, ops.Attr{Axes: axes, KeepDims: keepDims}, x)
}

// Sum is the sum along axes, 0 of no elements. Numeric dtypes; signed integers are
// summed as int64, unsigned ones as uint64, both wrapping (Array API 2024.12, sum).
func (x *Tensor) Sum(axes ...int) *Tensor { return reduce(ops.Sum, x, axes, false) }

// Sum is x.Sum(axes...).
func Sum(x *Tensor, axes ...int) *Tensor { return reduce(ops.Sum, x, axes, false) }

// SumKeepDims is [Tensor.Sum] with the reduced axes kept at size 1.
func (x *Tensor) SumKeepDims(axes ...int) *Tensor { return reduce(ops.Sum, x, axes, true) }

// SumKeepDims is x.SumKeepDims(axes...).
func SumKeepDims(x *Tensor, axes ...int) *Tensor { return reduce(ops.Sum, x, axes, true) }

// Prod is the product along axes, 1 of no elements. Numeric dtypes; signed integers are
// multiplied as int64, unsigned ones as uint64, both wrapping (Array API 2024.12, prod).
func (x *Tensor) Prod(axes ...int) *Tensor { return reduce(ops.Prod, x, axes, false) }

// Prod is x.Prod(axes...).
func Prod(x *Tensor, axes ...int) *Tensor { return reduce(ops.Prod, x, axes, false) }

// ProdKeepDims is [Tensor.Prod] with the reduced axes kept at size 1.
func (x *Tensor) ProdKeepDims(axes ...int) *Tensor { return reduce(ops.Prod, x, axes, true) }

// ProdKeepDims is x.ProdKeepDims(axes...).
func ProdKeepDims(x *Tensor, axes ...int) *Tensor { return reduce(ops.Prod, x, axes, true) }

// Max is the greatest element along axes, as [Maximum] orders them. Real numeric dtypes;
// of no
// elements it is an *ops.EmptyReductionError (Array API 2024.12, max).
func (x *Tensor) Max(axes ...int) *Tensor { return reduce(ops.Max, x, axes, false) }

// Max is x.Max(axes...).
func Max(x *Tensor, axes ...int) *Tensor { return reduce(ops.Max, x, axes, false) }

// MaxKeepDims is [Tensor.Max] with the reduced axes kept at size 1.
func (x *Tensor) MaxKeepDims(axes ...int) *Tensor { return reduce(ops.Max, x, axes, true) }

// MaxKeepDims is x.MaxKeepDims(axes...).
func MaxKeepDims(x *Tensor, axes ...int) *Tensor { return reduce(ops.Max, x, axes, true) }

// Min is the least element along axes, as [Minimum] orders them. Real numeric dtypes;
// of no
// elements it is an *ops.EmptyReductionError (Array API 2024.12, min).
func (x *Tensor) Min(axes ...int) *Tensor { return reduce(ops.Min, x, axes, false) }

// Min is x.Min(axes...).
func Min(x *Tensor, axes ...int) *Tensor { return reduce(ops.Min, x, axes, false) }

// MinKeepDims is [Tensor.Min] with the reduced axes kept at size 1.
func (x *Tensor) MinKeepDims(axes ...int) *Tensor { return reduce(ops.Min, x, axes, true) }

// MinKeepDims is x.MinKeepDims(axes...).
func MinKeepDims(x *Tensor, axes ...int) *Tensor { return reduce(ops.Min, x, axes, true) }

// Mean is the mean along axes, NaN of no elements. Floating-point dtypes; float16 and
// bfloat16 are summed in float32 (Array API 2024.12, mean).
func (x *Tensor) Mean(axes ...int) *Tensor { return reduce(ops.Mean, x, axes, false) }

// Mean is x.Mean(axes...).
func Mean(x *Tensor, axes ...int) *Tensor { return reduce(ops.Mean, x, axes, false) }

// MeanKeepDims is [Tensor.Mean] with the reduced axes kept at size 1.
func (x *Tensor) MeanKeepDims(axes ...int) *Tensor { return reduce(ops.Mean, x, axes, true) }

// MeanKeepDims is x.MeanKeepDims(axes...).
func MeanKeepDims(x *Tensor, axes ...int) *Tensor { return reduce(ops.Mean, x, axes, true) }

// Variance is the mean squared distance from the mean along axes: the sum of squares
// over the number of elements less correction, which is 0 for the variance of a
// population and 1 for the unbiased one of a sample; NaN where nothing is left to
// divide by. Real floating-point dtypes (Array API 2024.12, var).
func (x *Tensor) Variance(correction float64, axes ...int) *Tensor {
	return Apply(ops.Var, ops.Attr{Axes: axes, Correction: correction}, x)
}

// Variance is x.Variance(correction, axes...).
func Variance(x *Tensor, correction float64, axes ...int) *Tensor {
	return Apply(ops.Var, ops.Attr{Axes: axes, Correction: correction}, x)
}

// VarianceKeepDims is [Tensor.Variance] with the reduced axes kept at size 1.
func (x *Tensor) VarianceKeepDims(correction float64, axes ...int) *Tensor {
	return Apply(ops.Var, ops.Attr{Axes: axes, Correction: correction, KeepDims: true}, x)
}

// VarianceKeepDims is x.VarianceKeepDims(correction, axes...).
func VarianceKeepDims(x *Tensor, correction float64, axes ...int) *Tensor {
	return Apply(ops.Var, ops.Attr{Axes: axes, Correction: correction, KeepDims: true}, x)
}
