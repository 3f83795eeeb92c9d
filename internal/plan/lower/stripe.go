package lower

import (
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
)

// stripeRows lets the invocations of a CPU driver's subgroup take rows that are pages apart, if
// neighbouring rows share pages. It stores the size of the stripes in the launches. It returns the
// number of the invocations, or 0 if there are no stripes.
func (b *Builder) stripeRows(k *kernel.Kernel, launches []kernel.Geometry) int {
	if b.Config.Subgroup != target.StripeInvocations || !b.Config.Runs(rules.Schemes) || k.Form() == kernel.Across || k.Outer() != 1 || k.Rank != 2 {
		return 0
	}
	shifts, invocations := make([]int, len(launches)), 0
	for i, g := range launches {
		if shifts[i] = stripeShift(k, g); shifts[i] > 0 {
			invocations = target.StripeInvocations
		}
	}
	for i := range launches {
		if invocations > 0 {
			launches[i].Part = kernel.StripePart{Shift: shifts[i]}
		}
	}
	return invocations
}

// stripeShift returns log2 of the rows in a stripe, or 0 if neighbouring rows do not share pages.
func stripeShift(k *kernel.Kernel, g kernel.Geometry) int {
	row := 0 // bytes from one row to the next, in the operand with the longest rows
	for i, o := range k.Operands {
		if s := g.Operands[i].Strides; !o.Index && !o.Table && s[1] == 1 {
			row = max(row, s[0]*o.DType.Size())
		}
	}
	shift := 0
	for row > 0 && row < target.PageBytes && row<<shift < target.MinStripeBytes {
		shift++
	}
	return shift
}
