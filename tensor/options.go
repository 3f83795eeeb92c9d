package tensor

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// Options. An operator's optional arguments stand last, as a list of values of one
// interface type, such as [ReduceOption]; a nil one changes nothing. A choice among several,
// such as a [ScatterMode], is an option itself. An option that several operators take has
// a type that is all their option types, such as [ReduceOption].

// settings are what options set: parameters of the operator, and tensors that it takes only
// where an option gives them.
type settings struct {
	ops.Attr
	sorter, weights, before, behind, scale, bias *Tensor
	decimals                                     *int
	limits                                       []float64
	density                                      bool
}

// set is an operator's parameters with what options set, each by the method of its interface.
// A nil option sets nothing.
func set[O comparable](attr ops.Attr, options []O, by func(O, *settings)) settings {
	if len(options) == 0 {
		return settings{Attr: attr} // without an allocation
	}
	s := &settings{Attr: attr}
	var none O
	for _, option := range options {
		if option != none {
			by(option, s)
		}
	}
	return *s
}

type keepDims struct{}

// KeepDims has a reduction keep the axes that it reduces, at size 1, so that the result
// broadcasts back: x.Sub(x.Mean([]int{-1}, KeepDims())) (Array API 2024.12, keepdims).
func KeepDims() ReduceOption { return keepDims{} }

func (keepDims) reduce(s *settings)   { s.KeepDims = true }
func (keepDims) sum(s *settings)      { s.KeepDims = true }
func (keepDims) variance(s *settings) { s.KeepDims = true }
func (keepDims) quantile(s *settings) { s.KeepDims = true }

// AsOption is [As], which sums and products take.
type AsOption interface {
	SumOption
	ScanOption
}

type as dtype.DType

// As converts the elements to d before they are summed or multiplied, and d is the result's
// dtype: integers wrap in it; float16 and bfloat16 are summed in float32 (Array API 2024.12,
// sum, parameter dtype). [Tensor.Sum], [Tensor.Prod], [Tensor.CumulativeSum] and
// [Tensor.CumulativeProd] take it. The result carries an *[AttrError] where d is bool, and
// where the operator is another.
func As(d dtype.DType) AsOption { return as(d) }

func (d as) sum(s *settings)  { s.DType = dtype.DType(d) }
func (d as) scan(s *settings) { s.DType = dtype.DType(d) }

// CorrectionOption is [Correction], which variances, standard deviations and covariances
// take.
type CorrectionOption interface {
	VarianceOption
	correct(*settings)
}

type correction float64

// Correction is subtracted from the number of elements that a sum of squares is divided
// by: 0 for a population, 1 for the unbiased estimate from a sample, NumPy's ddof. Where
// nothing is left to divide by the result is NaN. The result carries an *[AttrError] for a
// correction that is negative or no number.
func Correction(c float64) CorrectionOption { return correction(c) }

func (c correction) variance(s *settings) { s.Correction = float64(c) }
func (c correction) correct(s *settings)  { s.Correction = float64(c) }

// WeightsOption is [Weights], which counts take.
type WeightsOption interface {
	BinCountOption
	HistogramOption
}

type weights struct{ t *Tensor }

// Weights are summed, in the shape of what is counted, in place of 1 for each element: the
// counts have the dtype of their sum. [Tensor.BinCount], [Tensor.Histogram] and
// [Tensor.HistogramOf] take them. Nil weights are a *[MissingError], which the result
// carries.
func Weights(w *Tensor) WeightsOption { return weights{given("weights", w)} }

func (w weights) binCount(s *settings)  { s.weights = w.t }
func (w weights) histogram(s *settings) { s.weights = w.t }

// given is a tensor that an option was made of; nil is a mistake.
func given(what string, t *Tensor) *Tensor {
	if t == nil {
		return Fail(what, &MissingError{Op: what, What: "the tensor is nil", Hint: "leave the option out where there is none"})
	}
	return t
}
