package kernel

// The tiled scheme: a workgroup handles a tile of blocks. Its reads along one dimension and its
// writes along the other then both cover consecutive memory.

// Block is the side of a block in points, and the number of points that are evaluated together.
const Block = 4

// tiles says how a launch is cut into tiles of blocks.
type tiles struct {
	log                  int // log2 of the blocks along a tile's inner dimension
	blockRows, blockCols int // blocks along the two inner dimensions
	rows, cols           int // tiles along the two inner dimensions
	outer                int // points of the other dimensions
}

func (m *Map) tiles(k *Kernel, g Geometry) tiles {
	along := 1 << partOf[TilePart](g).Log // divides the workgroup's size
	t := tiles{log: partOf[TilePart](g).Log, outer: size(g.Dims[:k.Rank-2])}
	t.blockRows, t.blockCols = ceil(g.Dims[k.Rank-2], Block), ceil(g.Dims[k.Rank-1], Block)
	t.rows, t.cols = ceil(t.blockRows, WorkgroupSize/along), ceil(t.blockCols, along)
	return t
}

func (t tiles) invocations() int { return t.outer * t.rows * t.cols * WorkgroupSize }

// tileParams adds the parameters with which a workgroup finds its tile.
func (m *Map) tileParams(k *Kernel, l *paramList, g Geometry) {
	t := m.tiles(k, g)
	l.add(TileLog, t.log)
	l.divisor(TileColumns, t.cols)
	l.divisor(TileRows, t.rows)
	l.add(BlockColumns, t.blockCols)
	l.add(BlockRows, t.blockRows)
	if m.Ragged {
		l.add(NumColumns, g.Dims[k.Rank-1])
		l.add(NumRows, g.Dims[k.Rank-2])
	}
	l.dims(1, k.Rank-2)
}

// tileStrides returns how many strides of an access a tiled kernel uses. It leaves out the
// innermost ones that the access mode fixes to 0 or 1.
func (m *Map) tileStrides(k *Kernel, a Access) int {
	switch a {
	case Shared:
		return k.Rank - 2
	case Wide, Splat:
		return k.Rank - 1
	}
	return k.Rank
}

func (m *Map) verifyTiles(k *Kernel) string {
	switch {
	case k.Rank < 2:
		return "tiled in one dimension"
	case m.Chunk != Block:
		return "blocks that are not of 4 points"
	case m.Compact:
		return "tiled and compact"
	case m.Ragged && m.Out != Strided:
		return "ragged, and stores vectors"
	}
	return ""
}
