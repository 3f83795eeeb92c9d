package tests

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

const (
	operatorsPage      = "../docs/operators.md"
	operatorsGenerated = "<!-- From here on generated: go generate ./tests -->\n"
)

//go:generate go test -count=1 -run ^TestOperatorsPageIsCurrent$ . -update

// The page lists what the catalogue has.
func TestOperatorsPageIsCurrent(t *testing.T) {
	page := read(t, operatorsPage)
	prose, got, ok := strings.Cut(page, operatorsGenerated)
	if !ok {
		t.Fatalf("%s lacks the line %s", operatorsPage, operatorsGenerated)
	}
	want := operatorsBySubject(goNames(t)) + functionTable()
	if *update {
		if err := os.WriteFile(operatorsPage, []byte(prose+operatorsGenerated+want), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	if got != want {
		t.Errorf("%s is not what the catalogue says: go generate ./tests (docs/adding-an-operator.md)", operatorsPage)
	}
}

// saidBy are the operators that package tensor says by others, and how.
var saidBy = map[*ops.Op]string{
	ops.L1Norm: "VectorNorm(axes, 1)", ops.L2Norm: "VectorNorm(axes, 2)", ops.InfNorm: "VectorNorm(axes, math.Inf(1))", ops.Slice: "At",
	ops.Empty: "tensor.Zeros", ops.EmptyLike: "ZerosLike", ops.Data: "tensor.From", ops.Iota: "tensor.Arange",
}

// withoutFunction are the operators that package tensor does not say, and why.
var withoutFunction = map[*ops.Op]string{
	ops.Lookup: partOfRules, ops.Search: partOfRules, ops.Segment: partOfRules, ops.OrderKey: partOfRules, ops.PackWords: partOfRules,
	ops.SortRows: partOfRules, ops.Routine: partOfRules, ops.OrderRows: partOfRules, ops.RandomBits: partOfRules, ops.RandomBitsHigh: "for streams that use whole blocks", ops.MulHigh: partOfRules,
	ops.SumTerm: partOfRules, ops.AddTerms: partOfRules, ops.DivideTerms: partOfRules, ops.JoinTerm: partOfRules, ops.SumTerms: partOfRules, ops.CumulativeTerms: partOfRules,
}

const partOfRules = "a part of others"

// goCell is how Go says an operator, or why it does not; "" where that is unknown.
func goCell(o *ops.Op, goNames map[string][]string) string {
	switch {
	case len(goNames[o.Name]) > 0:
		return codes(goNames[o.Name])
	case saidBy[o] != "":
		return code(saidBy[o])
	}
	return withoutFunction[o]
}

// What a user can apply has a method or a function, and the page names it.
func TestOperatorsHaveFunctions(t *testing.T) {
	names := goNames(t)
	functions := functionsOf(t, "../tensor")
	for _, o := range ops.All() {
		listed := saidBy[o] != "" || withoutFunction[o] != ""
		switch named := len(names[o.Name]) > 0; {
		case goCell(o, names) == "":
			t.Errorf("%s has no method or function in package tensor, nor a reason in withoutFunction: docs/adding-an-operator.md", o)
		case named && listed:
			t.Errorf("%s is %v, and said to be %s", o, names[o.Name], saidBy[o]+withoutFunction[o])
		case saidBy[o] != "":
			name, isFunction := strings.CutPrefix(saidBy[o], "tensor.")
			if name, _, _ = strings.Cut(name, "("); !isFunction {
				name = "Tensor." + name
			}
			if functions[name] == nil {
				t.Errorf("%s is said by %s, which is not there", o, saidBy[o])
			}
		}
	}
}

// Each group of operators has an example that pkg.go.dev shows.
func TestGroupsOfOperatorsHaveExamples(t *testing.T) {
	shown := map[string]bool{}
	for _, file := range goFilesOf(t, "../tensor", false) {
		for _, m := range regexp.MustCompile(`(?m)^func Example(?:Tensor_)?([A-Z]\w*?)(?:_[a-z]\w*)?\(`).FindAllStringSubmatch(read(t, file), -1) {
			shown[m[1]] = true
		}
	}
	names := goNames(t)
	for _, s := range ops.Subjects() {
		isShown := slices.ContainsFunc(s.Ops, func(o *ops.Op) bool {
			return slices.ContainsFunc(names[o.Name], func(name string) bool {
				of, _, _ := strings.Cut(strings.TrimPrefix(name, "tensor."), ".") // a function, a method of Tensor, or another type
				return shown[of]
			})
		})
		public := slices.ContainsFunc(s.Ops, func(o *ops.Op) bool { return withoutFunction[o] == "" })
		if public && !isShown {
			t.Errorf("no operator of the group %q has an example in package tensor", s.Title)
		}
	}
}

// unlisted are the functions that make tensors of tensors and are on no row of the page,
// and why.
var unlisted = map[string]string{
	"tensor.Scalar": "a number, which any operator takes as it is", "handle.ApplyAll": "for tools",
	"tensor.Fail": "for packages of operators", "tensor.FromOf": "From of converted numbers", "tensor.FromBytesContext": "FromBytes within a context", "Append": "Concat of a tensor and others", "Var.Tensor": "what a variable holds", "Function.Call": "what is compiled",
}

// The page has every function and method that makes a tensor.
func TestOperatorsPageHasEveryFunction(t *testing.T) {
	page := read(t, operatorsPage)
	for name, fn := range functionsOf(t, "../tensor") {
		if !fn.Name.IsExported() || !makesTensors(fn) {
			continue
		}
		said, isMethod := strings.CutPrefix(name, "Tensor.")
		if !isMethod && fn.Recv == nil {
			said = "tensor." + name
		}
		if found := strings.Contains(page, "`"+said+"`") || strings.Contains(page, "`tensor."+name+"`"); found == (unlisted[said] != "") {
			t.Errorf("%s: on the page is %v, reason not to be: %q", said, found, unlisted[said])
		}
	}
}

// makesTensors reports whether a function has tensors among its results.
func makesTensors(fn *ast.FuncDecl) bool {
	found := false
	if fn.Type.Results != nil {
		ast.Inspect(fn.Type.Results, func(n ast.Node) bool {
			id, ok := n.(*ast.Ident)
			found = found || ok && id.Name == "Tensor"
			return true
		})
	}
	return found
}

// What the page says is there in Go, is.
func TestOperatorsFunctionsExist(t *testing.T) {
	for _, f := range ops.Functions() {
		pkg, name, _ := strings.Cut(f.Go, ".")
		if functionsOf(t, "../"+pkg)[name] == nil {
			t.Errorf("%s: there is no function or method %s", f.Name, f.Go)
		}
	}
}

func goFiles(t *testing.T, dir string) []*ast.File {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil || len(paths) == 0 {
		t.Fatalf("no Go files in %s: %v", dir, err)
	}
	var files []*ast.File
	for _, path := range paths {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, file)
	}
	return files
}

// goNames are the methods and functions of package tensor by the operator that
// they apply: the exported ones whose body names the operator's variable, or calls
// an unexported function that does. A method of Tensor goes by its name alone.
func goNames(t *testing.T) map[string][]string {
	t.Helper()
	functions := functionsOf(t, "../tensor")
	operators := operatorVariables(t)
	helpers := map[string][]string{} // the operators that an unexported function names
	for _, fn := range functions {
		if !fn.Name.IsExported() {
			helpers[fn.Name.Name] = append(helpers[fn.Name.Name], operatorsIn(fn, operators)...)
		}
	}
	direct, through := map[string][]string{}, map[string][]string{}
	for _, name := range slices.Sorted(maps.Keys(functions)) {
		fn := functions[name]
		if !fn.Name.IsExported() {
			continue
		}
		if method, ok := strings.CutPrefix(name, "Tensor."); ok {
			name = method
		} else if fn.Recv == nil {
			name = "tensor." + name
		}
		found := operatorsIn(fn, operators)
		if other := meantBy(fn, functions); len(found) == 0 && other != nil {
			found = operatorsIn(other, operators)
		}
		for _, op := range found {
			direct[op] = append(direct[op], name)
		}
		for _, helper := range called(fn) {
			for _, op := range helpers[helper] {
				if !slices.Contains(through[op], name) {
					through[op] = append(through[op], name)
				}
			}
		}
	}
	for _, list := range direct {
		slices.SortStableFunc(list, func(a, b string) int { return strings.Count(a, ".") - strings.Count(b, ".") })
	}
	maps.DeleteFunc(through, func(op string, _ []string) bool { return len(direct[op]) > 0 })
	maps.Copy(direct, through)
	return direct
}

// meantBy is the exported method of the same tensor that is all that a method calls;
// nil for none.
func meantBy(fn *ast.FuncDecl, functions map[string]*ast.FuncDecl) *ast.FuncDecl {
	if len(fn.Body.List) == 1 && fn.Recv != nil {
		for _, name := range called(fn) {
			if other := functions[receiverOf(fn)+"."+name]; other != nil && ast.IsExported(name) {
				return other
			}
		}
	}
	return nil
}

// functionsOf are a package's functions by name, methods by their receiver's and
// theirs.
func functionsOf(t *testing.T, dir string) map[string]*ast.FuncDecl {
	t.Helper()
	list := map[string]*ast.FuncDecl{}
	for _, file := range goFiles(t, dir) {
		for _, d := range file.Decls {
			fn, ok := d.(*ast.FuncDecl)
			switch {
			case !ok || fn.Body == nil:
			case fn.Recv != nil:
				list[receiverOf(fn)+"."+fn.Name.Name] = fn
			default:
				list[fn.Name.Name] = fn
			}
		}
	}
	return list
}

// operatorsIn are the operators whose variables a function names.
func operatorsIn(fn *ast.FuncDecl, variables map[string]string) []string {
	var list []string
	ast.Inspect(fn.Body, func(n ast.Node) bool {
		if op := variables[selectorOf(n)]; op != "" && !slices.Contains(list, op) {
			list = append(list, op)
		}
		return true
	})
	return list
}

// called are the functions and methods that a function calls by name.
func called(fn *ast.FuncDecl) []string {
	var list []string
	ast.Inspect(fn.Body, func(n ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok {
			f := call.Fun
			if generic, ok := f.(*ast.IndexExpr); ok {
				f = generic.X
			}
			switch f := f.(type) {
			case *ast.Ident:
				list = append(list, f.Name)
			case *ast.SelectorExpr:
				list = append(list, f.Sel.Name)
			}
		}
		return true
	})
	return list
}

func receiverOf(fn *ast.FuncDecl) string {
	typ := fn.Recv.List[0].Type
	if star, ok := typ.(*ast.StarExpr); ok {
		typ = star.X
	}
	if id, ok := typ.(*ast.Ident); ok {
		return id.Name
	}
	return ""
}

// selectorOf is X of an expression ops.X or graph.X.
func selectorOf(n ast.Node) string {
	if s, ok := n.(*ast.SelectorExpr); ok {
		if id, ok := s.X.(*ast.Ident); ok && (id.Name == "ops" || id.Name == "graph") {
			return s.Sel.Name
		}
	}
	return ""
}

// operatorVariables are the operators' names by their variables in package ops:
// the first string in a variable's value.
func operatorVariables(t *testing.T) map[string]string {
	t.Helper()
	found := map[string]string{"NewFull": "full"}
	for _, file := range goFiles(t, "../ops") {
		ast.Inspect(file, func(n ast.Node) bool {
			spec, ok := n.(*ast.ValueSpec)
			if !ok || len(spec.Names) != 1 || len(spec.Values) != 1 {
				return true
			}
			if name := firstString(spec.Values[0]); name != "" {
				if o, ok := ops.ByName(name); ok && o.Name == name && spec.Names[0].IsExported() {
					found[spec.Names[0].Name] = name
				}
			}
			return false
		})
	}
	for _, o := range ops.All() {
		if !slices.Contains(slices.Collect(maps.Values(found)), o.Name) {
			t.Errorf("%s has no variable in package ops", o)
		}
	}
	return found
}

func firstString(value ast.Expr) (text string) {
	ast.Inspect(value, func(n ast.Node) bool {
		if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING && text == "" {
			text, _ = strconv.Unquote(lit.Value)
		}
		return text == ""
	})
	return text
}

func operatorsBySubject(goNames map[string][]string) string {
	var b strings.Builder
	for _, s := range ops.Subjects() {
		fmt.Fprintf(&b, "\n## %s\n\n| operator | Go | operands | result | error | parameters | Array API | NumPy | PyTorch | ONNX | meaning |\n|---|---|---|---|---|---|---|---|---|---|---|\n", s.Title)
		for _, o := range s.Ops {
			n := o.Names()
			fmt.Fprintf(&b, "| %s | %s | %s | %s | %s | %s | %s | %s | %s | %s | %s |\n", names(o), goCell(o, goNames), takes(o), gives(o), greatestError(o), codes(parametersOf(o)),
				code(n.ArrayAPI), code(n.NumPy), code(n.PyTorch), code(n.ONNX), cell(o.Doc))
		}
	}
	return b.String()
}

func functionTable() string {
	var b strings.Builder
	b.WriteString("\n## Functions that are no operators\n\n| function | Go | Array API | NumPy | PyTorch | meaning |\n|---|---|---|---|---|---|\n")
	for _, f := range ops.Functions() {
		fmt.Fprintf(&b, "| `%s` | `%s` | %s | %s | %s | %s |\n", f.Name, f.Go, code(f.ArrayAPI), code(f.NumPy), code(f.PyTorch), cell(f.Doc))
	}
	return b.String()
}

func code(name string) string {
	if name == "" {
		return "-"
	}
	return "`" + strings.ReplaceAll(name, "|", `\|`) + "`"
}

func codes(list []string) string {
	if len(list) == 0 {
		return "-"
	}
	quoted := make([]string, len(list))
	for i, name := range list {
		quoted[i] = code(name)
	}
	return strings.Join(quoted, ", ")
}

func parametersOf(o *ops.Op) []string {
	var list []string
	for _, a := range o.Attributes() {
		list = append(list, a.Name)
	}
	return list
}

// takes are the operands in words.
func takes(o *ops.Op) string {
	if o.Arity == ops.Variadic {
		return "1 or more of " + o.Accept.String() + o.Convert.String()
	}
	var list []string
	if o.Cond {
		list = append(list, "a condition")
	}
	promoting, indices := 0, 0
	for i := range o.Arity {
		switch {
		case o.Promotes(i):
			promoting++
		case !(o.Cond && i == 0):
			indices++
		}
	}
	if promoting > 0 {
		list = append(list, fmt.Sprintf("%d of %s%s", promoting, o.Accept, o.Convert))
	}
	switch {
	case indices == 1:
		list = append(list, "an index")
	case indices > 1:
		list = append(list, fmt.Sprintf("%d of integers", indices))
	}
	if len(list) == 0 {
		return "none"
	}
	return strings.Join(list, ", ")
}

// gives is the result's dtype in words.
func gives(o *ops.Op) string {
	return map[ops.Result]string{
		ops.Same: "the same", ops.ToBool: "bool", ops.Default: "the same, of integers 64 bits", ops.ByAttr: "as asked",
		ops.ToReal: "the same, of complex dtypes real", ops.ToUnsigned: "unsigned, as wide", ops.ToUint64: "uint64", ops.ToIndex: "int64", ops.ToComplex: "the same, of real dtypes complex",
	}[o.Result]
}

// greatestError is the greatest bound of the dtypes.
func greatestError(o *ops.Op) string {
	bound, at := 0., dtype.Invalid
	for _, d := range o.Accept.DTypes() {
		if b := o.Bound(d); b > bound {
			bound, at = b, d
		}
	}
	switch {
	case bound > 0:
		return fmt.Sprintf("%v ULP (%s)", bound, at)
	case o.OfParts():
		return "that of its parts"
	}
	return "exact"
}
