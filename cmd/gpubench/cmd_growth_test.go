package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/record"
)

// What run wrote is shown by size, in a table, as JSON and as a plot.
func TestGrowthShowsResultsBySize(t *testing.T) {
	dir := t.TempDir()
	results, plot := filepath.Join(dir, "run.json"), filepath.Join(dir, "growth.svg")
	if status, _, stderr := gpubench(t, "run", "add f32 [64,64] [64]", "add f32 [32,32] [32]", "exp f32 [1024]",
		"--samples", "1", "--format", "json", "--out", results); status != 0 {
		t.Fatalf("status %d: %s", status, stderr)
	}
	status, stdout, stderr := gpubench(t, "growth", results, "--plot", plot)
	if status != 0 {
		t.Fatalf("status %d: %s", status, stderr)
	}
	lines := strings.Split(stdout, "\n")
	for i, want := range []string{"ns per element of  2^10  2^12 past 2^20", "", "add f32 [n,n] [n]", "exp f32 [n]"} {
		if got := strings.Join(strings.Fields(lines[i]), " "); !strings.HasPrefix(got, strings.Join(strings.Fields(want), " ")) {
			t.Errorf("line %d is %q, want %q", i, lines[i], want)
		}
	}
	if image, err := os.ReadFile(plot); err != nil || !strings.HasPrefix(string(image), "<svg") {
		t.Errorf("the plot: %.40q, %v", image, err)
	}
	status, stdout, stderr = gpubench(t, "growth", results, "--format", "json")
	var series []record.Series
	if err := json.Unmarshal([]byte(stdout), &series); status != 0 || err != nil {
		t.Fatalf("status %d, %v: %s", status, err, stderr)
	}
	if len(series) != 2 || len(series[0].Points) != 2 || series[0].Points[0].Elements != 1024 || series[0].Points[0].Ns <= 0 {
		t.Errorf("series %+v", series)
	}
}
