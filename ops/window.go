package ops

// Windows along an axis, and reductions of each.
//
// A rolling reduction is that of every window by itself: its result has the bits of
// the reduction of the window's elements, for sums by the fixed tree (tree.go), in
// their order along the axis. So no sum drifts, as running ones do that add what
// comes and subtract what goes, and an infinity or a NaN is gone with its window; a
// sum over windows of w elements is w additions each.
var (
	SlidingWindow = op(Op{Name: "sliding_window", Aliases: []string{"unfold"}, Kind: Movement, Arity: 1, Doc: "the windows of so many elements along an axis, a step apart, the elements of each along a new last axis", Corner: "what fills no window at the end is left out"})

	RollingSum  = op(Op{Name: "rolling_sum", Kind: Composition, Arity: 1, Accept: NumericType, Convert: CountBools, Result: Default, Cost: 1, Doc: "the sum of every window of so many elements along an axis", Corner: "as sum of each window"})
	RollingMean = op(Op{Name: "rolling_mean", Kind: Composition, Arity: 1, Accept: FloatingType, Convert: AsFloat64, Cost: 1, Doc: "the mean of every window of so many elements along an axis", Corner: "as mean of each window"})
	RollingVar  = op(Op{Name: "rolling_var", Kind: Composition, Arity: 1, Accept: FloatType, Convert: AsFloat64, Cost: 3, Doc: "the variance of every window of so many elements along an axis", Corner: "as var of each window"})
	RollingStd  = op(Op{Name: "rolling_std", Kind: Composition, Arity: 1, Accept: FloatType, Convert: AsFloat64, Cost: 3, Doc: "the standard deviation of every window of so many elements along an axis", Corner: "as std of each window"})
	RollingMax  = op(Op{Name: "rolling_max", Kind: Composition, Arity: 1, Accept: RealType, Cost: 2, Doc: "the greatest element of every window of so many along an axis", Corner: "as maximum"})
	RollingMin  = op(Op{Name: "rolling_min", Kind: Composition, Arity: 1, Accept: RealType, Cost: 2, Doc: "the least element of every window of so many along an axis", Corner: "as minimum"})
)
