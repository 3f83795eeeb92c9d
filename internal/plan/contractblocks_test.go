package plan

import (
	"testing"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/plantest"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
)

// On GPUs a map adds the blocks of a product, if they are few, and computes the epilogue. On a CPU
// driver one kernel computes all blocks.
func TestMapsAddBlocks(t *testing.T) {
	gpu := rules.ConfigFor(target.Device{StorageBuffers: 16, StorageRange: 1 << 30, PushBytes: 128, SharedBytes: 32 << 10, WorkgroupInvocations: 1024})
	parts := gpu
	parts.Unit.BlocksBytes = 4 * 512 * 512 // the memory of one block
	few := gpu
	few.MaxOperands = 4
	for _, c := range []struct {
		name  string
		cfg   rules.Config
		k     int
		ended bool
		want  string
	}{
		{"one block", gpu, 1024, true, "contract"},
		{"two", gpu, 1025, true, "contract map"},
		{"eight", gpu, 8192, true, "contract map"},
		{"nine", gpu, 8193, true, "contract reduce map"},
		{"nine alone", gpu, 8193, false, "contract reduce"},
		{"three alone", gpu, 3000, false, "contract map"},
		{"as many blocks as operands", few, 4096, false, "contract map"},
		{"too many blocks with the epilogue's operand", few, 4096, true, "contract map map"},
		{"in halves", parts, 2048, true, "contract contract map map"},
		{"a CPU driver", rules.ConfigFor(target.Device{Class: target.CPUDriver, StorageBuffers: 16, StorageRange: 1 << 30, PushBytes: 128}), 3000, true, "contract"},
	} {
		v := plantest.Do(t, ops.MatMul, ops.Attr{}, plantest.Data(512, c.k), plantest.Data(c.k, 512))
		if c.ended {
			v = plantest.Do(t, ops.Add, ops.Attr{}, v, plantest.Data(512, 512))
		}
		c.cfg.Verify = true
		got := ""
		for _, s := range build(t, c.cfg, v).Steps {
			got += " " + s.Kernel.Loop.String()
			if m, ok := s.Kernel.Loop.(*kernel.Map); ok && c.name == "in halves" && m.Out != kernel.Wide {
				t.Errorf("%s: a map stores %v", c.name, m.Out)
			}
		}
		if got != " "+c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

// If an epilogue reads a product transposed, the product is stored in the epilogue's order.
func TestBlocksInTheResultsOrder(t *testing.T) {
	gpu := rules.ConfigFor(target.Device{StorageBuffers: 16, StorageRange: 1 << 30, PushBytes: 128, SharedBytes: 32 << 10, WorkgroupInvocations: 1024})
	v := plantest.Do(t, ops.MatMul, ops.Attr{}, plantest.Data(2, 64, 2048), plantest.Data(2, 2048, 32))
	v = plantest.Do(t, ops.Neg, ops.Attr{}, plantest.Do(t, ops.Permute, ops.Attr{Axes: []int{1, 0, 2}}, v))
	p := build(t, gpu, graph.Value(v))
	last := p.Steps[len(p.Steps)-1]
	if m, ok := last.Kernel.Loop.(*kernel.Map); !ok || len(p.Steps) != 2 || m.Out != kernel.Wide {
		t.Errorf("%d steps, the last\n%s", len(p.Steps), last.Kernel.Text())
	}
}
