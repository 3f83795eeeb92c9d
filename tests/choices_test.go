package tests

import (
	"crypto/sha256"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan"
)

// recordedChoices has the plans of the suites' lines and of the recorded expressions, on
// kinds of devices of which none is at hand.
const recordedChoices = "testdata/choices.txt"

//go:generate go test -count=1 -run ^TestChoicesAreWhatTheyWere$ . -update

// How each kernel is walked, by which tile, how far ahead and in how many launches is
// chosen by what was measured or counted, and a choice that changes unseen is a loss that
// no result shows: least of all on GPUs, where none is at hand. A plan that changes on
// purpose is recorded with -update, with the figures that say why.
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
	b.WriteString("# line | device: the plan's hash, how its kernels are walked (of more than one launch, with their number)\n")
	seen := map[string]bool{}
	for _, s := range []string{"default", "planner", "gpu", "products", "ranks", "catalogue"} {
		lines, values := graphsOf(t, suite(s))
		for i, line := range lines {
			if seen[line] {
				continue
			}
			seen[line] = true
			for _, c := range classes {
				if c.name == "tiny" {
					continue // to which large arrays are a million launches
				}
				p := planOf(t, c, values[i])
				fmt.Fprintf(&b, "%s | %s: %s %s\n", line, c.name, planHash(p), strings.Join(heads(p), "; "))
			}
		}
	}
	fmt.Fprintf(&b, "\n# line | the hashes")
	for _, c := range classes {
		fmt.Fprintf(&b, ", %s", c.name)
	}
	b.WriteString("\n")
	lines, values := graphsOf(t, "../cmd/gpubench/internal/bits/corpus.txt")
	for i, line := range lines {
		b.WriteString(line + " |")
		for _, c := range classes {
			b.WriteString(" " + planHash(planOf(t, c, values[i])))
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

// heads are the first lines of a plan's kernels.
func heads(p *plan.Plan) []string {
	var list []string
	for _, s := range p.Steps {
		head, _, _ := strings.Cut(s.Kernel.Text(), " {\n")
		if n := len(s.Launches); n > 1 {
			head += fmt.Sprintf(" x %d", n)
		}
		list = append(list, head)
	}
	return list
}
