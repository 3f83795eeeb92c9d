//go:build !amd64 || purego

package gemm

// Available reports whether this processor has the instructions; without them nothing else
// here may be called.
func Available() bool { return false }

const lanes = 8

func tiles() []tile { return nil }

func preferred(int, bool) tile { return tile{} }

func (tile) product(rows int, dst *float32, dstStride int, a *float32, aStride int, b *float32, bStride int, k int) {
	panic("gemm: no vector instructions here")
}

func transpose(dst *float32, dstStride int, src *float32, srcStride int) {
	panic("gemm: no vector instructions here")
}
