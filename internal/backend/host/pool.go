package host

import (
	"math/bits"
	"runtime/debug"
	"sync"

	"github.com/weft-gpu/weft/internal/hostmemory"
	"github.com/weft-gpu/weft/internal/target"
)

// pool keeps the memory of freed arrays for later ones. Getting fresh memory takes longer than most
// kernels take to fill it: Go zeroes it, and the system maps it page by page. Go's collector empties
// the pool, so it cannot grow without bound.
type pool struct{ classes [64 * classSteps]sync.Pool }

// Memory is kept in classes of sizes, eight between a size and its double, so that at most an eighth
// of it is unused. Arrays smaller than target.KeptBytes are not kept: Go's own memory is as fast.
const (
	classSteps = 8
)

// class returns the least class for so many bytes, which are at least 16, and the class's size.
func class(bytes int64) (index int, size int64) {
	step := bits.Len64(uint64(bytes-1)) - 1 - 3 // classes lie 1 << step apart
	size = (bytes + 1<<step - 1) >> step << step
	return classSteps*step + int(size>>step) - classSteps, size
}

func isKept(bytes int64) bool { return bytes >= target.KeptBytes && bytes <= hostmemory.Max }

// take returns kept memory for so many bytes, with any content, or nil if there is none.
func (p *pool) take(bytes int64) *array {
	if !isKept(bytes) {
		return nil
	}
	index, _ := class(bytes)
	if kept, ok := p.classes[index].Get().(*array); ok {
		kept.memory = kept.memory[:bytes]
		return kept
	}
	return nil
}

// fresh returns how many bytes to allocate for an array of so many bytes: its class's size.
func (p *pool) fresh(bytes int64) int64 {
	if !isKept(bytes) {
		return bytes
	}
	_, size := class(bytes)
	return size
}

// give takes back memory that nobody reads or writes any more.
func (p *pool) give(b *array) {
	if !isKept(int64(cap(b.memory))) {
		return
	}
	memory := b.memory[:cap(b.memory)]
	if index, size := class(int64(len(memory))); size == int64(len(memory)) {
		if overwriteGone {
			for i := range memory {
				memory[i] = 0xa5
			}
		}
		p.classes[index].Put(b)
	}
}

// empty returns all kept memory to the system, and reports whether there was any.
func (p *pool) empty() (any bool) {
	for i := range p.classes {
		for p.classes[i].Get() != nil {
			any = true
		}
	}
	if any {
		debug.FreeOSMemory()
	}
	return any
}

// overwriteGone makes the pool overwrite freed memory, so that tests show a kernel that reads it.
var overwriteGone bool
