//go:build !linux

package vulkan

import "unsafe"

// newPages maps memory of the process that devices can import. It does so on Linux only.
func newPages(int64) unsafe.Pointer { return nil }

// freePages does nothing: newPages returns no pages.
func freePages(unsafe.Pointer, int64) {}
