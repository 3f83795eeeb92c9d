package engine

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"testing"
	"time"
)

// Graphs that differ in a little from those that ran before them on the same engine give
// the definition's bits: what is kept of plans, kernels, pipelines and recorded
// commands is found where it is the same, and only there.
//
// WEFT_FUZZ_NODES is how many nodes are tried, WEFT_FUZZ_SEED the first seed.
func TestFuzzSequences(t *testing.T) {
	e, be := fuzzed(t)
	nodes := 60 // each of whose kernels is compiled
	if e.dev.IsHost() {
		nodes = 3000
	}
	nodes = environmentNumber(t, "WEFT_FUZZ_NODES", nodes)
	seed := environmentNumber(t, "WEFT_FUZZ_SEED", 1)
	start, done, graphs := time.Now(), 0, 0
	for ; done < nodes; seed++ {
		s := drawSequence(t, e, uint64(seed), 12)
		n, err := s.run(t, e, be)
		if done += n; err != nil {
			least := s.shrink(t, 200)
			t.Fatalf("seed %d, after %d nodes, %v: %v\nthe least sequence, for testdata/sequences:\n%s", seed, done, time.Since(start), err, least)
		}
		if graphs += len(s); graphs%12000 == 0 {
			t.Logf("%d nodes, seed %d, %v", done, seed, time.Since(start))
		}
	}
	t.Logf("%d nodes in %d graphs, up to seed %d, %v", done, graphs, seed-1, time.Since(start))
}

// environmentNumber is a variable's number, or what is usual where it is not set.
func environmentNumber(t *testing.T, name string, usual int) int {
	t.Helper()
	text := os.Getenv(name)
	if text == "" {
		return usual
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 {
		t.Fatalf("%s=%q: want a number", name, text)
	}
	return n
}

// Sequences that once gave other bits than the definition, and some of every kind of
// graph.
func TestKeptSequences(t *testing.T) {
	files, err := filepath.Glob("testdata/sequences/*.json")
	if err != nil || len(files) == 0 {
		t.Fatalf("no sequences: %v", err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			s, err := parseSequence(string(text))
			if err != nil {
				t.Fatal(err)
			}
			e, be := fuzzed(t)
			if _, err := s.run(t, e, be); err != nil {
				t.Fatal(err)
			}
		})
	}
}

// A sequence is the same when it has been written and read.
func TestSequencesAreReadBack(t *testing.T) {
	e, _ := fuzzed(t)
	for seed := range uint64(30) {
		s := drawSequence(t, e, seed, 4)
		read, err := parseSequence(s.String())
		if err != nil || read.String() != s.String() {
			t.Fatalf("%s\nis read as\n%s\n%v", s, read, err)
		}
	}
}

// shrink is the least sequence that fails still, each tried on an engine of its own,
// as far as so many tries find it.
func (s recipes) shrink(t *testing.T, tries int) recipes {
	fails := func(c recipes) bool {
		if tries--; tries < 0 {
			return false
		}
		failed := false
		t.Run("", func(t *testing.T) {
			e, be := fuzzed(t)
			_, err := c.run(t, e, be)
			failed = err != nil
		})
		return failed
	}
	for i := len(s) - 1; i >= 0; i-- {
		if c := slices.Delete(slices.Clone(s), i, i+1); fails(c) {
			s = c
		}
	}
	for i := range s {
		for j := range s[i].Ask {
			c := slices.Clone(s)
			c[i] = s[i].clone()
			c[i].Ask = s[i].Ask[j : j+1]
			if len(s[i].Ask) > 1 && fails(c) {
				s = c
				break
			}
		}
		for at := len(s[i].Steps) - 1; at >= 0; at-- {
			c := slices.Clone(s)
			if c[i] = s[i].without(at); c[i] != nil && fails(c) {
				s = c
			}
		}
	}
	return s
}

// without is the graph with a step's first input, or its successor in the list, in the
// step's place; nil where nothing would be left.
func (r *recipe) without(at int) *recipe {
	c := r.clone()
	in := 0
	if len(r.Steps) == 1 {
		return nil
	}
	if len(r.Steps[at].In) > 0 {
		in = r.Steps[at].In[0]
	}
	to := func(i int) int {
		switch {
		case i == at:
			i = in
			fallthrough
		default:
			if i > at {
				return i - 1
			}
			return i
		}
	}
	c.Steps = slices.Delete(c.Steps, at, at+1)
	for i := range c.Steps {
		for j, v := range c.Steps[i].In {
			if v = to(v); v >= i {
				return nil
			}
			c.Steps[i].In[j] = v
		}
	}
	for i, v := range c.Ask {
		c.Ask[i] = min(to(v), len(c.Steps)-1)
	}
	return c
}
