package target

// Sorts.
//
// Measured: lavapipe and the host, 2026-11-22.
const (
	// SortTile is how many elements an invocation sorts in registers by itself.
	SortTile = 16
	// SortSharedChunk is how many an invocation of a workgroup that sorts a tile has in
	// registers: 16 words, 19 comparators, and 256 invocations fill 18 KiB.
	SortSharedChunk = 8
	// RadixRow is the length of the rows from which on CPUs sort them by digits,
	// RadixPart about that of the parts that one invocation takes of long rows, and
	// RadixParts how many parts the device should have at the least.
	RadixRow   = 1 << 11
	RadixPart  = 1 << 12
	RadixParts = 1 << 9
	// MaxCooperativeParts is how many parts workgroups have of all rows at the most: enough for the
	// largest GPU, and each has 256 counters to be summed.
	MaxCooperativeParts = 1 << 10
)

// What sorting takes a GPU: nanoseconds of digits, of tiles and of a merge beside those of
// the elements, of which a rate is how many go to one at the most: as long as memory
// gives as many bytes a nanosecond as sorting moves of each. Of a card's memory a GiB
// gives about SortBytesRate of them (an H200's 30, an RTX 4090's 39, a 7900 XTX's 35). They
// are rough: the other way is sooner in some, by 1.07 times on a 7900 XTX for
// the places of [256,32768] elements and by 1.5 on an H200 for 64-bit rows of 32 Ki.
//
// Model: an H200, an RTX 4090 and a 7900 XTX, 2026-11-29.
const (
	DigitLaunchTime, DigitRate, DigitBytes = 14000, 70, 24
	TileLaunchTime, TileRate               = 14000, 40
	MergeLaunchTime, MergeRate, MergeBytes = 9000, 45, 16
	SortBytesRate                          = 32
)

// The first of sorts.
//
// Measured: lavapipe, 2026-11-22.
const (
	// MinSelectGroup is the least group of a selection: rows that short are still reduced
	// by vectors. With groups of n/k to the power of a half there are as many groups
	// as candidates in them.
	MinSelectGroup = 16
	// SelectShare is how much shorter than the row the groups and the candidates are
	// at the least, which are sorted instead: selecting takes some ten launches more.
	SelectShare = 4
)
