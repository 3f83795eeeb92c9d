package vulkan

import (
	"github.com/weft-gpu/weft/internal/backend"
	"github.com/weft-gpu/weft/internal/sim"
	"github.com/weft-gpu/weft/internal/vulkan"
)

// mark is a timestamp of timed work: the end of kernel number kernel, or for -1 the start of a
// submission.
type mark struct {
	kernel, slot int
}

// timing returns the function that reads a submission's timestamps and a simulated device's counts.
func (be *Backend) timing(t vulkan.Ticket, marks []mark) backend.Timing {
	timing := backend.Timing{Ticket: t}
	if !be.dev.Info().Features.Timestamps {
		return timing
	}
	timing.Read = func() (laps []backend.Lap, counts []sim.Counts, err error) {
		if counts, err = be.dev.Counts(t); err != nil || len(marks) == 0 {
			return nil, counts, err
		}
		times, err := be.dev.Timestamps(t)
		if err != nil {
			return nil, nil, err
		}
		for i, m := range marks {
			if m.kernel >= 0 && i > 0 {
				laps = append(laps, backend.Lap{Kernel: m.kernel, Took: times[m.slot] - times[marks[i-1].slot]})
			}
		}
		return laps, counts, nil
	}
	return timing
}
