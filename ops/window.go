package ops

// Windows along an axis, and reductions of each.
//
// A rolling reduction of up to 32 elements reduces every window by itself: its result has the bits
// of the reduction of the window's elements, in their order along the axis. Longer windows, except
// those of complex numbers, are the end of one block and the beginning of the next: the axis is cut
// into blocks as long as the windows, so that each element takes a constant number of operations.
// Ends and beginnings are running sums in two parts (terms.go), whose sum is within 1 ULP where all
// elements have one sign. A variance adds the squared distances from the mean of the elements
// before each, and the distance of the two parts' means. Nothing is subtracted from a running sum,
// so no sum drifts, and an infinity or a NaN affects its own windows only.
var (
	SlidingWindow = op(Op{Name: "sliding_window", Aliases: []string{"unfold"}, Kind: Movement, Arity: 1, Doc: "the windows of so many elements along an axis, a step apart, the elements of each along a new last axis", Corner: "elements at the end that fill no window are left out"})

	RollingSum  = op(Op{Name: "rolling_sum", Kind: Composition, Arity: 1, Accept: NumericType, Convert: CountBools, Result: Default, Cost: 1, Doc: "the sum of every window of so many elements along an axis", Corner: longWindows + "as sum of each window"})
	RollingMean = op(Op{Name: "rolling_mean", Kind: Composition, Arity: 1, Accept: FloatingType, Convert: AsFloat64, Cost: 1, Doc: "the mean of every window of so many elements along an axis", Corner: longWindows + "as mean of each window"})
	RollingVar  = op(Op{Name: "rolling_var", Kind: Composition, Arity: 1, Accept: FloatType, Convert: AsFloat64, Cost: 3, Doc: "the variance of every window of so many elements along an axis", Corner: longWindows + "as var of each window"})
	RollingStd  = op(Op{Name: "rolling_std", Kind: Composition, Arity: 1, Accept: FloatType, Convert: AsFloat64, Cost: 3, Doc: "the standard deviation of every window of so many elements along an axis", Corner: longWindows + "as std of each window"})
	RollingMax  = op(Op{Name: "rolling_max", Kind: Composition, Arity: 1, Accept: RealType, Cost: 2, Doc: "the greatest element of every window of so many along an axis", Corner: "as maximum"})
	RollingMin  = op(Op{Name: "rolling_min", Kind: Composition, Arity: 1, Accept: RealType, Cost: 2, Doc: "the least element of every window of so many along an axis", Corner: "as minimum"})
)

const longWindows = "of more than 32 elements by blocks' ends and beginnings, the same on every device; "
