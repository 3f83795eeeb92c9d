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

// Backend is the host device: it computes plans when they are run, with hostref's functions.
// It compiles nothing, submits nothing, and has nothing to wait for.
type Backend struct{ pool pool }

// New is the host's backend.
func New() *Backend { return &Backend{} }

// Config is the same for every host.
func (*Backend) Config() rules.Config { return rules.Config{Profile: target.HostProfile()} }

// Lacks is nil: the host computes what hostref says.
func (*Backend) Lacks([]graph.Value) func(context.Context) error { return nil }

// Alloc takes memory that was freed, or else Go's.
func (be *Backend) Alloc(ctx context.Context, bytes int64, data []byte, _ bool) (backend.Memory, error) {
	m := be.pool.take(bytes)
	if m == nil {
		fresh, err := hostmemory.Bytes(be.pool.fresh(bytes))
		if err != nil && be.pool.empty() { // what is kept for others may be what is missing
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

// Record keeps where every launch's operands lie.
func (*Backend) Record(w *backend.Work) (backend.Steps, error) { return StepsOf(w), nil }

// Run computes the steps.
func (*Backend) Run(ctx context.Context, s backend.Steps, arrays []backend.Memory, _ func(backend.Timing)) (vulkan.Ticket, error) {
	return 0, s.(Steps).Run(ctx, func(i int) []byte { return bytesOf(arrays[i]) }, nil)
}

// Pace waits for nothing.
func (*Backend) Pace(context.Context) error { return nil }

// Wait fails where the context has ended.
func (*Backend) Wait(ctx context.Context, _ vulkan.Ticket) error { return ctx.Err() }

// Prepare has nothing to compile.
func (*Backend) Prepare(context.Context, []*kernel.Kernel, bool) (backend.Prepared, error) {
	return nil, nil
}

// Readiness is always Interpreted.
func (*Backend) Readiness([]*kernel.Kernel, bool) backend.Readiness { return backend.Interpreted }

// Code is nil: the host runs no SPIR-V.
func (*Backend) Code(*kernel.Kernel) ([]uint32, error) { return nil, nil }

// Stats are zero: Go's collector knows of the memory.
func (*Backend) Stats() backend.Stats { return backend.Stats{} }

// Close has nothing to wait for.
func (*Backend) Close() error { return nil }

// array is the memory of an array.
type array struct {
	memory []byte
	pool   *pool
}

// bytesOf is an array's memory; nil of one without elements.
func bytesOf(m backend.Memory) []byte {
	if m == nil {
		return nil
	}
	return m.(*array).memory
}

// Bytes is the size.
func (b *array) Bytes() int64 { return int64(len(b.memory)) }

// Ready: what was run has been computed.
func (*array) Ready() (vulkan.Ticket, error) { return 0, nil }

// Download copies by all processors.
func (b *array) Download(ctx context.Context, offset int64, dst []byte) error {
	return parallel.Copy(ctx, dst, b.memory[offset:][:len(dst)])
}

// Free keeps the memory for the next array.
func (b *array) Free() { b.pool.give(b) }
