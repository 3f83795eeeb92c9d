package plan

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// walk is a random walk of so many steps, and the sum of what is made of each.
func walk(t *testing.T, steps int) graph.Value {
	drawn := func(i int) graph.Value {
		x := do(t, ops.Cast, ops.Attr{DType: dtype.Float32}, graph.NewIota(shape.Shape{1 << 16}, ""))
		x = do(t, ops.Add, ops.Attr{}, x, do(t, ops.Cast, ops.Attr{DType: dtype.Float32}, data(1)))
		return do(t, ops.Cos, ops.Attr{}, do(t, ops.Sin, ops.Attr{}, x))
	}
	l := drawn(0)
	sum := do(t, ops.Exp, ops.Attr{}, l)
	for i := range steps - 1 {
		l = do(t, ops.Add, ops.Attr{}, l, drawn(i+1))
		sum = do(t, ops.Add, ops.Attr{}, sum, do(t, ops.Exp, ops.Attr{}, l))
	}
	return sum
}

// A body that is too large is cut where what both sides need is in memory: what is
// dear is computed once.
func TestLargeBodiesAreCutWhereTheyShare(t *testing.T) {
	const steps = 12
	p := build(t, priced(4), walk(t, steps))
	sines := 0
	for _, s := range p.Steps {
		for _, inst := range s.Kernel.Body {
			if inst.Op == ops.Sin {
				sines++
			}
		}
	}
	if sines != steps || len(p.Steps) > steps+3 {
		t.Errorf("%d kernels compute %d sines for %d steps:\n%s", len(p.Steps), sines, steps, p)
	}
}

// A cheap map of what is dear and in memory is computed in each kernel that reads it.
func TestCheapMapsOfDearOnesAreComputedAgain(t *testing.T) {
	x := data(1 << 16)
	dear := x
	for range 6 {
		dear = do(t, ops.Exp, ops.Attr{}, do(t, ops.Sin, ops.Attr{}, dear))
	}
	cheap := do(t, ops.Neg, ops.Attr{}, dear)
	values := []graph.Value{do(t, ops.Sum, ops.Attr{}, cheap), do(t, ops.Max, ops.Attr{}, cheap), do(t, ops.Min, ops.Attr{}, dear)}
	for _, s := range build(t, priced(4), values...).Steps {
		if s.Value == cheap {
			t.Error("the cheap map is stored")
		}
	}
}

// What a value spares is what only it needs.
func TestSpared(t *testing.T) {
	x := data(64)
	shared := do(t, ops.Exp, ops.Attr{}, x)
	left := do(t, ops.Sin, ops.Attr{}, shared)
	right := do(t, ops.Cos, ops.Attr{}, do(t, ops.Neg, ops.Attr{}, shared))
	root := do(t, ops.Add, ops.Attr{}, left, right)
	g := newGrouper(cpu, []graph.Value{root})
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
			t.Errorf("%s spares %d, want %d", c.name, got, c.want)
		}
	}
}
