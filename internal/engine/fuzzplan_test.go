package engine

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan"
)

// plannedDevices are of every class, and of the limits that drivers have.
var plannedDevices = map[string]plan.Device{
	"a CPU driver": {CPU: true, Processors: 2, Float64: true, MemoryTables: true, SubgroupSize: 16, Broadcasts: true, HeapBytes: 8 << 30,
		StorageBuffers: 32, StorageRange: 1 << 27, StorageAlign: 16, PushBytes: 256, SharedBytes: 32 << 10, WorkgroupInvocations: 1024},
	"a CPU driver without float64": {CPU: true, Processors: 4, SubgroupSize: 4, Broadcasts: true, HeapBytes: 4 << 30,
		StorageBuffers: 16, StorageRange: 1 << 30, StorageAlign: 64, PushBytes: 128, SharedBytes: 16 << 10, WorkgroupInvocations: 256},
	"a card": {OwnMemory: true, Float64: true, SubgroupSize: 32, Broadcasts: true, HeapBytes: 24 << 30,
		StorageBuffers: 32, StorageRange: 1 << 32, StorageAlign: 16, PushBytes: 256, SharedBytes: 48 << 10, WorkgroupInvocations: 1024},
	"a card of wide subgroups, with subnormals flushed": {OwnMemory: true, Flush32: true, SubgroupSize: 64, HeapBytes: 8 << 30,
		StorageBuffers: 32, StorageRange: 1 << 31, StorageAlign: 4, PushBytes: 128, SharedBytes: 32 << 10, WorkgroupInvocations: 1024},
	"a phone": {SubgroupSize: 16, HeapBytes: 1 << 30,
		StorageBuffers: 4, StorageRange: 1 << 27, StorageAlign: 256, PushBytes: 128, SharedBytes: 16 << 10, WorkgroupInvocations: 128},
}

// planConfigs are what these are planned by, every pass verified: as they are, where all
// work is little, and where none is.
func planConfigs() map[string]plan.Config {
	all := map[string]plan.Config{}
	for name, d := range plannedDevices {
		cfg := plan.ConfigFor(d)
		cfg.Verify = true
		little, large := cfg, cfg
		little.NarrowBelow, little.LaunchElements = 1<<30, 1<<20
		large.NarrowBelow, large.LaunchElements, large.CostBytes = 0, 0, 1
		all[name], all[name+", all is little"], all[name+", nothing is little"] = cfg, little, large
	}
	return all
}

// Sequences of graphs as in TestFuzzSequences are planned for devices of every class, and
// each pass finds what it promises; no kernel is another than one of its key. Nothing
// runs, so that this tries some seventy times as many plans as one that compiles would.
func TestPlansOfFuzzedSequences(t *testing.T) {
	e, _ := fuzzed(t)
	nodes := environmentNumber(t, "WEFT_FUZZ_NODES", 1500)
	seed := environmentNumber(t, "WEFT_FUZZ_SEED", 1)
	kinds := map[string]*planned{}
	for name, cfg := range planConfigs() {
		kinds[name] = &planned{cfg: cfg}
	}
	start, done, plans := time.Now(), 0, 0
	for ; done < nodes; seed++ {
		s := drawSequence(t, e, uint64(seed), 12)
		random := rand.New(rand.NewPCG(uint64(seed), 19))
		for i, r := range s {
			n, err := r.planAll(t, e, random, kinds)
			if done += n; err != nil {
				t.Fatalf("seed %d, graph %d, after %d nodes, %v: %v", seed, i, done, time.Since(start), err)
			}
			plans += 3 * len(kinds)
		}
	}
	t.Logf("%d nodes, %d plans, up to seed %d, %v", done, plans, seed-1, time.Since(start))
}

// planAll plans a graph for all kinds of devices, of what it asks and of other choices,
// and counts their nodes.
func (r *recipe) planAll(t *testing.T, e *Engine, random *rand.Rand, kinds map[string]*planned) (nodes int, err error) {
	g, values, err := r.build(t, e)
	defer g.free()
	if err != nil {
		return 0, err
	}
	for range 3 { // what is asked, and in which order, decides how groups are listed
		var asked []graph.Value
		for _, at := range r.Ask {
			asked = append(asked, values[at])
		}
		for name, kind := range kinds {
			if err := kind.oneKernelAKey(asked); err != nil {
				return 0, fmt.Errorf("%s: %w\n%v", name, err, recipes{r})
			}
		}
		nodes += needed(asked, map[*graph.Node]bool{})
		r = r.clone()
		r.Ask = random.Perm(len(values))[:1+random.IntN(len(values))]
	}
	return nodes, nil
}
