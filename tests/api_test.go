package tests

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/build"
	"go/parser"
	"go/printer"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// publicPackages are what users import; what else lies outside internal/ is for
// tools.
var publicPackages = []string{
	"tensor", "device", "dtype", "dtype/bfloat16", "shape",
	"dialect", "dialect/mlir", "dialect/onnx", "dialect/tml", "dialect/xla",
	"encoding/images", "encoding/npy", "encoding/safetensors", "model",
}

// TestExportedSurface holds the exported names of every public package, with
// their signatures, against testdata/api: a change of what users can write is
// seen in review. After a change: go generate ./tests
//
//go:generate go test -count=1 -run ^TestExportedSurface$ . -update
func TestExportedSurface(t *testing.T) {
	for _, pkg := range publicPackages {
		t.Run(pkg, func(t *testing.T) {
			got := surfaceOf(t, pkg).String()
			golden := filepath.Join("testdata", "api", strings.ReplaceAll(pkg, "/", "_")+".txt")
			if *update {
				if err := os.WriteFile(golden, []byte(got), 0o666); err != nil {
					t.Fatal(err)
				}
				return
			}
			if want := read(t, golden); got != want {
				t.Errorf("the exported names of %s are not those of %s:\n%sif that is meant: go generate ./tests (of an operator: docs/adding-an-operator.md)", pkg, golden, lineDifference(want, got))
			}
		})
	}
}

// TestPublicPackages holds the list against the folders: a dialect or an
// encoding more is a public package more.
func TestPublicPackages(t *testing.T) {
	for _, kind := range []string{"dialect", "encoding"} {
		folders, err := filepath.Glob("../" + kind + "/*/doc.go")
		if err != nil || len(folders) == 0 {
			t.Fatalf("no folders of %s: %v", kind, err)
		}
		for _, doc := range folders {
			if pkg := kind + "/" + filepath.Base(filepath.Dir(doc)); !slices.Contains(publicPackages, pkg) {
				t.Errorf("%s is public, and not in the list", pkg)
			}
		}
	}
}

// surface is what a package exports: a line a name. A method, a field and an
// interface's method count as names.
type surface struct{ lines []string }

func (s *surface) String() string {
	slices.Sort(s.lines)
	return fmt.Sprintf("%d exported names\n%s\n", len(s.lines), strings.Join(s.lines, "\n"))
}

func (s *surface) add(format string, a ...any) { s.lines = append(s.lines, fmt.Sprintf(format, a...)) }

func surfaceOf(t *testing.T, pkg string) *surface {
	t.Helper()
	dir := filepath.Join("..", filepath.FromSlash(pkg))
	s := &surface{}
	for _, file := range filesOf(t, dir) {
		for _, d := range file.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				s.function(d)
			case *ast.GenDecl:
				s.general(d)
			}
		}
	}
	return s
}

// filesOf reads the files that belong to a package on Linux with cgo, whatever
// the machine.
func filesOf(t *testing.T, dir string) (files []*ast.File) {
	t.Helper()
	context := build.Default
	context.GOOS, context.GOARCH, context.CgoEnabled = "linux", "amd64", true
	p, err := context.ImportDir(dir, 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range append(p.GoFiles, p.CgoFiles...) {
		file, err := parser.ParseFile(token.NewFileSet(), filepath.Join(dir, name), nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, file)
	}
	return files
}

func (s *surface) function(d *ast.FuncDecl) {
	if !d.Name.IsExported() {
		return
	}
	receiver := ""
	if d.Recv != nil {
		typ := d.Recv.List[0].Type
		if receiver = "(" + source(typ) + ") "; !ast.IsExported(baseName(typ)) {
			return
		}
	}
	s.add("func %s%s%s", receiver, d.Name.Name, strings.TrimPrefix(source(d.Type), "func"))
}

// general adds constants, variables and types. In a group of constants one
// without type and value has those of the one before.
func (s *surface) general(d *ast.GenDecl) {
	var last *ast.ValueSpec
	for _, spec := range d.Specs {
		switch spec := spec.(type) {
		case *ast.TypeSpec:
			s.typ(spec)
		case *ast.ValueSpec:
			from := spec
			if d.Tok == token.CONST && spec.Type == nil && spec.Values == nil && last != nil {
				from = last
			}
			last = from
			for i, name := range spec.Names {
				if name.IsExported() {
					s.add("%s %s%s", d.Tok, name.Name, typeOrValue(d.Tok, from, i))
				}
			}
		}
	}
}

// typeOrValue is what is written of a constant's or a variable's type; of a
// constant without one its value, which says it.
func typeOrValue(tok token.Token, spec *ast.ValueSpec, i int) string {
	switch {
	case spec.Type != nil:
		return " " + source(spec.Type)
	case tok == token.CONST && i < len(spec.Values):
		return " = " + source(spec.Values[i])
	}
	return ""
}

func (s *surface) typ(spec *ast.TypeSpec) {
	if !spec.Name.IsExported() {
		return
	}
	name, equals := spec.Name.Name, ""
	if spec.Assign.IsValid() {
		equals = "= "
	}
	switch typ := spec.Type.(type) {
	case *ast.StructType:
		s.add("type %s %sstruct", name, equals)
		for _, f := range typ.Fields.List {
			s.members("field", name, f)
		}
	case *ast.InterfaceType:
		if len(typ.Methods.List) > 0 && len(typ.Methods.List[0].Names) == 0 { // a constraint
			s.add("type %s %s%s", name, equals, source(typ))
			return
		}
		s.add("type %s %sinterface", name, equals)
		for _, f := range typ.Methods.List {
			s.members("method", name, f)
		}
	default:
		s.add("type %s %s%s", name, equals, source(typ))
	}
}

// members adds the exported names of one field list; an embedded type is a name
// too.
func (s *surface) members(what, of string, f *ast.Field) {
	for _, name := range f.Names {
		if name.IsExported() {
			s.add("%s %s.%s %s", what, of, name.Name, source(f.Type))
		}
	}
	if len(f.Names) == 0 && ast.IsExported(baseName(f.Type)) {
		s.add("%s %s embeds %s", what, of, source(f.Type))
	}
}

// baseName is a type's own name, without pointer, package and parameters.
func baseName(typ ast.Expr) string {
	switch typ := typ.(type) {
	case *ast.StarExpr:
		return baseName(typ.X)
	case *ast.IndexExpr:
		return baseName(typ.X)
	case *ast.IndexListExpr:
		return baseName(typ.X)
	case *ast.SelectorExpr:
		return typ.Sel.Name
	case *ast.Ident:
		return typ.Name
	}
	return ""
}

// source is a piece of Go on one line.
func source(n ast.Node) string {
	var b bytes.Buffer
	if err := printer.Fprint(&b, token.NewFileSet(), n); err != nil {
		return strconv.Quote(err.Error())
	}
	return strings.Join(strings.Fields(b.String()), " ")
}

// lineDifference is the lines that one text has and the other has not.
func lineDifference(want, got string) string {
	var b strings.Builder
	have, had := strings.Split(got, "\n"), strings.Split(want, "\n")
	for _, line := range had {
		if !slices.Contains(have, line) {
			b.WriteString("- " + line + "\n")
		}
	}
	for _, line := range have {
		if !slices.Contains(had, line) {
			b.WriteString("+ " + line + "\n")
		}
	}
	return b.String()
}
