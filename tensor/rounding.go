package tensor

import "github.com/weft-gpu/weft/ops"

// Rounding to integers. The result has x's dtype and shape; integers stay as they
// are, infinities and zeros too, NaN gives NaN, and a result of 0 has the sign of
// x. Every result may carry the errors of every operator, *[DTypeError] among them.

// Ceil is the least integer not below x, element by element. Real numeric dtypes
// (Array API 2024.12, ceil).
func (x *Tensor) Ceil() *Tensor { return apply(ops.Ceil, ops.Attr{}, x) }

// Floor is the greatest integer not above x, element by element. Real numeric dtypes
// (Array API 2024.12, floor).
func (x *Tensor) Floor() *Tensor { return apply(ops.Floor, ops.Attr{}, x) }

// Round is the integer nearest to x, of two the even one, element by element. Numeric
// dtypes; complex numbers by parts (Array API 2024.12, round).
//
// With [Decimals] it rounds to as many decimal places.
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

// Decimals has [Tensor.Round] round to n decimal places, to tens where n is -1, to hundreds
// where it is -2: it rounds the product with that power of ten and divides by the power, in
// float32 for halves (NumPy, round). Integers change only for negative n. Real numeric
// dtypes. The result carries an *[AttrError] for an n beyond 1000 or -1000.
func Decimals(n int) RoundOption { return decimals(n) }

func (d decimals) round(s *settings) { n := int(d); s.decimals = &n }

// Trunc is the nearest integer that is not farther from 0 than x, element by element.
// Real numeric dtypes (Array API 2024.12, trunc).
func (x *Tensor) Trunc() *Tensor { return apply(ops.Trunc, ops.Attr{}, x) }

// FMod is x - y * trunc(x / y), which has the sign of x: exact, NaN for y = 0 and for
// infinite x. Real numeric dtypes; of integers it is 0 by 0. [Tensor.Remainder] has the
// sign of y (C17 and IEEE 754, fmod).
func (x *Tensor) FMod(y Operand) *Tensor { return applyTo(ops.FMod, ops.Attr{}, x, y) }
