package main

import (
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
)

// An event is one line of "go test -json"; see "go doc test2json" and, for the
// build actions, "go help buildjson".
type event struct {
	Action  string
	Package string
	Test    string
	Output  string
	Elapsed float64 // seconds, of a test that is over
}

type options struct {
	logs   bool // show what passing tests logged
	noSkip bool // a skipped test counts as failed
}

// digestLines is how much of a failure's output the digest has: it stands at the
// end of what script/test prints, where a log that was cut still has it.
const digestLines = 12

// slowSeconds is from when on a test without its subtests took long.
const slowSeconds = 5

// A tally counts tests, subtests included.
type tally struct {
	options
	out                     io.Writer
	passed, failed, skipped int
	running                 map[string]map[string][]string // package, test: its output so far
	failures                map[string]int                 // package: failed tests
	digest                  strings.Builder                // what failed, and what it said first
	slow                    strings.Builder                // tests that took long, a line each
}

func newTally(out io.Writer, o options) *tally {
	return &tally{
		options:  o,
		out:      out,
		running:  map[string]map[string][]string{},
		failures: map[string]int{},
	}
}

// line takes one line of input. What is no event is something the go command
// said, and is shown as it is.
func (t *tally) line(line []byte) {
	var e event
	if err := json.Unmarshal(line, &e); err != nil || e.Action == "" {
		fmt.Fprint(t.out, string(line))
		return
	}
	if e.Test == "" {
		t.packageEvent(e)
		return
	}
	t.testEvent(e)
}

func (t *tally) packageEvent(e event) {
	switch e.Action {
	case "build-output":
		fmt.Fprint(t.out, e.Output)
	case "output":
		if e.Output != "PASS\n" {
			fmt.Fprint(t.out, e.Output)
		}
	case "fail":
		t.packageFailed(e.Package)
	}
}

// packageFailed counts the tests that a crash or a time-out cut off, and one
// failure where no test can be blamed: a build error, a crash outside tests.
func (t *tally) packageFailed(pkg string) {
	for _, test := range slices.Sorted(maps.Keys(t.running[pkg])) {
		t.end(event{Action: "fail", Package: pkg, Test: test}, "cut off")
	}
	if t.failures[pkg] == 0 {
		t.failed++
		fmt.Fprintf(&t.digest, "%s, outside its tests\n", pkg)
	}
}

func (t *tally) testEvent(e event) {
	tests := t.running[e.Package]
	if tests == nil {
		tests = map[string][]string{}
		t.running[e.Package] = tests
	}
	switch e.Action {
	case "run":
		tests[e.Test] = nil
	case "output":
		if isNoise(e.Output) {
			return
		}
		tests[e.Test] = append(tests[e.Test], e.Output)
	case "pass", "fail", "skip":
		t.end(e, e.Action)
	}
}

// end counts a test that is over, and shows its output where that matters.
func (t *tally) end(e event, how string) {
	output := t.running[e.Package][e.Test]
	delete(t.running[e.Package], e.Test)
	if e.Elapsed >= slowSeconds && !strings.Contains(e.Test, "/") {
		fmt.Fprintf(&t.slow, "%.0f s %s %s\n", e.Elapsed, e.Package, e.Test)
	}
	action := e.Action
	if action == "skip" && t.noSkip {
		action, how = "fail", "skipped, which is not allowed here"
	}
	switch action {
	case "pass":
		t.passed++
		if !t.logs {
			return
		}
	case "skip":
		t.skipped++
	case "fail":
		t.failed++
		t.failures[e.Package]++
		fmt.Fprintf(&t.digest, "%s (%s): %s\n%s", e.Test, how, e.Package, strings.Join(output[:min(len(output), digestLines)], ""))
	}
	if len(output) == 0 && action == "pass" {
		return
	}
	fmt.Fprintf(t.out, "--- %s (%s): %s\n%s", e.Test, how, e.Package, strings.Join(output, ""))
}

// isNoise tells the lines by which the testing package announces what the
// events say too.
func isNoise(line string) bool {
	text := strings.TrimLeft(line, " ")
	for _, prefix := range []string{"=== ", "--- PASS", "--- FAIL", "--- SKIP"} {
		if strings.HasPrefix(text, prefix) {
			return true
		}
	}
	return false
}

// finish counts what never ended, and a run without tests, as failures: a
// stage whose pattern matches nothing has checked nothing.
func (t *tally) finish() {
	for _, pkg := range slices.Sorted(maps.Keys(t.running)) {
		for _, test := range slices.Sorted(maps.Keys(t.running[pkg])) {
			t.end(event{Action: "fail", Package: pkg, Test: test}, "never ended")
		}
	}
	if t.passed+t.failed+t.skipped == 0 {
		fmt.Fprintln(t.out, "no test ran")
		fmt.Fprintln(&t.digest, "no test ran")
		t.failed++
	}
}
