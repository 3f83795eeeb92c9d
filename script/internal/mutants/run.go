package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"
)

// rung is a step of the tests: a program that is built with the mutant, and its
// arguments.
type rung struct {
	what        string // a name, where package and device are none
	pkg, device string
	arguments   []string
	test        bool
	limit       time.Duration
}

func (r rung) String() string {
	if r.what != "" {
		return r.what
	}
	if r.test {
		return r.pkg + " on " + r.device
	}
	return "gpubench " + strings.Join(r.arguments, " ")
}

func tests(pkg, device string, limit time.Duration) rung {
	return rung{pkg: pkg, device: device, test: true, limit: limit, arguments: []string{"-test.failfast", "-test.timeout=" + limit.String()}}
}

func bits(device string) rung {
	return rung{pkg: "cmd/gpubench", device: device, limit: 10 * time.Minute, arguments: []string{"check", "--bits", "--device", device}}
}

// kernelTests are those of every kernel that the corpora have, for devices of all kinds.
const kernelTests = "^Test(Kernel(Corpus|Limits)|TextIsTheWholeKernel|SimulatedCorpus|GPUAccesses)$"

// ladder is what a mutant of a package has to pass, in the order of cost: what
// script/test runs on the host, a simulated GPU and one lavapipe, and there first
// what tells most in little time.
func ladder(pkg string) []rung {
	own := tests(pkg, "host", 5*time.Minute)
	rungs := []rung{own}
	if pkg == "memory" { // of which the host device has none
		rungs = append(rungs, tests(pkg, "lavapipe", 5*time.Minute))
	}
	rungs = append(rungs,
		bits("host"), bits("sim32"), bits("lavapipe"),
		rung{what: "plans and code as recorded", pkg: "tests", device: "host", test: true, limit: 5 * time.Minute, arguments: []string{"-test.timeout=5m", "-test.run=^Test(ChoicesAreWhatTheyWere|ProgramsAreToDoWhatTheyDid)$"}},
		tests("tensor", "host", 10*time.Minute),
		tests("internal/engine", "host", 10*time.Minute),
		tests("internal/plan", "host", 5*time.Minute),
		rung{what: "the kernels of the corpora", pkg: "tests", device: "host", test: true, limit: 10 * time.Minute, arguments: []string{"-test.failfast", "-test.timeout=10m", "-test.run=" + kernelTests}},
		tests("internal/engine", "sim32", 10*time.Minute),
		tests("internal/engine", "lavapipe", 20*time.Minute),
		tests("tensor", "lavapipe", 20*time.Minute),
		tests("tests", "host", 20*time.Minute),
		tests("tests/lowering", "lavapipe", 10*time.Minute),
		tests("tests", "lavapipe", 20*time.Minute),
		tests("tests/faults", "lavapipe", 20*time.Minute),
	)
	later := slices.DeleteFunc(rungs[1:], func(r rung) bool { return r.String() == own.String() })
	return append([]rung{own}, later...)
}

// namedTest is the rung that -test names.
func namedTest(text string) (rung, error) {
	pkg, rest, ok := strings.Cut(text, "@")
	device, pattern, more := strings.Cut(rest, ":")
	if !ok || !more || pkg == "" || device == "" {
		return rung{}, fmt.Errorf("-test %s: want PACKAGE@DEVICE:PATTERN", text)
	}
	r := tests(pkg, device, 10*time.Minute)
	r.arguments = append(r.arguments, "-test.run="+pattern)
	return r, nil
}

// runner runs mutants.
type runner struct {
	root   string // of the tree
	folder string // for what is built
	driver string // the lavapipe's manifest
	steps  func(pkg string) []rung
	from   int // the first rung, counted from 1
	upTo   int // the last one; 0 for all
	log    func(format string, values ...any)
}

// errNoBuild says that a candidate is no Go program.
var errNoBuild = errors.New("it does not build")

// run finds the first candidate of a slot that builds, and what the tests say; those
// before it are recorded too.
func (r *runner) run(s slot) ([]record, error) {
	reasons := explained()
	var made []record
	for _, m := range s.candidates {
		start := time.Now()
		of := record{Slot: s.Name, ID: m.ID, Line: m.Line, Rule: m.Rule, From: m.From, To: m.To}
		if reason, ok := reasons[m.change()]; ok {
			of.Outcome, of.By = "explained", reason
			return append(made, of), nil
		}
		by, err := r.try(m)
		switch {
		case errors.Is(err, errNoBuild):
			of.Outcome = unbuildable
			made = append(made, of)
			continue
		case err != nil:
			return nil, err
		}
		of.Outcome, of.By, of.Seconds = "caught", by, time.Since(start).Seconds()
		if by == "" {
			of.Outcome = survived
		}
		return append(made, of), nil
	}
	return nil, fmt.Errorf("%s: no candidate builds", s.Name)
}

// try is the test that notices a mutant, "" for none.
func (r *runner) try(m mutant) (string, error) {
	overlay, err := r.overlay(m)
	if err != nil {
		return "", err
	}
	if out, err := r.build(overlay, rung{pkg: m.Package}); err != nil {
		r.log("%s: %s", m.ID, firstLine(out))
		return "", errNoBuild
	}
	if err := os.RemoveAll(r.cache()); err != nil {
		return "", err
	}
	built := map[string]bool{}
	for i, step := range r.steps(m.Package) {
		if i+1 < r.from || r.upTo > 0 && i >= r.upTo {
			continue
		}
		binary := r.binary(step)
		if !built[binary] {
			if out, err := r.build(overlay, step); err != nil {
				return "", fmt.Errorf("%v of %s: %s", step, m.ID, out)
			}
			built[binary] = true
		}
		start := time.Now()
		by := r.execute(step, binary)
		r.log("    %v: %.0f s", step, time.Since(start).Seconds())
		if by != "" {
			return by, nil
		}
	}
	return "", nil
}

// overlay writes the mutant and the file that has go build it.
func (r *runner) overlay(m mutant) (string, error) {
	original := filepath.Join(r.root, m.File)
	source, err := os.ReadFile(original)
	if err != nil {
		return "", err
	}
	changed := filepath.Join(r.folder, "mutant.go")
	text := slices.Concat(source[:m.start], []byte(m.text), source[m.end:])
	if err := os.WriteFile(changed, text, 0o644); err != nil {
		return "", err
	}
	list, err := json.Marshal(map[string]map[string]string{"Replace": {original: changed}})
	if err != nil {
		return "", err
	}
	path := filepath.Join(r.folder, "overlay.json")
	return path, os.WriteFile(path, list, 0o644)
}

func (r *runner) binary(s rung) string {
	return filepath.Join(r.folder, strings.ReplaceAll(s.pkg, "/", "_"))
}

// build builds a rung's program with the mutant; of a rung without a device the
// package alone.
func (r *runner) build(overlay string, s rung) (string, error) {
	arguments := []string{"build", "-overlay", overlay}
	switch {
	case s.test:
		arguments = []string{"test", "-overlay", overlay, "-vet=off", "-c", "-o", r.binary(s)}
	case s.device != "":
		arguments = append(arguments, "-o", r.binary(s))
	}
	c := exec.Command("go", append(arguments, "./"+s.pkg)...)
	c.Dir = r.root
	out, err := c.CombinedOutput()
	return string(out), err
}

// cache is the user's cache folder for the tests, empty for each mutant: what one
// leaves there is not found by another.
func (r *runner) cache() string { return filepath.Join(r.folder, "cache") }

// environment is what the programs of a rung see. A driver's own cache of what it
// compiled is named by the code, so that it is shared.
func (r *runner) environment(device string) []string {
	shared, err := os.UserCacheDir()
	if err != nil {
		shared = r.folder
	}
	return append(os.Environ(), "WEFT_DEVICE="+device, "VK_DRIVER_FILES="+r.driver, "XDG_CACHE_HOME="+r.cache(), "MESA_SHADER_CACHE_DIR="+shared)
}

var failure = regexp.MustCompile(`(?m)^\s*--- FAIL: (\S+)|^(panic: .*|fatal error: .*|SIG[A-Z]+: .*)$`)

// execute is what of a rung fails, "" for nothing.
func (r *runner) execute(s rung, binary string) string {
	if _, err := os.Stat(binary); err != nil {
		return "" // a package without tests
	}
	ctx, stop := context.WithTimeout(context.Background(), s.limit+10*time.Second)
	defer stop()
	// A mutant may ask for any memory: no process gets more than 12 GiB of addresses.
	c := exec.CommandContext(ctx, "sh", append([]string{"-c", `ulimit -v 12582912; exec "$0" "$@"`, binary}, s.arguments...)...)
	c.Dir = r.root
	if s.test {
		c.Dir = filepath.Join(r.root, s.pkg)
	}
	c.Env = r.environment(s.device)
	asGroup(c)
	c.WaitDelay = 5 * time.Second
	out, err := c.CombinedOutput()
	switch {
	case err == nil:
		return ""
	case ctx.Err() != nil:
		return s.String() + ": no end"
	}
	return s.String() + ": " + reasonOf(out)
}

// reasonOf is the innermost failed test that an output names first, or its last line.
func reasonOf(out []byte) string {
	for _, found := range failure.FindAllSubmatch(out, -1) {
		return oneLine(string(slices.Concat(found[1], found[2])))
	}
	lines := bytes.Split(bytes.TrimSpace(out), []byte("\n"))
	return oneLine(string(lines[len(lines)-1]))
}

func firstLine(text string) string {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	if len(lines) > 1 && strings.HasPrefix(lines[0], "#") {
		return lines[1]
	}
	return lines[0]
}
