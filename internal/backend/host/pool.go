package host

import (
	"math/bits"
	"runtime/debug"
	"sync"

	"github.com/weft-gpu/weft/internal/hostmemory"
	"github.com/weft-gpu/weft/internal/target"
)

// pool keeps the memory of arrays that have gone for those that come: fresh memory is
// set to zero by Go and made page by page by the system, which takes longer than most
// kernels take to fill it. Go's collector empties it, which bounds what it holds.
type pool struct{ classes [64 * classSteps]sync.Pool }

// Memory is kept in classes, eight between a size and its double, so that at most an
// eighth of it is not used. Of less than target.KeptBytes Go's own is as good.
const (
	classSteps = 8
)

// class is the least class of memory that holds so many bytes, 16 at least, and its size.
func class(bytes int64) (index int, size int64) {
	step := bits.Len64(uint64(bytes-1)) - 1 - 3 // classes lie 1 << step apart
	size = (bytes + 1<<step - 1) >> step << step
	return classSteps*step + int(size>>step) - classSteps, size
}

func isKept(bytes int64) bool { return bytes >= target.KeptBytes && bytes <= hostmemory.Max }

// take is memory for so many bytes, whatever lies there; nil where there is none.
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

// fresh is how much is made for so many bytes.
func (p *pool) fresh(bytes int64) int64 {
	if !isKept(bytes) {
		return bytes
	}
	_, size := class(bytes)
	return size
}

// give is the reverse of take: nobody reads or writes the memory any more.
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

// empty gives all that is kept back to the system, and reports whether there was any.
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

// overwriteGone is set by tests: nothing may read what it did not write.
var overwriteGone bool
