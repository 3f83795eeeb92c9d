package engine

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// chain compiles n matrix products one after the other: n kernels.
func chain(t *testing.T, e *Engine, n int) *Compiled {
	t.Helper()
	p := e.Parameter(dtype.Float32, shape.Shape{2, 2})
	v := p
	for range n {
		v = apply(t, ops.MatMul, ops.Attr{}, v, p)
	}
	c, err := e.Compile(ctx, []graph.Value{p}, []graph.Value{v}, false)
	if err != nil {
		t.Fatal(err)
	}
	if len(c.fused.Steps) != n {
		t.Fatalf("%d kernels for %d products", len(c.fused.Steps), n)
	}
	return c
}

// A compiled graph is recorded once. A later run only fills in the arrays, and allocates as much
// for many kernels as for one.
func TestReplayRecordsNothing(t *testing.T) {
	e, _ := vulkanEngine(t)
	arg := upload(t, e, []float32{1, 1, 0, 1}, 2, 2)
	run := func(c *Compiled) graph.Value {
		out, err := c.Run(ctx, []graph.Value{arg})
		if err != nil {
			t.Fatal(err)
		}
		if err := e.Eval(ctx, out...); err != nil {
			t.Fatal(err)
		}
		return out[0]
	}
	allocations := func(c *Compiled) float64 {
		first := run(c)
		rec := c.fused.made.Load()
		e.Free(first)
		n := testing.AllocsPerRun(20, func() { e.Free(run(c)) })
		if c.fused.made.Load() != rec {
			t.Error("a second run records again")
		}
		return n
	}
	few, many := chain(t, e, 4), chain(t, e, 100) // both have three slots
	if len(few.fused.Slots) != len(many.fused.Slots) {
		t.Fatalf("%d slots and %d", len(few.fused.Slots), len(many.fused.Slots))
	}
	// The pool's lists may grow now and then.
	// A simulated device executes in Go, which allocates.
	counted := !e.dev.Info().Simulated
	if a, b := allocations(few), allocations(many); counted && b > a+3 {
		t.Errorf("a run of 4 kernels allocates %v times, one of 100 %v times", a, b)
	}
	// A run into the memory of earlier results allocates nothing.
	results, args := []graph.Value{run(many)}, []graph.Value{arg}
	into := func() {
		if done, err := many.RunInto(ctx, args, results); !done || err != nil {
			t.Fatal(done, err)
		}
	}
	// The engine makes reusable structs until as many submissions are in flight as may be. That
	// takes long on a driver that keeps up. Allocations of other goroutines count too.
	n := testing.AllocsPerRun(2*64, into)
	for round := 0; counted && !raceDetector && n != 0 && round < 20; round++ {
		n = testing.AllocsPerRun(100, into)
	}
	// Under the race detector, pools forget what they hold, so that calls without cgo allocate.
	if counted && n != 0 && !raceDetector {
		t.Errorf("a run into given memory allocates %v times", n)
	}
	if got := read(t, e, results[0]); got[1] != 101 {
		t.Errorf("into given memory: %v, want 101 at the upper right", got)
	}
	// The upper right element counts the factors.
	other := upload(t, e, []float32{1, 2, 0, 1}, 2, 2)
	out, err := many.Run(ctx, []graph.Value{other})
	if err != nil {
		t.Fatal(err)
	}
	if got := read(t, e, out[0]); got[1] != 202 {
		t.Errorf("with another argument: %v, want 202 at the upper right", got)
	}
	if got := read(t, e, run(many)); got[1] != 101 {
		t.Errorf("with the first argument again: %v, want 101 at the upper right", got)
	}
}
