//go:build !amd64 || purego

package vector

import "unsafe"

// These functions are assembly on amd64.

func copyRows(dst, src *uint32, rows, count, dstDown, srcDown int) {
	for row := range rows {
		copy(unsafe.Slice(at(dst, row*dstDown), count), unsafe.Slice(at(src, row*srcDown), count))
	}
}

func fillRows(dst, src *uint32, rows, count, dstDown, srcDown int) {
	for row := range rows {
		word, to := *at(src, row*srcDown), unsafe.Slice(at(dst, row*dstDown), count)
		for i := range to {
			to[i] = word
		}
	}
}

func evenRows(dst, src *uint32, rows, count, dstDown, srcDown int) {
	for row := range rows {
		from, to := unsafe.Slice(at(src, row*srcDown), 2*count-1), unsafe.Slice(at(dst, row*dstDown), count)
		for i := range to {
			to[i] = from[2*i]
		}
	}
}

// Transpose copies Side rows of Side elements to columns. The strides between rows are in elements.
// It checks no bounds.
func Transpose(dst *float32, dstStride int, src *float32, srcStride int) {
	for i := range Side {
		for j := range Side {
			*at(dst, j*dstStride+i) = *at(src, i*srcStride+j)
		}
	}
}

// sumTerms returns 1 without looking for NaNs.
func sumTerms(dst *complex64, x *float32, n int) (nan int) {
	to, from := unsafe.Slice(dst, n), unsafe.Slice(x, n)
	for i := range to {
		to[i] = sumTerm(from[i])
	}
	return 1
}

// lookUp sets nothing.
func lookUp(unsafe.Pointer, unsafe.Pointer, *Table, int) int { return 0 }

func at[T any](p *T, i int) *T {
	return (*T)(unsafe.Add(unsafe.Pointer(p), i*int(unsafe.Sizeof(*p))))
}
