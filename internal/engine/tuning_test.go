package engine

import (
	"errors"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/internal/testgraph"
	"github.com/weft-gpu/weft/internal/vulkan"
)

func TestTuningCheck(t *testing.T) {
	tile := target.Tile{Rows: 4, Columns: 8, Unroll: 4, Lanes: 64}
	for _, c := range []struct {
		name  string
		t     Tuning
		wrong string
	}{
		{"nothing chosen", Tuning{}, ""},
		{"all of it", Tuning{16, 1 << 14, 64, 4096, 1, tile, target.FastTile{Rows: 64, Columns: 64, Down: 2, Across: 2, Shared: 32}, 128, 64, 128, 16, 8}, ""},
		{"a chunk that is none", Tuning{ChunkBytes: 24}, "chunk_bytes"},
		{"fewer rows than none", Tuning{BusyRows: -1}, "busy_rows"},
		{"half a tile", Tuning{Tile: target.Tile{Rows: 4}}, "tile.Columns"},
		{"a shared tile", Tuning{Tile: target.GPUTile(256)}, ""},
		{"a shared tile with nothing down", Tuning{Tile: target.Tile{Rows: 8, Columns: 8, Unroll: 2, Lanes: 64, Shared: 8}}, "tile.Down"},
		{"steps that do not divide those shared", Tuning{Tile: target.Tile{Rows: 8, Columns: 8, Unroll: 8, Lanes: 64, Shared: 4, Down: 8}}, "tile.Shared"},
		{"a fast tile of no steps", Tuning{FastTile: target.FastTile{Rows: 64, Columns: 64, Down: 2, Across: 2}}, "fast_tile.Shared"},
		{"a shared tile of no steps", Tuning{Tile: target.Tile{Rows: 4, Columns: 8, Lanes: 64, Shared: 8, Down: 1}}, "tile.Unroll"},
		{"a workgroup that is no power of two", Tuning{TeamLanes: 96}, "team_lanes"},
		{"more of a row than there is", Tuning{HeldBytes: 1024}, "held_bytes"},
		{"more rounds than a leaf has", Tuning{StraightRounds: 128}, "straight_rounds"},
		{"more words ahead than registers", Tuning{TeamWords: 128}, "team_words"},
		{"a tile of 3", Tuning{Tile: target.Tile{Rows: 3, Columns: 8, Unroll: 4, Lanes: 64}}, "tile.Rows"},
	} {
		var wrong *TuningError
		err := c.t.Check()
		if errors.As(err, &wrong) != (c.wrong != "") || wrong != nil && wrong.Field != c.wrong {
			t.Errorf("%s: %v, want one about %q", c.name, err, c.wrong)
		}
	}
}

// On GPUs fewer invocations may share a row than the class has them share, which is what
// the device takes; where no invocations share, none are made to.
func TestTuningOfTeams(t *testing.T) {
	gpu := target.Device{StorageBuffers: 16, StorageRange: 1 << 30, PushBytes: 128, SharedBytes: leastShared, WorkgroupInvocations: 1024, SubgroupSize: 32}
	small, cpu := gpu, gpu
	small.WorkgroupInvocations, cpu.Class = 128, target.CPUDriver
	own := plan.ConfigFor(gpu)
	for _, c := range []struct {
		name         string
		on           target.Device
		chosen       Tuning
		lanes, words int
	}{
		{"nothing chosen", gpu, Tuning{}, own.TeamLanes, own.TeamWords},
		{"fewer lanes", gpu, Tuning{TeamLanes: 64}, 64, own.TeamWords},
		{"more lanes than the device takes", small, Tuning{TeamLanes: 256}, 128, own.TeamWords},
		{"more words", gpu, Tuning{TeamWords: 64}, own.TeamLanes, 64},
		{"fewer words", gpu, Tuning{TeamWords: 8}, own.TeamLanes, 8},
		{"a CPU driver", cpu, Tuning{TeamLanes: 64, TeamWords: 64}, plan.ConfigFor(cpu).TeamLanes, plan.ConfigFor(cpu).TeamWords},
	} {
		cfg := c.chosen.apply(plan.ConfigFor(c.on))
		if cfg.TeamLanes != c.lanes || cfg.TeamWords != c.words {
			t.Errorf("%s: %d lanes and %d words, want %d and %d", c.name, cfg.TeamLanes, cfg.TeamWords, c.lanes, c.words)
		}
	}
	held := Tuning{HeldBytes: 128, StraightRounds: 32, SplitLeaves: 8}
	if cfg := held.apply(own); cfg.HeldBytes != 128 || cfg.StraightRounds != 32 || cfg.SplitLeaves != 8 {
		t.Errorf("%d bytes and %d rounds are held, of %d leaves split, 128, 32 and 8 were chosen", cfg.HeldBytes, cfg.StraightRounds, cfg.SplitLeaves)
	}
	if cfg := held.apply(plan.ConfigFor(cpu)); cfg.HeldBytes != 0 || cfg.StraightRounds != 0 {
		t.Errorf("a CPU driver holds %d bytes and %d rounds", cfg.HeldBytes, cfg.StraightRounds)
	}
}

// What was chosen is found by the next engine on the device, unless it is told
// not to look, and damaged choices are not.
func TestTuningIsKept(t *testing.T) {
	dir := t.TempDir()
	open := func(opts ...device.Option) *Engine {
		t.Helper()
		d, err := device.Open(append(opts, device.WithCacheDir(dir), device.WithSmallWorkOnDevice())...)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { d.Close() })
		e, err := For(d.Internal())
		if err != nil {
			t.Fatal(err)
		}
		return e
	}
	e := open()
	chosen := Tuning{ChunkBytes: 32, NarrowBelow: 1 << 14}
	err := e.Tune(chosen)
	if e.dev.IsHost() {
		var unsupported *vulkan.UnsupportedError
		if !errors.As(err, &unsupported) {
			t.Errorf("%v on the host, want an UnsupportedError", err)
		}
		return
	}
	if err != nil {
		t.Fatal(err)
	}
	if cfg := e.be.config(); cfg.ChunkBytes != 32 || cfg.NarrowBelow != 1<<14 || cfg.BusyRows != e.Class().BusyRows {
		t.Errorf("tuned to %+v it plans by %+v", chosen, cfg)
	}
	if err := e.KeepTuning(); err != nil {
		t.Fatal(err)
	}
	if got, _ := open().Tuning(); got != chosen {
		t.Errorf("the next engine has %+v, want %+v", got, chosen)
	}
	if got, _ := open(device.WithoutTuning()).Tuning(); got != (Tuning{}) {
		t.Errorf("without tuning it has %+v", got)
	}
	for _, text := range []string{`{"chunk_bytes": 17}`, `{"chunks": 16}`, `{`} {
		if err := e.dev.Keep(tuningFile, []byte(text)); err != nil {
			t.Fatal(err)
		}
		if got, _ := open().Tuning(); got != (Tuning{}) {
			t.Errorf("of %s it makes %+v", text, got)
		}
	}
	if err := errors.Join(e.Tune(Tuning{}), e.KeepTuning(), e.KeepTuning()); err != nil { // twice is no mistake
		t.Fatal(err)
	}
	if _, ok := e.dev.Kept(tuningFile); ok {
		t.Error("what was taken away is there")
	}
	var wrong *TuningError
	if err := e.Tune(Tuning{ChunkBytes: 1}); !errors.As(err, &wrong) {
		t.Error(err)
	}
}

// No tuning changes a bit.
func TestTuningChangesNoBits(t *testing.T) {
	e, be := fuzzed(t)
	own := be.cfg
	tile := own.Tile
	tile.Rows, tile.Columns, tile.Unroll = 4, 8, 1
	for i, chosen := range []Tuning{
		{ChunkBytes: 16, CostBytes: 64}, {ChunkBytes: 32, ShortRow: 16, BusyRows: 8}, {ChunkBytes: 64, NarrowBelow: 1, Tile: tile},
	} {
		be.cfg = chosen.apply(own)
		be.cfg.Verify = true
		for seed := range uint64(fuzzRounds(t, 10)) {
			g := newGraph(t, e, 1<<40+uint64(i)<<32+seed, testgraph.Nodes)
			if err := g.check(be.cfg); err != nil {
				t.Fatalf("seed %d, %+v: %v\n%s", seed, chosen, err, g)
			}
			g.free()
		}
	}
}

// Nor does any of the GPU's rows and reductions, whoever shares them.
func TestTuningOfTeamsChangesNoBits(t *testing.T) {
	e, be := fuzzed(t)
	own := gpuConfig(be.cfg)
	for _, chosen := range []Tuning{{TeamLanes: 64, TeamWords: 64}, {TeamLanes: 128, TeamWords: 8}} {
		be.cfg = chosen.apply(own)
		be.cfg.Verify = true
		if be.cfg.TeamLanes == own.TeamLanes || be.cfg.TeamWords == own.TeamWords {
			t.Fatalf("%+v changes nothing of %d lanes and %d words", chosen, own.TeamLanes, own.TeamWords)
		}
		for i, n := range []int{100, 1025, 16385} {
			forms := append(append([]rowForm(nil), rowwiseForms[:2]...), rowForm{"reduced", func(g *randomGraph, n int) {
				reductionForms[0].make(g, n, reductions[i%len(reductions)])
			}})
			for _, form := range forms {
				g := emptyGraph(t, e, uint64(n))
				form.make(g, n)
				if err := g.check(be.cfg); err != nil {
					t.Fatalf("%s of %d, %+v: %v\n%s", form.name, n, chosen, err, g)
				}
				g.free()
			}
		}
	}
}
