//go:build !purego

package gemm

import "golang.org/x/sys/cpu"

// Available reports whether this processor has the instructions; without them nothing else
// here may be called.
func Available() bool { return cpu.X86.HasAVX2 }

// lanes are the float32 of a vector.
const lanes = 8

// product writes a tile of so many rows, 1 to tileRows, by tileColumns: each row of dst
// and of a, and each of the k > 0 steps of b, lies so many elements after the one before.
//
//go:noescape
func product(rows int, dst *float32, dstStride int, a *float32, aStride int, b *float32, bStride int, k int)

// transpose copies lanes rows of lanes elements, each so many after the one before, as
// columns.
//
//go:noescape
func transpose(dst *float32, dstStride int, src *float32, srcStride int)
