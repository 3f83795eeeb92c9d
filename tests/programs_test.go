package tests

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tests/programs"
)

// programCounts has a line for each program, and for each line of the planner's
// suite, on two classes of device: what is to be run for it.
const programCounts = "testdata/programs.txt"

//go:generate go test -count=1 -run ^TestProgramsAreToDoWhatTheyDid$ . -update

// What the planner makes of programs, in numbers that depend on no device at hand.
// A line that gets better is recorded with -update, and so is one that gets worse,
// with a reason.
func TestProgramsAreToDoWhatTheyDid(t *testing.T) {
	var b strings.Builder
	b.WriteString("# kernels launches | bytes read and written | work, units of an operator's cost | bytes of memory\n")
	graphs := map[string][]graph.Value{}
	var names []string
	dev := testdev.OpenUnchecked(t, device.WithSelector("host"))
	for _, p := range programs.List {
		values, err := p.Graph(t.Context(), dev)
		if err != nil {
			t.Fatalf("%s: %v", p.Name, err)
		}
		names, graphs[p.Name] = append(names, p.Name), values
	}
	lines, values := graphsOf(t, suite("planner"))
	names = append(names, lines...)
	for i, line := range lines {
		graphs[line] = []graph.Value{values[i]}
	}
	for _, c := range allClasses() {
		if c.name != "lavapipe25" && c.name != "discrete" {
			continue
		}
		cfg := c.cfg
		cfg.Verify = true
		for _, name := range names {
			p, err := plan.Build(cfg, graphs[name]...)
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			n := p.Counts()
			fmt.Fprintf(&b, "%s: %s: %d %d | %d %d | %d | %d\n", c.name, name, n.Kernels, n.Launches, n.Read, n.Written, n.Work, n.Memory)
		}
	}
	if *update {
		if err := os.WriteFile(programCounts, []byte(b.String()), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	was, is := strings.Split(read(t, programCounts), "\n"), strings.Split(b.String(), "\n")
	if len(was) != len(is) {
		t.Fatalf("%s has %d lines, and there are %d: go generate ./tests", programCounts, len(was), len(is))
	}
	for i := range is {
		if was[i] != is[i] {
			t.Errorf("it was\n%s\nand is\n%s", was[i], is[i])
		}
	}
}
