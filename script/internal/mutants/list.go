package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// mutant is one change of one file.
type mutant struct {
	ID         string // package/file:function:rule:number within the function
	Package    string // its folder
	File       string // its path from the root
	Line       int
	Rule       string
	From, To   string // the changed text, in one line
	start, end int    // its bytes
	text       string // what stands there instead
}

// change is the mutant in a line, as explained.txt has it.
func (m mutant) change() string { return m.ID + " | " + m.From + " | " + m.To }

// oneLine is source text without its line breaks and long middle.
func oneLine(text string) string {
	text = strings.Join(strings.Fields(text), " ")
	if runes := []rune(text); len(runes) > 120 {
		text = string(runes[:58]) + " ... " + string(runes[len(runes)-57:])
	}
	return text
}

// candidates are the mutants of a package and those below it, without tests and without
// what is generated.
func candidates(root, pkg string) ([]mutant, error) {
	var all []mutant
	err := filepath.WalkDir(filepath.Join(root, pkg), func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		source, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		folder, err := filepath.Rel(root, filepath.Dir(path))
		if err != nil {
			return err
		}
		found, err := ofFile(filepath.ToSlash(folder), filepath.Base(path), source)
		all = append(all, found...)
		return err
	})
	return all, err
}

// ofFile are the mutants of one file, by position.
func ofFile(pkg, name string, source []byte) ([]mutant, error) {
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, name, source, parser.ParseComments)
	if err != nil {
		return nil, err
	}
	if ast.IsGenerated(file) {
		return nil, nil
	}
	var all []mutant
	for _, declaration := range file.Decls {
		f, ok := declaration.(*ast.FuncDecl)
		if !ok || f.Body == nil || f.Name.Name == "String" {
			continue
		}
		w := walker{set: set, source: source, function: functionName(f)}
		ast.Inspect(f.Body, w.visit)
		all = append(all, w.found...)
	}
	slices.SortStableFunc(all, func(a, b mutant) int { return a.start - b.start })
	numbers := map[string]int{}
	for i := range all {
		m := &all[i]
		key := m.ID + ":" + m.Rule
		numbers[key]++
		m.Package, m.File = pkg, filepath.ToSlash(filepath.Join(pkg, name))
		m.ID = fmt.Sprintf("%s:%s:%d", m.File, strings.ReplaceAll(key, " ", "-"), numbers[key])
	}
	return all, nil
}

func functionName(f *ast.FuncDecl) string {
	if f.Recv == nil || len(f.Recv.List) == 0 {
		return f.Name.Name
	}
	of := f.Recv.List[0].Type
	if star, ok := of.(*ast.StarExpr); ok {
		of = star.X
	}
	if generic, ok := of.(*ast.IndexExpr); ok {
		of = generic.X
	}
	if name, ok := of.(*ast.Ident); ok {
		return name.Name + "." + f.Name.Name
	}
	return f.Name.Name
}

// walker collects the mutants of a function.
type walker struct {
	set      *token.FileSet
	source   []byte
	function string
	found    []mutant
}

func (w *walker) offset(p token.Pos) int { return w.set.Position(p).Offset }

// of is a node's text.
func (w *walker) of(n ast.Node) string { return string(w.source[w.offset(n.Pos()):w.offset(n.End())]) }

// replace adds the mutant in which text stands for a node.
func (w *walker) replace(rule string, n ast.Node, text string) {
	start, end := w.offset(n.Pos()), w.offset(n.End())
	from := string(w.source[start:end])
	if from == text {
		return
	}
	w.found = append(w.found, mutant{
		ID: w.function, Rule: rule, Line: w.set.Position(n.Pos()).Line,
		From: oneLine(from), To: oneLine(text), start: start, end: end, text: text,
	})
}

// drop adds the mutant that lacks an element of a list, and its comma.
func (w *walker) drop(rule string, n ast.Node) {
	w.replace(rule, n, "")
	m := &w.found[len(w.found)-1]
	rest := w.source[m.end:]
	if blank := len(rest) - len(bytes.TrimLeft(rest, " \t")); bytes.HasPrefix(rest[blank:], []byte(",")) {
		m.end += blank + 1
	}
}
