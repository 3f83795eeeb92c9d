package target

import "time"

// Profile is the data by which the planner plans a device's kernels. In the zero value every limit
// is 0, so that nothing fits. In some fields 0 means no limit; their comments say so.
type Profile struct {
	Class       Class
	MaxOperands int   // storage buffers that a kernel can read, besides the one that it writes
	MaxRange    int64 // bytes of a buffer that a binding can hold
	OffsetAlign int64 // alignment in bytes of a binding's start; 0: a binding can only start where an array does
	MaxBytes    int64 // the most bytes of an array; 0: no limit
	Memory      int64 // bytes of memory for arrays; 0: no limit
	// MaxBetween is the most bytes of a value between two products, as in attention, that is stored
	// as a whole. Larger values are computed in slices. 0: no limit.
	MaxBetween int64
	PushWords  int // 32-bit words of push constants
	MaxCost    int // the most that the operators of a kernel may cost in sum
	// MaxAddress is the most that operators may cost that are fused into an address. 0: no limit.
	MaxAddress int
	// Weights say what operators cost on the device.
	Weights Weights
	// CostBytes is how many sixteenths of a byte the device moves in the time of one unit of cost
	// for one element. A value with several readers is computed in each of them if that takes less
	// time than storing it. 0: it is always stored.
	CostBytes int
	// HeavyCost is the cost above which an invocation handles four elements, so that the code has a
	// long body once. 0: none.
	HeavyCost int
	// CompactCost is the cost above which the code has a long body once, in a loop (see
	// kernel.Kernel.Compact). 0: none.
	CompactCost int
	// ChunkBytes is how many bytes of its widest operand an invocation handles. Below NarrowBelow
	// points it handles four elements instead, which compiles faster.
	ChunkBytes  int
	NarrowBelow int
	// ChunkCode is the most code for a chunk, in units of cost. If there is more, half the chunk is
	// faster. 0: no limit.
	ChunkCode int
	// SortsRows: the device sorts whole rows of any real dtype in one step, and finds the positions of
	// their elements in order.
	SortsRows bool
	// RadixRow is the length from which rows are sorted by digits. Shorter rows are sorted by
	// merging, which reads and writes a row in the order in which it lies. 0: none.
	RadixRow int
	// RadixByTime: rows are sorted by digits if an estimate says that a GPU takes less time for
	// that, and RadixRow is 0.
	RadixByTime bool
	// SortWhole is the length up to which a row is sorted whole, even if few elements are read.
	// SelectFrom is the number of elements of all rows below which each row is.
	SortWhole, SelectFrom int
	// Pooled is the most elements of a reduction that become a map, if they are not contiguous. 0:
	// no reduction becomes a map.
	Pooled int
	// NarrowFactors: products of 32-bit integers read factors that fit 8 or 16 bits as such.
	NarrowFactors bool
	// LongerRun is how many times as long neighbouring elements must lie along an operand's rows as
	// along its columns, or the other way round, for the operand to be copied along them in any
	// case. 0: other costs decide.
	LongerRun int
	// DecodesBlocks: products decode a factor that is stored in blocks of integers (package quant)
	// when they read it.
	DecodesBlocks bool
	// Unit is the kind of unit for which the tiles of products are chosen.
	Unit Unit
	// Windows is the most elements of a window that is reduced by a map.
	Windows int
	// Tile is the largest tile of a contraction. Zero: the smallest possible tile.
	Tile Tile
	// Cooperative lists the device's cooperative matrices, for products marked fast.
	Cooperative Cooperative
	// FastTile is the tile of these products, if one was chosen. Zero: it depends on the shapes.
	FastTile FastTile
	// HeldBytes is the most shared memory in which an invocation of a cooperative row holds values,
	// if there are more workgroups than the device executes at once. StraightRounds is the most
	// rounds of a row that are held in registers; their code is unrolled.
	HeldBytes, StraightRounds int
	// SplitLeaves is the most leaves of a row whose elements may always be split over invocations.
	// Rows of more leaves are split only if there are few of them.
	SplitLeaves int
	// MapInvocations is the size of the workgroups of maps; 0: kernel.WorkgroupSize.
	MapInvocations int
	// SharedBytes is the shared memory of a workgroup. WorkgroupInvocations is the most invocations
	// of a workgroup; 0: no limit.
	SharedBytes, WorkgroupInvocations int
	// Tiled: maps read and write square blocks if an operand is contiguous along another dimension
	// than the result (see kernel.Tiled).
	Tiled bool
	// Slide: maps keep rows that overlapping windows share in registers (see kernel.Sliding).
	Slide bool
	// Run is how many invocations the device executes together, if maps are fastest in runs (see
	// kernel.Map.Run). 0: there are no runs.
	Run int
	// HeavyRuns: heavy bodies go in runs too.
	HeavyRuns bool
	// ShortRow is the most elements of a row that one invocation of a rowwise kernel takes if there
	// are few rows. Longer rows are taken if there are at least BusyRows, which keep the device
	// busy. CPU drivers, whose processors are few, take any number.
	ShortRow, BusyRows int
	// Subgroup is the size of the subgroups in which broadcasting a value is faster than reading it
	// again. 0: there are none.
	Subgroup int
	// RowInvocations is the largest workgroup whose invocations share columns, the leaves of
	// reductions, or rows (see kernel.ColumnWorkgroup, kernel.CooperativeLeaf and
	// kernel.CooperativeRow). 0: nothing is shared. An invocation of a CooperativeLeaf reads
	// RowWords words ahead of those that it combines. If there are fewer leaves than FewLeaves,
	// each leaf gets more invocations, and these read twice as many words.
	RowInvocations, RowWords, FewLeaves int
	// LaunchElements is how many elements a few invocations combine in the time of a launch. 0:
	// launches cost almost nothing.
	LaunchElements int
	// Submission is the longest time of a submission. Least has the rates of the slowest such
	// device.
	Submission time.Duration
	Least      Rates
	// HostWork is the most work for each launch, in units of cost, that the host finishes before
	// the device would. 0: none.
	HostWork int
	// HostVectors: the host has vector instructions for products of float32.
	HostVectors bool
	// Overlap: kernels that the device can execute at once are ordered next to each other.
	Overlap bool
}
