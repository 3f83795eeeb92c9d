//go:build (!cgo || weft_purego) && windows && (amd64 || arm64)

package vkx

import (
	"fmt"
	"syscall"
)

// openLibrary opens a library and finds its entry point.
func openLibrary(name string) (uintptr, error) {
	library, err := syscall.LoadLibrary(name)
	if err != nil {
		return 0, fmt.Errorf("%s: %w", name, err)
	}
	entry, err := syscall.GetProcAddress(library, entryPoint)
	if err != nil {
		return 0, fmt.Errorf("%s: %w", name, err)
	}
	return entry, nil
}
