package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/record"
)

// writeRuns writes results whose times are given by line, of little noise.
func writeRuns(t *testing.T, file string, times map[string]int64) {
	t.Helper()
	var runs []record.Run
	for _, line := range []string{"add f32 [4] [4]", "mul f32 [4] [4]"} {
		if ns, ok := times[line]; ok {
			runs = append(runs, record.Run{Line: line, Samples: 5, WallNs: record.Summary{Min: ns, Median: ns, P90: ns + ns/1000}})
		}
	}
	text, err := json.Marshal(runs)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, text, 0o644); err != nil {
		t.Fatal(err)
	}
}

// A build that is slower than is allowed ends a script, and is named.
func TestCompareFailsBelow(t *testing.T) {
	dir := t.TempDir()
	a, b := filepath.Join(dir, "a.json"), filepath.Join(dir, "b.json")
	const add, mul = "add f32 [4] [4]", "mul f32 [4] [4]"
	writeRuns(t, a, map[string]int64{add: 1000_000, mul: 1000_000})
	for _, c := range []struct {
		name   string
		times  map[string]int64
		below  string
		status int
		named  string
	}{
		{"as fast", map[string]int64{add: 1000_000, mul: 1000_000}, "0.95", 0, ""},
		{"a little slower", map[string]int64{add: 1000_000, mul: 1030_000}, "0.95", 0, ""},
		{"too slow", map[string]int64{add: 1000_000, mul: 1080_000}, "0.95", 1, mul},
		{"too slow, and nobody asked", map[string]int64{add: 1000_000, mul: 1080_000}, "0", 0, ""},
		{"a line lacks", map[string]int64{mul: 1000_000}, "0.95", 1, add},
		{"no ratio", map[string]int64{add: 1}, "1.5", 2, "--fail-below"},
	} {
		writeRuns(t, b, c.times)
		status, _, stderr := gpubench(t, "compare", a, b, "--fail-below", c.below)
		if status != c.status || !strings.Contains(stderr, c.named) || (c.named == "") != (stderr == "") {
			t.Errorf("%s: %d, %q", c.name, status, stderr)
		}
	}
}
