package engine

import (
	"errors"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/internal/testgraph"
	"github.com/weft-gpu/weft/internal/vulkan"
)

// The next engine on the device finds a kept tuning, unless told not to look or it is damaged.
func TestTuningIsKept(t *testing.T) {
	dir := t.TempDir()
	open := func(opts ...device.Option) *Engine {
		t.Helper()
		d, err := device.Open(append(opts, device.WithCacheDir(dir), device.WithSmallWorkOnDevice())...)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { d.Close() })
		e, err := For(opened.Device(d))
		if err != nil {
			t.Fatal(err)
		}
		return e
	}
	e := open()
	chosen := target.Tuning{ChunkBytes: 32, NarrowBelow: 1 << 14}
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
	if cfg := e.config(); cfg.ChunkBytes != 32 || cfg.NarrowBelow != 1<<14 || cfg.BusyRows != e.Class().BusyRows {
		t.Errorf("tuned to %+v the engine plans by %+v", chosen, cfg)
	}
	if err := e.KeepTuning(); err != nil {
		t.Fatal(err)
	}
	if got, _ := open().Tuning(); got != chosen {
		t.Errorf("the next engine has %+v, want %+v", got, chosen)
	}
	if got, _ := open(device.WithoutTuning()).Tuning(); got != (target.Tuning{}) {
		t.Errorf("WithoutTuning has %+v", got)
	}
	for _, text := range []string{`{"chunk_bytes": 17}`, `{"chunks": 16}`, `{`} {
		if err := e.dev.Keep(tuningFile, []byte(text)); err != nil {
			t.Fatal(err)
		}
		if got, _ := open().Tuning(); got != (target.Tuning{}) {
			t.Errorf("a file %s gives %+v", text, got)
		}
	}
	if err := errors.Join(e.Tune(target.Tuning{}), e.KeepTuning(), e.KeepTuning()); err != nil { // deleting twice is no mistake
		t.Fatal(err)
	}
	if _, ok := e.dev.Kept(tuningFile); ok {
		t.Error("a deleted tuning is still there")
	}
	var wrong *target.TuningError
	if err := e.Tune(target.Tuning{ChunkBytes: 1}); !errors.As(err, &wrong) {
		t.Error(err)
	}
}

// No tuning changes a bit.
func TestTuningChangesNoBits(t *testing.T) {
	e, be := fuzzed(t)
	own := be.cfg
	tile := own.Tile
	tile.Rows, tile.Columns, tile.Unroll = 4, 8, 1
	for i, chosen := range []target.Tuning{
		{ChunkBytes: 16, CostBytes: 64}, {ChunkBytes: 32, ShortRow: 16, BusyRows: 8}, {ChunkBytes: 64, NarrowBelow: 1, Tile: tile},
	} {
		be.cfg = own
		be.cfg.Profile = chosen.Apply(own.Profile)
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

// A tuning of cooperative rows and leaves does not change a bit either.
func TestTuningOfCooperativeRowsChangesNoBits(t *testing.T) {
	e, be := fuzzed(t)
	own := gpuConfig(be.cfg)
	for _, chosen := range []target.Tuning{{RowInvocations: 64, RowWords: 64}, {RowInvocations: 128, RowWords: 8}} {
		be.cfg = own
		be.cfg.Profile = chosen.Apply(own.Profile)
		be.cfg.Verify = true
		if be.cfg.RowInvocations == own.RowInvocations || be.cfg.RowWords == own.RowWords {
			t.Fatalf("%+v leaves %d invocations and %d words as they are", chosen, own.RowInvocations, own.RowWords)
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
