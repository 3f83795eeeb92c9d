package target

import "github.com/weft-gpu/weft/internal/kernel"

// Maps: how much of a map an invocation computes, and in which order.
//
// Measured: lavapipe (Mesa 25.0.7, 2 cores, slow memory), 2026-11-22, unless a comment says
// otherwise. In this package, lavapipe always means that device.
const (
	// MaxWalkRows is the most rows that an invocation walks down. It reads once the elements that
	// those rows share.
	MaxWalkRows = 16
	// MinWalkRows is the least number of rows of a walk whose rows share nothing. Such rows must
	// also be as long as a run, unless finding a row takes several divisions.
	MinWalkRows = 4
	// BusyMapGroups is the number of workgroups below which an invocation of a map walks fewer
	// rows, or takes fewer chunks.
	BusyMapGroups = 64
	// MaxRunChunks is the most chunks of a run that an invocation takes. relu(a*b + c)*d - e of 16
	// Mi float32 took 33 ms with 8 chunks and 29.6 with 32, 64 or 128.
	MaxRunChunks = 32

	// TileInnerLog is log2 of a tile's blocks along the inner dimension. A tile of 16 columns and
	// 64 rows writes whole cache lines of 64 bytes. A square tile reads twice as many rows, which
	// at distances of powers of two share cache sets: a.T+b of 4096x4096 takes 2.2 times the time.
	TileInnerLog = 2
	// MinTiled is the size of the two dimensions below which neighbours are in the cache anyway.
	MinTiled = 16

	// MaxReadAheadCost is the cost of a body up to which all operands of a chunk are read before it
	// is evaluated. Processor time of two threads for 16 Mi float32, in ms, read in turns and
	// ahead: four operands 20.8 and 16.7, exp 11.1 and 10.5, log 12.2 and 11.5, tanh 15.6 and 16.7.
	// The operands of tanh are spilled from registers.
	MaxReadAheadCost = 45
	// NoReadAheadOperands is the number of operands for which reading in turns is faster: add takes
	// 9.4 ms in turns and 9.7 ahead; for float16, 11.4 and 12.1.
	NoReadAheadOperands = 2

	// NarrowColumns is the number of columns below which a result with more rows than columns is
	// computed transposed.
	NarrowColumns = 48
)

// Sliding maps.
//
// Measured: lavapipe, 2026-11-28.
const (
	// BusySliders is the number of invocations below which each walks down fewer rows.
	BusySliders = 32 * kernel.WorkgroupSize
)

// Memory, as processors read it.
//
// Bound: the sizes of vectors, pages and cache lines of usual processors, 2026-11-22.
const (
	// StripeInvocations is the number of invocations that CPU drivers execute in lockstep. Each
	// takes rows of another stripe.
	StripeInvocations = 8
	// PageBytes is how far processors prefetch. MinStripeBytes is the least size of a stripe.
	PageBytes      = 4096
	MinStripeBytes = 2 * PageBytes
)

// WordMoveCost is the cost of moving four words, in units of an operator's cost. CPU drivers read
// the words of each lane one by one.
//
// Measured: lavapipe, 2026-11-22.
const WordMoveCost = 30

// The length of a kernel's code.
//
// Measured: compile times by lavapipe and SwiftShader, 2026-11-22.
const (
	// MaxShortRepeats is how many copies of short code a kernel may have before it counts as heavy.
	MaxShortRepeats = 10
	// MaxAddressCost bounds the cost of operators that are fused into an address. Mesa analyses
	// addresses: it follows their operands along every path to the leaves. For a remainder of
	// 64-bit integers that takes forever.
	MaxAddressCost = 12
)

// FewLookedUp decides where a map is computed that a lookup reads: in the lookup, if the map has at
// least FewLookedUp times as many elements as the lookup; otherwise in a kernel of its own.
//
// Measured: take(exp(a), i) of a float32 [4194304] on two processor cores, 2026-11-30, relative to
// storing exp(a): with an eighth as many indices 0.59 on the host and 0.24 on lavapipe, with half
// as many 0.89 and 0.71. The indices were close together. Scattered indices and GPUs are not
// measured.
const FewLookedUp = 8
