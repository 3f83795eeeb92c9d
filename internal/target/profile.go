package target

import "time"

// Profile is what the planner plans a device's kernels by. The zero value has no limits but
// zeros; a bound of 0 means what its field says.
type Profile struct {
	Class       Class
	MaxOperands int   // storage buffers a kernel can read beside the one it writes
	MaxRange    int64 // bytes of a buffer that one binding can reach
	OffsetAlign int64 // of the byte at which a binding may begin; 0: at an array's first alone
	MaxBytes    int64 // of an array that can be asked for at all; 0: any number
	Memory      int64 // bytes of the memory that arrays lie in; 0: any number
	// MaxBetween is how many bytes of a product another product may find made of it by
	// rows, as those of attention; more are made in slices. 0: any number.
	MaxBetween int64
	PushWords  int // 32-bit words of push constants
	MaxCost    int // summed cost of the operators in one kernel
	// Weights are what operators cost on the device.
	Weights Weights
	// CostBytes is how many bytes could be moved, in sixteenths, while a unit of
	// cost is computed for one element: what several kernels read is computed in
	// each of them where that is less. 0: it is always stored.
	CostBytes int
	// HeavyCost is the summed cost above which an invocation handles 4 elements,
	// so that the code of a long body is written once; 0: never.
	HeavyCost int
	// CompactCost is the summed cost above which long code is written once, in
	// loops (see kernel.Kernel.Compact); 0: never.
	CompactCost int
	// ChunkBytes is how much of its widest operand one invocation handles, and
	// NarrowBelow the number of points under which it is 4 elements instead,
	// which compiles sooner.
	ChunkBytes  int
	NarrowBelow int
	// ChunkCode is how much code a chunk may have (in units of cost) before one
	// half as long is faster; 0: any.
	ChunkCode int
	// RadixRow is the length of rows from which on they are sorted by their digits, and
	// not by merging, which reads and writes rows as they lie; 0: never.
	RadixRow int
	// RadixByTime sorts rows by their digits where that is the sooner way for a GPU, if
	// RadixRow is 0.
	RadixByTime bool
	// SortTile is the length of the runs that are sorted at once where that is not a matter
	// of registers or of shared memory; 0: it is.
	SortTile int
	// SortWhole is the length of rows up to which they are sorted even where few of
	// their elements are asked for.
	SortWhole int
	// Pooled is how many elements a reduction of a few that lie apart may have to be
	// made as a map; 0: none is.
	Pooled int
	// Unit is what products' tiles are chosen by.
	Unit Unit
	// Windows is how many elements windows may have to be reduced so.
	Windows int
	// Tile is the largest tile of a contraction; none: the least there is.
	Tile Tile
	// Cooperative are the device's cooperative matrices, for products marked fast.
	Cooperative Cooperative
	// FastTile is the tile of those products where one was chosen; none: by shapes.
	FastTile FastTile
	// HeldBytes is the most shared memory that an invocation of a cooperative row holds of its row
	// where there are more workgroups than find room at once, and StraightRounds the most
	// rounds of it that are held in registers, where they are written out one by one.
	HeldBytes, StraightRounds int
	// SplitLeaves is the most leaves of rows whose elements are split over invocations
	// however many rows there are.
	SplitLeaves int
	// MapInvocations are the invocations of the workgroups of maps; 0: kernel.WorkgroupSize.
	MapInvocations int
	// SharedBytes is how much memory the invocations of a workgroup share, and
	// WorkgroupInvocations how many there can be; 0: any number.
	SharedBytes, WorkgroupInvocations int
	// Tiled reads and writes square blocks where an operand is consecutive along
	// another dimension than the result (see kernel.Tiled).
	Tiled bool
	// Slide holds rows that overlapping windows share (see kernel.Sliding).
	Slide bool
	// Run is how many invocations the device runs together, where maps are best
	// gone through in runs (see kernel.Map.Run); 0: they are not.
	Run int
	// HeavyRuns lets maps of heavy bodies go in runs too.
	HeavyRuns bool
	// ShortRow is the most elements of a row that an invocation of a rowwise
	// kernel takes however few rows there are, and BusyRows how many rows keep
	// the device busy with longer ones.
	ShortRow, BusyRows int
	// Subgroup is the size of subgroups whose invocations hand each other values
	// sooner than each reads them; 0: there are none.
	Subgroup int
	// RowInvocations is the largest workgroup whose invocations share columns, the leaves of
	// reductions, or rows (see kernel.ColumnWorkgroup, kernel.CooperativeLeaf and kernel.RowTeam); 0: each
	// walks its own. An invocation of a kernel.CooperativeLeaf reads RowWords ahead of what it
	// combines; fewer leaves than FewLeaves have more invocations each, and these read
	// twice as many.
	RowInvocations, RowWords, FewLeaves int
	// LaunchElements is how many elements a few invocations combine in the time
	// that another launch takes; 0 where launches cost next to nothing.
	LaunchElements int
	// Submission is how long a submission may take, by what the device does in a second
	// at the least.
	Submission time.Duration
	Least      Rates
	// HostWork is what the host computes sooner than the device, in units of cost for each
	// launch; 0: nothing.
	HostWork int
	// HostVectors: the host has vector instructions for products of float32.
	HostVectors bool
	// Overlap brings kernels next to each other that the device can run at once.
	Overlap bool
}
