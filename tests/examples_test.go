package tests

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestExamples builds the programs of examples/ and runs each on the host device
// and on the device under test: what one prints is in its output.txt, to the
// last bit of every digit, whatever the device.
// After a change: go test ./tests -run Examples -update
func TestExamples(t *testing.T) {
	sources, err := filepath.Glob("../examples/*/main.go")
	if err != nil || len(sources) == 0 {
		t.Fatalf("no examples: %v", err)
	}
	bin := t.TempDir()
	if out, err := exec.Command("go", "build", "-o", bin+string(os.PathSeparator), "../examples/...").CombinedOutput(); err != nil {
		t.Fatalf("go build: %v\n%s", err, out)
	}
	devices := []string{"host"}
	if under := os.Getenv("WEFT_DEVICE"); under != "" && under != "host" {
		devices = append(devices, under)
	}
	for _, source := range sources {
		dir := filepath.Dir(source)
		golden := filepath.Join(dir, "output.txt")
		for _, dev := range devices {
			t.Run(filepath.Base(dir)+" on "+dev, func(t *testing.T) {
				program := exec.Command(filepath.Join(bin, filepath.Base(dir)))
				program.Env = append(os.Environ(), "WEFT_DEVICE="+dev)
				var problems strings.Builder
				program.Stderr = &problems
				out, err := program.Output()
				if err != nil {
					t.Fatalf("%v\n%s", err, problems.String())
				}
				if *update && dev == "host" {
					if err := os.WriteFile(golden, out, 0o666); err != nil {
						t.Fatal(err)
					}
				}
				if want := read(t, golden); string(out) != want {
					t.Errorf("it prints\n%s\nand not, as %s says,\n%s", out, golden, want)
				}
			})
		}
	}
}

// TestExamplesAreUsersPrograms: an example imports what users do, and is short.
func TestExamplesAreUsersPrograms(t *testing.T) {
	const longest = 100 // lines
	found := 0
	for pkg, imports := range packageImports(t, "") {
		if under(pkg, []string{"examples"}) < 0 {
			continue
		}
		found++
		for _, imported := range imports {
			if !slices.Contains(publicPackages, imported) {
				t.Errorf("%s imports %s, which is for tools", pkg, imported)
			}
		}
		if n := strings.Count(read(t, filepath.Join("..", pkg, "main.go")), "\n"); n > longest {
			t.Errorf("%s has %d lines, above %d", pkg, n, longest)
		}
	}
	if found == 0 {
		t.Error("there are no examples")
	}
}
