//go:build (!amd64 && !arm64) || purego

package vector

import (
	"unsafe"

	"github.com/weft-gpu/weft/dtype"
)

func available() bool { return false }

// These serve the compiler: nothing calls them, because nothing is available.

var functions map[Operator]function

var foldFunctions, shortFolds map[Reduction]foldFunction

func (f function) arity() int { return 1 }

func peakLoops() []peakLoop { return nil }

func widest() int { return 0 }

func callWindows(dtype.DType, *windowArgs) { panic("vector: not available") }

func callFold(foldFunction, *foldArgs) { panic("vector: not available") }

func call(function, unsafe.Pointer, unsafe.Pointer, unsafe.Pointer, unsafe.Pointer, int) int {
	panic("vector: not available")
}
