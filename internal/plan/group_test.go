package plan

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// refusedRows are rowwise kernels by their shapes, each of which turns out to see
// its rows in another order.
func refusedRows(t *testing.T, n int) []graph.Value {
	var list []graph.Value
	for range n {
		x := data(64, 64)
		sum := do(t, ops.Flip, ops.Attr{Axes: []int{0}}, keptSum(t, x, 1))
		list = append(list, do(t, ops.Div, ops.Attr{}, x, sum))
	}
	return list
}

// unfinishedProducts have, by their shapes, the map that reads them as their end,
// and turn out to be seen in another order.
func unfinishedProducts(t *testing.T, n int) []graph.Value {
	var list []graph.Value
	for range n {
		p := do(t, ops.MatMul, ops.Attr{}, data(64, 64), data(64, 64))
		list = append(list, do(t, ops.Neg, ops.Attr{}, do(t, ops.Flip, ops.Attr{Axes: []int{0}}, p)))
	}
	return list
}

// rounds is the number of rounds in which a grouper forms the groups of values.
func rounds(t *testing.T, values ...graph.Value) (int, *grouper) {
	t.Helper()
	s := &state{cfg: cpu, asked: values, values: values}
	g := newGrouper(s.cfg, s.values)
	for count := 1; ; count++ {
		if _, err := g.round(s.asked); err != nil {
			t.Fatal(err)
		}
		if !g.again && !g.outdated() {
			return count, g
		}
	}
}

// However many groups do not fit, the rounds are as few as for one.
func TestRoundsDoNotGrowWithTheGraph(t *testing.T) {
	for name, make := range map[string]func(*testing.T, int) []graph.Value{"rows": refusedRows, "products": unfinishedProducts} {
		one, _ := rounds(t, make(t, 1)...)
		many, g := rounds(t, make(t, 40)...)
		if refused := len(g.unrowed) + len(g.unfinished); refused < 40 {
			t.Fatalf("%s: %d refusals in 40 groups", name, refused)
		}
		if many != one {
			t.Errorf("%s: %d rounds for 40, %d for one", name, many, one)
		}
	}
}

// A chain of maps over rows of which no one kernel is made is halved until the parts fit: a
// round for each map would make planning quadratic.
func TestRoundsOfAChainGrowWithItsLogarithm(t *testing.T) {
	for name, step := range map[string]func(x graph.Value) graph.Value{
		"too large": func(x graph.Value) graph.Value {
			return do(t, ops.Sub, ops.Attr{}, x, keptSum(t, x, 1))
		},
		"other rows": func(x graph.Value) graph.Value {
			return do(t, ops.Div, ops.Attr{}, x, do(t, ops.Flip, ops.Attr{Axes: []int{0}}, keptSum(t, x, 1)))
		},
	} {
		chain := func(n int) graph.Value {
			x := data(4, 4)
			for range n {
				x = step(x)
			}
			return x
		}
		few, _ := rounds(t, chain(50))
		many, g := rounds(t, chain(800))
		if len(g.unrowed) == 0 {
			t.Fatalf("%s: a kernel has all of the chain", name)
		}
		if many > few+longChain {
			t.Errorf("%s: %d rounds for a chain of 800, %d for one of 50", name, many, few)
		}
	}
}

// A reduction over several axes of an array that no binding reaches over is cut
// between leaves, where dimensions are not merged either.
func TestLongReductionsWithoutMergedDimensions(t *testing.T) {
	unfused, separate := cpu, cpu
	unfused.Unfused, separate.Without = true, SetOf(Coalesce)
	for _, dims := range []shape.Shape{{3, 50_000_000}, {50_000_000, 3}, {7, 3, 5, 1_000_003}} {
		for name, cfg := range map[string]Config{"unfused": unfused, "without coalesce": separate} {
			t.Run(fmt.Sprintf("%v, %s", dims, name), func(t *testing.T) {
				build(t, cfg, do(t, ops.Max, ops.Attr{}, data(dims...)))
			})
		}
	}
}

// The rule that a reason names is the one that is left out, and where none is the
// reason is another.
func TestReasonsNameTheRuleThatIsLeftOut(t *testing.T) {
	softmax := do(t, ops.Softmax, ops.Attr{Axes: []int{1}}, data(64, 64))
	product := do(t, ops.MatMul, ops.Attr{}, do(t, ops.Neg, ops.Attr{}, data(64, 64)), data(64, 64))
	ended := do(t, ops.Neg, ops.Attr{}, do(t, ops.MatMul, ops.Attr{}, data(64, 64), data(64, 64)))
	weighed := cpu
	weighed.CostBytes = 1
	for _, c := range []struct {
		cfg   Config
		rule  Rule
		value graph.Value
	}{
		{rowsOnly(cpu), Rowwise, softmax}, {rowsOnly(cpu), Views, softmax}, {cpu, Epilogues, ended}, {cpu, Views, ended}, {weighed, Factors, product},
	} {
		left := "the rule " + c.rule.String() + " is left out"
		named := func() bool {
			return slices.ContainsFunc(build(t, c.cfg, c.value).Decisions(), func(d Decision) bool { return strings.Contains(d.Reason, left) })
		}
		if named() {
			t.Errorf("%s: told although the rule is followed", left)
		}
		if c.cfg.Without = SetOf(c.rule); !named() {
			t.Errorf("%s: not told", left)
		}
	}
	for _, d := range build(t, cpu, product).Decisions() {
		if strings.Contains(d.Reason, "left out") {
			t.Errorf("nothing is left out, and yet: %s", d)
		}
	}
}
