package tests

import (
	"cmp"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/examples/program"
)

// exampleSizes are those at which examples are held against what NumPy finds.
var exampleSizes = map[string]int{
	"asian": 20_000, "blackscholes": 1000, "bootstrap": 100, "gaussian": 100, "heat": 64, "image": 54, "kalman": 100,
	"kmeans": 1000, "life": 64, "mandelbrot": 60, "nbody": 100, "neighbours": 2000, "network": 16,
	"options": 100_000, "orders": 10_000, "pagerank": 1000, "regression": 1000, "rolling": 1000,
	"search": 2000, "spectrum": 8000, "transformer": 16,
}

// servers are the examples that print nothing of what they find: their tests are their
// own.
var servers = []string{"examples/server"}

// TestExamples builds the programs of examples/ and runs each on the device under test:
// what one prints is in its output.txt, to the last bit of every digit, whatever the
// device. What it finds, on the host device, is what NumPy has found, which is in
// numpy.json, within the bounds that the program states.
// After a change: go test ./tests -run Examples -update
func TestExamples(t *testing.T) {
	bin := t.TempDir()
	if out, err := exec.Command("go", "build", "-ldflags=-s -w", "-o", bin+string(os.PathSeparator), "../examples/...").CombinedOutput(); err != nil {
		t.Fatalf("go build: %v\n%s", err, out)
	}
	dev := cmp.Or(os.Getenv("WEFT_DEVICE"), "host")
	for name, size := range exampleSizes {
		dir, binary := filepath.Join("../examples", name), filepath.Join(bin, name)
		t.Run(name+" on "+dev, func(t *testing.T) {
			golden := filepath.Join(dir, "output.txt")
			out := outputOf(t, dev, binary)
			if *update && dev == "host" {
				writeFile(t, golden, out)
			}
			if want := read(t, golden); string(out) != want {
				t.Errorf("it prints\n%s\nand not, as %s says,\n%s", out, golden, want)
			}
		})
		if dev != "host" { // the host has its own bits and NumPy's, and every device has the host's
			continue
		}
		t.Run(name+" and NumPy", func(t *testing.T) {
			golden := filepath.Join(dir, "numpy.json")
			if *update {
				writeFile(t, golden, outputOf(t, "", cmp.Or(os.Getenv("PYTHON"), "python3"), "-B", "../examples/peers.py", name, "--size", strconv.Itoa(size)))
			}
			var ours, numpy program.Result
			parse(t, outputOf(t, "host", binary, "-json", "-size", strconv.Itoa(size)), &ours)
			parse(t, []byte(read(t, golden)), &numpy)
			if numpy.Size != size {
				t.Fatalf("%s is of size %d", golden, numpy.Size)
			}
			if problem := program.Compare(ours.Found, numpy.Found); problem != "" {
				t.Error(problem)
			}
		})
	}
}

// outputOf runs a program on a device, which computes everything itself, what is small too.
func outputOf(t *testing.T, dev, command string, args ...string) []byte {
	t.Helper()
	cmd := exec.Command(command, args...)
	var problems strings.Builder
	cmd.Env, cmd.Stderr = append(os.Environ(), "WEFT_DEVICE="+dev, "WEFT_SMALL_ON_HOST=0"), &problems
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%v\n%s", err, problems.String())
	}
	return out
}

func writeFile(t *testing.T, file string, data []byte) {
	t.Helper()
	if err := os.WriteFile(file, data, 0o666); err != nil {
		t.Fatal(err)
	}
}

func parse(t *testing.T, data []byte, into any) {
	t.Helper()
	if err := json.Unmarshal(data, into); err != nil {
		t.Fatal(err)
	}
}

// TestExamplesAreUsersPrograms: an example imports what users do, is short, and is
// held against NumPy.
func TestExamplesAreUsersPrograms(t *testing.T) {
	const longest = 120 // lines
	const shared = "examples/program"
	found := 0
	for pkg, imports := range packageImports(t, "") {
		if under(pkg, []string{"examples"}) < 0 || pkg == shared {
			continue
		}
		found++
		for _, imported := range imports {
			if imported != shared && !slices.Contains(publicPackages, imported) {
				t.Errorf("%s imports %s, which is for tools", pkg, imported)
			}
		}
		if n := strings.Count(read(t, filepath.Join("..", pkg, "main.go")), "\n"); n > longest {
			t.Errorf("%s has %d lines, above %d", pkg, n, longest)
		}
		if slices.Contains(servers, pkg) {
			found--
		} else if exampleSizes[filepath.Base(pkg)] == 0 {
			t.Errorf("%s has no size at which it is held against NumPy", pkg)
		}
	}
	if found != len(exampleSizes) {
		t.Errorf("%d examples, %d of them with sizes", found, len(exampleSizes))
	}
}
