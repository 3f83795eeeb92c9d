package engine

import (
	"context"
	"fmt"
	"time"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/shaders"
)

// NoPeakError says that a device has no arithmetic of a kind of its own, whose peak could
// be measured.
type NoPeakError struct {
	DType dtype.DType
	Fused bool
}

func (e *NoPeakError) Error() string {
	return fmt.Sprintf("peak: the device has no arithmetic of %s of its own (fused: %v)", e.DType, e.Fused)
}

// Peak measures how many operations of float32, float64 or uint32 a device makes a second
// at the best: x * y + z, which is two, as two instructions or fused into one. Errors:
// *NoPeakError, and the device's.
func (e *Engine) Peak(ctx context.Context, d dtype.DType, fused bool) (float64, error) {
	if err := e.dev.Err(); err != nil {
		return 0, err
	}
	be, ok := e.be.(*vulkanBackend)
	switch d {
	case dtype.Float32:
	case dtype.Uint32:
		ok = ok && !fused
	case dtype.Float64:
		ok = ok && be.dev.Info().Features.Float64
	default:
		ok = false
	}
	if !ok {
		return 0, &NoPeakError{d, fused}
	}
	best := 0.0
	for _, chains := range []int{4, 8, 12} { // what hides latency, and what registers hold
		rate, err := be.peak(ctx, shaders.Peak{DType: d, Fused: fused, Chains: chains})
		if err != nil {
			return 0, err
		}
		best = max(best, rate)
	}
	return best, nil
}

// A peak is measured over as many invocations as fill every processor, with rounds doubled
// until a launch takes long enough for what launching it takes not to show.
const (
	peakGroups = 4096
	peakTime   = 20 * time.Millisecond
	peakTries  = 5
	peakRounds = 1 << 20 // the most
)

func (be *vulkanBackend) peak(ctx context.Context, p shaders.Peak) (rate float64, err error) {
	l, err := be.newPeak(ctx, p, peakGroups)
	if err != nil {
		return 0, err
	}
	defer l.close()
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
		rate = max(rate, float64(p.Operations(rounds))*float64(l.threads())/took.Seconds())
	}
	return rate, nil
}

// peakLaunch is a kernel that computes, and what it writes its words to.
type peakLaunch struct {
	be       *vulkanBackend
	pipeline *vulkan.Pipeline
	out      *array
	groups   int
}

func (be *vulkanBackend) newPeak(ctx context.Context, p shaders.Peak, groups int) (*peakLaunch, error) {
	code, err := p.Write(be.target)
	if err != nil {
		return nil, err
	}
	l := &peakLaunch{be: be, groups: groups}
	if l.out, err = be.newArray(ctx, int64(4*l.threads()), nil); err != nil {
		return nil, err
	}
	l.out.refs = 1
	l.pipeline, err = be.dev.Pipeline(vulkan.PipelineSpec{Name: "peak", SPIRV: code, StorageBuffers: 1, PushBytes: 4 * shaders.PeakParams})
	if err != nil {
		l.out.release()
		return nil, err
	}
	return l, nil
}

func (l *peakLaunch) threads() int { return l.groups * kernel.WorkgroupSize }

func (l *peakLaunch) close() {
	l.pipeline.Destroy()
	l.out.release()
}

func (l *peakLaunch) run(ctx context.Context, rounds int) (time.Duration, error) {
	be := l.be
	stamps := be.dev.Info().Features.Timestamps
	return be.timed(ctx, stamps, func() {
		be.use(l.out.dev)
		be.batch.Barrier(deviceAccess, deviceAccess)
		be.epoch++
		if stamps {
			be.batch.Timestamp()
		}
		words := []vulkan.Binding{l.out.dev.buf.Binding(0, int64(4*l.threads()))}
		be.batch.Dispatch(l.pipeline, words, nil, []uint32{uint32(rounds), 1, 3}, [3]uint32{uint32(l.groups), 1, 1})
		if stamps {
			be.batch.Timestamp()
		}
	})
}
