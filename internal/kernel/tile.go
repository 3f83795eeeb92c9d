package kernel

import "math/bits"

// The tiled scheme: a workgroup handles a tile of blocks, so that its reads along
// one dimension and its writes along the other both cover consecutive memory.

// Block is the side of a block: the points that are evaluated together.
const Block = 4

// tiles is how a launch is cut into tiles of blocks.
type tiles struct {
	log                  int // log2 of the blocks along a tile's inner dimension
	blockRows, blockCols int // blocks along the two inner dimensions
	rows, cols           int // tiles along them
	outer                int // points of the other dimensions
}

// tileLog is log2 of the blocks in a tile, a workgroup's, and alongLog of those
// along the inner dimension. A tile of 16 columns and 64 rows writes whole lines
// of 64 bytes; a square one reads twice as many rows, which at distances of
// powers of two fall on the same lines of the cache (2.2 times the time for
// a.T+b of 4096x4096 on lavapipe).
const (
	tileLog  = 6
	alongLog = 2
)

func (k *Kernel) tiles(g Geometry) tiles {
	count := func(d, size int) int { return (d + size - 1) / size }
	t := tiles{outer: 1}
	for _, d := range g.Dims[:k.Rank-2] {
		t.outer *= d
	}
	t.blockRows, t.blockCols = count(g.Dims[k.Rank-2], Block), count(g.Dims[k.Rank-1], Block)
	// A longer tile, or a wider one, where the space is short.
	fit := func(n int) int { return bits.Len(uint(n - 1)) }
	t.log = min(fit(t.blockCols), max(alongLog, tileLog-fit(t.blockRows)))
	t.rows, t.cols = count(t.blockRows, 1<<(tileLog-t.log)), count(t.blockCols, 1<<t.log)
	return t
}

func (t tiles) invocations() int { return t.outer * t.rows * t.cols << tileLog }

// tileParams are the sizes by which a workgroup finds its tile.
func (k *Kernel) tileParams(l *paramList, g Geometry) {
	t := k.tiles(g)
	l.add("tile.log", t.log)
	l.divider("tile.cols", t.cols)
	l.divider("tile.rows", t.rows)
	l.add("block.cols", t.blockCols)
	l.add("block.rows", t.blockRows)
	if k.Ragged {
		l.add("cols", g.Dims[k.Rank-1])
		l.add("rows", g.Dims[k.Rank-2])
	}
	k.dimParams(l, g.Dims, 1, k.Rank-2)
}

// tileStrides is how many strides an access of a tiled kernel steps by: those
// that are 0 or 1 by its mode, and inside the ones it needs, are left out.
func (k *Kernel) tileStrides(a Access) int {
	switch a {
	case Shared:
		return k.Rank - 2
	case Wide, Splat:
		return k.Rank - 1
	}
	return k.Rank
}

// verifyTiles checks what the tiled scheme asks for.
func (k *Kernel) verifyTiles() string {
	if k.Scheme != Tiled {
		for _, o := range k.Operands {
			if o.Access == Column {
				return "reads columns and is not tiled"
			}
		}
		if k.Ragged && k.Family != Rowwise && k.Scheme != Short {
			return "ragged and not tiled"
		}
		return ""
	}
	switch {
	case k.Family != Map || k.Rank < 2:
		return "tiled, and no map of two dimensions"
	case k.Chunk != Block:
		return "blocks that are not of 4 points"
	case k.Compact:
		return "tiled and compact"
	case k.Ragged && k.Out != Strided:
		return "ragged, and stores vectors"
	}
	for _, o := range k.Operands {
		if o.Access == Unit || k.Ragged && o.Access != Splat && o.Access != Strided {
			return "reads tiles of " + o.Access.String()
		}
	}
	return ""
}
