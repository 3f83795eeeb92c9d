package engine

import (
	"testing"

	"github.com/weft-gpu/weft/internal/backend"
	"github.com/weft-gpu/weft/internal/vulkan"
)

func ended(t vulkan.Ticket) timing { return timing{Timing: backend.Timing{Ticket: t}} }

// A profile is read when all of its submissions are done, even if its values need fewer.
func TestProfilesWaitForAllSubmissions(t *testing.T) {
	p := Profile{timings: []timing{ended(3), ended(7), ended(5)}}
	for values, want := range map[vulkan.Ticket]vulkan.Ticket{0: 7, 6: 7, 9: 9} {
		if got := p.last(values); got != want {
			t.Errorf("values of ticket %d: waits for %d, want %d", values, got, want)
		}
	}
}
