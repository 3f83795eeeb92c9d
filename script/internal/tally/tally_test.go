package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestTally(t *testing.T) {
	const (
		runA  = `{"Action":"run","Package":"p","Test":"TestA"}` + "\n"
		passA = `{"Action":"pass","Package":"p","Test":"TestA"}` + "\n"
		failA = `{"Action":"fail","Package":"p","Test":"TestA"}` + "\n"
		skipA = `{"Action":"skip","Package":"p","Test":"TestA"}` + "\n"
		runB  = `{"Action":"run","Package":"p","Test":"TestA/b"}` + "\n"
		passB = `{"Action":"pass","Package":"p","Test":"TestA/b"}` + "\n"
		saysA = `{"Action":"output","Package":"p","Test":"TestA","Output":"    a_test.go:7: says\n"}` + "\n"
		failP = `{"Action":"fail","Package":"p"}` + "\n"
		passP = `{"Action":"output","Package":"p","Output":"ok  \tp\t0.1s\n"}` + "\n" + `{"Action":"pass","Package":"p"}` + "\n"
	)
	for _, c := range []struct {
		name    string
		options options
		in      string
		counts  string
		shows   string // in the output
		hides   string // not in the output
		digest  string // of what failed
		slow    string // what took long
	}{
		{name: "passing tests are counted with their subtests, and quiet",
			in: runA + saysA + runB + passB + passA + passP, counts: "2 0 0", shows: "ok  \tp\t0.1s", hides: "says"},
		{name: "logs of passing tests on request",
			options: options{logs: true}, in: runA + saysA + passA + passP, counts: "1 0 0", shows: "says"},
		{name: "a failing test shows its output",
			in: runA + saysA + failA + failP, counts: "0 1 0", shows: "--- TestA (fail): p\n    a_test.go:7: says",
			digest: "TestA (fail): p\n    a_test.go:7: says\n"},
		{name: "a skipped test shows its reason",
			in: runA + saysA + skipA + passP, counts: "0 0 1", shows: "--- TestA (skip): p\n    a_test.go:7: says"},
		{name: "a skipped test fails where none may skip",
			options: options{noSkip: true}, in: runA + skipA + passP, counts: "0 1 0", shows: "not allowed"},
		{name: "a crash cuts its test off",
			in: runA + saysA + runB + failP, counts: "0 2 0", shows: "--- TestA (cut off): p"},
		{name: "a package that does not build is one failure",
			in:     `{"ImportPath":"p","Action":"build-output","Output":"p.go:1: undefined: x\n"}` + "\n" + failP,
			counts: "0 1 0", shows: "undefined: x"},
		{name: "a crash after the tests is one failure more than they",
			in: runA + passA + failP, counts: "1 1 0", digest: "p, outside its tests\n"},
		{name: "a stream that stops",
			in: runA, counts: "0 1 0", shows: "never ended", digest: "TestA (never ended): p\n"},
		{name: "what took long is told without subtests",
			in: runA + runB + strings.Replace(passB, "}", `,"Elapsed":7.2}`, 1) + strings.Replace(passA, "}", `,"Elapsed":7.25}`, 1) +
				strings.ReplaceAll(runA, "TestA", "TestC") + `{"Action":"pass","Package":"p","Test":"TestC","Elapsed":4.9}` + "\n", counts: "3 0 0", slow: "7 s p TestA\n"},
		{name: "no test at all",
			in: passP, counts: "0 1 0", shows: "no test ran", digest: "no test ran\n"},
		{name: "the go command's own words are shown",
			in: "go: no such package\n" + runA + passA + passP, counts: "1 0 0", shows: "go: no such package\n"},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := t.TempDir()
			file, failed, slow := filepath.Join(dir, "counts"), filepath.Join(dir, "failed"), filepath.Join(dir, "slow")
			var out strings.Builder
			err := run(strings.NewReader(c.in), &out, c.options, files{file, failed, slow})
			text, readErr := os.ReadFile(file)
			if readErr != nil {
				t.Fatal(readErr)
			}
			if got := strings.TrimSpace(string(text)); got != c.counts {
				t.Errorf("counts %q, want %q", got, c.counts)
			}
			if failed := strings.Fields(c.counts)[1] != "0"; (err != nil) != failed {
				t.Errorf("error %v with counts %s", err, c.counts)
			}
			if digest, err := os.ReadFile(failed); err != nil || c.digest != "" && string(digest) != c.digest {
				t.Errorf("digest %q, error %v, want %q", digest, err, c.digest)
			}
			if text, err := os.ReadFile(slow); err != nil || string(text) != c.slow {
				t.Errorf("took long %q, error %v, want %q", text, err, c.slow)
			}
			if !strings.Contains(out.String(), c.shows) {
				t.Errorf("output lacks %q:\n%s", c.shows, &out)
			}
			if c.hides != "" && strings.Contains(out.String(), c.hides) {
				t.Errorf("output has %q:\n%s", c.hides, &out)
			}
		})
	}
}
