package engine

import (
	"log/slog"
	"os"
	"slices"
	"sync"
	"testing"

	vkbackend "github.com/weft-gpu/weft/internal/backend/vulkan"

	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/memory"
	"github.com/weft-gpu/weft/ops"
)

// withTransferQueue returns an engine whose device has a transfer queue, and whose arrays are
// staged.
func withTransferQueue(t *testing.T) *Engine {
	t.Helper()
	d := open(t)
	if d.IsHost() {
		t.Skip("the host device has no queues; run with WEFT_DEVICE=lavapipe")
	}
	info := d.Info()
	config := vulkan.Config{Logger: slog.New(slog.DiscardHandler), Validation: os.Getenv("WEFT_VALIDATION") == "1", TransferQueue: true}
	var other *vulkan.Device
	var err error
	if info.Simulated {
		other, err = vulkan.OpenSimulated(config, info.Name)
	} else {
		other, _, err = vulkan.Open(config, func(i vulkan.Info) bool { return i.Name == info.Name && i.Driver == info.Driver })
	}
	if err != nil {
		t.Fatal(err)
	}
	e := newEngine(other)
	be, err := vkbackend.New(other, &e.work, e.Forget, memory.WithStaging())
	if err != nil {
		t.Fatal(err)
	}
	e.be = be
	t.Cleanup(func() {
		if err := e.Close(); err != nil {
			t.Error(err)
		}
		if err := other.Close(); err != nil {
			t.Error(err)
		}
		for _, m := range other.ValidationMessages() {
			t.Error(m)
		}
	})
	return e
}

// The transfer queue copies arrays while kernels run. Each kernel reads all elements of its
// operands as they were uploaded.
func TestGoroutinesWithATransferQueue(t *testing.T) {
	e := withTransferQueue(t)
	const n = 3 << 18 // elements: 3 MiB
	var group sync.WaitGroup
	for g := range 3 {
		group.Go(func() {
			data := ramp(n)
			for i := range data {
				data[i] += float32(g)
			}
			for range 3 {
				x := upload(t, e, data, n)
				y := read(t, e, apply(t, ops.Add, ops.Attr{}, x, x))
				for i := range data {
					if y[i] != data[i]+data[i] {
						t.Errorf("goroutine %d, element %d: %v, want %v", g, i, y[i], 2*data[i])
						return
					}
				}
				if !slices.Equal(read(t, e, x), data) {
					t.Errorf("goroutine %d: an upload reads back different", g)
				}
			}
		})
	}
	group.Wait()
	const uploads, downloads = 3 * 3, 3 * 3 * 2 // of one piece each
	if q, _ := e.dev.Transfers(); q.Completed() != uploads+downloads {
		t.Errorf("%d submissions to the transfer queue, want %d", q.Completed(), uploads+downloads)
	}
}
