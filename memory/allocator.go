package memory

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"

	"github.com/weft-gpu/weft/internal/vulkan"
)

// Allocator gives out buffers of one device. Its methods may be called from several goroutines;
// Uniform and Retire belong to whoever records the batch.
type Allocator struct {
	// OnPressure is called when memory runs short, before an allocation fails: it should let go of
	// buffers (run the collector, submit what is unrun). It is called without the allocator's lock
	// by the goroutine that allocates, and may allocate. Set it before the first Alloc.
	OnPressure func()

	device   *vulkan.Device
	limits   vulkan.Limits
	staged   bool  // device memory is treated as if the host could not see it
	uncached bool  // or saw it, and not through its caches
	guards   int64 // bytes guarded on either side of each buffer; 0: none

	uploadMu   sync.Mutex // held while an upload is recorded, before mu and what record takes
	transferMu sync.Mutex // held while one is submitted to the transfer queue, before mu

	// hosts is held for reading while the host computes or copies in mapped memory, and for writing
	// by Close, before the memory is freed. It is taken before mu.
	hosts sync.RWMutex

	mu        sync.Mutex
	closed    bool
	pool      pool
	live      map[*Buffer]struct{}
	tracking  bool
	pending   []*Buffer // released, waiting for their tickets
	spare     []*Buffer // released and forgotten, to be made others
	swept     vulkan.Ticket
	pressing  atomic.Bool
	broken    error // the first guard that was written to
	inspected int64 // buffers whose guards were looked at

	staging   ring
	transfers ring // what the transfer queue copies
	uniforms  ring
	readback  readback
}

// Option changes an allocator.
type Option func(*Allocator)

// WithStaging makes the allocator use staging even where the host sees the device's memory, so
// that this path can be tested on every device.
func WithStaging() Option { return func(a *Allocator) { a.staged = true } }

// WithUncached makes the allocator read no device memory as the host sees it: what a card with a
// resizable window needs.
func WithUncached() Option { return func(a *Allocator) { a.uncached = true } }

// WithLeakTracking records where each buffer was allocated, for Leaks.
func WithLeakTracking() Option { return func(a *Allocator) { a.tracking = true } }

// New makes an allocator; it reserves nothing yet.
func New(d *vulkan.Device, opts ...Option) *Allocator {
	a := &Allocator{device: d, limits: d.Info().Limits, live: map[*Buffer]struct{}{}}
	for _, opt := range opts {
		if opt != nil {
			opt(a)
		}
	}
	a.pool.device = d
	a.staging = ring{device: d, queue: d.Queue(), chunk: stagingChunk, limit: stagingChunks}
	a.uniforms = ring{device: d, queue: d.Queue(), chunk: uniformChunk}
	a.readback = readback{device: d, queue: d.Queue(), piece: readbackChunk, turn: make(chan struct{}, 1)}
	if q, ok := d.Transfers(); ok {
		a.transfers = ring{device: d, queue: q, chunk: stagingChunk, limit: stagingChunks}
		a.readback.queue, a.readback.transferOnly = q, true
	}
	return a
}

// OutOfMemoryError says that a buffer could not be had, after everything that could be freed was.
type OutOfMemoryError struct {
	Device    string
	Requested int64 // bytes
	InUse     int64 // bytes of live buffers
	Reserved  int64 // bytes of the allocator's blocks
	Budget    int64 // bytes that may be reserved in all: the limit set, or the heap's size
	Err       error // what the device said
}

func (e *OutOfMemoryError) Error() string {
	var large *vulkan.OutOfMemoryError
	if errors.As(e.Err, &large) && large.Limit > 0 { // there may be room, but not in one piece
		return fmt.Sprintf("memory: %s makes no buffer of %d bytes: the allocation would have %d, and one may have %d at the most: work in parts",
			e.Device, e.Requested, large.Bytes, large.Limit)
	}
	return fmt.Sprintf("memory: %s has no room for %d bytes: %d in use, %d reserved, %d in all: "+
		"close tensors that are not needed, work in parts, or open a device with more memory: %v",
		e.Device, e.Requested, e.InUse, e.Reserved, e.Budget, e.Err)
}

// Unwrap returns the device's own error.
func (e *OutOfMemoryError) Unwrap() error { return e.Err }

// SizeError says that a size cannot be.
type SizeError struct {
	What       string
	Bytes, Max int64
}

func (e *SizeError) Error() string {
	return fmt.Sprintf("memory: %s of %d bytes was asked for: 1 to %d are possible (tensors without elements need no memory)",
		e.What, e.Bytes, e.Max)
}

// maxBuffer is beyond any device, and leaves room for sums.
const maxBuffer = 1 << 56

// SetLimit bounds the bytes the allocator reserves for buffers; 0 lifts the bound. Tests of
// shortage use it.
func (a *Allocator) SetLimit(bytes int64) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.pool.limit = bytes
}

// Alloc returns a buffer with one reference and undefined content. At least bytes+256 bytes may be
// read and written through a binding, and its offset in memory is a multiple of 256. Where it must
// wait for memory, it waits until the context ends. Errors: the context's, *SizeError, *OutOfMemoryError, *vulkan.LostError, *vulkan.ClosedError, *vulkan.ResultError.
func (a *Allocator) Alloc(ctx context.Context, bytes int64) (*Buffer, error) {
	if bytes <= 0 || bytes > maxBuffer {
		return nil, &SizeError{What: "a buffer", Bytes: bytes, Max: maxBuffer}
	}
	a.Collect()
	b, err := a.try(bytes)
	if err == nil || !isMemory(err) {
		return b, a.describe(err, bytes)
	}
	for _, relief := range [...]func(context.Context) error{a.relieveIdle, a.relievePending, a.relievePressure} {
		if err := relief(ctx); err != nil {
			return nil, err
		}
		if b, err = a.try(bytes); err == nil || !isMemory(err) {
			break
		}
	}
	return b, a.describe(err, bytes)
}

// What can be done about a shortage, in the order of what it costs.

func (a *Allocator) relieveIdle(context.Context) error {
	a.Trim()
	return nil
}

// relievePending waits for the submissions that released buffers wait for.
func (a *Allocator) relievePending(ctx context.Context) error {
	a.mu.Lock()
	var last vulkan.Ticket
	for _, b := range a.pending {
		last = max(last, b.after)
	}
	a.mu.Unlock()
	if err := a.device.Wait(ctx, last); err != nil {
		return err
	}
	a.Trim()
	return nil
}

// relievePressure calls the hook, but not from within itself, and waits for what it let go.
func (a *Allocator) relievePressure(ctx context.Context) error {
	if a.OnPressure == nil || !a.pressing.CompareAndSwap(false, true) {
		return nil
	}
	a.OnPressure()
	a.pressing.Store(false)
	return a.relievePending(ctx)
}

// try allocates from what there is now.
func (a *Allocator) try(bytes int64) (*Buffer, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.closed {
		return nil, &vulkan.ClosedError{Device: a.device.Info().Name}
	}
	at, err := a.pool.alloc(spanSize(bytes) + 2*a.guards)
	if err != nil {
		return nil, err
	}
	b := a.description()
	*b = Buffer{allocator: a, bytes: bytes, place: at, references: 1}
	if a.tracking {
		b.site = callSite()
	}
	at.block.Forget(at.span.offset, at.span.size)
	b.plant()
	a.live[b] = struct{}{}
	return b, nil
}

// description is a Buffer to be filled in.
func (a *Allocator) description() *Buffer {
	n := len(a.spare)
	if n == 0 {
		return &Buffer{}
	}
	b := a.spare[n-1]
	a.spare = a.spare[:n-1]
	return b
}

// describe makes a shortage the typed error that says the whole of it.
func (a *Allocator) describe(err error, bytes int64) error {
	if err == nil {
		return nil
	}
	var short *vulkan.OutOfMemoryError
	if !errors.Is(err, errLimit) && !errors.As(err, &short) {
		return err
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	e := &OutOfMemoryError{Device: a.device.Info().Name, Requested: bytes, InUse: a.pool.used,
		Reserved: a.pool.reserved, Budget: a.pool.limit, Err: err}
	if e.Budget == 0 {
		e.Budget = a.device.Info().Limits.HeapBytes
	}
	return e
}

// Collect takes back the buffers whose last submission is done. It does not wait.
func (a *Allocator) Collect() {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.collect()
}

func (a *Allocator) collect() {
	if len(a.pending) == 0 {
		return
	}
	done := a.device.Completed()
	if done == a.swept {
		return
	}
	a.swept = done
	a.pending = slices.DeleteFunc(a.pending, func(b *Buffer) bool {
		if b.after > done {
			return false
		}
		a.release(b)
		b.pending = false
		if b.forgotten && len(a.spare) < maxSpare {
			a.spare = append(a.spare, b)
		}
		return true
	})
}

// Trim takes back what is done and gives empty blocks to the device.
func (a *Allocator) Trim() {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.closed {
		return
	}
	a.collect()
	a.pool.trim()
	a.staging.trim()
	a.transfers.trim()
	a.uniforms.trim()
}

// Stats is what an allocator holds at a moment.
type Stats struct {
	Blocks       int   `json:"blocks"`   // device allocations for buffers
	Reserved     int64 `json:"reserved"` // bytes of the blocks
	InUse        int64 `json:"in_use"`   // bytes, padding and released buffers still awaited included
	Peak         int64 `json:"peak"`     // highest InUse so far
	Buffers      int   `json:"buffers"`  // live, that is not yet released by all
	PendingFrees int   `json:"pending_frees"`
	Guarded      int64 `json:"guarded"` // buffers whose guards were looked at; 0 without WithGuards
	Staging      int64 `json:"staging"` // bytes reserved for uploads, parameters and readback
}

// Stats returns the account.
func (a *Allocator) Stats() Stats {
	a.mu.Lock()
	defer a.mu.Unlock()
	return Stats{
		Blocks:       len(a.pool.blocks),
		Reserved:     a.pool.reserved,
		InUse:        a.pool.used,
		Peak:         a.pool.peak,
		Buffers:      len(a.live),
		PendingFrees: len(a.pending),
		Guarded:      a.inspected,
		Staging:      a.staging.reserved() + a.transfers.reserved() + a.uniforms.reserved() + a.readback.bytes.Load(),
	}
}

// Close waits for the device and gives everything back. Buffers still live are dead from then on,
// and are said to the logger where leaks are tracked. A *GuardError tells of a guard that was written to. When the device cannot be waited for, as
// when it is lost, the blocks are left for its own Close, since work may still be under way in
// them. Closing twice is no mistake.
func (a *Allocator) Close() error {
	a.mu.Lock()
	if a.closed {
		a.mu.Unlock()
		return nil
	}
	a.closed = true
	a.mu.Unlock()
	a.hosts.Lock()
	defer a.hosts.Unlock()
	// Uploads that have begun end with their piece.
	a.uploadMu.Lock()
	defer a.uploadMu.Unlock()
	a.transferMu.Lock()
	defer a.transferMu.Unlock()

	err := a.device.WaitIdle(context.Background())
	a.sayLeaks()
	var guards error
	if err == nil {
		guards = a.CheckGuards()
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	a.live, a.pending = map[*Buffer]struct{}{}, nil
	a.pool.used = 0
	var closed *vulkan.ClosedError
	if err == nil || errors.As(err, &closed) {
		a.pool.drop(func(*poolBlock) bool { return true })
		a.staging.close()
		a.transfers.close()
		a.uniforms.close()
		a.readback.close()
		return guards
	}
	a.pool.abandon()
	a.staging, a.transfers, a.uniforms = ring{}, ring{}, ring{}
	var lost *vulkan.LostError
	if errors.As(err, &lost) {
		return nil // it has been said
	}
	return err
}
