package lower

import (
	"math/bits"

	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
)

// InterleaveMap sets how many rows or chunks an invocation of each launch takes, and how tiles lie.
// It also decides whether the kernel reads ahead.
func InterleaveMap(k *kernel.Kernel, launches []kernel.Geometry) {
	m := k.Loop.(*kernel.Map)
	m.Ahead = readsAhead(k, m)
	for i := range launches {
		g := &launches[i]
		switch busy := m.Chunks(*g) / (target.BusyMapGroups * kernel.WorkgroupSize); {
		case m.Scheme == kernel.Sliding:
			g.Part = kernel.WalkPart{Rows: slidRows(k, *g)}
		case m.Walk:
			most, rows := max(1, min(target.MaxWalkRows, busy)), g.Dims[k.Rank-2]
			g.Part = kernel.WalkPart{Rows: rules.Ceil(rows, max(1, rules.Ceil(rows, most)))}
		case m.Run > 0:
			g.Part = kernel.RunPart{Chunks: max(1, min(target.MaxRunChunks, busy))}
		case m.Scheme == kernel.Tiled:
			g.Part = kernel.TilePart{Log: tileLog(g.Dims)}
		}
	}
}

// slidRows returns how many rows an invocation of a sliding map walks down: as many as leave enough
// invocations to keep every processor busy.
func slidRows(k *kernel.Kernel, g kernel.Geometry) int {
	rows := g.Dims[k.Rank-2]
	g.Part = kernel.WalkPart{Rows: rows}
	walks := rules.Ceil(target.BusySliders, max(1, k.Invocations(g)))
	return rules.Ceil(rows, walks)
}

// gather sets the size of a map's workgroups. It does not depend on the map's size, so that one
// kernel serves all sizes. An H200 starts 1.6 workgroups a nanosecond (measured: 65,536 that do
// nothing take 40 us, in which it could copy 80 MB). It fills 256 MiB in 63 us with workgroups of
// 256 or 512 invocations, and in 161 us with 64. A tiled map's workgroup is one tile.
func gather(c *rules.Config, k *kernel.Kernel) {
	if m := k.Loop.(*kernel.Map); c.MapInvocations > kernel.WorkgroupSize && m.Scheme != kernel.Tiled {
		m.Invocations = c.MapInvocations
	}
}

// tileLog returns log2 of the number of blocks along a tile's inner dimension. There are more if
// the space has few rows, but no more than fill its columns.
func tileLog(dims []int) int {
	const all = 6 // log2 of the blocks of a tile, kernel.WorkgroupSize
	fit := func(n int) int { return bits.Len(uint(rules.Ceil(n, kernel.Block) - 1)) }
	rows, columns := dims[len(dims)-2], dims[len(dims)-1]
	return min(fit(columns), max(target.TileInnerLog, all-fit(rows)))
}

// readsAhead reports whether a map of short code reads a whole chunk of each operand before it
// computes. It then reads all words of a cache line right after each other.
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
