//go:build !purego

package vector

import "unsafe"

// available returns true: every arm64 processor has NEON.
func available() bool { return true }

// call runs the loop of a function for n elements, a multiple of Group. It returns how many elements
// the loop set; the loop may stop in the middle of a Group.
func call(f function, dst, x, y, z unsafe.Pointer, n int) int { return call128(f, dst, x, y, z, n) }

// callFold runs a fold.
func callFold(f foldFunction, a *foldArgs) { callFold128(f, a) }
