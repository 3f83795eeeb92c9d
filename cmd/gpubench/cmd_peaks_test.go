package main

import (
	"encoding/json"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/instruments"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/report"
	"github.com/weft-gpu/weft/internal/vector"
)

// Every peak is there, and has a rate where the device has what it is of.
func TestPeaks(t *testing.T) {
	status, stdout, stderr := gpubench(t, "peaks", "--format", "json")
	var list []peakRecord
	if err := json.Unmarshal([]byte(stdout), &list); err != nil || status != 0 {
		t.Fatalf("status %d, %v: %s%s", status, err, stdout, stderr)
	}
	want := allPeaks()
	host := slices.ContainsFunc(list, func(p peakRecord) bool { return p.Threads > 0 })
	if host {
		want = hostPeaks(instruments.Caches(), instruments.Threads())
	}
	if len(list) != len(want) {
		t.Fatalf("%d peaks, want %d", len(list), len(want))
	}
	for i, p := range list {
		optional := !host && (strings.HasPrefix(p.Name, "f64") || strings.HasPrefix(p.Name, "f16")) || strings.HasPrefix(p.What, "no reads")
		if p.Kind != want[i].kind || p.Name != want[i].name || p.Unit != want[i].unit || p.Rate <= 0 && !optional {
			t.Errorf("%+v", p)
		}
	}
	if status, _, _ := gpubench(t, "peaks", "--device", "sim32"); status != statusUsage {
		t.Errorf("a simulated device has no speed: status %d", status)
	}
}

// The host's peaks are of every dtype and set of instructions, of every cache, and of memory, each on
// one thread and on all, and say what was measured.
func TestHostPeaks(t *testing.T) {
	caches := []instruments.Cache{{Level: 1, Bytes: 48 << 10, Shared: 1}, {Level: 2, Bytes: 2 << 20, Shared: 1}, {Level: 3, Bytes: 4 << 20, Shared: 4}}
	list := hostPeaks(caches, 4)
	find := func(kind, name, instructions string, threads int) (what string) {
		t.Helper()
		for _, p := range list {
			if p.kind == kind && p.name == name && p.host.threads == threads && (instructions == "" || p.host.instructions == instructions) {
				if p.host.what == "" {
					t.Errorf("%s on %d threads does not say what was measured", name, threads)
				}
				return p.host.what
			}
		}
		t.Errorf("no peak of %s, %s, %q on %d threads", kind, name, instructions, threads)
		return ""
	}
	for _, n := range []int{1, 4} {
		for _, set := range vector.Peaks() {
			for _, name := range []string{"f32 mul and add", "f64 mul and add", "u32 mul and add"} {
				find("arithmetic", name, set.Name(), n)
			}
		}
		for _, p := range bandwidthPeaks {
			find("bandwidth", p.name, "", n)
		}
		if what := find("reuse", "read L1", "", n); what != "24.0 KiB of each thread's own, read again and again: the cache has 48.0 KiB" {
			t.Error(what)
		}
		find("reuse", "read L2", "", n)
		if what := find("reuse", "read L3", "", n); !strings.HasPrefix(what, "no reads") {
			t.Errorf("each thread's part of L3 is no larger than L2: %s", what)
		}
	}
	if list = hostPeaks(nil, 1); slices.ContainsFunc(list, func(p peak) bool { return p.host.threads > 1 }) {
		t.Error("one thread is measured as all")
	}
	find("reuse", "read 16.0 KiB", "", 1)
	find("reuse", "read 64.0 MiB", "", 1)
}

// Tables have the columns of the host where there are peaks of it, in every format.
func TestPeaksTable(t *testing.T) {
	host := []peakRecord{
		{Device: "host", Kind: "arithmetic", Name: "f32 mul and add", Rate: 123, Unit: "GFLOP/s", Instructions: "NEON", Threads: 8, What: "chains"},
		{Device: "host", Kind: "calls", Name: "launches", Rate: 45, Unit: "thousand/s"},
	}
	other := []peakRecord{{Device: "a card", Kind: "bandwidth", Name: "read", Rate: 4000, Unit: "GB/s"}}
	for _, f := range tabular {
		for _, c := range []struct {
			list        []peakRecord
			words, none []string
		}{
			{host, []string{"f32 mul and add", "123", "GFLOP/s", "instructions", "NEON", "threads", "8", "what", "chains", "launches", "host"}, nil},
			{other, []string{"read", "4000", "GB/s", "a card"}, []string{"instructions", "threads", "what"}},
		} {
			var out strings.Builder
			if err := report.Write(&out, f, report.Layout{}, peaksTable(c.list), c.list); err != nil {
				t.Fatal(err)
			}
			for _, word := range c.words {
				if !strings.Contains(out.String(), word) {
					t.Errorf("%s lacks %q:\n%s", f, word, out.String())
				}
			}
			for _, word := range c.none {
				if strings.Contains(out.String(), word) {
					t.Errorf("%s has %q:\n%s", f, word, out.String())
				}
			}
		}
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
