//go:build !purego

package vector

import "unsafe"

// available is whether the processor has NEON, as every one does.
func available() bool { return true }

// call calls the loop of a function. n lanes are a multiple of Group; it returns where the loop
// left, which may be in the middle of one.
func call(f function, dst, x, y, z unsafe.Pointer, n int) int { return call128(f, dst, x, y, z, n) }

// callFold calls a fold.
func callFold(f foldFunction, a *foldArgs) { callFold128(f, a) }
