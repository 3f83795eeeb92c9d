package engine

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
)

// Of equal extremes the first position is found, in rows of less than a leaf and of many leaves,
// with many equal elements, zeros of both signs and NaNs.
func TestPositionsOfRows(t *testing.T) {
	e := hostEngine(t)
	for _, d := range []dtype.DType{dtype.Float32, dtype.Float16, dtype.Float64, dtype.Int8, dtype.Uint8, dtype.Int32, dtype.Uint32, dtype.Int64} {
		for i, n := range []int{1, 2, 15, 255, 256, 257, ops.Leaf - 1, ops.Leaf, ops.Leaf + 1, 3*ops.Leaf + 300, 5000} {
			g := emptyGraph(t, e, uint64(n))
			x := g.thirds(d, 7, n)
			if i%3 == 0 { // of few values
				x = g.add(ops.Minimum, ops.Attr{}, x, g.stretched(g.thirds(d), x.Shape()))
			}
			if d.IsFloat() && i%3 == 1 { // a NaN where a number is not less than zero, and zeros
				x = g.add(ops.Sqrt, ops.Attr{}, g.add(ops.Neg, ops.Attr{}, x))
			}
			var made []graph.Value
			for _, op := range []*ops.Op{ops.ArgMax, ops.ArgMin} {
				made = append(made, g.add(op, ops.Attr{Axes: []int{1}}, x))
			}
			if err := g.checkAll(e.be.Config(), made...); err != nil {
				t.Fatalf("%v, rows of %d: %v\n%s", d, n, err, g)
			}
			g.free()
		}
	}
}
