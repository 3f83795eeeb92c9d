package tensor

import "github.com/weft-gpu/weft/ops"

// Operators that are short for others, and have the results of these. Every result may carry the
// errors of every operator.

// Square is x * x for each element. Numeric dtypes; integers wrap (Array API 2024.12, square).
func (x *Tensor) Square() *Tensor { return apply(ops.Square, ops.Attr{}, x) }

// Reciprocal is 1 over each element: ±Inf for ±0. Floating-point dtypes, complex ones too (Array
// API 2024.12, reciprocal).
func (x *Tensor) Reciprocal() *Tensor { return apply(ops.Reciprocal, ops.Attr{}, x) }

// LogAddExp is log(e^x + e^y), element by element, without overflow on the way; the shapes
// broadcast. Real floating-point dtypes. The error is at most 2 ULP, of float64 4, of the result,
// or of 1/2 where that is greater (Array API 2024.12, logaddexp). Errors: *shape.BroadcastError,
// *dtype.PromotionError.
func (x *Tensor) LogAddExp(y Operand) *Tensor { return applyTo(ops.LogAddExp, ops.Attr{}, x, y) }

// XLogY is x log(y), element by element, and +0 where x is 0 and y is not NaN; the shapes
// broadcast. Real floating-point dtypes. The error is at most 2.5 ULP, of float64 5, of halves 1
// (xlogy of PyTorch and of SciPy's special functions). Errors: *shape.BroadcastError,
// *dtype.PromotionError.
func (x *Tensor) XLogY(y Operand) *Tensor { return applyTo(ops.XLogY, ops.Attr{}, x, y) }

// Clip is x, min where x is below min, and max where x is above max, element by element; the shapes
// broadcast. A nil bound is no bound. Real numeric dtypes, which promote. It is NaN where any of
// the three is NaN, and max where min is above it (Array API 2024.12, clip). Errors:
// *shape.BroadcastError, *dtype.PromotionError.
func (x *Tensor) Clip(min, max Operand) *Tensor {
	bounds := [2]*Tensor{}
	for i, bound := range [2]Operand{min, max} {
		t, done, err := operand(ops.Clip.Name, bound)
		defer done()
		if err != nil {
			return Fail(ops.Clip.Name, err, x)
		}
		bounds[i] = t
	}
	return clip(callerSite(), x, bounds[0], bounds[1])
}

func clip(site string, x, min, max *Tensor) *Tensor {
	var results []*Tensor
	switch {
	case min == nil && max == nil:
		results = applyAt(site, ops.Copy, ops.Attr{}, []*Tensor{x})
	case min == nil:
		results = applyAt(site, ops.Minimum, ops.Attr{}, []*Tensor{x, max})
	case max == nil:
		results = applyAt(site, ops.Maximum, ops.Attr{}, []*Tensor{x, min})
	default:
		results = applyAt(site, ops.Clip, ops.Attr{}, []*Tensor{x, min, max})
	}
	return results[0]
}
