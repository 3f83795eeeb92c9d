package fuse

import (
	"errors"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/internal/plan/lower"
	"github.com/weft-gpu/weft/internal/plan/region"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/ops"
)

// Factors: if a product is a map's only reader, the product's kernel may compute the map, a cast
// say, whenever it reads an element. It reads an element once for each of its tiles, so it computes
// the map and reads the map's operands that often. In return the map is not stored.

// entering returns the body of operand i of the product, if the operand is a map that the product's
// kernel should compute. Otherwise it returns nil.
func (p former) entering(i int) (*region.Body, error) {
	g, in := p.g, p.Value.Node.Inputs[i]
	base := g.seenBase(in)
	if !g.Config.Runs(rules.Views) || base.Node.Op.Kind != ops.Map || g.loaded(base) || g.rowwise.At(base) != nil {
		return nil, nil
	}
	if g.cooperates(p.Value) {
		g.because(base, "cooperative matrices are of elements in memory")
		return nil, nil
	}
	if rule, left := g.Config.LeavesOut(rules.Factors); left {
		g.why.Set(base, expr.WhyLeftOut(rule))
		return nil, nil
	}
	if g.Config.CostBytes == 0 {
		g.because(base, "what computing it for each tile of %s costs is not known of this device", p.Value.Node.Op)
		return nil, nil
	}
	f := g.newFuser(in, in, true)
	f.boxless = true
	f.Buffers = p.taken(i)
	_, err := f.emit(in, nil)
	k := f.Body
	switch {
	case errors.Is(err, errTooLarge):
		g.because(base, "one kernel with %v would exceed the device's limits", expr.Named(p.Value))
		return nil, nil
	case errors.Is(err, errBoxed):
		g.because(base, "it reads what is padded within bounds, which %s does not", p.Value.Node.Op)
		return nil, nil
	case err != nil:
		return nil, err
	case !k.StridesOnly():
		g.because(base, "%s takes operands that are strides of memory", p.Value.Node.Op)
		return nil, nil
	}
	part := kernel.Role(i)
	if p.Turned {
		k, part = k.Transposed(), 1-part
	}
	if p.UsualTile().Shared > 0 && len(k.Refs) > 1 {
		g.because(base, "%s brings elements of single operands into shared memory", p.Value.Node.Op)
		return nil, nil
	}
	if k.Cost*p.written(part) > g.Config.MaxCost {
		g.because(base, "it is long code for all the elements of a tile")
		return nil, nil
	}
	t := p.weighedEntering(k, part, base, in)
	if t.Again >= t.Stored {
		g.because(base, "storing it, with the launch of a kernel for it, moves as good as %d bytes, and computing it for each tile of %s %d", t.Stored/16, p.Value.Node.Op, t.Again/16)
		return nil, nil
	}
	g.because(base, "for each tile, which moves as good as %d bytes, and storing it, with the launch of a kernel for it, %d", t.Again/16, t.Stored/16)
	return f.Body, nil
}

// taken returns how many buffers the kernel binds besides those of operand i.
func (p former) taken(i int) int {
	n := 1
	if i == 1 {
		n = len(p.Left.Refs)
	}
	if p.End != nil {
		n += len(p.End.Refs)
	}
	return n
}

// weighedEntering compares storing the map base with computing it in the product's kernel. The
// operand is a view of base. k is its body, in the order of the kernel's matrices.
func (p former) weighedEntering(k *region.Body, part kernel.Role, base, operand graph.Value) expr.Traffic {
	b := p.Tiler
	loaded, reading := int64(0), -lower.MoveCode(base.DType())
	for i, v := range k.Views {
		d := k.DTypes[i]
		loaded += int64(region.Distinct(v)) * int64(d.Size())
		reading += lower.MoveCode(d)
	}
	made := int64(k.Cost) * int64(base.Shape().Size()) * int64(b.Config.CostBytes)
	each := int64(k.Cost+reading) * int64(operand.Shape().Size()) * int64(b.Config.CostBytes)
	launch := 4 * int64(b.Config.LaunchElements)
	return expr.Traffic{
		Stored: 16*(loaded+2*expr.BytesOf(base)+launch) + made,
		Again:  16*loaded + each*int64(p.times(part)),
	}
}

// times returns how often the kernel computes each element of an operand: once for each tile that
// needs it. The tile is a workgroup's or, if invocations do not share elements, an invocation's.
func (p former) times(part kernel.Role) int {
	m, n := p.Sizes()
	t := p.UsualTile()
	columns := t.Columns
	if t.Spread > 0 || t.Shared > 0 {
		columns = t.GroupColumns()
	}
	if part == kernel.Left {
		return rules.Ceil(n, columns)
	}
	return rules.Ceil(m, t.GroupRows())
}

// written returns how many copies of an operand's body the kernel's code has. A copy computes four
// elements of the right operand, or of either operand if they are in shared memory.
func (p former) written(part kernel.Role) int {
	t := p.UsualTile()
	switch {
	case t.Shared > 0 && part == kernel.Left:
		return rules.Ceil(t.GroupRows()*t.Shared, 4*t.Invocations)
	case t.Shared > 0:
		return rules.Ceil(t.GroupColumns()*t.Shared, 4*t.Invocations)
	case part == kernel.Right:
		return t.Columns / 4 * t.Unroll
	case t.Spread > 0:
		return t.Rows * t.Unroll / t.Spread
	}
	return t.Rows * t.Unroll
}
