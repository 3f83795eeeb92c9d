package onnx

import (
	"errors"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/onnxop"
	"github.com/weft-gpu/weft/internal/onnxtest"
	"github.com/weft-gpu/weft/internal/testdev"
)

// official is where Debian's libonnx-testdata puts ONNX's own tests, of version 1.12;
// WEFT_ONNX_TESTS says another folder with the same ones.
const official = "/usr/share/libonnx-testdata/data"

// folders are the tests' folders, and how many tests each has.
var folders = map[string]int{"node": 932, "pytorch-converted": 82, "pytorch-operator": 35, "simple": 23}

var update = flag.Bool("update", false, "write the page anew")

// tests are the tests of a folder, by name; the test is skipped where they are not.
func tests(t *testing.T, folder string) map[string]string {
	root := official
	if other := os.Getenv("WEFT_ONNX_TESTS"); other != "" {
		root = other
	}
	list, err := onnxtest.Folders(filepath.Join(root, folder))
	if err != nil {
		t.Skipf("ONNX's own tests are not here (script/setup installs libonnx-testdata): %v", err)
	}
	byName := map[string]string{}
	for _, dir := range list {
		byName[filepath.Base(dir)] = dir
	}
	if len(byName) != folders[folder] {
		t.Errorf("%s has %d tests, and version 1.12 %d", folder, len(byName), folders[folder])
	}
	return byName
}

// Every test passes but those of notPassed, on the host; on other devices each result has
// the host's bits. These compile the kernels of every model, and so take a sample; all
// with WEFT_EXHAUSTIVE=1.
func TestNodesAndModels(t *testing.T) {
	dev := testdev.Open(t)
	onHost := dev.Info().Kind == device.Host
	host := dev
	step := 1
	if !onHost {
		host = testdev.Open(t, device.WithSelector("host"))
		if os.Getenv("WEFT_EXHAUSTIVE") == "" {
			step = 16
		}
	}
	for _, folder := range slices.Sorted(maps.Keys(folders)) {
		t.Run(folder, func(t *testing.T) {
			byName := tests(t, folder)
			for i, name := range slices.Sorted(maps.Keys(byName)) {
				if i%step != 0 {
					continue
				}
				t.Run(name, func(t *testing.T) {
					got := onnxtest.Run(t.Context(), dev, byName[name])
					judge(t, got)
					if onHost || got.Verdict == onnxtest.Unsupported {
						return
					}
					if want := onnxtest.Run(t.Context(), host, byName[name]); got.Digest != want.Digest {
						t.Error("the results have other bits than on the host")
					}
				})
			}
		})
	}
}

// judge holds a result against notPassed.
func judge(t *testing.T, r onnxtest.Result) {
	reason, expected := notPassed[r.Name]
	switch {
	case r.Verdict == onnxtest.Passed && expected:
		t.Errorf("it passes, and is among those that do not: %s", reason)
	case r.Verdict != onnxtest.Passed && !expected:
		t.Errorf("%s: %v", r.Verdict, r.Err)
	}
}

// A folder that is none is said so.
func TestFolders(t *testing.T) {
	if _, err := onnxtest.Folders(t.TempDir()); err == nil {
		t.Error("an empty folder is no error")
	}
	r := onnxtest.Run(t.Context(), testdev.Open(t, device.WithSelector("host")), t.TempDir())
	if r.Verdict != onnxtest.Failed || !errors.Is(r.Err, os.ErrNotExist) {
		t.Errorf("a folder without a model: %v, %v", r.Verdict, r.Err)
	}
}

const (
	page      = "../../docs/onnx.md"
	generated = "<!-- From here on generated: go generate ./tests/onnx -->\n"
)

//go:generate go test -count=1 -run ^TestPageIsCurrent$ . -update

// The page lists the operators that are here, and the tests that do not pass.
func TestPageIsCurrent(t *testing.T) {
	data, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	prose, got, ok := strings.Cut(string(data), generated)
	if !ok {
		t.Fatalf("%s lacks the line %s", page, generated)
	}
	want := lists()
	if *update {
		if err := os.WriteFile(page, []byte(prose+generated+want), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	if got != want {
		t.Errorf("%s is not what the operators say: go generate ./tests/onnx", page)
	}
}

func lists() string {
	var b strings.Builder
	b.WriteString("\n## Operators\n\nAn operator of the domain `ai.onnx` stands by its name alone. An operator of another domain has the\ndomain before its name. Numbers in brackets are the operator set versions at which a new\nmeaning of the operator begins.\n\n")
	var list []string
	for _, name := range onnxop.Names() {
		text := "`" + name + "`"
		if since := onnxop.Versions(name); len(since) > 1 {
			text += fmt.Sprint(" ", since)
		}
		list = append(list, text)
	}
	b.WriteString(strings.Join(list, ", ") + ".\n")
	fmt.Fprintf(&b, "\n## Tests that do not pass\n\n%d of ONNX 1.12's tests do not pass. The others pass on every device, with the same bits.\n\n| test | why |\n|---|---|\n", len(notPassed))
	for _, name := range slices.Sorted(maps.Keys(notPassed)) {
		fmt.Fprintf(&b, "| `%s` | %s |\n", name, notPassed[name])
	}
	return b.String()
}
