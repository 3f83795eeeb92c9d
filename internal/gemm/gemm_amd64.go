//go:build !purego

package gemm

import "golang.org/x/sys/cpu"

// The tiles of AVX2, twelve of whose sixteen vectors are sums, and of AVX-512, sixteen of
// whose thirty-two are.
var (
	tile256 = tile{rows: 6, columns: 16}
	tile512 = tile{rows: 8, columns: 32}
)

// Available reports whether this processor has the instructions; without them nothing else
// here may be called.
func Available() bool { return cpu.X86.HasAVX2 }

// tiles are those that this processor has the instructions for, the best one last.
func tiles() []tile {
	if cpu.X86.HasAVX512F {
		return []tile{tile256, tile512}
	}
	if cpu.X86.HasAVX2 {
		return []tile{tile256}
	}
	return nil
}

// preferred is the best tile for so many rows together; of few the narrow one turns less of
// a right factor at a time.
func preferred(rows int, turned bool) tile {
	if !cpu.X86.HasAVX512F || turned && rows <= tile256.rows {
		return tile256
	}
	return tile512
}

// product writes so many rows of the tile, 1 to all of them: each row of dst and of a, and
// each of the k > 0 steps of b, lies so many elements after the one before.
func (t tile) product(rows int, dst *float32, dstStride int, a *float32, aStride int, b *float32, bStride int, k int) {
	if t == tile512 {
		product512(rows, dst, dstStride, a, aStride, b, bStride, k)
		return
	}
	product256(rows, dst, dstStride, a, aStride, b, bStride, k)
}

//go:noescape
func product256(rows int, dst *float32, dstStride int, a *float32, aStride int, b *float32, bStride int, k int)

//go:noescape
func product512(rows int, dst *float32, dstStride int, a *float32, aStride int, b *float32, bStride int, k int)
