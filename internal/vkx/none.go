//go:build (!cgo || weft_purego) && !((linux || darwin || windows) && (amd64 || arm64))

package vkx

import (
	"errors"
	"runtime"
)

// Where there is no way to call Vulkan there is no loader, and nothing else is ever called.

// OpenLoader fails.
func OpenLoader([]string) (uintptr, error) {
	return 0, errors.New("programs for " + runtime.GOOS + "/" + runtime.GOARCH + " that are built without cgo call no Vulkan")
}

// Call returns VK_ERROR_INITIALIZATION_FAILED.
func Call(uintptr, ...uintptr) uintptr { return ^uintptr(2) }

// MessageCallback is none.
func MessageCallback() uintptr { return 0 }

// NextMessage finds none.
func NextMessage() (m Message, dropped uint64, ok bool) { return Message{}, 0, false }
