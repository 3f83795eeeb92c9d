package instruments

import (
	"context"
	"fmt"
	"sync"
	"time"

	vkbackend "github.com/weft-gpu/weft/internal/backend/vulkan"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/memory"
)

// Bench is a device with the instruments that measure it. It has memory and submissions of
// its own, beside the engine's. It is safe for concurrent use.
type Bench struct {
	dev *vulkan.Device
	mem *memory.Allocator // nil: the host device
	cfg plan.Config
	to  codegen.Target

	mu    sync.Mutex // held while commands are recorded and submitted
	batch vulkan.Batch

	arrays hostArrays // of the host device
}

// New is a bench for a device. Errors: the device's, where its arithmetic cannot be found out.
func New(d *vulkan.Device) (*Bench, error) {
	if d.IsHost() {
		return &Bench{dev: d}, d.Err()
	}
	cfg, to, err := vkbackend.DeviceConfig(d)
	if err != nil {
		return nil, err
	}
	return &Bench{dev: d, mem: memory.New(d), cfg: cfg, to: to}, nil
}

// Close gives the memory back. Closing twice is no mistake.
func (b *Bench) Close() {
	b.arrays.release()
	if b.mem != nil {
		_ = b.mem.Close() // a lost device is told of by whoever used it
	}
}

// everything a batch does to buffers.
const access = vulkan.ShaderRead | vulkan.ShaderWrite | vulkan.TransferRead | vulkan.TransferWrite

// alloc takes buffers of so many bytes each, all or none, and writes all of them: memory that was
// never written may be one page of zeros in a cache, which is read faster than any memory.
func (b *Bench) alloc(ctx context.Context, sizes []int64) ([]*memory.Buffer, error) {
	var list []*memory.Buffer
	for _, bytes := range sizes {
		buf, err := b.mem.Alloc(ctx, bytes)
		if err != nil {
			release(list)
			return nil, err
		}
		list = append(list, buf)
	}
	_, err := b.timed(ctx, false, func() {
		for _, buf := range list {
			at, offset := buf.Handle()
			b.batch.Fill(at, offset, buf.Bytes(), 0)
		}
	})
	if err != nil {
		release(list)
		return nil, err
	}
	return list, nil
}

// release gives buffers back that no submission uses any more.
func release(list []*memory.Buffer) {
	for _, buf := range list {
		buf.Release(0)
	}
}

// launch is a dispatch of a kernel that is measured.
type launch struct {
	pipeline *vulkan.Pipeline
	bindings []vulkan.Binding
	push     []uint32
	groups   [3]uint32
}

// add records a launch after all that came before. The lock is held.
func (b *Bench) add(l launch) { b.batch.Dispatch(l.pipeline, l.bindings, nil, l.push, l.groups) }

// once runs a launch and returns the time that it takes the device, where that has a clock,
// or on the wall.
func (b *Bench) once(ctx context.Context, l launch) (time.Duration, error) {
	stamps := b.dev.Info().Features.Timestamps
	return b.timed(ctx, stamps, func() {
		if stamps {
			b.batch.Timestamp()
		}
		b.add(l)
		if stamps {
			b.batch.Timestamp()
		}
	})
}

// timed submits what record adds to the batch, waits, and returns the time between
// its timestamps, or on the wall.
func (b *Bench) timed(ctx context.Context, stamps bool, record func()) (time.Duration, error) {
	start := time.Now()
	t, err := b.submit(record)
	if err == nil {
		err = b.dev.Wait(ctx, t)
	}
	took := time.Since(start)
	if err != nil || !stamps {
		return took, err
	}
	marks, err := b.dev.Timestamps(t)
	if err != nil {
		return 0, err
	}
	return marks[1] - marks[0], nil
}

// submit submits what record adds to the batch.
func (b *Bench) submit(record func()) (vulkan.Ticket, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	defer b.batch.Reset()
	b.batch.Barrier(access, access)
	record()
	t, err := b.dev.Submit(&b.batch)
	if err == nil {
		b.mem.Retire(t)
	}
	return t, err
}

// NoPeakError says that a device has nothing of a kind of its own, whose peak could be
// measured.
type NoPeakError struct{ What string }

func (e *NoPeakError) Error() string {
	return fmt.Sprintf("peak: the device has none of its own: %s", e.What)
}
