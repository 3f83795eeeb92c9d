package engine

import (
	"context"
	"errors"
	"runtime"
	"sync"
	"time"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/memory"
	"github.com/weft-gpu/weft/shaders"
)

// vulkanBackend runs plans on a Vulkan device.
type vulkanBackend struct {
	dev      *vulkan.Device
	mem      *memory.Allocator
	target   codegen.Target
	cfg      plan.Config
	basic    bool        // target knows of the device's basics alone, see know
	class    plan.Config // that of the device's class, without the tuning
	tuned    Tuning
	programs map[string]*program // by kernel.Kernel.Key

	batch vulkan.Batch // recorded and not yet submitted
	used  []*lease     // what it touches
	epoch uint64       // counts barriers: see vulkanSteps

	sources []vulkan.Binding // of the replay that is under way

	spare    []*array // descriptions to be used again, see recycle
	dead     deadList
	gcCredit int64 // bytes to allocate until the next collection
}

// The bounds of one submission, so that no watchdog takes it for a hang.
const (
	maxBatchCommands = 1024
	maxBatchBytes    = 16 << 30
)

// maxInFlight is how many submissions the host may be ahead of the device: what
// a submission has released comes back only when it is done.
const maxInFlight = 64

func newVulkanBackend(d *vulkan.Device, opts ...memory.Option) (*vulkanBackend, error) {
	arith, err := d.Basics(context.Background())
	if err != nil {
		return nil, err
	}
	t := targetFor(d, arith)
	be := &vulkanBackend{dev: d, mem: memory.New(d, opts...), target: t, class: configFor(d.Info(), t), basic: arith.Basic,
		programs: map[string]*program{}, epoch: 1, gcCredit: minGCCredit}
	be.mem.OnPressure = be.relieve
	be.tune(keptTuning(d))
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
	return configFor(d.Info(), t), t, nil
}

// targetFor is how kernels for a device are written.
func targetFor(d *vulkan.Device, arith *vulkan.Arithmetic) codegen.Target {
	t := vulkan.Target(arith)
	// A CPU driver reads a buffer word by word: half as many of twice the size.
	// Nothing computes with them, so that it is enough that they are there.
	t.Doublewords = d.Info().Features.Float64 && d.Info().Kind == vulkan.CPU
	return t
}

// largestArray is the size past which arrays are not even planned: no device has
// that much memory, and every binding's range of it is a launch.
const largestArray = 1 << 40

// PlanConfig is the planner's view of a device whose arithmetic is another than
// the device itself was found to have: of one that only compiles, for which the
// worst is assumed.
func PlanConfig(info vulkan.Info, t codegen.Target) plan.Config { return configFor(info, t) }

// configFor derives the planner's view of a device.
func configFor(info vulkan.Info, t codegen.Target) plan.Config {
	cfg := plan.Config{
		MaxOperands: min(info.Limits.MaxStorageBuffersPerStage, 16) - 1,
		MaxRange:    info.Limits.MaxStorageBufferRange,
		MaxBytes:    max(largestArray, info.Limits.HeapBytes),
		PushWords:   info.Limits.MaxPushConstants / 4,
		MaxCost:     240,
		Cost:        costFor(t),
		HeavyCost:   heavyCost,
		CompactCost: compactCost,
		ChunkBytes:  16,
		Tile:        tileFor(info, t),
		SharedBytes: info.Limits.SharedMemory,
		Cooperative: cooperativeFor(info),
		Tiled:       true,
		Overlap:     info.Kind != vulkan.CPU,
		CostBytes:   1,
	}
	cfg.ShortRow, cfg.BusyRows = 256, 4096
	if info.Kind == vulkan.CPU {
		cfg.ShortRow, cfg.BusyRows = 4096, 64
		cfg.LaunchElements, cfg.Subgroup = 1<<17, subgroupFor(info)
		cfg.ChunkBytes, cfg.ChunkCode = 64, 432
		cfg.NarrowBelow, cfg.Short, cfg.Run = 1<<16, true, max(info.Features.SubgroupSize, 1)
		cfg.RadixSort = true
		cfg.CostBytes = 4
	}
	if t.Flush32 {
		// Emulated subnormals multiply the code of every float operator.
		cfg.MaxCost /= 4
		cfg.HeavyCost /= 4
		cfg.CompactCost /= 4
	}
	return cfg
}

func (be *vulkanBackend) config() plan.Config { return be.cfg }

// know makes the target complete where the values need more than the basics.
// Kernels that do not are written alike before and after.
func (be *vulkanBackend) know(values []graph.Value) error {
	if !be.basic || basic(values) {
		return nil
	}
	arith, err := be.dev.Arithmetic(context.Background())
	if err != nil {
		return err
	}
	be.target, be.basic = targetFor(be.dev, arith), false
	be.class.Cost = costFor(be.target)
	be.cfg.Cost = be.class.Cost
	return nil
}

// program is a kernel's pipeline.
type program struct {
	*shaders.Program
	pipeline *vulkan.Pipeline
}

// compile makes the pipelines that a plan lacks, several at a time, and returns
// those of its steps.
func (be *vulkanBackend) compile(p *plan.Plan) ([]*program, error) {
	keys := make([]string, len(p.Steps))
	missing := map[string]plan.Step{}
	for i, s := range p.Steps {
		keys[i] = s.Kernel.Key()
		if _, ok := be.programs[keys[i]]; !ok {
			missing[keys[i]] = s
		}
	}
	if err := be.compileAll(missing); err != nil {
		return nil, err
	}
	list := make([]*program, len(keys))
	for i, key := range keys {
		list[i] = be.programs[key]
	}
	return list, nil
}

func (be *vulkanBackend) compileAll(missing map[string]plan.Step) error {
	var (
		mu   sync.Mutex
		wg   sync.WaitGroup
		errs []error
		gate = make(chan struct{}, runtime.GOMAXPROCS(0))
	)
	for key, s := range missing {
		wg.Add(1)
		gate <- struct{}{}
		go func() {
			defer func() { <-gate; wg.Done() }()
			prog, err := be.build(s)
			mu.Lock()
			defer mu.Unlock()
			if err != nil {
				errs = append(errs, err)
				return
			}
			be.programs[key] = prog
		}()
	}
	wg.Wait()
	return errors.Join(errs...)
}

func (be *vulkanBackend) prepare(p *plan.Plan) error {
	_, err := be.compile(p)
	return err
}

func (be *vulkanBackend) prepared(p *plan.Plan) bool {
	for _, s := range p.Steps {
		if be.programs[s.Kernel.Key()] == nil {
			return false
		}
	}
	return true
}

// pipelines counts them: programs are never dropped before the device closes.
func (be *vulkanBackend) pipelines() int { return len(be.programs) }

func (be *vulkanBackend) build(s plan.Step) (*program, error) {
	prog, err := shaders.Write(s.Kernel, be.target)
	if err != nil {
		return nil, err
	}
	spec := vulkan.PipelineSpec{Name: s.Kernel.Text(), SPIRV: prog.SPIRV, StorageBuffers: prog.StorageBuffers}
	if s.Kernel.ParamBuffer {
		spec.UniformBuffer = true
	} else {
		spec.PushBytes = 4 * prog.ParamWords
	}
	pipeline, err := be.dev.Pipeline(spec)
	if err != nil {
		return nil, err
	}
	return &program{prog, pipeline}, nil
}

func (be *vulkanBackend) use(l *lease) {
	if !l.inBatch {
		l.inBatch = true
		be.used = append(be.used, l)
	}
}

// everything a batch does to arrays: dispatches and transfers.
const deviceAccess = vulkan.ShaderRead | vulkan.ShaderWrite | vulkan.TransferRead | vulkan.TransferWrite

// flush submits what is recorded.
func (be *vulkanBackend) flush() (vulkan.Ticket, error) {
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
	be.reset()
	if t > maxInFlight {
		return t, be.dev.Wait(context.Background(), t-maxInFlight)
	}
	return t, nil
}

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
	be.used = be.used[:0]
}

func (be *vulkanBackend) wait(ctx context.Context, t vulkan.Ticket) error { return be.dev.Wait(ctx, t) }

func (be *vulkanBackend) explain(s plan.Step) (Step, error) {
	prog, err := shaders.Write(s.Kernel, be.target)
	if err != nil {
		return Step{}, err
	}
	step := describe(s)
	step.SPIRV = prog.SPIRV
	return step, nil
}

func (be *vulkanBackend) stats() memory.Stats { return be.mem.Stats() }

func (be *vulkanBackend) Close() error {
	err := be.dev.WaitIdle(context.Background())
	for _, prog := range be.programs {
		prog.pipeline.Destroy()
	}
	return errors.Join(err, be.mem.Close())
}

// submission is a profile's marks in one submission.
type submission struct {
	ticket vulkan.Ticket
	marks  []mark
}

// finish reads a profile's timestamps once its work is done.
func (p *Profile) finish() error {
	if !p.HasGPU {
		return nil
	}
	for _, s := range p.submissions {
		if len(s.marks) == 0 {
			continue
		}
		times, err := p.backend.dev.Timestamps(s.ticket)
		if err != nil {
			return err
		}
		for i, m := range s.marks {
			if m.kernel >= 0 && i > 0 {
				took := times[m.slot] - times[s.marks[i-1].slot]
				p.Kernels[m.kernel].GPU += took
				p.GPU += took
			}
		}
	}
	return nil
}

// minGCCredit is the least that is allocated between collections. Go's
// collector does not see device memory, so dropped tensors would pile up.
const minGCCredit = 256 << 20

// newArray takes device memory. Data is copied directly where the memory is
// mapped, else through the staging ring, ahead of the next dispatches.
func (be *vulkanBackend) newArray(bytes int64, data []byte) (*array, error) {
	a, err := be.newScratch(bytes)
	if err != nil {
		return nil, err
	}
	if data != nil {
		if err := be.upload(a.dev, data); err != nil {
			be.free(a.dev)
			return nil, err
		}
	}
	runtime.AddCleanup(a, be.dead.add, a.dev)
	return a, nil
}

func (be *vulkanBackend) newScratch(bytes int64) (*array, error) {
	be.collect(bytes)
	buf, err := be.mem.Alloc(bytes)
	if err != nil {
		return nil, err
	}
	if n := len(be.spare); n > 0 {
		a := be.spare[n-1]
		be.spare = be.spare[:n-1]
		*a.dev = lease{buf: buf, free: a.dev.free}
		return a, nil
	}
	return &array{dev: &lease{buf: buf, free: be.free}}, nil
}

// recycle keeps what described an array whose memory has gone. Its buffer is
// the allocator's already.
func (be *vulkanBackend) recycle(a *array) {
	if a.dev.gone && a.refs == 0 && len(be.spare) < maxSpare {
		a.dev.buf.Recycle()
		a.dev.buf = nil
		be.spare = append(be.spare, a)
	}
}

// maxSpare bounds the descriptions that are kept.
const maxSpare = 256

func (be *vulkanBackend) upload(l *lease, data []byte) error {
	if m := l.buf.Mapped(); m != nil {
		copy(m, data)
		return nil
	}
	touch := func() { be.use(l); l.dirty = true }
	touch()
	err := be.mem.Upload(&be.batch, l.buf, data, func() error {
		_, err := be.flush()
		touch()
		return err
	})
	be.epoch++ // Upload ends with a barrier
	return err
}

// free gives an array's memory back once the work that uses it is done.
func (be *vulkanBackend) free(l *lease) {
	if l.gone {
		return
	}
	l.gone = true
	if l.inBatch {
		if _, err := be.flush(); err != nil {
			l.lastUse = be.dev.Completed()
		}
	}
	l.buf.Release(l.lastUse)
}

// collect frees what Go's collector has found dead, and starts it when much
// was allocated since it last ran.
func (be *vulkanBackend) collect(bytes int64) {
	be.gcCredit -= bytes
	if be.gcCredit < 0 {
		runtime.GC()
		be.gcCredit = max(minGCCredit, be.mem.Stats().InUse)
	}
	for _, l := range be.dead.take() {
		be.free(l)
	}
}

// relieve is what an allocation that failed does before it is tried again.
func (be *vulkanBackend) relieve() {
	if be.batch.Len() > 0 {
		_, _ = be.flush() // an error stays with the device, and the allocation fails
	}
	for range 3 {
		runtime.GC()
		time.Sleep(time.Millisecond) // cleanups run in a goroutine of the runtime's
		for _, l := range be.dead.take() {
			be.free(l)
		}
	}
}

// deadList collects the leases of arrays that became unreachable. The runtime
// adds to it from its own goroutine; the engine takes them under its lock.
type deadList struct {
	mu   sync.Mutex
	list []*lease
}

func (d *deadList) add(l *lease) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.list = append(d.list, l)
}

func (d *deadList) take() []*lease {
	d.mu.Lock()
	defer d.mu.Unlock()
	list := d.list
	d.list = nil
	return list
}

func (be *vulkanBackend) ready(a *array) (vulkan.Ticket, error) {
	if a.dev.dirty {
		return be.flush()
	}
	return a.dev.written, a.dev.err
}

func (be *vulkanBackend) download(ctx context.Context, a *array, offset int64, dst []byte) error {
	return be.mem.Download(ctx, a.dev.buf, offset, dst)
}
