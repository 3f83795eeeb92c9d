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

// minTransfer is the least number of bytes that an upload sends through the transfer queue. At the
// 10 to 25 GB/s of a bus, fewer bytes are copied sooner than a submission of their own is made and
// waited for.
const minTransfer = mib

// Upload writes data to the beginning of dst, which no work under way may use: a fresh buffer.
// If the host sees dst, Upload copies the data there at once. Otherwise the data goes through a staging
// ring in pieces. From minTransfer bytes on, the pieces go by the device's transfer queue, if it has
// one, while the device computes, and the copy is done when Upload returns. The caller still needs a
// barrier before a kernel reads dst. An upload of fewer bytes calls record for each piece, which adds the
// piece's copy to the batch that is submitted next; the caller orders the use of dst after that batch.
// If the ring is full of the copies of that batch, Upload calls flush, which submits and empties the
// batch and calls Retire. Upload reads data before it returns, by package parallel, so that the bytes of
// a mapped file may be guarded.
// Errors: *SizeError, *device.OutOfMemoryError, *device.LostError, *device.ClosedError, the context's, and
// flush's; then dst holds a part.
func (a *Allocator) Upload(ctx context.Context, dst *Buffer, data []byte, record func(add func(*vulkan.Batch)), flush func() error) error {
	if int64(len(data)) > dst.bytes {
		return &SizeError{What: "an upload into a " + dst.String(), Bytes: int64(len(data)), Max: dst.bytes}
	}
	if ok, err := dst.Fill(ctx, data); ok {
		return err
	}
	if q, ok := a.device.Transfers(); ok && len(data) >= minTransfer {
		return a.transfer(ctx, q, dst, data)
	}
	a.uploadMu.Lock()
	defer a.uploadMu.Unlock()
	return a.pieces(ctx, &a.staging, dst, data, flush, func(chunk *ringChunk, add func(*vulkan.Batch)) error {
		record(func(b *vulkan.Batch) {
			add(b)
			a.recorded(chunk)
		})
		return nil
	})
}

// transfer copies by the transfer queue. Nothing that writes dst is under way when it returns, whatever it returns.
func (a *Allocator) transfer(ctx context.Context, q vulkan.Queue, dst *Buffer, data []byte) error {
	last, err := a.submitPieces(ctx, q, dst, data)
	waited := q.Wait(context.Background(), last)
	if waited != nil {
		q.Settle()
	}
	if err == nil {
		err = waited
	}
	return err
}

// submitPieces submits the copies of an upload to the transfer queue. Those that were submitted end with ticket last.
func (a *Allocator) submitPieces(ctx context.Context, q vulkan.Queue, dst *Buffer, data []byte) (last vulkan.Ticket, err error) {
	a.transferMu.Lock()
	defer a.transferMu.Unlock()
	err = a.pieces(ctx, &a.transfers, dst, data, nil, func(chunk *ringChunk, add func(*vulkan.Batch)) error {
		var b vulkan.Batch
		add(&b)
		t, err := q.Submit(&b)
		last = max(last, t)
		a.mu.Lock()
		defer a.mu.Unlock()
		chunk.held = false
		a.transfers.retire(last)
		return err
	})
	return last, err
}

// pieces copies data to dst by way of a ring, and submit, which is given each piece's chunk and what adds its copy
// to a batch.
func (a *Allocator) pieces(ctx context.Context, r *ring, dst *Buffer, data []byte, flush func() error, submit func(*ringChunk, func(*vulkan.Batch)) error) error {
	buffer, base := dst.Handle()
	for at := int64(0); at < int64(len(data)); at += stagingChunk {
		piece := data[at:min(at+stagingChunk, int64(len(data)))]
		chunk, offset, err := a.stage(ctx, r, int64(len(piece)), flush)
		if err != nil {
			return err
		}
		if err := parallel.Copy(ctx, chunk.Mapped[offset:], piece); err != nil {
			a.mu.Lock()
			defer a.mu.Unlock()
			chunk.undo(offset)
			return err
		}
		chunk.Wrote(offset, int64(len(piece)))
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
func (a *Allocator) stage(ctx context.Context, r *ring, size int64, flush func() error) (*ringChunk, int64, error) {
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
		if err := r.queue.Wait(ctx, oldest); err != nil {
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
	chunk.Wrote(offset, 4*int64(len(words)))
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
	device       *vulkan.Device
	queue        vulkan.Queue
	transferOnly bool          // the queue copies, and does nothing else
	piece        int64         // bytes of the block
	turn         chan struct{} // has room for one download
	block        *vulkan.Block
	bytes        atomic.Int64 // of the block, for those who must not wait for a download
}

// Download reads len(dst) bytes of src from byte off on; the host has waited for the submissions that write them.
// Where the host does not see src through its caches it submits copies of its own, to the transfer queue where the
// device has one, and waits for them. Errors: *SizeError, the context's, *vulkan.LostError, *vulkan.ClosedError, *vulkan.OutOfMemoryError.
func (a *Allocator) Download(ctx context.Context, src *Buffer, off int64, dst []byte) error {
	if off < 0 || off+int64(len(dst)) > src.bytes {
		return &SizeError{What: fmt.Sprintf("a download from byte %d of a %v", off, src), Bytes: int64(len(dst)), Max: src.bytes - off}
	}
	if mapped := src.readable(); mapped != nil {
		return a.Host(func() error {
			if err := src.place.block.Reads(src.offset()+off, int64(len(dst))); err != nil {
				return err
			}
			return parallel.Copy(ctx, dst, mapped[off:])
		})
	}
	return a.readback.read(ctx, src, off, dst)
}

// read copies through the readback block, piece by piece.
func (r *readback) read(ctx context.Context, src *Buffer, off int64, dst []byte) error {
	select {
	case r.turn <- struct{}{}:
	case <-ctx.Done():
		return ctx.Err()
	}
	for len(dst) > 0 {
		n := min(int64(len(dst)), r.piece)
		ticket, err := r.copy(src, off, n)
		if err == nil {
			if err = r.queue.Wait(ctx, ticket); err != nil {
				r.leave(src, ticket)
				return err
			}
			if err = r.block.Reads(0, n); err == nil {
				err = parallel.Copy(ctx, dst[:n], r.block.Mapped)
			}
		}
		if err != nil {
			<-r.turn
			return err
		}
		dst, off = dst[n:], off+n
	}
	<-r.turn
	return nil
}

// copy submits a copy of n bytes of src to the block, which it makes at first.
func (r *readback) copy(src *Buffer, off, n int64) (vulkan.Ticket, error) {
	if r.block == nil {
		block, err := r.device.AllocateBlock(r.piece, vulkan.Readback)
		if err != nil {
			return 0, err
		}
		r.block = block
		r.bytes.Store(block.Size)
	}
	before := vulkan.TransferWrite
	if !r.transferOnly {
		before |= vulkan.ShaderWrite // elsewhere the host has waited for kernels
	}
	buffer, base := src.Handle()
	var b vulkan.Batch
	b.Barrier(before, vulkan.TransferRead|vulkan.TransferWrite)
	b.Copy(buffer, r.block.Buffer, base+off, 0, n)
	return r.queue.Submit(&b)
}

// leave keeps src and the turn, and with it the block, until a copy is done that nobody waits for any more.
func (r *readback) leave(src *Buffer, ticket vulkan.Ticket) {
	src.Retain()
	go func() {
		if r.queue.Wait(context.Background(), ticket) != nil {
			r.queue.Settle()
		}
		src.Release(0)
		<-r.turn
	}()
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
