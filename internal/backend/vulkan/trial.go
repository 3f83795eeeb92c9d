package vulkan

import (
	"sync/atomic"

	"github.com/weft-gpu/weft/internal/backend"
	"github.com/weft-gpu/weft/internal/target"
)

// trial are steps that the host computes in place of a CPU driver until their kernels are worth
// compiling. The driver takes as long to compile a kernel as the host for many uses of it.
type trial struct {
	smallSteps
	work *backend.Work
	keys []string // of the kernels
	made atomic.Pointer[steps]
}

// Brief returns false: the host may compute for a while.
func (*trial) Brief() bool { return false }

// Dropped reports whether one of the programs was made and is no longer kept.
func (t *trial) Dropped() bool {
	made := t.made.Load()
	return made != nil && made.Dropped()
}

// passed returns the steps for the driver; nil: the host computes once more.
func (be *Backend) passed(t *trial) (*steps, error) {
	if made := t.made.Load(); made != nil || be.programs.onTrial(t.keys, t.work.Steps, true) {
		return made, nil
	}
	made, err := be.recorded(t.work)
	if err == nil {
		t.made.Store(made)
	}
	return made, err
}

// maxTrials bounds the kernels whose trials are remembered.
const maxTrials = 1 << 12

// onTrial reports whether some kernels have no program, and the host has done less than
// [target.HostTrial] in place of each. With count it adds what the steps cost the host.
func (c *programs) onTrial(keys []string, steps []backend.Step, count bool) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	lacking := map[string]float64{}
	for i, key := range keys {
		if c.get(key) == nil {
			lacking[key] += steps[i].HostWork
		}
	}
	for key, work := range lacking {
		if lacking[key] = c.trials[key] + work; lacking[key] > target.HostTrial {
			return false
		}
	}
	if count {
		if len(c.trials) >= maxTrials {
			clear(c.trials)
		}
		for key, work := range lacking {
			c.trials[key] = work
		}
	}
	return len(lacking) > 0
}
