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

// An array whose elements could not be uploaded keeps no memory.
func TestFailedUploadsKeepNoMemory(t *testing.T) {
	be := opened(t, memory.WithStaging())
	// Together these exceed the staging memory, so that a batch is submitted. Each goes through the
	// batch, whatever queues there are.
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
		t.Error("a closed backend submitted the uploads")
	}
	be.setClosed(false)
	if after := be.mem.Stats().Buffers; after != before+len(kept) {
		t.Errorf("%d buffers before and %d after %d successful uploads", before, after, len(kept))
	}
	runtime.KeepAlive(kept)
}
