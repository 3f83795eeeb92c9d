package engine

import (
	"testing"

	"github.com/weft-gpu/weft/internal/engine/cuts"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
)

// A cut looks only at the connected component whose depth has grown too large.
func TestCutsLookAtOneComponent(t *testing.T) {
	const chains = 40
	e, g := barredEngine(t)
	defer close(g.gate)
	ends := make([]graph.Value, chains)
	for i := range ends {
		ends[i] = upload(t, e, ramp(8), 8)
		list := sines(t, e, ends[i], MaxDepth-1)
		ends[i] = list[len(list)-1]
	}
	deeper := func() *cuts.Cut {
		v := apply(t, ops.Sin, ops.Attr{}, apply(t, ops.Sin, ops.Attr{}, ends[0]))
		var c *cuts.Cut
		e.locked(func() { c = e.narrowest(v.Node) })
		if c == nil {
			t.Fatal("no cut was found")
		}
		return c
	}
	if n := deeper().Nodes(); n > 2*MaxDepth {
		t.Errorf("a cut visits %d nodes for a chain of %d", n, MaxDepth)
	}
	for i := range chains / 2 {
		ends[0] = apply(t, ops.Add, ops.Attr{}, ends[0], ends[i])
	}
	if n := deeper().Nodes(); n < MaxDepth*chains/2*3/4 {
		t.Errorf("a cut visits only %d nodes when %d chains are connected", n, chains/2)
	}
}

// A graph is not cut if another goroutine has run it meanwhile, or will run it.
func TestComputedGraphsAreNotCut(t *testing.T) {
	e, g := barredEngine(t)
	close(g.gate)
	v := upload(t, e, ramp(8), 8)
	for range MaxDepth + 1 {
		v = apply(t, ops.Sin, ops.Attr{}, v)
	}
	if err := e.Eval(t.Context(), v); err != nil {
		t.Fatal(err)
	}
	before := g.replays.Load()
	if err := e.cut(v); err != nil {
		t.Error(err)
	}
	drain(t, e)
	if now := g.replays.Load(); now != before {
		t.Errorf("%d more runs", now-before)
	}
}
