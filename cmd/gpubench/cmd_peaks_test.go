package main

import (
	"encoding/json"
	"os"
	"strings"
	"testing"
)

// Every peak is there, and has a rate where the device has what it is of.
func TestPeaks(t *testing.T) {
	status, stdout, stderr := gpubench(t, "peaks", "--format", "json")
	var list []peakRecord
	if err := json.Unmarshal([]byte(stdout), &list); err != nil || status != 0 || len(list) != len(allPeaks()) {
		t.Fatalf("status %d, %v: %s%s", status, err, stdout, stderr)
	}
	host := os.Getenv("WEFT_DEVICE") == "host"
	for _, p := range list {
		optional := strings.HasPrefix(p.Name, "f64") || strings.HasPrefix(p.Name, "f16")
		if none := p.Kind != "bandwidth" && p.Kind != "calls" && host; (p.Rate > 0) == none && !optional {
			t.Errorf("%+v", p)
		}
	}
	if status, _, _ := gpubench(t, "peaks", "--device", "sim32"); status != statusUsage {
		t.Errorf("a simulated device has no speed: status %d", status)
	}
}
