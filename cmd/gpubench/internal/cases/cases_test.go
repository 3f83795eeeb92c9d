package cases

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/internal/opline/expr"
	"github.com/weft-gpu/weft/internal/opline/forms"
	"github.com/weft-gpu/weft/ops"
)

func draw(seed uint64) []string {
	return Catalogue(Options{Seed: seed, Chains: 50, Structures: 2, PairsSize: func(m int) int { return 10 * m }})
}

func TestTheSameSeedGivesTheSameCases(t *testing.T) {
	a, b, c := draw(1), draw(1), draw(2)
	if !slices.Equal(a, b) {
		t.Error("seed 1 gave two lists")
	}
	if slices.Equal(a, c) {
		t.Error("seeds 1 and 2 gave one list")
	}
}

// What moves elements and computes none is drawn in every width; in every dtype
// in the whole catalogue.
func TestOperatorsThatMoveAreDrawnInEveryWidth(t *testing.T) {
	for _, whole := range []bool{false, true} {
		lines := Catalogue(Options{Seed: 3, Structures: 1, PairsSize: func(int) int { return 10 }, Whole: whole})
		for _, name := range []string{"take", "concat", "flip", "assign", "pad", "compress"} {
			op, _ := ops.ByName(name)
			types, widths := map[dtype.DType]bool{}, map[int]bool{}
			for _, line := range lines {
				if l, err := opline.Parse(line); err == nil && l.Op == name {
					types[l.DType], widths[l.DType.Size()] = true, true
				}
			}
			if !moves(op) || len(widths) != 5 || whole && len(types) != len(dtype.All()) {
				t.Errorf("%s is drawn in %v, of widths %v", name, types, widths)
			}
		}
	}
}

func TestEveryFormIsDrawn(t *testing.T) {
	for _, whole := range []bool{false, true} {
		seen := map[string]bool{}
		for _, line := range Catalogue(Options{Seed: 3, PairsSize: func(int) int { return 10 }, Whole: whole}) {
			if l, err := opline.Parse(line); err == nil {
				seen[formOf(l)] = true
			}
		}
		for _, op := range ops.All() {
			if op.Kind == ops.Creation || elementwise(op) || op.Kind == ops.Update {
				continue
			}
			for _, form := range forms.Of(op, op.Accept.DTypes()[0], 17) {
				l, err := opline.Parse(op.Name + " " + op.Accept.DTypes()[0].Short() + " " + form)
				if err != nil {
					t.Fatal(err)
				}
				if !seen[formOf(l)] && !strings.Contains(form, "dtype=") {
					t.Errorf("whole %v: %s is not drawn as %s", whole, op, form)
				}
			}
		}
	}
}

// formOf is a line without its dtype and data, and without the sizes that its
// form leaves open.
func formOf(l opline.Line) string {
	words := []string{l.Op}
	for i, word := range strings.Fields(l.Text) {
		if i > 1 && !strings.HasPrefix(word, "data=") {
			words = append(words, size.ReplaceAllString(word, "%d"))
		}
	}
	return strings.Join(words, " ")
}

var size = regexp.MustCompile("[0-9]{2,}")

func TestEveryPrimitiveIsDrawnInEveryDType(t *testing.T) {
	lines := draw(1)
	for _, op := range ops.All() {
		if op.Kind == ops.Creation || moves(op) || op.Kind == ops.Composition && !elementwise(op) {
			continue
		}
		for _, d := range op.Accept.DTypes() {
			prefix := op.Name + " " + d.Short() + " "
			if !slices.ContainsFunc(lines, func(l string) bool { return strings.HasPrefix(l, prefix) }) {
				t.Errorf("no case of %s", prefix)
			}
		}
	}
}

// Every line of the catalogue that is written anew from what was read of it is the same
// line.
func TestLinesAreWrittenAnew(t *testing.T) {
	o := Options{Seed: 3, Chains: 500, Structures: 1, PairsSize: func(int) int { return 56 }}
	for _, text := range Catalogue(o) {
		l, err := opline.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		again, err := l.Rewritten(l.Expr, l.Operands)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if a, b := expr.Format(l.Expr), expr.Format(again.Expr); a != b || l.Data != again.Data || len(l.Operands) != len(again.Operands) {
			t.Errorf("%s is written as %s: %s and %s", text, again.Text, a, b)
		}
	}
}
