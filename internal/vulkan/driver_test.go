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

// mayCall are the files that call Vulkan, and by what.
var mayCall = map[string][]string{
	"cgo.go":    {"vkx", "vulkan-go"},
	"entry.go":  {"vkx"}, // which all other files of the drivers call through
	"loader.go": {"vkx"},

	"pureslot.go": {"vkx"}, // whose calls are to allocate nothing
}

// Only the drivers' implementation calls Vulkan: no other file imports C, the shim or vulkan-go, so
// that another way of calling is another implementation and nothing else.
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
		t.Error("nothing imports what calls Vulkan: this test looks for the wrong names")
	}
}
