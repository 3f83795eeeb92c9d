package engine

import (
	"fmt"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/vulkan"
)

// The tiles of contractions. On CPU drivers, where the lanes of a vector unit
// are invocations, a load is a dozen instructions for every lane, whether or not
// all of them read the same, and a variable costs a blend for each write. So the
// elements of a are spread over the subgroup, and a tile has many rows: float32 on
// two cores with lavapipe (Mesa 25.0.7), 512 x 1024 by 1024 x 512, in GFLOP/s by
// processor time, for rows x columns x steps at a time: 32x8x2 75, 16x8x2 69,
// 32x4x4 68, 32x4x2 58, 16x16x1 61, 8x8x2 56, 16x8x4 50, 32x8x4 47 (whose code
// no longer fits the cache of instructions); 8x8x1 without the spreading 31. The
// processor's peak is 232, of products rounded before they are added.
//
// On GPUs a workgroup of 16 x 16 invocations makes 128 x 128 elements: it brings
// eight steps at a time into 17 KiB of shared memory, and an element that is read
// from there serves eight products. RADV's compiler (Mesa 25.0.7, RDNA 3) takes 108
// registers and nothing on the stack, with four steps written out as with two; with
// eight, the products of int8 take 192. Where it falls short of a GPU,
// gpubench tune finds out.
var (
	cpuTile     = plan.Tile{Rows: 32, Columns: 8, Unroll: 2}
	loneCPUTile = plan.Tile{Rows: 8, Columns: 8, Unroll: 1, Lanes: 16}
	// unsharedTile is what a GPU may be tuned to where its caches do better than
	// its shared memory.
	unsharedTile = plan.Tile{Rows: 8, Columns: 4, Unroll: 4, Lanes: 64}
	gpuTile      = plan.Tile{Rows: 8, Columns: 8, Unroll: 2, Lanes: 256, Shared: 8, Down: 16}
)

const (
	// broadcasting is VK_SUBGROUP_FEATURE_BALLOT_BIT and _BASIC_BIT.
	broadcasting = 1<<3 | 1
	// spreadingMesa is the first version that a is spread with.
	spreadingMesa = 25
)

// tileFor is the tile of a device. Where subnormals are emulated every product
// is long code: there the least tile serves.
func tileFor(info vulkan.Info, t codegen.Target) plan.Tile {
	switch {
	case t.Flush32:
		return plan.Tile{Lanes: 64}
	case info.Kind == vulkan.CPU:
		return spreadTile(subgroupFor(info))
	}
	return gpuTileFor(info.Limits.MaxWorkgroupInvocations)
}

// gpuTileFor is the GPUs' tile for workgroups of so many invocations.
func gpuTileFor(most int) plan.Tile {
	t := gpuTile
	for t.Lanes > most && t.Lanes > 64 {
		t.Lanes, t.Down = t.Lanes/2, t.Down/2
	}
	return t
}

// subgroupFor is the size of a CPU driver's subgroups where handing values around
// in them is quick: where invocations can, by code that is no loop over them.
// lavapipe's was one in Mesa 22.3: a spread product takes 8 GFLOP/s there where the
// lone tile takes 19.
func subgroupFor(info vulkan.Info) int {
	var mesa int
	if _, err := fmt.Sscanf(info.DriverVersion, "Mesa %d.", &mesa); err != nil || mesa < spreadingMesa || info.Kind != vulkan.CPU {
		return 0
	}
	return broadcasts(info.Features)
}

// broadcasts is the size of a device's subgroups, or 0 where they can do no
// broadcast.
func broadcasts(f vulkan.Features) int {
	size := f.SubgroupSize
	if f.SubgroupOperations&broadcasting != broadcasting || size < 4 || size > 32 || size&(size-1) != 0 {
		return 0
	}
	return size
}

// spreadTile is the tile with Spread for subgroups of a size, or one without
// where there are none.
func spreadTile(size int) plan.Tile {
	if size == 0 {
		return loneCPUTile
	}
	t := cpuTile
	t.Lanes, t.Spread = size, size
	return t
}
