package engine

import (
	"context"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/backend"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/memory"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

func stored(v graph.Value) bool {
	_, ok := v.Stored()
	return ok
}

// gram makes the product of x [n, n] with its transpose.
func gram(t *testing.T, x graph.Value) graph.Value {
	turned := apply(t, ops.Permute, ops.Attr{Axes: []int{1, 0}}, x)
	return apply(t, ops.MatMul, ops.Attr{}, x, turned)
}

// A costly value is stored when it is computed for the second time, even if it is read through
// views. A cheap value is not, nor one that is computed once.
func TestCostlyValuesAreKept(t *testing.T) {
	for _, c := range []struct {
		name string
		make func(x graph.Value) graph.Value
		kept bool
	}{
		{"a product", func(x graph.Value) graph.Value { return gram(t, x) }, true},
		{"a view of a product", func(x graph.Value) graph.Value {
			return apply(t, ops.Flip, ops.Attr{}, gram(t, x))
		}, true},
		{"negation", func(x graph.Value) graph.Value { return apply(t, ops.Neg, ops.Attr{}, x) }, false},
		{"a large broadcast of a product", func(x graph.Value) graph.Value {
			return apply(t, ops.Neg, ops.Attr{}, apply(t, ops.BroadcastTo, ops.Attr{Shape: shape.Shape{64, 8, 8}}, gram(t, x)))
		}, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			e := engineUnderTest(t)
			x := upload(t, e, ramp(64), 8, 8)
			again := c.make(x)
			for again.Node.Op.Kind == ops.Movement {
				again = again.Node.Inputs[0]
			}
			top := c.make(x)
			if top.Node.Op.Kind == ops.Movement {
				top.Node.Inputs[0] = again
			} else {
				top = again
			}
			sums := []graph.Value{apply(t, ops.Sum, ops.Attr{}, top), apply(t, ops.Max, ops.Attr{}, top), apply(t, ops.Min, ops.Attr{}, top)}
			var got []float32
			for i, v := range sums {
				if want := c.kept && i == 2; stored(again) != want {
					t.Fatalf("before evaluation %d: kept %v, want %v", i+1, !want, want)
				}
				got = append(got, read(t, e, v)...)
			}
			if len(got) != 3 || got[1] < got[2] {
				t.Fatalf("%v", got)
			}
		})
	}
}

// A cell submits its value only if its graph is deep: a program that assigns and reads a little at
// a time does not submit at each step.
func TestCellsSettleWhereTheyAreDeep(t *testing.T) {
	for _, c := range []struct {
		name    string
		depth   int
		latest  bool // the cell was set last
		settles bool
	}{
		{"shallow", 3, false, false},
		{"as deep as a step", stepDepth, false, false},
		{"deeper than a step", stepDepth + 1, false, true},
		{"in the middle of a step", stepDepth + 1, true, false},
		{"deeper than that", 2*stepDepth + 1, true, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			e := engineUnderTest(t)
			v := upload(t, e, ramp(8), 8)
			first, other := e.NewCell(v), e.NewCell(v)
			defer first.Drop()
			defer other.Drop()
			for v.Node.Done() || int(v.Node.Depth.Load()) < c.depth {
				v = apply(t, ops.Neg, ops.Attr{}, v)
			}
			if first.Set(v); !c.latest {
				other.Set(v)
			}
			if err := first.Settle(); err != nil {
				t.Fatal(err)
			}
			drain(t, e)
			if v.Node.Done() != c.settles {
				t.Errorf("at depth %d: submitted %v", v.Node.Depth.Load(), !c.settles)
			}
		})
	}
}

// Values of cells run with values whose graphs share an unrun node with theirs, and with no others.
func TestCellsRunWithWhatTheyShare(t *testing.T) {
	e := engineUnderTest(t)
	x := upload(t, e, ramp(64), 8, 8)
	y := gram(t, x)
	loss := apply(t, ops.Sum, ops.Attr{}, y)
	next := apply(t, ops.Sub, ops.Attr{}, x, y)
	beyond := apply(t, ops.Neg, ops.Attr{}, next)
	apart := apply(t, ops.Neg, ops.Attr{}, x)
	dropped := apply(t, ops.Abs, ops.Attr{}, y)
	for _, v := range []graph.Value{next, beyond, apart} {
		defer e.NewCell(v).Drop()
	}
	e.NewCell(dropped).Drop()
	read(t, e, loss)
	if !stored(next) || !stored(beyond) {
		t.Error("a value of a cell that shares the product has not run with it")
	}
	if stored(apart) || stored(dropped) {
		t.Error("a value has run that shares nothing, or is in no cell")
	}
}

// shortOf is a backend without memory for arrays of one size.
type shortOf struct {
	backend.Backend
	bytes int64
}

func (s shortOf) Alloc(ctx context.Context, bytes int64, data []byte, scratch bool) (backend.Memory, error) {
	if !scratch && bytes == s.bytes {
		return nil, &memory.OutOfMemoryError{}
	}
	return s.Backend.Alloc(ctx, bytes, data, scratch)
}

// If there is no memory for the values to keep, the requested ones run alone.
func TestNothingIsKeptWithoutMemory(t *testing.T) {
	e := engineUnderTest(t)
	x := upload(t, e, ramp(64), 8, 8)
	y := gram(t, x)
	want := read(t, e, apply(t, ops.Sum, ops.Attr{}, y))
	e.be = shortOf{e.be, int64(64 * dtype.Float32.Size())}
	defer func() { e.be = e.be.(shortOf).Backend }()
	sum := read(t, e, apply(t, ops.Sum, ops.Attr{}, apply(t, ops.Neg, ops.Attr{}, y)))
	if stored(y) || sum[0] != -want[0] {
		t.Errorf("kept: %v; the sum is %v, that of the negation %v", stored(y), want, sum)
	}
}
