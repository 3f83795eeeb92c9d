package memory

import (
	"context"
	"testing"

	"github.com/weft-gpu/weft/internal/vulkan"
)

// Descriptions of buffers that were given back are kept for others, at most maxSpare of
// them, whether their last submission was done by then or not.
func TestSpareDescriptions(t *testing.T) {
	onEveryDevice(t, func(t *testing.T, d *vulkan.Device, a *Allocator) {
		var batch vulkan.Batch
		buffer, offset := mustAlloc(t, a, 4).Handle()
		batch.Fill(buffer, offset, 4, 0) // an empty one would not be submitted
		done := mustSubmit(t, d, &batch)
		if err := d.Wait(context.Background(), done); err != nil { // a busy machine may not have begun it
			t.Fatal(err)
		}
		var list []*Buffer
		for range maxSpare + 1 {
			list = append(list, mustAlloc(t, a, 4), mustAlloc(t, a, 4))
		}
		for i, b := range list {
			b.Release(done + vulkan.Ticket(i%2)) // every other waits for the next submission
			b.Recycle()
		}
		if got := len(a.spare); got != maxSpare {
			t.Errorf("%d descriptions are kept, want %d", got, maxSpare)
		}
		for range maxSpare - 1 {
			mustAlloc(t, a, 4)
		}
		if got := len(a.spare); got != 1 {
			t.Errorf("%d descriptions are left, want 1", got)
		}
		if err := d.Wait(context.Background(), mustSubmit(t, d, &batch)); err != nil {
			t.Fatal(err)
		}
		a.Collect()
		if got := len(a.spare); got != maxSpare {
			t.Errorf("%d descriptions are kept of those that waited, want %d", got, maxSpare)
		}
	})
}
