package plan

import "github.com/weft-gpu/weft/internal/kernel"

// chooseChunks reads neighbouring elements together where all the launches
// allow it.
func chooseChunks(k *kernel.Kernel, launches []kernel.Geometry) {
	if k.Contract.Shared > 0 {
		chooseSharedChunks(k, launches)
		return
	}
	c := chunkChooser{k, launches, k.Parts()}
	t := k.Contract
	if t.Unroll%4 == 0 && c.chunked(kernel.Left, inner, t.Unroll) && c.wide(kernel.Left) && t.Spread == 0 {
		t.A = kernel.Inner
	}
	columns := c.all(func(g kernel.Geometry) bool { return g.Dims[len(g.Dims)-2]%t.Columns == 0 })
	switch {
	case columns && c.chunked(kernel.Right, outer, t.Columns):
		t.B = kernel.Outer
	case t.Unroll%4 == 0 && c.chunked(kernel.Right, inner, t.Unroll) && c.wide(kernel.Right):
		t.B = kernel.Inner
	}
	outAligned := c.all(func(g kernel.Geometry) bool {
		dims, l := k.OutSpace(g)
		return chunked(dims, l, len(dims)-2, t.Columns)
	})
	if columns && outAligned {
		k.Out, k.Chunk = kernel.Wide, t.Columns
	}
	for i, part := range c.parts {
		c.chooseAccess(i, part)
	}
}

// chunkChooser looks at all launches of a contract kernel.
type chunkChooser struct {
	k        *kernel.Kernel
	launches []kernel.Geometry
	parts    []kernel.Part
}

// The axes of a contraction, after those of the batch.
const (
	rowsAxis = iota
	outer
	inner
)

func (c *chunkChooser) all(f func(g kernel.Geometry) bool) bool {
	for _, g := range c.launches {
		if !f(g) {
			return false
		}
	}
	return true
}

// aligned reports whether chunks of an operand along an axis lie together.
func (c *chunkChooser) aligned(operand, axis, chunk int) bool {
	return c.all(func(g kernel.Geometry) bool {
		return chunked(g.Dims, g.Operands[operand], len(g.Dims)-3+axis, chunk)
	})
}

// same reports whether an operand is the same all along an axis.
func (c *chunkChooser) same(operand, axis int) bool {
	return c.all(func(g kernel.Geometry) bool {
		d := len(g.Dims) - 3 + axis
		return g.Dims[d] == 1 || g.Operands[operand].Strides[d] == 0
	})
}

// chunked reports whether all operands of a factor are in chunks along an axis, or
// some of several the same.
func (c *chunkChooser) chunked(p kernel.Part, axis, chunk int) bool {
	chunks, operands := 0, 0
	for i, part := range c.parts {
		if part != p {
			continue
		}
		operands++
		switch {
		case c.aligned(i, axis, chunk):
			chunks++
		case !c.same(i, axis):
			return false
		}
	}
	return chunks > 0
}

// wide reports whether no operand of a factor has elements of less than a word.
func (c *chunkChooser) wide(p kernel.Part) bool {
	for i, part := range c.parts {
		if part == p && c.k.Operands[i].DType.Size() < 4 {
			return false
		}
	}
	return true
}

// chooseAccess marks what is the same along the axis that is gone along, and what
// is in vectors beside the sums.
func (c *chunkChooser) chooseAccess(i int, part kernel.Part) {
	t, o := c.k.Contract, &c.k.Operands[i]
	several := 0
	for _, p := range c.parts {
		if p == part {
			several++
		}
	}
	axis := outer
	switch {
	case part == kernel.Left && t.A == kernel.Single:
		axis = rowsAxis
	case part == kernel.Left, part == kernel.Right && t.B == kernel.Inner:
		axis = inner
	}
	switch {
	case part != kernel.Beside && several == 1: // nothing to share it with
	case c.same(i, axis):
		o.Access = kernel.Splat
	case part == kernel.Beside && c.k.Out == kernel.Wide && c.aligned(i, outer, t.Columns):
		o.Access = kernel.Wide
	}
}

// chunked reports whether chunks of elements along an axis lie together, each
// at a multiple of the chunk.
func chunked(dims []int, l kernel.Layout, axis, chunk int) bool {
	if l.Offset%chunk != 0 || l.Strides[axis] != 1 {
		return false
	}
	for d, s := range l.Strides {
		if d != axis && dims[d] > 1 && s%chunk != 0 {
			return false
		}
	}
	return true
}
