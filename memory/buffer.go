package memory

import (
	"context"
	"fmt"

	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/internal/vulkan"
)

// Buffer is a part of device memory, counted by its users: Alloc gives it one reference.
type Buffer struct {
	allocator *Allocator
	bytes     int64
	place     place
	site      string // of Alloc's caller, where leaks are tracked

	// Of the allocator's lock:
	references int
	pending    bool // released, and its last submission is not known to be done
	forgotten  bool // see Recycle
	after      vulkan.Ticket
}

// Bytes is the size asked for.
func (b *Buffer) Bytes() int64 { return b.bytes }

// Binding returns n bytes of the buffer from byte off on, as a shader binds them; n is rounded up
// to whole words, which the padding holds. off must suit the device's offset alignment.
func (b *Buffer) Binding(off, n int64) vulkan.Binding {
	return vulkan.Binding{Buffer: b.place.block.Buffer, Offset: b.offset() + off, Range: (n + 3) / 4 * 4}
}

// Handle returns the device's buffer and where in it this one begins, for copies and fills.
func (b *Buffer) Handle() (buffer vulkan.Buffer, offset int64) {
	return b.place.block.Buffer, b.offset()
}

// offset is where in its block the buffer begins.
func (b *Buffer) offset() int64 { return b.place.span.offset + b.allocator.guards }

// Maps reports whether the host sees every buffer, and reads it through its caches.
func (a *Allocator) Maps() bool {
	return a.device.Info().Features.HostMappedDeviceMemory && !a.staged && !a.uncached
}

// Host runs f, which may use the mapped memory of buffers: the allocator is not closed meanwhile. f
// must neither call Host nor close the allocator. Errors: *vulkan.ClosedError, and those of f.
func (a *Allocator) Host(f func() error) error {
	a.hosts.RLock()
	defer a.hosts.RUnlock()
	a.mu.Lock()
	closed := a.closed
	a.mu.Unlock()
	if closed {
		return &vulkan.ClosedError{Device: a.device.Info().Name}
	}
	return f()
}

// Mapped returns the buffer as the host sees it, or nil where it does not. Submissions
// that use the buffer must be done. The slice is dead with the buffer and with the allocator: see Host.
func (b *Buffer) Mapped() []byte {
	if b.place.block.Mapped == nil || b.allocator.staged {
		return nil
	}
	return b.place.block.Mapped[b.offset():][:b.bytes:b.bytes]
}

// Fill writes data to the buffer's beginning, as the host sees it; ok is false where it does not.
// Submissions that use the buffer must be done. Errors: the context's, *vulkan.ClosedError.
func (b *Buffer) Fill(ctx context.Context, data []byte) (ok bool, err error) {
	mapped := b.Mapped()
	if mapped == nil {
		return false, nil
	}
	return true, b.allocator.Host(func() error {
		if err := parallel.Copy(ctx, mapped, data); err != nil {
			return err
		}
		b.place.block.Wrote(b.offset(), int64(len(data)))
		return nil
	})
}

// readable is Mapped where the host reads it through its caches, else nil.
func (b *Buffer) readable() []byte {
	if !b.place.block.Cached || b.allocator.uncached {
		return nil
	}
	return b.Mapped()
}

// Retain adds a reference.
func (b *Buffer) Retain() {
	b.allocator.mu.Lock()
	defer b.allocator.mu.Unlock()
	b.references++
}

// Release takes a reference away. after is the last submission its holder has used the buffer in
// (0: none): the memory is used again only when that, and what every other holder named, is done.
func (b *Buffer) Release(after vulkan.Ticket) {
	a := b.allocator
	a.mu.Lock()
	defer a.mu.Unlock()
	if _, live := a.live[b]; !live {
		if !a.closed {
			a.device.Logger().Error("memory: a buffer was released more often than retained", "bytes", b.bytes)
		}
		return
	}
	b.after = max(b.after, after)
	b.references--
	if b.references > 0 {
		return
	}
	delete(a.live, b)
	if b.after <= a.device.Completed() {
		a.release(b)
		return
	}
	b.pending = true
	a.pending = append(a.pending, b)
}

// Recycle lets the allocator make another buffer of a released one, which its last holder, who
// calls it, must have forgotten then. It saves garbage; it need not be called.
func (b *Buffer) Recycle() {
	a := b.allocator
	a.mu.Lock()
	defer a.mu.Unlock()
	if b.references != 0 || a.closed {
		return
	}
	b.forgotten = true
	if !b.pending && len(a.spare) < maxSpare {
		a.spare = append(a.spare, b)
	}
}

// maxSpare bounds the buffers that are kept to be made others.
const maxSpare = 1024

// String describes the buffer, for messages.
func (b *Buffer) String() string { return fmt.Sprintf("buffer of %d bytes", b.bytes) }
