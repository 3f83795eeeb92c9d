package engine

import (
	"context"
	"fmt"
	"math/bits"
	"time"

	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/shaders"
)

// Reuse is what is done to the same memory again and again.
type Reuse struct{ kind shaders.ReuseKind }

// What memory is used for.
var (
	ReuseRead    = Reuse{shaders.ReuseRead}
	ReuseWrite   = Reuse{shaders.ReuseWrite}
	ReuseCopy    = Reuse{shaders.ReuseCopy}
	ReuseShared  = Reuse{shaders.ReuseShared}
	ReuseAtomics = Reuse{shaders.ReuseAtomics}
	ReuseOneWord = Reuse{shaders.ReuseOneWord}
)

// reuseThreads is how many invocations there are at the most: more than a large card has
// at a time.
const reuseThreads = 1 << 19

// leastReuse is the least memory that is gone over, in bytes: a vector for each
// invocation of a workgroup.
const leastReuse = 16 * kernel.WorkgroupSize

// ReuseRate is how many bytes a second a device moves at the best that goes over so many
// bytes of memory again and again, those that a copy reads, or over 16 KiB of every
// workgroup's own; of atomic operations, how many it makes a second. Bytes are rounded down
// to a power of two, of at least 1 KiB. Errors: *NoPeakError on the host device, and the device's.
func (e *Engine) ReuseRate(ctx context.Context, of Reuse, bytes int64) (float64, error) {
	if err := e.dev.Err(); err != nil {
		return 0, err
	}
	be, ok := e.be.(*vulkanBackend)
	if !ok {
		return 0, &NoPeakError{What: "memory gone over again and again"}
	}
	l, err := be.newReuse(ctx, of, bytes)
	if err != nil {
		return 0, err
	}
	defer l.close()
	return l.best(ctx, func(rounds int) float64 { return float64(l.threads) * l.work(rounds) })
}

// reuseLaunch is a kernel that goes over memory.
type reuseLaunch struct {
	loop
	of shaders.Reuse
}

// work is what an invocation moves, or how often it operates.
func (l *reuseLaunch) work(rounds int) float64 {
	return float64(rounds) * shaders.ReuseSteps * float64(max(1, l.of.StepBytes()))
}

func (be *vulkanBackend) newReuse(ctx context.Context, of Reuse, bytes int64) (*reuseLaunch, error) {
	r := shaders.Reuse{Kind: of.kind}
	if most := be.cfg.MaxRange; bytes > most {
		return nil, fmt.Errorf("peak: %d bytes of memory are gone over in a binding, which reaches %d", bytes, most)
	}
	vectors := int64(1) << (bits.Len64(uint64(max(bytes, leastReuse)/16)) - 1)
	l := &reuseLaunch{of: r}
	l.be, l.threads = be, be.reuseThreads()
	mask, step := uint32(vectors-1), uint32(kernel.WorkgroupSize)
	switch of.kind {
	case shaders.ReuseWrite, shaders.ReuseCopy:
		l.threads = min(l.threads, int(vectors))
		mask, step = uint32(int(vectors)/l.threads-1), uint32(l.threads)
	case shaders.ReuseShared:
		mask = shaders.ReuseSharedBytes/16 - 1
	}
	sizes := []int64{4 * int64(l.threads), 16 * vectors, 16 * vectors}[:r.Buffers()]
	code, err := r.Write(be.target)
	if err != nil {
		return nil, err
	}
	l.push = []uint32{0, mask, step}
	return l, l.prepare(ctx, vulkan.PipelineSpec{Name: "reuse", SPIRV: code, StorageBuffers: r.Buffers(), PushBytes: 4 * shaders.ReuseParams}, sizes)
}

// reuseThreads is how many invocations go over memory: a CPU driver runs a few
// workgroups at a time, and each goes as far.
func (be *vulkanBackend) reuseThreads() int {
	if be.dev.Info().Kind == vulkan.CPU {
		return reuseThreads >> 7
	}
	return reuseThreads
}

// loop is a launch of a kernel that does the same for a number of rounds, the first of its
// parameters, and of the arrays that it has.
type loop struct {
	be       *vulkanBackend
	pipeline *vulkan.Pipeline
	arrays   []*array
	sizes    []int64
	push     []uint32
	threads  int
}

// prepare takes memory and makes the pipeline; nothing is left where that fails.
func (l *loop) prepare(ctx context.Context, spec vulkan.PipelineSpec, sizes []int64) error {
	l.sizes = sizes
	for _, bytes := range sizes {
		a, err := l.be.newArray(ctx, bytes, nil)
		if err != nil {
			l.close()
			return err
		}
		a.refs = 1
		l.arrays = append(l.arrays, a)
	}
	p, err := l.be.dev.Pipeline(spec)
	if err == nil {
		l.pipeline = p
		err = l.be.writeOnce(ctx, l.arrays)
	}
	if err != nil {
		l.close()
	}
	return err
}

func (l *loop) close() {
	if l.pipeline != nil {
		l.pipeline.Destroy()
	}
	releaseAll(l.arrays)
}

// A peak is measured over as many invocations as fill every processor, with rounds doubled
// until a launch takes long enough for what launching it takes not to show.
const (
	peakTime   = 20 * time.Millisecond
	peakTries  = 5
	peakRounds = 1 << 20 // the most
)

// best is the greatest rate of several launches, given the work of so many rounds.
func (l *loop) best(ctx context.Context, work func(rounds int) float64) (rate float64, err error) {
	for rounds, tries := 1, 0; tries < peakTries; {
		took, err := l.run(ctx, rounds)
		if err != nil {
			return 0, err
		}
		if took < peakTime && rounds < peakRounds {
			rounds *= 2
			continue
		}
		tries++
		rate = max(rate, work(rounds)/took.Seconds())
	}
	return rate, nil
}

func (l *loop) run(ctx context.Context, rounds int) (time.Duration, error) {
	be := l.be
	stamps := be.dev.Info().Features.Timestamps
	bindings := make([]vulkan.Binding, len(l.arrays))
	for i, a := range l.arrays {
		bindings[i] = a.dev.buf.Binding(0, l.sizes[i])
	}
	l.push[0] = uint32(rounds)
	return be.timed(ctx, stamps, func() {
		be.useAll(l.arrays)
		if stamps {
			be.batch.Timestamp()
		}
		be.batch.Dispatch(l.pipeline, bindings, nil, l.push, [3]uint32{uint32(l.threads / kernel.WorkgroupSize), 1, 1})
		if stamps {
			be.batch.Timestamp()
		}
	})
}
