package testcode

import (
	"bytes"
	"encoding/binary"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/weft-gpu/weft/internal/spirv"
)

// SpirvTool finds a program of spirv-tools. Without it a test fails, unless
// WEFT_NO_SPIRV_TOOLS=1 says that this machine is meant to have none.
func SpirvTool(t *testing.T, name string) string {
	t.Helper()
	path, err := exec.LookPath(name)
	if err == nil {
		return path
	}
	if os.Getenv("WEFT_NO_SPIRV_TOOLS") == "1" {
		t.Skipf("NOT CHECKED: %s is missing and WEFT_NO_SPIRV_TOOLS=1", name)
	}
	t.Fatalf("%s is not in PATH: install spirv-tools (Debian: apt install spirv-tools), or set WEFT_NO_SPIRV_TOOLS=1 to go without this check", name)
	return ""
}

func moduleBytes(module []uint32) []byte {
	var buf bytes.Buffer
	_ = binary.Write(&buf, binary.LittleEndian, module) // a bytes.Buffer takes everything
	return buf.Bytes()
}

// ModuleFile writes a module where the tools can read it.
func ModuleFile(t *testing.T, module []uint32) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "module.spv")
	if err := os.WriteFile(path, moduleBytes(module), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// Validate requires that spirv-val accepts the module for Vulkan 1.1.
func Validate(t *testing.T, module []uint32) {
	t.Helper()
	cmd := exec.Command(SpirvTool(t, "spirv-val"), "--target-env", "vulkan1.1")
	cmd.Stdin = bytes.NewReader(moduleBytes(module)) // a folder a module costs more than the validator
	out, err := cmd.CombinedOutput()
	if err != nil {
		text, _ := spirv.Disassemble(module)
		t.Fatalf("spirv-val: %v\n%s\n%s", err, out, text)
	}
}
