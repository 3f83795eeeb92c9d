package ops

// Reductions of the elements of each segment: those that have its number, from 0 to one less than
// the number of segments. Elements of other numbers are left out. A segment's elements are taken in
// their order along the axis and reduced by the fixed tree (tree.go): the result has the bits of
// the reduction of them alone.
var (
	SegmentSum  = op(Op{Name: "segment_sum", Kind: Composition, Arity: 2, Accept: NumericType, Convert: CountBools, Index: 1 << 1, Result: Default, Cost: 60, Doc: "the sums of the parts of x1 along an axis that have the same number in x2", Corner: inSegments + "; as sum, 0 of none"})
	SegmentMean = op(Op{Name: "segment_mean", Kind: Composition, Arity: 2, Accept: FloatingType, Convert: AsFloat64, Index: 1 << 1, Cost: 60, Doc: "the means of the parts of x1 along an axis that have the same number in x2", Corner: inSegments + "; the plain sum over the number, where that is not finite of numbers scaled down; NaN of none"})
	SegmentMax  = op(Op{Name: "segment_max", Kind: Composition, Arity: 2, Accept: RealType, Index: 1 << 1, Cost: 60, Doc: "the greatest elements of the parts of x1 along an axis that have the same number in x2", Corner: inSegments + "; as maximum, -Inf or the least integer of none"})
	SegmentMin  = op(Op{Name: "segment_min", Kind: Composition, Arity: 2, Accept: RealType, Index: 1 << 1, Cost: 60, Doc: "the least elements of the parts of x1 along an axis that have the same number in x2", Corner: inSegments + "; as minimum, +Inf or the greatest integer of none"})

	BinCount = op(Op{Name: "bincount", Kind: Composition, Arity: 1, Accept: AnyType, Index: 1, Result: ToIndex, Cost: 60, Doc: "how often each number from 0 on occurs among the integers x", Corner: "numbers below 0 or past the last bin are not counted"})
)

const inSegments = "parts numbered below 0 or past the last segment are left out"

// Histograms. The edges of m bins are m+1 numbers in ascending order. Bin i has the numbers from
// edge i up to but without edge i+1; the last bin includes its right edge (NumPy, histogram).
var (
	HistogramEdges = op(Op{Name: "histogram_edges", Kind: Composition, Arity: 1, Accept: FloatType, Cost: 2, Doc: "the edges of bins of equal width from the least to the greatest element", Corner: "computed in float64, rounded once, and finite where the elements are; of equal elements from 0.5 below to 0.5 above; NaN where an element is"})
	HistogramBin   = op(Op{Name: "histogram_bin", Kind: Composition, Arity: 2, Accept: RealType, Result: ToIndex, Cost: 60, Doc: "which of the bins with the ascending edges x2 each element of x1 is in", Corner: "-1 outside of them, and for NaN"})
	Histogram      = op(Op{Name: "histogram", Kind: Composition, Arity: 2, Accept: RealType, Result: ToIndex, Cost: 60, Doc: "how many elements of x1 are in each of the bins with the ascending edges x2", Corner: "elements outside, and NaN, are not counted"})
)
