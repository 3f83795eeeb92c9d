package tensor

import (
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// Windows along an axis, which counts from the end where it is negative. A rolling
// reduction is that of every window by itself, along an axis that gets shorter by
// size-1: its result has the bits of the reduction of the window's elements, sums by
// the fixed tree (package ops). So nothing drifts as in running sums that add what comes
// and subtract what goes, and a NaN is gone with its window. The windows are read through a view: no memory
// is taken but the result's. Every result may carry *shape.AxisError,
// *shape.WindowError where the size is less than 1 or more than the axis has,
// *[DTypeError] and the other errors of every operator.

// SlidingWindow is the windows of size elements along an axis, each step elements
// further than the one before: the axis counts them, and the elements of each are a new
// last axis. Any dtype. It is a view, which copies nothing; elements at the end that
// fill no window are left out (NumPy, lib.stride_tricks.sliding_window_view; PyTorch,
// Tensor.unfold). Errors: *shape.AxisError, *shape.WindowError.
func (x *Tensor) SlidingWindow(axis, size, step int) *Tensor {
	return apply(ops.SlidingWindow, ops.Attr{Axes: []int{axis}, Counts: []int{size, step}}, x)
}

func rolling(op *ops.Op, x *Tensor, axis, size int, options ...CorrectionOption) *Tensor {
	return apply(op, set(ops.Attr{Axes: []int{axis}, Counts: []int{size}}, options, CorrectionOption.correct).Attr, x)
}

// RollingSum is the sum of every window of size elements along an axis. Bools and
// numeric dtypes; bools and signed integers are summed as int64, unsigned ones as uint64, both wrapping.
// Windows of more than 32 elements take a constant number of operations each, whatever
// their size; the sum of one is within 1 ULP where all its elements have one sign. What is
// outside of a window has no part in its result.
func (x *Tensor) RollingSum(axis, size int) *Tensor { return rolling(ops.RollingSum, x, axis, size) }

// RollingMean is the mean of every window of size elements along an axis. Any dtype;
// bools and integers count as float64. Long windows take a constant number of operations each,
// as in [Tensor.RollingSum], but those of complex numbers.
func (x *Tensor) RollingMean(axis, size int) *Tensor {
	return rolling(ops.RollingMean, x, axis, size)
}

// RollingVariance is [Tensor.Variance] of every window of size elements along an axis,
// of a population, unless an option gives a [Correction]. Bools and real dtypes; bools and
// integers count as float64. Long windows are as those of [Tensor.RollingSum].
func (x *Tensor) RollingVariance(axis, size int, options ...CorrectionOption) *Tensor {
	return rolling(ops.RollingVar, x, axis, size, options...)
}

// RollingStd is [Tensor.Std] of every window of size elements along an axis: of a
// population, unless an option gives a [Correction]. Bools and real dtypes; bools and
// integers count as float64. Long windows are as those of [Tensor.RollingSum].
func (x *Tensor) RollingStd(axis, size int, options ...CorrectionOption) *Tensor {
	return rolling(ops.RollingStd, x, axis, size, options...)
}

// RollingMax is the greatest element of every window of size elements along an axis, as
// [Tensor.Maximum] orders them. Real numeric dtypes. Long windows cost no more than
// short ones: their maxima are made of two scans.
func (x *Tensor) RollingMax(axis, size int) *Tensor { return rolling(ops.RollingMax, x, axis, size) }

// RollingMin is the least element of every window, as [Tensor.RollingMax] gives the
// greatest.
func (x *Tensor) RollingMin(axis, size int) *Tensor { return rolling(ops.RollingMin, x, axis, size) }

// Segments are the parts of a tensor along an axis that have one number: ids, a vector
// of integers of any dtype, sorted or not, has the number of each part, and the result has a part for every number from
// 0 to segments-1 in the axis's place. Parts of other numbers are left out. The parts of
// a segment are reduced in their order along the axis by the fixed tree (package ops), so that the
// result has the bits of the reduction of them alone, on every device.
//
// The numbers are sorted, with their places, by as many bits as segments has; then the
// work is that of the elements, however they are spread, and the memory that of a copy
// of x and of 16 bytes for each number. Along an axis may be 2^31-1 parts. Every result
// may carry *shape.AxisError, *[RankError] where ids is no vector of the axis's size,
// *[AttrError] for a number of segments that is negative or 2^31-1 and more,
// *[DTypeError] and the other errors of every operator.

func segment(op *ops.Op, axis int, x, ids *Tensor, segments int) *Tensor {
	return apply(op, ops.Attr{Axes: []int{axis}, Counts: []int{segments}}, x, ids)
}

// SegmentSum is the sums of the parts of x along an axis that ids numbers alike, 0 of
// none. Bools and numeric dtypes; bools and signed integers are summed as int64, unsigned
// ones as uint64, both wrapping (JAX, ops.segment_sum; NumPy, bincount with weights).
func (x *Tensor) SegmentSum(axis int, ids *Tensor, segments int) *Tensor {
	return segment(ops.SegmentSum, axis, x, ids, segments)
}

// SegmentMean is the means of the parts of x along an axis that ids numbers alike, NaN
// of none. Any dtype; bools and integers count as float64.
func (x *Tensor) SegmentMean(axis int, ids *Tensor, segments int) *Tensor {
	return segment(ops.SegmentMean, axis, x, ids, segments)
}

// SegmentMax is the greatest elements of the parts of x along an axis that ids numbers
// alike, as [Tensor.Maximum] orders them; -Inf, or the least integer, of none. Real
// numeric dtypes (JAX, ops.segment_max).
func (x *Tensor) SegmentMax(axis int, ids *Tensor, segments int) *Tensor {
	return segment(ops.SegmentMax, axis, x, ids, segments)
}

// SegmentMin is the least elements, as [Tensor.SegmentMax] gives the greatest; +Inf, or
// the greatest integer, of none.
func (x *Tensor) SegmentMin(axis int, ids *Tensor, segments int) *Tensor {
	return segment(ops.SegmentMin, axis, x, ids, segments)
}

// BinCount is how often each number from 0 to bins-1 comes among the elements of x,
// integers of any dtype and shape: a vector of bins, int64. Others are not counted: of
// NumPy's bincount, whose result is as long as the greatest number asks for, bins is that
// number plus one. With [Weights], of x's shape, it is the sum of
// the weights of each number, as [Tensor.SegmentSum] (NumPy, bincount). The numbers are sorted by as many
// bits as bins has, in 16 bytes for each.
//
// Errors: *[DTypeError], *[AttrError] for a number of bins that is negative or 2^31-1
// and more, *[ArgumentError] for weights of another shape, and those of every operator.
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

// weighted is the sums of the weights of x's elements, by the bin of each.
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

// HistogramOption says what a histogram counts, and between which edges: [HistogramRange],
// [HistogramDensity], [Weights].
type HistogramOption interface{ histogram(*settings) }

type (
	histogramRange   struct{ low, high float64 }
	histogramDensity struct{}
)

func (r histogramRange) histogram(s *settings) { s.limits = []float64{r.low, r.high} }
func (histogramDensity) histogram(s *settings) { s.density = true }

// HistogramRange are the first and the last edge of [Tensor.Histogram], where they are
// not the least and the greatest element.
func HistogramRange(low, high float64) HistogramOption { return histogramRange{low, high} }

// HistogramDensity divides the counts by their sum and by the width of their bin, in
// float64: the integral over all bins is 1.
func HistogramDensity() HistogramOption { return histogramDensity{} }

// Histogram is how many elements of x, of any shape, are in each of so many bins of
// equal width from the least element to the greatest, int64; and the bins' edges, one
// more, in x's dtype. An element is in the bin whose left edge it is, the greatest in the last; what is outside of a
// [HistogramRange], and NaN, is in none (NumPy, histogram). Without a range, elements that
// are NaN or infinite make edges that are no numbers, and NumPy's error of them cannot be
// known before x is read. Real floating-point dtypes: cast integers to float64, as NumPy
// does.
//
// It takes a search of the edges for each element, and the sort of [Tensor.BinCount].
// Errors, carried by both results: *[DTypeError], *[AttrError] for less than one bin
// and for a range that is none, *[ArgumentError] for weights of another shape, and those
// of every operator.
func (x *Tensor) Histogram(bins int, options ...HistogramOption) (counts, edges *Tensor) {
	h := set(ops.Attr{}, options, HistogramOption.histogram)
	edges = apply(ops.HistogramEdges, ops.Attr{Counts: []int{bins}, Params: h.limits}, x)
	if counts = histogramIn(x, edges, h); counts.Err() != nil {
		return counts, counts
	}
	return counts, edges
}

// HistogramOf is [Tensor.Histogram] with the edges of the bins, a vector of two or more
// in ascending order: edges that are not are not checked, and the counts then mean nothing. x and the edges
// promote; a range says nothing here. Further errors: *[RankError],
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

// HistogramBin is which bin of the ascending edges, a vector of two or more, each element
// of x is in, int64, in x's shape: what [Tensor.HistogramOf] counts; -1 outside, and for
// NaN. Real numeric dtypes, which promote (NumPy, digitize, less one, but for the last edge).
// Errors: *[RankError], *dtype.PromotionError, *[DTypeError], and those of every operator.
func (x *Tensor) HistogramBin(edges *Tensor) *Tensor {
	return apply(ops.HistogramBin, ops.Attr{}, x, edges)
}
