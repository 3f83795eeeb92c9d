package plan

import (
	"math/bits"

	"github.com/weft-gpu/weft/internal/kernel"
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
