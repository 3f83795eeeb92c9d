package scale

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/internal/testdev"
)

// counted are the packages whose steps are counted: those that a graph goes through, and
// the one that looks through lists for them.
var counted = []string{"./tensor", "./internal/compose", "./internal/graph", "./internal/engine", "./internal/plan", "./internal/kernel", "slices"}

// What a program that is built to count its steps is asked for: a form, and its nodes.
const formVariable, nodesVariable = "WEFT_SCALE_FORM", "WEFT_SCALE_NODES"

// TestStepsAreLinear counts how often each statement runs that records, plans and runs a
// graph: of twice the nodes about twice as often. What grows faster is counted again in a
// larger graph: some searches are bounded, and small graphs stay below their bounds. (The
// search for the best places in memory takes at most 2,000 temporaries.) It builds the program anew, which takes half a minute: it runs where
// WEFT_EXHAUSTIVE is set.
func TestStepsAreLinear(t *testing.T) {
	if os.Getenv("WEFT_EXHAUSTIVE") == "" {
		t.Skip("builds a program that counts its steps; run with WEFT_EXHAUSTIVE=1")
	}
	const nodes, beyondBounds = 5000, 20_000
	binary := filepath.Join(t.TempDir(), "scale.test")
	build := exec.CommandContext(t.Context(), "go", "test", "-c", "-o", binary, "-covermode=count", "-coverpkg="+strings.Join(counted, ","), "./tests/scale")
	build.Dir = filepath.Join("..", "..")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for i, f := range forms {
		t.Run(f.name, func(t *testing.T) {
			if len(superlinear(t, binary, i, nodes)) > 0 {
				for _, block := range superlinear(t, binary, i, beyondBounds) {
					t.Error(block)
				}
			}
		})
	}
}

// superlinear are the blocks of statements that run more than 2.8 times as often for a form
// of twice the nodes. A block that runs less than 100 times a node is left out.
func superlinear(t *testing.T, binary string, form, nodes int) (list []string) {
	t.Helper()
	const most, little = 2.8, 100
	few, many := stepsOf(t, binary, form, nodes), stepsOf(t, binary, form, 2*nodes)
	for block, n := range many {
		if n > little*2*nodes && float64(n) > most*float64(few[block]) {
			list = append(list, fmt.Sprintf("%s ran %d times for %d nodes, and %d times for %d", block, few[block], nodes, n, 2*nodes))
		}
	}
	return list
}

// stepsOf is how often each block of statements runs for a form.
func stepsOf(t *testing.T, binary string, form, nodes int) map[string]int {
	t.Helper()
	profile := filepath.Join(t.TempDir(), fmt.Sprint(nodes))
	cmd := exec.CommandContext(t.Context(), binary, "-test.run=^TestOneForm$", "-test.coverprofile="+profile)
	cmd.Env = append(os.Environ(), "WEFT_DEVICE=host", fmt.Sprintf("%s=%d", formVariable, form), fmt.Sprintf("%s=%d", nodesVariable, nodes))
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	file, err := os.Open(profile)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	steps := map[string]int{}
	for lines := bufio.NewScanner(file); lines.Scan(); { // name.go:line.column,line.column statements count
		words := strings.Fields(lines.Text())
		if n, err := strconv.Atoi(words[len(words)-1]); err == nil && len(words) == 3 {
			steps[words[0]] = n
		}
	}
	if len(steps) < 1000 {
		t.Fatalf("%d blocks counted", len(steps))
	}
	return steps
}

// TestOneForm is what TestStepsAreLinear counts the steps of.
func TestOneForm(t *testing.T) {
	if os.Getenv(formVariable) == "" {
		t.Skip("TestStepsAreLinear runs it")
	}
	form, err := strconv.Atoi(os.Getenv(formVariable))
	if err != nil {
		t.Fatal(err)
	}
	nodes, err := strconv.Atoi(os.Getenv(nodesVariable))
	if err != nil {
		t.Fatal(err)
	}
	d := testdev.Open(t)
	run(t, d, forms[form], nodes)
	if _, err := compiledForm(t, d, forms[form], nodes).Call(t.Context(), leaves(d, 1)[0]); err != nil {
		t.Fatal(err)
	}
}
