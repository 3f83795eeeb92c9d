package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/record"
)

func linesOf(t *testing.T, file string) (lines []string, runs []record.Run) {
	t.Helper()
	runs, err := record.ReadRuns(t.Context(), file)
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range runs {
		lines = append(lines, r.Line)
	}
	return lines, runs
}

// A run goes on with what its file has, and keeps it.
func TestResume(t *testing.T) {
	file := filepath.Join(t.TempDir(), "results.json")
	measure := func(lines ...string) {
		t.Helper()
		if status, out, err := gpubench(t, append([]string{"run", "--time", "1ms", "--samples", "5", "--resume", file}, lines...)...); status != 0 || out != "" {
			t.Fatalf("%d, %s\n%s", status, out, err)
		}
	}
	measure("add f32 [4] [4]", "mul f32 [4] [4]")
	_, before := linesOf(t, file)
	before[1].Error = "refused" // does not count, hence is measured again
	text, err := json.Marshal(before)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, text, 0o644); err != nil {
		t.Fatal(err)
	}
	measure("sub f32 [4] [4]")
	measure("sub f32 [4] [4]", "mul f32 [4] [4]", "add f32 [4] [4]")
	lines, after := linesOf(t, file)
	if got := strings.Join(lines, "; "); got != "sub f32 [4] [4]; mul f32 [4] [4]; add f32 [4] [4]" {
		t.Errorf("lines %s", got)
	}
	if after[2].WallNs != before[0].WallNs {
		t.Error("a line that was done has been measured again")
	}
	if after[1].Error != "" {
		t.Error("a line that did not count was taken for done")
	}
	if left, _ := filepath.Glob(file + ".*"); len(left) > 0 {
		t.Errorf("left: %v", left)
	}
}

// What cannot go on says so before anything is measured, and the file stays.
func TestResumeRefuses(t *testing.T) {
	dir := t.TempDir()
	other := filepath.Join(dir, "other.json")
	const records = `[{"line": "add f32 [4] [4]", "device": "another", "driver": "its 1", "samples": 5}]`
	if err := os.WriteFile(other, []byte(records), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"--resume", other}, "has results of another (its 1), and this is "},
		{[]string{"--resume", other, "--format", "csv"}, "leave --out and --format out"},
		{[]string{"--resume", filepath.Join(dir, "none", "results.json")}, "results.json cannot be written: no such file or directory"},
		{[]string{"--out", filepath.Join(dir, "none", "results.json"), "--format", "json"}, "results.json cannot be written: no such file or directory"},
	} {
		status, _, err := gpubench(t, append(append([]string{"run"}, c.args...), "add f32 [4] [4]")...)
		if status != statusUsage || !strings.Contains(err, c.want) {
			t.Errorf("%v: %d, %s", c.args, status, err)
		}
	}
	if text, err := os.ReadFile(other); err != nil || string(text) != records {
		t.Errorf("%s, %v", text, err)
	}
}
