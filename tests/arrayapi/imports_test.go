package arrayapi_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// The packages of Weft that users hold, and that the namespace is made of.
var allowed = []string{"device", "dtype", "shape", "tensor"}

func TestImportsUsersPackagesOnly(t *testing.T) {
	const weft = "github.com/weft-gpu/weft/"
	files := 0
	err := filepath.WalkDir(".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || filepath.Ext(path) != ".go" {
			return err
		}
		files++
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		for _, spec := range f.Imports {
			name, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				return err
			}
			domain, _, _ := strings.Cut(name, "/")
			switch pkg, ours := strings.CutPrefix(name, weft); {
			case ours && slices.Contains(allowed, pkg):
			case !strings.Contains(domain, "."), domain == "arrayapi.example":
			default:
				t.Errorf("%s imports %s: only %v of %s and the standard library are allowed", path, name, allowed, weft)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if files < 10 {
		t.Errorf("only %d files were looked at", files)
	}
}
