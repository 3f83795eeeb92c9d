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

// Workgroups that share columns use shared memory up to its last byte, and never more.
func TestColumnWorkgroupsFillSharedMemory(t *testing.T) {
	columnWorkgroup := func(d dtype.DType, bytes int) (*kernel.Kernel, kernel.ColumnWorkgroup) {
		t.Helper()
		cfg := rules.ConfigFor(target.Device{StorageBuffers: 16, StorageRange: 1 << 30, PushBytes: 128, SharedBytes: 64 << 10, WorkgroupInvocations: 1024, SubgroupSize: 32})
		cfg.SharedBytes = bytes
		for _, s := range build(t, cfg, plantest.Do(t, ops.Sum, ops.Attr{Axes: []int{0}}, plantest.DataOf(d, 1<<15, 512))).Steps {
			if r, ok := s.Kernel.Loop.(*kernel.Reduce); ok && r.ColumnWorkgroup.Size() > 1 {
				return s.Kernel, r.ColumnWorkgroup
			}
		}
		t.Fatalf("%v: no workgroup shares columns", d)
		return nil, kernel.ColumnWorkgroup{}
	}
	full := 0
	for _, d := range []dtype.DType{dtype.Float32, dtype.Float64, dtype.Complex128} {
		k, most := columnWorkgroup(d, 64<<10)
		words := k.Result().DType.Words()
		bytes := most.Bytes(k.Chunk(), words, words, false)
		if bytes < target.MinSharedBytes {
			continue // no device shares less
		}
		full++
		if _, exact := columnWorkgroup(d, bytes); exact != most {
			t.Errorf("%v: with the %d bytes of %+v, the choice is %+v", d, bytes, most, exact)
		}
		if _, less := columnWorkgroup(d, max(bytes-4, target.MinSharedBytes)); bytes > target.MinSharedBytes && less.Size() >= most.Size() {
			t.Errorf("%v: with 4 bytes less than those of %+v, the choice is %+v", d, most, less)
		}
	}
	if full == 0 {
		t.Error("no workgroup takes as much shared memory as every device has")
	}
}
