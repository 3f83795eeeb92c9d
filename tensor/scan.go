package tensor

import "github.com/weft-gpu/weft/ops"

// The scans: running reductions along one axis. Elements are combined in one fixed order, the same
// on every device (package ops), and float16 and bfloat16 in float32. Every result may carry the
// errors of every operator.

// ScanOption changes a scan: [ScanReverse], [ScanExclusive], [ScanInitial], [As]. By default each
// element of the result includes the operand's element at its place.
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

// ScanReverse makes a scan run from the last element to the first.
func ScanReverse() ScanOption { return scanReverse }

// ScanExclusive leaves out the element itself: the first element of the result is the initial
// element. That is 0 for a sum, 1 for a product, the least value of the dtype for a maximum and the
// greatest for a minimum (infinities for floats).
func ScanExclusive() ScanOption { return scanExclusive }

// ScanInitial puts the initial element before the first one, or behind the last one with
// [ScanReverse], so that the axis is one longer (Array API 2024.12, cumulative_sum,
// include_initial). With [ScanExclusive] the result carries an *[AttrError].
func ScanInitial() ScanOption { return scanInitial }

func scan(op *ops.Op, x *Tensor, axis int, options []ScanOption) *Tensor {
	return apply(op, set(ops.Attr{Axes: []int{axis}}, options, ScanOption.scan).Attr, x)
}

// CumulativeSum is the running sums along an axis, of x's shape: each element is the sum of x's
// elements up to its place. A negative axis counts from the end. Bools and numeric dtypes; bools
// and signed integers are summed as int64, unsigned ones as uint64, both wrapping (Array API
// 2024.12, cumulative_sum). Errors: *shape.AxisError, *[AttrError] for options that exclude each
// other, *[DTypeError].
func (x *Tensor) CumulativeSum(axis int, options ...ScanOption) *Tensor {
	return scan(ops.CumulativeSum, x, axis, options)
}

// CumulativeProd is the running products along an axis, of x's shape. Bools and numeric dtypes;
// bools and signed integers are multiplied as int64, unsigned ones as uint64, both wrapping (Array
// API 2024.12, cumulative_prod). Errors: those of [Tensor.CumulativeSum].
func (x *Tensor) CumulativeProd(axis int, options ...ScanOption) *Tensor {
	return scan(ops.CumulativeProd, x, axis, options)
}

// CumulativeMax is the running maxima along an axis, as [Tensor.Maximum] orders the elements, of
// x's shape and dtype. Real numeric dtypes (NumPy, maximum.accumulate; PyTorch, cummax). Errors:
// those of [Tensor.CumulativeSum].
func (x *Tensor) CumulativeMax(axis int, options ...ScanOption) *Tensor {
	return scan(ops.CumulativeMax, x, axis, options)
}

// CumulativeMin is the running minima along an axis, as [Tensor.Minimum] orders the elements, of
// x's shape and dtype. Real numeric dtypes (NumPy, minimum.accumulate; PyTorch, cummin). Errors:
// those of [Tensor.CumulativeSum].
func (x *Tensor) CumulativeMin(axis int, options ...ScanOption) *Tensor {
	return scan(ops.CumulativeMin, x, axis, options)
}

// LogCumulativeSumExp is the logarithms of the running sums of e^x along an axis, of x's shape and
// dtype, without overflow on the way. It runs in log2(n) steps for an axis of size n, each of which
// reads all elements. Real floating-point dtypes (PyTorch, logcumsumexp). Errors: *shape.AxisError,
// *[DTypeError].
func (x *Tensor) LogCumulativeSumExp(axis int) *Tensor {
	return apply(ops.LogCumulativeSumExp, ops.Attr{Axes: []int{axis}}, x)
}

// Diff is the n-th differences of neighbours along an axis. The axis gets shorter by n, down to 0;
// for n = 0 the result is x. Numeric dtypes; integers wrap (Array API 2024.12, diff). [Before] and
// [Behind] put tensors before and behind x along the axis first. Except along that axis these have
// x's shape, and all the dtypes promote.
//
// Errors: *shape.AxisError, *[AttrError] for a negative n and for one above 64 on an axis longer
// than that, *shape.JoinError, *dtype.PromotionError, *[DTypeError].
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

// Before makes [Tensor.Diff] put t before its operand (Array API 2024.12, diff, prepend). The
// result carries a *[MissingError] if t is nil.
func Before(t *Tensor) DiffOption { return before{given("before", t)} }

// Behind makes [Tensor.Diff] put t behind its operand (Array API 2024.12, diff, append). The result
// carries a *[MissingError] if t is nil.
func Behind(t *Tensor) DiffOption { return behind{given("behind", t)} }

func (o before) diff(s *settings) { s.before = o.t }
func (o behind) diff(s *settings) { s.behind = o.t }
