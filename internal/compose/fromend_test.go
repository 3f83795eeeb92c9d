package compose

import (
	"math"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Negative indices along an axis longer than their dtype can count are widened before the axis's
// size is added.
func TestIndicesFromTheEndOfALongAxis(t *testing.T) {
	for _, c := range []struct {
		d    dtype.DType
		n    int
		want int64 // the index that -1 becomes
	}{
		{dtype.Int8, 100, 99},
		{dtype.Int8, 200, 199},
		{dtype.Int16, 1 << 20, 1<<20 - 1},
		{dtype.Int16, 1 << 40, 1<<40 - 1},
		{dtype.Int32, math.MaxInt32, math.MaxInt32 - 1},
		{dtype.Int32, math.MaxInt32 + 1, math.MaxInt32},
		{dtype.Int32, 1 << 40, 1<<40 - 1},
		{dtype.Int64, 1 << 40, 1<<40 - 1},
	} {
		made := &composer{}
		index := made.cast(graph.NewIota(shape.Shape{2}, ""), c.d)
		index = made.apply(ops.Sub, ops.Attr{}, index, made.constant(c.d, 1)) // -1 and 0
		got := made.cast(made.fromEnd(index, c.n), dtype.Int64)
		if made.err != nil {
			t.Fatal(made.err)
		}
		if list := hostref.Slice[int64](evaluated(t, got.Node).Data); !slices.Equal(list, []int64{c.want, 0}) {
			t.Errorf("%v along %d: %v, want [%d 0]", c.d, c.n, list, c.want)
		}
	}
}

// evaluated evaluates a node of one result by its definition.
func evaluated(t *testing.T, n *graph.Node) *hostref.Array {
	t.Helper()
	in := make([]*hostref.Array, len(n.Inputs))
	for i, v := range n.Inputs {
		in[i] = evaluated(t, v.Node)
	}
	a, err := hostref.Eval(t.Context(), n, in)
	if err != nil {
		t.Fatal(err)
	}
	return a
}
