package target

import "github.com/weft-gpu/weft/ops"

// Columns that a workgroup shares (kernel.ColumnWorkgroup).
//
// Model: an H200, 2026-11-22.
const (
	// MinColumnWorkgroupRows is the number of rows from which a workgroup shares columns: four for
	// each accumulator, so that combining the accumulators is a small part of the work.
	MinColumnWorkgroupRows = 4 * ops.Accumulators
	// MinColumnWorkgroup is the size of a subgroup on most devices.
	MinColumnWorkgroup = 32
	// MinSharedBytes is the least shared memory with which workgroups share columns or rows.
	MinSharedBytes = 16 << 10
	// BytesInFlight is how many bytes keep an H200's memory busy, by Little's law (4.8 TB/s for 0.7
	// us). An invocation reads MinRowsAhead to MaxRowsAhead rows ahead. More rows are more bytes in
	// flight, but take registers: 4 for a row of 16 bytes.
	BytesInFlight              = 3400 << 10
	MinRowsAhead, MaxRowsAhead = 4, 16
	// MaxColumnWorkgroupAheadCost bounds the cost of code unrolled for rows ahead, where a load
	// costs LoadCost: code is read from memory too. A softmax of the columns of 1024 x 4096 takes
	// 47 us, of which it waits 18 for its code. With twice the bound it takes 58 and waits 34. With
	// half the bound it takes 51 and waits 10, since it then waits for its rows.
	MaxColumnWorkgroupAheadCost, LoadCost = 256, 4
)

// Invocations that share the leaves of reductions on GPUs (kernel.CooperativeLeaf). The bytes that
// an invocation has in flight take registers (Profile.RowWords). Those of all invocations must
// cover the memory's latency: by Little's law an H200, with 4.8 TB/s and 0.7 us, needs 3.4 MB in
// flight. A leaf of float32 that four invocations share, with 32 words each, has 512 bytes in
// flight, so 6,700 leaves have 3.4 MB. If there are fewer leaves than Profile.FewLeaves, 16
// invocations with 64 words each have all of a leaf in flight; of 2^20 elements that is 4 MB.
//
// Model: an H200, 2026-11-22; MaxLeafAheadCost 2026-11-29.
const (
	// MaxCooperativeCost bounds the cost of unrolled code. GPUs execute it element by element, so
	// each element counts.
	MaxCooperativeCost = 512
	// MaxLeafAheadCost bounds the unrolled code of the steps that are read ahead if there are fewer
	// leaves than Profile.FewLeaves. 16 steps of a softmax of rows of 2^20, with an exponential
	// each, are 10 us of code read from memory: it takes 53.5 us, and with 8 steps 48.7. A sum of
	// 16 Mi exponentials takes 39.6 and 43.2.
	MaxLeafAheadCost = 256
	// GatherCost is the cost of finding an element by its coordinates, for each dimension.
	GatherCost = 4
	// MinCooperators is the size of the smallest workgroup: small, since a workgroup takes as long
	// as its last leaf, but at least the invocations of a unit divided by its workgroups.
	MinCooperators = 64
	// A workgroup by itself combines the leaves of rows of up to MaxNestedAlone elements, since
	// another launch takes 2 us.
	MaxNestedAlone = 1 << 15
)

// Rows that one kernel reduces and maps (kernel.Rowwise).
//
// Measured: lavapipe, 2026-11-22.
const (
	// MinKeptCost is the cost from which a value of several sweeps is kept in the result's row
	// instead of computed again.
	MinKeptCost = 8
	// MaxAgainCost bounds the cost of values that a rowwise kernel computes again in later sweeps.
	// Costlier values are stored.
	MaxAgainCost = 60
)

// Rows that invocations share (kernel.CooperativeRow).
//
// Model: an H200, 2026-11-22 to 2026-11-29, unless a comment says otherwise.
const (
	// RowRegisters is how many words an invocation has in flight. With 128 bytes for each of 32 Ki
	// invocations an H200 is busy. They need as many registers.
	RowRegisters = 32
	// MaxRowCost bounds the cost of all sweeps' code for the rounds that are unrolled. The loops of
	// a softmax then have 600 instructions, 10 KB on an NVIDIA GPU, which fit in its instruction
	// caches. With half the bound a layer norm of 4096 x 1024 with scale and shift waits for its
	// words twice as often, and takes 12.1 us instead of 9.8.
	MaxRowCost = 240
	// MinStraightRounds rounds are always unrolled, however much is held: their number is known.
	MinStraightRounds = 8
	// Numbers of rounds above that are rounded up to a multiple of StraightStep, so that rows of
	// similar lengths have one kernel.
	StraightStep = 4
	// FewSplit is a number of invocations, counted as if each had all elements of an accumulator.
	// Up to that number, more invocations share these elements. Measured on an H200, 2026-11-27:
	// softmax of 4,096 rows of 1,024 takes 29.8 us with 16 elements each and 23.7 with 8; of 1,024
	// rows 15.8 and 11.6; of 65,536 rows 237 and 240.
	FewSplit = 1 << 18
	// FewLongRows is the most rows of several leaves that are split: as many as fit on a large GPU
	// at once. Splitting more rows gained nothing on an H200 (measured 2026-11-27, 4096 x 4096: 101
	// us unsplit, 104 and 101 split). The model says 89 and 55, and a device's tuning may choose
	// it.
	FewLongRows = 2 * BusyGroups
	// MaxSplitCost bounds the unrolled code of an invocation of split rows. A softmax of [64,4096]
	// float64 takes 35 us unsplit, and split, with a cost of 1,120, 48.
	MaxSplitCost = 1024
	// HeldAtOnceBytes is the shared memory of a large GPU under Vulkan. Measured on an H200,
	// 2026-11-27: NVIDIA's driver gives each unit 48 KiB of its 228 KiB: three workgroups of 16 KiB
	// run at once, and one of 32 KiB. With rows of 1,024 elements held in 16.5 KiB a workgroup, a
	// unit had room for six of 64 subgroups: softmax of 65,536 such rows took 680 us, and 318 if
	// each sweep read them again (before rows were split). Of 1,024 rows, which all have room, it
	// took 18.5 and 22.2. 16,384 rows of 256 elements took 27.9 held in shared memory, and 24.1
	// held in 16 registers each.
	HeldAtOnceBytes = 6 << 20
	// MaxHeldValues is how many costly values are held besides the loaded ones.
	MaxHeldValues = 2
)
