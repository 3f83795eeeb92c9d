package products

import (
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/lower"
	"github.com/weft-gpu/weft/internal/plan/program"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/shape"
)

// In attention, a product makes scores, a rowwise kernel their softmax, and a second product
// multiplies the softmax. If the value between the products is large, it is never in memory as a
// whole: the three kernels run for one slice of it after another. So memory grows with the length
// of the sequence, not with its square. A slice has some rows of one matrix, or some matrices.
// Slicing does not change how an element is computed.

// Between is a chain of a product, a rowwise kernel over its result, and a product of the rowwise
// kernel's result.
type Between struct {
	first, last *Product
	rows        *lower.RowsWork
	Values      [3]graph.Value // the values that the three kernels write
	row         int            // number of elements of a row
	count       int            // number of rows
	matrix      int            // rows of a matrix
	slices      [][2]int       // first row of each slice, and one past its last
}

// NewBetween returns the chain of three kernels with the values that they write. It returns nil if
// the value between the products is small enough to be stored, or cannot be cut into slices.
func NewBetween(b *lower.Builder, first *Product, rows *lower.RowsWork, last *Product, values [3]graph.Value) *Between {
	c := &Between{first: first, rows: rows, last: last, Values: values, row: rows.Rows.Size(), count: rows.Rows.Count()}
	if !c.slice(b) {
		return nil
	}
	return c
}

// slice chooses the slices. It returns false if they are not needed, or impossible.
func (c *Between) slice(b *lower.Builder) bool {
	size := max(c.Values[0].DType().Size(), c.Values[1].DType().Size())
	most := int(b.Config.MaxBetween / (int64(c.row) * int64(size)))
	if c.count <= most || c.Values[0].Shape().Size() != c.row*c.count {
		return false
	}
	c.first.Tiler, c.last.Tiler = Tiler{b}, Tiler{b}
	s := c.Values[0].Shape()
	if c.matrix = s[len(s)-2]; c.count%c.matrix != 0 {
		return false
	}
	for whole := min(most, c.count) / c.matrix; whole > 0; whole-- {
		if c.count%(whole*c.matrix) == 0 && c.cuts(b, whole*c.matrix, c.count) {
			return true
		}
	}
	parts := rules.Ceil(c.matrix, max(most, minRows))
	each := rules.Ceil(rules.Ceil(c.matrix, parts), minRows) * minRows
	return c.cuts(b, min(each, c.matrix), c.matrix)
}

// minRows divides the number of rows in a slice of a matrix, so that slices consist of whole tiles.
const minRows = 64

// cuts sets slices of so many rows; after every anew rows a new slice starts. It reports whether
// the spaces of all three kernels can be cut so.
func (c *Between) cuts(b *lower.Builder, rows, anew int) bool {
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

// sliceParts has the spaces of a slice's three kernels, and the rowwise kernel.
type sliceParts struct {
	geometries [3]kernel.Geometry
	kernel     *kernel.Kernel
}

// parts returns the spaces for a slice. ok is false if the space of a kernel cannot be cut so.
func (c *Between) parts(b *lower.Builder, slice [2]int) (p sliceParts, ok bool) {
	first, last := c.first.Geometry(), c.last.Geometry()
	k, rows := b.Rows().RowSpace(c.rows.Body, c.rows.Rows)
	if k == nil {
		return p, false
	}
	p.kernel = k
	made, weighed := program.Made{Value: c.Values[0], Leaves: false}, program.Made{Value: c.Values[1], Leaves: false}
	out := func(g *kernel.Geometry) *kernel.Layout { return &g.Out }
	var refs []program.Ref
	for _, body := range c.last.Bodies() {
		refs = append(refs, body.Refs...)
	}
	ok = true
	for i, at := range []struct {
		space   kernel.Geometry
		between func(*kernel.Geometry) *kernel.Layout
	}{{first, out}, {rows, readBy(c.rows.Body.Refs, made)}, {last, readBy(refs, weighed)}} {
		g, fits := c.cut(at.space, *at.between(&at.space), slice[0], slice[1]-slice[0])
		l := at.between(&g)
		l.Offset -= slice[0] * c.row
		p.geometries[i], ok = g, ok && fits && l.Offset == 0
	}
	p.geometries[1].Out.Offset = 0
	return p, ok
}

// readBy returns a function that finds the layout of the operand that reads a group's result.
func readBy(refs []program.Ref, from program.Made) func(*kernel.Geometry) *kernel.Layout {
	i := slices.IndexFunc(refs, func(r program.Ref) bool { return r.From == from })
	return func(g *kernel.Geometry) *kernel.Layout { return &g.Operands[i] }
}

// cut returns the part of a space that reads or writes n rows of the value between the products,
// from row from on. l is the value's layout in the space. ok is false if the layout is not
// contiguous, or if the rows are not a rectangular part of the space.
func (c *Between) cut(g kernel.Geometry, l kernel.Layout, from, n int) (kernel.Geometry, bool) {
	var axes []int // the axis with the largest stride first
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

// along returns n points of an axis of the space, from coordinate from on.
func along(g kernel.Geometry, axis, from, n int) kernel.Geometry {
	if from > 0 {
		_, g = lower.Cut(&kernel.Kernel{}, g, axis, from)
	}
	if n < g.Dims[axis] {
		g, _ = lower.Cut(&kernel.Kernel{}, g, axis, n)
		g.Operands = slices.Clone(g.Operands)
	}
	return g
}

// Lower plans the kernels of one slice after another. It returns the temporary that they write.
func (c *Between) Lower(b *lower.Builder) (int, error) {
	out := b.Temp(program.Temp{DType: c.last.Result.DType(), Size: c.last.Result.Shape().Size()})
	c.last.out = out
	b.Parts.Set(c.Values[0], len(c.slices))
	b.Parts.Set(c.Values[1], len(c.slices))
	for _, s := range c.slices {
		p, ok := c.parts(b, s)
		if !ok {
			return 0, lower.Misfit(c.rows.Body, "a slice of the rows of "+c.Values[1].Node.Op.Name)
		}
		if err := c.lowerSlice(b, p, (s[1]-s[0])*c.row); err != nil {
			return 0, err
		}
	}
	return out, nil
}

func (c *Between) lowerSlice(b *lower.Builder, p sliceParts, size int) error {
	for i, v := range c.Values[:2] {
		b.Temps[program.Made{Value: v, Leaves: false}] = b.Temp(program.Temp{DType: v.DType(), Size: size})
		if i == 0 {
			c.first.out = b.Temps[program.Made{Value: v, Leaves: false}]
			if err := c.first.plan(p.geometries[0]); err != nil {
				return err
			}
			continue
		}
		launches := b.Rows().WalkRows(v, p.kernel, p.geometries[1], c.rows.Rows)
		if launches == nil {
			return lower.Misfit(c.rows.Body, "a slice of the rows of "+v.Node.Op.Name)
		}
		s := program.Step{Kernel: p.kernel, Launches: launches, Operands: c.rows.Body.Refs, Out: b.Temps[program.Made{Value: v, Leaves: false}], Value: v}
		if err := b.AddStep(s); err != nil {
			return err
		}
	}
	return c.last.plan(p.geometries[2])
}
