package target

// Sorts.
//
// Measured: lavapipe, 2026-11-22.
const (
	// SortTile is the number of elements that an invocation sorts in its registers by itself.
	SortTile = 16
	// SortSharedChunk is the number of elements that an invocation of a workgroup that sorts a tile
	// has in registers: 16 words, and 19 comparators. 256 invocations fill 18 KiB.
	SortSharedChunk = 8
	// RadixRow is the length from which CPUs sort rows by digits. RadixPart is about the length of
	// the part of a long row that one invocation takes. RadixParts is the least number of parts of
	// all rows.
	RadixRow   = 1 << 11
	RadixPart  = 1 << 12
	RadixParts = 1 << 9
	// MaxCooperativeParts is the most parts that workgroups take of all rows: enough for the
	// largest GPU. Each part adds 256 counters to be summed.
	MaxCooperativeParts = 1 << 10
)

// The time of a GPU's sorts in nanoseconds: that of the launches for a digit, for tiles and for a
// merge, and that of the elements. A rate is the most elements that a launch handles in a
// nanosecond. Memory bounds it too, since each element moves so many bytes. A card's memory moves
// about SortBytesRate bytes a nanosecond for each GiB: an H200's 30, an RTX 4090's 39, a 7900 XTX's
// 35. The figures are rough. The way not chosen is sometimes faster: 1.07 times on a 7900 XTX for
// the places of [256,32768] elements, and 1.5 times on an H200 for 64-bit rows of 32 Ki.
//
// Model: an H200, an RTX 4090 and a 7900 XTX, 2026-11-29.
const (
	DigitLaunchTime, DigitRate, DigitBytes = 14000, 70, 24
	TileLaunchTime, TileRate               = 14000, 40
	MergeLaunchTime, MergeRate, MergeBytes = 9000, 45, 16
	SortBytesRate                          = 32
)

// Sorts on the host. NetworkRow is the most words that a network sorts if the processor partitions
// longer rows, and LongNetworkRow if it does not. SortBlock is the most words that a goroutine sorts
// at a time: they stay in the second cache. Few rows of at least SortSplit words are divided among
// goroutines. Each gets SortShares blocks, of SortLeast words at least.
//
// Measured: an Intel Xeon (AVX-512, 2 cores, 2 MiB of second cache each), 2026-11-30.
const (
	NetworkRow     = 1 << 7
	LongNetworkRow = 1 << 9
	SortBlock      = 1 << 15
	SortSplit      = 1 << 16
	SortShares     = 4
	SortLeast      = 1 << 12
)

// SelectShare is how many times shorter than a row its groups and candidates together must be,
// which a selection of the row's first elements sorts instead. The selection takes some ten
// launches more than sorting.
//
// Measured: lavapipe, 2026-11-22.
const SelectShare = 4
