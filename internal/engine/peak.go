package engine

import (
	"context"
	"fmt"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/shaders"
)

// NoPeakError says that a device has nothing of a kind of its own, whose peak could be
// measured.
type NoPeakError struct{ What string }

func (e *NoPeakError) Error() string { return "peak: the device has none of its own: " + e.What }

// Peak measures how many operations of float16, float32, float64 or uint32 a device makes a second
// at the best: x * y + z, which is two, as two instructions or fused into one. Errors:
// *NoPeakError, and the device's.
func (e *Engine) Peak(ctx context.Context, d dtype.DType, fused bool) (float64, error) {
	if err := e.dev.Err(); err != nil {
		return 0, err
	}
	be, ok := e.be.(*vulkanBackend)
	switch d {
	case dtype.Float32:
	case dtype.Float16:
		ok = ok && be.dev.Info().Features.Float16
	case dtype.Uint32:
		ok = ok && !fused
	case dtype.Float64:
		ok = ok && be.dev.Info().Features.Float64
	default:
		ok = false
	}
	if !ok {
		return 0, &NoPeakError{fmt.Sprintf("arithmetic of %s (fused: %v)", d, fused)}
	}
	best := 0.0
	for _, chains := range []int{4, 6, 8, 12} { // what hides latency, and what registers hold
		rate, err := be.peak(ctx, shaders.Peak{DType: d, Fused: fused, Chains: chains})
		if err != nil {
			return 0, err
		}
		best = max(best, rate)
	}
	return best, nil
}

// peakGroups are workgroups enough to fill every processor; a CPU driver's are few, and
// what each begins with shows.
func (be *vulkanBackend) peakGroups() int {
	if be.dev.Info().Kind == vulkan.CPU {
		return 64
	}
	return 4096
}

func (be *vulkanBackend) peak(ctx context.Context, p shaders.Peak) (rate float64, err error) {
	l, err := be.newPeak(ctx, p, be.peakGroups())
	if err != nil {
		return 0, err
	}
	defer l.close()
	return l.best(ctx, func(rounds int) float64 { return float64(p.Operations(rounds)) * float64(l.threads) })
}

// newPeak is the launch of a kernel that computes, and of what it writes its words to.
func (be *vulkanBackend) newPeak(ctx context.Context, p shaders.Peak, groups int) (*loop, error) {
	code, err := p.Write(be.target)
	if err != nil {
		return nil, err
	}
	l := &loop{be: be, push: []uint32{0, 1, 3}, threads: groups * kernel.WorkgroupSize}
	return l, l.prepare(ctx, vulkan.PipelineSpec{Name: "peak", SPIRV: code, StorageBuffers: 1, PushBytes: 4 * shaders.PeakParams}, []int64{4 * int64(l.threads)})
}
