package engine

import (
	"context"
	"errors"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/flight"
	"github.com/weft-gpu/weft/internal/gemm"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/sim"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/memory"
	"github.com/weft-gpu/weft/shaders"
)

// vulkanBackend runs plans on a Vulkan device.
type vulkanBackend struct {
	dev      *vulkan.Device
	mem      *memory.Allocator
	programs programs
	learning flight.Group[struct{}, struct{}] // of what the basics leave open

	shares bool // the host computes what is small in the device's memory

	dead     deadList[*lease]
	forget   func()       // lets go of what is only kept for later; nil: nothing is
	gcCredit atomic.Int64 // bytes to allocate until the next collection

	// mu guards what follows, and the leases of arrays. It is held while commands are
	// recorded and submitted, and not while the device works.
	mu     sync.Mutex
	closed bool
	target codegen.Target
	cfg    plan.Config
	basic  bool // target knows of the device's basics alone, see learn

	batch vulkan.Batch  // recorded and not yet submitted
	used  []*lease      // what it touches
	took  time.Duration // it takes, at the most
	epoch uint64        // counts barriers: see vulkanSteps
	last  vulkan.Ticket // the latest submission
	ahead flown         // those that may not be done

	sources []vulkan.Binding // of the replay that is under way
	spare   []*array         // descriptions to be used again, see recycle

	// mapped is held for reading while the host computes in the device's memory, and for
	// writing while that goes. It is taken before mu.
	mapped sync.RWMutex
}

// maxBatchCommands bounds a submission besides the time that it takes.
const maxBatchCommands = 1024

func newVulkanBackend(d *vulkan.Device, work *flight.Work, opts ...memory.Option) (*vulkanBackend, error) {
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
	be := &vulkanBackend{dev: d, mem: memory.New(d, opts...), target: t, cfg: PlanConfig(d.Info(), t), basic: arith.Basic, epoch: 1}
	be.programs.init(d, work)
	be.learning.Work = work
	be.gcCredit.Store(minGCCredit)
	be.mem.OnPressure = be.relieve
	be.shares = d.SmallOnHost() && be.cfg.HostWork > 0 && be.mem.Maps()
	return be, nil
}

// DeviceConfig is the planner's and the code generator's view of a Vulkan
// device, for tools that plan and write kernels without running them. It fails
// as [vulkan.Device.Arithmetic] does.
func DeviceConfig(d *vulkan.Device) (plan.Config, codegen.Target, error) {
	arith, err := d.Arithmetic(context.Background())
	if err != nil {
		return plan.Config{}, codegen.Target{}, err
	}
	t := targetFor(d, arith)
	return PlanConfig(d.Info(), t), t, nil
}

// targetFor is how kernels for a device are written.
func targetFor(d *vulkan.Device, arith *vulkan.Arithmetic) codegen.Target {
	t := vulkan.Target(arith)
	// A CPU driver reads a buffer word by word: half as many of twice the size.
	// Nothing computes with them, so that it is enough that they are there.
	t.Doublewords = d.Info().Features.Float64 && d.Info().Kind == vulkan.CPU
	// And a select takes as long as an element of a table.
	t.MemoryTables = t.Doublewords
	// A CPU driver's invocations are lanes of a vector, for which both ways of a branch are
	// computed; and dividing them is one instruction.
	t.GPU = d.Info().Kind != vulkan.CPU
	// Its compiler compares and rounds halves one by one where it knows them for such.
	if d.Info().Kind == vulkan.CPU {
		t.UnpackHalf, t.PackHalf, t.RoundHalf = false, false, false
	}
	return t
}

// PlanConfig is the planner's view of a device whose arithmetic is another than
// the device itself was found to have: of one that only compiles, for which the
// worst is assumed.
func PlanConfig(info vulkan.Info, t codegen.Target) plan.Config {
	return rules.ConfigFor(plannedFor(info, t))
}

// broadcasting is VK_SUBGROUP_FEATURE_BALLOT_BIT and _BASIC_BIT.
const broadcasting = 1<<3 | 1

// vendorOf is the maker of a device, as far as the planner asks.
func vendorOf(info vulkan.Info) target.Vendor {
	switch info.VendorID {
	case vulkan.NVIDIA:
		return target.NVIDIA
	case vulkan.AMD:
		return target.AMD
	}
	return target.OtherVendor
}

// classOf is a Vulkan device's class.
func classOf(info vulkan.Info) target.Class {
	if info.Kind == vulkan.CPU {
		return target.CPUDriver
	}
	return target.GPU
}

// plannedFor is what the planner is told of a device.
func plannedFor(info vulkan.Info, t codegen.Target) target.Device {
	invocations, subgroup := workgroup(info)
	return target.Device{
		Class: classOf(info), Vendor: vendorOf(info), Processors: runtime.NumCPU(), HostVectors: gemm.Available(), DriverVersion: info.DriverVersion,
		Float64: t.Float64, MemoryTables: t.MemoryTables, Flush32: t.Flush32,
		SubgroupSize: subgroup, Broadcasts: info.Features.SubgroupOperations&broadcasting == broadcasting,
		Cooperative: cooperativeFor(info), OwnMemory: info.Kind == vulkan.Discrete,
		StorageBuffers: info.Limits.MaxStorageBuffersPerStage, StorageRange: info.Limits.MaxStorageBufferRange, StorageAlign: info.Limits.MinStorageOffsetAlignment,
		HeapBytes: info.Limits.HeapBytes, PushBytes: info.Limits.MaxPushConstants,
		SharedBytes: info.Limits.SharedMemory, WorkgroupInvocations: invocations,
	}
}

// workgroup is how many invocations a workgroup may have, in a line, and of how many
// its subgroups are: 0 where no size can be relied on. CPU drivers have but one.
func workgroup(info vulkan.Info) (invocations, subgroup int) {
	f, l := &info.Features, &info.Limits
	invocations = min(l.MaxWorkgroupInvocations, l.MaxWorkgroupSize[0])
	switch {
	case info.Kind == vulkan.CPU:
		subgroup = f.SubgroupSize
	case f.HasSubgroup(f.SubgroupSize):
		subgroup = f.SubgroupSize
		if l.MaxSubgroups > 0 {
			invocations = min(invocations, l.MaxSubgroups*f.SubgroupMin)
		}
	}
	return invocations, subgroup
}

func (be *vulkanBackend) config() plan.Config {
	be.mu.Lock()
	defer be.mu.Unlock()
	return be.cfg
}

// writing is how kernels are written.
func (be *vulkanBackend) writing() codegen.Target {
	be.mu.Lock()
	defer be.mu.Unlock()
	return be.target
}

func (be *vulkanBackend) knows(values []graph.Value) bool {
	be.mu.Lock()
	basics := be.basic
	be.mu.Unlock()
	return !basics || basic(values)
}

// learn makes the target and the class complete. Kernels that need no more than the basics
// are written alike before and after.
func (be *vulkanBackend) learn(ctx context.Context) error {
	_, err := be.learning.Do(ctx, struct{}{}, func() (struct{}, error) {
		arith, err := be.dev.Arithmetic(context.Background())
		if err != nil {
			return struct{}{}, err
		}
		be.mu.Lock()
		defer be.mu.Unlock()
		be.target, be.basic = targetFor(be.dev, arith), false
		be.cfg = PlanConfig(be.dev.Info(), be.target)
		return struct{}{}, nil
	})
	return err
}

func (be *vulkanBackend) prepare(ctx context.Context, steps []plan.Step, aside bool) (Prepared, error) {
	list, err := be.programs.of(ctx, steps, be.writing(), aside)
	if err == nil {
		err = be.programs.warm(ctx, list)
	}
	if err == nil {
		be.dev.KeepPipelines()
	}
	return Prepared{list}, err
}

func (be *vulkanBackend) code(k *kernel.Kernel) (int, error) {
	prog, err := shaders.Write(k, be.writing())
	if err != nil {
		return 0, err
	}
	return len(prog.SPIRV), nil
}

func (be *vulkanBackend) drops() int64 { return be.programs.drops.Load() }

func (be *vulkanBackend) prepared(p *plan.Plan) bool { return be.interprets(p) || be.programs.has(p) }

func (be *vulkanBackend) interprets(p *plan.Plan) bool { return be.shares && p.Small() }

func (be *vulkanBackend) pipelines() int { return int(be.programs.made.Load()) }

func (be *vulkanBackend) use(l *lease) {
	if !l.inBatch {
		l.inBatch = true
		be.used = append(be.used, l)
	}
}

// everything a batch does to arrays: dispatches and transfers.
const deviceAccess = vulkan.ShaderRead | vulkan.ShaderWrite | vulkan.TransferRead | vulkan.TransferWrite

// flush submits what is recorded. The lock is held.
func (be *vulkanBackend) flush() (vulkan.Ticket, error) {
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

func (be *vulkanBackend) immediate() bool { return false }

// abandon drops what is recorded: nothing of it has run, and what it would have
// filled stays without elements.
func (be *vulkanBackend) abandon(err error) {
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

func (be *vulkanBackend) reset() {
	be.batch.Reset()
	be.took = 0
	be.used = be.used[:0]
}

func (be *vulkanBackend) wait(ctx context.Context, t vulkan.Ticket) error { return be.dev.Wait(ctx, t) }

func (be *vulkanBackend) explain(s plan.Step) (Step, error) {
	prog, err := shaders.Write(s.Kernel, be.writing())
	if err != nil {
		return Step{}, err
	}
	step := describe(s)
	step.SPIRV = prog.SPIRV
	return step, nil
}

func (be *vulkanBackend) stats() memory.Stats { return be.mem.Stats() }

// Close leaves the pipelines to the device's own Close. What has a cleanup that leads back here is let go of: the
// runtime would keep both for good.
func (be *vulkanBackend) Close() error {
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

// submission is a profile's marks in one submission, or what the host took for each kernel
// that it computed itself.
type submission struct {
	ticket vulkan.Ticket
	marks  []mark
	host   []time.Duration
	first  int // of the kernels that the marks, or the times, count from
}

// finish reads a profile's timestamps and counts once its work is done.
func (p *Profile) finish() error {
	if !p.HasGPU {
		return nil
	}
	if err := p.count(); err != nil {
		return err
	}
	for _, s := range p.submissions {
		for i, took := range s.host {
			p.ran(s.first+i, took)
		}
		if len(s.marks) == 0 {
			continue
		}
		times, err := p.backend.dev.Timestamps(s.ticket)
		if err != nil {
			return err
		}
		for i, m := range s.marks {
			if m.kernel >= 0 && i > 0 {
				p.ran(s.first+m.kernel, times[m.slot]-times[s.marks[i-1].slot])
			}
		}
	}
	return nil
}

// ran adds a time in which a kernel ran.
func (p *Profile) ran(kernel int, took time.Duration) {
	p.Kernels[kernel].GPU += took
	p.Spans = append(p.Spans, Span{kernel, p.GPU, took})
	p.GPU += took
}

// count deals a simulated device's counts to the kernels, which are dispatched one
// after the other.
func (p *Profile) count() error {
	var all []sim.Counts
	for _, s := range p.submissions {
		if s.host != nil {
			continue
		}
		counts, err := p.backend.dev.Counts(s.ticket)
		if err != nil {
			return err
		}
		all = append(all, counts...)
	}
	for i := range p.Kernels {
		k := &p.Kernels[i]
		n := min(k.Dispatches, len(all))
		k.Counts, all = all[:n:n], all[n:]
	}
	return nil
}

func (be *vulkanBackend) ready(a *array) (vulkan.Ticket, error) {
	be.mu.Lock()
	defer be.mu.Unlock()
	if a.dev.dirty {
		return be.flush()
	}
	return a.dev.written, a.dev.err
}

func (be *vulkanBackend) download(ctx context.Context, a *array, offset int64, dst []byte) error {
	return be.mem.Download(ctx, a.dev.buf, offset, dst)
}
