package instruments

import (
	"context"
	"fmt"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/vulkan"
)

// Peak measures how many operations of float16, float32, float64 or uint32 a device makes a second
// at the best: x * y + z, which is two, as two instructions or fused into one. Errors:
// *NoPeakError, and the device's.
func (b *Bench) Peak(ctx context.Context, d dtype.DType, fused bool) (float64, error) {
	if err := b.dev.Err(); err != nil {
		return 0, err
	}
	if b.mem == nil {
		return hostArithmetic(ctx, d, fused)
	}
	ok := true
	switch d {
	case dtype.Float32:
	case dtype.Float16:
		ok = ok && b.dev.Info().Features.Float16
	case dtype.Uint32:
		ok = ok && !fused
	case dtype.Float64:
		ok = ok && b.dev.Info().Features.Float64
	default:
		ok = false
	}
	if !ok {
		return 0, &NoPeakError{fmt.Sprintf("arithmetic of %s (fused: %v)", d, fused)}
	}
	best := 0.0
	for _, chains := range []int{4, 6, 8, 12} { // what hides latency, and what registers hold
		rate, err := b.peak(ctx, peakKernel{DType: d, Fused: fused, Chains: chains})
		if err != nil {
			return 0, err
		}
		best = max(best, rate)
	}
	return best, nil
}

// peakGroups are workgroups enough to fill every processor; a CPU driver's are few, and
// what each begins with shows.
func (b *Bench) peakGroups() int {
	if b.dev.Info().Kind == vulkan.CPU {
		return 64
	}
	return 4096
}

func (b *Bench) peak(ctx context.Context, p peakKernel) (rate float64, err error) {
	l, err := b.newPeak(ctx, p, b.peakGroups())
	if err != nil {
		return 0, err
	}
	defer l.close()
	return l.best(ctx, func(rounds int) float64 { return float64(p.operations(rounds)) * float64(l.threads) })
}

// newPeak is the launch of a kernel that computes, and of what it writes its words to.
func (b *Bench) newPeak(ctx context.Context, p peakKernel, groups int) (*loop, error) {
	code, err := p.write(b.to)
	if err != nil {
		return nil, err
	}
	l := &loop{b: b, push: []uint32{0, 1, 3}, threads: groups * kernel.WorkgroupSize}
	return l, l.prepare(ctx, vulkan.PipelineSpec{Name: "peak", SPIRV: code, StorageBuffers: 1, PushBytes: 4 * peakParams}, []int64{4 * int64(l.threads)})
}
