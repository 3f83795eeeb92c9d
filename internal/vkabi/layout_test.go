package vkabi

import (
	"go/ast"
	"go/constant"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// registered is what Vulkan's registry says of what this package declares: written by
// TestAgainstHeaders from the Khronos Group's own headers.
const registered = "testdata/registry.txt"

// Every structure's size and offsets and every value are the registry's, on all processors of 64 bits.
func TestAgainstRegistry(t *testing.T) {
	want := readFacts(t, registered)
	for _, arch := range []string{"amd64", "arm64", "riscv64", "wasm"} {
		for name, value := range declared(t, arch) {
			if want[name] != value {
				t.Errorf("%s: %s is %s, the registry has %q", arch, name, value, want[name])
			}
		}
	}
	if n := len(declared(t, "amd64")); n != len(want) {
		t.Errorf("%d facts are declared, the registry's file has %d", n, len(want))
	}
}

// declared is what this package's own source says: "Vk..." the size of a structure, "Vk....field" an
// offset, "VK_..." a value.
func declared(t *testing.T, arch string) map[string]string {
	t.Helper()
	facts := map[string]string{}
	sizes := types.SizesFor("gc", arch)
	scope := checked(t).Scope()
	for _, name := range scope.Names() {
		switch object := scope.Lookup(name).(type) {
		case *types.Const:
			facts[name] = object.Val().ExactString()
		case *types.TypeName:
			layout := object.Type().Underlying().(*types.Struct)
			addLayout(facts, "Vk"+name, layout, sizes)
		}
	}
	return facts
}

func addLayout(facts map[string]string, name string, layout *types.Struct, sizes types.Sizes) {
	facts[name] = constant.MakeInt64(sizes.Sizeof(layout)).ExactString()
	var fields []*types.Var
	for field := range layout.Fields() {
		fields = append(fields, field)
	}
	for i, offset := range sizes.Offsetsof(fields) {
		facts[name+"."+fields[i].Name()] = constant.MakeInt64(offset).ExactString()
	}
}

// checked is this package as the compiler sees it, without its tests.
func checked(t *testing.T) *types.Package {
	t.Helper()
	names, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	fset := token.NewFileSet()
	var files []*ast.File
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(fset, name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, file)
	}
	config := types.Config{Importer: importer.Default()}
	pkg, err := config.Check("vkabi", fset, files, nil)
	if err != nil {
		t.Fatal(err)
	}
	return pkg
}

// readFacts reads lines of a name and a value.
func readFacts(t *testing.T, path string) map[string]string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return parseFacts(string(text))
}

func parseFacts(text string) map[string]string {
	facts := map[string]string{}
	for line := range strings.Lines(text) {
		if fields := strings.Fields(line); len(fields) == 2 && fields[0] != "#" {
			facts[fields[0]] = fields[1]
		}
	}
	return facts
}
