package main

import (
	"errors"
	"flag"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/internal/plan/rules"
)

var update = flag.Bool("update", false, "write the table of "+page)

//go:generate go test -count=1 -run ^TestPageIsCurrent$ . -update

// The page's table is what the results say.
func TestPageIsCurrent(t *testing.T) {
	const root = "../.."
	var rows []row
	if err := readJSON(filepath.Join(root, results), &rows); err != nil {
		t.Fatal(err)
	}
	if len(rows) < 300 {
		t.Fatalf("%s has %d rows", results, len(rows))
	}
	file := filepath.Join(root, page)
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	prose, got, ok := strings.Cut(string(text), generated)
	if !ok {
		t.Fatalf("%s lacks the line %s", page, generated)
	}
	want := table(rows)
	if *update {
		if err := os.WriteFile(file, []byte(prose+generated+want), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	if got != want {
		t.Errorf("%s is not what %s says: go generate ./tests/ablation", page, results)
	}
}

// Each form is decided for by a function that is there, and has the files that it names.
func TestFormsAreThere(t *testing.T) {
	w := &instrumenter{root: "../.."}
	functions := map[string]bool{}
	for _, folder := range formPackages {
		err := filepath.WalkDir(filepath.Join(w.root, folder), func(file string, entry fs.DirEntry, err error) error {
			if err != nil || entry.IsDir() || !strings.HasSuffix(file, ".go") || strings.HasSuffix(file, "_test.go") {
				return err
			}
			f, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
			if err != nil {
				return err
			}
			for _, d := range f.Decls {
				if d, ok := d.(*ast.FuncDecl); ok {
					functions[strings.ToLower(functionName(d))] = true
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	for _, f := range forms {
		if !functions[strings.ToLower(f.function)] {
			t.Errorf("%s: there is no function %s", f.name, f.function)
		}
		w.linesOf(f.files)
	}
	for _, r := range rules.Rules() {
		files, ok := ruleFiles[r.String()]
		if !ok {
			t.Errorf("the rule %v has no files", r)
		}
		w.linesOf(files)
	}
	if err := errors.Join(w.errs...); err != nil {
		t.Error(err)
	}
}
