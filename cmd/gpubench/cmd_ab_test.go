package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/record"
)

// build is a program that measures as gpubench run does: what it is given is kept, its
// times are these. Where a line has the number 77, it tells the program that
// runs it to end; of a line with 88 it knows nothing.
func build(t *testing.T, dir, name string, ns int, status int) string {
	t.Helper()
	file := filepath.Join(dir, name)
	script := fmt.Sprintf(`#!/bin/sh
case "$*" in *--help) echo "what new builds know: $(cat %s/knows 2>/dev/null)"; exit 0;; esac
echo "%s $*" >>%s/calls
while [ $# -gt 1 ]; do [ "$1" = --out ] && out=$2; [ "$1" = --suite ] && suite=$2; shift; done
cat "$suite" >>%s/lines
if grep -q 77 "$suite"; then kill -TERM $PPID; exec sleep 60; fi
if grep -q 88 "$suite"; then echo no device >&2; exit 3; fi
{ echo '['; sed 's/.*/{"line":"&","samples":5,"wall_ns":{"min":%d,"median":%d,"p90":%d}},/; $s/,$//' "$suite"; echo ']'; } >"$out"
exit %d
`, dir, name, dir, dir, ns, ns, ns, status)
	if status > 1 {
		script = fmt.Sprintf("#!/bin/sh\necho no device >&2\nexit %d\n", status)
	}
	if err := os.WriteFile(file, []byte(script), 0o755); err != nil {
		t.Fatal(err)
	}
	return file
}

// Builds that can leave out the rooflines do, where both can.
func TestBuildsMeasureTimesAlone(t *testing.T) {
	for _, knows := range []bool{false, true} {
		dir, other := t.TempDir(), t.TempDir()
		old, alike := build(t, dir, "old", 1000, 0), build(t, other, "new", 1000, 0)
		for _, d := range []string{dir, other} {
			if d == dir || knows {
				if err := os.WriteFile(filepath.Join(d, "knows"), []byte(noRoofline), 0o600); err != nil {
					t.Fatal(err)
				}
			}
		}
		if status, _, stderr := gpubench(t, "ab", "--old", old, "--new", alike, "--rounds", "8", "add f32 [4] [4]"); status != 0 {
			t.Fatalf("status %d: %s", status, stderr)
		}
		for _, d := range []string{dir, other} {
			calls, err := os.ReadFile(filepath.Join(d, "calls"))
			if err != nil || strings.Contains(string(calls), noRoofline) != knows {
				t.Errorf("both know of it: %v; %v: %s", knows, err, calls)
			}
		}
	}
}

func TestBuildsByTurns(t *testing.T) {
	dir := t.TempDir()
	old, slower, broken := build(t, dir, "old", 1000, 0), build(t, dir, "new", 1100, 1), build(t, dir, "broken", 0, 3)
	silent := filepath.Join(dir, "silent")
	if err := os.WriteFile(silent, []byte("#!/bin/sh\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	ab := func(args ...string) (int, string, string) {
		return gpubench(t, append([]string{"ab", "--old", old, "--rounds", "8", "--format", "json"}, args...)...)
	}
	status, stdout, stderr := ab("--new", slower, "--fail-below", "0.95", "add f32 [n={4}] [n]")
	var list []record.Comparison
	if err := json.Unmarshal([]byte(stdout), &list); err != nil || len(list) != 1 {
		t.Fatalf("%v: %s%s", err, stdout, stderr)
	}
	if c := list[0]; status != statusFailed || c.Verdict != record.Slower || c.Rounds != 8 || c.Test != record.SignedRank || c.Ratio != 1.1 {
		t.Errorf("status %d: %+v", status, c)
	}
	calls, err := os.ReadFile(filepath.Join(dir, "calls"))
	if err != nil {
		t.Fatal(err)
	}
	order := ""
	for _, call := range strings.Split(strings.TrimSpace(string(calls)), "\n") {
		order += call[:1]
	}
	if left := strings.NewReplacer("on", "", "no", "").Replace(order); left != "" || len(order) != 16 || !strings.Contains(string(calls), "run --suite ") {
		t.Errorf("in the order %s:\n%s", order, calls)
	}
	if lines, err := os.ReadFile(filepath.Join(dir, "lines")); err != nil || string(lines) != strings.Repeat("add f32 [4] [4]\n", 16) {
		t.Errorf("lines %q, %v", lines, err)
	}
	// Which begins is drawn: four times the same eight rounds come once in 2^24 times.
	orders := map[string]bool{order: true}
	for range 3 {
		if err := os.Remove(filepath.Join(dir, "calls")); err != nil {
			t.Fatal(err)
		}
		ab("--new", slower, "add f32 [4] [4]")
		calls, _ := os.ReadFile(filepath.Join(dir, "calls"))
		order := ""
		for _, call := range strings.Fields(string(calls)) {
			if call == "old" || call == "new" {
				order += call[:1]
			}
		}
		orders[order] = true
	}
	if len(orders) < 2 {
		t.Errorf("always in the order %s", order)
	}
	if status, _, _ := ab("--new", old, "--fail-below", "0.95", "add f32 [4] [4]"); status != 0 {
		t.Errorf("a build against itself: status %d", status)
	}
	for _, c := range []struct {
		args []string
		says string
	}{
		{[]string{"--new", broken, "add f32 [4] [4]"}, "no device"},
		{[]string{"--new", filepath.Join(dir, "absent"), "add f32 [4] [4]"}, "no such file"},
		{[]string{"--new", silent, "add f32 [4] [4]"}, "wrote no results"},
		{[]string{"--new", old, "--rounds", "3"}, "--rounds must be 8 or more"},
		{nil, "--new"},
	} {
		if status, _, stderr := ab(c.args...); status != statusUsage || !strings.Contains(stderr, c.says) {
			t.Errorf("%v: status %d: %s", c.args, status, stderr)
		}
	}
}

// Few lines are measured often, many 16 times.
func TestRoundsFor(t *testing.T) {
	for lines, want := range map[int]int{0: 64, 1: 64, 4: 64, 8: 32, 16: 16, 100: 16} {
		if got := roundsFor(lines); got != want {
			t.Errorf("%d lines: %d rounds, want %d", lines, got, want)
		}
	}
}

// What was measured of the lines that are done is reported, whatever ends the rest.
func TestBuildsByTurnsEndEarly(t *testing.T) {
	dir := t.TempDir()
	old, slower := build(t, dir, "old", 1000, 0), build(t, dir, "new", 1100, 0)
	status, stdout, stderr := gpubench(t, "ab", "--old", old, "--new", slower, "--rounds", "8", "--format", "json", "add f32 [n={1,2,3,4,5,6,77,8}] [n]")
	var list []record.Comparison
	if err := json.Unmarshal([]byte(stdout), &list); err != nil || len(list) != linesAtOnce {
		t.Fatalf("%v: %s%s", err, stdout, stderr)
	}
	if c := list[4]; status != statusFailed || c.Line != "add f32 [5] [5]" || c.Verdict != record.Slower || c.Rounds != 8 {
		t.Errorf("status %d: %+v", status, c)
	}
	if !strings.Contains(stderr, "interrupted after 5 of 8 lines; the report has those") {
		t.Errorf("it says %s", stderr)
	}
	status, stdout, stderr = gpubench(t, "ab", "--old", old, "--new", slower, "--rounds", "8", "--format", "json", "add f32 [n={1,2,3,4,5,88}] [n]")
	if err := json.Unmarshal([]byte(stdout), &list); err != nil || len(list) != linesAtOnce || status != statusUsage || !strings.Contains(stderr, "no device") {
		t.Errorf("a build that fails: status %d, %d lines, %v: %s", status, len(list), err, stderr)
	}
	status, stdout, stderr = gpubench(t, "ab", "--old", old, "--new", slower, "--rounds", "8", "add f32 [n={77,8}] [n]")
	if status != statusFailed || stdout != "" || !strings.Contains(stderr, "interrupted before the first of 2 lines was done") {
		t.Errorf("status %d: %s%s", status, stdout, stderr)
	}
}

// Several results stand beside each other, whatever lines each has.
func TestCompareSeveral(t *testing.T) {
	dir := t.TempDir()
	a, b, c := filepath.Join(dir, "a.json"), filepath.Join(dir, "b.json"), filepath.Join(dir, "c.json")
	const add, mul = "add f32 [4] [4]", "mul f32 [4] [4]"
	writeRuns(t, a, map[string]int64{add: 1000_000})
	writeRuns(t, b, map[string]int64{add: 2000_000, mul: 1})
	writeRuns(t, c, map[string]int64{add: 500_000})
	status, stdout, stderr := gpubench(t, "compare", a, b, c, "--format", "csv", "--fail-below", "0.9")
	want := fmt.Sprintf("line,%s,%s,is,%s,is\n%s,1.00 ms,2.00,slower,0.50,faster\n%s,-,-,only in B,-,-\n", a, b, c, `"add f32 [4] [4]"`, `"mul f32 [4] [4]"`)
	if strings.ReplaceAll(stdout, `"`, "") != strings.ReplaceAll(want, `"`, "") || status != statusFailed || !strings.HasPrefix(stderr, b+": "+add) {
		t.Errorf("status %d, %s\n got %s\nwant %s", status, stderr, stdout, want)
	}
	if status, _, stderr := gpubench(t, "compare", a, b, "--fail-below", "nan"); status != statusUsage || !strings.Contains(stderr, "--fail-below") {
		t.Errorf("below NaN: status %d, %s", status, stderr)
	}
}
