package tensor

import "github.com/weft-gpu/weft/ops"

// The scans: running reductions along one axis, which counts from the end where
// it is negative. Elements are combined in one fixed order, the same on every
// device (package ops), and float16 and bfloat16 in float32. Every result may
// carry *shape.AxisError, *[AttrError], *[DTypeError] and the other errors
// of every operator.

// ScanOption says how a scan runs where it is not the plain one, in which every
// element of the result includes the operand's own: [ScanReverse], [ScanExclusive],
// [ScanInitial], [As].
type ScanOption interface{ scan(*settings) }

type scanFlag uint8

const (
	scanReverse scanFlag = iota
	scanExclusive
	scanInitial
)

func (f scanFlag) scan(s *settings) {
	switch f {
	case scanReverse:
		s.Reverse = true
	case scanExclusive:
		s.Exclusive = true
	case scanInitial:
		s.Initial = true
	}
}

// ScanReverse runs from the last element to the first.
func ScanReverse() ScanOption { return scanReverse }

// ScanExclusive leaves the element itself out: the first one of the result is
// the initial element, which is 0 of a sum, 1 of a product, and of a maximum or
// minimum what every other element is greater or less than.
func ScanExclusive() ScanOption { return scanExclusive }

// ScanInitial puts the initial element before the first one (behind the last
// one with [ScanReverse]), so that the axis is one longer (Array API 2024.12,
// cumulative_sum, include_initial). It does not go with [ScanExclusive].
func ScanInitial() ScanOption { return scanInitial }

func scan(op *ops.Op, x *Tensor, axis int, options []ScanOption) *Tensor {
	return apply(op, set(ops.Attr{Axes: []int{axis}}, options, ScanOption.scan).Attr, x)
}

// CumulativeSum is the sums of the elements up to each along an axis, of x's
// shape. Bools and numeric dtypes; bools and signed integers are summed as int64,
// unsigned ones as uint64, both wrapping (Array API 2024.12, cumulative_sum).
func (x *Tensor) CumulativeSum(axis int, options ...ScanOption) *Tensor {
	return scan(ops.CumulativeSum, x, axis, options)
}

// CumulativeProd is the products of the elements up to each along an axis, of
// x's shape. Bools and numeric dtypes; bools and signed integers are multiplied as int64, unsigned
// ones as uint64, both wrapping (Array API 2024.12, cumulative_prod).
func (x *Tensor) CumulativeProd(axis int, options ...ScanOption) *Tensor {
	return scan(ops.CumulativeProd, x, axis, options)
}

// CumulativeMax is the greatest of the elements up to each along an axis, as
// [Tensor.Maximum] orders them, of x's shape and dtype. Real numeric dtypes (NumPy,
// maximum.accumulate; PyTorch, cummax).
func (x *Tensor) CumulativeMax(axis int, options ...ScanOption) *Tensor {
	return scan(ops.CumulativeMax, x, axis, options)
}

// CumulativeMin is the least of the elements up to each along an axis, as
// [Tensor.Minimum] orders them, of x's shape and dtype. Real numeric dtypes (NumPy,
// minimum.accumulate; PyTorch, cummin).
func (x *Tensor) CumulativeMin(axis int, options ...ScanOption) *Tensor {
	return scan(ops.CumulativeMin, x, axis, options)
}

// LogCumulativeSumExp is the logarithms of the sums of e^x of the elements up to each
// along an axis, of x's shape and dtype, without overflow on the way. It doubles how many
// elements each result has, so that it reads x log2(n) times, n being the size of the axis.
// Real floating-point dtypes (PyTorch, logcumsumexp).
func (x *Tensor) LogCumulativeSumExp(axis int) *Tensor {
	return apply(ops.LogCumulativeSumExp, ops.Attr{Axes: []int{axis}}, x)
}

// Diff is the n-th differences of neighbours along an axis, which gets shorter
// by n, down to 0; x itself where n is 0. Numeric dtypes; integers wrap (Array
// API 2024.12, diff). More than 64 at once, of an axis that has as many, are an
// *[AttrError].
//
// Tensors that [Before] and [Behind] give are put before and behind x along the axis first.
// They have x's shape but for that axis; all the dtypes promote. Further errors:
// *shape.JoinError.
func (x *Tensor) Diff(axis, n int, options ...DiffOption) *Tensor {
	s := set(ops.Attr{Axes: []int{axis}, Counts: []int{n}}, options, DiffOption.diff)
	in := []*Tensor{x}
	switch {
	case s.before != nil && s.behind != nil:
		s.Mode, in = ops.DiffBoth, append(in, s.before, s.behind)
	case s.before != nil:
		s.Mode, in = ops.DiffPrepend, append(in, s.before)
	case s.behind != nil:
		s.Mode, in = ops.DiffAppend, append(in, s.behind)
	}
	return apply(ops.Diff, s.Attr, in...)
}

// DiffOption changes [Tensor.Diff]: [Before], [Behind].
type DiffOption interface{ diff(*settings) }

type (
	before struct{ t *Tensor }
	behind struct{ t *Tensor }
)

// Before is put before a tensor whose differences are taken (Array API 2024.12, diff,
// prepend). Nil is a *[MissingError], which the result carries.
func Before(t *Tensor) DiffOption { return before{given("before", t)} }

// Behind is put behind a tensor whose differences are taken (Array API 2024.12, diff,
// append). Nil is a *[MissingError], which the result carries.
func Behind(t *Tensor) DiffOption { return behind{given("behind", t)} }

func (o before) diff(s *settings) { s.before = o.t }
func (o behind) diff(s *settings) { s.behind = o.t }
