package ops

// The scans, in one order on every device and for every shape.
//
// The n elements along the axis are cut into leaves of Leaf elements, the last one shorter, as a
// reduction's are. Within a leaf the elements are combined one after the other. The leaves' totals,
// each by the tree of a reduction's leaf, are a shorter sequence, which is scanned the same way.
// Its result before a leaf is combined, on the left, with each of the leaf's own results. The
// results of the first leaf stay as they are.
//
// So the error of an element of a cumulative sum grows with its place in its leaf and with the
// logarithm of n, and not with n. The last element may have other bits than the sum, and a running
// sum of small positive numbers may descend in its last bits.
var (
	CumulativeSum  = op(Op{Name: "cumulative_sum", Aliases: []string{"cumsum"}, Kind: Scan, Arity: 1, Accept: NumericType, Convert: CountBools, Result: Default, Cost: 2, Doc: "the sums of the elements up to each along an axis", Corner: inOrder + "; integers wrap"})
	CumulativeProd = op(Op{Name: "cumulative_prod", Aliases: []string{"cumprod"}, Kind: Scan, Arity: 1, Accept: NumericType, Convert: CountBools, Result: Default, Cost: 2, Doc: "the products of the elements up to each along an axis", Corner: inOrder + "; integers wrap"})
	CumulativeMax  = op(Op{Name: "cumulative_max", Aliases: []string{"cummax"}, Kind: Scan, Arity: 1, Accept: RealType, Cost: 2, Doc: "the greatest of the elements up to each along an axis", Corner: "as maximum; from a NaN on, NaN; before the first: -Inf, or the least integer"})
	CumulativeMin  = op(Op{Name: "cumulative_min", Aliases: []string{"cummin"}, Kind: Scan, Arity: 1, Accept: RealType, Cost: 2, Doc: "the least of the elements up to each along an axis", Corner: "as minimum; from a NaN on, NaN; before the first: +Inf, or the greatest integer"})

	LogCumulativeSumExp = op(Op{Name: "logcumsumexp", Kind: Composition, Arity: 1, Accept: FloatType, Cost: 60, Doc: "the logarithms of the sums of e^x of the elements up to each along an axis",
		Corner: "each is the logaddexp of the 2^k elements up to it and of those before, by doubling, the same on every device; float16 and bfloat16 in float32, rounded once at the end; from a NaN on, NaN"})

	Diff = op(Op{Name: "diff", Kind: Composition, Arity: Variadic, Accept: NumericType, Cost: 1, Doc: "the n-th differences of neighbours along an axis", Corner: "integers wrap; float16 and bfloat16 in float32, rounded once at the end; of n elements or fewer: nothing"})
)

const inOrder = "floats in fixed leaves, the same on every device, float16 and bfloat16 in float32, rounded once at the end"

// scanReductions are the reductions that scans run.
var scanReductions = map[*Op]*Op{CumulativeSum: Sum, CumulativeProd: Prod, CumulativeMax: Max, CumulativeMin: Min, CumulativeTerms: SumTerms}

// Reduction is the reduction that a scan runs; nil for other operators.
func (o *Op) Reduction() *Op { return scanReductions[o] }

// The modes of diff, which say what its further operands are.
const (
	DiffPrepend = "prepend" // the second is put before the first
	DiffAppend  = "append"  // the second is put behind the first
	DiffBoth    = "both"    // the second before it, the third behind
)
