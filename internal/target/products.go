package target

// Memory for values between products, and for the blocks of products.
const (
	// BlocksBytes bounds the memory for the blocks of a part of a product, on units whose
	// Unit.BlocksBytes is unknown.
	//
	// Bound: the size of most cards' last-level caches, 2026-11-29.
	BlocksBytes = 64 << 20
	// MaxBlocksBytes replaces that bound if smaller parts would read the operands too often. It is
	// a sixteenth of the memory of a small card. With it [1024,16384] by [16384,16384] takes 21.3
	// ms, and in one part of 1 GiB 20.5.
	//
	// Model: an H200, 2026-11-29.
	MaxBlocksBytes = 256 << 20
	// BetweenBytes bounds the memory for values between two products. Slices of this size keep any
	// device busy.
	//
	// Bound: a chosen size, 2026-11-22.
	BetweenBytes = 64 << 20
	// WholeTiles is the number of tiles that keep a device busy. With as many tiles, an invocation
	// computes all blocks of its tile, one after the other, which saves launches.
	//
	// Measured: lavapipe, 2026-11-22.
	WholeTiles = 16
	// LongerRun is Profile.LongerRun of the host.
	//
	// Measured: the host, an EPYC with AVX2, 2026-12-01: resnet18 takes 0.90 of the time, and other
	// networks take as long.
	LongerRun = 4
)

// Small products, and products of few rows.
//
// Measured: lavapipe, compile times by Mesa's LLVM, 2026-11-22 to 2026-11-25.
const (
	// Below TinyProduct multiplications a product takes the smallest tile, and below SmallProduct a
	// small one, since drivers compile large tiles slowly: these two compile in a tenth and in a
	// third of the time. Cooperative products have at least SmallProduct multiplications.
	TinyProduct, SmallProduct = 1 << 14, 1 << 18
	// FewRows is the number of rows up to which a tile is one row.
	FewRows = 3
	// MinTurnedRows and MinTurnedSteps are the numbers of rows and of steps of k from which it pays
	// to copy a matrix b whose columns are not contiguous.
	MinTurnedRows, MinTurnedSteps = 32, 256
	// MaxIntegerRows is the most rows of a tile of integers. LLVM takes 1.2 s to compile twice as
	// many, and 0.4 s for float32.
	MaxIntegerRows = 16
	// ThinSteps is how many steps a tile of few rows takes at a time if b is contiguous along k.
	// MaxThinRows is the most rows of such a tile.
	ThinSteps, MaxThinRows = 8, 8
)

// Products by shared tiles.
//
// Model: an H200, 2026-11-22 to 2026-11-28.
const (
	// BusyGroups is the number of workgroups that keep a large device busy: about the number of
	// units of the largest devices.
	BusyGroups = 128
	// MinSharedInvocations is the size of the smallest workgroup with a shared tile. It is the
	// widest subgroup of any device.
	MinSharedInvocations = 64
	// MaxRoundSteps is the most steps of k in a round, with Unit.LongRounds.
	MaxRoundSteps = 32
	// ThinInvocations is how many invocations read, at a time, ThinRoundSteps steps of ThinColumns
	// columns in a product of few rows: 16 KiB of float32 a workgroup. One row by 4,096 x 4,096
	// elements has 512 such pieces and takes 30.5 us. With half the steps and half the invocations
	// it takes 31.6, with half of those 38.3. One row by 2,048 x 1,000 elements takes 16.5, 20.8
	// and 29.2.
	ThinInvocations, ThinColumns, ThinRoundSteps = 256, 32, 128
)

// A unit of a large GPU, as products by shared tiles show it: fitted to 19 products of networks, of
// vision transformers and of squares, with 30 to 80 tiles each. Tiles chosen by these figures take
// 1.06 times the best tile's time in the geometric mean; tiles chosen by numbers of elements took
// 1.32 times.
//
// Measured: an H200, 2026-11-27.
const (
	UnitRegisters     = 1 << 16
	IssuedInvocations = 128 // issued by a unit in a cycle
	CacheBytesCycle   = 40  // read by a unit from the second-level cache in a cycle
	// RoundCycles pass until a round's elements are in shared memory, and StepCycles until those of
	// a step are in registers.
	RoundCycles, StepCycles = 460, 23
	// OwnRegisters is how many registers an invocation needs besides its sums, and BroughtRegisters
	// how many for each vector that it loads.
	OwnRegisters, BroughtRegisters = 48, 9
	// MaxTileRatio is the largest ratio of a tile's sides that was measured.
	MaxTileRatio = 4
)

// The time of a product on a CPU driver, in multiplications. In a nanosecond lavapipe makes 30
// multiplications or transposes 3 bytes; a launch takes 40 microseconds. A product takes a quarter
// longer if it reads the right operand's columns one by one, and an eighth longer if its left
// operand has digits. 3 x 3 convolutions, not transposed and transposed, in ms: 64 channels of 56 x
// 56 7.0 and 5.7, 128 of 28 x 28 7.4 and 6.5, 256 of 14 x 14 9.1 and 11.3, 512 of 7 x 7 10.1 and
// 16.9.
//
// Measured: lavapipe, 2026-11-23.
const (
	ProductsAByte         = 11
	ProductsALaunchedByte = 2 // for each byte that a launch counts as (Config.LaunchBytes)
	ProductsAStore        = 8 // for an element that is stored by itself
)

// A matrix of windows is copied if the windows reach further than CachedBytes, so that no cache
// holds them, if at least MinCopiedLines lines of the other operand would read all of that, and if
// the copy is at most MaxCopyFactor times as large. A network with three dilated convolutions of
// 256 by 2,048 channels of 28 x 28 took 1.9 s, and with the copies 1.4 to 1.5.
//
// Measured: lavapipe, 2026-11-27.
const (
	CachedBytes    = 16 << 20
	MinCopiedLines = 128
	MaxCopyFactor  = 3
)
