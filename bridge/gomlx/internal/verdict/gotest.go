package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"os/exec"
	"slices"
	"strings"
)

// goTest is how the go command is to run tests.
type goTest struct {
	tags, timeout, run, skip string
	short                    bool
}

// A starter runs the tests of packages, without those of the names in skip, and returns
// what "go test -json" writes; wait ends with its end.
type starter func(packages, skip []string) (events io.Reader, wait func(), err error)

// start is a starter. A test that fails is no error of it.
func (g goTest) start(packages, skip []string) (io.Reader, func(), error) {
	// Never from the cache, which does not know of drivers.
	arguments := []string{"test", "-json", "-count=1", "-p=1", "-tags=" + g.tags, "-timeout=" + g.timeout, "-run=" + g.run}
	if g.short {
		arguments = append(arguments, "-short")
	}
	without := g.skip
	if len(skip) > 0 {
		if without != "" {
			without += "|"
		}
		without += "^(" + strings.Join(skip, "|") + ")$"
	}
	command := exec.Command("go", append(append(arguments, "-skip="+without), packages...)...)
	out, err := command.StdoutPipe()
	if err != nil {
		return nil, nil, err
	}
	command.Stderr = command.Stdout
	if err := command.Start(); err != nil {
		return nil, nil, err
	}
	return out, func() { _ = command.Wait() }, nil // what failed is in the events
}

// runAll runs the tests of packages, and of those that ended early, for as long as
// that brings new ones, the rest.
func (r *reader) runAll(packages []string, start starter) error {
	if err := r.runOnce(packages, nil, start); err != nil {
		return err
	}
	for len(r.early) > 0 {
		name := slices.Sorted(maps.Keys(r.early))[0]
		done := r.early[name]
		delete(r.early, name)
		if err := r.runOnce([]string{name}, slices.Sorted(maps.Keys(done)), start); err != nil {
			return err
		}
	}
	return nil
}

func (r *reader) runOnce(packages, skip []string, start starter) error {
	events, wait, err := start(packages, skip)
	if err != nil {
		return err
	}
	defer wait()
	// No bufio.Scanner: a test's output line has no largest length.
	lines := bufio.NewReader(events)
	for {
		line, err := lines.ReadBytes('\n')
		if len(line) > 0 {
			var e event
			if json.Unmarshal(line, &e) != nil || e.Action == "" {
				fmt.Fprint(r.out, string(line)) // something the go command said
			} else {
				r.event(e)
			}
		}
		if errors.Is(err, io.EOF) {
			r.cutOff()
			return nil
		}
		if err != nil {
			return err
		}
	}
}
