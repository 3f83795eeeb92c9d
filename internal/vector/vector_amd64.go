//go:build !purego

package vector

import (
	"unsafe"

	"golang.org/x/sys/cpu"

	"github.com/weft-gpu/weft/dtype"
)

// hasHalves reports whether the processor converts halves (F16C). Every processor with AVX2 does,
// but an emulator may not.
var hasHalves = convertsHalves()

func convertsHalves() bool

func available() bool { return cpu.X86.HasAVX2 && hasHalves }

// hasWide reports whether the processor has the instructions of the 512-bit loops.
var hasWide = cpu.X86.HasAVX512F && cpu.X86.HasAVX512DQ && cpu.X86.HasAVX512BW

// call runs the loop of a function with the widest vectors for n elements, a multiple of Group. It
// returns how many elements the loop set; the loop may stop in the middle of a Group.
func call(f function, dst, x, y, z unsafe.Pointer, n int) int {
	if hasWide {
		return call512(f, dst, x, y, z, n)
	}
	return call256(f, dst, x, y, z, n)
}

// lookUp reads n values, a multiple of Group, and returns the number that it has set. Without
// AVX-512 that is none, and Go's loop reads the table.
func lookUp(dst, x unsafe.Pointer, t *Table, n int) int {
	if !hasWide {
		return 0
	}
	return lookUpUint16512(dst, x, unsafe.Pointer(t), n)
}

// copyRows, fillRows and evenRows write rows of four-byte elements. copyRows reads contiguous
// elements, fillRows the same element for a whole row, and evenRows every other element. Strides
// between rows are in elements. rows and count are at least 1.

//go:noescape
func copyRows(dst, src *uint32, rows, count, dstDown, srcDown int)

//go:noescape
func fillRows(dst, src *uint32, rows, count, dstDown, srcDown int)

//go:noescape
func evenRows(dst, src *uint32, rows, count, dstDown, srcDown int)

// Transpose copies Side rows of Side elements to columns. The strides between rows are in elements.
// It checks no bounds. Call it only if [Available].
//
//go:noescape
func Transpose(dst *float32, dstStride int, src *float32, srcStride int)

// callFold runs a fold with the widest vectors.
func callFold(f foldFunction, a *foldArgs) {
	if hasWide {
		callFold512(f, a)
		return
	}
	callFold256(f, a)
}

// widest returns the bits of the longest vectors.
func widest() int {
	if hasWide {
		return 512
	}
	return 256
}

// callWindows sums windows with the widest vectors.
func callWindows(d dtype.DType, a *windowArgs) {
	switch {
	case d == dtype.Float64 && hasWide:
		windowsFloat64512(a)
	case d == dtype.Float64:
		windowsFloat64256(a)
	case hasWide:
		windowsFloat32512(a)
	default:
		windowsFloat32256(a)
	}
}

// sumTerms is SumTerm for n elements, a multiple of Side. nan is not 0 if a result is a NaN.
//
//go:noescape
func sumTerms(dst *complex64, x *float32, n int) (nan int)
