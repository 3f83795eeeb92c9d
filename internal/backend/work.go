package backend

import (
	"time"

	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/sim"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/shape"
)

// Work is a plan in the form that a backend takes, without the graph.
type Work struct {
	Config *rules.Config // with which it was planned
	// Duration bounds the time of a launch, see [program.Plan.Duration].
	Duration func(*kernel.Kernel, kernel.Geometry) time.Duration
	Steps    []Step // in the order in which they were planned
	Arrays   int    // how many arrays the places number
	Small    bool   // see [program.Plan.Small]
	Timed    bool   // the time of every kernel is wanted
}

// Step is one kernel of a plan with its launches.
type Step struct {
	Kernel   *kernel.Kernel
	Launches []kernel.Geometry
	Operands []Place // of the kernel's operands; NoPlace for one without a buffer
	Outs     []Place // of its results
	// Disjoint, if not 0, says that the first result shares no element with the first results of
	// steps with the same number.
	Disjoint int
	HostWork float64 // the cost of the launches on the host
}

// Place says where an operand or a result is: the number of its array, and the bytes of the array
// that bindings may reach.
type Place struct {
	Array   int
	At, End int64
}

// NoPlace is the place of an operand without a buffer.
var NoPlace = Place{Array: -1}

// Overlaps reports whether two places have a byte in common.
func (p Place) Overlaps(q Place) bool { return p.Array == q.Array && p.At < q.End && q.At < p.End }

// Timing is the time of one submission.
type Timing struct {
	Ticket vulkan.Ticket
	// Read returns the times in which kernels ran, in order, and a simulated device's counts,
	// dispatch by dispatch. It is called once the ticket is done. nil: the device has no clock.
	Read func() ([]Lap, []sim.Counts, error)
}

// TimingOf returns the timing of work that is done.
func TimingOf(laps []Lap) Timing {
	return Timing{Read: func() ([]Lap, []sim.Counts, error) { return laps, nil, nil }}
}

// Lap is a time in which a kernel, or a part of one, ran.
type Lap struct {
	Kernel int // among the work's steps
	Took   time.Duration
}

// Move writes the elements of one view to those of another, in other memory. The shapes are equal
// unless At is set.
type Move struct {
	Size     int // bytes of an element
	To, From View
	// At, if it has memory, says where the elements go. With int64 indices, block i along the first
	// axis of From goes to block At[i] along the first axis of To. With Masks, At holds booleans of
	// the shape of To, which is dense, and elements go where they are true.
	At    View
	Masks bool
}

// View is a view of memory.
type View struct {
	Memory Memory
	View   shape.View
}
