package host

import (
	"bytes"
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/ops"
)

// drawn returns n elements of a dtype: any bits, with few NaNs.
func drawn(r *rand.Rand, d dtype.DType, n int) hostref.Column {
	c := hostref.Column{DType: d, Data: make([]byte, n*d.Size())}
	for i := range c.Data {
		c.Data[i] = byte(r.Uint32())
	}
	switch {
	case d == dtype.Bool:
		for i := range c.Data {
			c.Data[i] &= 1
		}
	case d == dtype.Float32:
		for i := range n {
			hostref.Slice[float32](c.Data)[i] = float32(r.NormFloat64())
		}
		if n > 0 && r.IntN(3) == 0 {
			hostref.Slice[uint32](c.Data)[r.IntN(n)] = []uint32{0x7fc12345, 0xff800001, 0x7f800000, 1 << 31, 1}[r.IntN(5)]
		}
	case d == dtype.Float64:
		for i := range n {
			hostref.Slice[float64](c.Data)[i] = r.NormFloat64()
		}
		if n > 0 && r.IntN(3) == 0 {
			hostref.Slice[float64](c.Data)[r.IntN(n)] = math.Float64frombits(0x7ff8000000012345)
		}
	}
	return c
}

func emptyLike(c hostref.Column, n int) hostref.Column {
	return hostref.Column{DType: c.DType, Data: make([]byte, n*c.DType.Size())}
}

// agree fails the test if the host's result for some rows differs from hostref's.
func agree(t *testing.T, what string, got, want hostref.Column, err, wanted error) {
	t.Helper()
	if (err == nil) != (wanted == nil) || err == nil && !bytes.Equal(got.Data, want.Data) {
		t.Fatalf("%s: %v, not %v\n%x\n%x", what, err, wanted, got.Data, want.Data)
	}
}

// The host reduces and scans rows as hostref does, for every dtype and for lengths around those at
// which its code takes another way.
func TestRowsAreTheDefinitions(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	for _, d := range dtype.All() {
		for _, n := range []int{1, 2, 15, 16, 17, 31, 32, 33, 63, 64, 65, 100, 255, 513, 1000, 1023, 1024, 1025, 3000} {
			for _, rows := range []int{1, 3, 4, 9} {
				src := drawn(r, d, rows*n)
				for _, op := range []*ops.Op{ops.Sum, ops.Prod, ops.Max, ops.Min} {
					got, want := emptyLike(src, rows), emptyLike(src, rows)
					agree(t, fmt.Sprintf("%s of %d rows of %d %s", op, rows, n, d), got, want, foldRows(op, got, src, n), hostref.FoldRows(op, want, src, n))
				}
				for _, op := range []*ops.Op{ops.CumulativeSum, ops.CumulativeProd, ops.CumulativeMax, ops.CumulativeMin} {
					got, want := emptyLike(src, rows*n), emptyLike(src, rows*n)
					agree(t, fmt.Sprintf("%s of %d rows of %d %s", op, rows, n, d), got, want, scanLeaves(op, got, src, n), hostref.ScanLeaves(op, want, src, n))
				}
			}
		}
	}
}
