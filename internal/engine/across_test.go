package engine

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/backend/host"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Rows that are short, or that are columns in memory, are reduced several at a time in the
// definition's order, for every layout and operand.
func TestReducedSideBySide(t *testing.T) {
	e := hostEngine(t)
	forms := map[string]func(g *randomGraph, rows, n int, d dtype.DType) (graph.Value, int){
		"along rows": func(g *randomGraph, rows, n int, d dtype.DType) (graph.Value, int) {
			return g.thirds(d, rows, n), 1
		},
		"across them": func(g *randomGraph, rows, n int, d dtype.DType) (graph.Value, int) {
			return g.thirds(d, n, rows), 0
		},
		"of a product with a row that all rows share": func(g *randomGraph, rows, n int, d dtype.DType) (graph.Value, int) {
			return g.add(ops.Mul, ops.Attr{}, g.thirds(d, rows, n), g.stretched(g.thirds(d, n), shape.Shape{rows, n})), 1
		},
		"across them, of how they differ from their sum": func(g *randomGraph, rows, n int, d dtype.DType) (graph.Value, int) {
			x := g.thirds(d, n, rows)
			sum := g.add(ops.Cast, ops.Attr{DType: d}, g.add(ops.Sum, ops.Attr{Axes: []int{0}}, x))
			return g.add(ops.Sub, ops.Attr{}, x, g.stretched(sum, shape.Shape{n, rows})), 0
		},
		"of rows that are looked up": func(g *randomGraph, rows, n int, d dtype.DType) (graph.Value, int) {
			picked := g.add(ops.Cast, ops.Attr{DType: dtype.Int32}, g.thirds(dtype.Float32, rows))
			return g.add(ops.Take, ops.Attr{Axes: []int{0}}, g.thirds(d, 7, n), picked), 1
		},
	}
	taken := 0
	reductions := []*ops.Op{ops.Sum, ops.Prod, ops.Max, ops.Min}
	for name, form := range forms {
		for _, rows := range []int{host.SideRows - 1, host.SideRows, host.SidePiece + 5} {
			for i, n := range []int{1, 2, 3, 9, 16, 17, 33, host.SideElements, host.SideElements + 1, ops.Leaf, 2*ops.Leaf + 17} {
				for _, d := range []dtype.DType{dtype.Float32, dtype.Float16, dtype.Int8, dtype.Complex64} {
					op := reductions[i%len(reductions)]
					if d.IsComplex() {
						op = reductions[i%2]
					}
					g := emptyGraph(t, e, uint64(rows))
					x, axis := form(g, rows, n, d)
					v := g.add(op, ops.Attr{Axes: []int{axis}}, x)
					taken += reducedAcross(t, e, v)
					if err := g.check(e.be.Config()); err != nil {
						t.Fatalf("%s %s, %d of %d %v: %v\n%s", op, name, rows, n, d, err, g)
					}
					g.free()
				}
			}
		}
	}
	if taken < 100 {
		t.Errorf("only %d reductions were side by side", taken)
	}
}

// reducedAcross counts the launches of a value's plan that reduce several rows at a time.
func reducedAcross(t *testing.T, e *Engine, v graph.Value) (launches int) {
	t.Helper()
	p, err := e.build(e.be.Config(), v)
	if err != nil {
		t.Fatal(err)
	}
	for _, step := range p.Steps {
		for _, g := range step.Launches {
			if host.LaunchOf(step.Kernel, g).SideBySide() {
				launches++
			}
		}
	}
	return launches
}
