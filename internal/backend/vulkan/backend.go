package vulkan

import (
	"context"
	"errors"
	"sync"
	"sync/atomic"
	"time"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/backend"
	"github.com/weft-gpu/weft/internal/flight"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/memory"
	"github.com/weft-gpu/weft/shaders"
)

// Backend runs plans on a Vulkan device. It compiles kernels, records commands, orders and submits
// them, and frees memory once the device is done with it.
type Backend struct {
	dev      *vulkan.Device
	mem      *memory.Allocator
	programs programs
	learning flight.Group[struct{}, struct{}] // learns what the basics leave open

	shares bool // the host computes small work in the device's memory

	dead     deadList[*lease]
	forget   func()       // drops values that are only kept for later
	gcCredit atomic.Int64 // bytes to allocate until the next collection

	// mu guards the fields below, and the leases of arrays. It is held while commands are recorded
	// and submitted, but not while the device works.
	mu     sync.Mutex
	closed bool
	to     codegen.Target
	cfg    rules.Config
	basic  bool // to has only the device's basics, see learn

	batch vulkan.Batch  // recorded and not yet submitted
	used  []*lease      // the leases that it touches
	took  time.Duration // the most time that it takes
	epoch uint64        // counts barriers: see steps
	last  vulkan.Ticket // the latest submission
	ahead flown         // submissions that may not be done

	sources []vulkan.Binding // of the replay under way
	spare   []*array         // array structs to be used again, see Free
}

// New returns a device's backend, which compiles in work. forget drops values that are only kept
// for later, when memory has run out. Errors are those of [vulkan.Device.Basics].
func New(d *vulkan.Device, work *flight.Work, forget func(), opts ...memory.Option) (*Backend, error) {
	arith, err := d.Basics(context.Background())
	if err != nil {
		return nil, err
	}
	if d.Guards() {
		opts = append(opts, memory.WithGuards())
	}
	if d.TrackLeaks() {
		opts = append(opts, memory.WithLeakTracking())
	}
	t := targetFor(d, arith)
	be := &Backend{dev: d, mem: memory.New(d, opts...), forget: forget, to: t, cfg: PlanConfig(d.Info(), t), basic: arith.Basic, epoch: 1}
	be.programs.init(d, work)
	be.learning.Work = work
	be.gcCredit.Store(target.CollectedBytes)
	be.mem.OnPressure = be.relieve
	be.shares = d.SmallOnHost() && be.cfg.HostWork > 0 && be.mem.Maps()
	return be, nil
}

// Config knows only the device's basics until learn has run.
func (be *Backend) Config() rules.Config {
	be.mu.Lock()
	defer be.mu.Unlock()
	return be.cfg
}

// writing returns the target for which kernels are written.
func (be *Backend) writing() codegen.Target {
	be.mu.Lock()
	defer be.mu.Unlock()
	return be.to
}

// Lacks returns learn if the values need more than the basics.
func (be *Backend) Lacks(values []graph.Value) func(context.Context) error {
	be.mu.Lock()
	basics := be.basic
	be.mu.Unlock()
	if !basics || basic(values) {
		return nil
	}
	return be.learn
}

// learn completes the target and the configuration. Kernels that need only the basics are the same
// before and after.
func (be *Backend) learn(ctx context.Context) error {
	_, err := be.learning.Do(ctx, struct{}{}, func() (struct{}, error) {
		arith, err := be.dev.Arithmetic(context.Background())
		if err != nil {
			return struct{}{}, err
		}
		be.mu.Lock()
		defer be.mu.Unlock()
		be.to, be.basic = targetFor(be.dev, arith), false
		be.cfg = PlanConfig(be.dev.Info(), be.to)
		return struct{}{}, nil
	})
	return err
}

// Prepare compiles several kernels at a time.
func (be *Backend) Prepare(ctx context.Context, kernels []*kernel.Kernel, aside bool) (backend.Prepared, error) {
	list, err := be.programs.of(ctx, kernels, be.writing(), aside)
	if err == nil {
		err = be.programs.warm(ctx, list)
	}
	if err == nil {
		be.dev.KeepPipelines()
	}
	return list, err
}

// Code returns a kernel's SPIR-V as the driver gets it.
func (be *Backend) Code(k *kernel.Kernel) ([]uint32, error) {
	prog, err := shaders.Write(k, be.writing())
	if err != nil {
		return nil, err
	}
	return prog.SPIRV, nil
}

// Readiness is Interpreted for small work, if the host computes it.
func (be *Backend) Readiness(kernels []*kernel.Kernel, small bool) backend.Readiness {
	switch {
	case be.shares && small:
		return backend.Interpreted
	case be.programs.has(kernels):
		return backend.Compiled
	}
	return backend.Lacking
}

// use notes that the recorded batch touches memory. The caller holds the lock.
func (be *Backend) use(l *lease) {
	if !l.inBatch {
		l.inBatch = true
		be.used = append(be.used, l)
	}
}

// deviceAccess is all that a batch does to arrays: dispatches and transfers.
const deviceAccess = vulkan.ShaderRead | vulkan.ShaderWrite | vulkan.TransferRead | vulkan.TransferWrite

// flush submits the recorded batch. The caller holds the lock.
func (be *Backend) flush() (vulkan.Ticket, error) {
	if be.closed {
		return 0, be.programs.work.Closing
	}
	t, err := be.dev.Submit(&be.batch)
	if err != nil {
		be.abandon(err)
		return 0, err
	}
	be.mem.Retire(t)
	for _, l := range be.used {
		l.lastUse, l.inBatch = t, false
		if l.dirty {
			l.written, l.dirty = t, false
		}
	}
	be.ahead.add(t, be.took, be.dev)
	be.reset()
	be.last = t
	return t, nil
}

// abandon drops the recorded batch. None of it has run, and arrays that it would have filled have
// no elements.
func (be *Backend) abandon(err error) {
	for _, l := range be.used {
		if l.dirty {
			l.err = err
		}
		l.inBatch, l.dirty = false, false
	}
	be.reset()
	// The barriers in the dropped commands are lost.
	be.batch.Barrier(deviceAccess, deviceAccess)
	be.epoch++
}

func (be *Backend) reset() {
	be.batch.Reset()
	be.took = 0
	be.used = be.used[:0]
}

// Wait waits for the device.
func (be *Backend) Wait(ctx context.Context, t vulkan.Ticket) error { return be.dev.Wait(ctx, t) }

// Stats counts the kernels, and asks the allocator.
func (be *Backend) Stats() backend.Stats {
	return backend.Stats{Memory: be.mem.Stats(), Compiled: int(be.programs.made.Load()), Dropped: be.programs.drops.Load()}
}

// Close leaves the pipelines to the device's own Close. It drops everything whose cleanup refers to
// the backend, since the runtime would otherwise keep both for ever.
func (be *Backend) Close() error {
	be.mu.Lock()
	be.closed = true
	be.mu.Unlock()
	err := be.dev.WaitIdle(context.Background())
	var lost *vulkan.LostError
	if errors.As(err, &lost) {
		err = nil // it was reported when it happened
	}
	err = errors.Join(err, be.mem.Close())
	be.programs.letGo()
	be.mu.Lock()
	defer be.mu.Unlock()
	be.spare = nil
	return err
}
