//go:build !purego

package vector

import (
	"unsafe"

	"golang.org/x/sys/cpu"
)

// hasHalves is whether the processor converts halves, as all do that have AVX2 and no
// emulator's doubt about it.
var hasHalves = convertsHalves()

func convertsHalves() bool

func available() bool { return cpu.X86.HasAVX2 && hasHalves }

// hasWide is whether the processor has what the loops of 512 bits need.
var hasWide = cpu.X86.HasAVX512F && cpu.X86.HasAVX512DQ

// call calls the loop of a function for the widest vectors there are. n lanes are a multiple of
// Group; it returns where the loop left, which may be in the middle of one.
func call(f function, dst, x, y, z unsafe.Pointer, n int) int {
	if hasWide {
		return call512(f, dst, x, y, z, n)
	}
	return call256(f, dst, x, y, z, n)
}

// copyRows, fillRows and evenRows move rows of four bytes an element, whose downs are in
// elements: beside each other, from one to all of a row, and every other one. rows and count
// are 1 at least.

//go:noescape
func copyRows(dst, src *uint32, rows, count, dstDown, srcDown int)

//go:noescape
func fillRows(dst, src *uint32, rows, count, dstDown, srcDown int)

//go:noescape
func evenRows(dst, src *uint32, rows, count, dstDown, srcDown int)

// Transpose copies Side rows of Side elements, each so many after the one before, as
// columns. It looks at no length, and needs what [Available] says.
//
//go:noescape
func Transpose(dst *float32, dstStride int, src *float32, srcStride int)

// callFold calls a fold for the widest vectors there are.
func callFold(f foldFunction, a *foldArgs) {
	if hasWide {
		callFold512(f, a)
		return
	}
	callFold256(f, a)
}

// sumTerms is SumTerm of n elements, a multiple of Side. nan is other than 0 where a result has a
// NaN.
//
//go:noescape
func sumTerms(dst *complex64, x *float32, n int) (nan int)
