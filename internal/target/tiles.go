package target

import "fmt"

// Tile is how a contraction of float32 is cut: Rows x Columns elements an invocation, Unroll steps
// of k at a time, and Invocations in a workgroup.
type Tile struct {
	Rows, Columns, Unroll, Invocations int
	// Spread is the size of the subgroups whose invocations share the reads of a; Invocations then
	// equals it. 0: they do not share.
	Spread int
	// Shared is how many steps of k a workgroup holds in shared memory at a time, and Down how many
	// of its invocations have different rows of the same columns. 0: each invocation reads its own
	// operands. Smaller products get smaller tiles.
	Shared, Down int
}

// Small returns a tile for small products, which compiles in a third of the time.
func (t Tile) Small() Tile {
	t.Rows, t.Columns, t.Unroll = min(t.Rows, 4), 4, min(t.Unroll, 2)
	return t
}

// Unshared returns the size of a workgroup whose tile is not in shared memory.
func (t Tile) Unshared() int {
	if t.Shared > 0 {
		return min(t.Invocations, MinSharedInvocations)
	}
	return t.Invocations
}

// The tiles of contractions. A CPU driver executes invocations as lanes of a vector unit. A load
// takes a dozen instructions for every lane, even if all lanes read the same element, and a write
// to a variable costs a blend. So the elements of a are spread over the subgroup, and a tile has
// many rows. GFLOP/s by processor time for float32 on two cores, 512 x 1024 by 1024 x 512, for rows
// x columns x steps at a time: 32x8x2 75, 16x8x2 69, 32x4x4 68, 32x4x2 58, 16x16x1 61, 8x8x2 56,
// 16x8x4 50, 32x8x4 47 (its code exceeds the instruction cache); 8x8x1 without spreading 31. The
// processor's peak is 232 for products that are rounded before they are added.
//
// A GPU's workgroup of 16 x 16 invocations makes 128 x 128 elements. It reads eight steps at a time
// into 17 KiB of shared memory, and uses each element eight times. RADV's compiler (Mesa 25.0.7,
// RDNA 3) takes 108 registers and no stack with two or four steps unrolled; with eight, products of
// int8 take 192. gpubench tune finds better tiles for a GPU.
//
// Measured: lavapipe, 2026-11-22; SwiftShader's, 2026-11-28. Model: the GPUs', RADV's compiler.
var (
	cpuTile = Tile{Rows: 32, Columns: 8, Unroll: 2}
	gpuTile = Tile{Rows: 8, Columns: 8, Unroll: 8, Invocations: 256, Shared: 8, Down: 16}
	// LoneTile is the tile of CPU drivers without fast broadcasts in subgroups.
	LoneTile = Tile{Rows: 8, Columns: 8, Unroll: 1, Invocations: 16}
	// storedTile is the tile of CPU drivers that flush subnormals, which means SwiftShader.
	// SwiftShader keeps variables in memory: a product of 512x512 takes 165 ms, and 726 with one
	// step at a time. 64 lanes or 16 rows are no faster.
	storedTile = Tile{Rows: 8, Columns: 8, Unroll: 4, Invocations: 16}
	// UnsharedTile is for GPUs with caches that are faster than shared memory; tuning may choose
	// it.
	UnsharedTile = Tile{Rows: 8, Columns: 4, Unroll: 4, Invocations: 64}
)

// spreadingMesa is the first version of Mesa with which a is spread. In Mesa 22.3 lavapipe's
// broadcast was a loop over the invocations: a spread product runs at 8 GFLOP/s, and with LoneTile
// at 19.
//
// Measured: lavapipe (Mesa 22.3 and 25.0.7), 2026-11-22.
const spreadingMesa = 25

// tile returns the device's largest tile.
func (d Device) tile() Tile {
	switch {
	case d.Class == CPUDriver && d.Flush32:
		return storedTile
	case d.Class == CPUDriver:
		return SpreadTile(d.quickSubgroup())
	}
	t := GPUTile(d.WorkgroupInvocations)
	t.Rows = max(t.Rows, d.unit().TileRows)
	return t
}

// GPUTile returns the tile of a GPU whose workgroups have at most so many invocations.
func GPUTile(most int) Tile {
	t := gpuTile
	for t.Invocations > most && t.Invocations > 64 {
		t.Invocations, t.Down = t.Invocations/2, t.Down/2
	}
	return t
}

// quickSubgroup returns the size of a CPU driver's subgroups if their broadcasts are fast, without
// a loop over the invocations; otherwise it returns 0.
func (d Device) quickSubgroup() int {
	var mesa int
	if _, err := fmt.Sscanf(d.DriverVersion, "Mesa %d.", &mesa); err != nil || mesa < spreadingMesa || d.Class != CPUDriver {
		return 0
	}
	return d.Spreading()
}

// Spreading returns the size of a device's subgroups, or 0 if they cannot share the reads of a.
func (d Device) Spreading() int {
	size := d.SubgroupSize
	if !d.Broadcasts || size < 4 || size > 32 || size&(size-1) != 0 {
		return 0
	}
	return size
}

// SpreadTile returns the tile for subgroups that share the reads of a, or LoneTile for size 0.
func SpreadTile(size int) Tile {
	if size == 0 {
		return LoneTile
	}
	t := cpuTile
	t.Invocations, t.Spread = size, size
	return t
}
