package target

import (
	"errors"
	"testing"
)

func TestTuningCheck(t *testing.T) {
	tile := Tile{Rows: 4, Columns: 8, Unroll: 4, Invocations: 64}
	for _, c := range []struct {
		name  string
		t     Tuning
		wrong string
	}{
		{"nothing chosen", Tuning{}, ""},
		{"all of it", Tuning{16, 1 << 14, 64, 4096, 1, tile, FastTile{Rows: 64, Columns: 64, Down: 2, Across: 2, Shared: 32}, 128, 64, 128, 16, 8}, ""},
		{"a chunk of 24 bytes", Tuning{ChunkBytes: 24}, "chunk_bytes"},
		{"negative rows", Tuning{BusyRows: -1}, "busy_rows"},
		{"a tile of rows alone", Tuning{Tile: Tile{Rows: 4}}, "tile.Columns"},
		{"a shared tile", Tuning{Tile: GPUTile(256)}, ""},
		{"a shared tile without Down", Tuning{Tile: Tile{Rows: 8, Columns: 8, Unroll: 2, Invocations: 64, Shared: 8}}, "tile.Down"},
		{"Shared that is no multiple of Unroll", Tuning{Tile: Tile{Rows: 8, Columns: 8, Unroll: 8, Invocations: 64, Shared: 4, Down: 8}}, "tile.Shared"},
		{"a fast tile without Shared", Tuning{FastTile: FastTile{Rows: 64, Columns: 64, Down: 2, Across: 2}}, "fast_tile.Shared"},
		{"a shared tile without Unroll", Tuning{Tile: Tile{Rows: 4, Columns: 8, Invocations: 64, Shared: 8, Down: 1}}, "tile.Unroll"},
		{"a workgroup that is no power of two", Tuning{RowInvocations: 96}, "row_invocations"},
		{"too many bytes held", Tuning{HeldBytes: 1024}, "held_bytes"},
		{"too many straight rounds", Tuning{StraightRounds: 128}, "straight_rounds"},
		{"too many words ahead", Tuning{RowWords: 128}, "row_words"},
		{"a tile of 3", Tuning{Tile: Tile{Rows: 3, Columns: 8, Unroll: 4, Invocations: 64}}, "tile.Rows"},
	} {
		var wrong *TuningError
		err := c.t.Check()
		if errors.As(err, &wrong) != (c.wrong != "") || wrong != nil && wrong.Field != c.wrong {
			t.Errorf("%s: %v, want one about %q", c.name, err, c.wrong)
		}
	}
}

// A tuning of a GPU may lower RowInvocations below the class's value, but not raise it above the
// device's limit. If invocations do not share rows, it changes nothing.
func TestTuningOfCooperativeRows(t *testing.T) {
	gpu := Device{StorageBuffers: 16, StorageRange: 1 << 30, PushBytes: 128, SharedBytes: 32 << 10, WorkgroupInvocations: 1024, SubgroupSize: 32}
	small, cpu := gpu, gpu
	small.WorkgroupInvocations, cpu.Class = 128, CPUDriver
	own := For(gpu)
	for _, c := range []struct {
		name         string
		on           Device
		chosen       Tuning
		lanes, words int
	}{
		{"nothing chosen", gpu, Tuning{}, own.RowInvocations, own.RowWords},
		{"fewer lanes", gpu, Tuning{RowInvocations: 64}, 64, own.RowWords},
		{"more lanes than the device takes", small, Tuning{RowInvocations: 256}, 128, own.RowWords},
		{"more words", gpu, Tuning{RowWords: 64}, own.RowInvocations, 64},
		{"fewer words", gpu, Tuning{RowWords: 8}, own.RowInvocations, 8},
		{"a CPU driver", cpu, Tuning{RowInvocations: 64, RowWords: 64}, For(cpu).RowInvocations, For(cpu).RowWords},
	} {
		cfg := c.chosen.Apply(For(c.on))
		if cfg.RowInvocations != c.lanes || cfg.RowWords != c.words {
			t.Errorf("%s: %d lanes and %d words, want %d and %d", c.name, cfg.RowInvocations, cfg.RowWords, c.lanes, c.words)
		}
	}
	held := Tuning{HeldBytes: 128, StraightRounds: 32, SplitLeaves: 8}
	if cfg := held.Apply(own); cfg.HeldBytes != 128 || cfg.StraightRounds != 32 || cfg.SplitLeaves != 8 {
		t.Errorf("HeldBytes %d, StraightRounds %d and SplitLeaves %d, want 128, 32 and 8", cfg.HeldBytes, cfg.StraightRounds, cfg.SplitLeaves)
	}
	if cfg := held.Apply(For(cpu)); cfg.HeldBytes != 0 || cfg.StraightRounds != 0 {
		t.Errorf("on a CPU driver: HeldBytes %d and StraightRounds %d, want 0", cfg.HeldBytes, cfg.StraightRounds)
	}
}
