package tests

import (
	"go/ast"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/ops"
)

// documented are the packages whose functions and methods are checked here.
var documented = []string{"tensor", "device", "model", "dtype", "dtype/bfloat16", "shape", "encoding/images", "encoding/npy", "encoding/safetensors"}

var (
	// namesErrors finds a type of errors, or "errors" as in "Errors: those of [Read]". The
	// singular is not enough: it may be the error of a number.
	namesErrors = regexp.MustCompile(`\w+Error\b|\b[Ee]rrors\b|\bErr[A-Z]\w+`)
	namesDTypes = regexp.MustCompile(`(?i)\bdtypes?\b|\bbools?\b|\bintegers?\b|floating-point|\bcomplex\b|\bnumeric\b|\bu?int(8|16|32|64)\b`)
	namesShapes = regexp.MustCompile(`(?i)\bshapes?\b|\bax[ie]s\b|\bdims?\b|\branks?\b|\b(each|every) element\b|element by element|broadcast|\bvectors?\b|\bmatri(x|ces)\b|\bscalars?\b|\bviews?\b|\bflattens?\b`)
	// refersToDTypes finds dtypes that are another function's.
	refersToDTypes = regexp.MustCompile(`(?i)\bdtypes\b[^.]*\b(errors|costs|those of)\b`)
)

// incomplete are functions whose comments lack dtypes or shapes, and why.
var incomplete = map[string]string{
	"Fail":             "it carries an error, and has neither",
	"FromBytesContext": "FromBytes has them",
}

// A comment begins with its function's name. It names the errors of a function that returns
// one, or a Tensor that carries one, and has arguments that can be wrong.
func TestDocCommentsNameErrors(t *testing.T) {
	checked := 0
	for _, pkg := range documented {
		for name, fn := range exportedFunctionsOf(t, pkg) {
			checked++
			doc := strings.Join(strings.Fields(fn.Doc.Text()), " ")
			if !strings.HasPrefix(doc, fn.Name.Name+" ") {
				t.Errorf("%s.%s: its comment does not begin with its name: %.60q", pkg, name, doc)
			}
			if canFail(fn) && !namesErrors.MatchString(doc) {
				t.Errorf("%s.%s: its comment names no errors: %q", pkg, name, doc)
			}
		}
	}
	if checked < 450 {
		t.Errorf("only %d functions were found", checked)
	}
}

// The comment of an operator names its dtypes, those that the catalogue has, and says
// something about shapes.
func TestDocCommentsOfOperatorsNameDTypesAndShapes(t *testing.T) {
	classes := map[string][]*ops.Op{} // by the functions and methods that apply them
	for name, list := range goNames(t) {
		o, _ := ops.ByName(name)
		for _, function := range list {
			function = strings.TrimPrefix(function, "tensor.")
			classes[function] = append(classes[function], o)
		}
	}
	checked := 0
	for name, fn := range exportedFunctionsOf(t, "tensor") {
		if !makesTensors(fn) {
			continue
		}
		name = strings.TrimPrefix(name, "Tensor.")
		doc := strings.Join(strings.Fields(fn.Doc.Text()), " ")
		if found := namesDTypes.MatchString(doc) && namesShapes.MatchString(doc); found == (incomplete[name] != "") {
			t.Errorf("%s: its comment has dtypes and shapes: %v, reason not to: %q: %q", name, found, incomplete[name], doc)
		}
		list := classes[name]
		if len(list) == 0 || refersToDTypes.MatchString(doc) {
			continue
		}
		checked++
		if !slices.ContainsFunc(list, func(o *ops.Op) bool { return wordsOf(o, fn).MatchString(withoutLongerNames(o, doc)) }) {
			t.Errorf("%s: its comment does not have the catalogue's dtypes of %v, %s%s: %q", name, list[0], list[0].Accept, list[0].Convert, doc)
		}
	}
	if checked < 180 {
		t.Errorf("only %d operators were compared with the catalogue", checked)
	}
}

// exportedFunctionsOf are a package's exported functions, and methods of exported types, by
// name. The methods that Go defines the meaning of are left out.
func exportedFunctionsOf(t *testing.T, pkg string) map[string]*ast.FuncDecl {
	t.Helper()
	found := map[string]*ast.FuncDecl{}
	for _, file := range commentedFilesOf(t, "../"+pkg) {
		for _, d := range file.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok || !fn.Name.IsExported() || fn.Recv != nil && slices.Contains([]string{"Error", "Unwrap", "Is", "String", "Format"}, fn.Name.Name) {
				continue
			}
			name := fn.Name.Name
			if fn.Recv != nil {
				typ := baseName(fn.Recv.List[0].Type)
				if !ast.IsExported(typ) {
					continue
				}
				name = typ + "." + name
			}
			found[name] = fn
		}
	}
	return found
}

// canFail reports whether a function returns an error, or takes arguments that can be wrong
// and returns a value that carries the error.
func canFail(fn *ast.FuncDecl) bool {
	if fn.Type.Results == nil {
		return false
	}
	carries := false
	for _, result := range fn.Type.Results.List {
		switch strings.TrimLeft(source(result.Type), "[]*") {
		case "error":
			return true
		case "Tensor", "tensor.Tensor", "Var", "Unique":
			carries = true
		}
	}
	return carries && slices.ContainsFunc(fn.Type.Params.List, func(p *ast.Field) bool {
		typ := source(p.Type)
		return typ != "float64" && typ != "T" && typ != "context.Context" && !strings.HasSuffix(typ, "Option") // any value is right
	})
}

// wordsOf finds the dtypes that an operator takes, or those that a generator makes.
func wordsOf(o *ops.Op, fn *ast.FuncDecl) *regexp.Regexp {
	promotes := o.Arity <= 0 || fn.Recv != nil && baseName(fn.Recv.List[0].Type) == "Rand"
	for i := range max(o.Arity, 0) {
		promotes = promotes || o.Promotes(i)
	}
	words := map[ops.Class]string{
		ops.AnyType: "any (shape and )?dtypes?", ops.BoolType: "bools?", ops.IntegerType: "integers?", ops.BitsType: "bool and integer",
		ops.FloatType: "real floating-point", ops.FloatingType: "floating-point", ops.ComplexType: "complex dtypes",
		ops.RealType: "real numeric", ops.NumericType: "numeric", ops.OrderedType: "bool and real numeric", ops.Uint64Type: "uint64",
	}[o.Accept]
	switch {
	case !promotes:
		words = "integers?"
	case o.Kind == ops.Creation && o.Accept == ops.AnyType:
		words = "dtype"
	case o.Convert == ops.CountBools:
		words = "bools and " + words
	case o.Convert == ops.AsFloat64 && o.Accept == ops.FloatType:
		words = "bools and real numeric"
	case o.Convert == ops.AsFloat64:
		words = "any dtypes?"
	}
	return regexp.MustCompile(`(?i)\b` + words + `\b`)
}

// withoutLongerNames cuts names of smaller classes that contain the name of the operator's.
func withoutLongerNames(o *ops.Op, doc string) string {
	if o.Accept == ops.FloatingType || o.Accept == ops.NumericType {
		doc = regexp.MustCompile(`(?i)real (floating-point|numeric)`).ReplaceAllString(doc, "")
	}
	return doc
}
