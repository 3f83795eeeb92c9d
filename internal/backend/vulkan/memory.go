package vulkan

import (
	"context"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"github.com/weft-gpu/weft/internal/backend"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/memory"
)

// array is an array's memory as the evaluator holds it. An array that becomes unreachable gives its
// lease back through a cleanup; Free does so at once.
type array struct{ *lease }

// lease is the part of an array that lives until its memory is freed. The backend's lock guards it.
type lease struct {
	be      *Backend
	buf     *memory.Buffer
	scratch bool

	lastUse vulkan.Ticket // the last submission that touches it
	written vulkan.Ticket // the last submission that writes it
	// Epochs of the last dispatches that wrote and read it: see enter.
	wrote, read uint64
	inBatch     bool // the batch that is being recorded touches it
	dirty       bool // that batch writes it
	gone        bool
	err         error // why its elements never arrived
}

// leaseOf returns an array's lease.
func leaseOf(m backend.Memory) *lease { return m.(*array).lease }

// Bytes returns the buffer's size.
func (a *array) Bytes() int64 {
	a.be.mu.Lock()
	defer a.be.mu.Unlock()
	if a.err != nil || a.gone {
		return 0
	}
	return a.buf.Bytes()
}

// Ready submits the batch that writes the array.
func (a *array) Ready() (vulkan.Ticket, error) {
	a.be.mu.Lock()
	defer a.be.mu.Unlock()
	if a.dirty {
		return a.be.flush()
	}
	return a.written, a.err
}

// Download copies from mapped memory, or through the staging ring.
func (a *array) Download(ctx context.Context, offset int64, dst []byte) error {
	return a.be.mem.Download(ctx, a.buf, offset, dst)
}

// Free frees the buffer once the last submission that uses it is done.
func (a *array) Free() {
	a.be.mu.Lock()
	defer a.be.mu.Unlock()
	a.be.free(a.lease)
	if a.scratch && len(a.be.spare) < maxSpare { // nothing else holds its lease
		a.buf.Recycle()
		a.buf = nil
		a.be.spare = append(a.be.spare, a)
	}
}

// Alloc takes device memory. It copies data directly if the memory is mapped, and otherwise through
// the staging ring, before the next dispatches. Scratch memory starts no collection.
func (be *Backend) Alloc(ctx context.Context, bytes int64, data []byte, scratch bool) (backend.Memory, error) {
	if scratch {
		be.bury()
	} else {
		be.collect(bytes)
	}
	buf, err := be.mem.Alloc(ctx, bytes)
	if err != nil {
		return nil, err
	}
	if scratch && data == nil {
		return be.scratch(buf), nil
	}
	a := &array{&lease{be: be, buf: buf}}
	if data != nil {
		if err := be.upload(ctx, a.lease, data); err != nil {
			a.Free()
			return nil, err
		}
	}
	runtime.AddCleanup(a, be.dead.add, a.lease)
	return a, nil
}

// scratch returns an array that is freed before it becomes unreachable.
func (be *Backend) scratch(buf *memory.Buffer) *array {
	be.mu.Lock()
	defer be.mu.Unlock()
	if n := len(be.spare); n > 0 {
		a := be.spare[n-1]
		be.spare[n-1], be.spare = nil, be.spare[:n-1] // the list must not keep it alive when its next holders have gone
		*a.lease = lease{be: be, buf: buf, scratch: true}
		return a
	}
	return &array{&lease{be: be, buf: buf, scratch: true}}
}

// maxSpare bounds the array structs that are kept.
const maxSpare = 256

// upload copies data into a new array that nobody else has yet. The lock is held while the copy of
// a piece is recorded, but not while the piece is read. The pieces need no barrier before or
// between them: earlier uses of the memory are over, and readers of the array have their own
// barrier. They need that barrier even if the transfer queue has copied and the host has waited,
// since a fence makes nothing visible to the device.
func (be *Backend) upload(ctx context.Context, l *lease, data []byte) error {
	if ok, err := l.buf.Fill(ctx, data); ok {
		return err
	}
	recorded := false
	record := func(add func(*vulkan.Batch)) {
		be.mu.Lock()
		defer be.mu.Unlock()
		recorded = true
		be.use(l)
		l.dirty, l.wrote = true, be.epoch
		add(&be.batch)
	}
	err := be.mem.Upload(ctx, l.buf, data, record, func() error {
		be.mu.Lock()
		defer be.mu.Unlock()
		_, err := be.flush()
		return err
	})
	if !recorded {
		be.mu.Lock()
		defer be.mu.Unlock()
		l.wrote = be.epoch
	}
	return err
}

// free frees an array's memory once the work that uses it is done. The caller holds the lock.
func (be *Backend) free(l *lease) {
	if l.gone {
		return
	}
	l.gone = true
	if l.inBatch {
		if _, err := be.flush(); err != nil {
			l.lastUse = be.dev.Completed()
		}
	}
	l.buf.Release(l.lastUse)
}

// collect frees arrays that Go's collector has found dead. It starts the collector if much was
// allocated since it last ran.
func (be *Backend) collect(bytes int64) {
	if be.gcCredit.Add(-bytes) < 0 {
		runtime.GC()
		be.gcCredit.Store(max(target.CollectedBytes, be.mem.Stats().InUse))
	}
	be.bury()
}

// bury frees arrays and pipelines that were found dead.
func (be *Backend) bury() {
	for _, l := range be.dead.take() {
		be.mu.Lock()
		be.free(l)
		be.mu.Unlock()
	}
	be.programs.bury(be.submitted)
}

// submitted returns the ticket of the latest submission.
func (be *Backend) submitted() vulkan.Ticket {
	be.mu.Lock()
	defer be.mu.Unlock()
	return be.last
}

// relieve makes room after a failed allocation, which is then tried again.
func (be *Backend) relieve() {
	be.mu.Lock()
	if be.batch.Len() > 0 {
		_, _ = be.flush() // the device keeps an error, and the allocation fails
	}
	be.mu.Unlock()
	be.forget()
	for range 3 {
		runtime.GC()
		time.Sleep(time.Millisecond) // cleanups run in a goroutine of the runtime
		be.bury()
	}
}

// deadList collects values that have become unreachable. The runtime adds to it from a goroutine of
// its own.
type deadList[T any] struct {
	some atomic.Bool
	mu   sync.Mutex
	list []T
}

func (d *deadList[T]) add(v T) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.list = append(d.list, v)
	d.some.Store(true)
}

func (d *deadList[T]) take() []T {
	if !d.some.Load() {
		return nil
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	list := d.list
	d.list = nil
	d.some.Store(false)
	return list
}
