package memory

import (
	"slices"

	"github.com/weft-gpu/weft/internal/vulkan"
)

// ring hands out short-lived parts of upload memory: what one submission reads. Its chunks are
// filled one after another and used again when the submissions that read them are done. Its
// methods want the allocator's lock.
type ring struct {
	device *vulkan.Device
	queue  vulkan.Queue // of the submissions
	chunk  int64        // bytes
	limit  int          // chunks; 0: no limit

	chunks  []*ringChunk // all; the last one is being filled
	current *ringChunk
}

type ringChunk struct {
	*vulkan.Block
	filled  int64
	open    bool          // something in it waits for Retire
	earlier bool          // it was open before the latest take
	held    bool          // an upload fills it whose copy is still to be recorded: it stays open
	after   vulkan.Ticket // what is retired lives until this
}

// take returns size bytes at a multiple of alignment. ok is false when all chunks are busy: then
// the batch must be submitted and awaited.
func (r *ring) take(size, alignment int64) (c *ringChunk, offset int64, ok bool, err error) {
	for {
		if c = r.current; c != nil {
			offset = (c.filled + alignment - 1) / alignment * alignment
			if offset+size <= c.Size {
				c.filled = offset + size
				c.earlier, c.open = c.open, true
				return c, offset, true, nil
			}
		}
		if ok, err := r.advance(size); !ok {
			return nil, 0, false, err
		}
	}
}

// advance makes an idle or a new chunk the current one.
func (r *ring) advance(size int64) (ok bool, err error) {
	done := r.queue.Completed()
	for _, c := range r.chunks {
		if c != r.current && !c.open && c.after <= done && c.Size >= size {
			c.filled = 0
			r.current = c
			return true, nil
		}
	}
	// The current one can begin anew too, when nothing in it is read any more.
	if c := r.current; c != nil && !c.open && c.after <= done && c.Size >= size {
		c.filled = 0
		return true, nil
	}
	if r.limit > 0 && len(r.chunks) >= r.limit {
		return false, nil
	}
	block, err := r.device.AllocateBlock(max(r.chunk, size), vulkan.Upload)
	if err != nil {
		return false, err
	}
	r.current = &ringChunk{Block: block}
	r.chunks = append(r.chunks, r.current)
	return true, nil
}

// retire says that everything taken so far is read by submissions up to t.
func (r *ring) retire(t vulkan.Ticket) {
	for _, c := range r.chunks {
		if c.open {
			c.open, c.after = c.held, max(c.after, t)
			c.earlier = false
		}
	}
}

// undo takes the latest take of a chunk back, which began at an offset: nothing reads it.
func (c *ringChunk) undo(offset int64) {
	c.filled, c.open, c.held = offset, c.earlier, false
}

// trim gives back the chunks that nothing reads.
func (r *ring) trim() {
	done := r.queue.Completed()
	r.chunks = slices.DeleteFunc(r.chunks, func(c *ringChunk) bool {
		if c.open || c.after > done {
			return false
		}
		if c == r.current {
			r.current = nil
		}
		c.Free()
		return true
	})
}

func (r *ring) reserved() int64 {
	var n int64
	for _, c := range r.chunks {
		n += c.Size
	}
	return n
}

func (r *ring) close() {
	for _, c := range r.chunks {
		c.Free()
	}
	r.chunks, r.current = nil, nil
}
