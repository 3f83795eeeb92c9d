package engine

import (
	"testing"

	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/testgraph"
)

// No bit of any result depends on a rule: every graph has the definition's bits without one of the
// rules, without several, and without any. The host runs every graph without each of them. Other
// devices, which compile kernels, and the race detector leave a different rule out for each graph.
// WEFT_FUZZ multiplies the graphs.
func TestPassesChangeNoBits(t *testing.T) {
	e, be := fuzzed(t)
	own := configurations(be.cfg)["the device's own"]
	own.Overlap = true
	sets := passSets()
	each := 1
	if e.dev.IsHost() && !raceDetector {
		each = len(sets)
	}
	kernels := make([]int, len(sets))
	for seed := range uint64(fuzzRounds(t, 150)) { // the seed alone decides all that is drawn
		for i := range each {
			set := (int(seed) + i) % len(sets)
			be.cfg = own
			be.cfg.Without = sets[set]
			g := redundantGraph(t, e, 1<<32+seed)
			if err := g.check(be.cfg); err != nil {
				t.Fatalf("seed %d, without %v: %v\n%s", seed, sets[set], err, g)
			}
			kernels[set] += g.kernels
			g.free()
		}
	}
	for i, set := range sets {
		t.Logf("%5d kernels without %v", kernels[i], set)
	}
}

// redundantGraph draws a graph that repeats and undoes work, for the rules that look for that.
func redundantGraph(t *testing.T, e *Engine, seed uint64) *randomGraph {
	t.Helper()
	d := testgraph.NewDrawer(seed)
	d.Graph(testgraph.Nodes)
	for range 1 + d.IntN(3) {
		d.Redundant(d.Operand())
		d.Node()
	}
	return drawnGraph(t, e, seed, d)
}

// passSets are the sets of rules to leave out: each alone, all that fuse, all of them, and none.
func passSets() []plan.RuleSet {
	sets := []plan.RuleSet{0, rules.SetOf(rules.Rules()...), rules.SetOf(rules.Rowwise, rules.Chains, rules.Prologues, rules.Factors, rules.Epilogues)}
	for _, p := range rules.Rules() {
		if p != rules.Split { // Split runs in any case
			sets = append(sets, rules.SetOf(p))
		}
	}
	return sets
}
