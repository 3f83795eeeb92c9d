package numpy

import (
	"bytes"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/ops"
)

const least = 20000 // cases

// manifestCase is a case as compare.py reads it.
type manifestCase struct {
	Line     string  `json:"line"`
	Op       string  `json:"op"`
	DType    string  `json:"dtype"`
	Data     string  `json:"data"`
	Bound    float64 `json:"bound"` // ULP, as the catalogue states it
	Operands []place `json:"operands"`
	Result   place   `json:"result"`
}

// place is where an array lies.
type place struct {
	Name  string `json:"name"`
	DType string `json:"dtype"`
	Shape []int  `json:"shape"`
	At    int    `json:"at"` // its first element in the dtype's file
}

// report is what compare.py prints.
type report struct {
	NumPy     string                 `json:"numpy"`
	Operators map[string]operatorRun `json:"operators"`
	Without   map[string]string      `json:"without"` // operators that NumPy cannot check, and why
	Failures  []failure              `json:"failures"`
	Failed    int                    `json:"failed"`
}

type operatorRun struct {
	How      string         `json:"how"`
	Cases    int            `json:"cases"`
	Elements int            `json:"elements"`
	LeftOut  map[string]int `json:"left_out"` // elements by reason
}

type failure struct {
	Line string `json:"line"`
	Data string `json:"data"`
	What string `json:"what"`
}

var (
	keep = flag.String("keep", "", "write the cases to this folder, which stays, for compare.py by hand")
	seed = flag.Uint64("seed", 20241201, "draw the cases from this seed")
	only = flag.String("op", "", "compare these operators alone: names, separated by commas")
)

// TestAgainstNumPy compares hostref with NumPy on cases of every operator.
func TestAgainstNumPy(t *testing.T) {
	python := findPython(t)
	folder := *keep
	if folder == "" {
		folder = t.TempDir()
	}
	list := wanted(t)
	n := writeCases(t, folder, casesOf(list, draw(*seed)))
	if *only == "" && n < least {
		t.Errorf("%d cases, and there should be %d", n, least)
	}
	r := compare(t, python, folder)
	t.Logf("seed %d, NumPy %s\n%s", *seed, r.NumPy, table(r))
	for i, f := range r.Failures {
		if i == 200 {
			break
		}
		t.Errorf("%s (data %s): %s", f.Line, f.Data, f.What)
	}
	if r.Failed > 0 {
		t.Errorf("%d cases differ", r.Failed)
	}
	for _, op := range list {
		run, compared := r.Operators[op.Name]
		reason := r.Without[op.Name]
		switch {
		case compared && reason != "":
			t.Errorf("%s is compared, and listed as what NumPy cannot check", op)
		case reason == "" && run.Elements == 0:
			t.Errorf("%s has not been compared: references.py should say what it is, or why NumPy cannot check it: docs/adding-an-operator.md", op)
		}
	}
}

// wanted are the operators that the flag -op names, and all without it.
func wanted(t *testing.T) (list []*ops.Op) {
	t.Helper()
	if *only == "" {
		return ops.All()
	}
	for name := range strings.SplitSeq(*only, ",") {
		op, ok := ops.ByName(name)
		if !ok {
			t.Fatalf("-op: there is no operator %q; docs/operators.md lists all", name)
		}
		list = append(list, op)
	}
	return list
}

// casesOf are the cases of the operators of a list.
func casesOf(list []*ops.Op, cases []drawn) []drawn {
	return slices.DeleteFunc(cases, func(c drawn) bool { return !slices.Contains(list, c.op) })
}

// findPython finds a Python that has NumPy.
func findPython(t *testing.T) string {
	t.Helper()
	for _, python := range []string{os.Getenv("PYTHON"), "/usr/bin/python3", "python3"} {
		if python != "" && exec.Command(python, "-c", "import numpy").Run() == nil {
			return python
		}
	}
	t.Fatal("there is no Python with NumPy (looked for $PYTHON, /usr/bin/python3 and python3): run script/setup, which installs python3-numpy")
	return ""
}

// writeCases evaluates the cases and writes them, and says how many there are.
func writeCases(t *testing.T, folder string, cases []drawn) int {
	t.Helper()
	a := newArchive(folder)
	var manifest []manifestCase
	const batch = 256
	for part := range slices.Chunk(cases, batch) {
		done := make([]evaluated, len(part))
		err := parallel.For(context.Background(), len(part), 1, func(low, high int) error {
			for i := low; i < high; i++ {
				if err := done[i].run(part[i]); err != nil {
					return fmt.Errorf("%s (data %s): %w", part[i].text, part[i].data, err)
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range done {
			if err := e.write(a); err != nil {
				t.Fatal(err)
			}
			manifest = append(manifest, e.manifestCase)
		}
		t.Logf("%d of %d cases evaluated", len(manifest), len(cases))
	}
	if err := finish(a, manifest); err != nil {
		t.Fatal(err)
	}
	return len(manifest)
}

// finish completes a folder of cases.
func finish(a *archive, manifest []manifestCase) error {
	text, err := json.Marshal(manifest)
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(a.folder, "manifest.json"), text, 0o666); err != nil {
		return err
	}
	return a.close()
}

// evaluated is a case that has run.
type evaluated struct {
	manifestCase
	arrays []*hostref.Array
	result *hostref.Array
}

// run draws the operands and evaluates the line.
func (e *evaluated) run(c drawn) (err error) {
	e.manifestCase = manifestCase{Line: c.text, Op: c.op.Name, DType: c.dtype.String(), Data: c.data, Operands: []place{}}
	common := c.dtype
	if c.made != nil {
		v, err := c.made()
		if err != nil {
			return err
		}
		e.result, err = walk(v, map[*graph.Node]*hostref.Array{})
		return err
	}
	plain, err := opline.Parse(c.plain)
	if err != nil {
		return err
	}
	l, err := opline.Parse(c.text)
	if err != nil {
		return err
	}
	random := source{rand.New(rand.NewPCG(c.seed, 0))}
	for i, o := range l.Operands {
		r := request{source: random, plain: plain, attr: attributes(plain), i: i, dtype: o.DType, shape: o.Shape, kind: c.data, done: e.arrays}
		a, err := r.operand()
		if err != nil {
			return err
		}
		e.arrays = append(e.arrays, a)
		e.Operands = append(e.Operands, place{Name: o.Name, DType: o.DType.String(), Shape: o.Shape})
		if c.op.Promotes(i) {
			if common, err = dtype.Promote(common, o.DType); err != nil {
				return err
			}
		}
	}
	if c.text == c.plain {
		if l, err = counted(l, e.arrays); err != nil {
			return err
		}
		e.Line = l.Text
	}
	e.Bound = c.op.Bound(common)
	e.result, err = evaluate(l, e.arrays)
	return err
}

// write adds the arrays to the archive.
func (e *evaluated) write(a *archive) (err error) {
	for i, x := range e.arrays {
		if e.Operands[i].At, err = a.add(x); err != nil {
			return err
		}
	}
	e.Result = place{DType: e.result.DType.String(), Shape: e.result.Shape}
	e.Result.At, err = a.add(e.result)
	return err
}

// compare runs compare.py.
func compare(t *testing.T, python, folder string) report {
	t.Helper()
	var out, errs bytes.Buffer
	c := exec.CommandContext(t.Context(), python, "-B", "compare.py", folder)
	c.Stdout, c.Stderr = &out, &errs
	if err := c.Run(); err != nil {
		t.Fatalf("compare.py: %v\n%s", err, errs.String())
	}
	var r report
	if err := json.Unmarshal(out.Bytes(), &r); err != nil {
		t.Fatalf("what compare.py printed: %v\n%.2000s", err, out.String())
	}
	return r
}

// table is the report for people.
func table(r report) string {
	var b strings.Builder
	cases, elements := 0, 0
	names := make([]string, 0, len(r.Operators))
	for name, run := range r.Operators {
		names = append(names, name)
		cases += run.Cases
		elements += run.Elements
	}
	slices.Sort(names)
	left := map[string]int{}
	for _, name := range names {
		run := r.Operators[name]
		fmt.Fprintf(&b, "%-20s %5d cases %9d elements   by %s\n", name, run.Cases, run.Elements, run.How)
		for reason, n := range run.LeftOut {
			left[reason+" ("+name+")"] += n
		}
	}
	fmt.Fprintf(&b, "%d operators, %d cases, %d elements compared\nLeft out, elements by reason:\n", len(names), cases, elements)
	reasons := make([]string, 0, len(left))
	for reason := range left {
		reasons = append(reasons, reason)
	}
	slices.Sort(reasons)
	for _, reason := range reasons {
		fmt.Fprintf(&b, "%9d  %s\n", left[reason], reason)
	}
	b.WriteString("What NumPy cannot check:\n")
	for name, reason := range r.Without {
		fmt.Fprintf(&b, "%-20s %s\n", name, reason)
	}
	return b.String()
}
