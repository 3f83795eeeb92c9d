package tests

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
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
	"internal/backend/choose",
	"internal/backend/vulkan",
	"internal/backend/host",
	"internal/backend",
	"internal/opline",
	"internal/plan",
	"internal/plan/fuse",
	"internal/plan/schedule",
	"internal/plan/lower/products",
	"internal/plan/lower/scans",
	"internal/plan/lower/sorts",
	"internal/plan/lower",
	"internal/plan/rewrite",
	"internal/plan/region",
	"internal/plan/program",
	"internal/plan/expr",
	"internal/plan/rules",
	"shaders",
	"shaders/tree",
	"shaders/module",
	"internal/target",
	"internal/kernel",
	"internal/compose",
	"hostref",
	"internal/handle",
	"internal/graph",
	"internal/routine",
	"ops",
	"device",
	"internal/opened",
	"internal/hostmemory",
	"memory",
	"internal/vulkan",
	"codegen",
	"codegen/program",
	"codegen/float",
	"codegen/half",
	"codegen/double",
	"codegen/single",
	"codegen/words",
	"internal/vkx",
	"internal/vkabi",
	"internal/sim",
	"internal/spirv",
	"internal/divider",
	"internal/arraytext",
	"internal/gemm",
	"internal/vector",
	"internal/quant",
	"internal/element",
	"shape",
	"dtype",
	"internal/elementary",
	"internal/datafile",
	"internal/parallel",
	"internal/canon",
	"internal/resample",
	"internal/readfile",
	"internal/flight",
	"bench", // the suites, which the tool embeds
}

// above are the folders that nothing in the house may import.
var above = []string{"tests", "script", "examples", "internal/testcode", "internal/testdev", "internal/testgraph", "internal/testkernel", "internal/testpages"}

// pure packages import nothing of ours at all.
var pure = []string{"shape", "dtype", "internal/divider", "internal/elementary", "internal/vkabi", "internal/spirv", "internal/parallel", "internal/flight", "internal/canon", "internal/resample", "internal/readfile", "internal/onnxpb", "bench"}

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
		{"shaders", "shaders/maps", true},
		{"shaders/maps", "shaders/module", true},
		{"shaders/maps", "shaders/reduce", false},
		{"shaders/module", "shaders/tree", false},
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

// TestDocsNameTheImports: where a package's doc.go says what the package imports, it names
// each package of ours, and no other. Those of the house's libraries say so.
func TestDocsNameTheImports(t *testing.T) {
	imports := map[string]map[string]bool{}
	for _, tags := range []string{"", "window", "weft_purego"} {
		for pkg, list := range packageImports(t, tags) {
			if imports[pkg] == nil {
				imports[pkg] = map[string]bool{}
			}
			for _, imported := range list {
				if !strings.HasPrefix(imported, pkg+"/") {
					imports[pkg][imported] = true
				}
			}
		}
	}
	sentence := regexp.MustCompile(`\bimports ([^.:;()]+)\.`)
	stated := 0
	for pkg, actual := range imports {
		text, err := os.ReadFile(filepath.Join("..", pkg, "doc.go"))
		if err != nil || under(pkg, above) >= 0 {
			continue
		}
		prose := strings.Join(strings.Fields(strings.ReplaceAll(string(text), "//", "")), " ")
		match := sentence.FindStringSubmatch(prose)
		if match == nil {
			if len(actual) > 0 && pkg != "cmd/gpubench" {
				t.Errorf("%s/doc.go does not say what the package imports", pkg)
			}
			continue
		}
		stated++
		for _, fault := range statedImports(match[1], actual) {
			t.Errorf("%s/doc.go says that it imports %s: %s", pkg, match[1], fault)
		}
	}
	if stated < 30 {
		t.Errorf("%d packages say what they import", stated)
	}
}

func TestStatedImports(t *testing.T) {
	actual := map[string]bool{"internal/graph": true, "ops": true, "internal/opline": true, "internal/opline/expr": true}
	for _, c := range []struct {
		text string
		good bool
	}{
		{"graph, opline and ops", true},
		{"internal/graph, internal/opline and ops", true},
		{"graph and ops", false},
		{"graph, opline, shape and ops", false},
		{"nothing of ours", false},
	} {
		if faults := statedImports(c.text, actual); (len(faults) == 0) != c.good {
			t.Errorf("%q: %v", c.text, faults)
		}
	}
	if faults := statedImports("the standard library alone", nil); faults != nil {
		t.Errorf("nothing is imported: %v", faults)
	}
}

// statedImports are what is wrong with a list of imports, such as "graph, ops and dtype".
// A package stands for those below it.
func statedImports(text string, actual map[string]bool) (faults []string) {
	var named []string
	if !strings.HasPrefix(text, "nothing of") && text != "the standard library alone" {
		text = strings.TrimSuffix(strings.TrimSuffix(text, " alone"), " only")
		named = regexp.MustCompile(`,? and |, `).Split(text, -1)
	}
	covered := map[string]bool{}
	for _, name := range named {
		found := false
		for imported := range actual {
			top := imported == name || imported == "internal/"+name || imported == "cmd/gpubench/internal/"+name
			below := strings.HasPrefix(imported, name+"/") || strings.HasPrefix(imported, "internal/"+name+"/")
			if top || below {
				covered[imported] = true
			}
			found = found || top
		}
		if !found {
			faults = append(faults, "it does not import "+name)
		}
	}
	for imported := range actual {
		if !covered[imported] {
			faults = append(faults, "it imports "+imported+" too")
		}
	}
	return faults
}
