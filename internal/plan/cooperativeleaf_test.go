package plan

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/plantest"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
)

// If a workgroup takes one row of few leaves, 16 invocations share each leaf, so that none is idle,
// although four that read vectors would suffice. The number of rows does not matter.
func TestNestedCooperativeRowsAreBusy(t *testing.T) {
	cfg := rules.ConfigFor(target.Device{StorageBuffers: 16, StorageRange: 1 << 30, PushBytes: 128, SharedBytes: 64 << 10, WorkgroupInvocations: 1024, SubgroupSize: 32})
	nested := 0
	for _, shape := range [][]int{{4096, 4096}, {16384, 4096}, {4096, 16384}, {65536, 3072}, {2048, 32768}} {
		steps := build(t, cfg, plantest.Do(t, ops.Sum, ops.Attr{Axes: []int{1}}, plantest.DataOf(dtype.Float32, shape...))).Steps
		r, ok := steps[0].Kernel.Loop.(*kernel.Reduce)
		if !ok || !r.CooperativeLeaf.Nested {
			continue
		}
		nested++
		if busy := r.CooperativeLeaf.Size * kernel.Leaves(shape[1]); busy < min(r.CooperativeLeaf.Invocations, ops.Accumulators*kernel.Leaves(shape[1])) {
			t.Errorf("%v: only %d of %d invocations have a part of a leaf", shape, busy, r.CooperativeLeaf.Invocations)
		}
	}
	if nested == 0 {
		t.Error("no workgroup takes a row alone")
	}
}
