//go:build !amd64 || purego

package gemm

import "unsafe"

// Available reports whether this processor has vector instructions that are known here;
// without them other loops than these are quicker.
func Available() bool { return false }

var portable = tile{rows: 4, columns: 8}

func tiles() []tile { return []tile{portable} }

func preferred(int, bool) tile { return portable }

// product is that of amd64 in Go.
func (t tile) product(rows int, dst *float32, dstStride int, a *float32, aStride int, b *float32, bStride int, k int) {
	for i := range rows {
		sums := row(dst, i*dstStride, t.columns)
		for j := range sums {
			sum := float32(*at(a, i*aStride) * *at(b, j))
			for s := 1; s < k; s++ {
				sum += float32(*at(a, i*aStride+s) * *at(b, s*bStride+j))
			}
			if sums[j] = sum; sum != sum {
				*(*uint32)(unsafe.Pointer(&sums[j])) = 0x7fc00000
			}
		}
	}
}

func at(p *float32, i int) *float32 { return (*float32)(unsafe.Add(unsafe.Pointer(p), 4*i)) }

func row(p *float32, i, n int) []float32 { return unsafe.Slice(at(p, i), n) }
