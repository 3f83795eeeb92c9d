package vulkan

import (
	"os"
	"path/filepath"
	"runtime"
)

// gpuFiles are patterns of the device files through which Linux's Vulkan drivers reach a GPU: the
// kernel's own (Mesa's drivers use the render nodes), NVIDIA's with those of its Tegras, AMD's for
// computation, Windows's GPUs under WSL, Arm's, Qualcomm's and Imagination's.
var gpuFiles = []string{"dri/*", "nvidia*", "nvhost-*", "nvgpu*", "nvmap", "kfd", "dxg", "mali*", "kgsl*", "pvr*"}

// MayHaveGPU reports whether Vulkan's drivers may have a GPU. It is false if Linux has no device
// file of a GPU and no variable names a driver. Loading Mesa's drivers to learn the same takes some
// 80 ms.
func MayHaveGPU() bool {
	for _, name := range DriverVariables {
		if os.Getenv(name) != "" {
			return true
		}
	}
	return runtime.GOOS != "linux" || hasGPUFiles("/dev")
}

func hasGPUFiles(folder string) bool {
	for _, pattern := range gpuFiles {
		found, _ := filepath.Glob(filepath.Join(folder, pattern)) // it fails only for a bad pattern, which these are not
		if len(found) > 0 {
			return true
		}
	}
	return false
}
