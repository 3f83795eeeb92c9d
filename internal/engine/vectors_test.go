package engine

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/ops"
)

// Rows of any length, of one leaf, of leaves and of leaves of leaves, are reduced in the
// definition's order.
func TestRowsAreFoldedAsDefined(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	for _, op := range []*ops.Op{ops.Sum, ops.Prod, ops.Max, ops.Min} {
		for _, n := range []int{1, 15, 16, 17, 1000, ops.Leaf, ops.Leaf + 1, ops.Leaf + 20, 17*ops.Leaf + 5, ops.Leaf*ops.Leaf + 3} {
			rows := 1 + r.IntN(2)
			src := make([]float32, rows*n)
			for i := range src {
				src[i] = float32(r.NormFloat64())
			}
			in := hostref.Column{DType: dtype.Float32, Data: hostref.Bytes(src)}
			got := hostref.Column{DType: dtype.Float32, Data: make([]byte, 4*rows)}
			want := hostref.Column{DType: dtype.Float32, Data: make([]byte, 4*rows)}
			if err := foldRows(op, got, in, n); err != nil {
				t.Fatal(err)
			}
			if err := hostref.FoldRows(op, want, in, n); err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(got.Data, want.Data) {
				t.Errorf("%s of %d rows of %d is %x, not %x", op, rows, n, got.Data, want.Data)
			}
		}
	}
}
