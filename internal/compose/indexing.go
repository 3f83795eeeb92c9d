package compose

import (
	"fmt"
	"math"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

func init() {
	rules[ops.Take] = (*composer).take
	rules[ops.TakeAlongAxis] = (*composer).takeAlongAxis
	rules[ops.GatherND] = (*composer).gatherND
	rules[ops.OneHot] = (*composer).oneHot
	rules[ops.Compress] = (*composer).compress
	rules[ops.Nonzero] = (*composer).nonzero
	rules[ops.Scatter] = (*composer).scatter
	rules[ops.Put] = (*composer).put
	rules[ops.ScatterND] = (*composer).scatterND
}

// fromEnd turns negative indices, which count from the end of an axis of size n, into indices from
// its start. Indices out of range stay out of range.
func (c *composer) fromEnd(index graph.Value, n int) graph.Value {
	d := index.DType()
	if d.Size() < 4 || d == dtype.Int32 && n > math.MaxInt32 {
		d = dtype.Int64
		if n <= math.MaxInt32 {
			d = dtype.Int32
		}
		index = c.cast(index, d)
	}
	if !d.IsSigned() || c.err != nil {
		return index
	}
	negative := c.apply(ops.Less, ops.Attr{}, index, c.constant(d, 0))
	return c.where(negative, c.apply(ops.Add, ops.Attr{}, index, c.constant(d, float64(n))), index)
}

// replaced returns a shape in which other axes replace those from `from` to before `to`.
func replaced(s shape.Shape, from, to int, by ...int) shape.Shape {
	out := append(shape.Shape{}, s[:from]...)
	return append(append(out, by...), s[to:]...)
}

func (c *composer) take() []graph.Value {
	x, index := c.in[0], c.in[1]
	axis := c.axisOfRank(len(x.Shape()), 0)
	if len(c.attr.Axes) == 0 && len(x.Shape()) > 1 {
		return c.wrong("axis", "missing", "name the axis of an operand that has several")
	}
	if c.err != nil {
		return nil
	}
	return c.one(c.taken(x, c.fromEnd(index, x.Shape()[axis]), axis, 0))
}

// taken returns the elements of x at indices along an axis. The first batch axes of the indices are
// axes of x, too; the others replace the indexed axis.
func (c *composer) taken(x, index graph.Value, axis, batch int) graph.Value {
	if c.err != nil {
		return x
	}
	s, at := x.Shape(), index.Shape()
	own := at[batch:]
	out := replaced(s, axis, axis+1, own...)
	switch {
	case !c.fits(out):
		return x
	case out.Size() == 0:
		return c.implied(graph.NewFull(x.DType(), element.Bits{}, out, c.site))
	}
	if s[axis] == 0 {
		c.fail(&ops.EmptyAxisError{Op: c.op, Shape: s, Axis: axis})
		return x
	}
	// The table has an axis for each axis of the index, all of size 1 except the last.
	k := max(len(own), 1)
	whole := out
	if len(own) == 0 {
		whole = replaced(s, axis, axis+1, 1)
	}
	table := c.reshape(x, replaced(s, axis, axis, ones(k-1)...))
	inner := len(s) - axis - 1
	front := append(append(shape.Shape{}, at[:batch]...), ones(axis-batch)...)
	if len(own) == 0 {
		own = shape.Shape{1}
	}
	spread := append(append(front, own...), ones(inner)...)
	return c.reshape(c.lookupAlong(table, c.reshape(index, spread), whole, axis+k-1), out)
}

func (c *composer) takeAlongAxis() []graph.Value {
	x, index := c.in[0], c.in[1]
	axis := c.axisOfRank(len(x.Shape()), -1)
	if c.err != nil {
		return nil
	}
	if len(index.Shape()) != len(x.Shape()) {
		c.fail(&ops.RankError{Op: c.op, Operand: 1, Shape: index.Shape(), Want: fmt.Sprintf("%d axes, as many as the elements' shape %v", len(x.Shape()), x.Shape())})
		return nil
	}
	if _, err := shape.Broadcast(c.op.Name, replaced(x.Shape(), axis, axis+1, 1), replaced(index.Shape(), axis, axis+1, 1)); err != nil {
		c.fail(err)
		return nil
	}
	return c.one(c.apply(ops.Lookup, ops.Attr{Axes: []int{axis}}, x, c.fromEnd(index, x.Shape()[axis])))
}

// tuples checks index tuples along the last axis, which address axes of x from batch on. It returns
// their length.
func (c *composer) tuples(x, index graph.Value, batch int) (depth int) {
	s, at := x.Shape(), index.Shape()
	if len(at) <= batch {
		c.fail(&ops.RankError{Op: c.op, Operand: 1, Shape: at, Want: fmt.Sprintf("%d axes at the least, the last one for the tuples", batch+1)})
		return 0
	}
	depth = at[len(at)-1]
	if depth > len(s)-batch {
		c.fail(&ops.RankError{Op: c.op, Operand: 1, Shape: at, Want: fmt.Sprintf("tuples of %d indices at the most along its last axis, for the shape %v", len(s)-batch, s)})
	}
	for i := range batch {
		if c.err == nil && at[i] != s[i] {
			c.fail(&ops.RankError{Op: c.op, Operand: 1, Shape: at, Want: fmt.Sprintf("the first %d axes of the elements' shape %v", batch, s)})
		}
	}
	return depth
}

// flatTuples returns the row-major index that each tuple has over axes of the given sizes. It first
// limits each member to its axis.
func (c *composer) flatTuples(index graph.Value, sizes shape.Shape) graph.Value {
	at := index.Shape()
	last := len(at) - 1
	d := dtype.Int64
	if sizes.Size() <= math.MaxInt32 {
		d = dtype.Int32
	}
	flat := c.implied(graph.NewFull(d, element.Bits{}, at[:last].Clone(), c.site))
	for i, n := range sizes {
		one := c.reshape(c.part(index, last, i, 1), at[:last])
		one = c.inside(c.fromEnd(one, n), n)
		flat = c.apply(ops.Add, ops.Attr{}, c.apply(ops.Mul, ops.Attr{}, flat, c.constant(d, float64(n))), c.cast(one, d))
	}
	return flat
}

func (c *composer) gatherND() []graph.Value {
	x, index := c.in[0], c.in[1]
	batch := c.count("batch_dims")
	if batch < 0 || batch > len(x.Shape()) {
		return c.wrong("batch_dims", batch, "it counts the first axes that both have, 0 to %d", len(x.Shape()))
	}
	depth := c.tuples(x, index, batch)
	if c.err != nil {
		return nil
	}
	s := x.Shape()
	sizes := s[batch : batch+depth]
	out := append(append(shape.Shape{}, index.Shape()[:len(index.Shape())-1]...), s[batch+depth:]...)
	switch {
	case !c.fits(out):
		return nil
	case out.Size() == 0:
		return c.one(graph.NewFull(x.DType(), element.Bits{}, out, c.site))
	}
	for i, n := range sizes {
		if n == 0 {
			c.fail(&ops.EmptyAxisError{Op: c.op, Shape: s, Axis: batch + i})
			return nil
		}
	}
	flat := c.flatTuples(index, sizes)
	return c.one(c.taken(c.reshape(x, replaced(s, batch, batch+depth, sizes.Size())), flat, batch, batch))
}

func (c *composer) oneHot() []graph.Value {
	index := c.in[0]
	rank := len(index.Shape()) + 1
	axis := c.axisOfRank(rank, -1)
	if c.err != nil {
		return nil
	}
	if len(c.attr.Counts) != 1 || c.attr.Counts[0] < 0 {
		return c.wrong("depth", single(c.attr.Counts), "it is the size of the new axis, one number of 0 or more")
	}
	depth := c.attr.Counts[0]
	if _, err := shape.Check(c.op.Name, replaced(index.Shape(), axis, axis, depth)...); err != nil {
		c.fail(err)
		return nil
	}
	index = c.fromEnd(index, depth)
	line := ones(rank)
	line[axis] = depth
	at := c.iota(index.DType(), line)
	hot := c.apply(ops.Equal, ops.Attr{}, c.reshape(index, replaced(index.Shape(), axis, axis, 1)), at)
	return c.one(c.cast(hot, c.result))
}

// picked returns, as int64, the indices of the first n true elements of a vector of bools. If there
// are fewer, the last index of the vector fills the end.
func (c *composer) picked(mask graph.Value, n int) graph.Value {
	size := mask.Shape()[0]
	d := dtype.Int64
	if size <= math.MaxInt32 {
		d = dtype.Int32
	}
	running := c.apply(ops.CumulativeSum, ops.Attr{Axes: []int{0}, DType: d}, c.cast(mask, d))
	number := c.apply(ops.Add, ops.Attr{}, c.iota(d, shape.Shape{n}), c.constant(d, 1))
	at := c.apply(ops.Search, ops.Attr{Mode: ops.SearchLeft}, running, number)
	return c.apply(ops.Minimum, ops.Attr{}, at, c.constant(dtype.Int64, float64(max(size-1, 0))))
}

// chosen returns the number of elements that a mask selects, as the caller gave it, after a check.
func (c *composer) chosen(most int) int {
	if len(c.attr.Counts) != 1 || c.attr.Counts[0] < 0 || c.attr.Counts[0] > most {
		c.wrong("n", single(c.attr.Counts), "it is how many there are, one number from 0 to %d", most)
		return 0
	}
	return c.attr.Counts[0]
}

func (c *composer) compress() []graph.Value {
	mask, x := c.in[0], c.in[1]
	axis := 0
	if len(c.attr.Axes) == 0 {
		// A mask over the first axes, which are merged.
		s, over := x.Shape(), len(mask.Shape())
		if over > len(s) || !mask.Shape().Equal(s[:over]) {
			c.fail(&ops.RankError{Op: c.op, Operand: 0, Shape: mask.Shape(), Want: fmt.Sprintf("the first axes of the elements' shape %v", s)})
			return nil
		}
		size := mask.Shape().Size()
		x = c.reshape(x, replaced(s, 0, over, size))
		mask = c.reshape(mask, shape.Shape{size})
	} else {
		axis = c.axisOfRank(len(x.Shape()), 0)
	}
	if c.err != nil {
		return nil
	}
	if n := x.Shape()[axis]; len(mask.Shape()) != 1 || mask.Shape()[0] > n {
		c.fail(&ops.RankError{Op: c.op, Operand: 0, Shape: mask.Shape(), Want: fmt.Sprintf("one axis, of %d elements at the most", n)})
		return nil
	}
	n := c.chosen(mask.Shape()[0])
	if c.err != nil {
		return nil
	}
	return c.one(c.taken(x, c.picked(mask, n), axis, 0))
}

func (c *composer) nonzero() []graph.Value {
	x := c.in[0]
	s := x.Shape()
	if len(s) == 0 {
		c.fail(&ops.RankError{Op: c.op, Operand: 0, Shape: s, Want: "an axis at the least"})
		return nil
	}
	n := c.chosen(s.Size())
	if c.err != nil {
		return nil
	}
	flat := c.picked(c.reshape(c.cast(x, dtype.Bool), shape.Shape{s.Size()}), n)
	at := make([]graph.Value, len(s))
	for axis := len(s) - 1; axis > 0; axis-- {
		size := c.constant(dtype.Int64, float64(s[axis]))
		at[axis] = c.apply(ops.Remainder, ops.Attr{}, flat, size)
		flat = c.apply(ops.FloorDivide, ops.Attr{}, flat, size)
	}
	at[0] = flat
	return at
}

func (c *composer) scatter() []graph.Value {
	x, index, from := c.cast(c.in[0], c.common), c.in[1], c.cast(c.in[2], c.common)
	s := x.Shape()
	axis := c.axisOfRank(len(x.Shape()), 0)
	if c.err == nil && len(index.Shape()) != len(s) {
		c.fail(&ops.RankError{Op: c.op, Operand: 1, Shape: index.Shape(), Want: fmt.Sprintf("%d axes, as many as the elements' shape %v", len(s), s)})
	}
	if c.err != nil {
		return nil
	}
	if err := shape.BroadcastTo(c.op.Name, from.Shape(), index.Shape()); err != nil {
		c.fail(err)
		return nil
	}
	for i, n := range index.Shape() {
		if i != axis && n > s[i] {
			c.fail(&ops.RankError{Op: c.op, Operand: 1, Shape: index.Shape(), Want: fmt.Sprintf("sizes within the elements' shape %v but along axis %d", s, axis)})
			return nil
		}
	}
	from = c.implied(broadcastTo(from, index.Shape(), c.site))
	if index.Shape().Size() == 0 {
		return c.one(c.copied(x))
	}
	if s[axis] == 0 {
		c.fail(&ops.EmptyAxisError{Op: c.op, Shape: s, Axis: axis})
		return nil
	}
	n := s[axis]
	at := c.inside(c.fromEnd(index, n), n)
	// base is the row-major index that each element would have if its index along the axis were 0.
	ranges := make([]shape.Range, len(s))
	for i, size := range index.Shape() {
		ranges[i] = shape.To(size)
	}
	ranges[axis] = shape.To(1)
	base := c.apply(ops.Slice, ops.Attr{Ranges: ranges}, c.implied(graph.NewIota(s, c.site)))
	step := c.constant(dtype.Int64, float64(shape.ContiguousStrides(s)[axis]))
	flat := c.apply(ops.Add, ops.Attr{}, base, c.apply(ops.Mul, ops.Attr{}, c.cast(at, dtype.Int64), step))
	m := shape.Shape{index.Shape().Size()}
	return c.one(c.putTo(&graph.Put{Target: x, As: shape.Shape{s.Size()}, At: c.reshape(flat, m), From: c.reshape(from, m), Mode: c.attr.Mode}))
}

func (c *composer) put() []graph.Value {
	x, index, from := c.cast(c.in[0], c.common), c.in[1], c.cast(c.in[2], c.common)
	s, at := x.Shape(), index.Shape()
	axis := c.axisOfRank(len(x.Shape()), 0)
	if len(c.attr.Axes) == 0 && len(s) > 1 {
		return c.wrong("axis", "missing", "name the axis of an operand that has several")
	}
	if c.err != nil {
		return nil
	}
	want := replaced(s, axis, axis+1, at...)
	if err := shape.BroadcastTo(c.op.Name, from.Shape(), want); err != nil {
		c.fail(err)
		return nil
	}
	if want.Size() == 0 {
		return c.one(c.copied(x))
	}
	n := s[axis]
	if n == 0 {
		c.fail(&ops.EmptyAxisError{Op: c.op, Shape: s, Axis: axis})
		return nil
	}
	// The axis and the axes of the indices come first.
	blocks := replaced(s, axis, axis+1)
	m := at.Size()
	parts := c.reshape(c.toFront(c.implied(broadcastTo(from, want, c.site)), axis, len(at)), append(shape.Shape{m}, blocks...))
	flat := c.reshape(c.inside(c.fromEnd(index, n), n), shape.Shape{m})
	return c.one(c.putTo(&graph.Put{Target: x, Axis: axis, At: flat, From: parts, Mode: c.attr.Mode}))
}

// inside limits indices to the range from 0 to n-1.
func (c *composer) inside(index graph.Value, n int) graph.Value {
	d := index.DType()
	return c.apply(ops.Minimum, ops.Attr{}, c.apply(ops.Maximum, ops.Attr{}, index, c.constant(d, 0)), c.constant(d, float64(max(n-1, 0))))
}

// toFront returns v with count axes, from axis on, moved before the others.
func (c *composer) toFront(v graph.Value, axis, count int) graph.Value {
	var order []int
	for i := range count {
		order = append(order, axis+i)
	}
	for i := range v.Shape() {
		if i < axis || i >= axis+count {
			order = append(order, i)
		}
	}
	return c.apply(ops.Permute, ops.Attr{Axes: order}, v)
}

func (c *composer) scatterND() []graph.Value {
	x, index, from := c.cast(c.in[0], c.common), c.in[1], c.cast(c.in[2], c.common)
	depth := c.tuples(x, index, 0)
	if c.err != nil {
		return nil
	}
	s, at := x.Shape(), index.Shape()
	sizes, inner := s[:depth], s[depth:]
	want := append(append(shape.Shape{}, at[:len(at)-1]...), inner...)
	if err := shape.BroadcastTo(c.op.Name, from.Shape(), want); err != nil {
		c.fail(err)
		return nil
	}
	if want.Size() == 0 {
		return c.one(c.copied(x))
	}
	for i, n := range sizes {
		if n == 0 {
			c.fail(&ops.EmptyAxisError{Op: c.op, Shape: s, Axis: i})
			return nil
		}
	}
	from = c.implied(broadcastTo(from, want, c.site))
	m := at[:len(at)-1].Size()
	flat := c.reshape(c.flatTuples(index, sizes), shape.Shape{m})
	blocks := append(shape.Shape{sizes.Size()}, inner...)
	return c.one(c.putTo(&graph.Put{Target: x, As: blocks, At: flat, From: c.reshape(from, append(shape.Shape{m}, inner...)), Mode: c.attr.Mode}))
}

// copied returns x after a check of the mode.
func (c *composer) copied(x graph.Value) graph.Value {
	c.joins(x.DType())
	return x
}
