package products

import (
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/shape"
)

// sharedTile returns the tile, with its steps of k a round, that is quickest by sharedTime. It is
// at most as large as the device's shared tile. It is smaller for small or few matrices, and for
// elements that take more registers or longer code. If a matrix needs fewer invocations than the
// smallest workgroup has, a workgroup computes a stack of matrices.
func (b Tiler) sharedTile(d dtype.DType, cost int, dims []int) *kernel.Contract {
	t := b.Config.Tile
	rows, columns := t.Rows, t.Columns
	switch {
	case cost > 2:
		rows, columns = min(rows, 4), min(columns, 4)
	case d.IsInteger(): // for twice as many, RADV's compiler takes 220 registers
		rows, columns = min(rows, 8), min(columns, 4)
	}
	last := len(dims) - 1
	if dims[last-2] <= target.MaxThinRows {
		return b.thinTile(d, dims)
	}
	stacks := shape.Shape(dims[:last-2]).Size() > 1 && kernel.Blocks(dims[last]) == 1
	var best *kernel.Contract
	least := 0.0
	consider := func(c *kernel.Contract) {
		if !measuredTile(c) {
			return
		}
		most := c.Shared
		if b.Config.Unit.LongRounds {
			most = max(most, target.MaxRoundSteps)
		}
		for ; c.Shared <= most && c.SharedBytes(d.Words()) <= b.Config.SharedBytes; c.Shared *= 2 {
			if time := b.sharedTime(c, d, cost, dims); best == nil || time < least {
				chosen := *c
				best, least = &chosen, time
			}
		}
	}
	group := min(t.Invocations, target.MinSharedInvocations)
	for each := t.Invocations; each > 0; each /= 2 {
		stack := 0
		if each < group {
			if stack = group / each; !stacks {
				break
			}
		}
		for r := rows; r >= vectorElements; r /= 2 {
			for n := columns; n >= vectorElements; n /= 2 {
				for down := each; down > 0; down /= 2 {
					consider(&kernel.Contract{Rows: r, Columns: n, Unroll: t.Unroll, Invocations: max(each, group), Shared: t.Shared, Down: down, Across: each / down, Stack: stack})
				}
			}
		}
	}
	if best == nil {
		return b.minTile()
	}
	return best
}

// thinTile returns the tile for so few rows that reading b takes most of the time. Many invocations
// load many steps at once, and few of them multiply. Devices that flush subnormals compute doubtful
// products again in vectors of four. So on them the tile is not Fine, and has room for two rounds,
// of half as many steps.
func (b Tiler) thinTile(d dtype.DType, dims []int) *kernel.Contract {
	m := rules.CeilPower(dims[len(dims)-3])
	c := &kernel.Contract{Rows: min(m, vectorElements), Columns: vectorElements, Unroll: b.Config.Tile.Unroll, Invocations: target.ThinInvocations, Shared: target.ThinRoundSteps, Down: max(1, m/vectorElements), Across: target.ThinColumns / vectorElements}
	if c.Fine = !b.Config.Weights.Flush32; c.Fine {
		c.Unroll = max(c.Unroll, vectorElements)
	} else {
		c.Invocations, c.Shared = c.Invocations/2, c.Shared/2
	}
	for k := dims[len(dims)-1]; c.Fine && c.Shared > k && c.Shared/2 >= c.Unroll; {
		c.Shared /= 2 // the kernel computes an incomplete round step by step
	}
	for b.Config.WorkgroupInvocations > 0 && c.Invocations > b.Config.WorkgroupInvocations {
		c.Invocations /= 2
	}
	for c.SharedBytes(d.Words()) > b.Config.SharedBytes {
		if c.Shared /= 2; c.Shared < c.Unroll {
			return b.minTile()
		}
	}
	return c
}

// vectorElements is the number of elements of a vector in shared memory.
const vectorElements = kernel.SharedChunk

// chooseSharedChunks makes the kernel access vectors of neighbours if all launches allow it.
func chooseSharedChunks(k *kernel.Kernel, c *kernel.Contract, launches []kernel.Geometry) {
	const chunk = kernel.SharedChunk
	batch := c.Batch
	all := func(f func(g kernel.Geometry) bool) bool { return inAll(launches, f) }
	whole := func(axis int) bool {
		return all(func(g kernel.Geometry) bool { return g.Dims[batch+axis]%chunk == 0 })
	}
	aligned := func(operand, axis int) bool {
		return all(func(g kernel.Geometry) bool { return chunked(g.Dims, g.Operands[operand], batch+axis, chunk) })
	}
	for i, chunks := range []*kernel.Chunks{&c.A, &c.B} {
		switch {
		case whole(i) && aligned(i, i):
			*chunks = kernel.Outer
		case aligned(i, 2):
			*chunks = kernel.Inner
		case stepwise(launches[0], i):
			*chunks = kernel.Stepwise
		}
	}
	chooseSharedStores(k, c, launches)
}

// inAll reports whether f is true for all launches.
func inAll(launches []kernel.Geometry, f func(kernel.Geometry) bool) bool {
	return !slices.ContainsFunc(launches, func(g kernel.Geometry) bool { return !f(g) })
}

// stepwise reports whether neighbours along k in an operand are closer together than neighbours
// along its other axis.
func stepwise(g kernel.Geometry, operand int) bool {
	strides, last := g.Operands[operand].Strides, len(g.Dims)-1
	kept := last - 2 + operand
	return max(strides[last], -strides[last]) < max(strides[kept], -strides[kept])
}

// chooseSharedStores writes vectors of neighbouring elements, and reads the epilogue's
// operands in such vectors, if all launches allow it.
func chooseSharedStores(k *kernel.Kernel, c *kernel.Contract, launches []kernel.Geometry) {
	const chunk = kernel.SharedChunk
	batch := c.Batch
	all := func(f func(g kernel.Geometry) bool) bool { return inAll(launches, f) }
	whole := all(func(g kernel.Geometry) bool { return g.Dims[batch+1]%chunk == 0 })
	outAligned := all(func(g kernel.Geometry) bool {
		dims, l := k.OutSpace(g)
		return chunked(dims, l, batch+1, chunk)
	})
	if whole && outAligned {
		c.Out = kernel.Wide
	}
	for i := 2; i < len(k.Operands); i++ {
		splat := all(func(g kernel.Geometry) bool {
			return g.Dims[batch+1] == 1 || g.Operands[i].Strides[batch+1] == 0
		})
		switch {
		case splat:
			k.Operands[i].Access = kernel.Splat
		case c.Out == kernel.Wide && all(func(g kernel.Geometry) bool { return chunked(g.Dims, g.Operands[i], batch+1, chunk) }):
			k.Operands[i].Access = kernel.Wide
		}
	}
}
