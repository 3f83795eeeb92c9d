package tests

import (
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"testing"
)

// uploading are the packages whose functions make tensors of data, which takes memory at once. Those
// of the dialects return values that carry errors, as tensors do.
var uploading = []string{"model", "internal/onnxtest", "encoding/npy", "encoding/safetensors", "encoding/images", "encoding/arrow", "bridge/gonum", "bridge/dlpack"}

// uploads are the functions of package tensor, and the method To, whose result carries an error if
// the device has no room.
var uploads = []string{"From", "FromBytes", "FromBytesContext", "To"}

// A function that makes a tensor of data looks at its Err, or returns the tensor to a function that
// does. Else the error is met later, by an operator that shows another shape.
func TestTensorsOfDataAreLookedAt(t *testing.T) {
	for _, dir := range uploading {
		found, blind := unlooked(goFiles(t, "../"+dir))
		if found == 0 {
			t.Errorf("%s makes no tensors of data", dir)
		}
		for _, name := range blind {
			t.Errorf("%s: %s makes a tensor of data, and does not look at its Err", dir, name)
		}
	}
}

// unlooked counts the functions of a package that make tensors of data, and lists those that do not
// look at them. A function that returns a tensor is one that makes tensors of data for its callers.
func unlooked(files []*ast.File) (found int, blind []string) {
	makers := slices.Clone(uploads)
	for again := true; again; {
		again, found, blind = false, 0, nil
		for _, f := range functionsIn(files) {
			if !callsAny(f.Body, makers) {
				continue
			}
			found++
			switch name := f.Name.Name; {
			case callsAny(f.Body, []string{"Err"}):
			case returnsTensor(f) && ast.IsExported(name): // to the user
			case returnsTensor(f):
				if !slices.Contains(makers, name) {
					makers, again = append(makers, name), true
				}
			default:
				blind = append(blind, name)
			}
		}
	}
	return found, blind
}

func functionsIn(files []*ast.File) (list []*ast.FuncDecl) {
	for _, file := range files {
		for _, d := range file.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && f.Body != nil {
				list = append(list, f)
			}
		}
	}
	return list
}

// callsAny reports whether a function or a method of one of these names is called.
func callsAny(body *ast.BlockStmt, names []string) (calls bool) {
	ast.Inspect(body, func(n ast.Node) bool {
		if c, ok := n.(*ast.CallExpr); ok {
			switch f := c.Fun.(type) {
			case *ast.Ident:
				calls = calls || slices.Contains(names, f.Name)
			case *ast.SelectorExpr:
				calls = calls || slices.Contains(names, f.Sel.Name)
			}
		}
		return !calls
	})
	return calls
}

// returnsTensor reports whether a function returns a *tensor.Tensor without an error beside it.
func returnsTensor(f *ast.FuncDecl) bool {
	if f.Type.Results == nil || len(f.Type.Results.List) != 1 {
		return false
	}
	star, ok := f.Type.Results.List[0].Type.(*ast.StarExpr)
	if !ok {
		return false
	}
	s, ok := star.X.(*ast.SelectorExpr)
	return ok && s.Sel.Name == "Tensor"
}

// The rule finds a function that keeps what it made without a look, also by another function.
func TestUnlookedTensorsAreFound(t *testing.T) {
	file, err := parser.ParseFile(token.NewFileSet(), "", `package p
func makes() *tensor.Tensor { return tensor.FromBytes(dev, d, data) }
func keeps() { kept = append(kept, makes()) }
func looks() error { t := makes(); return t.Err() }
func other() int { return tensor.Zeros(dev, d).Rank() }
`, 0)
	if err != nil {
		t.Fatal(err)
	}
	if found, blind := unlooked([]*ast.File{file}); found != 3 || !slices.Equal(blind, []string{"keeps"}) {
		t.Errorf("%d functions, blind: %v", found, blind)
	}
}
