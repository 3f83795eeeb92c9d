package tensor

import (
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// Windows along an axis, read through a view: no memory is taken but the result's. Nothing drifts
// as in running sums that add the next element and subtract the last one, and a NaN affects its own
// windows only.

// SlidingWindow is a view of the windows of size elements along an axis, each step elements further
// than the one before. The axis counts them, and the elements of each are a new last axis. Any
// dtype. Elements at the end that fill no window are left out (NumPy,
// lib.stride_tricks.sliding_window_view; PyTorch, Tensor.unfold). Errors: *shape.AxisError,
// *shape.WindowError.
func (x *Tensor) SlidingWindow(axis, size, step int) *Tensor {
	return apply(ops.SlidingWindow, ops.Attr{Axes: []int{axis}, Counts: []int{size, step}}, x)
}

func rolling(op *ops.Op, x *Tensor, axis, size int, options ...CorrectionOption) *Tensor {
	return apply(op, set(ops.Attr{Axes: []int{axis}, Counts: []int{size}}, options, CorrectionOption.correct).Attr, x)
}

// RollingSum is the sum of every window of size elements along an axis, which gets shorter by
// size-1. A negative axis counts from the end. Elements outside of a window do not affect its sum.
// Bools and numeric dtypes; bools and signed integers are summed as int64, unsigned ones as uint64,
// both wrapping. Windows of up to 32 elements have the bits of [Tensor.Sum] of their elements.
// Longer ones take a constant number of operations each, whatever their size, and are within 1 ULP
// where all elements have one sign; both are the same on every device. Errors: *shape.AxisError,
// *shape.WindowError for a size that is less than 1 or more than the axis's, *[DTypeError].
func (x *Tensor) RollingSum(axis, size int) *Tensor { return rolling(ops.RollingSum, x, axis, size) }

// RollingMean is the mean of every window of size elements along an axis, as in
// [Tensor.RollingSum]. Any dtype; bools and integers count as float64. Long windows, except those
// of complex numbers, take a constant number of operations each. Errors: those of RollingSum.
func (x *Tensor) RollingMean(axis, size int) *Tensor {
	return rolling(ops.RollingMean, x, axis, size)
}

// RollingVariance is [Tensor.Variance] of every window of size elements along an axis, of a
// population unless an option gives a [Correction]. Bools and real numeric dtypes; bools and
// integers count as float64. Long windows and errors are as in [Tensor.RollingSum].
func (x *Tensor) RollingVariance(axis, size int, options ...CorrectionOption) *Tensor {
	return rolling(ops.RollingVar, x, axis, size, options...)
}

// RollingStd is [Tensor.Std] of every window of size elements along an axis, of a population unless
// an option gives a [Correction]. Bools and real numeric dtypes; bools and integers count as
// float64. Long windows and errors are as in [Tensor.RollingSum].
func (x *Tensor) RollingStd(axis, size int, options ...CorrectionOption) *Tensor {
	return rolling(ops.RollingStd, x, axis, size, options...)
}

// RollingMax is the greatest element of every window of size elements along an axis, as
// [Tensor.Maximum] orders them. Real numeric dtypes. Long windows cost no more than short ones:
// their maxima are made by two scans. Errors: those of [Tensor.RollingSum].
func (x *Tensor) RollingMax(axis, size int) *Tensor { return rolling(ops.RollingMax, x, axis, size) }

// RollingMin is the least element of every window of size elements along an axis. Dtypes, costs and
// errors are those of [Tensor.RollingMax].
func (x *Tensor) RollingMin(axis, size int) *Tensor { return rolling(ops.RollingMin, x, axis, size) }

// Segments are the parts of a tensor along an axis that have the same number. The comment of
// SegmentSum holds for all of these operators.

func segment(op *ops.Op, axis int, x, ids *Tensor, segments int) *Tensor {
	return apply(op, ops.Attr{Axes: []int{axis}, Counts: []int{segments}}, x, ids)
}

// SegmentSum is the sums of the parts of x along an axis that have the same number, and 0 for a
// number that no part has. ids, a vector of integers of any dtype, in any order, has the number of
// each part; the result has a part for every number from 0 to segments-1 in the axis's place. Parts
// of other numbers are left out. Bools and numeric dtypes of x; bools and signed integers are
// summed as int64, unsigned ones as uint64, both wrapping (JAX, ops.segment_sum; NumPy, bincount
// with weights).
//
// The parts of a segment are reduced in their order along the axis, in the fixed order of package
// ops: the result has the bits of the reduction of them alone, on every device. The numbers are
// sorted, with their places, by as many bits as segments has. The rest of the work is proportional
// to the elements, however they are distributed. The memory is that of a copy of x and 16 bytes for
// each number. An axis may have up to 2^31-1 parts.
//
// Errors: *shape.AxisError, *[RankError] where ids is no vector of the axis's size, *[AttrError]
// for a number of segments that is negative or 2^31-1 or more, *[DTypeError].
func (x *Tensor) SegmentSum(axis int, ids *Tensor, segments int) *Tensor {
	return segment(ops.SegmentSum, axis, x, ids, segments)
}

// SegmentMean is the means of the parts of x along an axis that have the same number in ids, and
// NaN for a number that no part has. Any dtype; bools and integers count as float64. Errors: those
// of [Tensor.SegmentSum].
func (x *Tensor) SegmentMean(axis int, ids *Tensor, segments int) *Tensor {
	return segment(ops.SegmentMean, axis, x, ids, segments)
}

// SegmentMax is the greatest elements of the parts of x along an axis that have the same number in
// ids, as [Tensor.Maximum] orders them; -Inf, or the least integer, for a number that no part has.
// Real numeric dtypes (JAX, ops.segment_max). Errors: those of [Tensor.SegmentSum].
func (x *Tensor) SegmentMax(axis int, ids *Tensor, segments int) *Tensor {
	return segment(ops.SegmentMax, axis, x, ids, segments)
}

// SegmentMin is the least elements of the parts of x along an axis that have the same number in
// ids, as [Tensor.Minimum] orders them; +Inf, or the greatest integer, for a number that no part
// has. Real numeric dtypes. Errors: those of [Tensor.SegmentSum].
func (x *Tensor) SegmentMin(axis int, ids *Tensor, segments int) *Tensor {
	return segment(ops.SegmentMin, axis, x, ids, segments)
}

// BinCount is how often each number from 0 to bins-1 occurs among the elements of x, integers of
// any dtype and shape: a vector of bins, int64. Other numbers are not counted. (NumPy's bincount
// has as many bins as the greatest number plus one.) With [Weights], of x's shape, it is the sum of
// the weights of each number, as in [Tensor.SegmentSum]. The numbers are sorted by as many bits as
// bins has, in 16 bytes for each.
//
// Errors: *[DTypeError], *[AttrError] for a number of bins that is negative or 2^31-1 or more,
// *[ArgumentError] for weights of another shape.
func (x *Tensor) BinCount(bins int, options ...BinCountOption) *Tensor {
	counts := apply(ops.BinCount, ops.Attr{Counts: []int{bins}}, x)
	s := set(ops.Attr{}, options, BinCountOption.binCount)
	if s.weights == nil || counts.err != nil {
		return counts
	}
	defer counts.Close()
	return weighted(ops.BinCount.Name, x, x, s.weights, bins)
}

// BinCountOption changes [Tensor.BinCount]: [Weights].
type BinCountOption interface{ binCount(*settings) }

// weighted sums the weights of x's elements for each bin; ids are the bins of the elements.
func weighted(op string, x, ids, weights *Tensor, bins int) *Tensor {
	if err := together(op, []*Tensor{x, ids, weights}); err != nil {
		return failed(carried(op, err))
	}
	if !slices.Equal(weights.Shape(), ids.Shape()) {
		return Fail(op, &ArgumentError{Op: op, What: "the weights have shape " + weights.Shape().String() + ", the elements " + ids.Shape().String(), Hint: "give a weight for each element"}, x, weights)
	}
	numbers, flat := ids.Reshape(-1), weights.Reshape(-1)
	if ids.Shape().Size() == 0 {
		numbers, flat = ids.Reshape(0), weights.Reshape(0)
	}
	defer closeAll(numbers, flat)
	return flat.SegmentSum(0, numbers, bins)
}

// HistogramOption changes [Tensor.Histogram] and [Tensor.HistogramOf]: [HistogramRange],
// [HistogramDensity], [Weights].
type HistogramOption interface{ histogram(*settings) }

type (
	histogramRange   struct{ low, high float64 }
	histogramDensity struct{}
)

func (r histogramRange) histogram(s *settings) { s.limits = []float64{r.low, r.high} }
func (histogramDensity) histogram(s *settings) { s.density = true }

// HistogramRange sets the first and the last edge of [Tensor.Histogram]. By default they are the
// least and the greatest element.
func HistogramRange(low, high float64) HistogramOption { return histogramRange{low, high} }

// HistogramDensity divides the counts by their sum and by the width of their bin, in float64, so
// that the integral over all bins is 1.
func HistogramDensity() HistogramOption { return histogramDensity{} }

// Histogram counts the elements of x, of any shape, in bins of equal width from the least element
// to the greatest. counts are int64, and edges, one more than bins, have x's dtype. An element on
// an edge is in the bin to the right of it, and the greatest one in the last bin. Elements outside
// of a [HistogramRange], and NaN, are in none (NumPy, histogram). Without a range, elements that
// are NaN or infinite make NaN edges; NumPy reports an error for them, which Weft could not know
// before x is read. Real floating-point dtypes; cast integers to float64, as NumPy does.
//
// It takes a search of the edges for each element, and the sort of [Tensor.BinCount]. Errors,
// carried by both results: *[DTypeError], *[AttrError] for fewer than one bin and for an invalid
// range, *[ArgumentError] for weights of another shape.
func (x *Tensor) Histogram(bins int, options ...HistogramOption) (counts, edges *Tensor) {
	h := set(ops.Attr{}, options, HistogramOption.histogram)
	edges = apply(ops.HistogramEdges, ops.Attr{Counts: []int{bins}, Params: h.limits}, x)
	if counts = histogramIn(x, edges, h); counts.Err() != nil {
		return counts, counts
	}
	return counts, edges
}

// HistogramOf is [Tensor.Histogram] for given edges: a vector of two or more in ascending order.
// The order is not checked; without it the counts are meaningless. Real numeric dtypes of x and the
// edges, which promote; a range has no effect. Errors: those of Histogram, *[RankError],
// *dtype.PromotionError.
func (x *Tensor) HistogramOf(edges *Tensor, options ...HistogramOption) *Tensor {
	return histogramIn(x, edges, set(ops.Attr{}, options, HistogramOption.histogram))
}

func histogramIn(x, edges *Tensor, h settings) *Tensor {
	counts := apply(ops.Histogram, ops.Attr{}, x, edges) // its errors, with weights too
	if counts.err == nil && h.weights != nil {
		bins := x.HistogramBin(edges)
		defer closeAll(bins, counts)
		counts = weighted(ops.Histogram.Name, x, bins, h.weights, edges.Dim(0)-1)
	}
	if counts.err != nil || !h.density {
		return counts
	}
	wide := edges.Cast(dtype.Float64)
	width, weight := wide.Diff(0, 1), counts.Cast(dtype.Float64)
	total := weight.Sum(nil)
	defer closeAll(counts, wide, width, weight, total)
	return weight.Div(width).Div(total)
}

// HistogramBin is the index, int64, of the bin that each element of x is in, in x's shape. edges
// are those of [Tensor.HistogramOf]: an ascending vector of two or more. It is -1 outside, and for
// NaN. Real numeric dtypes, which promote (NumPy, digitize, less one, except at the last edge).
// Errors: *[RankError], *dtype.PromotionError, *[DTypeError].
func (x *Tensor) HistogramBin(edges *Tensor) *Tensor {
	return apply(ops.HistogramBin, ops.Attr{}, x, edges)
}
