package main

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
)

// An event is one line of "go test -json"; see "go doc test2json" and, for the
// build actions, "go help buildjson".
type event struct {
	Action      string
	Package     string
	ImportPath  string
	Test        string
	Output      string
	Elapsed     float64
	FailedBuild string
}

type options struct {
	module  string // left out of the packages' names
	backend string // left out of the tests' names, of which it is a part
	whole   bool   // every test of a package has run
}

// lastLines is how much of a failed test's output is shown.
const lastLines = 15

// A result is what became of a test that has no subtests, or of one that failed
// though none of them did.
type result struct {
	pkg, test string
	action    string // pass, fail or skip
	output    []string
}

// counts are of one package, or of all.
type counts struct {
	passed, failed, skipped int
	seconds                 float64
}

// running is a package whose tests have not all ended.
type running struct {
	actions map[string]string   // by test: empty while it runs
	outputs map[string][]string // by test; "" has what no test wrote
}

type reader struct {
	options
	out      io.Writer
	running  map[string]*running
	builds   map[string][]string        // by import path: what the compiler said
	packages map[string]counts          // so far, by their names below the module
	early    map[string]map[string]bool // those that ended before their last test: what has run
	seen     map[string]map[string]bool // all tests, without their subtests, that have run
	results  []result
}

func newReader(out io.Writer, o options) *reader {
	fmt.Fprintf(out, "%-40s %7s %7s %8s %8s\n", "package", "passed", "failed", "skipped", "seconds")
	return &reader{
		options:  o,
		out:      out,
		running:  map[string]*running{},
		builds:   map[string][]string{},
		packages: map[string]counts{},
		early:    map[string]map[string]bool{},
		seen:     map[string]map[string]bool{},
	}
}

func row(name string, c counts) string {
	return fmt.Sprintf("%-40s %7d %7d %8d %8.1f", name, c.passed, c.failed, c.skipped, c.seconds)
}

func (r *reader) event(e event) {
	if e.Action == "build-output" {
		r.builds[e.ImportPath] = append(r.builds[e.ImportPath], e.Output)
		return
	}
	if e.Package == "" {
		return
	}
	p := r.running[e.Package]
	if p == nil {
		p = &running{actions: map[string]string{}, outputs: map[string][]string{}}
		r.running[e.Package] = p
	}
	switch e.Action {
	case "run":
		p.actions[e.Test] = ""
	case "output":
		p.outputs[e.Test] = append(p.outputs[e.Test], e.Output)
	case "pass", "fail", "skip":
		if e.Test != "" {
			p.actions[e.Test] = e.Action
			return
		}
		p.outputs[""] = append(r.builds[e.FailedBuild], p.outputs[""]...)
		r.packageEnded(e.Package, p, e)
	}
}

// cutOff ends the packages of which there is no end: the go command was.
func (r *reader) cutOff() {
	for _, name := range slices.Sorted(maps.Keys(r.running)) {
		r.packageEnded(name, r.running[name], event{Action: "fail"})
	}
}

// packageEnded counts a package's tests, and prints its row unless there are more.
func (r *reader) packageEnded(path string, p *running, end event) {
	delete(r.running, path)
	name := strings.TrimPrefix(path, r.module+"/")
	c := r.packages[name]
	c.seconds += end.Elapsed
	failed := c.failed
	for _, test := range slices.Sorted(maps.Keys(p.actions)) {
		if p.actions[test] == "" { // a crash or a time-out cut it off
			p.actions[test] = "fail"
			p.outputs[test] = append(p.outputs[test], p.outputs[""]...)
		}
		if p.counts(test) {
			r.add(&c, result{name, r.plainName(test), p.actions[test], p.outputs[test]})
		}
	}
	more := p.endedEarly(end) && r.note(path, p)
	if end.Action == "fail" && c.failed == failed {
		r.add(&c, result{name, "(outside its tests)", "fail", p.outputs[""]})
	}
	if c.passed+c.failed+c.skipped == 0 {
		return // it has no tests
	}
	r.packages[name] = c
	if !more {
		fmt.Fprintln(r.out, row(name, c))
	}
}

// endedEarly reports whether a package's run ended before its last test: the testing
// package has the last word of one that did not.
func (p *running) endedEarly(end event) bool {
	return end.Action == "fail" && end.FailedBuild == "" && !slices.Contains(p.outputs[""], "FAIL\n")
}

// note keeps what has run of a package that ended early, to run the rest, and reports
// whether there was anything new.
func (r *reader) note(path string, p *running) bool {
	seen := r.seen[path]
	if seen == nil {
		seen = map[string]bool{}
		r.seen[path] = seen
	}
	before := len(seen)
	for test := range p.actions {
		top, _, _ := strings.Cut(test, "/")
		seen[top] = true
	}
	if len(seen) == before {
		return false
	}
	r.early[path] = seen
	return true
}

func (r *reader) add(c *counts, one result) {
	switch one.action {
	case "pass":
		c.passed++
	case "skip":
		c.skipped++
	default:
		c.failed++
	}
	r.results = append(r.results, one)
}

// counts reports whether a test counts beside its subtests: it has none, or it failed
// and they did not.
func (p *running) counts(test string) bool {
	alone, failedBelow := true, false
	for other, action := range p.actions {
		if strings.HasPrefix(other, test+"/") {
			alone = false
			failedBelow = failedBelow || action == "fail" || action == ""
		}
	}
	return alone || p.actions[test] == "fail" && !failedBelow
}

// plainName is a test's name without the backend's, which is a part of it where a
// test runs on several.
func (r *reader) plainName(test string) string {
	parts := strings.Split(test, "/")
	backend := strings.ReplaceAll(r.backend, " ", "_") // as t.Run has it
	parts = slices.DeleteFunc(parts, func(part string) bool { return part == backend })
	return strings.Join(parts, "/")
}

func (r *reader) totals() counts {
	var sum counts
	for _, c := range r.packages {
		sum.passed += c.passed
		sum.failed += c.failed
		sum.skipped += c.skipped
		sum.seconds += c.seconds
	}
	return sum
}

// writeSkipped names each skipped test with what it says last, its reason.
func (r *reader) writeSkipped() {
	for _, one := range r.results {
		if one.action != "skip" {
			continue
		}
		fmt.Fprintf(r.out, "skipped: %s %s: %s\n", one.pkg, one.test, reason(one.output))
	}
}

// reason is the text that a skipped test gave: the last line that the testing
// package did not write.
func reason(output []string) string {
	for _, line := range slices.Backward(output) {
		line = strings.TrimSpace(line)
		if line != "" && !strings.HasPrefix(line, "--- ") && !strings.HasPrefix(line, "=== ") {
			return line
		}
	}
	return "it gives no reason"
}

// writeFailures shows what failed, and counts what the list does not have.
func (r *reader) writeFailures(list []entry) (unexpected int) {
	for _, one := range r.results {
		if one.action != "fail" {
			continue
		}
		if e, ok := find(list, one.pkg, one.test); ok {
			fmt.Fprintf(r.out, "failed as listed: %s %s: %s\n", one.pkg, one.test, e.reason)
			continue
		}
		unexpected++
		fmt.Fprintf(r.out, "\nfailed: %s %s\n", one.pkg, one.test)
		lines := strings.Split(strings.TrimRight(strings.Join(one.output, ""), "\n"), "\n")
		for _, line := range lines[max(0, len(lines)-lastLines):] {
			fmt.Fprintln(r.out, "    "+line)
		}
	}
	return unexpected
}

// writeStale names the listed tests that have run and did not fail, and those that
// a package, all of which has run, does not have.
func (r *reader) writeStale(list []entry) (wrong int) {
	for _, e := range list {
		ran, failed := false, false
		for _, one := range r.results {
			if e.covers(one.pkg, one.test) {
				ran = true
				failed = failed || one.action == "fail"
			}
		}
		_, there := r.packages[e.pkg]
		switch {
		case ran && !failed:
			wrong++
			fmt.Fprintf(r.out, "listed, and does not fail: %s %s\n", e.pkg, e.test)
		case !ran && there && r.whole:
			wrong++
			fmt.Fprintf(r.out, "listed, and is not there: %s %s\n", e.pkg, e.test)
		}
	}
	return wrong
}
