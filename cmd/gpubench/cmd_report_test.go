package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// What run wrote becomes a page and figures; mistakes are told before anything is written.
func TestReport(t *testing.T) {
	dir := t.TempDir()
	a, b := filepath.Join(dir, "a.json"), filepath.Join(dir, "b.json")
	writeRuns(t, a, map[string]int64{"add f32 [4] [4]": 1000, "mul f32 [4] [4]": 2000})
	writeRuns(t, b, map[string]int64{"add f32 [4] [4]": 500})
	out := filepath.Join(dir, "report.html")
	if status, stdout, stderr := gpubench(t, "report", a, b, "--out", out); status != 0 || stdout+stderr != "" {
		t.Fatalf("status %d: %s%s", status, stdout, stderr)
	}
	page, err := os.ReadFile(out)
	if err != nil || !strings.HasPrefix(string(page), "<!DOCTYPE html>") || !strings.Contains(string(page), `id="comparison-1"`) {
		t.Errorf("%v: %.200s", err, page)
	}
	if status, stdout, stderr := gpubench(t, "report", a, b, "--plot", "comparison"); status != 0 || !strings.HasPrefix(stdout, "<svg ") {
		t.Errorf("status %d: %.100s%s", status, stdout, stderr)
	}
	for _, c := range []struct {
		args []string
		says string
	}{
		{[]string{"report", a, "--plot", "rooflines"}, "there is no such figure; choose one of roofline"},
		{[]string{"report", a, "--plot", "comparison"}, "two files"},
		{[]string{"report", a, "--format", "json"}, "report has no format json"},
		{[]string{"report", filepath.Join(dir, "absent.json")}, "no such file"},
	} {
		if status, stdout, stderr := gpubench(t, c.args...); status != statusUsage || stdout != "" || !strings.Contains(stderr, c.says) {
			t.Errorf("%v: status %d: %s%s", c.args, status, stdout, stderr)
		}
	}
}
