//go:build (!cgo || weft_purego) && (linux || darwin) && (amd64 || arm64)

package vkx

import "github.com/ebitengine/purego"

// openLibrary opens a library and finds its entry point.
func openLibrary(name string) (uintptr, error) {
	library, err := purego.Dlopen(name, purego.RTLD_NOW|purego.RTLD_LOCAL)
	if err != nil {
		return 0, err
	}
	return purego.Dlsym(library, entryPoint)
}
