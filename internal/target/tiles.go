package target

import "fmt"

// Tile is how a contraction of float32 is cut for a device: Rows x Columns
// elements an invocation, Unroll steps of k at a time, Lanes invocations a
// workgroup.
type Tile struct {
	Rows, Columns, Unroll, Invocations int
	// Spread is the size of the subgroups over which the elements of a are read,
	// and with which Lanes agrees; 0: they are not.
	Spread int
	// Shared is how many steps of k a workgroup has in its shared memory at a
	// time, and Down how many of its invocations have other rows of the same
	// columns; 0: each reads for itself. Smaller products get smaller tiles.
	Shared, Down int
}

// Small is a tile for few products, which compiles in a third of the time.
func (t Tile) Small() Tile {
	t.Rows, t.Columns, t.Unroll = min(t.Rows, 4), 4, min(t.Unroll, 2)
	return t
}

// Unshared is how many invocations the workgroups of tiles have that are not shared.
func (t Tile) Unshared() int {
	if t.Shared > 0 {
		return min(t.Invocations, MinSharedInvocations)
	}
	return t.Invocations
}

// The tiles of contractions. On CPU drivers, where the lanes of a vector unit
// are invocations, a load is a dozen instructions for every lane, whether or not
// all of them read the same, and a variable costs a blend for each write. So the
// elements of a are spread over the subgroup, and a tile has many rows: float32 on
// two cores, 512 x 1024 by 1024 x 512, in GFLOP/s by processor time, for rows x
// columns x steps at a time: 32x8x2 75, 16x8x2 69, 32x4x4 68, 32x4x2 58, 16x16x1 61,
// 8x8x2 56, 16x8x4 50, 32x8x4 47 (whose code no longer fits the cache of
// instructions); 8x8x1 without the spreading 31. The processor's peak is 232, of
// products rounded before they are added.
//
// On GPUs a workgroup of 16 x 16 invocations makes 128 x 128 elements: it brings
// eight steps at a time into 17 KiB of shared memory, and an element that is read
// from there serves eight products. RADV's compiler (Mesa 25.0.7, RDNA 3) takes 108
// registers and nothing on the stack, with four steps written out as with two; with
// eight, the products of int8 take 192. Where it falls short of a GPU,
// gpubench tune finds out.
//
// Measured: lavapipe, 2026-11-22; SwiftShader's, 2026-11-28. Model: the GPUs', RADV's compiler.
var (
	cpuTile = Tile{Rows: 32, Columns: 8, Unroll: 2}
	gpuTile = Tile{Rows: 8, Columns: 8, Unroll: 8, Invocations: 256, Shared: 8, Down: 16}
	// LoneTile is that of CPU drivers whose invocations hand nothing around.
	LoneTile = Tile{Rows: 8, Columns: 8, Unroll: 1, Invocations: 16}
	// storedTile is that of CPU drivers that flush subnormals, which is SwiftShader. It
	// keeps variables in memory: a product of 512x512 takes it 165 ms, with one step at a
	// time 726, and 64 lanes or 16 rows are no quicker.
	storedTile = Tile{Rows: 8, Columns: 8, Unroll: 4, Invocations: 16}
	// UnsharedTile is what a GPU may be tuned to where its caches do better than
	// its shared memory.
	UnsharedTile = Tile{Rows: 8, Columns: 4, Unroll: 4, Invocations: 64}
)

// spreadingMesa is the first version of Mesa with which a is spread. lavapipe's
// broadcast was a loop over the invocations in Mesa 22.3: a spread product takes 8
// GFLOP/s there where the lone tile takes 19.
//
// Measured: lavapipe (Mesa 22.3 and 25.0.7), 2026-11-22.
const spreadingMesa = 25

// tile is the device's tile.
func (d Device) tile() Tile {
	switch {
	case d.Class == CPUDriver && d.Flush32:
		return storedTile
	case d.Class == CPUDriver:
		return SpreadTile(d.quickSubgroup())
	}
	return GPUTile(d.WorkgroupInvocations)
}

// GPUTile is the GPUs' tile for workgroups of so many invocations.
func GPUTile(most int) Tile {
	t := gpuTile
	for t.Invocations > most && t.Invocations > 64 {
		t.Invocations, t.Down = t.Invocations/2, t.Down/2
	}
	return t
}

// quickSubgroup is the size of a CPU driver's subgroups where handing values around
// in them is quick: where invocations can, by code that is no loop over them.
func (d Device) quickSubgroup() int {
	var mesa int
	if _, err := fmt.Sscanf(d.DriverVersion, "Mesa %d.", &mesa); err != nil || mesa < spreadingMesa || d.Class != CPUDriver {
		return 0
	}
	return d.Spreading()
}

// Spreading is the size of a device's subgroups, or 0 where a cannot be spread over
// them.
func (d Device) Spreading() int {
	size := d.SubgroupSize
	if !d.Broadcasts || size < 4 || size > 32 || size&(size-1) != 0 {
		return 0
	}
	return size
}

// SpreadTile is the tile with Spread for subgroups of a size, or the lone one where
// there are none.
func SpreadTile(size int) Tile {
	if size == 0 {
		return LoneTile
	}
	t := cpuTile
	t.Invocations, t.Spread = size, size
	return t
}
