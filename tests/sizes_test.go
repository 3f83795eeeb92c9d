package tests

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// The most lines that a package of the compiler has without its tests, and the most methods
// that one of its types has: what a reader who is new to it can still survey.
const (
	maxLines   = 4500
	maxMethods = 60
)

// compiler are the folders whose packages, and those below them, are held to the bounds.
var compiler = []string{"codegen", "internal/backend", "internal/engine", "internal/plan", "internal/spirv", "shaders"}

// larger are the packages and the types that are above a bound, and how large they may be.
// A number may only fall: where a package is smaller by a tenth, the test asks for a smaller
// number, and where it is within the bound, for the entry to go.
var larger = struct{ lines, methods map[string]int }{
	lines:   map[string]int{},
	methods: map[string]int{},
}

// TestPackagesStaySmall counts the lines of the compiler's packages and the methods of
// their types.
func TestPackagesStaySmall(t *testing.T) {
	lines, methods := map[string]int{}, map[string]int{}
	for _, root := range compiler {
		err := filepath.WalkDir(filepath.Join("..", root), func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !isCode(path) {
				return err
			}
			text, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			pkg := strings.TrimPrefix(filepath.ToSlash(filepath.Dir(path)), "../")
			lines[pkg] += bytes.Count(text, []byte("\n"))
			for _, name := range receiverNames(t, path, text) {
				methods[pkg+"."+name]++
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if len(lines) < len(compiler)-1 || len(methods) < 100 {
		t.Fatalf("%d packages and %d types were found", len(lines), len(methods))
	}
	for _, fault := range overBound(lines, larger.lines, maxLines, "lines without tests") {
		t.Error(fault)
	}
	for _, fault := range overBound(methods, larger.methods, maxMethods, "methods") {
		t.Error(fault)
	}
}

// isCode reports whether a file is Go code that a package is built of, on any system.
func isCode(path string) bool {
	return strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go") && !strings.Contains(filepath.ToSlash(path), "/testdata/")
}

// receiverNames are the types of a file's methods, one for each method.
func receiverNames(t *testing.T, path string, text []byte) (names []string) {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), path, text, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range file.Decls {
		if f, ok := d.(*ast.FuncDecl); ok && f.Recv != nil {
			names = append(names, baseName(f.Recv.List[0].Type))
		}
	}
	return names
}

// overBound says which counts are above a bound, or above the larger number that is known
// of them, and which of the known numbers are larger than they have to be.
func overBound(counts, known map[string]int, bound int, what string) (faults []string) {
	for _, name := range slices.Sorted(maps.Keys(counts)) {
		if n, allowed := counts[name], max(bound, known[name]); n > allowed {
			faults = append(faults, fmt.Sprintf("%s has %d %s, and may have %d: split it along a seam", name, n, what, allowed))
		}
	}
	for _, name := range slices.Sorted(maps.Keys(known)) {
		switch n := counts[name]; {
		case n <= bound:
			faults = append(faults, fmt.Sprintf("%s has %d %s, within the bound of %d: remove its entry", name, n, what, bound))
		case 10*n < 9*known[name]:
			faults = append(faults, fmt.Sprintf("%s has %d %s, and %d are allowed: lower its number", name, n, what, known[name]))
		}
	}
	return faults
}

func TestOverBound(t *testing.T) {
	known := map[string]int{"old": 200}
	for _, c := range []struct {
		counts map[string]int
		fault  string
	}{
		{map[string]int{"new": 100, "old": 200}, ""},
		{map[string]int{"new": 101, "old": 200}, "new has 101"},
		{map[string]int{"old": 201}, "may have 200"},
		{map[string]int{"old": 180}, ""},
		{map[string]int{"old": 179}, "lower its number"},
		{map[string]int{"old": 100}, "remove its entry"},
		{map[string]int{}, "remove its entry"},
	} {
		faults := overBound(c.counts, known, 100, "lines")
		if c.fault == "" && len(faults) > 0 || c.fault != "" && (len(faults) != 1 || !strings.Contains(faults[0], c.fault)) {
			t.Errorf("%v: %q, want %q", c.counts, faults, c.fault)
		}
	}
}
