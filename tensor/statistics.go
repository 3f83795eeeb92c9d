package tensor

import "github.com/weft-gpu/weft/ops"

// QuantileOption changes a quantile: [KeepDims], and a [QuantileMethod].
type QuantileOption interface{ quantile(*settings) }

// QuantileMethod says how a quantile is computed whose place, among n elements in order, lies
// between two elements: NumPy's methods of these names.
type QuantileMethod uint8

// The methods. The first five find the quantile q at place q(n-1), counted from 0. The others,
// Hyndman and Fan's definitions 5, 6, 8 and 9, find it at q(n+1-a-b)+a-1 with a = b = 1/2, 0, 1/3
// and 3/8, or at the nearest end.
const (
	QuantileLinear         QuantileMethod = iota // between both neighbours, in proportion
	QuantileLower                                // the lesser neighbour
	QuantileHigher                               // the greater neighbour
	QuantileNearest                              // the nearer neighbour, in the middle the one at an even place
	QuantileMidpoint                             // the mean of both neighbours
	QuantileHazen                                // in proportion, as the following
	QuantileWeibull                              // in proportion
	QuantileMedianUnbiased                       // in proportion; Hyndman and Fan recommend it for any distribution
	QuantileNormalUnbiased                       // in proportion
)

// String is the method's name in an op line: linear, lower and so on.
func (m QuantileMethod) String() string {
	return word("QuantileMethod", int(m), ops.QuantileLinear, ops.QuantileLower, ops.QuantileHigher, ops.QuantileNearest, ops.QuantileMidpoint,
		ops.QuantileHazen, ops.QuantileWeibull, ops.QuantileMedianUnbiased, ops.QuantileNormalUnbiased)
}

func (m QuantileMethod) quantile(s *settings) { s.Mode = m.String() }

// Median is the middle element along axes, as [Tensor.Sum] takes them, or the mean of the two in
// the middle; NaN where an element is NaN. Bools and real numeric dtypes; bools and integers count
// as float64 (NumPy, median). It sorts. Errors: *[EmptyReductionError] of no elements,
// *shape.AxisError, *[DTypeError].
func (x *Tensor) Median(axes []int, options ...ReduceOption) *Tensor {
	return reduce(ops.Median, x, axes, options)
}

// Quantile is the number below which a fraction q, 0 to 1, of the elements along axes lies: for 0
// the least element, for 1 the greatest, for 0.5 the median. Axes are those of [Tensor.Sum], and
// the method is [QuantileLinear] unless an option says otherwise. Between neighbours a and b in
// order, at the fraction t of the way, it is a + (b-a)t, and from t = 0.5 on b - (b-a)(1-t), as in
// NumPy, in float32 for halves. Equal neighbours, infinite ones too, are the quantile themselves.
// It is NaN where an element is NaN. Bools and real numeric dtypes; bools and integers count as
// float64 (NumPy, quantile). It sorts.
//
// Errors: *[AttrError] for a q outside 0 to 1 and for an invalid method, *[EmptyReductionError] of
// no elements, *shape.AxisError, *[DTypeError].
func (x *Tensor) Quantile(axes []int, q float64, options ...QuantileOption) *Tensor {
	return quantileOf(ops.Quantile, x, axes, q, options)
}

// quantileOf is quantiles for one probability.
func quantileOf(op *ops.Op, x *Tensor, axes []int, q float64, options []QuantileOption) *Tensor {
	all := quantiles(op, x, axes, []float64{q}, options)
	if all.err != nil {
		return all
	}
	defer all.Close()
	return all.Squeeze(0)
}

// Quantiles is [Tensor.Quantile] for several probabilities, along a new first axis, with one sort
// for all. Dtypes and errors are those of Quantile.
func (x *Tensor) Quantiles(axes []int, q []float64, options ...QuantileOption) *Tensor {
	return quantiles(ops.Quantile, x, axes, q, options)
}

func quantiles(op *ops.Op, x *Tensor, axes []int, q []float64, options []QuantileOption) *Tensor {
	q = append([]float64{}, q...) // not nil: an empty list is a mistake, and not the default
	return apply(op, set(ops.Attr{Axes: axes, Params: q, Mode: ops.QuantileLinear}, options, QuantileOption.quantile).Attr, x)
}

// Covariance is the covariances of the rows of x. For v variables with n observations each, of
// shape [..., v, n], it is a matrix [..., v, v]; for a vector it is its variance, a scalar.
// [Tensor.MatMul] sums the products of the distances from the means. The sums are divided by n-1,
// the unbiased estimate, as in NumPy, or by n less a [Correction]; NaN where the divisor is 0 or
// less. Where the variables are columns take x.T(). Bools and real numeric dtypes; bools and
// integers count as float64, and float16 and bfloat16 are computed in float32 (NumPy, cov). Errors:
// *[RankError] for a scalar, *[AttrError] for a correction that is negative or NaN, *[DTypeError].
func (x *Tensor) Covariance(options ...CorrectionOption) *Tensor {
	return apply(ops.Covariance, set(ops.Attr{Correction: 1}, options, CorrectionOption.correct).Attr, x)
}

// Correlation is the correlation coefficients of the rows of x: the [Tensor.Covariance] over the
// standard deviations of both variables, clipped to -1 to 1; NaN for a variable that does not vary.
// Shapes, dtypes and errors are those of Covariance (NumPy, corrcoef).
func (x *Tensor) Correlation() *Tensor { return apply(ops.Correlation, ops.Attr{}, x) }
