package main

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/constant"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/weft-gpu/weft/internal/plan/rules"
)

const (
	module   = "github.com/weft-gpu/weft"
	figures  = module + "/tests/ablation/figure"
	imported = "ablatedfigure" // what the copies call it
)

// figurePackages are the folders whose constants are figures, with those below them.
var figurePackages = []string{"internal/target", "internal/plan"}

// formPackages are the folders whose functions forms may name, with those below them.
var formPackages = []string{"internal/target", "internal/plan", "internal/kernel"}

// instrument writes copies of sources that ask package figure for each subject, the overlay
// for the go command that puts them into their places, and the index of the subjects.
func instrument(root, dir string) error {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	w := &instrumenter{root: root, dir: dir, overlay: map[string]string{}}
	if err := w.list(); err != nil {
		return err
	}
	for _, r := range rules.Rules() {
		w.add(subject{Kind: ruleKind, Name: r.String(), Lines: w.linesOf(ruleFiles[r.String()])})
	}
	for _, p := range w.packages {
		if err := w.check(p); err != nil {
			return err
		}
	}
	for _, p := range w.packages {
		w.declared(p)
	}
	for _, p := range w.packages {
		w.rewrite(p)
	}
	for _, f := range forms {
		if !slices.ContainsFunc(w.subjects, func(s subject) bool { return s.Kind == formKind && s.Name == f.name }) {
			w.errs = append(w.errs, fmt.Errorf("form %q: there is no function %s", f.name, f.function))
		}
	}
	if err := errors.Join(w.errs...); err != nil {
		return err
	}
	if err := writeJSON(filepath.Join(dir, "overlay.json"), map[string]any{"Replace": w.overlay}); err != nil {
		return err
	}
	return writeJSON(indexFile(dir), w.subjects)
}

// instrumenter is the state of it.
type instrumenter struct {
	root, dir string
	fset      *token.FileSet
	exports   map[string]string // of packages, by path
	packages  []*source
	importer  types.Importer
	subjects  []subject
	overlay   map[string]string
	errs      []error
}

// source is a package whose sources are copied.
type source struct {
	ImportPath, Dir, Export string
	GoFiles, CgoFiles       []string
	Standard                bool
	Imports                 []string

	folder string // below the module
	files  []*ast.File
	texts  [][]byte
	info   *types.Info
}

func (w *instrumenter) add(s subject) int {
	s.ID = len(w.subjects)
	w.subjects = append(w.subjects, s)
	return s.ID
}

// list finds the packages, those first that others import.
func (w *instrumenter) list() error {
	cmd := exec.Command("go", "list", "-export", "-deps", "-json=ImportPath,Dir,Export,GoFiles,CgoFiles,Standard,Imports", "./cmd/gpubench", "./tests/ablation")
	cmd.Dir, cmd.Stderr = w.root, os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return fmt.Errorf("go list: %w", err)
	}
	w.fset, w.exports = token.NewFileSet(), map[string]string{}
	for d := json.NewDecoder(bytes.NewReader(out)); ; {
		p := &source{}
		if err := d.Decode(p); err == io.EOF {
			return nil
		} else if err != nil {
			return err
		}
		w.exports[p.ImportPath] = p.Export
		p.folder = strings.TrimPrefix(p.ImportPath, module+"/")
		uses := slices.ContainsFunc(p.Imports, func(i string) bool { return in(strings.TrimPrefix(i, module+"/"), figurePackages) })
		if !p.Standard && !in(p.folder, []string{"tests"}) && len(p.CgoFiles) == 0 && (uses || in(p.folder, figurePackages) || in(p.folder, formPackages)) {
			w.packages = append(w.packages, p)
		}
	}
}

// in reports whether a folder is one of some, or below one.
func in(folder string, list []string) bool {
	return slices.ContainsFunc(list, func(f string) bool { return folder == f || strings.HasPrefix(folder, f+"/") })
}

// compiled imports packages as they were compiled.
func (w *instrumenter) compiled() types.Importer {
	if w.importer == nil {
		w.importer = importer.ForCompiler(w.fset, "gc", func(name string) (io.ReadCloser, error) { return os.Open(w.exports[name]) })
	}
	return w.importer
}

func (w *instrumenter) check(p *source) error {
	for _, name := range p.GoFiles {
		text, err := os.ReadFile(filepath.Join(p.Dir, name))
		if err != nil {
			return err
		}
		f, err := parser.ParseFile(w.fset, filepath.Join(p.Dir, name), text, parser.ParseComments)
		if err != nil {
			return err
		}
		p.files, p.texts = append(p.files, f), append(p.texts, text)
	}
	p.info = &types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Defs: map[*ast.Ident]types.Object{}, Uses: map[*ast.Ident]types.Object{}}
	cfg := types.Config{Importer: w.compiled()}
	_, err := cfg.Check(p.ImportPath, w.fset, p.files, p.info)
	return err
}

// key tells objects of packages apart, whichever way they were imported.
func key(o types.Object) string {
	if o == nil || o.Pkg() == nil || o.Parent() != o.Pkg().Scope() {
		return ""
	}
	return o.Pkg().Path() + "." + o.Name()
}

// known are the constants and the variables, by key.
var known = struct {
	constants map[string]int
	variables map[string]string // to the functions that make them anew
}{map[string]int{}, map[string]string{}}

// declared adds the constants that are figures, and the variables that have some.
func (w *instrumenter) declared(p *source) {
	if !in(p.folder, figurePackages) {
		return
	}
	for _, f := range p.files {
		for _, d := range f.Decls {
			d, ok := d.(*ast.GenDecl)
			if !ok || enumerates(d) {
				continue
			}
			for _, s := range d.Specs {
				s, ok := s.(*ast.ValueSpec)
				if !ok {
					continue
				}
				for i, name := range s.Names {
					w.declare(p, d, s, i, name)
				}
			}
		}
	}
}

func (w *instrumenter) declare(p *source, d *ast.GenDecl, s *ast.ValueSpec, i int, name *ast.Ident) {
	o := p.info.Defs[name]
	switch o := o.(type) {
	case *types.Const:
		if kind := o.Val().Kind(); kind == constant.Int || kind == constant.Float {
			known.constants[key(o)] = w.add(subject{Kind: figureKind, Name: named(p, name.Name), At: w.at(name), Value: o.Val().String()})
		}
	case *types.Var:
		if i >= len(s.Values) {
			return
		}
		if _, composite := s.Values[i].(*ast.CompositeLit); composite && (in(p.folder, figurePackages[:1]) || tables[name.Name]) {
			if _, isMap := o.Type().Underlying().(*types.Map); !isMap {
				known.variables[key(o)] = "Ablated" + name.Name
			}
		}
	}
}

// named is a figure's name, which stays where the planner's packages change.
func named(p *source, name string) string {
	if in(p.folder, figurePackages[:1]) {
		return "target." + name
	}
	return "plan." + strings.ToLower(name[:1]) + name[1:]
}

// enumerates reports whether a group of constants names the values of a type, or is counted.
func enumerates(d *ast.GenDecl) bool {
	if d.Tok == token.VAR {
		return false
	}
	if d.Tok != token.CONST {
		return true
	}
	counted := false
	ast.Inspect(d, func(n ast.Node) bool {
		id, ok := n.(*ast.Ident)
		counted = counted || ok && id.Name == "iota"
		return true
	})
	return counted
}

func (w *instrumenter) at(n ast.Node) string {
	pos := w.fset.Position(n.Pos())
	name, _ := filepath.Rel(w.root, pos.Filename)
	return fmt.Sprintf("%s:%d", filepath.ToSlash(name), pos.Line)
}

// linesOf counts the lines of files, given by a folder and a pattern of names below it.
func (w *instrumenter) linesOf(patterns []string) (n int) {
	for _, pattern := range patterns {
		folder, name := path.Split(pattern)
		found := false
		err := filepath.WalkDir(filepath.Join(w.root, folder), func(file string, entry fs.DirEntry, err error) error {
			if err != nil || entry.IsDir() || strings.HasSuffix(file, "_test.go") {
				return err
			}
			if fits, err := path.Match(name, entry.Name()); !fits {
				return err
			}
			text, err := os.ReadFile(file)
			n += bytes.Count(text, []byte("\n"))
			found = true
			return err
		})
		if err != nil || !found {
			w.errs = append(w.errs, fmt.Errorf("no file is %s: %v", pattern, err))
		}
	}
	return n
}

// edit is a text in the place of another one.
type edit struct {
	from, to int
	text     string
}

// rewrite copies a package's files that have subjects.
func (w *instrumenter) rewrite(p *source) {
	for i, f := range p.files {
		e := &editor{w: w, p: p, file: f, text: p.texts[i]}
		e.all()
		if len(e.edits) == 0 && e.after == "" {
			continue
		}
		end := w.fset.Position(f.Name.End()).Offset
		text := e.apply(0, len(e.text), append(e.edits, edit{end, end, "; import " + imported + " " + fmt.Sprintf("%q", figures)}))
		text += "\n" + e.after + "\nvar _ = " + imported + ".None\n"
		name := strings.ReplaceAll(p.folder, "/", "_") + "_" + p.GoFiles[i]
		copied := filepath.Join(w.dir, name)
		if err := os.WriteFile(copied, []byte(text), 0o666); err != nil {
			w.errs = append(w.errs, err)
		}
		w.overlay[filepath.Join(p.Dir, p.GoFiles[i])] = copied
	}
}

// editor edits a file.
type editor struct {
	w     *instrumenter
	p     *source
	file  *ast.File
	text  []byte
	edits []edit
	after string // what comes behind the file
}

func (e *editor) offset(p token.Pos) int { return e.w.fset.Position(p).Offset }

// apply is a part of the text with the edits in it.
func (e *editor) apply(from, to int, edits []edit) string {
	edits = slices.DeleteFunc(slices.Clone(edits), func(x edit) bool { return x.from < from || x.to > to })
	slices.SortStableFunc(edits, func(a, b edit) int { return cmp.Compare(a.from, b.from) })
	var b strings.Builder
	for _, x := range edits {
		if x.from < from {
			continue // within one that is done
		}
		b.Write(e.text[from:x.from])
		b.WriteString(x.text)
		from = x.to
	}
	b.Write(e.text[from:to])
	return b.String()
}

// all finds the edits of the file.
func (e *editor) all() {
	for _, d := range e.file.Decls {
		switch d := d.(type) {
		case *ast.GenDecl:
			if d.Tok == token.VAR {
				e.variables(d)
			}
		case *ast.FuncDecl:
			if d.Body != nil {
				e.form(d)
				e.uses(d.Body)
				if in(e.p.folder, figurePackages[:1]) {
					e.literals(d.Body, d.Name.Name)
					if d.Name.Name == "weight" {
						e.returned(d.Body)
					}
				}
			}
		}
	}
}

// form refuses the forms that a function decides for.
func (e *editor) form(d *ast.FuncDecl) {
	if !in(e.p.folder, formPackages) {
		return
	}
	name := functionName(d)
	at := e.offset(d.Body.Lbrace) + 1
	if name == "Config.Runs" { // the rules' numbers are those of their subjects
		e.edits = append(e.edits, edit{at, at, " if p != Split && " + imported + ".IsRefused(int(p)) { return false };"})
	}
	for _, f := range forms {
		if !strings.EqualFold(f.function, name) {
			continue
		}
		lines := e.w.linesOf(f.files)
		if f.files == nil {
			lines = e.w.fset.Position(d.End()).Line - e.w.fset.Position(d.Pos()).Line + 1
		}
		id := e.w.add(subject{Kind: formKind, Name: f.name, At: e.w.at(d), Lines: lines})
		e.edits = append(e.edits, edit{at, at, fmt.Sprintf(" if %s.IsRefused(%d) { %s };", imported, id, f.refused)})
	}
}

// functionName is a function's name, and before it that of the type whose method it is.
func functionName(d *ast.FuncDecl) string {
	if d.Recv == nil {
		return d.Name.Name
	}
	of, _, _ := strings.Cut(strings.TrimPrefix(types.ExprString(d.Recv.List[0].Type), "*"), "[")
	return of + "." + d.Name.Name
}

// uses asks for the figures, wherever they need not be constants.
func (e *editor) uses(n ast.Node) {
	ast.Inspect(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.GenDecl:
			return n.Tok != token.CONST
		case *ast.ArrayType:
			if n.Len != nil {
				e.uses(n.Elt)
				return false
			}
		case *ast.SelectorExpr:
			if e.use(n, e.p.info.Uses[n.Sel]) {
				return false
			}
		case *ast.Ident:
			e.use(n, e.p.info.Uses[n])
		}
		return true
	})
}

func (e *editor) use(n ast.Expr, o types.Object) bool {
	if o == nil {
		return false
	}
	from, to := e.offset(n.Pos()), e.offset(n.End())
	if id, ok := known.constants[key(o)]; ok {
		t := e.p.info.Types[n].Type
		call := imported + ".Of"
		if b, ok := t.(*types.Basic); ok {
			if b.Info()&types.IsUntyped != 0 {
				t = types.Default(b)
			}
			call += "[" + t.String() + "]"
		}
		e.edits = append(e.edits, edit{from, to, fmt.Sprintf("%s(%d, %s)", call, id, e.text[from:to])})
		return true
	}
	if name, ok := known.variables[key(o)]; ok {
		text := name + "()"
		if s, ok := n.(*ast.SelectorExpr); ok {
			text = string(e.text[from:e.offset(s.X.End())]) + "." + text
		}
		e.edits = append(e.edits, edit{from, to, text})
		return true
	}
	return false
}

// variables writes functions that make the variables of tables and profiles anew.
func (e *editor) variables(d *ast.GenDecl) {
	for _, s := range d.Specs {
		s := s.(*ast.ValueSpec)
		for i, name := range s.Names {
			o := e.p.info.Defs[name]
			again, ok := known.variables[key(o)]
			if !ok {
				continue
			}
			value := s.Values[i].(*ast.CompositeLit)
			part := &editor{w: e.w, p: e.p, file: e.file, text: e.text}
			part.uses(value)
			t := types.TypeString(o.Type(), types.RelativeTo(o.Pkg()))
			if strings.Contains(t, "/") {
				continue
			}
			if tables[name.Name] {
				e.entries(part, again, name.Name, t, value)
				continue
			}
			part.literals(value, name.Name)
			e.after += fmt.Sprintf("func %s() %s { return %s }\n", again, t, part.apply(e.offset(value.Pos()), e.offset(value.End()), part.edits))
		}
	}
}

// entries makes a table of the entries that are not refused.
func (e *editor) entries(part *editor, again, name, t string, value *ast.CompositeLit) {
	var b strings.Builder
	fmt.Fprintf(&b, "func %s() (list %s) {\n", again, t)
	for _, entry := range value.Elts {
		text := part.apply(e.offset(entry.Pos()), e.offset(entry.End()), part.edits)
		id := e.w.add(subject{Kind: entryKind, Name: fmt.Sprintf("%s: %s", name, strings.Trim(text, "{}")), At: e.w.at(entry), Lines: 1})
		fmt.Fprintf(&b, "\tif !%s.IsRefused(%d) { list = append(list, %s...) }\n", imported, id, t+"{"+text+"}")
	}
	b.WriteString("\treturn list\n}\n")
	e.after += b.String()
}

// literals asks for the numbers and switches of composite literals.
func (e *editor) literals(n ast.Node, of string) {
	ast.Inspect(n, func(n ast.Node) bool {
		c, ok := n.(*ast.CompositeLit)
		if !ok {
			return true
		}
		s, ok := e.p.info.Types[c].Type.Underlying().(*types.Struct)
		if !ok {
			return true
		}
		for i, x := range c.Elts {
			field := s.Field(min(i, s.NumFields()-1)).Name()
			if kv, ok := x.(*ast.KeyValueExpr); ok {
				field, x = kv.Key.(*ast.Ident).Name, kv.Value
			}
			if !given[field] {
				e.literal(x, of+"."+field)
			}
		}
		return true
	})
}

func (e *editor) literal(x ast.Expr, name string) {
	tv := e.p.info.Types[x]
	b, basic := tv.Type.(*types.Basic)
	if tv.Value == nil || !basic {
		return
	}
	switch x := x.(type) {
	case *ast.Ident: // a figure itself
		if x.Name != "true" {
			return
		}
	case *ast.SelectorExpr:
		return
	}
	from, to := e.offset(x.Pos()), e.offset(x.End())
	s := subject{Name: named(e.p, name), At: e.w.at(x), Value: tv.Value.String()}
	switch {
	case tv.Value.Kind() == constant.Bool:
		s.Kind = flagKind
		e.edits = append(e.edits, edit{from, to, fmt.Sprintf("%s.Flag(%d, %s)", imported, e.w.add(s), e.text[from:to])})
	case tv.Value.Kind() == constant.String || constant.Sign(tv.Value) == 0:
	default:
		s.Kind = figureKind
		e.edits = append(e.edits, edit{from, to, fmt.Sprintf("%s.Of[%s](%d, %s)", imported, b.Name(), e.w.add(s), e.text[from:to])})
	}
}

// returned asks for the numbers above 1 that a function returns.
func (e *editor) returned(n ast.Node) {
	ast.Inspect(n, func(n ast.Node) bool {
		r, ok := n.(*ast.ReturnStmt)
		if !ok {
			return true
		}
		for _, x := range r.Results {
			if l, ok := x.(*ast.BasicLit); ok && l.Value != "1" && l.Value != "0" {
				e.literal(l, "weight at line "+fmt.Sprint(e.w.fset.Position(l.Pos()).Line))
			}
		}
		return true
	})
}
