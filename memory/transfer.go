package memory

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"sync/atomic"

	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/internal/vulkan"
)

// The staging ring: pieces of 4 MiB, four of them, so that copying in and the device's copy
// overlap. Parameter data is small.
const (
	stagingChunk  = 4 * mib
	stagingChunks = 4
	uniformChunk  = 64 << 10
	readbackChunk = 16 * mib
)

// asideBytes is from how many bytes on the transfer queue takes an upload, where there is one: a
// bus takes as long for them as a submission of their own.
const asideBytes = mib

// Upload writes data to the beginning of dst, which no work under way may use: a fresh buffer.
// Where the host sees dst the data is there at once. Elsewhere it goes through a staging ring in
// pieces: of a MiB and more by the device's transfer queue, where it has one, beside what the device
// computes, and it is there when Upload returns; but who uses dst has a barrier before. Of others record is
// called for each, to add its copy to the batch that is submitted next; who
// uses dst then orders that after it. Where the ring is full of what that batch copies,
// flush submits and empties it, and calls Retire. data is read before Upload returns.
// Errors: *SizeError, *device.OutOfMemoryError, *device.LostError, *device.ClosedError, and
// flush's.
func (a *Allocator) Upload(dst *Buffer, data []byte, record func(add func(*vulkan.Batch)), flush func() error) error {
	if int64(len(data)) > dst.bytes {
		return &SizeError{What: "an upload into a " + dst.String(), Bytes: int64(len(data)), Max: dst.bytes}
	}
	if mapped := dst.Mapped(); mapped != nil {
		return parallel.Copy(context.Background(), mapped, data)
	}
	if q, ok := a.device.Transfers(); ok && len(data) >= asideBytes {
		a.transfers.Lock()
		defer a.transfers.Unlock()
		last, err := a.uploadAside(q, dst, data)
		if waited := q.Wait(context.Background(), last); err == nil { // what is under way writes dst, whatever became of the rest
			err = waited
		}
		return err
	}
	a.uploads.Lock()
	defer a.uploads.Unlock()
	return a.pieces(&a.staging, dst, data, flush, func(chunk *ringChunk, add func(*vulkan.Batch)) error {
		record(func(b *vulkan.Batch) {
			add(b)
			a.recorded(chunk)
		})
		return nil
	})
}

// uploadAside copies by the transfer queue. What it has submitted ends with ticket last.
func (a *Allocator) uploadAside(q vulkan.Queue, dst *Buffer, data []byte) (last vulkan.Ticket, err error) {
	err = a.pieces(&a.aside, dst, data, nil, func(chunk *ringChunk, add func(*vulkan.Batch)) error {
		var b vulkan.Batch
		add(&b)
		t, err := q.Submit(&b)
		last = max(last, t)
		a.mu.Lock()
		defer a.mu.Unlock()
		chunk.held = false
		a.aside.retire(last)
		return err
	})
	return last, err
}

// pieces copies data to dst by way of a ring, and submit, which is given each piece's chunk and what adds its copy
// to a batch.
func (a *Allocator) pieces(r *ring, dst *Buffer, data []byte, flush func() error, submit func(*ringChunk, func(*vulkan.Batch)) error) error {
	buffer, base := dst.Handle()
	for at := int64(0); at < int64(len(data)); at += stagingChunk {
		piece := data[at:min(at+stagingChunk, int64(len(data)))]
		chunk, offset, err := a.stage(r, int64(len(piece)), flush)
		if err != nil {
			return err
		}
		copy(chunk.Mapped[offset:], piece)
		err = submit(chunk, func(b *vulkan.Batch) {
			b.Copy(chunk.Buffer, buffer, offset, base+at, int64(len(piece)))
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// recorded says that what a chunk was filled with is in the batch.
func (a *Allocator) recorded(c *ringChunk) {
	a.mu.Lock()
	defer a.mu.Unlock()
	c.held = false
}

// stage takes staging memory of a ring, which is held until its copy is recorded, flushing the batch and
// waiting where all of it is busy.
func (a *Allocator) stage(r *ring, size int64, flush func() error) (*ringChunk, int64, error) {
	for {
		a.mu.Lock()
		if a.closed {
			a.mu.Unlock()
			return nil, 0, &vulkan.ClosedError{Device: a.device.Info().Name}
		}
		chunk, offset, ok, err := r.take(size, 16)
		if ok {
			chunk.held = true
		}
		oldest := r.oldest()
		a.mu.Unlock()
		if ok || err != nil {
			return chunk, offset, err
		}
		if oldest == 0 { // all of it belongs to this batch
			if err := flush(); err != nil {
				return nil, 0, err
			}
			if oldest = a.nextOf(r); oldest == 0 {
				return nil, 0, errNotRetired
			}
		}
		if err := r.queue.Wait(context.Background(), oldest); err != nil {
			return nil, 0, err
		}
	}
}

// errNotRetired is a mistake of Upload's caller.
var errNotRetired = errors.New("memory: flush submitted the batch and did not call Retire")

func (a *Allocator) nextOf(r *ring) vulkan.Ticket {
	a.mu.Lock()
	defer a.mu.Unlock()
	return r.oldest()
}

// oldest is the submission that makes a chunk free next; 0 when only the open batch holds any.
func (r *ring) oldest() vulkan.Ticket {
	var oldest vulkan.Ticket
	for _, c := range r.chunks {
		if !c.open && (oldest == 0 || c.after < oldest) {
			oldest = c.after
		}
	}
	return oldest
}

// UniformRange is the range of the binding that Uniform returns for some words.
func UniformRange(words int) int64 { return (4*int64(words) + 15) / 16 * 16 }

// Uniform puts words where the next submission reads them as its uniform buffer; Retire says when
// that is. Errors: *SizeError beyond the device's range of a uniform buffer,
// *vulkan.OutOfMemoryError, *vulkan.LostError, *vulkan.ClosedError.
func (a *Allocator) Uniform(words []uint32) (vulkan.Binding, error) {
	limits := &a.limits
	size := UniformRange(len(words))
	if size == 0 || size > limits.MaxUniformBufferRange {
		return vulkan.Binding{}, &SizeError{What: "a block of parameters", Bytes: size, Max: limits.MaxUniformBufferRange}
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.closed {
		return vulkan.Binding{}, &vulkan.ClosedError{Device: a.device.Info().Name}
	}
	chunk, offset, _, err := a.uniforms.take(size, limits.MinUniformOffsetAlignment)
	if err != nil {
		return vulkan.Binding{}, err
	}
	at := chunk.Mapped[offset:]
	for i, w := range words {
		binary.LittleEndian.PutUint32(at[4*i:], w)
	}
	return vulkan.Binding{Buffer: chunk.Buffer, Offset: offset, Range: size}, nil
}

// Retire says that the batch is submitted: what Upload and Uniform put aside for it lives until t
// is done.
func (a *Allocator) Retire(t vulkan.Ticket) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.staging.retire(t)
	a.uniforms.retire(t)
}

// readback is memory that the device writes for the host to read; made at first use.
type readback struct {
	device    *vulkan.Device
	queue     vulkan.Queue
	transfers bool          // the queue copies beside what the device computes
	piece     int64         // bytes of the block
	turn      chan struct{} // has room for one download
	block     *vulkan.Block
	bytes     atomic.Int64 // of the block, for those who must not wait for a download
}

// Download reads len(dst) bytes of src from byte off on; the host has waited for the submissions that write them.
// Where the host does not see src through its caches it submits copies of its own, to the transfer queue where the
// device has one, and waits for them. Errors: *SizeError, the context's, *vulkan.LostError, *vulkan.ClosedError, *vulkan.OutOfMemoryError.
func (a *Allocator) Download(ctx context.Context, src *Buffer, off int64, dst []byte) error {
	if off < 0 || off+int64(len(dst)) > src.bytes {
		return &SizeError{What: fmt.Sprintf("a download from byte %d of a %v", off, src), Bytes: int64(len(dst)), Max: src.bytes - off}
	}
	if mapped := src.readable(); mapped != nil {
		return parallel.Copy(ctx, dst, mapped[off:])
	}
	buffer, base := src.Handle()
	return a.readback.read(ctx, buffer, base+off, dst)
}

// read copies through the readback block, piece by piece.
func (r *readback) read(ctx context.Context, src vulkan.Buffer, off int64, dst []byte) error {
	select {
	case r.turn <- struct{}{}:
		defer func() { <-r.turn }()
	case <-ctx.Done():
		return ctx.Err()
	}
	if r.block == nil {
		block, err := r.device.AllocateBlock(r.piece, vulkan.Readback)
		if err != nil {
			return err
		}
		r.block = block
		r.bytes.Store(block.Size)
	}
	for len(dst) > 0 {
		n := min(int64(len(dst)), r.piece)
		if err := r.copy(ctx, src, off, n); err != nil {
			return err
		}
		if err := parallel.Copy(ctx, dst[:n], r.block.Mapped); err != nil {
			return err
		}
		dst, off = dst[n:], off+n
	}
	return nil
}

// copy fills the block with a piece of src.
func (r *readback) copy(ctx context.Context, src vulkan.Buffer, off, n int64) error {
	var b vulkan.Batch
	if r.transfers { // what the kernels wrote is available: the host has waited for it
		b.Barrier(vulkan.TransferWrite, vulkan.TransferRead|vulkan.TransferWrite)
	} else {
		b.Barrier(vulkan.ShaderWrite|vulkan.TransferWrite, vulkan.TransferRead|vulkan.TransferWrite)
	}
	b.Copy(src, r.block.Buffer, off, 0, n)
	ticket, err := r.queue.Submit(&b)
	if err != nil {
		return err
	}
	if !r.transfers {
		return r.queue.Wait(ctx, ticket) // the copy may still write the block: the next download's barrier comes after it
	}
	// Nothing orders what becomes of src on the other queue after this one: it is over when this returns, which nothing
	// delays.
	if err := r.queue.Wait(context.WithoutCancel(ctx), ticket); err != nil {
		return err
	}
	return ctx.Err()
}

func (r *readback) close() {
	r.turn <- struct{}{}
	defer func() { <-r.turn }()
	if r.block != nil {
		r.block.Free()
	}
	r.block = nil
	r.bytes.Store(0)
}
