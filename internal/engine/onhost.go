package engine

import (
	"context"
	"time"

	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/vulkan"
)

// smallSteps are steps that the host computes in the memory of a CPU's driver sooner than
// that would. They need no pipelines.
type smallSteps struct{ hostSteps }

// brief: for operands that the device still makes every reader would wait.
func (smallSteps) brief() bool { return true }

// onHost computes steps in the device's memory, once what they read is there and nothing
// uses what they write. Nobody writes the arrays meanwhile: a run has a reference to each.
func (be *vulkanBackend) onHost(ctx context.Context, s smallSteps, arrays []*array, prof *Profile) error {
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
	memory := func(i int) []byte { return arrays[i].dev.buf.Mapped() }
	if prof == nil {
		return s.run(ctx, memory, nil)
	}
	timed := submission{first: prof.first}
	last := time.Now()
	err = s.run(ctx, memory, func() {
		now := time.Now()
		timed.host, last = append(timed.host, now.Sub(last)), now
	})
	prof.HasGPU, prof.submissions = true, append(prof.submissions, timed)
	return err
}

// small reports whether the host computes a plan in the place of the device.
func (e *Engine) small(p *plan.Plan) bool { return !e.be.immediate() && e.be.interprets(p) }

// usable is the ticket after which steps can run on the host.
func (be *vulkanBackend) usable(s smallSteps, arrays []*array) (after vulkan.Ticket, err error) {
	be.mu.Lock()
	defer be.mu.Unlock()
	if be.closed {
		return 0, be.programs.work.Closing
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
