package startup

import (
	"os/exec"
	"runtime"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/internal/vulkan"
)

// Without a GPU's device file Open loads no Vulkan driver, which takes longer than the first
// result. The loader tells with VK_LOADER_DEBUG what it loads.
func TestOpenAsksNoDriverWithoutGPUs(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("only Linux has device files")
	}
	for _, name := range vulkan.DriverVariables {
		t.Setenv(name, "")
	}
	if vulkan.MayHaveGPU() {
		t.Skip("SKIPPED: this machine has the device file of a GPU, so Open asks the drivers")
	}
	program := build(t)
	said := func(more ...string) string {
		cmd := exec.Command(program, "open")
		cmd.Env = append(withoutDevices(caches(t.TempDir())), append(more, "VK_LOADER_DEBUG=all")...)
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Logf("%v: %s", err, out)
		}
		return strings.TrimSpace(string(out))
	}
	if s := said(); s != "host" {
		t.Errorf("it said %q, want only the name of the host", s)
	}
	if s := said("WEFT_DEVICE=gpu"); !strings.Contains(s, "\n") {
		t.Skipf("NOT CHECKED: the loader says nothing where it is asked: %q", s)
	}
}

// withoutDevices is an environment that names no device and no driver.
func withoutDevices(env []string) (kept []string) {
	for _, v := range env {
		if !strings.HasPrefix(v, "WEFT_DEVICE=") && !strings.HasPrefix(v, "VK_") {
			kept = append(kept, v)
		}
	}
	return kept
}
