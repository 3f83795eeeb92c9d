//go:build (!cgo || weft_purego) && (linux || darwin || windows) && (amd64 || arm64)

package vkx

import "github.com/ebitengine/purego"

// Call calls a function of C, which takes no floats and at most ten arguments, and returns what it returns.
// It allocates nothing.
//
//go:uintptrescapes
func Call(function uintptr, args ...uintptr) uintptr {
	result, _, _ := purego.SyscallN(function, args...)
	return result
}
