package target

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
)

// Tuning has the choices that measurements may make for a device: how work is divided, never what
// is computed. A field's zero value leaves the choice to the device's class.
type Tuning struct {
	ChunkBytes  int  `json:"chunk_bytes,omitempty"`  // bytes of an operand that an invocation handles
	NarrowBelow int  `json:"narrow_below,omitempty"` // number of points below which an invocation handles 4
	ShortRow    int  `json:"short_row,omitempty"`    // elements of a row that one invocation takes if there are few rows
	BusyRows    int  `json:"busy_rows,omitempty"`    // number of longer rows that keeps the device busy
	CostBytes   int  `json:"cost_bytes,omitempty"`   // sixteenths of a byte moved in the time of a unit of cost
	Tile        Tile `json:"tile,omitzero"`          // of a product without cooperative matrices
	// FastTile is the tile of products by cooperative matrices. Zero: it depends on the sizes.
	FastTile FastTile `json:"fast_tile,omitzero"`
	// On GPUs, RowInvocations is the largest workgroup whose invocations share a row or a result,
	// and RowWords the number of words that each reads ahead.
	RowInvocations int `json:"row_invocations,omitempty"`
	RowWords       int `json:"row_words,omitempty"`
	// HeldBytes and StraightRounds are how much of its row an invocation holds: bytes in shared
	// memory, and rounds in registers.
	HeldBytes      int `json:"held_bytes,omitempty"`
	StraightRounds int `json:"straight_rounds,omitempty"`
	// SplitLeaves is the most leaves of a row whose elements may always be split over invocations.
	SplitLeaves int `json:"split_leaves,omitempty"`
}

// TuningError says that a field of a tuning has a value with which no kernel can be made.
type TuningError struct {
	Field string
	Value int
	Want  string
}

func (e *TuningError) Error() string {
	return fmt.Sprintf("tuning: %s is %d, want %s", e.Field, e.Value, e.Want)
}

// Check fails with a *TuningError if no kernel can be made with one of the values.
func (t Tuning) Check() error {
	untiled := t.Tile == Tile{}
	for _, f := range []struct {
		name  string
		value int
		good  bool
		want  string
	}{
		{"chunk_bytes", t.ChunkBytes, within(t.ChunkBytes, 0, 16, 32, 64), "16, 32 or 64 bytes"},
		{"narrow_below", t.NarrowBelow, t.NarrowBelow >= 0, "0 points or more"},
		{"short_row", t.ShortRow, t.ShortRow >= 0, "0 elements or more"},
		{"busy_rows", t.BusyRows, t.BusyRows >= 0, "0 rows or more"},
		{"cost_bytes", t.CostBytes, t.CostBytes >= 0, "0 sixteenths or more"},
		{"tile.Rows", t.Tile.Rows, untiled || within(t.Tile.Rows, 2, 4, 8, 16, 32), "2, 4, 8, 16 or 32"},
		{"tile.Columns", t.Tile.Columns, untiled || within(t.Tile.Columns, 4, 8, 16), "4, 8 or 16"},
		{"tile.Unroll", t.Tile.Unroll, untiled || within(t.Tile.Unroll, 1, 2, 4, 8), "1, 2, 4 or 8"},
		{"tile.Lanes", t.Tile.Invocations, untiled || within(t.Tile.Invocations, 8, 16, 32, 64, 128, 256), "8, 16, 32, 64, 128 or 256"},
		{"tile.Shared", t.Tile.Shared, within(t.Tile.Shared, 0, 4, 8, 16, 32) && sharable(t.Tile), "0, or 4, 8, 16 or 32 and a multiple of tile.Unroll, with 4, 8, 16 or 32 rows"},
		{"tile.Down", t.Tile.Down, within(t.Tile.Down, 0, 1, 2, 4, 8, 16, 32) && (t.Tile.Down > 0) == (t.Tile.Shared > 0) && t.Tile.Down <= t.Tile.Invocations, "1, 2, 4, 8, 16 or 32, no more than tile.Lanes, where tile.Shared is not 0"},
		{"row_invocations", t.RowInvocations, within(t.RowInvocations, 0, 64, 128, 256), "64, 128 or 256 invocations"},
		{"row_words", t.RowWords, within(t.RowWords, 0, 8, 16, 32, 64), "8, 16, 32 or 64 words"},
		{"held_bytes", t.HeldBytes, within(t.HeldBytes, 0, 32, 64, 128, 512), "32, 64, 128 or 512 bytes"},
		{"straight_rounds", t.StraightRounds, within(t.StraightRounds, 0, 8, 16, 32, 64), "8, 16, 32 or 64 rounds"},
		{"split_leaves", t.SplitLeaves, within(t.SplitLeaves, 0, 1, 2, 4, 8), "1, 2, 4 or 8 leaves"},
		{"fast_tile.Shared", t.FastTile.Shared, t.FastTile == FastTile{} || fastGood(t.FastTile), "16, 32, 64 or 128 steps, by 1, 2, 4 or 8 subgroups down and across of 16, 32, 64 or 128 rows and columns"},
	} {
		if !f.good {
			return &TuningError{Field: f.name, Value: f.value, Want: f.want}
		}
	}
	return nil
}

// fastGood reports whether cooperative matrices can make a tile.
func fastGood(t FastTile) bool {
	sizes, subgroups := []int{16, 32, 64, 128}, []int{1, 2, 4, 8}
	return within(t.Rows, sizes...) && within(t.Columns, sizes...) && within(t.Down, subgroups...) && within(t.Across, subgroups...) && within(t.Shared, sizes...)
}

// sharable reports whether a tile does not use shared memory, or has sizes that suit it.
func sharable(t Tile) bool {
	return t.Shared == 0 || t.Rows%4 == 0 && t.Unroll > 0 && t.Shared%t.Unroll == 0
}

func within(n int, list ...int) bool { return slices.Contains(list, n) }

// Apply returns the profile with the tuning's choices. It keeps the profile's tile in two cases: if
// that is the smallest tile, which is chosen if products are long code on the device, and if the
// invocations of the two tiles share elements in different ways.
func (t Tuning) Apply(cfg Profile) Profile {
	for _, f := range []struct {
		to     *int
		chosen int
	}{
		{&cfg.ChunkBytes, t.ChunkBytes}, {&cfg.NarrowBelow, t.NarrowBelow}, {&cfg.ShortRow, t.ShortRow},
		{&cfg.BusyRows, t.BusyRows}, {&cfg.CostBytes, t.CostBytes},
	} {
		if f.chosen > 0 {
			*f.to = f.chosen
		}
	}
	if t.Tile.Rows > 1 && cfg.Tile.Rows > 1 && t.Tile.Spread == cfg.Tile.Spread && workgroupFits(t.Tile, cfg.Tile) {
		cfg.Tile, cfg.Unit.LongRounds = t.Tile, false // a round has as many steps as were measured
	}
	if t.FastTile != (FastTile{}) {
		cfg.FastTile = t.FastTile
	}
	if t.RowInvocations > 0 && t.RowInvocations < cfg.RowInvocations {
		cfg.RowInvocations = t.RowInvocations
	}
	if t.RowWords > 0 && cfg.RowWords > 0 {
		cfg.RowWords = t.RowWords
	}
	if t.HeldBytes > 0 && cfg.HeldBytes > 0 {
		cfg.HeldBytes = t.HeldBytes
	}
	if t.StraightRounds > 0 && cfg.StraightRounds > 0 {
		cfg.StraightRounds = t.StraightRounds
	}
	if t.SplitLeaves > 0 && cfg.StraightRounds > 0 {
		cfg.SplitLeaves = t.SplitLeaves
	}
	return cfg
}

// workgroupFits reports whether a device whose class has one tile can have the workgroup of
// another. A GPU, whose tiles are shared, can if it is no larger.
func workgroupFits(t, class Tile) bool {
	return t.Invocations == class.Invocations || class.Shared > 0 && t.Invocations < class.Invocations
}

// TuningOf returns the tuning that makes the choices of a profile.
func TuningOf(c Profile) Tuning {
	return Tuning{c.ChunkBytes, c.NarrowBelow, c.ShortRow, c.BusyRows, c.CostBytes, c.Tile, c.FastTile, c.RowInvocations, c.RowWords, c.HeldBytes, c.StraightRounds, c.SplitLeaves}
}

// ParseTuning reads a tuning from JSON. ok is false for other text, and for a tuning that
// [Tuning.Check] refuses.
func ParseTuning(text []byte) (t Tuning, ok bool) {
	read := json.NewDecoder(bytes.NewReader(text))
	read.DisallowUnknownFields()
	if err := read.Decode(&t); err != nil || t.Check() != nil {
		return Tuning{}, false
	}
	return t, true
}
