package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"
)

// --trace has an event for each kernel, one after the other.
func TestExplainTrace(t *testing.T) {
	t.Setenv("WEFT_DEVICE", "sim32")
	file := filepath.Join(t.TempDir(), "trace.json")
	status, out, errs := gpubench(t, "explain", "--trace", file, "sort f32 [3,700]")
	text, err := os.ReadFile(file)
	if status != statusGood || err != nil {
		t.Fatalf("status %d, %v: %s%s", status, err, out, errs)
	}
	var trace struct {
		TraceEvents []struct {
			Ph      string
			Ts, Dur float64
		}
	}
	if err := json.Unmarshal(text, &trace); err != nil {
		t.Fatal(err)
	}
	kernels, end := 0, 0.
	for _, e := range trace.TraceEvents {
		if e.Ph == "X" {
			if e.Ts < end-1e-6 || e.Dur <= 0 {
				t.Errorf("after %g µs: %+v", end, e)
			}
			kernels, end = kernels+1, e.Ts+e.Dur
		}
	}
	if kernels == 0 {
		t.Errorf("no kernels in %s", text)
	}
	for _, args := range [][]string{
		{"explain", "--trace", file, "neg f32 [{2,3}]"},
		{"explain", "--trace", filepath.Join(file, "no"), "neg f32 [2]"},
	} {
		if status, _, errs := gpubench(t, args...); status != statusUsage || errs == "" {
			t.Errorf("%q: status %d: %s", args, status, errs)
		}
	}
}
