package memory

import (
	"testing"

	"github.com/weft-gpu/weft/internal/vulkan"
)

// A buffer goes where least is left over, whichever block that is in, and however much
// is free before it there.
func TestTightestBlock(t *testing.T) {
	block := func(free ...span) *poolBlock {
		const size = 64 * granularity
		return &poolBlock{Block: &vulkan.Block{Size: size}, spans: &spans{size: size, free: free}}
	}
	loose := block(span{0, 8 * granularity})
	tight := block(span{0, 20 * granularity}, span{40 * granularity, 4 * granularity})
	for _, blocks := range [][]*poolBlock{{loose, tight}, {tight, loose}} {
		p := &pool{blocks: blocks}
		if at, ok := p.find(3 * granularity); !ok || at.block != tight {
			t.Errorf("the tightest of %d blocks is not found first", len(blocks))
		}
		if at, ok := p.find(6 * granularity); !ok || at.block != loose {
			t.Error("a larger one goes into what it fills best")
		}
		if _, ok := p.find(21 * granularity); ok {
			t.Error("more than any block has was found")
		}
	}
}
