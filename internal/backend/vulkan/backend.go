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

// Backend runs plans on a Vulkan device: it compiles kernels, records commands, orders and
// submits them, and gives memory back once the device is done with it.
type Backend struct {
	dev      *vulkan.Device
	mem      *memory.Allocator
	programs programs
	learning flight.Group[struct{}, struct{}] // of what the basics leave open

	shares bool // the host computes what is small in the device's memory

	dead     deadList[*lease]
	forget   func()       // lets go of what is only kept for later
	gcCredit atomic.Int64 // bytes to allocate until the next collection

	// mu guards what follows, and the leases of arrays. It is held while commands are
	// recorded and submitted, and not while the device works.
	mu     sync.Mutex
	closed bool
	to     codegen.Target
	cfg    rules.Config
	basic  bool // to knows of the device's basics alone, see learn

	batch vulkan.Batch  // recorded and not yet submitted
	used  []*lease      // what it touches
	took  time.Duration // it takes, at the most
	epoch uint64        // counts barriers: see Steps
	last  vulkan.Ticket // the latest submission
	ahead flown         // those that may not be done

	sources []vulkan.Binding // of the replay that is under way
	spare   []*array         // descriptions to be used again, see free

	// mapped is held for reading while the host computes in the device's memory, and for
	// writing while that goes. It is taken before mu.
	mapped sync.RWMutex
}

// New is a device's backend, whose compiling goes on in work. forget lets go of what is kept
// for later alone, where memory has run out. Errors are those of [vulkan.Device.Basics].
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

// Config is of the basics alone until more of the device is known.
func (be *Backend) Config() rules.Config {
	be.mu.Lock()
	defer be.mu.Unlock()
	return be.cfg
}

// writing is how kernels are written.
func (be *Backend) writing() codegen.Target {
	be.mu.Lock()
	defer be.mu.Unlock()
	return be.to
}

// Lacks is what finds out what the basics leave open, where the values need it.
func (be *Backend) Lacks(values []graph.Value) func(context.Context) error {
	be.mu.Lock()
	basics := be.basic
	be.mu.Unlock()
	if !basics || basic(values) {
		return nil
	}
	return be.learn
}

// learn makes the target and the class complete. Kernels that need no more than the basics
// are written alike before and after.
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

// Prepare compiles, several kernels at a time.
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

// Code is a kernel as the device's compiler gets it.
func (be *Backend) Code(k *kernel.Kernel) ([]uint32, error) {
	prog, err := shaders.Write(k, be.writing())
	if err != nil {
		return nil, err
	}
	return prog.SPIRV, nil
}

// Readiness is Interpreted of what is small, where the host computes that.
func (be *Backend) Readiness(kernels []*kernel.Kernel, small bool) backend.Readiness {
	switch {
	case be.shares && small:
		return backend.Interpreted
	case be.programs.has(kernels):
		return backend.Compiled
	}
	return backend.Lacking
}

// use notes that what is recorded touches memory. The lock is held.
func (be *Backend) use(l *lease) {
	if !l.inBatch {
		l.inBatch = true
		be.used = append(be.used, l)
	}
}

// everything a batch does to arrays: dispatches and transfers.
const deviceAccess = vulkan.ShaderRead | vulkan.ShaderWrite | vulkan.TransferRead | vulkan.TransferWrite

// flush submits what is recorded. The lock is held.
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

// abandon drops what is recorded: nothing of it has run, and what it would have
// filled stays without elements.
func (be *Backend) abandon(err error) {
	for _, l := range be.used {
		if l.dirty {
			l.err = err
		}
		l.inBatch, l.dirty = false, false
	}
	be.reset()
	// What the dropped commands would have ordered is unknown now.
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

// Close leaves the pipelines to the device's own Close. What has a cleanup that leads back here is let go of: the
// runtime would keep both for good.
func (be *Backend) Close() error {
	be.mapped.Lock()
	defer be.mapped.Unlock()
	be.mu.Lock()
	be.closed = true
	be.mu.Unlock()
	err := be.dev.WaitIdle(context.Background())
	var lost *vulkan.LostError
	if errors.As(err, &lost) {
		err = nil // it has been said
	}
	err = errors.Join(err, be.mem.Close())
	be.programs.letGo()
	be.mu.Lock()
	defer be.mu.Unlock()
	be.spare = nil
	return err
}
