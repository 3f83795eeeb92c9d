package vector

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/hostref"
)

func TestTable(t *testing.T) {
	eachKind(t, func(t *testing.T) {
		r := rand.New(rand.NewPCG(7, 8))
		var table Table
		for i := range table {
			table[i] = uint16(r.Uint32())
		}
		for _, n := range append([]int{0, 1 << 16}, lengths...) {
			x, want := make([]uint16, n), make([]uint16, n)
			for i := range x {
				if x[i] = uint16(r.Uint32()); n == 1<<16 {
					x[i] = uint16(i)
				}
				want[i] = table[x[i]]
			}
			got := make([]uint16, n+1)
			table.Apply(hostref.Bytes(got[:n]), hostref.Bytes(x))
			if !slices.Equal(got[:n], want) || got[n] != 0 {
				t.Fatalf("%d elements are not the table's", n)
			}
			table.Apply(hostref.Bytes(x), hostref.Bytes(x))
			if !slices.Equal(x, want) {
				t.Fatalf("%d elements in place are not the table's", n)
			}
		}
	})
}
