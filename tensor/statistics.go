package tensor

import "github.com/weft-gpu/weft/ops"

// QuantileOption changes a quantile: [KeepDims], and a [QuantileMethod].
type QuantileOption interface{ quantile(*settings) }

// QuantileMethod is what a quantile is whose place, among n elements in order, is no
// element's: NumPy's methods of these names.
type QuantileMethod uint8

// The methods. The first five find the quantile q at place q(n-1), counted from 0; the
// others, Hyndman and Fan's definitions 5, 6, 8 and 9, at q(n+1-a-b)+a-1 with a = b =
// 1/2, 0, 1/3 and 3/8, or at the nearest end.
const (
	QuantileLinear         QuantileMethod = iota // between both neighbours, in proportion
	QuantileLower                                // the lesser neighbour
	QuantileHigher                               // the greater neighbour
	QuantileNearest                              // the nearer neighbour, of the middle the one at an even place
	QuantileMidpoint                             // the mean of both neighbours
	QuantileHazen                                // in proportion, as the following
	QuantileWeibull                              //
	QuantileMedianUnbiased                       // whatever the distribution, recommended by Hyndman and Fan
	QuantileNormalUnbiased                       //
)

// String is the method in an op line: linear, lower and so on.
func (m QuantileMethod) String() string {
	return word("QuantileMethod", int(m), ops.QuantileLinear, ops.QuantileLower, ops.QuantileHigher, ops.QuantileNearest, ops.QuantileMidpoint,
		ops.QuantileHazen, ops.QuantileWeibull, ops.QuantileMedianUnbiased, ops.QuantileNormalUnbiased)
}

func (m QuantileMethod) quantile(s *settings) { s.Mode = m.String() }

// Median is the middle element along axes, of an even number the mean of the two in the
// middle; NaN where an element is NaN. Axes and options as for the reductions. Bools
// and real dtypes; bools and integers count as float64; of no elements it is an *[EmptyReductionError] (NumPy,
// median). It sorts.
func (x *Tensor) Median(axes []int, options ...ReduceOption) *Tensor {
	return reduce(ops.Median, x, axes, options)
}

// Quantile is what a part q, 0 to 1, of the elements along axes are below: of 0 the least
// element, of 1 the greatest, of 0.5 the median. Between neighbours a and b in order, at
// the part t of the way, it is a + (b-a)t, and from t = 0.5 on b - (b-a)(1-t), as in
// NumPy, in float32 for halves; equal neighbours are the quantile themselves, infinite ones too.
// NaN where an element is NaN. Axes as for the reductions; the method is [QuantileLinear] unless an option is
// another. Bools and real
// dtypes; bools and integers count as float64 (NumPy, quantile). It sorts.
//
// Errors: *[AttrError] for a q that is no probability and a method that is none,
// *[EmptyReductionError] of no elements, *shape.AxisError, *[DTypeError], and those
// of every operator.
func (x *Tensor) Quantile(axes []int, q float64, options ...QuantileOption) *Tensor {
	return quantileOf(ops.Quantile, x, axes, q, options)
}

// quantileOf is the only one of the quantiles.
func quantileOf(op *ops.Op, x *Tensor, axes []int, q float64, options []QuantileOption) *Tensor {
	all := quantiles(op, x, axes, []float64{q}, options)
	if all.err != nil {
		return all
	}
	defer all.Close()
	return all.Squeeze(0)
}

// Quantiles is [Tensor.Quantile] of several probabilities, along a new first axis, with
// one sort for all.
func (x *Tensor) Quantiles(axes []int, q []float64, options ...QuantileOption) *Tensor {
	return quantiles(ops.Quantile, x, axes, q, options)
}

func quantiles(op *ops.Op, x *Tensor, axes []int, q []float64, options []QuantileOption) *Tensor {
	q = append([]float64{}, q...) // none are a mistake, and not those by default
	return apply(op, set(ops.Attr{Axes: axes, Params: q, Mode: ops.QuantileLinear}, options, QuantileOption.quantile).Attr, x)
}

// Covariance is the covariances of the rows of x: of the shape [..., v, n], v variables
// with n observations each, a matrix [..., v, v]; of a vector its variance, a scalar.
// The products of the distances from the means are summed, as by [Tensor.MatMul], and
// divided by n-1, the unbiased estimate, as in NumPy, or by n less the [Correction] that
// an option gives; NaN where nothing is left to divide by. Where the variables are
// columns take x.T(). Bools and real dtypes; bools and integers count as float64, and
// float16 and bfloat16 are computed in float32 (NumPy, cov). Errors: *[RankError] of a scalar, *[AttrError] for a correction that is
// negative or no number, *[DTypeError], and those of every operator.
func (x *Tensor) Covariance(options ...CorrectionOption) *Tensor {
	return apply(ops.Covariance, set(ops.Attr{Correction: 1}, options, CorrectionOption.correct).Attr, x)
}

// Correlation is the correlation coefficients of the rows of x: the covariances, as of
// [Tensor.Covariance], over the standard deviations of both variables, brought to -1 to
// 1; NaN beside a variable that does not vary. Bools and real dtypes, as of Covariance
// (NumPy, corrcoef). Errors: those of Covariance.
func (x *Tensor) Correlation() *Tensor { return apply(ops.Correlation, ops.Attr{}, x) }
