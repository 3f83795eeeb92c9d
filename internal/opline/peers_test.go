package opline_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/bench"
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/internal/opline/expr"
)

// These tests are of bench/peers, which can be no package: it has a C file.

// line is what a reader of op lines makes of one: what is compared with opline's.
type line struct {
	Text     string
	Op       string
	DType    string
	Operands [][]any // name, dtype, sizes
	Tree     string  // empty where the reader has none, or cannot read the line
}

// suites are the lines of all suites, each once.
func suites(t *testing.T) (list []opline.Line) {
	t.Helper()
	seen := map[string]bool{}
	for _, name := range bench.Names() {
		text, _ := bench.Suite(name)
		lines, err := opline.ParseSuite(name, text)
		if err != nil {
			t.Fatal(err)
		}
		for _, l := range lines {
			if !seen[l.Text] {
				seen[l.Text] = true
				list = append(list, l)
			}
		}
	}
	return list
}

// read has a program in another language read the lines.
func read(t *testing.T, lines []opline.Line, command ...string) (list []line) {
	t.Helper()
	var in strings.Builder
	for _, l := range lines {
		fmt.Fprintln(&in, l.Text)
	}
	if err := json.Unmarshal(output(t, in.String(), command...), &list); err != nil {
		t.Fatal(err)
	}
	if len(list) != len(lines) {
		t.Fatalf("%d lines of %d", len(list), len(lines))
	}
	return list
}

// output is what a command writes. Nothing needs Node but its own baselines.
func output(t *testing.T, in string, command ...string) []byte {
	t.Helper()
	switch _, err := exec.LookPath(command[0]); {
	case err != nil && command[0] == "python3":
		t.Fatalf("there is no python3, which script/setup installs: %v", err)
	case err != nil:
		t.Skipf("the baselines in %s are not compared: %v; install it to have them so", command[0], err)
	}
	for _, file := range []string{"../../bench/peers/oplines.js", "../../bench/peers/oplines.py", "testdata/lines.js", "testdata/lines.py"} {
		if _, err := os.ReadFile(file); err != nil { // go test runs it again where one has changed
			t.Fatal(err)
		}
	}
	cmd := exec.Command(command[0], command[1:]...)
	cmd.Stdin = strings.NewReader(in)
	out, err := cmd.Output()
	if exit := (*exec.ExitError)(nil); errors.As(err, &exit) {
		t.Fatalf("%v: %s", err, exit.Stderr)
	} else if err != nil {
		t.Fatal(err)
	}
	return out
}

// want is what opline makes of a line.
func want(l opline.Line) line {
	w := line{Text: l.Text, Op: l.Op, DType: l.DType.String(), Tree: tree(l.Expr)}
	for _, o := range l.Operands {
		entry := []any{o.Name, o.DType.String()}
		for _, d := range o.Shape {
			entry = append(entry, float64(d))
		}
		w.Operands = append(w.Operands, entry)
	}
	return w
}

// tree writes an expression as both sides do: every operator as a call, with its keys.
func tree(n expr.Node) string {
	switch n := n.(type) {
	case *expr.Name:
		return n.Name
	case *expr.Literal:
		if f, ok := n.Value.(float64); ok {
			return strconv.FormatFloat(f, 'f', -1, 64) // as JavaScript writes it
		}
		return fmt.Sprint(n.Value)
	case *expr.Transpose:
		return "permute_dims(" + tree(n.X) + ")"
	case *expr.Call:
		var parts []string
		for _, a := range n.Args {
			parts = append(parts, tree(a))
		}
		return n.Op.Name + "(" + strings.Join(append(parts, keys(n)...), ", ") + ")"
	}
	return fmt.Sprintf("%T", n)
}

// keys are those of a call in one form: values without brackets.
func keys(call *expr.Call) (list []string) {
	for _, k := range expr.Keys(call) {
		name, value, _ := strings.Cut(k, "=")
		if name == "axes" {
			name = "axis"
		}
		list = append(list, name+"="+strings.NewReplacer("(", "", ")", "", " ", "").Replace(value))
	}
	slices.Sort(list)
	return list
}

// The baselines in Node read the lines of all suites as opline does, and their expressions
// but for those that index.
func TestNodeReadsOpLines(t *testing.T) {
	lines := suites(t)
	trees := 0
	for i, got := range read(t, lines, "node", "testdata/lines.js") {
		w := want(lines[i])
		if got.Tree == "" {
			w.Tree = ""
		} else {
			trees++
		}
		compare(t, got, w)
	}
	if trees < len(lines)*9/10 {
		t.Errorf("the expressions of %d of %d lines are read", trees, len(lines))
	}
}

// So do those in Python, which make functions of expressions.
func TestPythonReadsOpLines(t *testing.T) {
	lines := suites(t)
	for i, got := range read(t, lines, "python3", "-B", "testdata/lines.py") {
		w := want(lines[i])
		w.Tree = ""
		compare(t, got, w)
	}
}

func compare(t *testing.T, got, want line) {
	t.Helper()
	if fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("%s\n  is read as %v\n  want       %v", want.Text, got, want)
	}
}

// Other names of operators mean the same as in op lines.
func TestAliases(t *testing.T) {
	for name, command := range map[string][]string{
		"Node":   {"node", "-e", `console.log(JSON.stringify(require("../../bench/peers/oplines.js").ALIASES))`},
		"Python": {"python3", "-B", "-c", "import sys; sys.path.insert(0, \"../../bench/peers\"); import json, oplines; print(json.dumps(oplines.ALIASES))"},
	} {
		t.Run(name, func(t *testing.T) {
			var aliases map[string]string
			if err := json.Unmarshal(output(t, "", command...), &aliases); err != nil {
				t.Fatal(err)
			}
			for alias, canonical := range aliases {
				if op, what := expr.FindOp(alias); op == nil || op.Name != canonical {
					t.Errorf("%s is %s, and to op lines %v %s", alias, canonical, op, what)
				}
			}
			if len(aliases) < 10 {
				t.Errorf("%d aliases", len(aliases))
			}
		})
	}
}
