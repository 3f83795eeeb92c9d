//go:build !amd64 || purego

package vector

import "unsafe"

func available() bool { return false }

// What cannot be called where nothing is available.

var functions map[Operator]function

func (f function) arity() int { return 1 }

func call(function, unsafe.Pointer, unsafe.Pointer, unsafe.Pointer, unsafe.Pointer, int) int {
	panic("vector: not available")
}

func copyRows(*uint32, *uint32, int, int, int, int) { panic("vector: not available") }

func fillRows(*uint32, *uint32, int, int, int, int) { panic("vector: not available") }

func evenRows(*uint32, *uint32, int, int, int, int) { panic("vector: not available") }

func foldSum(*float32, int, *float32) float32 { panic("vector: not available") }

func foldMax(*float32, int, *float32) float32 { panic("vector: not available") }

func foldMin(*float32, int, *float32) float32 { panic("vector: not available") }

func greatestWords(*[Group]uint64, *uint64, uint64, int) { panic("vector: not available") }

func foldTerms(*[Group]complex64, *complex64, int) { panic("vector: not available") }

func addTerms(*complex64, *complex64, *complex64, int) int { panic("vector: not available") }

func sumTerms(*complex64, *float32, int) int { panic("vector: not available") }

// Transpose is that of amd64 in Go.
func Transpose(dst *float32, dstStride int, src *float32, srcStride int) {
	for i := range Side {
		for j := range Side {
			*at(dst, j*dstStride+i) = *at(src, i*srcStride+j)
		}
	}
}

func at(p *float32, i int) *float32 { return (*float32)(unsafe.Add(unsafe.Pointer(p), 4*i)) }
