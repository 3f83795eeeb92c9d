package engine

import (
	"context"

	"github.com/weft-gpu/weft/internal/vulkan"
)

// smallSteps are steps that the host computes in the memory of a CPU's driver sooner than
// that would. They need no pipelines.
type smallSteps struct{ hostSteps }

// brief: for operands that the device still makes every reader would wait.
func (smallSteps) brief() bool { return true }

// mapsMemory reports whether the host may compute what is small, and sees the device's
// memory.
func (be *vulkanBackend) mapsMemory() (bool, error) {
	if !be.dev.SmallOnHost() || be.class.HostWork == 0 {
		return false, nil
	}
	probe, err := be.mem.Alloc(context.Background(), 4)
	if err != nil {
		return false, err
	}
	defer probe.Release(0)
	return probe.Mapped() != nil, nil
}

// onHost computes steps in the device's memory, once what they read is there and nothing
// uses what they write. Nobody writes the arrays meanwhile: a run has a reference to each.
func (be *vulkanBackend) onHost(ctx context.Context, s smallSteps, arrays []*array) error {
	after, err := be.usable(s, arrays)
	if err == nil {
		err = be.dev.Wait(ctx, after)
	}
	if err != nil {
		return err
	}
	be.mapped.RLock()
	defer be.mapped.RUnlock()
	if err := be.dev.Err(); err != nil { // closed while it waited
		return err
	}
	return s.run(ctx, func(i int) []byte { return arrays[i].dev.buf.Mapped() })
}

// usable is the ticket after which steps can run on the host.
func (be *vulkanBackend) usable(s smallSteps, arrays []*array) (after vulkan.Ticket, err error) {
	be.mu.Lock()
	defer be.mu.Unlock()
	if be.closed {
		return 0, be.programs.work.closing
	}
	if be.batch.Len() > 0 { // which may touch them
		if _, err := be.flush(); err != nil {
			return 0, err
		}
	}
	for _, step := range s.hostSteps {
		for _, source := range step.operands {
			if source.array < 0 {
				continue
			}
			read := arrays[source.array].dev
			if read.err != nil {
				return 0, read.err
			}
			after = max(after, read.written)
		}
		for _, out := range step.outs {
			after = max(after, arrays[out.array].dev.lastUse)
		}
	}
	return after, nil
}
