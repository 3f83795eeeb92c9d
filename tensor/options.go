package tensor

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// Options. An operator's optional arguments come last, as a list of values of one interface type,
// such as [ReduceOption]; a nil one changes nothing. The constants of a choice, such as
// [ScatterMode], are options themselves. The type of an option that several operators take
// implements all their option types, as [AsOption] does.

// settings holds what options set: parameters of the operator, and the tensors that it takes only
// if an option gives them.
type settings struct {
	ops.Attr
	sorter, weights, before, behind, scale, bias *Tensor
	decimals                                     *int
	limits                                       []float64
	density                                      bool
}

// set returns an operator's parameters with those that the options set. by is the method of the
// options' interface. A nil option sets nothing.
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

// KeepDims makes a reduction keep the axes that it reduces, at size 1, so that the result
// broadcasts back: x.Sub(x.Mean([]int{-1}, KeepDims())) (Array API 2024.12, keepdims).
func KeepDims() ReduceOption { return keepDims{} }

func (keepDims) reduce(s *settings)   { s.KeepDims = true }
func (keepDims) sum(s *settings)      { s.KeepDims = true }
func (keepDims) variance(s *settings) { s.KeepDims = true }
func (keepDims) quantile(s *settings) { s.KeepDims = true }

// AsOption is the type of [As], which sums and products take.
type AsOption interface {
	SumOption
	ScanOption
}

type as dtype.DType

// As converts the elements to d before they are summed or multiplied, and d is the result's dtype.
// Integers wrap in it; float16 and bfloat16 are summed in float32 (Array API 2024.12, sum,
// parameter dtype). [Tensor.Sum], [Tensor.Prod], [Tensor.CumulativeSum] and [Tensor.CumulativeProd]
// take it. The result carries an *[AttrError] where d is bool, and for another operator.
func As(d dtype.DType) AsOption { return as(d) }

func (d as) sum(s *settings)  { s.DType = dtype.DType(d) }
func (d as) scan(s *settings) { s.DType = dtype.DType(d) }

// CorrectionOption is the type of [Correction], which variances, standard deviations and
// covariances take.
type CorrectionOption interface {
	VarianceOption
	correct(*settings)
}

type correction float64

// Correction is subtracted from the number of elements before a sum of squares is divided by it: 0
// for a population, 1 for the unbiased estimate from a sample, NumPy's ddof. Where the divisor is 0
// or less the result is NaN. The result carries an *[AttrError] for a correction that is negative
// or NaN.
func Correction(c float64) CorrectionOption { return correction(c) }

func (c correction) variance(s *settings) { s.Correction = float64(c) }
func (c correction) correct(s *settings)  { s.Correction = float64(c) }

// WeightsOption is the type of [Weights], which counts take.
type WeightsOption interface {
	BinCountOption
	HistogramOption
}

type weights struct{ t *Tensor }

// Weights makes a count sum the weights of the elements instead of 1 for each. w has the shape of
// the counted tensor, and the counts have the dtype of a sum of w. [Tensor.BinCount],
// [Tensor.Histogram] and [Tensor.HistogramOf] take it. The result carries a *[MissingError] if w is
// nil.
func Weights(w *Tensor) WeightsOption { return weights{given("weights", w)} }

func (w weights) binCount(s *settings)  { s.weights = w.t }
func (w weights) histogram(s *settings) { s.weights = w.t }

// given returns the tensor of an option, or a mistake for nil.
func given(what string, t *Tensor) *Tensor {
	if t == nil {
		return Fail(what, &MissingError{Op: what, What: "the tensor is nil", Hint: "leave the option out instead"})
	}
	return t
}
