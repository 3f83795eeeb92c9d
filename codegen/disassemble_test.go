package codegen_test

import (
	"errors"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/spirv"
	"github.com/weft-gpu/weft/internal/testcode"
	"github.com/weft-gpu/weft/tests/lowering"
)

var update = flag.Bool("update", false, "rewrite the golden files in testdata")

// goldens lists modules and the files with their text.
var goldens = []struct {
	file   string
	module func(t *testing.T) []uint32
}{
	{"add_f32.spvasm", func(t *testing.T) []uint32 {
		return caseModule(t, "add f32 f32 to f32", codegen.Target{SignedZeroInfNanPreserve32: true, RoundingRTE32: true}, 4)
	}},
	{"less_i64.spvasm", func(t *testing.T) []uint32 { return caseModule(t, "less i64 i64 to bool", codegen.Target{}, 1) }},
	{"control.spvasm", func(t *testing.T) []uint32 { return codegen.Control(codegen.Target{}, true).Finish() }},
}

func caseModule(t *testing.T, name string, target codegen.Target, width int) []uint32 {
	t.Helper()
	for _, c := range lowering.Cases() {
		if c.Name() == name {
			module, err := c.Module(target, width)
			if err != nil {
				t.Fatal(err)
			}
			return module
		}
	}
	t.Fatalf("no case %q", name)
	return nil
}

func TestDisassembleGoldens(t *testing.T) {
	for _, g := range goldens {
		t.Run(g.file, func(t *testing.T) {
			module := g.module(t)
			testcode.Validate(t, module)
			got, err := spirv.Disassemble(module)
			if err != nil {
				t.Fatal(err)
			}
			path := filepath.Join("testdata", g.file)
			if *update {
				if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(path)
			if err != nil {
				t.Fatalf("%v: run the test with -update", err)
			}
			if got != string(want) {
				t.Errorf("the text differs from %s (look at it, then run with -update):\n%s", path, got)
			}
		})
	}
}

// instructions returns the opcode names of a disassembly, in order.
func instructions(text string) []string {
	return regexp.MustCompile(`\bOp[A-Z]\w+`).FindAllString(regexp.MustCompile(`(?m);.*$`).ReplaceAllString(text, ""), -1)
}

// spirv-dis and Disassemble read the same instructions from every second lowering (with
// WEFT_EXHAUSTIVE=1, from all).
func TestDisassembleAgreesWithSpirvDis(t *testing.T) {
	tool := testcode.SpirvTool(t, "spirv-dis")
	check := func(name string, module []uint32) {
		text, err := spirv.Disassemble(module)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		theirs, err := exec.Command(tool, "--raw-id", "--no-color", testcode.ModuleFile(t, module)).Output()
		if err != nil {
			t.Fatalf("%s: spirv-dis: %v", name, err)
		}
		if a, b := instructions(text), instructions(string(theirs)); !slices.Equal(a, b) {
			t.Errorf("%s: %d instructions, spirv-dis has %d", name, len(a), len(b))
		}
	}
	for _, g := range goldens {
		check(g.file, g.module(t))
	}
	for i, c := range lowering.Cases() {
		if i%2 != 0 && os.Getenv("WEFT_EXHAUSTIVE") != "1" {
			continue
		}
		module, err := c.Module(codegen.Target{Flush32: true, InexactSqrt32: true}, 2)
		if err != nil {
			t.Fatal(err)
		}
		check(c.Name(), module)
	}
}

func TestDisassembleRefuses(t *testing.T) {
	good := codegen.Control(codegen.Target{}, false).Finish()
	broken := func(change func(m []uint32) []uint32) []uint32 { return change(slices.Clone(good)) }
	for name, module := range map[string][]uint32{
		"nothing":                 nil,
		"no SPIR-V":               {1, 2, 3, 4, 5},
		"unknown instruction":     broken(func(m []uint32) []uint32 { return append(m, 1<<16|65535) }),
		"instruction of no words": broken(func(m []uint32) []uint32 { return append(m, 0) }),
		"cut short":               broken(func(m []uint32) []uint32 { return append(m, 3<<16|61, 1, 2) }),
		"beyond the end":          broken(func(m []uint32) []uint32 { return append(m, 4<<16|61, 1, 2) }),
		"too long":                broken(func(m []uint32) []uint32 { return append(m, 2<<16|56, 1) }),
	} {
		if text, err := spirv.Disassemble(module); !errors.As(err, new(*spirv.Error)) {
			t.Errorf("%s: error %v, text %q", name, err, text)
		}
	}
}

// Disassemble accepts every lowering, also with native float64.
func TestDisassembleEveryCase(t *testing.T) {
	for i, c := range lowering.Cases() {
		module, err := c.Module(codegen.Target{Float64: true, RoundingRTE64: true}, []int{1, 2, 4}[i%3])
		if err != nil {
			t.Fatalf("%s: %v", c.Name(), err)
		}
		if _, err := spirv.Disassemble(module); err != nil {
			t.Errorf("%s: %v", c.Name(), err)
		}
	}
}
