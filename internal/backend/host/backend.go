package host

import (
	"context"

	"github.com/weft-gpu/weft/internal/backend"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/hostmemory"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/internal/vulkan"
)

// Backend is the host device. [Backend.Run] computes a plan with hostref's functions before it
// returns. The host compiles nothing, submits nothing, and never waits.
type Backend struct{ pool pool }

// New returns the host's backend.
func New() *Backend { return &Backend{} }

// Config returns the planner's figures, which are the same on every host.
func (*Backend) Config() rules.Config { return rules.Config{Profile: target.HostProfile()} }

// Lacks returns nil: the host computes as hostref does.
func (*Backend) Lacks([]graph.Value) func(context.Context) error { return nil }

// Alloc returns memory of freed arrays, or new memory of Go's, and copies data to it.
func (be *Backend) Alloc(ctx context.Context, bytes int64, data []byte, _ bool) (backend.Memory, error) {
	m := be.pool.take(bytes)
	if m == nil {
		fresh, err := hostmemory.Bytes(be.pool.fresh(bytes))
		if err != nil && be.pool.empty() { // the pool's memory may be what is missing
			fresh, err = hostmemory.Bytes(bytes)
		}
		if err != nil {
			return nil, err
		}
		m = &array{memory: fresh[:bytes], pool: &be.pool}
	}
	if err := parallel.Copy(ctx, m.memory, data); err != nil {
		m.Free()
		return nil, err
	}
	return m, nil
}

// Record finds the layouts of the operands of every launch.
func (*Backend) Record(w *backend.Work) (backend.Steps, error) { return StepsOf(w), nil }

// Run computes the steps.
func (*Backend) Run(ctx context.Context, s backend.Steps, arrays []backend.Memory, note func(backend.Timing)) (vulkan.Ticket, error) {
	return 0, s.(Steps).Run(ctx, func(i int) []byte { return bytesOf(arrays[i]) }, note)
}

// Pace does not wait.
func (*Backend) Pace(context.Context) error { return nil }

// Wait fails if the context has ended.
func (*Backend) Wait(ctx context.Context, _ vulkan.Ticket) error { return ctx.Err() }

// Prepare does nothing.
func (*Backend) Prepare(context.Context, []*kernel.Kernel, bool) (backend.Prepared, error) {
	return nil, nil
}

// Readiness returns Interpreted.
func (*Backend) Readiness([]*kernel.Kernel, bool) backend.Readiness { return backend.Interpreted }

// Code returns nil, because the host runs no SPIR-V.
func (*Backend) Code(*kernel.Kernel) ([]uint32, error) { return nil, nil }

// Stats returns zeros: the memory is Go's.
func (*Backend) Stats() backend.Stats { return backend.Stats{} }

// Close does nothing.
func (*Backend) Close() error { return nil }

// array is the host's memory of one array.
type array struct {
	memory []byte
	pool   *pool
}

// bytesOf returns an array's memory, or nil for an array without elements.
func bytesOf(m backend.Memory) []byte {
	if m == nil {
		return nil
	}
	return m.(*array).memory
}

// Bytes returns the array's size.
func (b *array) Bytes() int64 { return int64(len(b.memory)) }

// Ready returns ticket 0: every run has been computed.
func (*array) Ready() (vulkan.Ticket, error) { return 0, nil }

// Download copies the bytes from offset on to dst, on all processors.
func (b *array) Download(ctx context.Context, offset int64, dst []byte) error {
	return parallel.Copy(ctx, dst, b.memory[offset:][:len(dst)])
}

// Free keeps the memory for a later array.
func (b *array) Free() { b.pool.give(b) }
