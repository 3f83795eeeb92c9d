package onnx

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/internal/onnxtest"
	"github.com/weft-gpu/weft/internal/testdev"
)

// root is where Debian's libonnx-testdata puts the tests.
const root = "/usr/share/libonnx-testdata/data"

func TestNodes(t *testing.T) {
	list, err := onnxtest.Folders(filepath.Join(root, "node"))
	if err != nil {
		t.Skip(err)
	}
	dev := testdev.Open(t)
	only := os.Getenv("ONLY")
	count := map[onnxtest.Verdict]int{}
	for _, dir := range list {
		if only != "" && !strings.Contains(dir, only) {
			continue
		}
		r := onnxtest.Run(t.Context(), dev, dir)
		count[r.Verdict]++
		if r.Verdict != onnxtest.Passed {
			fmt.Printf("%s %s: %v\n", r.Verdict, r.Name, r.Err)
		}
	}
	fmt.Println(count)
}
