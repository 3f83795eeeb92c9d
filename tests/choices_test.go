package tests

import (
	"crypto/sha256"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/spirv"
	"github.com/weft-gpu/weft/shaders"
)

// recordedChoices has the plans of the suites' lines and of the recorded expressions, on
// kinds of devices of which none is at hand.
const recordedChoices = "testdata/choices.txt"

//go:generate go test -count=1 -run ^TestChoicesAreWhatTheyWere$ . -update

// How each kernel is walked, by which tile, how far ahead and in how many launches is
// chosen by what was measured or counted, and so is its code; a choice that changes
// unseen, and an element that is read twice, are losses that no result shows: least of
// all on GPUs, where none is at hand. What changes on purpose is recorded with -update,
// with the figures that say why.
func TestChoicesAreWhatTheyWere(t *testing.T) {
	var classes []deviceClass
	for _, c := range allClasses() {
		switch c.name {
		case "lavapipe25", "swiftshader", "discrete", "tiny":
			c.cfg.Verify = true
			classes = append(classes, c)
		}
	}
	var b strings.Builder
	b.WriteString("# line | device: the plan's hash; each kernel: how it is walked, launches where they are several, (instructions/loads/stores/barriers)\n")
	write := func(line string, v graph.Value) {
		for _, c := range classes {
			if c.name == "tiny" {
				continue // to which large arrays are a million launches
			}
			p := planOf(t, c, v)
			fmt.Fprintf(&b, "%s | %s: %s %s\n", line, c.name, planHash(p), strings.Join(heads(t, c, p), "; "))
		}
	}
	seen := map[string]bool{}
	for _, file := range []string{suite("default"), suite("planner"), suite("gpu"), suite("products"), suite("ranks"), suite("catalogue"), "testdata/borders.txt"} {
		lines, values := graphsOf(t, file)
		for i, line := range lines {
			if !seen[line] {
				seen[line] = true
				write(line, values[i])
			}
		}
	}
	fmt.Fprintf(&b, "\n# line | the plan's hash and what the code counts: ")
	for _, c := range classes {
		fmt.Fprintf(&b, " %s", c.name)
	}
	b.WriteString("\n")
	lines, values := graphsOf(t, "../cmd/gpubench/internal/bits/corpus.txt")
	for i, line := range lines {
		b.WriteString(line + " |")
		for _, c := range classes {
			p := planOf(t, c, values[i])
			var all size
			for _, s := range p.Steps {
				all = all.and(sizeOf(t, c, s.Kernel))
			}
			fmt.Fprintf(&b, " %s %v", planHash(p), all)
		}
		b.WriteString("\n")
	}
	if *update {
		if err := os.WriteFile(recordedChoices, []byte(b.String()), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	was, is := strings.Split(read(t, recordedChoices), "\n"), strings.Split(b.String(), "\n")
	if len(was) != len(is) {
		t.Fatalf("%s has %d lines, and there are %d: go generate ./tests", recordedChoices, len(was), len(is))
	}
	const most = 20
	differ := 0
	for i := range is {
		if was[i] == is[i] {
			continue
		}
		if differ++; differ <= most {
			t.Errorf("it was\n%s\nand is\n%s", was[i], is[i])
		}
	}
	if differ > most {
		t.Errorf("and %d more", differ-most)
	}
}

func planOf(t *testing.T, c deviceClass, v graph.Value) *plan.Plan {
	t.Helper()
	p, err := plan.Build(c.cfg, v)
	if err != nil {
		t.Fatalf("%s: %v", c.name, err)
	}
	return p
}

func planHash(p *plan.Plan) string {
	return fmt.Sprintf("%x", sha256.Sum256([]byte(p.String())))[:8]
}

// heads are the first lines of a plan's kernels, and what their code counts.
func heads(t *testing.T, c deviceClass, p *plan.Plan) []string {
	t.Helper()
	var list []string
	for _, s := range p.Steps {
		head, _, _ := strings.Cut(s.Kernel.Text(), " {\n")
		if n := len(s.Launches); n > 1 {
			head += fmt.Sprintf(" x %d", n)
		}
		list = append(list, fmt.Sprintf("%s (%v)", head, sizeOf(t, c, s.Kernel)))
	}
	return list
}

// size counts a module's instructions, and of them those that move and wait.
type size struct{ instructions, loads, stores, barriers int }

func (c size) and(d size) size {
	return size{c.instructions + d.instructions, c.loads + d.loads, c.stores + d.stores, c.barriers + d.barriers}
}

func (c size) String() string {
	return fmt.Sprintf("%d/%d/%d/%d", c.instructions, c.loads, c.stores, c.barriers)
}

func sizeOf(t *testing.T, c deviceClass, k *kernel.Kernel) size {
	t.Helper()
	m, err := shaders.Write(k, c.target)
	if err != nil {
		t.Fatalf("%s: %v", c.name, err)
	}
	var n size
	for i, err := range spirv.Instructions(m.SPIRV) {
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		n.instructions++
		switch i.Op {
		case spirv.OpLoad:
			n.loads++
		case spirv.OpStore:
			n.stores++
		case spirv.OpControlBarrier:
			n.barriers++
		}
	}
	return n
}
