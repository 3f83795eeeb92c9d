//go:build !linux

package vulkan

import "unsafe"

// newPages maps memory of the process that devices can import: on Linux only.
func newPages(int64) unsafe.Pointer { return nil }

// freePages gives none back.
func freePages(unsafe.Pointer, int64) {}
