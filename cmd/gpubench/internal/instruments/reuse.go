package instruments

import (
	"context"
	"fmt"
	"math/bits"
	"time"

	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/memory"
)

// reuseThreads is how many invocations there are at the most: more than a large card has
// at a time.
const reuseThreads = 1 << 19

// minReuse is the least memory that is gone over, in bytes: a vector for each
// invocation of a workgroup.
const minReuse = 16 * kernel.WorkgroupSize

// ReuseRate is how many bytes a second a device moves at the best that goes over so many
// bytes of memory again and again, those that a copy reads, or over 16 KiB of every
// workgroup's own; of atomic operations, how many it makes a second. Bytes are rounded down
// to a power of two, of at least 1 KiB. Errors: *NoPeakError on the host device, and the device's.
func (b *Bench) ReuseRate(ctx context.Context, of Reuse, bytes int64) (float64, error) {
	if err := b.dev.Err(); err != nil {
		return 0, err
	}
	if b.mem == nil {
		return 0, &NoPeakError{What: "memory gone over again and again"}
	}
	l, err := b.newReuse(ctx, of, bytes)
	if err != nil {
		return 0, err
	}
	defer l.close()
	return l.best(ctx, func(rounds int) float64 {
		return float64(l.threads) * float64(rounds) * reuseSteps * float64(max(1, of.stepBytes()))
	})
}

// newReuse is the launch of a kernel that goes over memory.
func (b *Bench) newReuse(ctx context.Context, of Reuse, bytes int64) (*loop, error) {
	if most := b.cfg.MaxRange; bytes > most {
		return nil, fmt.Errorf("peak: %d bytes of memory are gone over in a binding, which reaches %d", bytes, most)
	}
	vectors := int64(1) << (bits.Len64(uint64(max(bytes, minReuse)/16)) - 1)
	l := &loop{b: b, threads: b.reuseThreads()}
	mask, step := uint32(vectors-1), uint32(kernel.WorkgroupSize)
	switch of {
	case ReuseWrite, ReuseCopy:
		l.threads = min(l.threads, int(vectors))
		mask, step = uint32(int(vectors)/l.threads-1), uint32(l.threads)
	case ReuseShared:
		mask = reuseSharedBytes/16 - 1
	}
	sizes := []int64{4 * int64(l.threads), 16 * vectors, 16 * vectors}[:of.buffers()]
	code, err := of.write(b.to)
	if err != nil {
		return nil, err
	}
	l.push = []uint32{0, mask, step}
	return l, l.prepare(ctx, vulkan.PipelineSpec{Name: "reuse", SPIRV: code, StorageBuffers: of.buffers(), PushBytes: 4 * reuseParams}, sizes)
}

// reuseThreads is how many invocations go over memory: a CPU driver runs a few
// workgroups at a time, and each goes as far.
func (b *Bench) reuseThreads() int {
	if b.dev.Info().Kind == vulkan.CPU {
		return reuseThreads >> 7
	}
	return reuseThreads
}

// loop is a launch of a kernel that does the same for a number of rounds, the first of its
// parameters, and of the buffers that it has.
type loop struct {
	b        *Bench
	pipeline *vulkan.Pipeline
	buffers  []*memory.Buffer
	sizes    []int64
	push     []uint32
	threads  int
}

// prepare takes memory and makes the pipeline; nothing is left where that fails.
func (l *loop) prepare(ctx context.Context, spec vulkan.PipelineSpec, sizes []int64) (err error) {
	l.sizes = sizes
	if l.buffers, err = l.b.alloc(ctx, sizes); err != nil {
		return err
	}
	if l.pipeline, err = l.b.dev.Pipeline(spec); err != nil {
		l.close()
	}
	return err
}

func (l *loop) close() {
	if l.pipeline != nil {
		l.pipeline.Destroy()
	}
	release(l.buffers)
}

// A peak is measured over as many invocations as fill every processor, with rounds doubled
// until a launch takes long enough for what launching it takes not to show.
const (
	peakTime   = 20 * time.Millisecond
	peakTries  = 5
	peakRounds = 1 << 20 // the most
)

// best is the greatest rate of several launches, given the work of so many rounds.
func (l *loop) best(ctx context.Context, work func(rounds int) float64) (float64, error) {
	return bestRate(peakTime, peakTries, func(rounds int) (time.Duration, error) { return l.run(ctx, rounds) }, work)
}

// bestRate is the greatest rate of so many runs of at least some time, given how long so many rounds
// take and the work that they are.
func bestRate(least time.Duration, most int, run func(rounds int) (time.Duration, error), work func(rounds int) float64) (rate float64, err error) {
	for rounds, tries := 1, 0; tries < most; {
		took, err := run(rounds)
		if err != nil {
			return 0, err
		}
		if took < least && rounds < peakRounds {
			rounds *= 2
			continue
		}
		tries++
		rate = max(rate, work(rounds)/took.Seconds())
	}
	return rate, nil
}

func (l *loop) run(ctx context.Context, rounds int) (time.Duration, error) {
	bindings := make([]vulkan.Binding, len(l.buffers))
	for i, buf := range l.buffers {
		bindings[i] = buf.Binding(0, l.sizes[i])
	}
	l.push[0] = uint32(rounds)
	return l.b.once(ctx, launch{l.pipeline, bindings, l.push, [3]uint32{uint32(l.threads / kernel.WorkgroupSize), 1, 1}})
}
