package tests

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"testing"
)

// ofDevices are the devices and the units of figures that were measured on a device.
var ofDevices = regexp.MustCompile(`\b(lavapipe|llvmpipe|SwiftShader|Mesa|RADV|RDNA|NVIDIA|AMD|H200|GPUs?|cards?|GB/s|[GT]flop/s|[GT]FLOP/s)\b`)

// A constant that stands for what a device is or does is internal/target's: of those of the
// planner, the evaluator and the backends none is explained by a device.
func TestFiguresOfDevicesStandInTarget(t *testing.T) {
	constants := 0
	for _, root := range []string{"internal/engine", "internal/backend", "internal/plan", "internal/onnxop", "internal/flight", "internal/hostmemory"} {
		err := filepath.WalkDir(filepath.Join("..", root), func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !isCode(path) {
				return err
			}
			files := token.NewFileSet()
			file, err := parser.ParseFile(files, path, nil, parser.ParseComments)
			if err != nil {
				return err
			}
			for _, d := range file.Decls {
				group, ok := d.(*ast.GenDecl)
				if !ok || group.Tok != token.CONST {
					continue
				}
				for _, s := range group.Specs {
					s := s.(*ast.ValueSpec)
					constants++
					if word := ofDevices.FindString(group.Doc.Text() + s.Doc.Text() + s.Comment.Text()); word != "" && isNumber(s) {
						t.Errorf("%s: %s is explained by %q: a device's figure stands in internal/target", files.Position(s.Pos()), s.Names[0], word)
					}
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if constants < 40 {
		t.Errorf("%d constants were found", constants)
	}
}

// isNumber reports whether a constant's value has a number in it.
func isNumber(s *ast.ValueSpec) (found bool) {
	for _, v := range s.Values {
		ast.Inspect(v, func(n ast.Node) bool {
			lit, ok := n.(*ast.BasicLit)
			found = found || ok && (lit.Kind == token.INT || lit.Kind == token.FLOAT)
			return true
		})
	}
	return found
}
