package target

// Products in memory: how much of what lies between, or beside them.
const (
	// BlocksBytes is the most memory that the blocks of a part of a product take, of a unit of
	// which nothing else is known.
	//
	// Bound: what the last caches of most cards hold, 2026-11-29.
	BlocksBytes = 64 << 20
	// MaxBlocksBytes is the most that they take where smaller parts would read the operands too
	// often again: a sixteenth of the memory of a card that has little. [1024,16384] by
	// [16384,16384] then takes 21.3 ms, and 20.5 in one part of 1 GiB.
	//
	// Model: an H200, 2026-11-29.
	MaxBlocksBytes = 256 << 20
	// BetweenBytes is the most memory of what lies between two products, from which on its
	// slices keep any device busy.
	//
	// Bound: a chosen size, 2026-11-22.
	BetweenBytes = 64 << 20
	// WholeTiles is how many tiles keep a device busy whose launches are dear: with as
	// many, the blocks of a tile are made one after the other.
	//
	// Measured: lavapipe, 2026-11-22.
	WholeTiles = 16
)

// Small products, and those of few rows.
//
// Measured: lavapipe, compile times by Mesa's LLVM, 2026-11-22 to 2026-11-25.
const (
	// TinyProduct is the number of products below which the least tile serves where
	// drivers compile the large ones for long, SmallProduct below which a small one
	// does: they compile in a tenth and in a third of the time. Cooperative products
	// have as many at the least.
	TinyProduct, SmallProduct = 1 << 14, 1 << 18
	// FewRows is the number of rows up to which a tile is one row.
	FewRows = 3
	// MinTurnedRows and MinTurnedSteps are the rows and the steps of k from which on
	// it pays to copy a matrix b whose columns do not lie together.
	MinTurnedRows, MinTurnedSteps = 32, 256
	// MaxIntegerRows are the most rows of a tile of integers: LLVM takes 1.2 s to
	// compile twice as many, of float32 0.4 s.
	MaxIntegerRows = 16
	// ThinSteps are the steps that a tile of few rows takes at a time where b lies
	// along k, and MaxThinRows the most such rows.
	ThinSteps, MaxThinRows = 8, 8
)

// Products by shared tiles.
//
// Model: an H200, 2026-11-22 to 2026-11-28.
const (
	// BusyGroups is the number of workgroups from which on a large device is
	// busy, the units of the largest.
	BusyGroups = 128
	// MinSharedInvocations is the least workgroup with a shared tile, a subgroup of those
	// devices that have the widest.
	MinSharedInvocations = 64
	// MaxRoundSteps is the most steps of k that a round has, with Unit.LongRounds.
	MaxRoundSteps = 32
	// ThinInvocations bring, of ThinColumns columns and ThinRoundSteps steps, what is read
	// at a time where rows are few: 16 KiB of float32 a workgroup, of which a product
	// by one row of 4,096 x 4,096 elements has 512. That takes 30.5 us,
	// 31.6 with half the steps by half the invocations, 38.3 with half again; one row by
	// 2,048 x 1,000 elements 16.5, 20.8 and 29.2.
	ThinInvocations, ThinColumns, ThinRoundSteps = 256, 32, 128
)

// A unit of a large GPU, as products by shared tiles show it: fitted to those of networks,
// of vision transformers and of squares, 19 by 30 to 80 tiles each. What these
// choose takes 1.06 times the best of the tiles, in the geometric mean; what was chosen by
// the numbers of elements took 1.32 times.
//
// Measured: an H200, 2026-11-27.
const (
	UnitInvocations, UnitRegisters = 2048, 1 << 16 // registers where nothing else is known
	IssuedInvocations              = 128           // that a unit goes on with, each a cycle
	CacheBytesCycle                = 40            // bytes that it gets of the second cache a cycle
	// RoundCycles pass until what a round asks for is in shared memory, StepCycles until
	// what a step asks for of shared memory is in registers, and GroupCycles beside the
	// rounds of the workgroups that a unit has at a time.
	RoundCycles, StepCycles, GroupCycles = 460, 23, 600
	// What an invocation has in registers beside its sums, and for each vector that it
	// brings.
	OwnRegisters, BroughtRegisters = 48, 9
	// MaxTileSide and MaxTileRatio bound the tiles that were measured.
	MaxTileSide, MaxTileRatio = 128, 4
)

// What a product takes on a CPU driver, in products: lavapipe multiplies 30 in the time
// of a nanosecond, turns 3 bytes, launches a kernel in 40 microseconds, and takes a quarter
// longer where the columns of the right operand are read one by one, an eighth where the
// left one has digits. Convolutions of three by three, not turned and turned, in ms: 64
// channels of 56 x 56 7.0 and 5.7, 128 of 28 x 28 7.4 and 6.5, 256 of 14 x 14 9.1 and 11.3,
// 512 of 7 x 7 10.1 and 16.9.
//
// Measured: lavapipe, 2026-11-23.
const (
	ProductsAByte         = 11
	ProductsALaunchedByte = 2 // of those that a launch counts as
	ProductsAStore        = 8 // of an element that is stored alone
)

// Windows of a matrix that lie over more than caches hold are copied for so many lines, to
// so many times that: a network with three dilated convolutions of 256 by 2,048 channels
// of 28 x 28 took 1.9 s, and with the copies 1.4 to 1.5.
//
// Measured: lavapipe, 2026-11-27.
const (
	CachedBytes    = 16 << 20
	MinCopiedLines = 128
	MaxCopyFactor  = 3
)
