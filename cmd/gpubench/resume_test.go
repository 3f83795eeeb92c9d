package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
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

// Of processes that start with one file at once, one has it and the others are told; in turn
// each keeps what is there.
func TestResumeByTwo(t *testing.T) {
	file := filepath.Join(t.TempDir(), "results.json")
	measure := func(n int) (string, error) {
		out, err := process(t, "run", "--time", "50ms", "--samples", "1000000", "--no-roofline", "--resume", file, fmt.Sprintf("add f32 [n=%d..%d+1] [n]", n, n+1)).CombinedOutput()
		return string(out), err
	}
	var group sync.WaitGroup
	for i := range 3 {
		group.Go(func() {
			for {
				said, err := measure(1 + 2*i)
				if err == nil {
					return
				}
				if !strings.Contains(said, "another gpubench writes") {
					t.Errorf("%v: %s", err, said)
					return
				}
			}
		})
	}
	group.Wait()
	if lines, _ := linesOf(t, file); len(lines) != 6 {
		t.Errorf("%d lines of 6: %v", len(lines), lines)
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
	seeded := filepath.Join(dir, "seeded.json")
	if status, _, err := gpubench(t, "run", "--seed", "7", "--time", "1ms", "--samples", "5", "--resume", seeded, "add f32 [4] [4]"); status != 0 {
		t.Fatal(err)
	}
	unsaid := filepath.Join(dir, "unsaid.json")
	text, err := os.ReadFile(seeded)
	if err == nil {
		err = os.WriteFile(unsaid, []byte(strings.Replace(string(text), `"seed": 7,`, "", 1)), 0o644)
	}
	if err != nil || !strings.Contains(string(text), `"seed": 7,`) {
		t.Fatalf("%v: no seed in %s", err, text)
	}
	taken := filepath.Join(dir, "taken.json")
	lock, err := lockFile(taken + ".lock")
	if err != nil {
		t.Fatal(err)
	}
	defer lock.Close()
	if err := os.WriteFile(other, []byte(records), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"--resume", seeded}, "has results of --seed 7, and this is --seed 1"},
		{[]string{"--resume", unsaid}, "do not say the seed"},
		{[]string{"--resume", taken}, "another gpubench writes " + taken},
		{[]string{"--out", taken, "--format", "json"}, "another gpubench writes " + taken},
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
