package backend

import (
	"time"

	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/sim"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/shape"
)

// Work is a plan as a backend gets it, without the graph.
type Work struct {
	Config *rules.Config // by which it was planned
	// Duration is how long a launch takes at the most, see [program.Plan.Duration].
	Duration func(*kernel.Kernel, kernel.Geometry) time.Duration
	Steps    []Step // in the order in which they were planned
	Arrays   int    // that they are numbered among
	Small    bool   // see [program.Plan.Small]
	Timed    bool   // with the time of every kernel
}

// Step is one kernel of a plan with its launches.
type Step struct {
	Kernel   *kernel.Kernel
	Launches []kernel.Geometry
	Operands []Place // of the kernel's operands; no place where one has no buffer
	Outs     []Place // of its results
	// Beside, where it is not 0, says that the first result shares no element with those of other
	// steps of the same number.
	Disjoint int
}

// Place is where an operand or a result is: the number of the array that it is in, and
// the bytes of that which bindings may reach.
type Place struct {
	Array   int
	At, End int64
}

// NoPlace is that of what is in no array.
var NoPlace = Place{Array: -1}

// Overlaps reports whether two places have a byte in common.
func (p Place) Overlaps(q Place) bool { return p.Array == q.Array && p.At < q.End && q.At < p.End }

// Timing is what one submission takes.
type Timing struct {
	Ticket vulkan.Ticket
	// Read gives the times in which kernels ran, in order, and what a simulated device counted,
	// dispatch by dispatch. It is called once the ticket is done; nil: the device has no clock.
	Read func() ([]Lap, []sim.Counts, error)
}

// Lap is a time in which a kernel ran, or a part of one.
type Lap struct {
	Kernel int // among the work's steps
	Took   time.Duration
}

// Move writes the elements that a view sees to those of another one, of other memory. The
// shapes are the same but for blocks.
type Move struct {
	Size     int // bytes of an element
	To, From View
	// At, where it has memory, are the places along the first axis of To at which the blocks
	// along that of From go, as int64, or, where Masks, booleans of To's shape, which is dense,
	// that say where elements go.
	At    View
	Masks bool
}

// View is some elements of memory.
type View struct {
	Memory Memory
	View   shape.View
}
