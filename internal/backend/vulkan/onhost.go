package vulkan

import (
	"cmp"
	"context"

	"github.com/weft-gpu/weft/internal/backend"
	"github.com/weft-gpu/weft/internal/backend/host"
	"github.com/weft-gpu/weft/internal/vulkan"
)

// smallSteps are steps that the host computes in a CPU driver's memory, faster than the driver
// would. They need no pipelines.
type smallSteps struct{ host.Steps }

// Brief returns true, although a run waits for operands that the device still computes: any reader
// would.
func (smallSteps) Brief() bool { return true }

// onHost computes steps in the device's memory, once their operands are there and nothing uses
// their results. Nobody writes the arrays meanwhile, since a run has a reference to each.
func (be *Backend) onHost(ctx context.Context, s smallSteps, arrays []backend.Memory, note func(backend.Timing)) error {
	after, err := be.usable(s, arrays)
	if err == nil {
		err = be.dev.Wait(ctx, after)
	}
	if err != nil {
		return err
	}
	return be.mem.Host(func() error {
		return s.Run(ctx, func(i int) []byte { return leaseOf(arrays[i]).buf.Mapped() }, note)
	})
}

// usable returns the ticket after which steps can run on the host.
func (be *Backend) usable(s smallSteps, arrays []backend.Memory) (after vulkan.Ticket, err error) {
	be.mu.Lock()
	defer be.mu.Unlock()
	if be.closed {
		return 0, be.programs.work.Closing
	}
	if be.batch.Len() > 0 { // it may touch the arrays
		if _, err := be.flush(); err != nil {
			return 0, err
		}
	}
	s.Reads(func(i int) {
		l := leaseOf(arrays[i])
		err, after = cmp.Or(err, l.err), max(after, l.written)
	})
	s.Writes(func(i int) { after = max(after, leaseOf(arrays[i]).lastUse) })
	return after, err
}
