package tests

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/tests/exhaustive/measured"
)

var update = flag.Bool("update", false, "rewrite what is generated: tables of docs, lists of exported names")

const (
	numericsPage = "../docs/numerics.md"
	numericsData = "../docs/numerics.json"
	generated    = "<!-- From here on generated: go generate ./tests -->\n"
)

//go:generate go test -count=1 -run ^TestNumericsPageIsCurrent$ . -update

// The page's tables are those of the catalogue and of the measured errors.
func TestNumericsPageIsCurrent(t *testing.T) {
	page := read(t, numericsPage)
	prose, got, ok := strings.Cut(page, generated)
	if !ok {
		t.Fatalf("%s lacks the line %s", numericsPage, generated)
	}
	list, err := measured.Load(numericsData)
	if err != nil {
		t.Fatal(err)
	}
	want := operatorTables() + errorTable(list)
	if *update {
		if err := os.WriteFile(numericsPage, []byte(prose+generated+want), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	if got != want {
		t.Errorf("%s is not what the catalogue and %s say: go generate ./tests (docs/adding-an-operator.md)", numericsPage, numericsData)
	}
}

// Every function that is not correctly rounded has its greatest error on the
// page, within its bound.
func TestNumericsAreMeasured(t *testing.T) {
	list, err := measured.Load(numericsData)
	if err != nil {
		t.Fatal(err)
	}
	for _, op := range ops.All() {
		// What is composed of others is held to its bound by package tensor.
		if op.ULP == 0 || op.Kind != ops.Map {
			continue
		}
		for _, d := range op.Accept.DTypes() {
			if d.IsInteger() || d == dtype.Complex64 { // exact; complex128's, rounded
				continue
			}
			e, ok := list.Find(op.Name, d.String())
			bound := max(op.Bound(d), 0.5)
			if !ok {
				t.Errorf("%s of %s was not measured: script/exhaustive --record (docs/adding-an-operator.md)", op, d)
			} else if e.MaxULP > bound {
				t.Errorf("%s of %s: measured %v ULP at %s, bound %v", op, d, e.MaxULP, e.At, bound)
			}
		}
	}
}

// operatorTables has one table for each kind of operator.
func operatorTables() string {
	titles := []struct {
		kind  ops.Kind
		title string
	}{
		{ops.Map, "Element by element"}, {ops.Reduce, "Reductions"}, {ops.Composition, "Reductions made of others"},
		{ops.Movement, "Movement"}, {ops.Update, "Updates"}, {ops.Creation, "Creation"},
	}
	var b strings.Builder
	for _, k := range titles {
		fmt.Fprintf(&b, "\n## %s\n\n| operator | operands | definition | corner cases | error |\n|---|---|---|---|---|\n", k.title)
		for _, op := range ops.All() {
			if op.Kind == k.kind {
				fmt.Fprintf(&b, "| %s | %s | %s | %s | %s |\n", names(op), operandsOf(op), cell(op.Doc), cell(op.Corner), errorOf(op))
			}
		}
	}
	return b.String()
}

func names(op *ops.Op) string {
	list := []string{"`" + op.Name + "`"}
	for _, a := range op.Aliases {
		list = append(list, "`"+strings.ReplaceAll(a, "|", `\|`)+"`")
	}
	return strings.Join(list, ", ")
}

func operandsOf(op *ops.Op) string {
	switch {
	case op.Arity == 0:
		return "none"
	case op.Cond:
		return fmt.Sprintf("a bool, and %d of %s", op.Arity-1, op.Accept)
	case op.Arity == ops.Variadic:
		return "1 or more of " + op.Accept.String()
	}
	return fmt.Sprintf("%d of %s", op.Arity, op.Accept)
}

// cell is text that a table can hold.
func cell(text string) string {
	if text == "" {
		return "none"
	}
	return strings.ReplaceAll(text, "|", `\|`)
}

// movesParts are the operators that take complex numbers and do not compute.
var movesParts = map[*ops.Op]bool{
	ops.Where: true, ops.Copy: true, ops.Real: true, ops.Imag: true, ops.Conj: true, ops.Neg: true, ops.Equal: true, ops.NotEqual: true,
}

// errorOf is the bound of each dtype of which there is one.
func errorOf(op *ops.Op) string {
	if op.Kind != ops.Map && op.Kind != ops.Reduce && op.Kind != ops.Composition {
		return "exact: elements are moved"
	}
	complex := slices.ContainsFunc(op.Accept.DTypes(), dtype.DType.IsComplex)
	switch {
	case op.ULP == 0 && op.Kind == ops.Map && complex && !movesParts[op]:
		return "exact or correctly rounded; complex as defined"
	case op.ULP == 0 && op.Kind == ops.Map:
		return "exact or correctly rounded"
	case op.ULP == 0:
		return "as the operators it is made of"
	}
	var list []string
	for _, d := range op.Accept.DTypes() {
		if bound := op.Bound(d); bound > 0 {
			list = append(list, fmt.Sprintf("%s ≤ %v ULP", d, bound))
		}
	}
	text := strings.Join(list, ", ")
	if op.Arity == 1 && slices.ContainsFunc(op.Accept.DTypes(), dtype.DType.IsHalf) {
		text += "; halves correctly rounded"
	}
	return text
}

// errorTable shows what was measured, and below it where and when.
func errorTable(list measured.List) string {
	var b strings.Builder
	b.WriteString("\n## Measured errors\n\nThe greatest error that was found, in ULP, and where.\n\n")
	b.WriteString("| function | dtype | bound | greatest error | at | inputs | not the nearest | measured |\n|---|---|---|---|---|---|---|---|\n")
	var sources []string
	for _, e := range list {
		op, ok := ops.ByName(e.Op)
		d, err := dtype.Parse(e.DType)
		if !ok || err != nil || !op.Accept.Contains(d) || op.ULP == 0 && e.MaxULP <= 0.5 {
			continue // correctly rounded, or no longer there
		}
		source := fmt.Sprintf("%s: %s", e.Date, e.Device)
		if !slices.Contains(sources, source) {
			sources = append(sources, source)
		}
		fmt.Fprintf(&b, "| `%s` | %s | %s | %.3f | %s | %s | %s | (%d) |\n",
			op, d, boundOf(op, d), e.MaxULP, cell(e.At), inputsOf(e), missed(e), slices.Index(sources, source)+1)
	}
	for i, source := range sources {
		fmt.Fprintf(&b, "\n(%d) %s\n", i+1, source)
	}
	return b.String()
}

func boundOf(op *ops.Op, d dtype.DType) string {
	switch bound := op.Bound(d); {
	case bound > 0:
		return fmt.Sprintf("%v", bound)
	case d.IsComplex():
		return "as defined"
	}
	return "correctly rounded"
}

func inputsOf(e measured.Error) string {
	if e.All {
		return fmt.Sprintf("all %d", e.Inputs)
	}
	return fmt.Sprint(e.Inputs)
}

// missed is the share of results that are not the number nearest to the exact
// value.
func missed(e measured.Error) string {
	if e.NotNearest < 0 {
		return "not counted"
	}
	return fmt.Sprintf("%.3f%%", 100*float64(e.NotNearest)/float64(max(e.Inputs, 1)))
}
