package target

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"strings"
	"testing"
)

// Every figure states its origin: a measurement, the model, or that it is a bound. A comment on a
// group applies to the whole group.
func TestFiguresSayWhereTheyComeFrom(t *testing.T) {
	entries, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	figures := 0
	for _, e := range entries {
		if !strings.HasSuffix(e.Name(), ".go") || strings.HasSuffix(e.Name(), "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), e.Name(), nil, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			d, ok := d.(*ast.GenDecl)
			if !ok || d.Tok != token.CONST && d.Tok != token.VAR || isEnumeration(d) {
				continue
			}
			for _, s := range d.Specs {
				s := s.(*ast.ValueSpec)
				figures++
				if text := d.Doc.Text() + s.Doc.Text() + s.Comment.Text(); !comesFrom(text) {
					t.Errorf("%s: %s has no origin: write Measured, Model or Bound in its comment", e.Name(), s.Names[0])
				}
			}
		}
	}
	if figures < 60 {
		t.Errorf("%d figures were found", figures)
	}
}

// comesFrom reports whether a comment names an origin, and its year unless it is a bound.
func comesFrom(text string) bool {
	for _, origin := range []string{"Measured: ", "Model: ", "Bound: "} {
		if _, after, ok := strings.Cut(text, origin); ok {
			return origin == "Bound: " || strings.Contains(after, ", 20")
		}
	}
	return false
}

// isEnumeration reports whether a group names the values of a type.
func isEnumeration(d *ast.GenDecl) bool {
	first := d.Specs[0].(*ast.ValueSpec)
	_, named := first.Type.(*ast.Ident)
	return d.Tok == token.CONST && named
}
