package fuse

import (
	"testing"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/internal/plan/plantest"
	"github.com/weft-gpu/weft/ops"
)

// A value in memory saves its own cost and the cost of its exclusive inputs.
func TestSpared(t *testing.T) {
	x := plantest.Data(64)
	shared := plantest.Do(t, ops.Exp, ops.Attr{}, x)
	left := plantest.Do(t, ops.Sin, ops.Attr{}, shared)
	right := plantest.Do(t, ops.Cos, ops.Attr{}, plantest.Do(t, ops.Neg, ops.Attr{}, shared))
	root := plantest.Do(t, ops.Add, ops.Attr{}, left, right)
	g := newGrouper(plantest.CPU, expr.NewNumbers(), []graph.Value{root})
	if _, err := g.round([]graph.Value{root}); err != nil {
		t.Fatal(err)
	}
	spared := g.spared(root)
	for _, c := range []struct {
		name string
		v    graph.Value
		want int
	}{
		{"exp", shared, ops.Exp.Cost}, {"sin", left, ops.Sin.Cost}, {"cos", right, ops.Cos.Cost + ops.Neg.Cost},
		{"add", root, ops.Exp.Cost + ops.Sin.Cost + ops.Cos.Cost + ops.Neg.Cost + ops.Add.Cost}, {"data", x, 0},
	} {
		if got := spared[c.v]; got != c.want {
			t.Errorf("%s in memory saves a cost of %d, want %d", c.name, got, c.want)
		}
	}
}
