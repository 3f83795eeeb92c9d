package engine

import (
	"slices"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/testgraph"
	"github.com/weft-gpu/weft/ops"
)

var indexTypes = []dtype.DType{dtype.Int32, dtype.Int64, dtype.Uint32, dtype.Uint64, dtype.Int8, dtype.Uint16}

// Graphs that address tables by indices have the definition's bits under every configuration: with
// tables that exceed a binding, and with operators fused around the lookups.
func TestIndirectGraphs(t *testing.T) {
	e, be := fuzzed(t)
	rounds := 40
	if e.dev.IsHost() {
		rounds = 400
	}
	rounds = fuzzRounds(t, rounds)
	configs := configurations(be.cfg)
	names := append(configNames, "unfused")
	drawn := 0
	for seed := range uint64(rounds) {
		name := names[seed%uint64(len(names))]
		be.cfg = configs[name]
		d := testgraph.NewDrawer(seed + 1e6)
		d.Graph(3)
		for range 30 {
			if d.Indirect() {
				drawn++
				break
			}
			d.Node()
		}
		d.Node()
		g := drawnGraph(t, e, seed+1e6, d)
		if err := g.check(be.cfg); err != nil {
			t.Fatalf("seed %d, %s: %v\n%s", seed, name, err, g)
		}
		g.free()
	}
	if drawn < rounds*3/4 {
		t.Errorf("only %d of %d graphs look something up", drawn, rounds)
	}
}

// Lookups by indices that other lookups return, some outside, have the definition's bits along
// every axis.
func TestLookupsOfLookups(t *testing.T) {
	e, be := fuzzed(t)
	be.cfg = configurations(be.cfg)["the device's own"]
	for _, dims := range [][]int{{70}, {70, 5}, {3, 70}, {2, 70, 16}} {
		axis := slices.Index(dims, 70)
		for i, d := range indexTypes {
			g := emptyGraph(t, e, uint64(i))
			take := func(v graph.Value, n int) graph.Value {
				index := g.upload(d, testgraph.Indices(g.random, d, 41+n, n), 41+n)
				return g.add(ops.Take, ops.Attr{Axes: []int{axis}}, v, index)
			}
			g.add(ops.Neg, ops.Attr{}, take(take(take(g.data(dtype.Float32, dims...), 70), 111), 152))
			if err := g.check(be.cfg); err != nil {
				t.Errorf("%v, %v: %v\n%s", dims, d, err, g)
			}
			g.free()
		}
	}
}
