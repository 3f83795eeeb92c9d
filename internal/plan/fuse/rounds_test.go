package fuse

import (
	"testing"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/internal/plan/plantest"
	"github.com/weft-gpu/weft/ops"
)

// refusedRows returns values whose shapes suggest rowwise kernels, but that read their rows
// reversed.
func refusedRows(t *testing.T, n int) []graph.Value {
	var list []graph.Value
	for range n {
		x := plantest.Data(64, 64)
		sum := plantest.Do(t, ops.Flip, ops.Attr{Axes: []int{0}}, plantest.KeptSum(t, x, 1))
		list = append(list, plantest.Do(t, ops.Div, ops.Attr{}, x, sum))
	}
	return list
}

// unfinishedProducts returns maps whose shapes suggest epilogues of products, but which read the
// product in another order.
func unfinishedProducts(t *testing.T, n int) []graph.Value {
	var list []graph.Value
	for range n {
		p := plantest.Do(t, ops.MatMul, ops.Attr{}, plantest.Data(64, 64), plantest.Data(64, 64))
		list = append(list, plantest.Do(t, ops.Neg, ops.Attr{}, plantest.Do(t, ops.Flip, ops.Attr{Axes: []int{0}}, p)))
	}
	return list
}

// rounds returns the number of rounds that a grouper takes to form the groups of values.
func rounds(t *testing.T, values ...graph.Value) (int, *grouper) {
	t.Helper()
	g := newGrouper(plantest.CPU, expr.NewNumbers(), values)
	for count := 1; ; count++ {
		if _, err := g.round(values); err != nil {
			t.Fatal(err)
		}
		if !g.again && !g.outdated() {
			return count, g
		}
	}
}

// Many groups that do not fit take as many rounds as one such group.
func TestRoundsDoNotGrowWithTheGraph(t *testing.T) {
	for name, make := range map[string]func(*testing.T, int) []graph.Value{"rows": refusedRows, "products": unfinishedProducts} {
		one, _ := rounds(t, make(t, 1)...)
		many, g := rounds(t, make(t, 40)...)
		if refused := g.unrowed.Len() + g.unfinished.Len(); refused < 40 {
			t.Fatalf("%s: %d refusals in 40 groups", name, refused)
		}
		if many != one {
			t.Errorf("%s: %d rounds for 40, %d for one", name, many, one)
		}
	}
}

// A chain of maps over rows that do not fit one kernel is halved until the parts fit. A
// round for each map would make planning quadratic.
func TestRoundsOfAChainGrowWithItsLogarithm(t *testing.T) {
	for name, step := range map[string]func(x graph.Value) graph.Value{
		"too large": func(x graph.Value) graph.Value {
			return plantest.Do(t, ops.Sub, ops.Attr{}, x, plantest.KeptSum(t, x, 1))
		},
		"other rows": func(x graph.Value) graph.Value {
			return plantest.Do(t, ops.Div, ops.Attr{}, x, plantest.Do(t, ops.Flip, ops.Attr{Axes: []int{0}}, plantest.KeptSum(t, x, 1)))
		},
	} {
		chain := func(n int) graph.Value {
			x := plantest.Data(4, 4)
			for range n {
				x = step(x)
			}
			return x
		}
		few, _ := rounds(t, chain(50))
		many, g := rounds(t, chain(800))
		if g.unrowed.Len() == 0 {
			t.Fatalf("%s: one kernel computes the whole chain", name)
		}
		if many > few+longChain {
			t.Errorf("%s: %d rounds for a chain of 800, %d for one of 50", name, many, few)
		}
	}
}
