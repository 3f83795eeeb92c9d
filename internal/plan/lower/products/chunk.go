package products

import "github.com/weft-gpu/weft/internal/kernel"

// chooseChunks makes the kernel read and write neighbouring elements together if all
// launches allow it.
func chooseChunks(k *kernel.Kernel, t *kernel.Contract, launches []kernel.Geometry) {
	if t.Shared > 0 {
		chooseSharedChunks(k, t, launches)
		return
	}
	c := chunkChooser{k, t, launches, k.Roles()}
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
		t.Out = kernel.Wide
	}
	for i, role := range c.roles {
		c.chooseAccess(i, role)
	}
}

// chunkChooser asks questions about all launches of a contraction.
type chunkChooser struct {
	k        *kernel.Kernel
	t        *kernel.Contract
	launches []kernel.Geometry
	roles    []kernel.Role
}

// The axes of a contraction after those of the batch: m, n and k.
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

// aligned reports whether an operand has contiguous, aligned chunks along an axis.
func (c *chunkChooser) aligned(operand, axis, chunk int) bool {
	return c.all(func(g kernel.Geometry) bool {
		return chunked(g.Dims, g.Operands[operand], len(g.Dims)-3+axis, chunk)
	})
}

// same reports whether an operand has one and the same element along an axis.
func (c *chunkChooser) same(operand, axis int) bool {
	return c.all(func(g kernel.Geometry) bool {
		d := len(g.Dims) - 3 + axis
		return g.Dims[d] == 1 || g.Operands[operand].Strides[d] == 0
	})
}

// chunked reports whether the operands of a factor have chunks along an axis. All but one may have
// a single element along the axis instead.
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

// wide reports whether all elements of a factor's operands have at least a word.
func (c *chunkChooser) wide(p kernel.Role) bool {
	for i, role := range c.roles {
		if role == p && c.k.Operands[i].DType.Size() < 4 {
			return false
		}
	}
	return true
}

// chooseAccess sets the access of operand i. It is Splat if the operand has a single element along
// the axis of the chunks, and belongs to the epilogue or is one of several operands of its factor.
// It is Wide if the epilogue reads the operand in vectors.
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
	case role != kernel.Epilogue && several == 1: // a factor with one operand is read in the factor's chunks
	case c.same(i, axis):
		o.Access = kernel.Splat
	case role == kernel.Epilogue && t.Out == kernel.Wide && c.aligned(i, outer, t.Columns):
		o.Access = kernel.Wide
	}
}

// chunked reports whether chunks of elements along an axis are contiguous, each at a
// multiple of chunk.
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
