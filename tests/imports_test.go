package tests

import (
	"errors"
	"os/exec"
	"strings"
	"testing"
)

const module = "github.com/weft-gpu/weft"

// layers is the house from the roof down. A package imports only packages of
// lower layers, those below its own folder, and a dialect what all dialects share;
// what stands above the house (tests, scripts, examples) may import anything.
var layers = []string{
	"cmd/gpubench",
	"cmd/gpubench/internal/page",
	"cmd/gpubench/internal",
	"internal/onnxtest",
	"model",
	"internal/onnxop",
	"internal/onnxpb",
	"dialect",
	"encoding",
	"tensor",
	"internal/predict",
	"internal/engine",
	"internal/opline",
	"internal/plan",
	"shaders",
	"internal/kernel",
	"internal/compose",
	"hostref",
	"internal/handle",
	"internal/graph",
	"ops",
	"memory",
	"device",
	"internal/vulkan",
	"codegen",
	"internal/vkx",
	"internal/vkabi",
	"internal/sim",
	"internal/divider",
	"internal/arraytext",
	"internal/gemm",
	"internal/vector",
	"internal/element",
	"shape",
	"dtype",
	"internal/elementary",
	"internal/datafile",
	"internal/parallel",
	"internal/canon",
	"internal/resample",
	"internal/readfile",
	"bench", // the suites, which the tool embeds
}

// above are the folders that nothing in the house may import.
var above = []string{"tests", "script", "examples", "internal/testdev", "internal/testgraph"}

// pure packages import nothing of ours at all.
var pure = []string{"shape", "dtype", "internal/divider", "internal/elementary", "internal/vkabi", "internal/sim", "internal/parallel", "internal/canon", "internal/resample", "internal/readfile", "internal/onnxpb", "bench"}

// TestImportsRunDownwards lists every package, with and without the window,
// and holds each import of ours against the layers.
func TestImportsRunDownwards(t *testing.T) {
	for _, tags := range []string{"", "window"} {
		for pkg, imports := range packageImports(t, tags) {
			for _, imported := range imports {
				if fault := importFault(pkg, imported); fault != "" {
					t.Errorf("tags %q: %s imports %s: %s", tags, pkg, imported, fault)
				}
			}
		}
	}
}

func TestImportFault(t *testing.T) {
	for _, c := range []struct {
		pkg, imported string
		good          bool
	}{
		{"tensor", "internal/engine", true},
		{"tensor", "dtype", true},
		{"internal/engine", "tensor", false},
		{"tensor", "tensor", false},
		{"dialect/xla", "tensor", true},
		{"dialect/xla", "dialect/mlir", false},
		{"dialect/xla", "dialect", true},
		{"tensor", "dialect", false},
		{"cmd/gpubench", "cmd/gpubench/opline", true},
		{"cmd/gpubench/opline", "cmd/gpubench", false},
		{"cmd/gpubench/internal/page", "cmd/gpubench/internal/record", true},
		{"cmd/gpubench/internal/record", "cmd/gpubench/internal/page", false},
		{"cmd/gpubench/internal/record", "cmd/gpubench/internal/report", false},
		{"shape", "dtype", false},
		{"tests", "tensor", true},
		{"tensor", "tests", false},
		{"tensor", "elsewhere", false},
		{"elsewhere", "tensor", false},
	} {
		if got := importFault(c.pkg, c.imported); (got == "") != c.good {
			t.Errorf("%s imports %s: fault %q, want good %v", c.pkg, c.imported, got, c.good)
		}
	}
}

// importFault says what is wrong with an import, "" when nothing is. Paths are
// relative to the module.
func importFault(pkg, imported string) string {
	if under(pkg, above) >= 0 {
		return ""
	}
	if strings.HasPrefix(imported, pkg+"/") || imported == "dialect" && under(pkg, []string{"dialect"}) >= 0 {
		return ""
	}
	from, to := under(pkg, layers), under(imported, layers)
	switch {
	case under(pkg, pure) >= 0:
		return "this package imports nothing of ours"
	case from < 0:
		return "the importing package has no place in the layers"
	case to < 0:
		return "the imported package has no place in the layers"
	case to <= from:
		return "imports run downwards only"
	}
	return ""
}

// under finds the folder that a path is or lies in, the innermost.
func under(path string, folders []string) int {
	found := -1
	for i, folder := range folders {
		inside := path == folder || strings.HasPrefix(path, folder+"/")
		if inside && (found < 0 || len(folder) > len(folders[found])) {
			found = i
		}
	}
	return found
}

// packageImports asks the go command for our packages and, of each, the
// imports that are ours.
func packageImports(t *testing.T, tags string) map[string][]string {
	t.Helper()
	// -e: a package that does not build still has imports; the build reports it.
	out, err := exec.Command("go", "list", "-e", "-tags", tags,
		"-f", `{{.ImportPath}}{{range .Imports}} {{.}}{{end}}`, module+"/...").Output()
	if err != nil {
		var exit *exec.ExitError
		if errors.As(err, &exit) {
			t.Fatalf("go list: %v: %s", err, exit.Stderr)
		}
		t.Fatalf("go list: %v", err)
	}
	imports := map[string][]string{}
	for _, line := range strings.Split(strings.TrimSpace(string(out)), "\n") {
		fields := strings.Fields(line)
		pkg := strings.TrimPrefix(fields[0], module+"/")
		imports[pkg] = nil
		for _, path := range fields[1:] {
			if ours, ok := strings.CutPrefix(path, module+"/"); ok {
				imports[pkg] = append(imports[pkg], ours)
			}
		}
	}
	if len(imports) < 2 {
		t.Fatalf("go list found %d packages", len(imports))
	}
	return imports
}
