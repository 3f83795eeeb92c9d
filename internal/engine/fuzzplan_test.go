package engine

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/internal/testgraph"
)

// plannedDevices have every class, and limits that drivers have.
var plannedDevices = map[string]target.Device{
	"a CPU driver": {Class: target.CPUDriver, Processors: 2, Float64: true, MemoryTables: true, SubgroupSize: 16, Broadcasts: true, HeapBytes: 8 << 30,
		StorageBuffers: 32, StorageRange: 1 << 27, StorageAlign: 16, PushBytes: 256, SharedBytes: 32 << 10, WorkgroupInvocations: 1024},
	"a CPU driver without float64": {Class: target.CPUDriver, Processors: 4, SubgroupSize: 4, Broadcasts: true, HeapBytes: 4 << 30,
		StorageBuffers: 16, StorageRange: 1 << 30, StorageAlign: 64, PushBytes: 128, SharedBytes: 16 << 10, WorkgroupInvocations: 256},
	"a card": {OwnMemory: true, Float64: true, SubgroupSize: 32, Broadcasts: true, HeapBytes: 24 << 30,
		StorageBuffers: 32, StorageRange: 1 << 32, StorageAlign: 16, PushBytes: 256, SharedBytes: 48 << 10, WorkgroupInvocations: 1024},
	"a card of wide subgroups, with subnormals flushed": {OwnMemory: true, Flush32: true, SubgroupSize: 64, HeapBytes: 8 << 30,
		StorageBuffers: 32, StorageRange: 1 << 31, StorageAlign: 4, PushBytes: 128, SharedBytes: 32 << 10, WorkgroupInvocations: 1024},
	"a phone": {SubgroupSize: 16, HeapBytes: 1 << 30,
		StorageBuffers: 4, StorageRange: 1 << 27, StorageAlign: 256, PushBytes: 128, SharedBytes: 16 << 10, WorkgroupInvocations: 128},
}

// planConfigs are the configurations of these devices, with every pass verified: as they are, with
// all work small, and with no work small.
func planConfigs() map[string]plan.Config {
	all := map[string]plan.Config{}
	for name, d := range plannedDevices {
		cfg := rules.ConfigFor(d)
		cfg.Verify = true
		little, large := cfg, cfg
		little.NarrowBelow, little.LaunchElements = 1<<30, 1<<20
		large.NarrowBelow, large.LaunchElements, large.CostBytes = 0, 0, 1
		all[name], all[name+", all is little"], all[name+", nothing is little"] = cfg, little, large
	}
	return all
}

// Sequences of graphs as in TestFuzzSequences are planned for devices of every class. The form that
// each pass makes must be valid, and two kernels with the same key must be equal. Nothing runs, so
// that the test tries about seventy times as many plans as one that compiles.
func TestPlansOfFuzzedSequences(t *testing.T) {
	fuzzPlans(t, 1500, func(seed uint64) testgraph.Recipes { return testgraph.DrawSequence(seed, 12, configNames) })
}

// Graphs over leaves of up to 2^34 elements, which no test could run, are planned in the same way.
func TestPlansOfFarLeaves(t *testing.T) {
	fuzzPlans(t, 1500, func(seed uint64) testgraph.Recipes {
		d := testgraph.NewFarDrawer(seed)
		d.Graph(testgraph.Nodes)
		return testgraph.Recipes{d.Recipe()}
	})
}

// fuzzPlans plans drawn graphs, with so many nodes or WEFT_FUZZ_NODES in sum, for all kinds of
// devices, from the seed WEFT_FUZZ_SEED on.
func fuzzPlans(t *testing.T, nodes int, draw func(seed uint64) testgraph.Recipes) {
	t.Helper()
	nodes = environmentNumber(t, "WEFT_FUZZ_NODES", nodes)
	seed := environmentNumber(t, "WEFT_FUZZ_SEED", 1)
	kinds := map[string]*planned{}
	for name, cfg := range planConfigs() {
		kinds[name] = &planned{cfg: cfg}
	}
	start, done, plans := time.Now(), 0, 0
	for ; done < nodes; seed++ {
		random := rand.New(rand.NewPCG(uint64(seed), 19))
		for i, r := range draw(uint64(seed)) {
			for range 3 { // the requested values and their order decide how groups are listed
				n, err := planAll(r, kinds)
				if done += n; err != nil {
					least := testgraph.Recipes{r}.Shrink(200, func(c testgraph.Recipes) bool {
						_, err := planAll(c[0], kinds)
						return err != nil
					})
					t.Fatalf("seed %d, graph %d, after %d nodes, %v: %v\nthe least graph:\n%s", seed, i, done, time.Since(start), err, least)
				}
				r = r.Clone()
				r.Ask = random.Perm(len(r.Steps))[:1+random.IntN(len(r.Steps))]
			}
			plans += 3 * len(kinds)
		}
	}
	t.Logf("%d nodes, %d plans, up to seed %d, %v", done, plans, seed-1, time.Since(start))
}

// planAll plans a graph for all kinds of devices, and counts its nodes.
func planAll(r *testgraph.Recipe, kinds map[string]*planned) (nodes int, err error) {
	values, err := r.Planned()
	if err != nil {
		return 0, err
	}
	var asked []graph.Value
	for _, at := range r.Ask {
		asked = append(asked, values[at])
	}
	nodes = testgraph.Needed(asked, map[*graph.Node]bool{})
	for name, kind := range kinds {
		if err := kind.oneKernelAKey(asked); err != nil {
			return nodes, fmt.Errorf("%s: %w", name, err)
		}
	}
	return nodes, nil
}
