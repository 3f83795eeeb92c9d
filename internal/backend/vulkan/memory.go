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

// array is an array's memory as the evaluator has it. What becomes unreachable gives its lease
// back through a cleanup; Free does it at once.
type array struct{ *lease }

// lease is the part of an array that outlives it until its memory is back. The backend's lock
// guards it.
type lease struct {
	be      *Backend
	buf     *memory.Buffer
	scratch bool

	lastUse vulkan.Ticket // the last submission that touches it
	written vulkan.Ticket // the submission that fills it
	// Epochs of the last dispatch that wrote and read it: see order.
	wrote, read uint64
	inBatch     bool // touched by the batch that is being recorded
	dirty       bool // written by it
	gone        bool
	err         error // why its elements never came
}

// leaseOf is that of an array.
func leaseOf(m backend.Memory) *lease { return m.(*array).lease }

// Bytes is the buffer's size.
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

// Free gives the buffer back once the last submission that uses it is done.
func (a *array) Free() {
	a.be.mu.Lock()
	defer a.be.mu.Unlock()
	a.be.free(a.lease)
	if a.scratch && len(a.be.spare) < maxSpare { // nothing else knows of its lease
		a.buf.Recycle()
		a.buf = nil
		a.be.spare = append(a.be.spare, a)
	}
}

// Alloc takes device memory. Data is copied directly where the memory is mapped, else through
// the staging ring, ahead of the next dispatches. Scratch memory starts no collection.
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

// scratch is an array that is freed before it becomes unreachable.
func (be *Backend) scratch(buf *memory.Buffer) *array {
	be.mu.Lock()
	defer be.mu.Unlock()
	if n := len(be.spare); n > 0 {
		a := be.spare[n-1]
		be.spare[n-1], be.spare = nil, be.spare[:n-1] // it is dead when its next holders have gone
		*a.lease = lease{be: be, buf: buf, scratch: true}
		return a
	}
	return &array{&lease{be: be, buf: buf, scratch: true}}
}

// maxSpare bounds the descriptions that are kept.
const maxSpare = 256

// upload copies data into a fresh array that nobody else has yet: the lock is held
// while each piece's copy is recorded, and not while the piece is read. Its pieces
// need no barriers, before or between: what was in the memory is done with, and
// what reads the array has one of its own. So it has where the transfer queue has copied,
// for which nothing has to wait: the host has, but a fence makes nothing visible.
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

// free gives an array's memory back once the work that uses it is done. The lock is held.
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

// collect frees what Go's collector has found dead, and starts it when much
// was allocated since it last ran.
func (be *Backend) collect(bytes int64) {
	if be.gcCredit.Add(-bytes) < 0 {
		runtime.GC()
		be.gcCredit.Store(max(target.CollectedBytes, be.mem.Stats().InUse))
	}
	be.bury()
}

// bury gives back what has been found dead.
func (be *Backend) bury() {
	for _, l := range be.dead.take() {
		be.mu.Lock()
		be.free(l)
		be.mu.Unlock()
	}
	be.programs.bury(be.submitted)
}

// submitted is the latest submission.
func (be *Backend) submitted() vulkan.Ticket {
	be.mu.Lock()
	defer be.mu.Unlock()
	return be.last
}

// relieve is what an allocation that failed does before it is tried again.
func (be *Backend) relieve() {
	be.mu.Lock()
	if be.batch.Len() > 0 {
		_, _ = be.flush() // an error stays with the device, and the allocation fails
	}
	be.mu.Unlock()
	be.forget()
	for range 3 {
		runtime.GC()
		time.Sleep(time.Millisecond) // cleanups run in a goroutine of the runtime's
		be.bury()
	}
}

// deadList collects what has become unreachable. The runtime adds to it from its
// own goroutine.
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
