package main

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/internal/sim"
)

// A device that is right burns until the time is over; one that is wrong ends at the
// first wrong bit, with status 1, and says where it was.
func TestBurn(t *testing.T) {
	t.Setenv("WEFT_DEVICE", "sim32")
	lines := []string{"add f32 [1000] [1000]", "mul i32 [300] [300] data=bits"}
	status, out, errs := gpubench(t, append([]string{"burn", "--time", "300ms", "--every", "100ms", "--format", "json"}, lines...)...)
	var r burnRecord
	if err := json.Unmarshal([]byte(out), &r); err != nil || status != statusGood {
		t.Fatalf("status %d: %v\n%s%s", status, err, out, errs)
	}
	if r.Checked < 2 || r.Errors != 0 || len(r.Wrong) != 0 || len(r.Readings) < 2 || r.Bytes == 0 || r.Seconds < 0.3 {
		t.Errorf("%+v", r)
	}
	for _, m := range sim.Mistakes() {
		if m.Name == "IMul multiplies 24 bits" {
			sim.SetMistake(&m)
		}
	}
	defer sim.SetMistake(nil)
	status, out, errs = gpubench(t, append([]string{"burn", "--time", "1h"}, lines...)...)
	if status != statusFailed || !strings.Contains(out, "WRONG after") || !strings.Contains(out, lines[1]) || !strings.Contains(out, "element(s) differ") || strings.Contains(out, lines[0]) {
		t.Errorf("status %d: %s%s", status, out, errs)
	}
}
