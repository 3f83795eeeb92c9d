package target

import "time"

// Profile is the data by which the planner plans a device's kernels. In the zero value every limit
// is 0, so that nothing fits; where a field says so, 0 means no limit.
type Profile struct {
	Class       Class
	MaxOperands int   // storage buffers that a kernel can read, beside the one that it writes
	MaxRange    int64 // bytes of a buffer that a binding can reach
	OffsetAlign int64 // alignment in bytes of a binding's beginning; 0: bindings begin where arrays do
	MaxBytes    int64 // the most bytes of an array; 0: no limit
	Memory      int64 // bytes of memory for arrays; 0: no limit
	// MaxBetween is the most bytes of a value between two products that reads the first by rows, as
	// attention does. Larger values are computed in slices. 0: no limit.
	MaxBetween int64
	PushWords  int // 32-bit words of push constants
	MaxCost    int // the most that the operators of a kernel cost in sum
	// Weights say what operators cost on the device.
	Weights Weights
	// CostBytes is how many sixteenths of a byte the device moves while it computes one unit of
	// cost for one element. A value with several readers is computed in each of them if that takes
	// less time than memory would. 0: the value is always stored.
	CostBytes int
	// HeavyCost is the cost above which an invocation handles four elements, so that a long body is
	// written once. 0: never.
	HeavyCost int
	// CompactCost is the cost above which long code is written once, in loops (see
	// kernel.Kernel.Compact). 0: never.
	CompactCost int
	// ChunkBytes is how many bytes of its widest operand an invocation handles. Below NarrowBelow
	// points it handles four elements instead, which compiles faster.
	ChunkBytes  int
	NarrowBelow int
	// ChunkCode is the most code of a chunk, in units of cost. Where a chunk has more, half the
	// chunk is faster. 0: no limit.
	ChunkCode int
	// RadixRow is the length from which rows are sorted by digits. Shorter rows are sorted by
	// merging, which reads and writes rows in the order in which they lie. 0: never.
	RadixRow int
	// RadixByTime sorts rows by digits where a GPU takes less time for that, if RadixRow is 0.
	RadixByTime bool
	// SortTile is the length of the runs that are sorted at once. 0: registers and shared memory
	// decide.
	SortTile int
	// SortWhole is the length up to which a row is sorted even if few of its elements are read.
	SortWhole int
	// Pooled is the most elements of a reduction that become a map, if they are not contiguous. 0:
	// no reduction becomes a map.
	Pooled int
	// Unit is the kind of unit for which the tiles of products are chosen.
	Unit Unit
	// Windows is the most elements of a window that is reduced by a map.
	Windows int
	// Tile is the largest tile of a contraction. Zero: the smallest possible tile.
	Tile Tile
	// Cooperative lists the device's cooperative matrices, for products marked fast.
	Cooperative Cooperative
	// FastTile is the tile of those products, if one was chosen. Zero: it depends on the shapes.
	FastTile FastTile
	// HeldBytes is the most shared memory in which an invocation of a cooperative row holds parts
	// of the row, if there are more workgroups than the device executes at once. StraightRounds is
	// the most rounds of a row that are held in registers, and therefore unrolled.
	HeldBytes, StraightRounds int
	// SplitLeaves is the most leaves of a row whose elements are always split over invocations.
	// Longer rows are split only if there are few of them.
	SplitLeaves int
	// MapInvocations is the size of the workgroups of maps; 0: kernel.WorkgroupSize.
	MapInvocations int
	// SharedBytes is the memory that a workgroup's invocations share. WorkgroupInvocations is the
	// most invocations of a workgroup; 0: no limit.
	SharedBytes, WorkgroupInvocations int
	// Tiled reads and writes square blocks where an operand is contiguous along another dimension
	// than the result (see kernel.Tiled).
	Tiled bool
	// Slide keeps rows that overlapping windows share in registers (see kernel.Sliding).
	Slide bool
	// Run is how many invocations the device executes together, if maps are fastest in runs (see
	// kernel.Map.Run). 0: maps do not run.
	Run int
	// HeavyRuns uses runs for heavy bodies too.
	HeavyRuns bool
	// ShortRow is the most elements of a row that one invocation of a rowwise kernel takes if there
	// are few rows. BusyRows rows keep the device busy, and may be longer.
	ShortRow, BusyRows int
	// Subgroup is the size of subgroups that broadcast values faster than each invocation reads
	// them. 0: the device has none.
	Subgroup int
	// RowInvocations is the largest workgroup whose invocations share columns, the leaves of
	// reductions, or rows (see kernel.ColumnWorkgroup, kernel.CooperativeLeaf and
	// kernel.CooperativeRow). 0: each invocation walks its own. An invocation of a CooperativeLeaf
	// reads RowWords words ahead of those that it combines. Below FewLeaves leaves, each leaf gets
	// more invocations, and these read twice as many words.
	RowInvocations, RowWords, FewLeaves int
	// LaunchElements is how many elements a few invocations combine in the time of a launch. 0:
	// launches cost next to nothing.
	LaunchElements int
	// Submission is the longest time of a submission, and Least the rates at which the slowest such
	// device works.
	Submission time.Duration
	Least      Rates
	// HostWork is the most work for each launch, in units of cost, that the host does faster than
	// the device. 0: none.
	HostWork int
	// HostVectors: the host has vector instructions for products of float32.
	HostVectors bool
	// Overlap orders kernels next to each other if the device can execute them at once.
	Overlap bool
}
