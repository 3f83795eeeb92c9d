package hostref_test

import (
	"context"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

func TestSortRows(t *testing.T) {
	const most = 1<<64 - 1
	for _, c := range []struct {
		name     string
		dims     shape.Shape
		in, want []uint64
	}{
		{"each row by itself", shape.Shape{2, 3}, []uint64{3, most, 0, 2, 2, 1}, []uint64{0, 3, most, 1, 2, 2}},
		{"rows of one", shape.Shape{2, 1}, []uint64{2, 1}, []uint64{2, 1}},
		{"rows of nothing", shape.Shape{2, 0}, nil, nil},
		{"no rows", shape.Shape{0, 2}, nil, nil},
	} {
		d := dtype.Uint64
		in := hostref.NewArray(d, c.dims)
		copy(hostref.Slice[uint64](in.Data), c.in)
		v, err := compose.Apply(ops.SortRows, ops.Attr{}, "", graph.NewFull(d, element.Bits{}, c.dims, ""))
		if err != nil {
			t.Fatal(err)
		}
		got, err := hostref.Eval(context.Background(), v.Node, []*hostref.Array{in})
		if err != nil {
			t.Fatal(err)
		}
		if words := hostref.Slice[uint64](got.Data); !slices.Equal(words, c.want) {
			t.Errorf("%s: %v, want %v", c.name, words, c.want)
		}
	}
}
