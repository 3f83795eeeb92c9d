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
	// Config is what the planner plans by for the device's class. It changes where what
	// Lacks returned has found out more of the device, and at no other time.
	Config() rules.Config

	// Lacks is nil where all is known of the device that planning and writing the kernels
	// of the values needs. Otherwise it returns what finds out the rest, whose errors are
	// those of [vulkan.Device.Arithmetic]. It reads the graph, whose lock the caller holds; what
	// it returns is called without that lock.
	Lacks(values []graph.Value) (learn func(context.Context) error)

	// Alloc takes memory. data, of as many bytes, is copied into it before Alloc returns;
	// nil leaves the elements undefined. Scratch memory is freed by the caller as soon as what
	// uses it is submitted, so that no collection is started for it. Errors are
	// *[memory.OutOfMemoryError] and the device's.
	Alloc(ctx context.Context, bytes int64, data []byte, scratch bool) (Memory, error)

	// Record compiles what kernels a plan lacks, and brings it into the form in which it
	// runs. Errors are *[kernel.VerifyError], those of the compiler and the device's.
	Record(w *Work) (Steps, error)

	// Run runs recorded steps, arrays[i] being what they name i; nil of what no step touches.
	// The caller keeps them until Run has returned, and lets no other run that is under way
	// write them. Run returns when the steps are submitted, or computed, with the ticket after
	// which they are done. When the context ends it submits no more of them, and what they
	// write has no elements. note, if any, gets what each submission takes, of work that was
	// recorded as Timed.
	Run(ctx context.Context, s Steps, arrays []Memory, note func(Timing)) (vulkan.Ticket, error)

	// Pace waits while more is submitted and not done than the device should have before it.
	Pace(ctx context.Context) error

	// Wait returns when a ticket is done.
	Wait(ctx context.Context, t vulkan.Ticket) error

	// Prepare compiles what lacks of kernels, so that running them compiles nothing. They stay
	// as long as something has what it returns. aside: nobody waits for them, and the device
	// and half of the processors are left to others.
	Prepare(ctx context.Context, kernels []*kernel.Kernel, aside bool) (Prepared, error)

	// Readiness reports whether the kernels of a plan are compiled; small is its [program.Plan.Small].
	Readiness(kernels []*kernel.Kernel, small bool) Readiness

	// Code is a kernel as SPIR-V, in words; nil where a device runs none. The time that
	// drivers take to compile it is proportional to its length.
	Code(k *kernel.Kernel) ([]uint32, error)

	// Stats is what the backend holds now.
	Stats() Stats

	// Close waits for what the device has begun, submits nothing more, and gives all memory
	// back. It is called once, when nobody copies elements in or out.
	io.Closer
}

// Mover is a backend that moves elements sooner than a plan for it would be made.
type Mover interface {
	// Move writes elements to memory that nobody else uses. It returns when it is done.
	Move(ctx context.Context, m Move) error
}

// Memory is the memory of one array on a device.
type Memory interface {
	// Bytes is its size; 0 where its elements never came.
	Bytes() int64
	// Ready submits what is still to be submitted for its elements, and returns the ticket
	// after which they are there, or why they never will be.
	Ready() (vulkan.Ticket, error)
	// Download copies len(dst) bytes from an offset on, once the ticket of Ready is done.
	Download(ctx context.Context, offset int64, dst []byte) error
	// Free gives the memory back once the work that uses it is done. It is called once, and
	// nothing after it. Memory that becomes unreachable comes back without it, later.
	Free()
}

// Steps are a plan's steps in a backend's own form.
type Steps interface {
	// Bytes is what they take of the host's memory, roughly.
	Bytes() int
	// Brief: running them waits for nothing, and computes nothing that takes long.
	Brief() bool
	// Dropped: a compiled kernel of theirs is kept for their sake alone.
	Dropped() bool
}

// Prepared are compiled kernels that stay as long as something has it.
type Prepared any

// Readiness is what lacks before a plan runs.
type Readiness uint8

// The readinesses.
const (
	Lacking     Readiness = iota // some kernels are to be compiled
	Compiled                     // none is
	Interpreted                  // none ever is: the host computes the plan
)

// Stats is what a backend holds.
type Stats struct {
	Memory   memory.Stats
	Compiled int   // kernels, ever
	Dropped  int64 // of these, that are not kept any more
}
