package tests

import (
	"context"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
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
	for _, p := range programs {
		names = append(names, p.name)
		graphs[p.name] = programGraph(t, p)
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

// programGraph is what a program records.
func programGraph(t *testing.T, p workload) (values []graph.Value) {
	t.Helper()
	body := func(in []*tensor.Tensor) []*tensor.Tensor {
		list := p.body(in)
		values = nil
		for _, x := range list {
			v, err := handle.Value(x)
			if err != nil {
				t.Fatalf("%s: %v", p.name, err)
			}
			values = append(values, v)
		}
		return list
	}
	if _, err := tensor.Compile(context.Background(), testdev.OpenUnchecked(t, device.WithSelector("host")), p.params, body); err != nil {
		t.Fatalf("%s: %v", p.name, err)
	}
	return values
}
