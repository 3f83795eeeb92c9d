package engine

import (
	"testing"

	"github.com/weft-gpu/weft/internal/vulkan"
)

// A profile is read when all that it has submitted is done, whatever its values wait for.
func TestProfilesWaitForWhatTheySubmit(t *testing.T) {
	p := Profile{submissions: []submission{{ticket: 3}, {ticket: 7}, {ticket: 5}}}
	for values, want := range map[vulkan.Ticket]vulkan.Ticket{0: 7, 6: 7, 9: 9} {
		if got := p.last(values); got != want {
			t.Errorf("values of ticket %d: waits for %d, want %d", values, got, want)
		}
	}
}
