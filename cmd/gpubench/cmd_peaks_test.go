package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
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

// The program in C measures some of the same peaks, by the same names.
func TestPeaksOfC(t *testing.T) {
	cc, err := exec.LookPath("cc")
	if err != nil {
		t.Skip("there is no C compiler; bench/peers/peaks.c needs one")
	}
	program := filepath.Join(t.TempDir(), "peaks")
	short := []string{"-DSAMPLES=1", "-DROUNDS=16", "-DMEBIBYTES=1"}
	source := filepath.Join("..", "..", "bench", "peers", "peaks.c")
	if out, err := exec.Command(cc, append(short, "-O2", "-Wall", "-Wextra", "-Werror", "-Wno-psabi", "-pthread", source, "-o", program)...).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	out, err := exec.Command(program).Output()
	var list []peakRecord
	if err != nil || json.Unmarshal(out, &list) != nil || len(list) == 0 {
		t.Fatalf("%v: %s", err, out)
	}
	for _, r := range list {
		if r.Rate <= 0 || !slices.ContainsFunc(allPeaks(), func(p peak) bool { return p.kind == r.Kind && p.name == r.Name && p.unit == r.Unit }) {
			t.Errorf("%+v is no peak of gpubench's", r)
		}
	}
}
