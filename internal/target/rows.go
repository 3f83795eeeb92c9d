package target

import "github.com/weft-gpu/weft/ops"

// MaxShortColumns is the length of columns up to which few of them are as quick in one
// launch as in two.
//
// Measured: lavapipe, 2026-11-22.
const MaxShortColumns = 4 * ops.Leaf

// Columns that a workgroup shares (kernel.ColumnWorkgroup).
//
// Model: an H200, 2026-11-22.
const (
	// MinColumnWorkgroupRows are the rows from which on a workgroup shares columns: four for each
	// accumulator, so that joining them is a small part.
	MinColumnWorkgroupRows = 4 * ops.Accumulators
	// ColumnWorkgroupRowBytes is what a row of a workgroup reads, and where there are few workgroups no
	// less than SectorBytes, which memory gives at once.
	ColumnWorkgroupRowBytes = 256
	// MinColumnWorkgroup is a subgroup of most devices.
	MinColumnWorkgroup = 32
	// MinSharedBytes is the shared memory without which no workgroup shares columns or rows.
	MinSharedBytes = 16 << 10
	// BytesInFlight is what an H200 must have asked for to be busy, by Little's law
	// (4.8 TB/s for 0.7 us), of which more rows ahead are more, and take registers:
	// 4 for a row of 16 bytes.
	BytesInFlight              = 3400 << 10
	MinRowsAhead, MaxRowsAhead = 4, 16
	// MaxColumnWorkgroupAheadCost bounds the cost of what is written out for rows ahead, a load being of
	// LoadCost: code is read from memory too. With twice as much a softmax of the columns of
	// 1024 x 4096 waits 34 us for it, and takes 58, with this 18 and 47, with half of it 10
	// and 51, for then it waits for its rows.
	MaxColumnWorkgroupAheadCost, LoadCost = 256, 4
)

// Cooperative rows, which share the leaves of reductions on GPUs (kernel.CooperativeLeaf). What an invocation has
// asked for and not yet got takes registers (Profile.TeamWords); what all of them have must
// cover the memory's latency: by Little's law an H200, of 4.8 TB/s after 0.7 us, wants
// 3.4 MB under way. A leaf of float32 in four parts of 32 words each has 512 bytes, 3.4
// MB at 6,700 leaves. Where there are fewer than Profile.FewLeaves, 16 invocations of 64
// words have all of a leaf under way: of 2^20 elements all 4 MB.
//
// Model: an H200, 2026-11-22; MaxLeafAheadCost 2026-11-29.
const (
	// MaxCooperativeCost is the cost of what a walk may have written out, each element by
	// itself, since that is how GPUs run it.
	MaxCooperativeCost = 512
	// MaxLeafAheadCost bounds what is written out for steps that are read ahead where there
	// are fewer than Profile.FewLeaves: of a softmax of rows of 2^20, with an exponential a
	// step, 16 steps are 10 us of code that is read from memory, and the line takes
	// 53.5 us, with 8 of them 48.7. A sum of 16 Mi exponentials takes 39.6 and 43.2.
	MaxLeafAheadCost = 256
	// GatherCost is what finding an element by its coordinates costs, for every
	// dimension.
	GatherCost = 4
	// MinCooperators is the least workgroup: small, since it ends with its last leaf, and
	// as large as the invocations of a GPU's unit divided by its workgroups.
	MinCooperators = 64
	// NestedGroups is the number of workgroups from which on each combines a leaf of
	// leaves by itself: with 256 invocations of 128 bytes under way, 8 MB. Rows of
	// no more than MaxNestedAlone elements do so however few there are, in the 2 us
	// that another launch takes.
	NestedGroups   = 256
	MaxNestedAlone = 1 << 15
)

// Rows that one kernel reduces and maps (kernel.Rowwise).
//
// Measured: lavapipe, 2026-11-22.
const (
	// MinKeptCost is the cost from which a value that several sweeps need is kept in
	// the result's row, and not computed again.
	MinKeptCost = 8
	// MaxAgainCost is the cost of what a rowwise kernel may compute again in later
	// sweeps: beyond it, writing and reading memory is cheaper.
	MaxAgainCost = 60
	// ManyRows is how many times Profile.BusyRows rows are, so that it does not matter that
	// some end before others.
	ManyRows = 4
)

// Rows that cooperative rows share (kernel.RowTeam).
//
// Model: an H200, 2026-11-22 to 2026-11-29, where nothing else is said.
const (
	// RowRegisters is how many words an invocation has on their way: 128 bytes of each
	// of 32 Ki invocations keep an H200 busy, in as many registers.
	RowRegisters = 32
	// MaxRowCost is the cost of what is written out at a time, of all sweeps, and
	// MaxRounds its rounds: 32 are the words that are on their way. A softmax's loops
	// are then of 600 instructions, 10 KB of an NVIDIA GPU's, which its caches of them
	// hold; with half of it a layer norm of 4096 x 1024 with scale and shift waits for
	// these twice as often (12.1 and 9.8 us).
	MaxRowCost, MaxRounds = 240, 32
	// TurnRounds are taken at a time of rows so long that nothing of them is held, which
	// wait for memory in every sweep, in turns: with half as many a softmax of 4096 x
	// 32768 takes 631 us, and 550 so.
	TurnRounds = 8
	// MinStraightRounds is how many rounds are written out whatever is held, since their
	// number is known.
	MinStraightRounds = 8
	// StraightStep makes one kernel of rows with nearly as many rounds, above those.
	StraightStep = 4
	// FewSplit are the invocations of rows, each with all the elements of an accumulator,
	// which are so few that more shall share these. Measured on an H200, 2026-11-27: softmax
	// of 4,096 rows of 1,024 takes 29.8 us with 16 elements each and 23.7 with 8, of 1,024
	// rows 15.8 and 11.6, of 65,536 rows 237 and 240.
	FewSplit = 1 << 18
	// FewLongRows are the rows of several leaves that are so few that a large GPU has room for
	// all of them at once: they are split. More gained nothing on an H200 (measured 2026-11-27,
	// 4096 x 4096: 101 us as they are, 104 and 101 split), where the model says 89 and 55: a
	// device's tuning may choose it.
	FewLongRows = 2 * BusyGroups
	// MaxSplitCost is the cost of what an invocation of them has written out: softmax of
	// [64,4096] float64 takes 35 us as it is, and 48 split, of 1,120.
	MaxSplitCost = 1024
	// HeldAtOnceBytes is the shared memory of a large GPU, under Vulkan. Measured on an H200,
	// 2026-11-27: NVIDIA's driver gives each of its units 48 KiB of the 228 that there are
	// (workgroups of 16 KiB run three at a time, of 32 KiB one). Rows of 1,024 elements held in
	// 16.5 KiB a workgroup left six subgroups of 64 to a unit: softmax of 65,536 of them took
	// 680 us, and 318 where they were read again in each sweep (before they were split); of
	// 1,024, for which all have room, 18.5 and 22.2. Of 256 elements, in 16 registers each,
	// 27.9 in shared memory and 24.1 so (16,384 of them).
	HeldAtOnceBytes = 6 << 20
	// MaxHeldValues is how many values that cost much are held beside what is loaded.
	MaxHeldValues = 2
)
