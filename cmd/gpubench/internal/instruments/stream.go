package instruments

import (
	"context"
	"slices"
	"time"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/plan/lower"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/memory"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shaders"
)

// What a Vulkan device's roofline is measured by.

const streamBytes = 256 << 20 // of a buffer, where a binding can be as long

// stream is a launch that moves a mix of reads and writes.
type stream struct {
	pipeline *vulkan.Pipeline
	buffers  int
	moves    int // arrays that are read or written whole
	push     []uint32
	groups   [3]uint32
}

// vulkanMover has the arrays, and the streams of each mix that was sampled.
type vulkanMover struct {
	b      *Bench
	arrays []*memory.Buffer
	bytes  int64 // of an array
	mixes  map[[2]int]*mixStreams
	led    vulkan.Ticket // of what nobody has waited for, the last
}

// mixStreams are the launches that are tried for a mix, and which was the fastest when
// they were.
type mixStreams struct {
	tried   []stream
	fastest int
	rate    float64 // of that one then, in bytes a second
}

func (b *Bench) newMover(ctx context.Context) (*vulkanMover, error) {
	m := &vulkanMover{b: b, bytes: min(streamBytes, b.cfg.MaxRange) / (1 << 20) * (1 << 20), mixes: map[[2]int]*mixStreams{}}
	sizes := slices.Repeat([]int64{m.bytes}, mixArrays)
	var err error
	if m.arrays, err = b.alloc(ctx, sizes); err != nil {
		return nil, err
	}
	return m, nil
}

// of is what is run of a mix; the first time it is prepared and chosen.
func (m *vulkanMover) of(ctx context.Context, reads, writes int) (*mixStreams, error) {
	key := [2]int{reads, writes}
	if s := m.mixes[key]; s != nil {
		return s, nil
	}
	s := &mixStreams{}
	err := m.prepare(s, reads, writes)
	if err == nil {
		err = m.choose(ctx, s)
	}
	if err != nil {
		s.close()
		return nil, err
	}
	m.mixes[key] = s
	return s, nil
}

func (s *mixStreams) close() {
	for _, t := range s.tried {
		t.pipeline.Destroy()
	}
}

// prepare makes the launches that are tried for a mix.
func (m *vulkanMover) prepare(to *mixStreams, reads, writes int) error {
	for _, v := range streamVariants(reads, writes, m.b.dev.Info().Kind == vulkan.CPU) {
		s, err := m.words(v)
		if err != nil {
			return err
		}
		to.tried = append(to.tried, s)
	}
	if m.b.cfg.Run == 0 || reads == 0 || writes != 1 {
		return nil
	}
	s, err := m.runs(reads)
	if err == nil {
		to.tried = append(to.tried, s)
	}
	return err
}

// gpuStreamLanes are the invocations of a GPU's workgroups, of which an H200 begins 1.6 a
// nanosecond: of 64 invocations that write 16 bytes each, 1.3 TB/s, of 256 4.3.
const gpuStreamLanes = 256

// streamVariants are the streamKernels of a mix that are tried: neighbouring
// invocations that move neighbouring vectors for GPUs, and for CPU drivers whole
// elements of a cache line or more, each invocation a page or two of them (a processor's
// memory takes writes to whole pages side by side at half as much again).
func streamVariants(reads, writes int, cpu bool) []streamKernel {
	list := []streamKernel{{Vectors: 4, Elements: 1}, {Vectors: 1, Elements: 1}}
	if writes == 0 {
		list = []streamKernel{{Vectors: 4, Elements: 64}, {Vectors: 1, Elements: 16, Apart: true}}
	}
	if !cpu { // which begin so many workgroups a second and no more
		wide := list[1]
		wide.Invocations = gpuStreamLanes
		list = append(list, wide)
	}
	if cpu {
		list = append(list, streamKernel{Vectors: 8, Elements: 64, Whole: true})
	}
	if cpu && writes == 0 {
		list = append(list, streamKernel{Vectors: 16, Elements: 64, Whole: true})
	}
	for i := range list {
		list[i].Reads, list[i].Writes = reads, writes
	}
	return list
}

// words is the launch of a streamKernel.
func (m *vulkanMover) words(s streamKernel) (stream, error) {
	code, err := s.write(m.b.to)
	if err != nil {
		return stream{}, err
	}
	threads := m.bytes / int64(s.elementBytes()*s.Elements)
	groups := threads / int64(s.localSize()) // with nothing left: there are whole MiB
	rows := (groups + 65534) / 65535         // as long as each other, so that none is idle
	for groups%rows != 0 {
		rows++
	}
	x := groups / rows
	p, err := m.b.dev.Pipeline(vulkan.PipelineSpec{Name: "stream", SPIRV: code, StorageBuffers: s.buffers(), PushBytes: 4 * streamParams})
	return stream{p, s.buffers(), s.Reads + s.Writes, []uint32{uint32(threads)}, [3]uint32{uint32(x), uint32(rows), 1}}, err
}

// runs is the launch of a map that goes along in runs, as the planner's maps do on
// this device: the exclusive or of what it reads.
func (m *vulkanMover) runs(reads int) (stream, error) {
	k, g := runKernel(reads, m.b.cfg, int(m.bytes/4))
	prog, err := shaders.Write(k, m.b.to)
	if err != nil {
		return stream{}, err
	}
	var push []uint32
	for _, p := range k.Params(g) {
		push = append(push, p.Value)
	}
	p, err := m.b.dev.Pipeline(vulkan.PipelineSpec{Name: "stream in runs", SPIRV: prog.SPIRV, StorageBuffers: prog.StorageBuffers, PushBytes: 4 * prog.ParamWords})
	return stream{p, prog.StorageBuffers, reads + 1, push, k.Groups(g)}, err
}

// runKernel reads so many arrays of n words and writes one, in the runs and the
// chunks of the planner's maps.
func runKernel(reads int, cfg plan.Config, n int) (*kernel.Kernel, kernel.Geometry) {
	flat := kernel.Layout{Strides: []int{1}}
	k := &kernel.Kernel{Rank: 1, Loop: &kernel.Map{Scheme: kernel.Flat, Chunk: lower.MapChunk(&cfg, 4, ops.Accumulators), Run: cfg.Run, Out: kernel.Wide}}
	g := kernel.Geometry{Dims: []int{n}, Out: flat}
	value := 0
	for i := range reads {
		k.Operands = append(k.Operands, kernel.Operand{DType: dtype.Uint32, Access: kernel.Wide})
		g.Operands = append(g.Operands, flat)
		k.Body = append(k.Body, kernel.Inst{Kind: kernel.Load, N: i, DType: dtype.Uint32})
		if i > 0 {
			k.Body = append(k.Body, kernel.Inst{Kind: kernel.Apply, Op: ops.BitwiseXor, Args: []int{value, len(k.Body) - 1}, DType: dtype.Uint32})
		}
		value = len(k.Body) - 1
	}
	launches := []kernel.Geometry{g}
	lower.InterleaveMap(k, launches)
	return k, launches[0]
}

// chooseRounds is how often each stream is tried; the first time compiles it.
const chooseRounds = 6

// choose finds the stream with the best sample. They take turns, so that a
// disturbance does not decide between them.
func (m *vulkanMover) choose(ctx context.Context, of *mixStreams) error {
	best := make([]float64, len(of.tried))
	defer func() { of.rate = best[of.fastest] }()
	for round := range chooseRounds {
		for i, s := range of.tried {
			rate, err := m.move(ctx, s)
			if err != nil {
				return err
			}
			if round > 0 {
				best[i] = max(best[i], rate)
			}
			if best[i] > best[of.fastest] {
				of.fastest = i
			}
		}
	}
	return nil
}

func (m *vulkanMover) sample(ctx context.Context, reads, writes int) (float64, error) {
	s, err := m.of(ctx, reads, writes)
	if err != nil {
		return 0, err
	}
	return m.move(ctx, s.tried[s.fastest])
}

// lead submits the stream that reads as often as it takes, by the rate at which it was
// chosen.
func (m *vulkanMover) lead(ctx context.Context, d time.Duration) error {
	if info := m.b.dev.Info(); info.Kind == vulkan.CPU || info.Simulated {
		return nil
	}
	return m.read(ctx, d)
}

func (m *vulkanMover) read(ctx context.Context, d time.Duration) error {
	of, err := m.of(ctx, 1, 0)
	if err != nil {
		return err
	}
	l := m.launch(of.tried[of.fastest])
	m.led, err = m.b.submit(func() {
		for range max(1, int(d.Seconds()*of.rate/float64(m.bytes))) {
			m.b.add(l)
			m.b.batch.Barrier(access, access)
		}
	})
	return err
}

// launch is a stream over the arrays.
func (m *vulkanMover) launch(s stream) launch {
	list := make([]vulkan.Binding, s.buffers)
	for i := range list {
		list[i] = m.arrays[i].Binding(0, m.bytes)
	}
	return launch{s.pipeline, list, s.push, s.groups}
}

// move runs a stream once and returns its rate.
func (m *vulkanMover) move(ctx context.Context, s stream) (float64, error) {
	took, err := m.b.once(ctx, m.launch(s))
	return float64(m.bytes) * float64(s.moves) / took.Seconds(), err
}

func (m *vulkanMover) close() {
	if m.led != 0 { // pipelines go at once; if the device is lost, nothing uses them
		_ = m.b.dev.Wait(context.Background(), m.led)
	}
	for _, s := range m.mixes {
		s.close()
	}
	release(m.arrays)
}
