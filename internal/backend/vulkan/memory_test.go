package vulkan

import (
	"runtime"
	"testing"

	"github.com/weft-gpu/weft/internal/backend"
	"github.com/weft-gpu/weft/memory"
)

func (be *Backend) setClosed(closed bool) {
	be.mu.Lock()
	defer be.mu.Unlock()
	be.closed = closed
}

// An array whose elements could not be brought to the device keeps no memory.
func TestUploadsThatFailKeepNothing(t *testing.T) {
	be := opened(t, memory.WithStaging())
	// Together more than is staged at once, so that it is submitted; each by the batch, whatever queues there are.
	const bytes, most = 512 << 10, 128
	before := be.mem.Stats().Buffers
	be.setClosed(true)
	var kept []backend.Memory
	var err error
	for err == nil && len(kept) < most {
		var a backend.Memory
		if a, err = be.Alloc(ctx, bytes, make([]byte, bytes), false); err == nil {
			kept = append(kept, a)
		}
	}
	if err == nil {
		t.Error("it was submitted to what is closed")
	}
	be.setClosed(false)
	if after := be.mem.Stats().Buffers; after != before+len(kept) {
		t.Errorf("%d buffers before, %d after, with %d arrays that were filled", before, after, len(kept))
	}
	runtime.KeepAlive(kept)
}
