package plan

import (
	"math/bits"

	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
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
// chain of at least that cost is not evaluated at that many times its own size.
const (
	recomputeFactor = 4
	recomputeCost   = 8
)

// addressCost is the cost of what is fused into an address at the most. Drivers
// look at addresses closely: Mesa follows their operands to the leaves, along
// every path, which for a remainder of 64-bit integers never ends.
const addressCost = 12

// blocksBytes is the most memory that the blocks of a part of a product take.
const blocksBytes = 64 << 20

// wholeTiles is how many tiles keep a device busy whose launches are dear: with as
// many, the blocks of a tile are made one after the other.
const wholeTiles = 16

// The workgroup of a cooperative product: subgroups in a square, each with as
// many matrices down and across, for two of which an operand is read once.
const (
	cooperativeDown, cooperativeAcross = 2, 2
	matricesDown, matricesAcross       = 4, 2
)

// narrowColumns is the size below which a result with more rows than columns is
// made turned.
const narrowColumns = 48

const (
	// busyGroups is the number of workgroups from which on a large device is
	// busy: fewer large tiles are cut into more small ones.
	busyGroups = 128
	// leastLanes is the least workgroup with a shared tile, a subgroup of those
	// devices that have the widest.
	leastLanes = 64
)

const (
	// smallContraction is the number of products below which the least tile
	// serves, which compiles in a tenth of the time.
	smallContraction = 1 << 18
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

// keptCost is the cost from which a value that several sweeps need is kept in
// the result's row, and not computed again.
const keptCost = 8

// mostAgain is the cost of what a rowwise kernel may compute again in later
// sweeps: beyond it, writing and reading memory is cheaper.
const mostAgain = 60

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
	// sortTile is how many elements an invocation sorts in registers.
	sortTile = 16
	// radixRow is the length of the rows from which on they are sorted by
	// digits, radixPart about that of the parts that one invocation takes of long
	// rows, and radixParts how many parts the device should have at the least.
	radixRow   = 1 << 11
	radixPart  = 1 << 12
	radixParts = 1 << 9
)

// leastTiled is the size of the two dimensions below which the elements of
// neighbours are in the cache anyway.
const leastTiled = 16

// DealMap decides what a map's kernel and its launches leave to the device: how
// many rows or chunks an invocation takes, how tiles lie, and what is read ahead.
func DealMap(k *kernel.Kernel, launches []kernel.Geometry) {
	m := k.Loop.(*kernel.Map)
	m.Ahead = readsAhead(k, m)
	for i := range launches {
		g := &launches[i]
		switch busy := m.Chunks(*g) / (busyMapGroups * kernel.WorkgroupSize); {
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
	return m.Scheme != kernel.Tiled && cost <= aheadCost && wide > 0 && wide != aheadExcept
}
