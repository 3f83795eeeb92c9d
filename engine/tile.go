package engine

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/plan"
)

// The tiles of contractions. On CPU drivers, where the lanes of a vector unit
// are invocations and a variable costs a blend for each write, 8 x 8 sums and
// one step of k at a time are fastest: float32 on two cores with lavapipe
// (Mesa 25.0.7), 512 x 1024 by 1024 x 512, in GFLOP/s by processor time: 8x8 29,
// 16x8 27, 6x8 25, 4x8 23, 8x4 20, 8x16 18; with two steps at a time 8x8 19, with
// four 13. On GPUs narrower columns keep the sums in registers, and four steps at
// a time read four elements of a row together.
var (
	cpuTile = plan.Tile{Rows: 8, Columns: 8, Unroll: 1, Lanes: 16}
	gpuTile = plan.Tile{Rows: 8, Columns: 4, Unroll: 4, Lanes: 64}
)

// tileFor is the tile of a device. Where subnormals are emulated every product
// is long code: there the least tile serves.
func tileFor(info device.Info, t codegen.Target) plan.Tile {
	switch {
	case t.Flush32:
		return plan.Tile{Lanes: gpuTile.Lanes}
	case info.Kind == device.CPU:
		return cpuTile
	}
	return gpuTile
}
