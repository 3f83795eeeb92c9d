package vulkan

import (
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// mayCall lists the files that call Vulkan, and the packages by which they do.
var mayCall = map[string][]string{
	"cgo.go":    {"vkx", "vulkan-go"},
	"entry.go":  {"vkx"}, // all other files of the drivers call through it
	"loader.go": {"vkx"},

	"pureslot.go": {"vkx"}, // its calls must not allocate
}

// Only the drivers' implementations import C, the shim or vulkan-go. So another way to call Vulkan
// needs only another implementation.
func TestOnlyTheDriverCallsVulkan(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	calling := 0
	for _, name := range files {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ImportsOnly)
		if err != nil {
			t.Fatal(err)
		}
		for _, imported := range file.Imports {
			path, err := strconv.Unquote(imported.Path.Value)
			if err != nil {
				t.Fatal(err)
			}
			for _, way := range []string{"C", "vkx", "vulkan-go"} {
				if !slices.Contains(strings.Split(path, "/"), way) {
					continue
				}
				if calling++; !slices.Contains(mayCall[name], way) {
					t.Errorf("%s imports %s", name, path)
				}
			}
		}
	}
	if calling == 0 {
		t.Error("no file imports vkx or vulkan-go: this test looks for the wrong names")
	}
}
