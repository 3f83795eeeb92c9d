package plan

import (
	"errors"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Factors: a map that a product alone reads is computed by the product's kernel,
// where an element of it is read: twice an operand, a cast of one. The kernel
// reads an element for each of its tiles, so the map is computed as often, and
// more operands are read as often; against that stands what storing it moves.

// entering is the body of operand i of the product, if that is a map that is
// better computed where the product reads it; otherwise nil.
func (p *product) entering(i int) (*body, error) {
	g, in := p.group, p.v.Node.Inputs[i]
	base := g.seenBase(in)
	if !g.cfg.runs(Views) || base.Node.Op.Kind != ops.Map || g.loaded(base) || g.rowwise[base] != nil {
		return nil, nil
	}
	if g.cooperates(p.v) {
		g.because(base, "cooperative matrices are of elements in memory")
		return nil, nil
	}
	if rule, left := g.cfg.leavesOut(Factors); left {
		g.why[base] = whyLeftOut(rule)
		return nil, nil
	}
	if g.cfg.CostBytes == 0 {
		g.because(base, "what computing it for each tile of %s costs is not known of this device", p.v.Node.Op)
		return nil, nil
	}
	f := g.newFuser(in, in, true)
	f.boxless = true
	f.buffers = p.taken(i)
	_, err := f.emit(in, nil)
	k := f.body
	switch {
	case errors.Is(err, errTooLarge):
		g.because(base, "one kernel with %v would exceed the device's limits", named(p.v))
		return nil, nil
	case errors.Is(err, errBoxed):
		g.because(base, "it reads what is padded within bounds, which %s does not", p.v.Node.Op)
		return nil, nil
	case err != nil:
		return nil, err
	case !k.stridesOnly():
		g.because(base, "%s takes operands that are strides of memory", p.v.Node.Op)
		return nil, nil
	}
	part := kernel.Role(i)
	if p.turned {
		k, part = k.transposed(), 1-part
	}
	if p.usualTile().Shared > 0 && len(k.refs) > 1 {
		g.because(base, "%s brings elements of single operands into shared memory", p.v.Node.Op)
		return nil, nil
	}
	if k.cost*p.written(part) > g.cfg.MaxCost {
		g.because(base, "it is long code for all the elements of a tile")
		return nil, nil
	}
	t := p.weighedEntering(k, part, base, in)
	if t.again >= t.stored {
		g.because(base, "storing it, with the launch of a kernel for it, moves as good as %d bytes, and computing it for each tile of %s %d", t.stored/16, p.v.Node.Op, t.again/16)
		return nil, nil
	}
	g.because(base, "for each tile, which moves as good as %d bytes, and storing it, with the launch of a kernel for it, %d", t.again/16, t.stored/16)
	return f.body, nil
}

// taken is how many buffers the kernel reads beside those of operand i.
func (p *product) taken(i int) int {
	n := 1
	if i == 1 {
		n = len(p.a.refs)
	}
	if p.post != nil {
		n += len(p.post.refs)
	}
	return n
}

// stridesOnly reports whether a body is of elements at strides of memory, one at
// least.
func (k *body) stridesOnly() bool {
	for _, index := range k.index {
		if index {
			return false
		}
	}
	return len(k.refs) > 0 && len(k.tables) == 0
}

// weighedEntering is what the two ways to have an operand cost. The body, in the
// order of the kernel's matrices, is of the operand, which sees the map base.
func (p *product) weighedEntering(k *body, part kernel.Role, base, operand graph.Value) traffic {
	b := p.build
	loaded, reading := int64(0), -moveCode(base.DType())
	for i, v := range k.views {
		d := k.dtypes[i]
		loaded += int64(distinct(v)) * int64(d.Size())
		reading += moveCode(d)
	}
	made := int64(k.cost) * int64(base.Shape().Size()) * int64(b.cfg.CostBytes)
	each := int64(k.cost+reading) * int64(operand.Shape().Size()) * int64(b.cfg.CostBytes)
	launch := 4 * int64(b.cfg.LaunchElements)
	return traffic{
		stored: 16*(loaded+2*bytesOf(base)+launch) + made,
		again:  16*loaded + each*int64(p.times(part)),
	}
}

// distinct is the number of elements that a view sees.
func distinct(v shape.View) int {
	n := 1
	for axis, d := range v.Shape {
		if v.Strides[axis] != 0 {
			n *= d
		}
	}
	return n
}

// times is how often the kernel makes each element of an operand: once for each
// of its tiles, or, where every invocation does, for each of theirs.
func (p *product) times(part kernel.Role) int {
	m, n := p.sizes()
	t := p.usualTile()
	columns := t.Columns
	if t.Spread > 0 || t.Shared > 0 {
		columns = t.GroupColumns()
	}
	if part == kernel.Left {
		return ceil(n, columns)
	}
	return ceil(m, t.GroupRows())
}

// written is how often the kernel's code makes elements of an operand, four of b
// at once, or, where they are shared, of both.
func (p *product) written(part kernel.Role) int {
	t := p.usualTile()
	switch {
	case t.Shared > 0 && part == kernel.Left:
		return ceil(t.GroupRows()*t.Shared, 4*t.Lanes)
	case t.Shared > 0:
		return ceil(t.GroupColumns()*t.Shared, 4*t.Lanes)
	case part == kernel.Right:
		return t.Columns / 4 * t.Unroll
	case t.Spread > 0:
		return t.Rows * t.Unroll / t.Spread
	}
	return t.Rows * t.Unroll
}

// usualTile is the tile as far as it follows from shapes.
func (p *product) usualTile() *kernel.Contract {
	m, n := p.sizes()
	return p.tileOf([]int{p.v.Shape().Size() / (m * n), m, n, innerSize(p.v)}, false, false)
}
