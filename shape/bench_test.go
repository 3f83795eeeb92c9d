package shape_test

import (
	"testing"

	"github.com/weft-gpu/weft/shape"
)

// Three operands of rank 5, each of which broadcasts: the result is [8 7 6 5 4], and its three
// inner axes merge.
var benchShapes = []shape.Shape{{8, 7, 6, 5, 4}, {8, 1, 6, 5, 4}, {1, 7, 1, 1, 1}}

// Broadcasting, strides and coalescing of three rank-5 shapes.
func BenchmarkBroadcast(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		to, err := shape.Broadcast("add", benchShapes...)
		if err != nil {
			b.Fatal(err)
		}
		strides := make([][]int, len(benchShapes))
		for k, s := range benchShapes {
			v, err := shape.Contiguous(s).BroadcastTo("add", to)
			if err != nil {
				b.Fatal(err)
			}
			strides[k] = v.Strides
		}
		if dims, _ := shape.Coalesce(to, strides...); len(dims) != 3 {
			b.Fatal(dims)
		}
	}
}
