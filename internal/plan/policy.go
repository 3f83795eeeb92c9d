package plan

import (
	"cmp"
	"fmt"
	"math"
	"math/bits"
	"time"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// The numbers that depend on a kind of device: what each trades, and how it was
// found. Measured means lavapipe (Mesa 25.0.7, 2 cores, slow memory) where nothing
// else is said.
const (
	// walkRows is the most rows that an invocation of a map walks down: what rows
	// share is read once for as many.
	walkRows = 16
	// busyMapGroups is the number of workgroups below which invocations of a map
	// walk fewer rows, or take fewer chunks.
	busyMapGroups = 64
	// busySliders is the number of invocations below which those of a sliding map go down
	// fewer rows, leastSlidRows at the least.
	busySliders, leastSlidRows = 32 * kernel.WorkgroupSize, 8
	// runChunks is the most chunks that an invocation takes of a run: 8 took
	// 33 ms for what took 29.6 with 32 (relu(a*b + c)*d - e of 16 Mi float32), 64
	// and 128 as long as 32.
	runChunks = 32

	// alongLog is log2 of the blocks along the inner dimension of a tile. A tile of
	// 16 columns and 64 rows writes whole lines of 64 bytes; a square one reads
	// twice as many rows, which at distances of powers of two fall on the same
	// lines of the cache: 2.2 times the time for a.T+b of 4096x4096.
	alongLog = 2

	// aheadCost is the cost of a body up to which a chunk's operands are read
	// before it. 16 Mi float32, processor time of two threads in ms, group by group
	// and ahead: four operands 20.8 and 16.7, exp 11.1 and 10.5, log 12.2 and 11.5;
	// tanh 15.6 and 16.7, since what waits for its turn then leaves the registers.
	aheadCost = 45
	// aheadExcept is the number of operands that are better read by turns: add
	// takes 9.4 and 9.7, of float16 11.4 and 12.1.
	aheadExcept = 2

	// stripeLanes is the number of invocations that CPU drivers run side by side,
	// for which rows are taken in stripes.
	stripeLanes = 8
	// A page is what processors foresee reading in; of stripeBytes is a stripe at
	// the least.
	pageBytes   = 4096
	stripeBytes = 2 * pageBytes
)

// Costs of moving four elements, in units of an operator's: on CPU drivers every
// lane's words are read one by one.
const (
	wordCode = 30 // a word an element
	halfCode = 6  // packing and unpacking halves, beside their words
)

// shortTimes is how often short code can be written before it is heavy.
const shortTimes = 10

// leastWalked is how many rows are gone down at the least where they share
// nothing. They are each as long as a run, or are found by several divisions.
const leastWalked = 4

// recomputeFactor and recomputeCost bound what a broadcast may recompute: a
// chain of at least that cost is not evaluated at that many times its own size, unless
// all of that is less than a launch.
const (
	recomputeFactor = 4
	recomputeCost   = 8
)

// addressCost is the cost of what is fused into an address at the most. Drivers
// look at addresses closely: Mesa follows their operands to the leaves, along
// every path, which for a remainder of 64-bit integers never ends.
const addressCost = 12

// leastLaunch is how many bytes move while a launch takes place, at the least: on the
// fastest GPUs, in the microsecond or two between a kernel's end and the next one's
// beginning.
const leastLaunch = 1 << 20

// fewAgain is how many kernels may compute what is stored otherwise for the launch's
// sake; more may where the operators of all but one cost littleAgain an element.
const fewAgain, littleAgain = 3, 8

// launchBytes is how many bytes move in the time of a launch.
func (c *Config) launchBytes() int64 { return max(leastLaunch, 4*int64(c.LaunchElements)) }

// launchCost is what is computed rather than stored by a launch, in units of cost: a
// quarter of what takes as long, for a kernel that is there anyway may store it too.
func (c *Config) launchCost() int {
	if c.CostBytes == 0 || !c.runs(Recompute) {
		return 0
	}
	return int(16 * c.launchBytes() / 4 / int64(c.CostBytes))
}

// blocksBytes is the most memory that the blocks of a part of a product take, of a unit of
// which nothing else is known.
const blocksBytes = 64 << 20

// mostBlocksBytes is the most that they take where smaller parts would read the operands too often
// again: a sixteenth of the memory of a card that has little. By the model [1024,16384] by
// [16384,16384] then takes an H200 21.3 ms, and 20.5 in one part of 1 GiB.
const mostBlocksBytes = 256 << 20

// betweenBytes is the most memory of what lies between two products, from which on its
// slices keep any device busy.
const betweenBytes = 64 << 20

// wholeTiles is how many tiles keep a device busy whose launches are dear: with as
// many, the blocks of a tile are made one after the other.
const wholeTiles = 16

// fastTiles are the tiles of cooperative products, the largest first: a subgroup's
// 64 x 64 elements load each matrix of an operand for four products, and a
// workgroup's 128 x 256, which leave another no room on NVIDIA's units, read 85 times less
// than they multiply; smaller ones are for
// fewer rows and columns, or where the large ones leave a device idle. A round of
// 32 steps is two products of each pair of matrices between barriers.
var fastTiles = []FastTile{
	{64, 64, 2, 4, 32}, {64, 64, 2, 2, 32}, {32, 64, 2, 2, 32}, {32, 32, 2, 2, 32}, {16, 64, 1, 4, 32}, {64, 16, 4, 1, 32},
	{16, 32, 2, 2, 32}, {16, 16, 2, 2, 32}, {16, 16, 1, 4, 32}, {16, 16, 4, 1, 32},
}

// mostFastSums are the sums that an invocation may have in its registers.
const mostFastSums = 128

// narrowColumns is the size below which a result with more rows than columns is
// made turned.
const narrowColumns = 48

const (
	// busyGroups is the number of workgroups from which on a large device is
	// busy, the units of the largest.
	busyGroups = 128
	// leastLanes is the least workgroup with a shared tile, a subgroup of those
	// devices that have the widest.
	leastLanes = 64
	// mostShared is the most steps of k that a round has, with LongRounds.
	mostShared = 32
	// thinLanes bring, of thinColumns columns and thinShared steps, what is read
	// at a time where rows are few: 16 KiB of float32 a workgroup, of which a product
	// by one row of 4,096 x 4,096 elements has 512. By the model that takes an H200 30.5 us,
	// 31.6 with half the steps by half the invocations, 38.3 with half again; one row by
	// 2,048 x 1,000 elements 16.5, 20.8 and 29.2.
	thinLanes, thinColumns, thinShared = 256, 32, 128
)

// A unit of a large GPU, as products by shared tiles show it: fitted to those of networks,
// of vision transformers and of squares, 19 by 30 to 80 tiles each, on an H200. What these
// choose takes 1.06 times the best of the tiles, in the geometric mean; what was chosen by
// the numbers of elements took 1.32 times.
const (
	unitLanes, unitWords = 2048, 1 << 16 // invocations, and registers where nothing else is known
	issuedLanes          = 128           // that a unit goes on with, each a cycle
	readCycle            = 40            // bytes that it gets of the second cache a cycle
	// roundCycles pass until what a round asks for is in shared memory, stepCycles until
	// what a step asks for of shared memory is in registers, and groupCycles beside the
	// rounds of the workgroups that a unit has at a time.
	roundCycles, stepCycles, groupCycles = 460, 23, 600
	// What an invocation has in registers beside its sums, and for each vector that it
	// brings.
	ownWords, broughtWords = 48, 9
	// mostTileSide and mostTileRatio bound the tiles that were measured.
	mostTileSide, mostTileRatio = 128, 4
)

// Unit is what is known of a GPU's units, of which each takes whole workgroups.
type Unit struct {
	Words int // registers; 0: not known
	// LongRounds: the driver's compiler leaves the loop over the steps of a round as it is.
	// Mesa's for AMD writes it out, and takes 256 registers for 16 steps.
	LongRounds bool
	// BlocksBytes is the most memory that the blocks of a part of a product take: what the
	// last cache still holds when they are joined; 0: not known.
	BlocksBytes int64
}

// measuredTile reports whether a workgroup's tile is like those that sharedTime was fitted
// to: others read more than they multiply.
func measuredTile(c *kernel.Contract) bool {
	long, short := max(c.GroupRows(), c.GroupColumns()), min(c.GroupRows(), c.GroupColumns())
	return long <= mostTileSide && long <= mostTileRatio*short
}

// sharedTime is what a product of elements of d takes by a shared tile, in cycles: a round
// takes a unit its products and what they read of the second cache, as often as it has
// workgroups at a time, or what it waits for. Few invocations go on one after the other.
// cost is that of a product and a sum.
func (b *builder) sharedTime(c *kernel.Contract, d dtype.DType, cost int, dims []int) float64 {
	stack, words := max(1, c.Stack), float64(d.Words())
	sums := float64(c.GroupRows()*c.GroupColumns()*stack) / float64(c.Lanes)
	brought := float64((c.GroupRows() + c.GroupColumns()) * c.Shared * stack)
	registers := ownWords + words*(sums+broughtWords*brought/float64(kernel.SharedChunk*c.Lanes))
	resident := max(1, min(unitLanes/c.Lanes, int(float64(cmp.Or(b.cfg.Unit.Words, unitWords))/(registers*float64(c.Lanes))), b.cfg.SharedBytes/max(1, c.SharedBytes(d.Words()))))
	round := func(groups int) float64 {
		turns := max(1, float64(groups*c.Lanes)/issuedLanes)
		multiplied := float64(c.Shared) * (float64(cost)*sums*turns + stepCycles)
		return math.Hypot(roundCycles, math.Hypot(multiplied, float64(groups)*4*words*brought/readCycle))
	}
	rounds := ceil(min(dims[len(dims)-1], ops.ContractionBlock), c.Shared)
	groups := ceil(tileGroups(c, dims), busyGroups)
	time := float64(groups/resident) * (float64(rounds)*round(resident) + groupCycles)
	if rest := groups % resident; rest > 0 {
		time += float64(rounds)*round(rest) + groupCycles
	}
	return time
}

// fastTime is what a product by cooperative matrices takes by a tile, in microseconds of a
// large GPU, beside what its bytes take whatever the tile: a workgroup waits for each round's
// operands, and a unit multiplies those of all that it has; and a map joins the blocks of the
// sums, for less than leastSplitGain of which none are made.
func (b *builder) fastTime(c *kernel.Contract, d dtype.DType, dims []int) float64 {
	last := len(dims) - 1
	blocks, k := c.StoredBlocks(dims[last]), dims[last]
	if blocks > 1 {
		k = c.Cooperative.Steps
	}
	sums := c.Rows * c.Columns * c.Cooperative.Subgroups / c.Lanes
	words := int((fastWords + fastSumWords*float64(sums)) * float64(c.Lanes))
	resident := max(1, min(unitWords/words, b.cfg.SharedBytes/c.CooperativeBytes(d)))
	groups := ceil(tileGroups(c, dims), busyGroups)
	u := &otherFastUnit
	if b.cfg.Cooperative.ByRows {
		u = &nvidiaFastUnit
	}
	multiplied := u.product * float64(c.GroupRows()*c.GroupColumns()*c.Shared) * (1 + u.side*one(c.Rows) + u.side*one(c.Columns))
	round := together(float64(groups)*multiplied, float64(ceil(groups, resident))*u.round)
	time := float64(ceil(k, c.Shared))*round + fastCode*float64(c.Rows*c.Columns)
	if blocks > 1 {
		time = leastSplitGain * (time + joinTime + joinedSum*float64(blocks*shape.Shape(dims[:last]).Size()))
	}
	return time
}

// together is how long two things take that go on at the same time and hinder each other.
func together(x, y float64) float64 { return math.Cbrt(x*x*x + y*y*y) }

// fastUnit is what fastTime counts with of a unit, in microseconds: until what a round asks for
// is in shared memory; for a step of two elements; and how many of these bringing and
// loading one are like.
type fastUnit struct{ round, product, side float64 }

// Fitted to what the model of an H200, and of a 7900 XTX, says of eleven products, from
// [16,4096] by [4096,4096] to 4096 x 4096 x 4096, by eight tiles each, of blocks of 256 to
// 2,048 steps and of all: what is chosen takes 1.00 of the best and, of the 7900 XTX, 1.09.
var nvidiaFastUnit, otherFastUnit = fastUnit{0.64, 5.7e-7, 30}, fastUnit{0.45, 1.56e-6, 10}

const (
	fastCode     = 0.5 / 256 // microseconds for a sum's code
	joinTime     = 3.5       // for a launch that joins, and its code
	joinedSum    = 1.35e-6   // for a sum that is stored, read again and added
	fastWords    = 48        // that an invocation has beside its sums
	fastSumWords = 1.5       // and for each of them
	// leastSplitGain is how much longer a product takes at the least that is not
	// made in blocks.
	leastSplitGain = 1.1
)

func one(n int) float64 { return 1 / float64(n) }

// tileGroups is the number of workgroups that make a product's blocks.
func tileGroups(c *kernel.Contract, dims []int) int {
	last := len(dims) - 1
	points := shape.Shape(dims[:last-2]).Size()
	points *= c.StoredBlocks(dims[last])
	return ceil(points, max(1, c.Stack)) * ceil(dims[last-2], c.GroupRows()) * ceil(dims[last-1], c.GroupColumns())
}

const (
	// tinyContraction is the number of products below which the least tile serves where
	// drivers compile the large ones for long, smallContraction below which a small one
	// does: they compile in a tenth and in a third of the time. Cooperative products
	// have as many at the least.
	tinyContraction, smallContraction = 1 << 14, 1 << 18
	// fewRows is the number of rows up to which a tile is one row.
	fewRows = 3
	// turnedRows and turnedSteps are the rows and the steps of k from which on
	// it pays to copy a matrix b whose columns do not lie together.
	turnedRows, turnedSteps = 32, 256
	// integerRows are the most rows of a tile of integers: LLVM takes 1.2 s to
	// compile twice as many, of float32 0.4 s.
	integerRows = 16
	// thinSteps are the steps that a tile of few rows takes at a time where b lies
	// along k, and thinRows the most such rows.
	thinSteps, thinRows = 8, 8
)

// mostFew is the length of columns up to which few of them are as quick in one
// launch as in two.
const mostFew = 4 * ops.Leaf

// Slabs of columns. leastSlabRows are the rows from which on a workgroup shares
// columns: four for each accumulator, so that joining them is a small part. A row of
// a workgroup reads slabRow bytes, and where there are few workgroups no less than
// slabSector, which memory gives at once. leastSlab is a subgroup of most devices.
// bytesInFlight is what an H200 must have asked for to be busy, by Little's law
// (4.8 TB/s for 0.7 us), of which more rows ahead are more, and take registers:
// 4 for a row of 16 bytes. aheadSlab bounds the cost of what is written out for them,
// a load being of loadCost: code is read from memory too. With twice as much a softmax of the
// columns of 1024 x 4096 waits 34 us for it on an H200, by the model, and takes 58, with this
// 18 and 47, with half of it 10 and 51, for then it waits for its rows.
const (
	leastSlabRows         = 4 * ops.Lanes
	slabRow, slabSector   = 256, 32
	leastSlab             = 32
	leastShared           = 16 << 10
	bytesInFlight         = 3400 << 10
	leastAhead, mostAhead = 4, 16
	aheadSlab, loadCost   = 256, 4
)

// Teams, which share the leaves of reductions on GPUs. What an invocation has asked
// for and not yet got takes registers (Config.TeamWords); what all of them have must
// cover the memory's latency: by Little's law an H200, of 4.8 TB/s after 0.7 us, wants
// 3.4 MB under way. A leaf of float32 in four parts of 32 words each has 512 bytes, 3.4
// MB at 6,700 leaves. Where there are fewer than Config.FewLeaves, 16 invocations of 64
// words have all of a leaf under way: of 2^20 elements all 4 MB.
const (
	// teamCode is the cost of what a walk may have written out, each element by
	// itself, since that is how GPUs run it.
	teamCode = 512
	// aheadCode bounds what is written out for steps that are read ahead where there are
	// fewer than Config.FewLeaves: of a softmax of rows of 2^20, with an exponential a step,
	// 16 steps are 10 us of code that is read from memory on an H200, by the model, and the line takes
	// 53.5 us, with 8 of them 48.7. A sum of 16 Mi exponentials takes 39.6 and 43.2.
	aheadCode = 256
	// gatherCost is what finding an element by its coordinates costs, for every
	// dimension.
	gatherCost = 4
	// teamGroup is the least workgroup: small, since it ends with its last leaf, and
	// as large as the invocations of a GPU's unit divided by its workgroups.
	teamGroup = 64
	// nestedGroups is the number of workgroups from which on each combines a leaf of
	// leaves by itself: with 256 invocations of 128 bytes under way, 8 MB. Rows of
	// no more than nestedAlone elements do so however few there are, in the 2 us
	// that another launch takes.
	nestedGroups = 256
	nestedAlone  = 1 << 15
)

// The least and the most lines and steps of a tile: a subgroup of lines on most
// devices, or as few as fill slabSector where they lie side by side; with more steps
// more bytes are in flight, and fewer workgroups run at once. scanGroups is how many
// workgroups run at once on a busy device's multiprocessor.
const (
	leastTileLines, mostTileLines = 8, 32
	leastTileSteps, mostTileSteps = ops.Lanes, 128
	scanGroups                    = 4
)

// keptCost is the cost from which a value that several sweeps need is kept in
// the result's row, and not computed again.
const keptCost = 8

// mostAgain is the cost of what a rowwise kernel may compute again in later
// sweeps: beyond it, writing and reading memory is cheaper.
const mostAgain = 60

// Rows that teams share.
const (
	// rowWords is how many words an invocation has on their way: 128 bytes of each
	// of 32 Ki invocations keep an H200 busy, in as many registers.
	rowWords = 32
	// rowCode is the cost of what is written out at a time, of all sweeps, and
	// mostRounds its rounds: 32 are the words that are on their way. A softmax's loops
	// are then of 600 instructions, 10 KB of an NVIDIA GPU's, which its caches of them
	// hold; with half of it a layer norm of 4096 x 1024 with scale and shift waits for
	// these twice as often (12.1 and 9.8 us on an H200, by the model).
	rowCode, mostRounds = 240, 32
	// turnRounds are taken at a time of rows so long that nothing of them is held, which
	// wait for memory in every sweep, in turns: with half as many a softmax of 4096 x
	// 32768 takes 631 us on an H200, and 550 so, by the model.
	turnRounds = 8
	// leastStraight is how many rounds are written out whatever is held, since their
	// number is known.
	leastStraight = 8
	// straightStep makes one kernel of rows with nearly as many rounds, above those.
	straightStep = 4
	// fewSplit are the invocations of rows, each with all the elements of an accumulator,
	// which are so few that more shall share these. On an H200 softmax of 4,096 rows of
	// 1,024 takes 29.8 us with 16 elements each and 23.7 with 8, of 1,024 rows 15.8 and 11.6,
	// of 65,536 rows 237 and 240.
	fewSplit = 1 << 18
	// fewLong are the rows of several leaves that are so few that a large GPU has room for
	// all of them at once: they are split. More gained nothing on an H200 (4096 x 4096: 101 as
	// they are, 104 and 101 split), where the model says 89 and 55: a device's tuning may
	// choose it.
	fewLong = 2 * busyGroups
	// splitCode is the cost of what an invocation of them has written out: by the model of an
	// H200 softmax of [64,4096] float64 takes 35 us as it is, and 48 split, of 1,120.
	splitCode = 1024
	// heldAtOnce is the shared memory of a large GPU, under Vulkan: NVIDIA's driver gives
	// each of an H200's units 48 KiB of the 228 that there are (measured: workgroups of
	// 16 KiB run three at a time, of 32 KiB one). Rows of 1,024 elements held in 16.5 KiB a
	// workgroup left six subgroups of 64 to a unit: softmax of 65,536 of them took 680 us,
	// and 318 where they were read again in each sweep (before they were split); of 1,024, for
	// which all have room, 18.5 and 22.2. Of 256 elements, in 16 registers each, 27.9 in shared memory and
	// 24.1 so (16,384 of them).
	heldAtOnce = 6 << 20
	// mostHeld is how many values that cost much are held beside what is loaded.
	mostHeld = 2
)

// manyRows is how many times BusyRows rows are, so that it does not matter that
// some end before others.
const manyRows = 4

// scanRecompute is the cost above which what a scan of several leaves reads is
// not computed twice, once for the leaves' totals and once for the results.
const scanRecompute = 16

// overlapBytes is how much memory temporaries may take so that kernels run at
// once: in the demand's order, one branch after the other, fewer of them live.
const overlapBytes = 64 << 20

// shortBytes is the longest chunk of the short scheme, in bytes of the widest
// element.
const shortBytes = 112

const (
	// sortTile is how many elements an invocation sorts in registers by itself.
	sortTile = 16
	// sharedChunk is how many an invocation of a workgroup that sorts a tile has in
	// registers: 16 words, 19 comparators, and 256 invocations fill 18 KiB.
	sharedChunk = 8
	// RadixRow is the length of the rows from which on CPUs sort them by digits,
	// radixPart about that of the parts that one invocation takes of long rows, and
	// radixParts how many parts the device should have at the least.
	RadixRow   = 1 << 11
	radixPart  = 1 << 12
	radixParts = 1 << 9
	// teamParts is how many parts workgroups have of all rows at the most: enough for the
	// largest GPU, and each has 256 counters to be summed.
	teamParts = 1 << 10
	// What a digit takes a GPU, what tiles, and what a merge: nanoseconds beside those of
	// the elements, of which a rate is how many go to one at the most: as long as memory
	// gives as many bytes a nanosecond as sorting moves of each. Of a card's memory a GiB
	// gives about sortBytes of them (an H200's 30, an RTX 4090's 39, a 7900 XTX's 35). They
	// are rough: by the model the other way is sooner in some, by 1.07 times on a 7900 XTX for
	// the places of [256,32768] elements and by 1.5 on an H200 for 64-bit rows of 32 Ki.
	digitLaunches, digitRate, digitBytes = 14000, 70, 24
	tileLaunch, tileRate                 = 14000, 40
	mergeLaunch, mergeRate, mergeBytes   = 9000, 45, 16
	sortBytes                            = 32
)

const (
	// leastGroup is the least group of a selection: rows that short are still reduced
	// by vectors. With groups of n/k to the power of a half there are as many groups
	// as candidates in them.
	leastGroup = 16
	// selectShare is how much shorter than the row the groups and the candidates are
	// at the least, which are sorted instead: selecting takes some ten launches more.
	selectShare = 4
)

// leastTiled is the size of the two dimensions below which the elements of
// neighbours are in the cache anyway.
const leastTiled = 16

// Device is what a configuration is derived from.
type Device struct {
	CPU           bool   // a CPU driver
	Processors    int    // that it has; of a CPU driver
	HostVectors   bool   // this program's own processor has vector instructions for products of float32
	DriverVersion string // in the driver's own words
	Float64       bool   // it has its own float64
	MemoryTables  bool   // its kernels have arrays for the tables of float64 functions
	Flush32       bool   // float32's subnormals are emulated
	// SubgroupSize is that of its subgroups, and Broadcasts says that their
	// invocations can hand each other values.
	SubgroupSize int
	Broadcasts   bool
	Cooperative  Cooperative
	// OwnMemory: what HeapBytes counts is not the host's.
	OwnMemory bool
	// Unit is what is known of the maker's units.
	Unit Unit

	StorageBuffers       int // a stage
	StorageRange         int64
	StorageAlign         int64
	HeapBytes            int64
	PushBytes            int
	SharedBytes          int
	WorkgroupInvocations int
}

// The bounds of kernels on every Vulkan device.
const (
	// mostBuffers is how many storage buffers a kernel binds at the most: what windows
	// of three by three take, the element of each and of what it is multiplied by, and
	// more.
	mostBuffers = 32
	// mostWindow is seven by seven. An H200 takes 156 us for windows of three by three of
	// [8, 144, 56, 56] as a reduction, whose invocations each find single elements.
	mostWindow = 50
	// largestArray is the size past which arrays are not even planned: no device
	// has that much memory, and every binding's range of it is a launch.
	largestArray = 1 << 40
	// maxCost bounds a kernel's code: compile time grows faster than it, and on
	// SwiftShader a module of thousands of instructions takes seconds. heavyCost is
	// the cost of a body above which it is written for four elements an invocation:
	// drivers compile long code slowly, and it does not wait for memory. compactCost
	// is that above which even that compiles for a second or more.
	maxCost, heavyCost, compactCost = 240, 100, 200
	// flushCost is how many times the code is where subnormals are emulated in every
	// float operator.
	flushCost = 4
)

// gpuClass is what GPUs are planned by, and cpuClass CPU drivers.
var (
	gpuClass = Config{
		Tiled: true, Overlap: true, ChunkBytes: 16, CostBytes: 1, MapLanes: 256,
		BusyRows: 4096, TeamWords: 32, FewLeaves: 1 << 14,
		// A workgroup takes up to 16 Ki elements of a row at once, each of its
		// invocations 64; with as many rows as keep a device busy with a workgroup
		// each, longer ones.
		TeamLanes: 256, ShortRow: 16 << 10, HeldBytes: 32, StraightRounds: 16, SplitLeaves: 1,
		SortWhole: 1 << 11, RadixByTime: true,
		Windows: mostWindow,
	}
	cpuClass = Config{
		Tiled: true, Short: true, Slide: true, RadixRow: RadixRow,
		// Vectors of 64 bytes are the fastest (17 to 21 GB/s of float32, 128 bytes 11,
		// 16 bytes 14), and code past 432 is no longer kept decoded.
		ChunkBytes: 64, ChunkCode: 432,
		CostBytes: 4, // an exponential computed twice is still 15% faster than one stored
		ShortRow:  4096, BusyRows: 64,
		LaunchElements: 1 << 17, // combined in the 40 microseconds that a launch takes
		SortWhole:      1 << 11,
		Pooled:         8, // more views are more code to compile; 4 were measured
		Windows:        mostWindow,
		NarrowBelow:    1 << 16, // narrow kernels compile in a fifth of the time
	}
)

// ConfigFor is what a device is planned by.
func ConfigFor(d Device) Config {
	cfg := gpuClass
	if d.CPU {
		cfg = cpuClass
		cfg.Subgroup, cfg.Run = d.quickSubgroup(), max(d.SubgroupSize, 1)
	}
	cfg.MaxOperands = min(d.StorageBuffers, mostBuffers) - 1
	cfg.OffsetAlign = d.StorageAlign
	cfg.MaxRange, cfg.MaxBytes, cfg.Memory = d.StorageRange, max(largestArray, d.HeapBytes), d.HeapBytes
	cfg.PushWords, cfg.SharedBytes, cfg.WorkgroupLanes = d.PushBytes/4, d.SharedBytes, d.WorkgroupInvocations
	cfg.TeamLanes = min(cfg.TeamLanes, floorPower(d.WorkgroupInvocations))
	cfg.MapLanes = min(cfg.MapLanes, floorPower(d.WorkgroupInvocations))
	cfg.MostBetween = betweenBytes
	cfg.MaxCost, cfg.HeavyCost, cfg.CompactCost = maxCost, heavyCost, compactCost
	cfg.Weights = d.Weights()
	cfg.Submission, cfg.Least = d.pace()
	if d.CPU {
		cfg.HostWork, cfg.HostVectors = hostWork, d.HostVectors
		// An invocation begins by writing the tables of float64 functions, so that it
		// should do much: 1 Mi of erfc take 16 ms, with one chunk each 60; pow of
		// bfloat16 14 and 85. On SwiftShader, which has no float64, it takes 110 ms
		// (256 Ki) in runs, and 40.
		cfg.HeavyRuns = d.MemoryTables
		// 4 Mi normals of float32 take 0.9 of the time where they do not wait for each
		// other, 16 draws of them 0.85, and compile in half a second more. SwiftShader
		// takes seconds for long modules.
		if d.MemoryTables {
			cfg.CompactCost = 2 * compactCost
		}
	}
	cfg.Cooperative, cfg.Tile, cfg.Unit = d.Cooperative, d.tile(), d.Unit
	if d.Flush32 {
		cfg.MaxCost /= flushCost
		cfg.HeavyCost /= flushCost
		cfg.CompactCost /= flushCost
	}
	return cfg
}

// A submission is as short as this on the slowest device of its kind, as far as its
// launches tell, since watchdogs take long ones for a hang: Windows after 2 s, amdgpu
// after 10, and since whatever comes next waits for it: nobody can take it back. What they
// tell may be wrong by ten times. Cards have 0.3 Tflop/s of
// float32 and 8 GB/s for each GiB of their memory at the least (GT 1030 0.5 and 8, Tesla
// A2 0.28 and 12, A100 0.24 and 25, H200 0.48 and 34), and so have, in all, integrated
// GPUs; kernels reach a sixth of that where they are bad, or a half.
const (
	longestSubmission = 50 * time.Millisecond
	leastCost         = 50e9 // units of cost a second for each GiB
	leastBytes        = 4e9
)

// Costs of launches that their bodies do not tell, and the part of memory that is moved
// for an element that lies alone.
const (
	sortCost    = 64 // an element, of each pass
	lookupCost  = 16
	sectorBytes = 32
	wideProduct = 4 // times that of 32 bits: of their halves
)

// leastProcessor is what a processor does in a second, in units of cost: of float32's
// products 34e9, of float64's and int64's 6e9. At a quarter of the first a product of
// 1024 x 1024 x 1024 is three submissions on two processors, and the others' are 80 ms long.
const leastProcessor = 8e9

// hostWork is what the host computes sooner than a CPU driver, in units of cost a launch: the
// first takes 140 to 250 us however small it is and each that waits for another 70, the host's
// interpreter 5 and mostly 0.1 to 0.3 ns a unit, of sums and tables 1 (the engine's
// BenchmarkSmallWork, of kinds whose costs are most apart).
const hostWork = 1 << 18

// pace is how long a submission may take, and by which rates.
func (d Device) pace() (time.Duration, Rates) {
	if d.CPU {
		return longestSubmission, Rates{Cost: leastProcessor * int64(max(1, d.Processors)), Bytes: 8e9}
	}
	gib := int64(1)
	if d.OwnMemory {
		gib = max(gib, d.HeapBytes>>30)
	}
	return longestSubmission, Rates{Cost: gib * leastCost, Bytes: gib * leastBytes}
}

// Weights are what operators cost on the device.
func (d Device) Weights() Weights {
	return Weights{Weighed: true, Float64: d.Float64, Flush32: d.Flush32}
}

// The tiles of contractions. On CPU drivers, where the lanes of a vector unit
// are invocations, a load is a dozen instructions for every lane, whether or not
// all of them read the same, and a variable costs a blend for each write. So the
// elements of a are spread over the subgroup, and a tile has many rows: float32 on
// two cores, 512 x 1024 by 1024 x 512, in GFLOP/s by processor time, for rows x
// columns x steps at a time: 32x8x2 75, 16x8x2 69, 32x4x4 68, 32x4x2 58, 16x16x1 61,
// 8x8x2 56, 16x8x4 50, 32x8x4 47 (whose code no longer fits the cache of
// instructions); 8x8x1 without the spreading 31. The processor's peak is 232, of
// products rounded before they are added.
//
// On GPUs a workgroup of 16 x 16 invocations makes 128 x 128 elements: it brings
// eight steps at a time into 17 KiB of shared memory, and an element that is read
// from there serves eight products. RADV's compiler (Mesa 25.0.7, RDNA 3) takes 108
// registers and nothing on the stack, with four steps written out as with two; with
// eight, the products of int8 take 192. Where it falls short of a GPU,
// gpubench tune finds out.
var (
	cpuTile = Tile{Rows: 32, Columns: 8, Unroll: 2}
	gpuTile = Tile{Rows: 8, Columns: 8, Unroll: 8, Lanes: 256, Shared: 8, Down: 16}
	// LoneTile is that of CPU drivers whose invocations hand nothing around.
	LoneTile = Tile{Rows: 8, Columns: 8, Unroll: 1, Lanes: 16}
	// storedTile is that of CPU drivers that flush subnormals, which is SwiftShader. It
	// keeps variables in memory: a product of 512x512 takes it 165 ms, with one step at a
	// time 726, and 64 lanes or 16 rows are no quicker.
	storedTile = Tile{Rows: 8, Columns: 8, Unroll: 4, Lanes: 16}
	// UnsharedTile is what a GPU may be tuned to where its caches do better than
	// its shared memory.
	UnsharedTile = Tile{Rows: 8, Columns: 4, Unroll: 4, Lanes: 64}
)

// spreadingMesa is the first version of Mesa with which a is spread. lavapipe's
// broadcast was a loop over the invocations in Mesa 22.3: a spread product takes 8
// GFLOP/s there where the lone tile takes 19.
const spreadingMesa = 25

// tile is the device's tile.
func (d Device) tile() Tile {
	switch {
	case d.CPU && d.Flush32:
		return storedTile
	case d.CPU:
		return SpreadTile(d.quickSubgroup())
	}
	return GPUTile(d.WorkgroupInvocations)
}

// GPUTile is the GPUs' tile for workgroups of so many invocations.
func GPUTile(most int) Tile {
	t := gpuTile
	for t.Lanes > most && t.Lanes > 64 {
		t.Lanes, t.Down = t.Lanes/2, t.Down/2
	}
	return t
}

// quickSubgroup is the size of a CPU driver's subgroups where handing values around
// in them is quick: where invocations can, by code that is no loop over them.
func (d Device) quickSubgroup() int {
	var mesa int
	if _, err := fmt.Sscanf(d.DriverVersion, "Mesa %d.", &mesa); err != nil || mesa < spreadingMesa || !d.CPU {
		return 0
	}
	return d.Spreading()
}

// Spreading is the size of a device's subgroups, or 0 where a cannot be spread over
// them.
func (d Device) Spreading() int {
	size := d.SubgroupSize
	if !d.Broadcasts || size < 4 || size > 32 || size&(size-1) != 0 {
		return 0
	}
	return size
}

// SpreadTile is the tile with Spread for subgroups of a size, or the lone one where
// there are none.
func SpreadTile(size int) Tile {
	if size == 0 {
		return LoneTile
	}
	t := cpuTile
	t.Lanes, t.Spread = size, size
	return t
}

// DealMap decides what a map's kernel and its launches leave to the device: how
// many rows or chunks an invocation takes, how tiles lie, and what is read ahead.
func DealMap(k *kernel.Kernel, launches []kernel.Geometry) {
	m := k.Loop.(*kernel.Map)
	m.Ahead = readsAhead(k, m)
	for i := range launches {
		g := &launches[i]
		switch busy := m.Chunks(*g) / (busyMapGroups * kernel.WorkgroupSize); {
		case m.Scheme == kernel.Sliding:
			g.Part = kernel.WalkPart{Rows: slidRows(k, *g)}
		case m.Walk:
			most, rows := max(1, min(walkRows, busy)), g.Dims[k.Rank-2]
			g.Part = kernel.WalkPart{Rows: ceil(rows, max(1, ceil(rows, most)))}
		case m.Run > 0:
			g.Part = kernel.RunPart{Chunks: max(1, min(runChunks, busy))}
		case m.Scheme == kernel.Tiled:
			g.Part = kernel.TilePart{Log: tileLog(g.Dims)}
		}
	}
}

// slidRows is how many rows an invocation of a sliding map goes down: as many as leave enough
// of them for every processor, but enough to share those that it holds.
func slidRows(k *kernel.Kernel, g kernel.Geometry) int {
	rows := g.Dims[k.Rank-2]
	g.Part = kernel.WalkPart{Rows: rows}
	walks := ceil(busySliders, max(1, k.Invocations(g)))
	return max(ceil(rows, walks), min(rows, leastSlidRows))
}

// gather gives the workgroups of a map their invocations, whatever its size, so that one
// kernel serves all of them. An H200 begins 1.6 workgroups a
// nanosecond (measured: 65,536 that do nothing take 40 us, as long as it takes to copy
// 80 MB), and fills 256 MiB in 63 us by workgroups of 256 or 512, and in 161 by those of
// 64 invocations. A tiled map's workgroup is one tile.
func (c *Config) gather(k *kernel.Kernel) {
	if m := k.Loop.(*kernel.Map); c.MapLanes > kernel.WorkgroupSize && m.Scheme != kernel.Tiled {
		m.Lanes = c.MapLanes
	}
}

// tileLog is log2 of the blocks along the inner dimension of a tile: of a longer
// one, or a wider one, where the space is short.
func tileLog(dims []int) int {
	const all = 6 // log2 of the blocks of a tile, kernel.WorkgroupSize
	fit := func(n int) int { return bits.Len(uint(ceil(n, kernel.Block) - 1)) }
	rows, columns := dims[len(dims)-2], dims[len(dims)-1]
	return min(fit(columns), max(alongLog, all-fit(rows)))
}

// readsAhead reports whether a map reads each chunk of its operands in one go,
// where its body is short: a cache line's words come one after the other.
func readsAhead(k *kernel.Kernel, m *kernel.Map) bool {
	cost, wide := 0, 0
	for _, inst := range k.Body {
		if inst.Op != nil {
			cost += inst.Op.Cost
		}
	}
	for _, o := range k.Operands {
		if o.Access == kernel.Wide && !o.Table {
			wide++
		}
	}
	return m.Scheme != kernel.Tiled && m.Scheme != kernel.Sliding && cost <= aheadCost && wide > 0 && wide != aheadExcept
}
