package plan

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shape"
)

// sharedTile fits the device's shared tile to the matrices: a product of a few
// rows or columns needs few, one that a few tiles would cover smaller ones; and
// elements of several words fewer, for the registers that sums take.
func (b *builder) sharedTile(d dtype.DType, cost int, dims []int) *kernel.Contract {
	t := b.cfg.Tile
	c := &kernel.Contract{Rows: t.Rows, Columns: t.Columns, Unroll: t.Unroll, Lanes: t.Lanes, Shared: t.Shared, Down: t.Down}
	switch {
	case cost > 2:
		c.Rows, c.Columns = min(c.Rows, 4), min(c.Columns, 4)
	case d.IsInteger(): // RADV's compiler takes 220 registers for twice as many
		c.Columns = min(c.Columns, 4)
	}
	last := len(dims) - 1
	m, n := dims[last-2], dims[last-1]
	fitRows(c, m)
	fitColumns(c, n)
	matrices := shape.Shape(dims[:last-2]).Size() * kernel.Blocks(dims[last])
	groups := func() int { return matrices * parts(m, c.GroupRows()) * parts(n, c.GroupColumns()) }
	large := func() bool { return c.SharedBytes(d.Words()) > b.cfg.SharedBytes }
	for (groups() < busyGroups || large()) && halve(c) {
	}
	if large() {
		return b.leastTile()
	}
	return c
}

// lanes is the workgroup of tiles that are not shared.
func (t Tile) lanes() int {
	if t.Shared > 0 {
		return min(t.Lanes, leastLanes)
	}
	return t.Lanes
}

// parts is how many parts of a size n elements have.
func parts(n, size int) int { return (n + size - 1) / size }

// fitRows takes rows from a tile that has twice as many as there are, and gives
// it columns where its workgroup would become too small.
func fitRows(c *kernel.Contract, m int) {
	for c.GroupRows() >= 2*m && c.Down > 1 {
		c.Down /= 2
		if c.Lanes > leastLanes {
			c.Lanes /= 2
		}
	}
}

// fitColumns is fitRows for columns, but gives no rows back.
func fitColumns(c *kernel.Contract, n int) {
	for c.GroupColumns() >= 2*n && c.Lanes > leastLanes && c.Lanes > c.Down {
		c.Lanes /= 2
	}
}

// halve makes a tile smaller, along its longer side: first by invocations, then
// by what each of them has. It is false for the least tile.
func halve(c *kernel.Contract) bool {
	tall := c.GroupRows() >= c.GroupColumns()
	switch {
	case c.Lanes > leastLanes && tall && c.Down > 1:
		c.Lanes, c.Down = c.Lanes/2, c.Down/2
	case c.Lanes > leastLanes && c.Lanes > c.Down:
		c.Lanes /= 2
	case c.Rows > 4 && (tall || c.Columns <= 4):
		c.Rows /= 2
	case c.Columns > 4:
		c.Columns /= 2
	default:
		return false
	}
	return true
}

// chooseSharedChunks reads and writes vectors of neighbouring elements where all
// the launches allow it.
func chooseSharedChunks(k *kernel.Kernel, c *kernel.Contract, launches []kernel.Geometry) {
	const chunk = kernel.SharedChunk
	batch := c.Batch
	all := func(f func(g kernel.Geometry) bool) bool {
		for _, g := range launches {
			if !f(g) {
				return false
			}
		}
		return true
	}
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
		}
	}
	chooseSharedStores(k, c, launches)
}

// chooseSharedStores writes vectors of neighbouring elements, and reads those of
// what is beside the sums, where all the launches allow it.
func chooseSharedStores(k *kernel.Kernel, c *kernel.Contract, launches []kernel.Geometry) {
	const chunk = kernel.SharedChunk
	batch := c.Batch
	all := func(f func(g kernel.Geometry) bool) bool {
		for _, g := range launches {
			if !f(g) {
				return false
			}
		}
		return true
	}
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
