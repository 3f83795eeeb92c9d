package engine

import (
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/memory"
)

// array is a piece of memory that values are stored in. The engine's lock
// guards its references, and that of its backend the lease. An array that becomes unreachable gives its memory back through
// the cleanup that its backend attached; release gives it back at once.
type array struct {
	refs int
	host []byte    // on the host device
	pool *hostPool // that the memory goes back to, there
	dev  *lease    // on a Vulkan device

	walk, number uint64 // see graphKey
}

// lease is the part of an array that outlives it until its memory is back.
type lease struct {
	buf  *memory.Buffer
	free func(*lease)

	lastUse vulkan.Ticket // the last submission that touches it
	written vulkan.Ticket // the submission that fills it
	// Epochs of the last dispatch that wrote and read it: see order.
	wrote, read uint64
	inBatch     bool // touched by the batch that is being recorded
	dirty       bool // written by it
	gone        bool
	err         error // why its elements never came
}

func (a *array) retain() { a.refs++ }

func (a *array) release() {
	if a == nil {
		return
	}
	a.refs--
	if a.refs > 0 {
		return
	}
	if a.dev != nil {
		a.dev.free(a.dev)
	}
	if a.host != nil {
		a.pool.give(a.host)
		a.host = nil
	}
}
