package target

import "github.com/weft-gpu/weft/internal/kernel"

// Maps: how much an invocation takes of one, and in which order.
//
// Measured: lavapipe (Mesa 25.0.7, 2 cores, slow memory), 2026-11-22, where nothing else is
// said; the same device is meant wherever this package says lavapipe.
const (
	// MaxWalkRows is the most rows that an invocation of a map walks down: what rows
	// share is read once for as many.
	MaxWalkRows = 16
	// MinWalkRows is how many rows are walked down at the least where they share nothing.
	// They are each as long as a run, or are found by several divisions.
	MinWalkRows = 4
	// BusyMapGroups is the number of workgroups below which invocations of a map
	// walk fewer rows, or take fewer chunks.
	BusyMapGroups = 64
	// MaxRunChunks is the most chunks that an invocation takes of a run: 8 took
	// 33 ms for what took 29.6 with 32 (relu(a*b + c)*d - e of 16 Mi float32), 64
	// and 128 as long as 32.
	MaxRunChunks = 32

	// TileInnerLog is log2 of the blocks along the inner dimension of a tile. A tile of
	// 16 columns and 64 rows writes whole lines of 64 bytes; a square one reads
	// twice as many rows, which at distances of powers of two fall on the same
	// lines of the cache: 2.2 times the time for a.T+b of 4096x4096.
	TileInnerLog = 2
	// MinTiled is the size of the two dimensions below which the elements of
	// neighbours are in the cache anyway.
	MinTiled = 16

	// MaxReadAheadCost is the cost of a body up to which a chunk's operands are read
	// before it. 16 Mi float32, processor time of two threads in ms, group by group
	// and ahead: four operands 20.8 and 16.7, exp 11.1 and 10.5, log 12.2 and 11.5;
	// tanh 15.6 and 16.7, since what waits for its turn then leaves the registers.
	MaxReadAheadCost = 45
	// NoReadAheadOperands is the number of operands that are better read by turns: add
	// takes 9.4 and 9.7, of float16 11.4 and 12.1.
	NoReadAheadOperands = 2

	// NarrowColumns is the size below which a result with more rows than columns is
	// made turned.
	NarrowColumns = 48
)

// Sliding maps.
//
// Measured: lavapipe, 2026-11-28.
const (
	// BusySliders is the number of invocations below which those of a sliding map go down
	// fewer rows, MinSlidRows at the least.
	BusySliders, MinSlidRows = 32 * kernel.WorkgroupSize, 8
)

// Memory as processors see it.
//
// Bound: the sizes of vectors, pages and lines of the usual processors, 2026-11-22.
const (
	// StripeInvocations is the number of invocations that CPU drivers run side by side,
	// for which rows are taken in stripes.
	StripeInvocations = 8
	// PageBytes is what processors foresee reading in; MinStripeBytes is a stripe at
	// the least.
	PageBytes      = 4096
	MinStripeBytes = 2 * PageBytes
)

// The cost of moving four elements, in units of an operator's: on CPU drivers every
// lane's words are read one by one.
//
// Measured: lavapipe, 2026-11-22.
const (
	WordMoveCost = 30 // a word an element
	HalfMoveCost = 6  // packing and unpacking halves, beside their words
)

// Code: how much of it a kernel has.
//
// Measured: compile times by lavapipe and SwiftShader, 2026-11-22.
const (
	// MaxShortRepeats is how often short code can be written before it is heavy.
	MaxShortRepeats = 10
	// MaxAddressCost is the cost of what is fused into an address at the most. Drivers
	// look at addresses closely: Mesa follows their operands to the leaves, along
	// every path, which for a remainder of 64-bit integers never ends.
	MaxAddressCost = 12
)

// FewLookedUp is how many times as many elements a map has as are looked up of it: what
// differs by less keeps its kernels, and what differs by more is computed where it is looked up.
//
// Measured: take(exp(a), i) of a float32 [4194304] on two processor cores, computed where it is
// looked up, in times of storing exp(a), 2026-11-30: for an eighth of the elements 0.59 on the
// host and 0.24 on lavapipe, for a half 0.89 and 0.71. The indices lay close together.
// Scattered indices and GPUs are not measured.
const FewLookedUp = 8
