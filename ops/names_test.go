package ops

import (
	"strings"
	"testing"
)

// Every operator has a subject, and so a row of names. Every row belongs to an operator, and is the
// only one of its name.
func TestOperatorsHaveNames(t *testing.T) {
	seen := map[*Op]bool{}
	for _, s := range Subjects() {
		for _, o := range s.Ops {
			if s.Title == "" {
				t.Errorf("%s has no row in ops/names.go (what do NumPy, PyTorch and ONNX call it?): docs/adding-an-operator.md", o)
			}
			if seen[o] {
				t.Errorf("%s has two rows in ops/names.go", o)
			}
			seen[o] = true
		}
	}
	for _, name := range NamedOperators() {
		if o, ok := ByName(name); !ok || o.Name != name {
			t.Errorf("ops/names.go names %q, which is no operator", name)
		}
	}
}

// A name or an alias belongs to one operator, also without its underscores: two operators named
// softsign and soft_sign would be confused.
func TestOperatorsNamesAreTheirs(t *testing.T) {
	seen := map[string]*Op{}
	for _, o := range All() {
		for _, name := range append([]string{o.Name}, o.Aliases...) {
			plain := strings.ReplaceAll(name, "_", "")
			if other, ok := seen[plain]; ok && other != o {
				t.Errorf("%q of %s differs from a name of %s by underscores alone: docs/adding-an-operator.md", name, o, other)
			}
			seen[plain] = o
			if other, ok := ByName(name); !ok || other != o {
				t.Errorf("%q of %s is a name of %v: docs/adding-an-operator.md", name, o, other)
			}
		}
	}
}

// TestErrorsOfParts: whether an operator's own bound applies to its results.
func TestErrorsOfParts(t *testing.T) {
	for o, want := range map[*Op]bool{
		Sum: true, Prod: true, CumulativeSum: true, MatMul: true, Mean: true, // of roundings that add up
		Max: false, Add: false, Exp: false, ArgMax: false, Reshape: false, SortAlong: false,
	} {
		if o.OfParts() != want {
			t.Errorf("%s: %v", o, !want)
		}
	}
}
