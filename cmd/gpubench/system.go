package main

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"strings"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/instruments"
	"github.com/weft-gpu/weft/device"
)

// defaultCache is taken for the last-level cache where the system does not
// tell.
const defaultCache = 32 << 20

// gpuCache is taken for the last-level cache of a GPU, which Vulkan does not
// tell: the largest that is common.
const gpuCache = 96 << 20

// cacheOf is the size of the last-level cache before a device's memory.
func cacheOf(info device.Info) int64 {
	if info.Kind != device.CPU && info.Kind != device.Host {
		return gpuCache
	}
	var largest int64
	for _, c := range instruments.Caches() {
		largest = max(largest, c.Bytes)
	}
	if largest == 0 {
		return defaultCache
	}
	return largest
}

// systemMemory is the memory of the machine, in bytes; 0 where the system
// does not tell.
func systemMemory() int64 {
	text, err := os.ReadFile("/proc/meminfo")
	if err != nil {
		return 0
	}
	var kib int64
	for _, line := range strings.Split(string(text), "\n") {
		if _, err := fmt.Sscanf(line, "MemTotal: %d kB", &kib); err == nil {
			return kib << 10
		}
	}
	return 0
}

// nvidiaSMI runs NVIDIA's tool; nil where it is not installed.
func nvidiaSMI() func(context.Context, ...string) ([]byte, error) {
	path, err := exec.LookPath("nvidia-smi")
	if err != nil {
		return nil
	}
	return func(ctx context.Context, args ...string) ([]byte, error) {
		return exec.CommandContext(ctx, path, args...).Output()
	}
}
