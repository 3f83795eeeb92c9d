package main

import (
	"bytes"
	"context"
	"strconv"
	"testing"
	"time"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/tuner"
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/internal/target"
)

// A candidate is checked and timed on the device, and planned by meanwhile.
func TestTuneMeasuresOnTheDevice(t *testing.T) {
	dev, err := device.Open(device.WithCacheDir(t.TempDir()), device.WithSmallWorkOnDevice())
	if err != nil {
		t.Fatal(err)
	}
	defer dev.Close()
	if dev.IsHost() {
		t.Skip("the host device has nothing to tune; TestUsageErrors sees that it says so")
	}
	eng, err := engine.For(opened.Device(dev))
	if err != nil {
		t.Fatal(err)
	}
	const line = "add f32 [3000,64] [64]"
	knobs := []tuner.Knob{{Name: "chunk", Lines: []string{line}, Candidates: []tuner.Candidate{
		{Name: "16", Set: func(t *target.Tuning) { t.ChunkBytes = 16 }}, {Name: "32", Set: func(t *target.Tuning) { t.ChunkBytes = 32 }}}}}
	c := tuneCmd{Time: time.Millisecond}
	bench, err := c.bench(&environment{ctx: context.Background(), stdout: &bytes.Buffer{}, stderr: &bytes.Buffer{}}, dev, eng, knobs)
	defer bench.close()
	if err != nil {
		t.Fatal(err)
	}
	_, trials, err := tuner.Search(bench, eng.Class(), knobs)
	if err != nil || len(trials) == 0 {
		t.Fatalf("%v, %v", trials, err)
	}
	for _, trial := range trials {
		if trial.Wrong != "" || trial.Ratio <= 0 || trial.Worst < trial.Ratio {
			t.Errorf("%+v", trial)
		}
	}
	last := target.Tuning{ChunkBytes: 32}
	if _, err := bench.Time(last, line); err != nil {
		t.Fatal(err)
	}
	if got, ok := eng.Tuning(); got != last || !ok {
		t.Errorf("timed by %+v, want %+v", got, last)
	}
	if eng.Class().Tile == (target.Tile{}) {
		t.Error("the class has no tile at all")
	}
}

func TestTuneForgets(t *testing.T) {
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	dev, err := device.Open()
	if err != nil {
		t.Fatal(err)
	}
	defer dev.Close()
	if dev.IsHost() {
		t.Skip("the host device has nothing to forget; TestUsageErrors sees that it says so")
	}
	eng, err := engine.For(opened.Device(dev))
	if err != nil {
		t.Fatal(err)
	}
	if err := eng.Tune(target.Tuning{ChunkBytes: 32}); err != nil {
		t.Fatal(err)
	}
	if err := eng.KeepTuning(); err != nil {
		t.Fatal(err)
	}
	if status, _, stderr := gpubench(t, "tune", "--forget", "--device", strconv.Itoa(dev.Info().Index)); status != statusGood {
		t.Fatalf("status %d: %s", status, stderr)
	}
	next, err := device.Open()
	if err != nil {
		t.Fatal(err)
	}
	defer next.Close()
	if eng, err = engine.For(opened.Device(next)); err != nil {
		t.Fatal(err)
	}
	if got, _ := eng.Tuning(); got != (target.Tuning{}) {
		t.Errorf("it remembers %+v", got)
	}
}
