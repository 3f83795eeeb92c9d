//go:build !purego

package vector

import (
	"unsafe"

	"github.com/weft-gpu/weft/dtype"
)

// available returns true: every arm64 processor has NEON.
func available() bool { return true }

// call runs the loop of a function for n elements, a multiple of Group. It returns how many elements
// the loop set; the loop may stop in the middle of a Group.
func call(f function, dst, x, y, z unsafe.Pointer, n int) int { return call128(f, dst, x, y, z, n) }

// callFold runs a fold.
func callFold(f foldFunction, a *foldArgs) { callFold128(f, a) }

// widest returns the bits of the longest vectors.
func widest() int { return 128 }

// callWindows sums windows.
func callWindows(d dtype.DType, a *windowArgs) {
	if d == dtype.Float64 {
		windowsFloat64128(a)
		return
	}
	windowsFloat32128(a)
}
