package vulkan

import (
	"go/parser"
	"go/token"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// Only the driver's implementation calls Vulkan: no other file imports C, the shim or vulkan-go, so
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
			if path != "C" && !strings.HasSuffix(path, "/vkx") && !strings.Contains(path, "vulkan-go/") {
				continue
			}
			if calling++; name != "cgo.go" {
				t.Errorf("%s imports %s", name, path)
			}
		}
	}
	if calling == 0 {
		t.Error("nothing imports what calls Vulkan: this test looks for the wrong names")
	}
}
