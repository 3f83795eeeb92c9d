package memory

import (
	"errors"
	"slices"

	"github.com/weft-gpu/weft/internal/vulkan"
)

// Every span is a multiple of granularity, which satisfies the offset alignment of every device:
// so offsets need no care.
const granularity = 256

// Reading a whole vector past an element, and writing whole words, must stay inside the buffer:
// hence the padding.
const padding = 256

const mib = 1 << 20

// blockSizes are those of a pool's first blocks and of all later ones: a small program stays
// small. A request above half the last size gets a block of its own.
var blockSizes = [...]int64{1 * mib, 4 * mib, 16 * mib, 64 * mib}

const ownBlock = 32 * mib

// pool is the device memory that buffers are cut from. Its methods want the allocator's lock.
type pool struct {
	device *vulkan.Device
	blocks []*poolBlock
	limit  int64 // bytes that may be reserved; 0: no limit but the device's

	reserved, used, peak int64
	idle                 int64 // bytes of empty blocks of one's own
}

type poolBlock struct {
	*vulkan.Block
	spans *spans
	own   bool // for one large buffer
}

// place is where a buffer lies.
type place struct {
	block *poolBlock
	span  span
}

// spanSize is the size of the span that a buffer of some bytes needs.
func spanSize(bytes int64) int64 {
	padded := (bytes+63)/64*64 + padding
	return (padded + granularity - 1) / granularity * granularity
}

// errLimit is the failure that a limit set by SetLimit makes, where a device would make its own.
var errLimit = errors.New("the limit set for this allocator is reached")

// alloc finds room for size bytes in the blocks there are, or in a new one.
func (p *pool) alloc(size int64) (place, error) {
	at, ok := p.find(size)
	if !ok {
		block, err := p.grow(size)
		if err != nil {
			return place{}, err
		}
		at = place{block, span{0, size}}
	}
	if at.block.own && at.block.spans.empty() {
		p.idle -= at.block.Size
	}
	i := at.block.spans.fit(size)
	at.span = span{at.block.spans.take(i, size), size}
	p.used += size
	p.peak = max(p.peak, p.used)
	return at, nil
}

// find looks for the tightest fit. Blocks of one's own serve only large buffers, and only those
// that would fill most of them.
func (p *pool) find(size int64) (at place, ok bool) {
	best := int64(-1)
	for _, b := range p.blocks {
		if b.own != (size > ownBlock) || b.own && b.Size > size+size/2 {
			continue
		}
		if i := b.spans.fit(size); i >= 0 && (best < 0 || b.spans.free[i].size < best) {
			best = b.spans.free[i].size
			at = place{block: b}
		}
	}
	return at, best >= 0
}

// grow adds a block: of the size whose turn it is, or just large enough where that is too much.
func (p *pool) grow(size int64) (*poolBlock, error) {
	own := size > ownBlock
	wanted := size
	if !own {
		shared := 0
		for _, b := range p.blocks {
			if !b.own {
				shared++
			}
		}
		for _, s := range blockSizes[min(shared, len(blockSizes)-1):] {
			if wanted = s; s >= size {
				break
			}
		}
	}
	block, err := p.reserve(wanted)
	if err != nil && wanted > size && isMemory(err) {
		block, err = p.reserve(size)
	}
	if err != nil {
		return nil, err
	}
	b := &poolBlock{Block: block, spans: newSpans(block.Size), own: own}
	p.blocks = append(p.blocks, b)
	p.reserved += block.Size
	if own {
		p.idle += block.Size
	}
	return b, nil
}

func (p *pool) reserve(bytes int64) (*vulkan.Block, error) {
	if p.limit > 0 && p.reserved+bytes > p.limit {
		return nil, errLimit
	}
	return p.device.AllocateBlock(bytes, vulkan.DeviceLocal)
}

// isMemory reports whether a failure is one that freeing memory may mend.
func isMemory(err error) bool {
	var none *vulkan.OutOfMemoryError
	return errors.Is(err, errLimit) || errors.As(err, &none) && none.Limit == 0
}

// free gives a buffer's span back. Large empty blocks are kept for the next buffer of their size,
// since fresh memory is slow to touch, but not beyond a quarter of the heap.
func (p *pool) free(at place) {
	at.block.spans.give(at.span)
	p.used -= at.span.size
	if at.block.own && at.block.spans.empty() {
		p.idle += at.block.Size
		if p.idle > max(256*mib, p.device.Info().Limits.HeapBytes/4) {
			p.drop(func(b *poolBlock) bool { return b.own && b.spans.empty() })
		}
	}
}

// trim gives the empty blocks back to the device.
func (p *pool) trim() { p.drop(func(b *poolBlock) bool { return b.spans.empty() }) }

// abandon forgets the blocks without freeing them.
func (p *pool) abandon() { p.blocks, p.reserved, p.used, p.idle = nil, 0, 0, 0 }

func (p *pool) drop(which func(*poolBlock) bool) {
	p.blocks = slices.DeleteFunc(p.blocks, func(b *poolBlock) bool {
		if !which(b) {
			return false
		}
		p.reserved -= b.Size
		if b.own && b.spans.empty() {
			p.idle -= b.Size
		}
		b.Free()
		return true
	})
}
