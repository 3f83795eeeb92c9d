package tensor

import "github.com/weft-gpu/weft/ops"

// Rounding to integers. Every result may carry the errors of every operator, *[DTypeError] among
// them.

// Ceil is the least integer not below each element, in x's dtype and shape. Real numeric dtypes;
// integers, infinities and zeros stay as they are, NaN stays NaN, and a result of 0 has the
// element's sign (Array API 2024.12, ceil).
func (x *Tensor) Ceil() *Tensor { return apply(ops.Ceil, ops.Attr{}, x) }

// Floor is the greatest integer not above each element. Real numeric dtypes; special values are
// those of [Tensor.Ceil] (Array API 2024.12, floor).
func (x *Tensor) Floor() *Tensor { return apply(ops.Floor, ops.Attr{}, x) }

// Round is the integer nearest to each element, of two the even one. Numeric dtypes; complex
// numbers by parts; special values are those of [Tensor.Ceil] (Array API 2024.12, round).
//
// With [Decimals] it rounds to as many decimal places, in real numeric dtypes.
func (x *Tensor) Round(options ...RoundOption) *Tensor {
	s := set(ops.Attr{}, options, RoundOption.round)
	if s.decimals == nil {
		return apply(ops.Round, ops.Attr{}, x)
	}
	return apply(ops.RoundDecimals, ops.Attr{Counts: []int{*s.decimals}}, x)
}

// RoundOption changes [Tensor.Round]: [Decimals].
type RoundOption interface{ round(*settings) }

type decimals int

// Decimals makes [Tensor.Round] round to n decimal places, to tens for -1, to hundreds for -2. It
// rounds the product with that power of ten and divides by the power, in float32 for halves (NumPy,
// round). Integers change only for negative n. Real numeric dtypes. The result carries an
// *[AttrError] for an n above 1000 or below -1000.
func Decimals(n int) RoundOption { return decimals(n) }

func (d decimals) round(s *settings) { n := int(d); s.decimals = &n }

// Trunc is the nearest integer to each element that is not farther from 0. Real numeric dtypes;
// special values are those of [Tensor.Ceil] (Array API 2024.12, trunc).
func (x *Tensor) Trunc() *Tensor { return apply(ops.Trunc, ops.Attr{}, x) }

// FMod is x - y * trunc(x / y), element by element; the shapes broadcast. It is exact and has the
// sign of x; [Tensor.Remainder] has the sign of y. Real numeric dtypes: for floats it is NaN where
// y is 0 or x infinite, for integers 0 where y is 0 (C17 and IEEE 754, fmod). Errors:
// *shape.BroadcastError, *dtype.PromotionError.
func (x *Tensor) FMod(y Operand) *Tensor { return applyTo(ops.FMod, ops.Attr{}, x, y) }
