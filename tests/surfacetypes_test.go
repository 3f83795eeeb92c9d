package tests

import (
	"go/importer"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// exported are the public packages by path, as the compiler sees them: with the types of
// all that they export.
func exported(t *testing.T) map[string]*types.Package {
	t.Helper()
	args := []string{"list", "-export", "-deps", "-f", "{{.ImportPath}} {{.Export}}"}
	for _, pkg := range publicPackages {
		args = append(args, module+"/"+pkg)
	}
	list := exec.Command("go", args...)
	list.Dir, list.Stderr = "..", os.Stderr
	out, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	files := map[string]string{}
	for line := range strings.Lines(string(out)) {
		path, file, _ := strings.Cut(strings.TrimSpace(line), " ")
		files[path] = file
	}
	from := importer.ForCompiler(token.NewFileSet(), "gc", func(path string) (io.ReadCloser, error) { return os.Open(files[path]) })
	packages := map[string]*types.Package{}
	for _, pkg := range publicPackages {
		if packages[module+"/"+pkg], err = from.Import(module + "/" + pkg); err != nil {
			t.Fatal(err)
		}
	}
	return packages
}

// What users can write names nothing that they cannot import, and nothing of the folders that
// serve tools: no exported signature, field, method, variable or type has a type of them in it.
func TestExportedSurfaceNamesNothingInternal(t *testing.T) {
	packages := exported(t)
	names := 0
	for path, pkg := range packages {
		for _, name := range pkg.Scope().Names() {
			object := pkg.Scope().Lookup(name)
			if !object.Exported() {
				continue
			}
			names++
			w := walk{own: path, public: packages}
			w.object(object)
			for _, problem := range w.problems {
				t.Errorf("%s.%s names %s", strings.TrimPrefix(path, module+"/"), name, problem)
			}
		}
	}
	if names < 500 {
		t.Errorf("only %d names were looked at", names)
	}
}

// The walk sees what it is for, in every place where a type can stand.
func TestExportedSurfaceIsWalked(t *testing.T) {
	hidden := types.NewPackage(module+"/ops", "ops")
	op := types.NewNamed(types.NewTypeName(token.NoPos, hidden, "Op", nil), types.NewStruct(nil, nil), nil)
	own := types.NewPackage(module+"/tensor", "tensor")
	field := func(exported string) types.Type {
		return types.NewStruct([]*types.Var{types.NewField(token.NoPos, own, exported, types.NewPointer(op), false)}, nil)
	}
	function := func(typ types.Type) types.Type {
		return types.NewSignatureType(nil, nil, nil, types.NewTuple(types.NewParam(token.NoPos, own, "x", typ)), nil, false)
	}
	method := func(name string) types.Type {
		return types.NewInterfaceType([]*types.Func{types.NewFunc(token.NoPos, own, name, function(op).(*types.Signature))}, nil).Complete()
	}
	for what, c := range map[string]struct {
		typ   types.Type
		wrong bool
	}{
		"a function's parameter": {function(types.NewSlice(op)), true}, "a field": {field("Op"), true}, "a field that is no one's": {field("op"), false},
		"a map": {types.NewMap(types.Typ[types.String], op), true}, "a function of a function": {function(function(op)), true},
		"a method": {method("Of"), true}, "a method that is no one's": {method("of"), false}, "an alias": {types.NewAlias(types.NewTypeName(token.NoPos, own, "A", nil), op), true},
		"a number": {function(types.Typ[types.Int]), false},
	} {
		w := walk{own: own.Path(), public: map[string]*types.Package{own.Path(): own}}
		w.typ(c.typ)
		if got := len(w.problems) > 0; got != c.wrong {
			t.Errorf("%s: problems %v", what, w.problems)
		}
	}
}

// walk goes over all that an exported name lets users write.
type walk struct {
	own      string // the package's path
	public   map[string]*types.Package
	problems []string
	seen     []types.Type
}

func (w *walk) object(o types.Object) {
	name, isType := o.(*types.TypeName)
	if !isType {
		w.typ(o.Type())
		return
	}
	if name.IsAlias() {
		w.typ(types.Unalias(o.Type()))
		return
	}
	named := o.Type().(*types.Named)
	w.typ(named.Underlying())
	for m := range named.Methods() {
		if m.Exported() {
			w.typ(m.Type())
		}
	}
}

// name looks at the name of a type: that of another package must be public. Of one that is not exported
// users see the exported parts.
func (w *walk) name(o *types.TypeName) {
	switch {
	case o.Pkg() == nil:
	case o.Pkg().Path() == w.own:
		if !o.Exported() && !o.IsAlias() {
			w.object(o)
		}
	case strings.HasPrefix(o.Pkg().Path(), module+"/") && w.public[o.Pkg().Path()] == nil:
		w.problems = append(w.problems, o.Pkg().Path()+"."+o.Name())
	}
}

func (w *walk) typ(t types.Type) {
	if t == nil || slices.Contains(w.seen, t) {
		return
	}
	w.seen = append(w.seen, t)
	switch t := t.(type) {
	case *types.Alias:
		w.name(t.Obj())
		w.typ(types.Unalias(t))
	case *types.Named:
		w.name(t.Obj())
		for arg := range t.TypeArgs().Types() {
			w.typ(arg)
		}
	case *types.TypeParam:
		w.typ(t.Constraint())
	case *types.Pointer:
		w.typ(t.Elem())
	case *types.Slice:
		w.typ(t.Elem())
	case *types.Array:
		w.typ(t.Elem())
	case *types.Chan:
		w.typ(t.Elem())
	case *types.Map:
		w.typ(t.Key())
		w.typ(t.Elem())
	case *types.Tuple:
		for v := range t.Variables() {
			w.typ(v.Type())
		}
	case *types.Signature:
		for p := range t.TypeParams().TypeParams() {
			w.typ(p)
		}
		w.typ(t.Params())
		w.typ(t.Results())
	case *types.Struct:
		for f := range t.Fields() {
			if f.Exported() {
				w.typ(f.Type())
			}
		}
	case *types.Interface:
		for m := range t.Methods() {
			if m.Exported() {
				w.typ(m.Type())
			}
		}
		for e := range t.EmbeddedTypes() {
			w.typ(e)
		}
	case *types.Union:
		for term := range t.Terms() {
			w.typ(term.Type())
		}
	}
}
