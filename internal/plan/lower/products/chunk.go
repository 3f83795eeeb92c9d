package products

import "github.com/weft-gpu/weft/internal/kernel"

// chooseChunks reads neighbouring elements together where all the launches
// allow it.
func chooseChunks(k *kernel.Kernel, t *kernel.Contract, launches []kernel.Geometry) {
	if t.Shared > 0 {
		chooseSharedChunks(k, t, launches)
		return
	}
	c := chunkChooser{k, t, launches, k.Roles()}
	if t.Unroll%4 == 0 && c.chunked(kernel.Left, inner, t.Unroll) && c.wide(kernel.Left) && t.Spread == 0 {
		t.A = kernel.Inner
	}
	if t.Spread > 0 && t.Rows%t.Spread == 0 && c.inPairs() {
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
		t.Out = kernel.Wide
	}
	for i, role := range c.roles {
		c.chooseAccess(i, role)
	}
}

// chunkChooser looks at all launches of a contract kernel.
type chunkChooser struct {
	k        *kernel.Kernel
	t        *kernel.Contract
	launches []kernel.Geometry
	roles    []kernel.Role
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
func (c *chunkChooser) chunked(p kernel.Role, axis, chunk int) bool {
	chunks, operands := 0, 0
	for i, role := range c.roles {
		if role != p {
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

// inPairs reports whether a is read by pairs of steps, of which there are no odd ones: half
// as many loads, each a dozen instructions on a CPU driver.
func (c *chunkChooser) inPairs() bool {
	even := c.all(func(g kernel.Geometry) bool { return g.Dims[len(g.Dims)-1]%2 == 0 })
	return even && c.t.Pairs(c.k) && c.chunked(kernel.Left, inner, c.t.Unroll)
}

// wide reports whether no operand of a factor has elements of less than a word.
func (c *chunkChooser) wide(p kernel.Role) bool {
	for i, role := range c.roles {
		if role == p && c.k.Operands[i].DType.Size() < 4 {
			return false
		}
	}
	return true
}

// chooseAccess marks what is the same along the axis that is gone along, and what
// is in vectors beside the sums.
func (c *chunkChooser) chooseAccess(i int, role kernel.Role) {
	t, o := c.t, &c.k.Operands[i]
	several := 0
	for _, p := range c.roles {
		if p == role {
			several++
		}
	}
	axis := outer
	switch {
	case role == kernel.Left && t.A == kernel.Single:
		axis = rowsAxis
	case role == kernel.Left, role == kernel.Right && t.B == kernel.Inner:
		axis = inner
	}
	switch {
	case role != kernel.Disjoint && several == 1: // nothing to share it with
	case c.same(i, axis):
		o.Access = kernel.Splat
	case role == kernel.Disjoint && t.Out == kernel.Wide && c.aligned(i, outer, t.Columns):
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
