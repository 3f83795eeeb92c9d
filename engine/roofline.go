package engine

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/kernel"
	"github.com/weft-gpu/weft/shaders"
)

// MixError says that no roofline is defined for a mix of reads and writes.
type MixError struct{ Reads, Writes int }

func (e *MixError) Error() string {
	return fmt.Sprintf("roofline: no mix of %d reads and %d writes; the mixes are 1+0 (read), 0+1 (fill), 1+1 (copy) and 2+1", e.Reads, e.Writes)
}

var mixes = [][2]int{{1, 0}, {0, 1}, {1, 1}, {2, 1}}

// Roofline is the rate, in bytes a second, at which the device moves a mix of
// reads and writes at the best: the fastest of a few kernels that only move
// words over buffers far larger than a cache. It is measured once for a mix.
func (e *Engine) Roofline(ctx context.Context, reads, writes int) (float64, error) {
	mix := [2]int{reads, writes}
	if !slices.Contains(mixes, mix) {
		return 0, &MixError{reads, writes}
	}
	e.rooflineMu.Lock()
	defer e.rooflineMu.Unlock()
	if rate, ok := e.rooflines[mix]; ok {
		return rate, nil
	}
	e.mu.Lock()
	defer e.mu.Unlock()
	if err := e.dev.Err(); err != nil {
		return 0, err
	}
	rate, err := e.be.roofline(ctx, reads, writes)
	if err == nil {
		e.rooflines[mix] = rate
	}
	return rate, err
}

const (
	streamBytes   = 256 << 20 // of a buffer, where a binding can be as long
	streamSamples = 11
)

// streamVariants are the kernels tried for a mix.
func streamVariants(reads, writes int) []shaders.Stream {
	if writes > 0 {
		return []shaders.Stream{
			{Reads: reads, Writes: writes, Vectors: 4, Elements: 1},
			{Reads: reads, Writes: writes, Vectors: 1, Elements: 1},
		}
	}
	return []shaders.Stream{
		{Reads: reads, Vectors: 4, Elements: 64},
		{Reads: reads, Vectors: 1, Elements: 16, Apart: true},
	}
}

func (be *vulkanBackend) roofline(ctx context.Context, reads, writes int) (float64, error) {
	bytes := min(streamBytes, be.cfg.MaxRange) / (1 << 20) * (1 << 20)
	arrays := make([]*array, reads+max(1, writes))
	for i := range arrays {
		a, err := be.newArray(bytes, nil)
		if err != nil {
			releaseAll(arrays[:i])
			return 0, err
		}
		a.retain()
		arrays[i] = a
	}
	defer releaseAll(arrays)
	var best float64
	for _, s := range streamVariants(reads, writes) {
		took, err := be.stream(ctx, s, arrays, bytes)
		if err != nil {
			return 0, err
		}
		best = max(best, float64(bytes)*float64(reads+writes)/took.Seconds())
	}
	return best, nil
}

// stream times one kernel: the median, by the device's clock where it has one.
func (be *vulkanBackend) stream(ctx context.Context, s shaders.Stream, arrays []*array, bytes int64) (time.Duration, error) {
	code, err := s.Write(be.target)
	if err != nil {
		return 0, err
	}
	p, err := be.dev.Pipeline(device.PipelineSpec{Name: "stream", SPIRV: code, StorageBuffers: s.Buffers(), PushBytes: 4 * shaders.StreamParams})
	if err != nil {
		return 0, err
	}
	defer p.Destroy()
	threads := bytes / int64(s.ElementBytes()*s.Elements)
	groups := (threads + kernel.WorkgroupSize - 1) / kernel.WorkgroupSize
	x := min(groups, 65535)
	grid := [3]uint32{uint32(x), uint32((groups + x - 1) / x), 1}
	bindings := make([]device.Binding, s.Buffers())
	for i := range bindings {
		bindings[i] = arrays[i].dev.buf.Binding(0, bytes)
		be.use(arrays[i].dev)
	}
	stamps := be.dev.Info().Features.Timestamps
	var times []time.Duration
	for range streamSamples + 1 {
		be.batch.Barrier(deviceAccess, deviceAccess)
		if stamps {
			be.batch.Timestamp()
		}
		be.batch.Dispatch(p, bindings, nil, []uint32{uint32(threads)}, grid)
		if stamps {
			be.batch.Timestamp()
		}
		took, err := be.timed(ctx, stamps)
		if err != nil {
			return 0, err
		}
		times = append(times, took)
	}
	times = times[1:] // the first one compiles
	slices.Sort(times)
	return times[len(times)/2], nil
}

// timed submits the batch, waits, and returns the time between its timestamps,
// or on the wall.
func (be *vulkanBackend) timed(ctx context.Context, stamps bool) (time.Duration, error) {
	start := time.Now()
	t, err := be.flush(nil)
	if err == nil {
		err = be.dev.Wait(ctx, t)
	}
	took := time.Since(start)
	if err != nil || !stamps {
		return took, err
	}
	marks, err := be.dev.Timestamps(t)
	if err != nil {
		return 0, err
	}
	return marks[1] - marks[0], nil
}
