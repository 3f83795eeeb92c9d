package vulkan

import (
	"os"
	"path/filepath"
	"runtime"
	"testing"
)

func TestGPUFiles(t *testing.T) {
	for file, want := range map[string]bool{
		"null": false, "dri": false, "kvm": false,
		"dri/renderD128": true, "dri/card0": true, "nvidia0": true, "nvidiactl": true, "nvhost-ctrl-gpu": true,
		"kfd": true, "dxg": true, "mali0": true, "kgsl-3d0": true, "pvr_sync": true,
	} {
		folder := t.TempDir()
		path := filepath.Join(folder, filepath.FromSlash(file))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, nil, 0o644); err != nil {
			t.Fatal(err)
		}
		if got := hasGPUFiles(folder); got != want {
			t.Errorf("with %s: %v, want %v", file, got, want)
		}
	}
}

func TestNamedDriversAreAsked(t *testing.T) {
	for _, name := range DriverVariables {
		t.Setenv(name, "")
	}
	if !hasGPUFiles("/dev") && MayHaveGPU() != (runtime.GOOS != "linux") {
		t.Errorf("without device files MayHaveGPU is %v", MayHaveGPU())
	}
	for _, name := range DriverVariables {
		t.Run(name, func(t *testing.T) {
			t.Setenv(name, "driver.json")
			if !MayHaveGPU() {
				t.Error("the driver that the variable names is not asked")
			}
		})
	}
}
