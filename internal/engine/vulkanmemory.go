package engine

import (
	"context"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"github.com/weft-gpu/weft/internal/vulkan"
)

// minGCCredit is the least that is allocated between collections. Go's
// collector does not see device memory, so dropped tensors would pile up.
const minGCCredit = 256 << 20

// newArray takes device memory. Data is copied directly where the memory is
// mapped, else through the staging ring, ahead of the next dispatches.
func (be *vulkanBackend) newArray(ctx context.Context, bytes int64, data []byte) (*array, error) {
	be.collect(bytes)
	a, err := be.newScratch(ctx, bytes)
	if err != nil {
		return nil, err
	}
	if data != nil {
		if err := be.upload(ctx, a.dev, data); err != nil {
			be.free(a.dev)
			return nil, err
		}
	}
	runtime.AddCleanup(a, be.dead.add, a.dev)
	return a, nil
}

// newScratch starts no collection: its memory waits for none.
func (be *vulkanBackend) newScratch(ctx context.Context, bytes int64) (*array, error) {
	be.bury()
	buf, err := be.mem.Alloc(ctx, bytes)
	if err != nil {
		return nil, err
	}
	be.mu.Lock()
	defer be.mu.Unlock()
	if n := len(be.spare); n > 0 {
		a := be.spare[n-1]
		be.spare[n-1], be.spare = nil, be.spare[:n-1] // it is dead when its next holders have gone
		*a.dev = lease{buf: buf, free: a.dev.free}
		return a, nil
	}
	return &array{dev: &lease{buf: buf, free: be.free}}, nil
}

// recycle keeps what described an array whose memory has gone. Its buffer is
// the allocator's already.
func (be *vulkanBackend) recycle(a *array) {
	be.mu.Lock()
	defer be.mu.Unlock()
	if a.dev.gone && a.refs == 0 && len(be.spare) < maxSpare {
		a.dev.buf.Recycle()
		a.dev.buf = nil
		be.spare = append(be.spare, a)
	}
}

// maxSpare bounds the descriptions that are kept.
const maxSpare = 256

// upload copies data into a fresh array that nobody else has yet: the lock is held
// while each piece's copy is recorded, and not while the piece is read. Its pieces
// need no barriers, before or between: what was in the memory is done with, and
// what reads the array has one of its own. So it has where the transfer queue has copied,
// for which nothing has to wait: the host has, but a fence makes nothing visible.
func (be *vulkanBackend) upload(ctx context.Context, l *lease, data []byte) error {
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

// free gives an array's memory back once the work that uses it is done.
func (be *vulkanBackend) free(l *lease) {
	be.mu.Lock()
	defer be.mu.Unlock()
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
func (be *vulkanBackend) collect(bytes int64) {
	if be.gcCredit.Add(-bytes) < 0 {
		runtime.GC()
		be.gcCredit.Store(max(minGCCredit, be.mem.Stats().InUse))
	}
	be.bury()
}

// bury gives back what has been found dead.
func (be *vulkanBackend) bury() {
	for _, l := range be.dead.take() {
		be.free(l)
	}
	be.programs.bury(be.submitted)
}

// submitted is the latest submission.
func (be *vulkanBackend) submitted() vulkan.Ticket {
	be.mu.Lock()
	defer be.mu.Unlock()
	return be.last
}

// relieve is what an allocation that failed does before it is tried again.
func (be *vulkanBackend) relieve() {
	be.mu.Lock()
	if be.batch.Len() > 0 {
		_, _ = be.flush() // an error stays with the device, and the allocation fails
	}
	be.mu.Unlock()
	if be.forget != nil {
		be.forget()
	}
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
