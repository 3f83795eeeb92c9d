package backend

import (
	"context"
	"io"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/memory"
)

// Backend runs plans on one device.
type Backend interface {
	// Config returns the planner's configuration for the device. It changes only when a function
	// that Lacks returned has learned more about the device.
	Config() rules.Config

	// Lacks returns nil if all is known about the device that planning the values and writing their
	// kernels needs. Otherwise it returns a function that finds out the rest. That function fails
	// as [vulkan.Device.Arithmetic] does. The caller holds the graph's lock while Lacks reads the
	// graph, but not while it calls the function.
	Lacks(values []graph.Value) (learn func(context.Context) error)

	// Alloc takes memory. It copies data, of as many bytes, into it before it returns; with nil
	// data the elements are undefined. The caller frees scratch memory as soon as the work that
	// uses it is submitted, so that scratch memory starts no collection. Errors are
	// *[memory.OutOfMemoryError] and the device's.
	Alloc(ctx context.Context, bytes int64, data []byte, scratch bool) (Memory, error)

	// Record compiles the missing kernels of a plan and returns the plan in the form in which it
	// runs. Errors are *[kernel.VerifyError], those of the compiler and the device's.
	Record(w *Work) (Steps, error)

	// Run runs recorded steps. arrays[i] is the memory of the array with number i; nil if no step
	// uses it. The caller keeps the arrays until Run returns, and lets no other run write them
	// meanwhile. Run returns when the steps are submitted, or computed, with the ticket after which
	// they are done. When the context ends it submits no further steps, and the arrays that they
	// write have no elements. If note is not nil, it gets the times of each submission of work that
	// was recorded as Timed.
	Run(ctx context.Context, s Steps, arrays []Memory, note func(Timing)) (vulkan.Ticket, error)

	// Pace waits while more work is in flight than the device should have queued.
	Pace(ctx context.Context) error

	// Wait returns when a ticket is done.
	Wait(ctx context.Context, t vulkan.Ticket) error

	// Prepare compiles the missing kernels, so that running them compiles nothing. They stay as
	// long as something holds the result. aside: nobody waits for them, and the device and half of
	// the processors are left to other work.
	Prepare(ctx context.Context, kernels []*kernel.Kernel, aside bool) (Prepared, error)

	// Readiness reports whether the kernels of a plan are compiled; small is its [program.Plan.Small].
	Readiness(kernels []*kernel.Kernel, small bool) Readiness

	// Code returns a kernel's SPIR-V, in words; nil if the device runs none. Drivers take time in
	// proportion to its length to compile it.
	Code(k *kernel.Kernel) ([]uint32, error)

	// Stats returns what the backend holds now.
	Stats() Stats

	// Close waits for the work that the device has begun, submits nothing more, and frees all
	// memory. It is called once, when nobody copies elements in or out.
	io.Closer
}

// Mover is a backend that moves elements faster than it could run a plan for that.
type Mover interface {
	// Move writes elements to memory that nobody else uses, and returns when it is done.
	Move(ctx context.Context, m Move) error
}

// Memory is the memory of one array on a device.
type Memory interface {
	// Bytes returns the size; 0 if the elements never arrived.
	Bytes() int64
	// Ready submits the commands that write the elements, if they are not submitted yet, and
	// returns the ticket after which the elements are there. It fails if they never will be.
	Ready() (vulkan.Ticket, error)
	// Download copies len(dst) bytes from an offset, once Ready's ticket is done.
	Download(ctx context.Context, offset int64, dst []byte) error
	// Free frees the memory once the work that uses it is done. It is called once, as the last
	// method. Memory that becomes unreachable without it is freed later.
	Free()
}

// Steps are a plan's steps in a backend's own form.
type Steps interface {
	// Bytes returns roughly how much of the host's memory they take.
	Bytes() int
	// Brief reports whether running them waits for nothing and computes nothing long.
	Brief() bool
	// Dropped reports whether a compiled kernel is kept for these steps alone.
	Dropped() bool
}

// Prepared holds compiled kernels. They stay as long as something holds it.
type Prepared any

// Readiness says what a plan lacks before it can run.
type Readiness uint8

// The values of Readiness.
const (
	Lacking     Readiness = iota // some kernels are to be compiled
	Compiled                     // all kernels are compiled
	Interpreted                  // no kernels are needed: the host computes the plan
)

// Stats is what a backend holds.
type Stats struct {
	Memory   memory.Stats
	Compiled int   // kernels compiled so far
	Dropped  int64 // of these, kernels that are no longer kept
}
