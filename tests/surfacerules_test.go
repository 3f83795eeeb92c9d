package tests

import (
	"go/ast"
	"go/build"
	"go/parser"
	"go/token"
	"go/types"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// A type's methods have one name for their receiver.
func TestReceiversHaveOneName(t *testing.T) {
	for _, pkg := range publicPackages {
		names := map[string]string{}
		for _, file := range filesOf(t, "../"+pkg) {
			for _, d := range file.Decls {
				f, ok := d.(*ast.FuncDecl)
				if !ok || f.Recv == nil || len(f.Recv.List[0].Names) == 0 {
					continue
				}
				typ, name := baseName(f.Recv.List[0].Type), f.Recv.List[0].Names[0].Name
				if old := names[typ]; old != "" && old != name {
					t.Errorf("%s.%s: the receiver of %s is %s, and %s elsewhere", pkg, typ, f.Name.Name, name, old)
				}
				names[typ] = name
			}
		}
	}
}

// twin ends the name of a function that is another one with an option. Of says that a dtype
// is known at run time only.
var twin = regexp.MustCompile(`^([\w.]+?)(As|With|Descending|Ascending|Open|Fast|Into)$`)

// notTwins have such a name and are no twins, and why.
var notTwins = map[string]string{
	"ReadInto":          "it reads several tensors, of any dtypes",
	"Function.CallInto": "it assigns to variables",
}

// twins are the names that are another one with an option.
func twins(names []string) (found []string) {
	for _, name := range names {
		if m := twin.FindStringSubmatch(name); m != nil && slices.Contains(names, m[1]) && notTwins[name] == "" {
			found = append(found, name)
		}
	}
	return found
}

// Optional arguments are options (tensor, "Optional arguments"): an operator has one name, no
// parameter is a bool, and a choice that is an option is nowhere a parameter of its own.
func TestOptionalArgumentsAreOptions(t *testing.T) {
	bools := map[string]string{"shape.Reduce": "the rule of a shape, which has no default"}
	signatures := 0
	for path, pkg := range exported(t) {
		short := strings.TrimPrefix(path, module+"/")
		var names []string
		check := func(name string, s *types.Signature) {
			signatures++
			names = append(names, name)
			for i := range s.Params().Len() {
				p := s.Params().At(i)
				if types.Identical(p.Type(), types.Typ[types.Bool]) && bools[short+"."+name] == "" {
					t.Errorf("%s.%s: %s is a bool: make it an option", short, name, p.Name())
				}
				if option := optionOf(pkg, p.Type()); option != "" {
					t.Errorf("%s.%s: %s is a choice of %s: take a list of options", short, name, p.Name(), option)
				}
			}
		}
		for _, name := range pkg.Scope().Names() {
			switch o := pkg.Scope().Lookup(name).(type) {
			case *types.Func:
				if o.Exported() {
					check(name, o.Signature())
				}
			case *types.TypeName:
				named, ok := o.Type().(*types.Named)
				for i := 0; ok && o.Exported() && i < named.NumMethods(); i++ {
					if m := named.Method(i); m.Exported() {
						check(name+"."+m.Name(), m.Signature())
					}
				}
			}
		}
		for _, name := range twins(names) {
			t.Errorf("%s.%s is another function with an option", short, name)
		}
	}
	if signatures < 500 {
		t.Errorf("only %d signatures were found", signatures)
	}
	if got := twins([]string{"Tensor.Sum", "Tensor.SumAs", "Linspace", "LinspaceOpen", "ReadInto", "Read", "Std", "StdWith", "Tensor.SortDescending", "Tensor.Sort", "SlopeAndOffset"}); len(got) != 4 {
		t.Errorf("the twins of names that have four are %v", got)
	}
}

// optionOf is the option type that a parameter's type implements, "" for none.
func optionOf(pkg *types.Package, typ types.Type) string {
	named, ok := typ.(*types.Named)
	if !ok || named.Obj().Pkg() != pkg || types.IsInterface(typ) {
		return ""
	}
	for _, name := range pkg.Scope().Names() {
		option, ok := pkg.Scope().Lookup(name).(*types.TypeName)
		if !ok || !strings.HasSuffix(name, "Option") {
			continue
		}
		if i, ok := option.Type().Underlying().(*types.Interface); ok && types.Implements(typ, i) {
			return name
		}
	}
	return ""
}

// Four functions bring elements from a device.
func TestReadingFunctionsAreFour(t *testing.T) {
	var found []string
	for _, name := range exported(t)[module+"/tensor"].Scope().Names() {
		if strings.HasPrefix(name, "Read") && !strings.HasSuffix(name, "Error") || name == "Item" {
			found = append(found, name)
		}
	}
	if want := []string{"Item", "Read", "ReadBytes", "ReadInto"}; !slices.Equal(found, want) {
		t.Errorf("the reading functions are %v, want %v", found, want)
	}
}

// withoutExample are public packages without an example, and why.
var withoutExample = map[string]string{"dialect": "errors that all dialects share"}

// Every package that users import has an example that runs.
func TestPublicPackagesHaveExamples(t *testing.T) {
	for _, pkg := range publicPackages {
		found := false
		paths, err := filepath.Glob(filepath.Join("..", pkg, "*_test.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, path := range paths {
			file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			for _, d := range file.Decls {
				f, ok := d.(*ast.FuncDecl)
				found = found || ok && strings.HasPrefix(f.Name.Name, "Example") && len(f.Type.Params.List) == 0
			}
		}
		if found == (withoutExample[pkg] != "") {
			t.Errorf("%s has an example: %v, reason not to have one: %q", pkg, found, withoutExample[pkg])
		}
	}
}

// Every exported function, method, type, constant and variable of what users import has a doc
// comment that names it, or its group has one. What Error does is said by the language.
func TestPublicNamesHaveComments(t *testing.T) {
	for _, pkg := range publicPackages {
		for _, file := range commentedFilesOf(t, "../"+pkg) {
			for _, d := range file.Decls {
				for _, name := range uncommented(d) {
					t.Errorf("%s: %s has no doc comment", pkg, name)
				}
			}
		}
	}
}

// uncommented are the exported names of a declaration without a comment.
func uncommented(d ast.Decl) (names []string) {
	switch d := d.(type) {
	case *ast.FuncDecl:
		own := d.Recv == nil || ast.IsExported(baseName(d.Recv.List[0].Type))
		if d.Name.IsExported() && own && d.Doc == nil && d.Name.Name != "Error" && d.Name.Name != "String" {
			names = append(names, d.Name.Name)
		}
	case *ast.GenDecl:
		for _, spec := range d.Specs {
			switch spec := spec.(type) {
			case *ast.TypeSpec:
				if spec.Name.IsExported() && d.Doc == nil && spec.Doc == nil {
					names = append(names, spec.Name.Name)
				}
			case *ast.ValueSpec:
				for _, name := range spec.Names {
					if name.IsExported() && d.Doc == nil && spec.Doc == nil && spec.Comment == nil {
						names = append(names, name.Name)
					}
				}
			}
		}
	}
	return names
}

// commentedFilesOf are a package's files with their comments.
func commentedFilesOf(t *testing.T, dir string) (files []*ast.File) {
	t.Helper()
	p, err := build.ImportDir(dir, 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range slices.Concat(p.GoFiles, p.CgoFiles) {
		file, err := parser.ParseFile(token.NewFileSet(), filepath.Join(dir, name), nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, file)
	}
	return files
}
