package tuner

import (
	"fmt"
	"slices"

	"github.com/weft-gpu/weft/internal/target"
)

// Knobs are what there is to choose on a device of a class. The lines are small
// enough for the reference, and larger than caches that would hide what a knob
// does. matrices says that the device has cooperative matrices.
func Knobs(class target.Tuning, matrices bool) []Knob {
	knobs := []Knob{
		{"bytes an invocation", numbers([]int{16, 32, 64}, func(t *target.Tuning, n int) { t.ChunkBytes = n }), []string{
			"add f32 [4194304] [4194304]", "add f32 [2048,2048] [2048]", "add f16 [4194304] [4194304]", "exp f32 [4194304]", "sum f32 [2048,2048] axis=0"}},
		{"points for long chunks", numbers([]int{1 << 14, 1 << 16, 1 << 18}, func(t *target.Tuning, n int) { t.NarrowBelow = n }), []string{
			"add f32 [20000] [20000]", "add f32 [100000] [100000]", "add f32 [200000] [200000]"}},
		{"elements of a short row", numbers([]int{64, 256, 1024, 4096}, func(t *target.Tuning, n int) { t.ShortRow = n }), []string{
			"softmax f32 [64,512]", "softmax f32 [256,2048]", "layer_norm f32 [32,4096]"}},
		{"rows that keep the device busy", numbers([]int{64, 512, 4096, 16384}, func(t *target.Tuning, n int) { t.BusyRows = n }), []string{
			"softmax f32 [128,8192]", "softmax f32 [1024,4097]", "layer_norm f32 [8192,512]"}},
		{"price of arithmetic", numbers([]int{1, 4, 16, 64}, func(t *target.Tuning, n int) { t.CostBytes = n }), []string{
			"expr 'exp(a)/sum(exp(a), axis=0, keepdims=true)' f32 a=[2048,2048]", "expr '(a*a + a)/sum(a*a + a, axis=0, keepdims=true)' f32 a=[2048,2048]"}},
	}
	if class.RowInvocations > 0 {
		knobs = append(knobs,
			Knob{"invocations that share a row", numbers(upTo(class.RowInvocations, 64, 128, 256), func(t *target.Tuning, n int) { t.RowInvocations = n }), []string{
				"softmax f32 [512,2048]", "softmax f32 [16,65536]", "layer_norm f32 [256,8192]", "softmax f32 [2048,512] axis=0"}},
			Knob{"words read ahead", numbers([]int{8, 16, 32, 64}, func(t *target.Tuning, n int) { t.RowWords = n }), []string{
				"sum f32 [4194304]", "sum f32 [2048,2048] axis=1", "max f32 [2048,2048] axis=1", "expr 'sum(a*b, axis=1)' f32 a=[2048,2048] b=[2048]"}})
	}
	if class.HeldBytes > 0 {
		knobs = append(knobs,
			Knob{"bytes of a row held in shared memory", numbers([]int{32, 128, 512}, func(t *target.Tuning, n int) { t.HeldBytes = n }), []string{
				"softmax f32 [4096,1024]", "layer_norm f32 [4096,1024]"}},
			Knob{"rounds of a row held in registers", numbers([]int{8, 16, 32}, func(t *target.Tuning, n int) { t.StraightRounds = n }), []string{
				"softmax f32 [8192,256]", "layer_norm f32 [8192,512]"}},
			Knob{"leaves of a row split over invocations", numbers([]int{1, 8}, func(t *target.Tuning, n int) { t.SplitLeaves = n }), []string{
				"softmax f32 [1024,4096]", "layer_norm f32 [2048,2048]"}})
	}
	lines := []string{"matmul f32 [512,512] [512,512]", "matmul f32 [16,128,128] [16,128,128]", "matmul f32 [64,1024] [1024,256]"}
	switch {
	case class.Tile.Shared > 0:
		knobs = append(knobs, Knob{"tile of a product", sharedTiles(class), append(lines, "matmul f32 [2048,256] [256,2048]")})
	case class.Tile.Rows > 1:
		knobs = append(knobs, Knob{"tile of a product", tiles(class), lines})
	}
	if matrices {
		knobs = append(knobs, Knob{"tile of a fast product", fastTiles(), []string{
			"matmul f16 [512,512] [512,512] fast=true", "matmul f16 [2048,256] [256,2048] fast=true", "matmul f16 [64,1024] [1024,256] fast=true"}})
	}
	return knobs
}

// fastTiles are those of cooperative matrices, by a subgroup's elements, the
// subgroups in a column and in a row, and the steps in shared memory.
func fastTiles() []Candidate {
	var out []Candidate
	for _, f := range []target.FastTile{
		{Rows: 64, Columns: 64, Down: 2, Across: 4, Shared: 16}, {Rows: 64, Columns: 64, Down: 2, Across: 4, Shared: 32}, {Rows: 64, Columns: 64, Down: 2, Across: 2, Shared: 32},
		{Rows: 64, Columns: 64, Down: 2, Across: 2, Shared: 64}, {Rows: 32, Columns: 64, Down: 2, Across: 2, Shared: 32}, {Rows: 64, Columns: 32, Down: 2, Across: 4, Shared: 32},
		{Rows: 32, Columns: 32, Down: 2, Across: 2, Shared: 32},
	} {
		out = append(out, Candidate{fmt.Sprintf("%d x %d by %d x %d, %d steps", f.Rows, f.Columns, f.Down, f.Across, f.Shared), func(t *target.Tuning) { t.FastTile = f }})
	}
	return out
}

// upTo are those of a list that are no more than what a device takes.
func upTo(most int, list ...int) []int {
	return slices.DeleteFunc(list, func(n int) bool { return n > most })
}

func numbers(list []int, set func(*target.Tuning, int)) []Candidate {
	var out []Candidate
	for _, n := range list {
		out = append(out, Candidate{fmt.Sprint(n), func(t *target.Tuning) { set(t, n) }})
	}
	return out
}

// tiles are those of the class with other sizes in registers.
func tiles(class target.Tuning) []Candidate {
	var out []Candidate
	for _, size := range [][3]int{{4, 4, 4}, {4, 8, 4}, {8, 4, 4}, {8, 8, 1}, {8, 8, 4}, {8, 16, 1}, {16, 8, 2}, {32, 4, 4}, {32, 8, 2}} {
		out = append(out, Candidate{fmt.Sprintf("%d x %d, %d steps", size[0], size[1], size[2]), func(t *target.Tuning) {
			t.Tile = class.Tile
			t.Tile.Rows, t.Tile.Columns, t.Tile.Unroll = size[0], size[1], size[2]
		}})
	}
	return out
}

// sharedTiles are a GPU's, by the elements of an invocation, the workgroup's
// invocations in a column and in a row, and the steps in shared memory; and one
// that is not shared.
func sharedTiles(class target.Tuning) []Candidate {
	var out []Candidate
	for _, s := range []struct{ rows, columns, unroll, down, across, shared int }{
		{8, 8, 8, 8, 8, 8}, {8, 8, 8, 16, 8, 8}, {8, 8, 2, 16, 16, 8}, {8, 8, 4, 16, 16, 8}, {8, 8, 8, 16, 16, 8}, {8, 8, 8, 16, 16, 16},
		{8, 4, 8, 8, 16, 16}, {8, 4, 8, 16, 16, 8}, {4, 8, 8, 8, 8, 16}, {4, 4, 8, 16, 16, 16}, {16, 8, 8, 8, 16, 8},
	} {
		if s.down*s.across > class.Tile.Invocations {
			continue
		}
		name := fmt.Sprintf("%d x %d by %d x %d, %d of %d steps", s.rows, s.columns, s.down, s.across, s.unroll, s.shared)
		out = append(out, Candidate{name, func(t *target.Tuning) {
			t.Tile = target.Tile{Rows: s.rows, Columns: s.columns, Unroll: s.unroll, Invocations: s.down * s.across, Shared: s.shared, Down: s.down}
		}})
	}
	return append(out, Candidate{"8 x 4, 4 steps, not shared", func(t *target.Tuning) {
		t.Tile = target.Tile{Rows: 8, Columns: 4, Unroll: 4, Invocations: 64}
	}})
}
