package kernel

// Stripes are an order in which the rows of a kernel that walks along them are
// taken. A CPU driver runs the invocations of a subgroup side by side. Where
// these take neighbouring rows, and several lie in a page, the processor foresees
// nothing of what is read next. So each takes rows one after the other, and the
// next begins a few pages on.

// StripeLanes is the number of invocations that run side by side.
const StripeLanes = 8

// A page is what processors foresee reading in; of stripeBytes is a stripe at
// the least.
const (
	pageBytes   = 4096
	stripeBytes = 2 * pageBytes
)

// StripeShift is log2 of the rows of a stripe: 0 where neighbouring rows do not
// share pages.
func (k *Kernel) StripeShift(g Geometry) int {
	row := 0 // bytes from one to the next, of what is the farthest
	for i, o := range k.Operands {
		if s := g.Operands[i].Strides; !o.Index && !o.Table && s[1] == 1 {
			row = max(row, s[0]*o.DType.Size())
		}
	}
	shift := 0
	for row > 0 && row < pageBytes && row<<shift < stripeBytes {
		shift++
	}
	return shift
}

// verifyStripes checks that a kernel with stripes has rows.
func (k *Kernel) verifyStripes() string {
	if k.Striped && (k.Reduce.Form == Across || k.Reduce.Outer != 1 || k.Rank != 2) {
		return "stripes of what are no rows"
	}
	return ""
}
