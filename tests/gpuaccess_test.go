package tests

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/internal/predict"
)

// What every kernel of the suite planner is held to on the largest card: the share of
// the sectors that an access fetches which it uses, the turns of shared memory's banks
// over those that they would take without conflicts, and the bytes asked for at once
// against what the bandwidth wants in 0.7 µs (3.4 MB), of kernels that move 16 Mi
// elements and are not limited by arithmetic.
const (
	minCoalescing = 0.95
	maxConflicts  = 1.1
	flightSeconds = 0.7e-6
	flightBytes   = 48 << 20 // of a kernel's launch, from which on it has to fill memory
)

// bytesRolled is a stencil of bytes at odd places.
const bytesRolled = "expr 'a + roll(a, shift=1, axis=1) + roll(a, shift=-1, axis=1)' u8 a=[4096,4096]"

// exceptions are what falls short, by the line and the place of the kernel in its plan,
// with the reason. An entry that nothing falls short of is an error too: the table
// shrinks.
var exceptions = map[string]string{
	"add f32 [64,64,64,64] [64,1,64,1] #0": "a subgroup reads two elements of an operand of 4,096, which the first cache holds",
	"exp f32 [16777216] #0":                "41 registers by the estimate leave room for five workgroups of eight subgroups, each with one chunk; the bandwidth is still its limit",
	"sin f32 [16777216] #0":                "93 registers by the estimate (72 by RADV) leave room for 20 of 64 subgroups: four elements are computed side by side",
	"sum f32 [4096,4096] axis=0 #1":        "rows of four leaves' results, 64 KB, are read from shared memory four words apart",
	bytesRolled + " #0":                    "a column of 4,096 bytes lies in as many sectors",
	bytesRolled + " #1":                    "rows that begin inside a sector: a subgroup's 128 bytes are in five, the last of which is the next one's first",
	bytesRolled + " #2":                    "a column of 4,096 bytes lies in as many sectors",
}

// TestGPUAccesses counts the suite's kernels on the simulated GPU.
func TestGPUAccesses(t *testing.T) {
	if testing.Short() {
		t.Skip("every kernel of a suite on the simulated GPU")
	}
	card, err := predict.Load("h200")
	if err != nil {
		t.Fatal(err)
	}
	want := card.Memory.Bandwidth.Value * 1e9 * flightSeconds
	text, err := os.ReadFile(filepath.Join("..", "bench", "suites", "planner.txt"))
	if err != nil {
		t.Fatal(err)
	}
	lines, err := opline.ParseSuite("planner.txt", string(text))
	if err != nil {
		t.Fatal(err)
	}
	model := predict.NewModel(card)
	known := map[string]bool{}
	for _, l := range lines {
		p, err := model.Line(context.Background(), l)
		if err != nil {
			t.Errorf("%s: %v", l.Text, err)
			continue
		}
		for i, k := range p.Kernels {
			place := l.Text + " #" + string(rune('0'+i))
			what := shortfall(k, want)
			_, excepted := exceptions[place]
			known[place] = excepted
			switch {
			case what != "" && !excepted:
				t.Errorf("%s: %s\n\t%s", place, what, k.Head)
			case what == "" && excepted:
				t.Errorf("%s falls short of nothing any more: take it from the exceptions", place)
			}
		}
	}
	for place, why := range exceptions {
		if !known[place] {
			t.Errorf("the exceptions name %q, which is no kernel of the suite", place)
		}
		if len(strings.Fields(why)) < 3 {
			t.Errorf("the exception %q has no reason", place)
		}
	}
}

// shortfall says what a kernel falls short of; "" for nothing.
func shortfall(k predict.Kernel, inFlight float64) string {
	var list []string
	if k.Coalescing < minCoalescing {
		list = append(list, "coalescing")
	}
	if k.Conflicts >= maxConflicts {
		list = append(list, "bank conflicts")
	}
	if k.Moved >= flightBytes && !k.Arithmetic && k.InFlight < inFlight {
		list = append(list, "bytes in flight")
	}
	return strings.Join(list, ", ")
}

// Each of the three is found.
func TestShortfall(t *testing.T) {
	good := predict.Kernel{Coalescing: 1, Conflicts: 1, InFlight: 4e6, Moved: 1 << 27}
	few, scattered, conflicting, small, computing := good, good, good, good, good
	few.InFlight, scattered.Coalescing, conflicting.Conflicts = 3e6, 0.5, 2
	small.InFlight, small.Moved = 3e6, 1<<20
	computing.InFlight, computing.Arithmetic = 3e6, true
	for _, c := range []struct {
		kernel predict.Kernel
		want   string
	}{{good, ""}, {few, "bytes in flight"}, {scattered, "coalescing"}, {conflicting, "bank conflicts"}, {small, ""}, {computing, ""}} {
		if got := shortfall(c.kernel, 3.4e6); got != c.want {
			t.Errorf("%+v falls short of %q, want %q", c.kernel, got, c.want)
		}
	}
}
