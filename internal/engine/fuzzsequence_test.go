package engine

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"github.com/weft-gpu/weft/internal/testgraph"
)

// Graphs that differ slightly from those that ran before them on the same engine have the
// definition's bits. A cached plan, kernel, pipeline or recording is used if it is the right one,
// and only then.
//
// WEFT_FUZZ_NODES is how many nodes are tried, and WEFT_FUZZ_SEED the first seed.
func TestFuzzSequences(t *testing.T) {
	nodes := environmentNumber(t, "WEFT_FUZZ_NODES", 0)
	seed := environmentNumber(t, "WEFT_FUZZ_SEED", 1)
	start, done, graphs := time.Now(), 0, 0
	for more := true; more && !t.Failed(); {
		t.Run(fmt.Sprintf("from seed %d", seed), func(t *testing.T) {
			e, be := fuzzed(t) // its memory is the device's own kind
			usual := 60        // nodes, since each kernel is compiled
			if e.dev.IsHost() {
				usual = 3000
			}
			for range freshAfter {
				s := testgraph.DrawSequence(uint64(seed), 12, configNames)
				n, err := runAll(t, e, be, s)
				if done += n; err != nil {
					t.Fatalf("seed %d, after %d nodes, %v: %v\nthe least sequence, for testdata/sequences:\n%s", seed, done, time.Since(start), err, shrunk(t, s))
				}
				seed, graphs = seed+1, graphs+len(s)
				if more = done < cmp.Or(nodes, usual); !more {
					break
				}
			}
			t.Logf("%d nodes in %d graphs, up to seed %d, %v", done, graphs, seed-1, time.Since(start))
		})
	}
}

// freshAfter is the number of sequences after which an engine, its caches and its memory are new.
const freshAfter = 25

// environmentNumber is the number in a variable, or the usual one if it is not set.
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

// These sequences once gave other bits than the definition, or are examples of a kind of graph.
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
			s, err := testgraph.Parse(string(text))
			if err != nil {
				t.Fatal(err)
			}
			e, be := fuzzed(t)
			if _, err := runAll(t, e, be, s); err != nil {
				t.Fatal(err)
			}
		})
	}
}

// shrunk returns the shortest sequence found that fails. Each is tried on an engine of its own.
func shrunk(t *testing.T, s testgraph.Recipes) testgraph.Recipes {
	return s.Shrink(200, func(c testgraph.Recipes) (failed bool) {
		t.Run("", func(t *testing.T) {
			e, be := fuzzed(t)
			_, err := runAll(t, e, be, c)
			failed = err != nil
		})
		return failed
	})
}
