package plan

import (
	"cmp"
	"math"
	"math/bits"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// launchBytes is how many bytes move in the time of a launch.
func (c *Config) launchBytes() int64 { return max(target.MinLaunchBytes, 4*int64(c.LaunchElements)) }

// launchCost is what is computed rather than stored by a launch, in units of cost: a
// quarter of what takes as long, for a kernel that is there anyway may store it too.
func (c *Config) launchCost() int {
	if c.CostBytes == 0 || !c.runs(Recompute) {
		return 0
	}
	return int(16 * c.launchBytes() / 4 / int64(c.CostBytes))
}

// measuredTile reports whether a workgroup's tile is like those that sharedTime was fitted
// to: others read more than they multiply.
func measuredTile(c *kernel.Contract) bool {
	long, short := max(c.GroupRows(), c.GroupColumns()), min(c.GroupRows(), c.GroupColumns())
	return long <= target.MaxTileSide && long <= target.MaxTileRatio*short
}

// sharedTime is what a product of elements of d takes by a shared tile, in cycles: a round
// takes a unit its products and what they read of the second cache, as often as it has
// workgroups at a time, or what it waits for. Few invocations go on one after the other.
// cost is that of a product and a sum.
func (b *builder) sharedTime(c *kernel.Contract, d dtype.DType, cost int, dims []int) float64 {
	stack, words := max(1, c.Stack), float64(d.Words())
	sums := float64(c.GroupRows()*c.GroupColumns()*stack) / float64(c.Lanes)
	brought := float64((c.GroupRows() + c.GroupColumns()) * c.Shared * stack)
	registers := target.OwnRegisters + words*(sums+target.BroughtRegisters*brought/float64(kernel.SharedChunk*c.Lanes))
	resident := max(1, min(target.UnitInvocations/c.Lanes, int(float64(cmp.Or(b.cfg.Unit.Words, target.UnitRegisters))/(registers*float64(c.Lanes))), b.cfg.SharedBytes/max(1, c.SharedBytes(d.Words()))))
	round := func(groups int) float64 {
		turns := max(1, float64(groups*c.Lanes)/target.IssuedInvocations)
		multiplied := float64(c.Shared) * (float64(cost)*sums*turns + target.StepCycles)
		return math.Hypot(target.RoundCycles, math.Hypot(multiplied, float64(groups)*4*words*brought/target.CacheBytesCycle))
	}
	rounds := ceil(min(dims[len(dims)-1], ops.ContractionBlock), c.Shared)
	groups := ceil(tileGroups(c, dims), target.BusyGroups)
	time := float64(groups/resident) * (float64(rounds)*round(resident) + target.GroupCycles)
	if rest := groups % resident; rest > 0 {
		time += float64(rounds)*round(rest) + target.GroupCycles
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
	words := int((target.FastOwnRegisters + target.FastSumRegisters*float64(sums)) * float64(c.Lanes))
	resident := max(1, min(target.UnitRegisters/words, b.cfg.SharedBytes/c.CooperativeBytes(d)))
	groups := ceil(tileGroups(c, dims), target.BusyGroups)
	u := cmp.Or(b.cfg.Unit.Fast, target.AnyFastUnit)
	multiplied := u.Product * float64(c.GroupRows()*c.GroupColumns()*c.Shared) * (1 + u.Side*one(c.Rows) + u.Side*one(c.Columns))
	round := together(float64(groups)*multiplied, float64(ceil(groups, resident))*u.Round)
	time := float64(ceil(k, c.Shared))*round + target.FastSumTime*float64(c.Rows*c.Columns)
	if blocks > 1 {
		time = target.MinSplitGain * (time + target.JoinTime + target.JoinedSumTime*float64(blocks*shape.Shape(dims[:last]).Size()))
	}
	return time
}

// together is how long two things take that go on at the same time and hinder each other.
func together(x, y float64) float64 { return math.Cbrt(x*x*x + y*y*y) }

func one(n int) float64 { return 1 / float64(n) }

// tileGroups is the number of workgroups that make a product's blocks.
func tileGroups(c *kernel.Contract, dims []int) int {
	last := len(dims) - 1
	points := shape.Shape(dims[:last-2]).Size()
	points *= c.StoredBlocks(dims[last])
	return ceil(points, max(1, c.Stack)) * ceil(dims[last-2], c.GroupRows()) * ceil(dims[last-1], c.GroupColumns())
}

// DealMap decides what a map's kernel and its launches leave to the device: how
// many rows or chunks an invocation takes, how tiles lie, and what is read ahead.
func DealMap(k *kernel.Kernel, launches []kernel.Geometry) {
	m := k.Loop.(*kernel.Map)
	m.Ahead = readsAhead(k, m)
	for i := range launches {
		g := &launches[i]
		switch busy := m.Chunks(*g) / (target.BusyMapGroups * kernel.WorkgroupSize); {
		case m.Scheme == kernel.Sliding:
			g.Part = kernel.WalkPart{Rows: slidRows(k, *g)}
		case m.Walk:
			most, rows := max(1, min(target.MaxWalkRows, busy)), g.Dims[k.Rank-2]
			g.Part = kernel.WalkPart{Rows: ceil(rows, max(1, ceil(rows, most)))}
		case m.Run > 0:
			g.Part = kernel.RunPart{Chunks: max(1, min(target.MaxRunChunks, busy))}
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
	walks := ceil(target.BusySliders, max(1, k.Invocations(g)))
	return max(ceil(rows, walks), min(rows, target.MinSlidRows))
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
	return min(fit(columns), max(target.TileInnerLog, all-fit(rows)))
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
	return m.Scheme != kernel.Tiled && m.Scheme != kernel.Sliding && cost <= target.MaxReadAheadCost && wide > 0 && wide != target.NoReadAheadOperands
}
