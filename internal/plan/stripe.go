package plan

import (
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
)

// stripeRows lets the invocations that a CPU driver runs side by side take rows
// that are pages apart, where neighbouring rows share pages.
func (b *builder) stripeRows(k *kernel.Kernel, launches []kernel.Geometry) {
	if b.cfg.Subgroup != kernel.StripeLanes || !b.cfg.runs(Schemes) || k.Reduce.Form == kernel.Across || k.Reduce.Outer != 1 || k.Rank != 2 {
		return
	}
	for _, g := range launches {
		if k.Family == kernel.Reduce && g.Dims[1] > ops.Leaf {
			return // the leaves of a row are taken one after the other
		}
		k.Striped = k.Striped || k.StripeShift(g) > 0
	}
}
