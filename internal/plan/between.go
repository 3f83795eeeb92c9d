package plan

import (
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shape"
)

// What a product hands on by rows to another one, as attention does its scores, is never
// there whole where that is much memory: the three kernels make a slice of it after the
// other, so that the memory grows with the length of the sequence, and not with its
// square. A slice is some rows of a matrix, or some matrices; each of its elements is
// made as it would be otherwise.

// between is a product, the rows made of its result, and the product of those.
type between struct {
	first, last *product
	rows        *rowsWork
	values      [3]graph.Value // that these write
	row         int            // elements of one
	count       int            // of rows
	matrix      int            // rows of a matrix
	slices      [][2]int       // first row, and one past the last
}

// betweens are those of the groups, by the last product, and what they make on the way.
func (b *builder) betweens(s *state) (chains map[result]*between, inside map[result]bool) {
	chains, inside = map[result]*between{}, map[result]bool{}
	if b.cfg.MostBetween <= 0 {
		return chains, inside
	}
	readers := s.groups.readers()
	for _, group := range s.groups.List {
		if p, ok := group.work.(*product); ok {
			if c := b.betweenOf(s.groups, group, p, readers); c != nil {
				chains[result{group.Value, false}] = c
				inside[result{c.values[0], false}], inside[result{c.values[1], false}] = true, true
			}
		}
	}
	return chains, inside
}

// readers counts what reads each group's result, and who asked for it.
func (s *Groups) readers() map[result]int {
	n := map[result]int{}
	for _, group := range s.List {
		for _, k := range group.work.bodies() {
			for _, r := range k.refs {
				n[r.from]++
			}
		}
		for _, r := range group.work.reads() {
			n[r.from]++
		}
	}
	for _, r := range s.Results {
		n[r.Ref.from]++
	}
	return n
}

// betweenOf is the chain that ends with the product p, nil where there is none, or where
// what lies between is no larger than it may be.
func (b *builder) betweenOf(groups *Groups, group *Group, p *product, readers map[result]int) *between {
	of := groups.grouper.groups
	for _, factor := range []*body{p.a, p.b} {
		if len(factor.refs) != 1 || readers[factor.refs[0].from] != 1 {
			continue
		}
		rows, ok := of[factor.refs[0].from]
		if !ok {
			continue
		}
		w, ok := rows.work.(*rowsWork)
		if !ok || w.rows.perRow || w.rows.columns {
			continue
		}
		for _, r := range w.body.refs {
			made, ok := of[r.from]
			if !ok || readers[r.from] != 1 {
				continue
			}
			if first, ok := made.work.(*product); ok {
				c := &between{first: first, rows: w, last: p, values: [3]graph.Value{made.Value, rows.Value, group.Value},
					row: w.rows.size(), count: w.rows.count()}
				if b.slice(c) {
					return c
				}
			}
		}
	}
	return nil
}

// slice chooses the slices: false where there are none, or no need of them.
func (b *builder) slice(c *between) bool {
	size := max(c.values[0].DType().Size(), c.values[1].DType().Size())
	most := int(b.cfg.MostBetween / (int64(c.row) * int64(size)))
	if c.count <= most || c.values[0].Shape().Size() != c.row*c.count {
		return false
	}
	c.first.build, c.last.build = b, b
	s := c.values[0].Shape()
	if c.matrix = s[len(s)-2]; c.count%c.matrix != 0 {
		return false
	}
	for whole := min(most, c.count) / c.matrix; whole > 0; whole-- {
		if c.count%(whole*c.matrix) == 0 && c.cuts(b, whole*c.matrix, c.count) {
			return true
		}
	}
	parts := ceil(c.matrix, max(most, leastRows))
	each := ceil(ceil(c.matrix, parts), leastRows) * leastRows
	return c.cuts(b, min(each, c.matrix), c.matrix)
}

// leastRows is what the rows of a slice of a matrix are a multiple of: whole tiles.
const leastRows = 64

// cuts sets slices of some rows, which start anew after every so many, and reports whether
// all that reads and writes them can be cut so.
func (c *between) cuts(b *builder, rows, anew int) bool {
	c.slices = nil
	for from := 0; from < c.count; from += anew {
		for at := from; at < from+anew; at += rows {
			c.slices = append(c.slices, [2]int{at, min(at+rows, from+anew)})
		}
	}
	for _, s := range [][2]int{c.slices[0], c.slices[len(c.slices)-1]} {
		if _, ok := c.parts(b, s); !ok {
			return false
		}
	}
	return len(c.slices) > 1
}

// sliceParts are the spaces of the three kernels of a slice, and the second.
type sliceParts struct {
	geometries [3]kernel.Geometry
	kernel     *kernel.Kernel
}

// parts are those of a slice; ok is false where they are no parts of the spaces.
func (c *between) parts(b *builder, slice [2]int) (p sliceParts, ok bool) {
	first, last := c.first.geometry(), c.last.geometry()
	k, rows := b.rowSpace(c.rows.body, c.rows.rows)
	if k == nil {
		return p, false
	}
	p.kernel = k
	made, weighed := result{c.values[0], false}, result{c.values[1], false}
	out := func(g *kernel.Geometry) *kernel.Layout { return &g.Out }
	var refs []Ref
	for _, body := range c.last.bodies() {
		refs = append(refs, body.refs...)
	}
	ok = true
	for i, at := range []struct {
		space   kernel.Geometry
		between func(*kernel.Geometry) *kernel.Layout
	}{{first, out}, {rows, readBy(c.rows.body.refs, made)}, {last, readBy(refs, weighed)}} {
		g, fits := c.cut(at.space, *at.between(&at.space), slice[0], slice[1]-slice[0])
		l := at.between(&g)
		l.Offset -= slice[0] * c.row
		p.geometries[i], ok = g, ok && fits && l.Offset == 0
	}
	p.geometries[1].Out.Offset = 0
	return p, ok
}

// readBy is the layout of the operand that is a group's result.
func readBy(refs []Ref, from result) func(*kernel.Geometry) *kernel.Layout {
	i := slices.IndexFunc(refs, func(r Ref) bool { return r.from == from })
	return func(g *kernel.Geometry) *kernel.Layout { return &g.Operands[i] }
}

// cut is the part of a space that sees n rows of what is between from one on, by its
// layout there; ok is false where the layout is not that of rows behind each other, or the
// rows are no box of the space.
func (c *between) cut(g kernel.Geometry, l kernel.Layout, from, n int) (kernel.Geometry, bool) {
	var axes []int // from the outermost in memory on
	for a, d := range g.Dims {
		if d > 1 && l.Strides[a] != 0 {
			axes = append(axes, a)
		}
	}
	slices.SortStableFunc(axes, func(x, y int) int { return l.Strides[y] - l.Strides[x] })
	whole, ok := shape.Shape{}, true
	for _, a := range axes {
		whole = append(whole, g.Dims[a])
	}
	for i, stride := range shape.ContiguousStrides(whole) {
		ok = ok && l.Strides[axes[i]] == stride
	}
	for _, o := range g.Operands {
		ok = ok && len(o.Lines) == 0 && len(o.Steps) == 0
	}
	if !ok || l.Offset != 0 || len(whole) == 0 || whole.Size() != c.row*c.count || whole[len(whole)-1] != c.row {
		return g, false
	}
	inner := c.count
	for _, a := range axes[:len(axes)-1] {
		inner /= g.Dims[a]
		if n >= inner {
			return along(g, a, from/inner, n/inner), from%inner == 0 && n%inner == 0
		}
		if from%inner+n > inner {
			return g, false
		}
		g = along(g, a, from/inner, 1)
		from %= inner
	}
	return g, true
}

// along is the space from a point of an axis on.
func along(g kernel.Geometry, axis, from, n int) kernel.Geometry {
	if from > 0 {
		_, g = cut(&kernel.Kernel{}, g, axis, from)
	}
	if n < g.Dims[axis] {
		g, _ = cut(&kernel.Kernel{}, g, axis, n)
		g.Operands = slices.Clone(g.Operands)
	}
	return g
}

// lower plans the kernels, a slice after the other, and returns the temporary that they
// write.
func (c *between) lower(b *builder) (int, error) {
	out := b.temp(Temp{DType: c.last.result.DType(), Size: c.last.result.Shape().Size()})
	c.last.out = out
	b.parts[c.values[0]], b.parts[c.values[1]] = len(c.slices), len(c.slices)
	for _, s := range c.slices {
		p, ok := c.parts(b, s)
		if !ok {
			return 0, misfit(c.rows.body, "a slice of the rows of "+c.values[1].Node.Op.Name)
		}
		if err := c.lowerSlice(b, p, (s[1]-s[0])*c.row); err != nil {
			return 0, err
		}
	}
	return out, nil
}

func (c *between) lowerSlice(b *builder, p sliceParts, size int) error {
	for i, v := range c.values[:2] {
		b.temps[result{v, false}] = b.temp(Temp{DType: v.DType(), Size: size})
		if i == 0 {
			c.first.out = b.temps[result{v, false}]
			if err := c.first.plan(p.geometries[0]); err != nil {
				return err
			}
			continue
		}
		launches := b.walkRows(v, p.kernel, p.geometries[1], c.rows.rows)
		if launches == nil {
			return misfit(c.rows.body, "a slice of the rows of "+v.Node.Op.Name)
		}
		s := Step{Kernel: p.kernel, Launches: launches, Operands: c.rows.body.refs, Out: b.temps[result{v, false}], Value: v}
		if err := b.addStep(s); err != nil {
			return err
		}
	}
	return c.last.plan(p.geometries[2])
}
