//go:build (cgo && !weft_purego) || ((linux || darwin || windows) && (amd64 || arm64))

package vkx

import (
	"errors"
	"runtime"
)

// OpenLoader returns vkGetInstanceProcAddr of the system's Vulkan loader. The library stays open for the life of
// the process. The error joins what the system says of each name that was tried.
func OpenLoader() (getInstanceProcAddr uintptr, err error) {
	names, ok := loaderNames[runtime.GOOS]
	if !ok {
		names = loaderNames[""]
	}
	var failed error
	for _, name := range names {
		entry, err := openLibrary(name)
		if err == nil {
			return entry, nil
		}
		failed = errors.Join(failed, err)
	}
	return 0, failed
}
