package tensor

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// More reductions. As with [Tensor.Sum], axes count from the end where they are
// negative, with none all axes are reduced, and the KeepDims forms keep the
// reduced axes with size 1. Results may carry *shape.AxisError, *ops.DTypeError
// and the other errors of [Apply].

// Std is the square root of [Tensor.Variance]: the standard deviation, of a population
// where correction is 0, of a sample where it is 1. Real floating-point dtypes (Array
// API 2024.12, std).
func (x *Tensor) Std(correction float64, axes ...int) *Tensor {
	return Apply(ops.Std, ops.Attr{Correction: correction, Axes: axes}, x)
}

// Std is x.Std(correction, axes...).
func Std(x *Tensor, correction float64, axes ...int) *Tensor {
	return Apply(ops.Std, ops.Attr{Correction: correction, Axes: axes}, x)
}

// StdKeepDims is [Tensor.Std] with the reduced axes kept at size 1.
func (x *Tensor) StdKeepDims(correction float64, axes ...int) *Tensor {
	return Apply(ops.Std, ops.Attr{Correction: correction, Axes: axes, KeepDims: true}, x)
}

// StdKeepDims is x.StdKeepDims(correction, axes...).
func StdKeepDims(x *Tensor, correction float64, axes ...int) *Tensor {
	return Apply(ops.Std, ops.Attr{Correction: correction, Axes: axes, KeepDims: true}, x)
}

// All is whether every element along axes is other than 0, as bool; true of no
// elements, and NaN is other than 0. Any dtype (Array API 2024.12, all).
func (x *Tensor) All(axes ...int) *Tensor {
	return Apply(ops.AllTrue, ops.Attr{Axes: axes}, x)
}

// AllTrue is x.All(axes...); the name All is that of the range.
func AllTrue(x *Tensor, axes ...int) *Tensor {
	return Apply(ops.AllTrue, ops.Attr{Axes: axes}, x)
}

// AllKeepDims is [Tensor.All] with the reduced axes kept at size 1.
func (x *Tensor) AllKeepDims(axes ...int) *Tensor {
	return Apply(ops.AllTrue, ops.Attr{Axes: axes, KeepDims: true}, x)
}

// AllKeepDims is x.AllKeepDims(axes...).
func AllKeepDims(x *Tensor, axes ...int) *Tensor {
	return Apply(ops.AllTrue, ops.Attr{Axes: axes, KeepDims: true}, x)
}

// Any is whether an element along axes is other than 0, as bool; false of no elements,
// and NaN is other than 0. Any dtype (Array API 2024.12, any).
func (x *Tensor) Any(axes ...int) *Tensor {
	return Apply(ops.AnyTrue, ops.Attr{Axes: axes}, x)
}

// AnyTrue is x.Any(axes...).
func AnyTrue(x *Tensor, axes ...int) *Tensor {
	return Apply(ops.AnyTrue, ops.Attr{Axes: axes}, x)
}

// AnyKeepDims is [Tensor.Any] with the reduced axes kept at size 1.
func (x *Tensor) AnyKeepDims(axes ...int) *Tensor {
	return Apply(ops.AnyTrue, ops.Attr{Axes: axes, KeepDims: true}, x)
}

// AnyKeepDims is x.AnyKeepDims(axes...).
func AnyKeepDims(x *Tensor, axes ...int) *Tensor {
	return Apply(ops.AnyTrue, ops.Attr{Axes: axes, KeepDims: true}, x)
}

// CountNonzero is the number of elements along axes that are other than 0, as int64;
// NaN is other than 0. Any dtype (Array API 2024.12, count_nonzero).
func (x *Tensor) CountNonzero(axes ...int) *Tensor {
	return Apply(ops.CountNonzero, ops.Attr{Axes: axes}, x)
}

// CountNonzero is x.CountNonzero(axes...).
func CountNonzero(x *Tensor, axes ...int) *Tensor {
	return Apply(ops.CountNonzero, ops.Attr{Axes: axes}, x)
}

// CountNonzeroKeepDims is [Tensor.CountNonzero] with the reduced axes kept at size 1.
func (x *Tensor) CountNonzeroKeepDims(axes ...int) *Tensor {
	return Apply(ops.CountNonzero, ops.Attr{Axes: axes, KeepDims: true}, x)
}

// CountNonzeroKeepDims is x.CountNonzeroKeepDims(axes...).
func CountNonzeroKeepDims(x *Tensor, axes ...int) *Tensor {
	return Apply(ops.CountNonzero, ops.Attr{Axes: axes, KeepDims: true}, x)
}

// SumSquare is the sum of x * x along axes, 0 of no elements. Real numeric dtypes;
// integers are squared and summed in 64 bits (ONNX, ReduceSumSquare).
func (x *Tensor) SumSquare(axes ...int) *Tensor {
	return Apply(ops.SumSquare, ops.Attr{Axes: axes}, x)
}

// SumSquare is x.SumSquare(axes...).
func SumSquare(x *Tensor, axes ...int) *Tensor {
	return Apply(ops.SumSquare, ops.Attr{Axes: axes}, x)
}

// SumSquareKeepDims is [Tensor.SumSquare] with the reduced axes kept at size 1.
func (x *Tensor) SumSquareKeepDims(axes ...int) *Tensor {
	return Apply(ops.SumSquare, ops.Attr{Axes: axes, KeepDims: true}, x)
}

// SumSquareKeepDims is x.SumSquareKeepDims(axes...).
func SumSquareKeepDims(x *Tensor, axes ...int) *Tensor {
	return Apply(ops.SumSquare, ops.Attr{Axes: axes, KeepDims: true}, x)
}

// ArgMax is the position of the greatest element as int64: along one axis its index
// there, along several or all of them the row-major index over these axes. The first of
// equal elements; -0 equals +0, and a NaN is the greatest. Bool and real dtypes; of no
// elements it is an *ops.EmptyReductionError (Array API 2024.12, argmax, NumPy's rule
// for NaN).
func (x *Tensor) ArgMax(axes ...int) *Tensor {
	return Apply(ops.ArgMax, ops.Attr{Axes: axes}, x)
}

// ArgMax is x.ArgMax(axes...).
func ArgMax(x *Tensor, axes ...int) *Tensor {
	return Apply(ops.ArgMax, ops.Attr{Axes: axes}, x)
}

// ArgMaxKeepDims is [Tensor.ArgMax] with the reduced axes kept at size 1.
func (x *Tensor) ArgMaxKeepDims(axes ...int) *Tensor {
	return Apply(ops.ArgMax, ops.Attr{Axes: axes, KeepDims: true}, x)
}

// ArgMaxKeepDims is x.ArgMaxKeepDims(axes...).
func ArgMaxKeepDims(x *Tensor, axes ...int) *Tensor {
	return Apply(ops.ArgMax, ops.Attr{Axes: axes, KeepDims: true}, x)
}

// ArgMin is the position of the least element as int64, as [Tensor.ArgMax]: a NaN is
// the least. Bool and real dtypes; of no elements it is an *ops.EmptyReductionError
// (Array API 2024.12, argmin, NumPy's rule for NaN).
func (x *Tensor) ArgMin(axes ...int) *Tensor {
	return Apply(ops.ArgMin, ops.Attr{Axes: axes}, x)
}

// ArgMin is x.ArgMin(axes...).
func ArgMin(x *Tensor, axes ...int) *Tensor {
	return Apply(ops.ArgMin, ops.Attr{Axes: axes}, x)
}

// ArgMinKeepDims is [Tensor.ArgMin] with the reduced axes kept at size 1.
func (x *Tensor) ArgMinKeepDims(axes ...int) *Tensor {
	return Apply(ops.ArgMin, ops.Attr{Axes: axes, KeepDims: true}, x)
}

// ArgMinKeepDims is x.ArgMinKeepDims(axes...).
func ArgMinKeepDims(x *Tensor, axes ...int) *Tensor {
	return Apply(ops.ArgMin, ops.Attr{Axes: axes, KeepDims: true}, x)
}

// LogSumExp is the logarithm of the sum of e^x along axes, without overflow on the way;
// -Inf of no elements. Real floating-point dtypes (SciPy, logsumexp).
func (x *Tensor) LogSumExp(axes ...int) *Tensor {
	return Apply(ops.LogSumExp, ops.Attr{Axes: axes}, x)
}

// LogSumExp is x.LogSumExp(axes...).
func LogSumExp(x *Tensor, axes ...int) *Tensor {
	return Apply(ops.LogSumExp, ops.Attr{Axes: axes}, x)
}

// LogSumExpKeepDims is [Tensor.LogSumExp] with the reduced axes kept at size 1.
func (x *Tensor) LogSumExpKeepDims(axes ...int) *Tensor {
	return Apply(ops.LogSumExp, ops.Attr{Axes: axes, KeepDims: true}, x)
}

// LogSumExpKeepDims is x.LogSumExpKeepDims(axes...).
func LogSumExpKeepDims(x *Tensor, axes ...int) *Tensor {
	return Apply(ops.LogSumExp, ops.Attr{Axes: axes, KeepDims: true}, x)
}

// L1Norm is the sum of |x| along axes, 0 of no elements. Floating-point dtypes; of
// complex ones the result is real (ONNX, ReduceL1).
func (x *Tensor) L1Norm(axes ...int) *Tensor {
	return Apply(ops.L1Norm, ops.Attr{Axes: axes}, x)
}

// L1Norm is x.L1Norm(axes...).
func L1Norm(x *Tensor, axes ...int) *Tensor {
	return Apply(ops.L1Norm, ops.Attr{Axes: axes}, x)
}

// L1NormKeepDims is [Tensor.L1Norm] with the reduced axes kept at size 1.
func (x *Tensor) L1NormKeepDims(axes ...int) *Tensor {
	return Apply(ops.L1Norm, ops.Attr{Axes: axes, KeepDims: true}, x)
}

// L1NormKeepDims is x.L1NormKeepDims(axes...).
func L1NormKeepDims(x *Tensor, axes ...int) *Tensor {
	return Apply(ops.L1Norm, ops.Attr{Axes: axes, KeepDims: true}, x)
}

// L2Norm is the square root of the sum of |x|^2 along axes, 0 of no elements. Floating-
// point dtypes; of complex ones the result is real (ONNX, ReduceL2).
func (x *Tensor) L2Norm(axes ...int) *Tensor {
	return Apply(ops.L2Norm, ops.Attr{Axes: axes}, x)
}

// L2Norm is x.L2Norm(axes...).
func L2Norm(x *Tensor, axes ...int) *Tensor {
	return Apply(ops.L2Norm, ops.Attr{Axes: axes}, x)
}

// L2NormKeepDims is [Tensor.L2Norm] with the reduced axes kept at size 1.
func (x *Tensor) L2NormKeepDims(axes ...int) *Tensor {
	return Apply(ops.L2Norm, ops.Attr{Axes: axes, KeepDims: true}, x)
}

// L2NormKeepDims is x.L2NormKeepDims(axes...).
func L2NormKeepDims(x *Tensor, axes ...int) *Tensor {
	return Apply(ops.L2Norm, ops.Attr{Axes: axes, KeepDims: true}, x)
}

// InfNorm is the greatest |x| along axes. Floating-point dtypes; of complex ones the
// result is real; of no elements it is an *ops.EmptyReductionError.
func (x *Tensor) InfNorm(axes ...int) *Tensor {
	return Apply(ops.InfNorm, ops.Attr{Axes: axes}, x)
}

// InfNorm is x.InfNorm(axes...).
func InfNorm(x *Tensor, axes ...int) *Tensor {
	return Apply(ops.InfNorm, ops.Attr{Axes: axes}, x)
}

// InfNormKeepDims is [Tensor.InfNorm] with the reduced axes kept at size 1.
func (x *Tensor) InfNormKeepDims(axes ...int) *Tensor {
	return Apply(ops.InfNorm, ops.Attr{Axes: axes, KeepDims: true}, x)
}

// InfNormKeepDims is x.InfNormKeepDims(axes...).
func InfNormKeepDims(x *Tensor, axes ...int) *Tensor {
	return Apply(ops.InfNorm, ops.Attr{Axes: axes, KeepDims: true}, x)
}

// VectorNorm is the p-norm along axes, the sum of |x|^p to the power 1/p: math.Inf(1)
// is the greatest |x|, math.Inf(-1) the least, 0 the number of elements other than 0.
// Floating-point dtypes; of complex ones the result is real (Array API 2024.12,
// linalg.vector_norm). Errors: *ops.EmptyReductionError where p is infinite,
// *ops.AttrError where it is NaN.
func (x *Tensor) VectorNorm(p float64, axes ...int) *Tensor {
	return Apply(ops.VectorNorm, ops.Attr{Params: []float64{p}, Axes: axes}, x)
}

// VectorNorm is x.VectorNorm(p, axes...).
func VectorNorm(x *Tensor, p float64, axes ...int) *Tensor {
	return Apply(ops.VectorNorm, ops.Attr{Params: []float64{p}, Axes: axes}, x)
}

// VectorNormKeepDims is [Tensor.VectorNorm] with the reduced axes kept at size 1.
func (x *Tensor) VectorNormKeepDims(p float64, axes ...int) *Tensor {
	return Apply(ops.VectorNorm, ops.Attr{Params: []float64{p}, Axes: axes, KeepDims: true}, x)
}

// VectorNormKeepDims is x.VectorNormKeepDims(p, axes...).
func VectorNormKeepDims(x *Tensor, p float64, axes ...int) *Tensor {
	return Apply(ops.VectorNorm, ops.Attr{Params: []float64{p}, Axes: axes, KeepDims: true}, x)
}

// SumAs is [Tensor.Sum] of the elements converted to d, which is the result's dtype:
// integers wrap in it; float16 and bfloat16 are summed in float32 (Array API 2024.12,
// sum, parameter dtype). Errors: *ops.AttrError where d is bool.
func (x *Tensor) SumAs(d dtype.DType, axes ...int) *Tensor {
	return Apply(ops.Sum, ops.Attr{DType: d, Axes: axes}, x)
}

// SumAs is x.SumAs(d, axes...).
func SumAs(x *Tensor, d dtype.DType, axes ...int) *Tensor {
	return Apply(ops.Sum, ops.Attr{DType: d, Axes: axes}, x)
}

// ProdAs is [Tensor.Prod] of the elements converted to d, which is the result's dtype:
// integers wrap in it (Array API 2024.12, prod, parameter dtype). Errors:
// *ops.AttrError where d is bool.
func (x *Tensor) ProdAs(d dtype.DType, axes ...int) *Tensor {
	return Apply(ops.Prod, ops.Attr{DType: d, Axes: axes}, x)
}

// ProdAs is x.ProdAs(d, axes...).
func ProdAs(x *Tensor, d dtype.DType, axes ...int) *Tensor {
	return Apply(ops.Prod, ops.Attr{DType: d, Axes: axes}, x)
}
