package numpy

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	gofmt "go/format"
	"math"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

//go:generate go test -count=1 -run ^TestIdiomsAreThePages$ . -update-idioms

var updateIdioms = flag.Bool("update-idioms", false, "write the code of docs/from-numpy.md into idioms_gen_test.go")

const (
	idiomsPage = "../../docs/from-numpy.md"
	idiomsCode = "idioms_gen_test.go"
	// fewestIdioms is how many the page promises.
	fewestIdioms = 150
)

// idiom is a row of the page.
type idiom struct {
	numpy, weft string
	run         func(e *idiomArrays) []any
}

// idiomRow has the NumPy, the PyTorch and the Weft cell.
var idiomRow = regexp.MustCompile("(?m)^\\| `(.*)` \\| (?:`.*`)? ?\\| `(.*)` \\|$")

// rowsOfPage are the rows in the page's order.
func rowsOfPage(t *testing.T) []idiom {
	t.Helper()
	page, err := os.ReadFile(idiomsPage)
	if err != nil {
		t.Fatal(err)
	}
	var rows []idiom
	for _, m := range idiomRow.FindAllStringSubmatch(string(page), -1) {
		if !arrayNames[m[1]] {
			rows = append(rows, idiom{numpy: m[1], weft: m[2]})
		}
	}
	return rows
}

// arrayNames are the first cells of the table of arrays.
var arrayNames = map[string]bool{"a": true, "b": true, "v": true, "t": true, "s": true, "n": true, "k": true, "p": true, "z": true, "w": true}

// TestIdiomsAreThePages holds the code that is compiled to the page.
func TestIdiomsAreThePages(t *testing.T) {
	var b strings.Builder
	b.WriteString("// Code generated from docs/from-numpy.md by go generate ./tests/numpy; DO NOT EDIT.\n\npackage numpy\n\n")
	b.WriteString("import (\n\t\"github.com/weft-gpu/weft/dtype\"\n\t\"github.com/weft-gpu/weft/shape\"\n\t\"github.com/weft-gpu/weft/tensor\"\n)\n\nvar idioms = []idiom{\n")
	for _, r := range rowsOfPage(t) {
		fmt.Fprintf(&b, "{%q, %q, func(e *idiomArrays) []any { %s; return all(%s) }},\n", r.numpy, r.weft, usedNames(r.weft), r.weft)
	}
	b.WriteString("}\n")
	code, err := gofmt.Source([]byte(b.String()))
	if err != nil {
		t.Fatal(err)
	}
	if *updateIdioms {
		if err := os.WriteFile(idiomsCode, code, 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if old, err := os.ReadFile(idiomsCode); err != nil || string(old) != string(code) {
		t.Errorf("%s is not of this page: go generate ./tests/numpy (%v)", idiomsCode, err)
	}
}

// usedNames declares the arrays and what else a row's code speaks of.
func usedNames(code string) string {
	var names, fields []string
	for _, name := range []string{"a", "b", "v", "t", "s", "n", "k", "p", "z", "w", "dev", "ctx"} {
		if regexp.MustCompile(`(^|[^\w.])` + name + `($|\W)`).MatchString(code) {
			names, fields = append(names, name), append(fields, "e."+name)
		}
	}
	if names == nil {
		return ""
	}
	return strings.Join(names, ", ") + " := " + strings.Join(fields, ", ")
}

// idiomData is what the arrays hold, in Go and, by JSON, in Python.
var idiomData = map[string]struct {
	DType string
	Shape []int
	Data  []float64
}{
	"a": {"float32", []int{3, 4}, []float64{0.25, -1.5, 2, 0.75, -0.5, 1.25, 3, -2.25, 0.1, 0.6, -0.3, 1.75}},
	"b": {"float32", []int{4}, []float64{0.5, 2, -1, 1.5}},
	"v": {"float32", []int{6}, []float64{1, 2, nanInJSON, 4, -3, 0.5}},
	"t": {"float32", []int{2, 3, 4}, []float64{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, -1, -2, -3, -4, -5, -6, 0.5, 1.5, 2.5, 3.5, 4.5, 5.5}},
	"s": {"float32", []int{3, 3}, []float64{1, 2, 0.5, -1, 0.25, 3, 2, -2, 1}},
	"n": {"int32", []int{5}, []float64{3, 1, 2, 1, 5}},
	"k": {"int64", []int{2}, []float64{2, 0}},
	"p": {"bool", []int{3, 4}, []float64{1, 0, 0, 1, 0, 1, 1, 0, 0, 0, 1, 1}},
}

// nanInJSON stands for NaN, which JSON does not have.
const nanInJSON = 1e30

// idiomArrays are the arrays of the page.
type idiomArrays struct {
	a, b, v, t, s, n, k, p, z *tensor.Tensor
	w                         *tensor.Var
	dev                       *device.Device
	ctx                       context.Context
}

func newIdiomArrays(t *testing.T, dev *device.Device) *idiomArrays {
	t.Helper()
	of := func(name string) *tensor.Tensor {
		d := idiomData[name]
		kind, err := dtype.Parse(d.DType)
		if err != nil {
			t.Fatal(err)
		}
		x := tensor.FromOf(dev, kind, d.Data, d.Shape...)
		if name == "v" {
			x = tensor.Where(x.Greater(1e29), math.NaN(), x)
		}
		return x
	}
	e := &idiomArrays{a: of("a"), b: of("b"), v: of("v"), t: of("t"), s: of("s"), n: of("n"), k: of("k"), p: of("p"), dev: dev, ctx: t.Context()}
	e.z = tensor.From(dev, []complex64{1 + 2i, -1, 0.5i, 1 - 1i})
	e.w = tensor.NewVar("w", e.a)
	return e
}

// TestIdioms runs both columns and compares what they give: shapes, kinds of dtypes, and
// numbers to a part in 10^5. NumPy's functions and Weft's round alike or nearly so.
func TestIdioms(t *testing.T) {
	python := findPython(t)
	if len(idioms) < fewestIdioms {
		t.Errorf("the page has %d idioms, and promises %d", len(idioms), fewestIdioms)
	}
	want := pythonIdioms(t, python)
	dev := testdev.Open(t)
	for i, row := range idioms {
		t.Run(row.numpy, func(t *testing.T) {
			e := newIdiomArrays(t, dev)
			got, err := readIdiom(e, row.run(e))
			if err != nil {
				t.Fatalf("%s: %v", row.weft, err)
			}
			if want[i].Error != "" {
				t.Fatalf("NumPy: %s", want[i].Error)
			}
			if problem := differ(got, want[i].Results); problem != "" {
				t.Errorf("%s: %s", row.weft, problem)
			}
		})
	}
}

func pythonIdioms(t *testing.T, python string) []idiomResults {
	t.Helper()
	var lines []string
	for _, row := range idioms {
		lines = append(lines, row.numpy)
	}
	input, err := json.Marshal(map[string]any{"arrays": idiomData, "idioms": lines, "nan": nanInJSON})
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(python, "idioms.py")
	cmd.Stdin = strings.NewReader(string(input))
	var problems strings.Builder
	cmd.Stderr = &problems
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("idioms.py: %v\n%s", err, problems.String())
	}
	var results []idiomResults
	if err := json.Unmarshal(out, &results); err != nil {
		t.Fatal(err)
	}
	return results
}

// all are the results of a row's code; an error is that of an assignment.
func all(results ...any) []any { return results }

// values is the first of two results.
func values(first, _ *tensor.Tensor) *tensor.Tensor { return first }

// must is a result that came without an error.
func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}
