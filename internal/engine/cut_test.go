package engine

import (
	"slices"
	"testing"

	"github.com/weft-gpu/weft/internal/engine/cuts"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
)

// deepened applies an operator and grows the graph, as a tensor's operator does.
func deepened(t *testing.T, e *Engine, o *ops.Op, in ...graph.Value) graph.Value {
	t.Helper()
	v := apply(t, o, ops.Attr{}, in...)
	if err := e.Grow(v); err != nil {
		t.Fatal(err)
	}
	return v
}

// drain waits until all picked parts have run.
func drain(t *testing.T, e *Engine) {
	t.Helper()
	for {
		var first *graphPart
		e.locked(func() {
			if len(e.ahead.parts) > 0 {
				first = e.ahead.parts[0]
			}
		})
		if first == nil {
			return
		}
		if err := first.complete(t.Context(), e); err != nil {
			t.Fatal(err)
		}
	}
}

// recurrence is the state of a loop: steps of a and b read both of these, and only c reads c.
type recurrence struct {
	a, b, c graph.Value
	made    []graph.Value // all values on the way
}

func (l *recurrence) add(t *testing.T, e *Engine, o *ops.Op, in ...graph.Value) graph.Value {
	v := deepened(t, e, o, in...)
	l.made = append(l.made, v)
	return v
}

// run records steps that are eight operators deep.
func (l *recurrence) run(t *testing.T, e *Engine, steps int) {
	t.Helper()
	x := upload(t, e, []float32{0.25, 0.5, 0.75, 1}, 4)
	l.a, l.b, l.c = x, x, x
	for range steps {
		mix := l.add(t, e, ops.Sub, l.add(t, e, ops.Mul, l.a, x), l.b)
		norm := l.add(t, e, ops.Abs, l.add(t, e, ops.Sin, mix))
		l.b = l.add(t, e, ops.Add, l.add(t, e, ops.Mul, mix, x), norm)
		l.a = l.add(t, e, ops.Cos, l.add(t, e, ops.Add, l.b, l.a))
		l.c = l.add(t, e, ops.Add, l.c, l.add(t, e, ops.Mul, l.a, l.b))
	}
}

// A loop that holds three values and never reads is cut where the steps to come need only three
// values, at the same place each time.
func TestLoopsAreCutAlike(t *testing.T) {
	const steps = 200
	var cut, whole recurrence
	e, once := engineUnderTest(t), engineUnderTest(t)
	cut.run(t, e, steps)
	end := once.Gather()
	defer end()
	whole.run(t, once, steps)
	drain(t, e)
	var ran []int
	for i, v := range cut.made {
		if v.Node.Done() {
			ran = append(ran, i)
		} else if v.Node.Depth.Load() > MaxDepth {
			t.Fatalf("value %d is %d deep", i, v.Node.Depth.Load())
		}
	}
	if len(ran) < 9 || len(ran)%3 != 0 {
		t.Fatalf("values %d have run, want three for each of at least three cuts", ran)
	}
	for i := 6; i < len(ran); i++ { // the first part differs
		if ran[i]-ran[i-3] != ran[5]-ran[2] {
			t.Fatalf("values %d have run, at different places of the steps", ran)
		}
	}
	for i, v := range []graph.Value{cut.a, cut.b, cut.c} {
		if got, want := read(t, e, v), read(t, once, []graph.Value{whole.a, whole.b, whole.c}[i]); !slices.Equal(got, want) {
			t.Errorf("value %d is %v, want %v as in the whole graph", i, got, want)
		}
	}
}

// Values that were closed long ago, and other graphs, do not run with a part of a loop. A graph
// that cannot be cut runs as a whole.
func TestCutsLeaveOtherGraphsAlone(t *testing.T) {
	e := engineUnderTest(t)
	x := upload(t, e, []float32{1, 2, 3, 4}, 4)
	deep := func(o *ops.Op, steps int) (list []graph.Value) {
		v := x
		for range steps {
			v = deepened(t, e, o, v)
			list = append(list, v)
		}
		return list
	}
	apart := deep(ops.Exp, MaxDepth-1)
	chain := deep(ops.Sin, cuts.Least+8)
	aside := deepened(t, e, ops.Neg, chain[cuts.Least+4])
	for range MaxDepth {
		chain = append(chain, deepened(t, e, ops.Sin, chain[len(chain)-1]))
	}
	drain(t, e)
	if stored(aside) || slices.ContainsFunc(apart, stored) {
		t.Error("a value has run that the chain does not read")
	}
	if ran := len(chain) - len(slices.DeleteFunc(slices.Clone(chain), stored)); ran != 1 {
		t.Errorf("%d values of the chain have run, want 1", ran)
	}
	flips := deep(ops.Flip, MaxDepth+2)
	drain(t, e)
	if !flips[len(flips)-1].Node.Done() {
		t.Error("a deep graph of views alone has not run")
	}
}
