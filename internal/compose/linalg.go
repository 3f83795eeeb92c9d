package compose

import (
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

func init() {
	rules[ops.VecDot] = vecDot
	rules[ops.Outer] = outer
	rules[ops.TensorDot] = tensorDot
	rules[ops.MatrixTranspose] = func(c *composer) []graph.Value {
		if !c.matrices(0) {
			return nil
		}
		return c.one(c.apply(ops.Permute, ops.Attr{Axes: swapLast(len(c.in[0].Shape()))}, c.in[0]))
	}
	rules[ops.Trace] = func(c *composer) []graph.Value {
		if !c.matrices(0) {
			return nil
		}
		if n := len(c.attr.Axes); c.attr.Axes != nil && n != 2 {
			return c.wrong("axes", c.attr.Axes, "name two axes")
		}
		if _, err := shape.NormalizeAxes(c.op.Name, c.attr.Axes, len(c.in[0].Shape())); err != nil {
			c.fail(err)
			return nil
		}
		d := c.in[0].DType()
		diagonal := c.apply(ops.Diagonal, ops.Attr{Axes: c.attr.Axes, Counts: []int{c.count("offset")}}, c.in[0])
		sum := c.apply(ops.Sum, ops.Attr{Axes: []int{-1}}, c.cast(diagonal, dtype.Accumulator(d)))
		return c.one(c.cast(sum, c.result))
	}
	rules[ops.MatrixPower] = matrixPower
	rules[ops.Cross] = cross
}

// matrices fails if an operand has less than two axes.
func (c *composer) matrices(operand int) bool {
	if s := c.in[operand].Shape(); len(s) < 2 {
		c.fail(&ops.RankError{Op: c.op, Operand: operand, Shape: s, Want: "matrices and stacks of matrices, two axes or more"})
	}
	return c.err == nil
}

// swapLast returns all axes with the last two exchanged.
func swapLast(rank int) []int {
	axes := make([]int, rank)
	for i := range axes {
		axes[i] = i
	}
	axes[rank-1], axes[rank-2] = rank-2, rank-1
	return axes
}

// vectorAxes returns one axis of each operand, by default -1, with the same size in both (Array API
// 2024.12, vecdot and cross).
func (c *composer) vectorAxes() (axes [2]int, ok bool) {
	for i, v := range c.in {
		axes[i] = c.axisOfRank(len(v.Shape()), -1)
	}
	if c.err != nil {
		return axes, false
	}
	if c.in[0].Shape()[axes[0]] != c.in[1].Shape()[axes[1]] {
		c.fail(&ops.ContractionError{Op: c.op, Shapes: [2]shape.Shape{c.in[0].Shape(), c.in[1].Shape()}, Axes: [2][]int{axes[:1], axes[1:]}})
		return axes, false
	}
	return axes, true
}

func vecDot(c *composer) []graph.Value {
	axes, ok := c.vectorAxes()
	if !ok {
		return nil
	}
	x, y := c.lastAxis(c.in[0], axes[0]), c.lastAxis(c.in[1], axes[1])
	if !c.broadcast(x, y) {
		return nil
	}
	if c.common.IsComplex() {
		x = c.apply(ops.Conj, ops.Attr{}, c.cast(x, c.common))
	}
	return c.one(c.cast(c.sumOfProducts(x, y, []int{-1}), c.common))
}

// sumOfProducts multiplies and sums along axes, in the dtype of contractions.
func (c *composer) sumOfProducts(x, y graph.Value, axes []int) graph.Value {
	wide := ops.ContractionType(c.common)
	product := c.apply(ops.Mul, ops.Attr{}, c.cast(x, wide), c.cast(y, wide))
	return c.cast(c.apply(ops.Sum, ops.Attr{Axes: axes}, product), wide)
}

// lastAxis returns v with an axis moved to the end.
func (c *composer) lastAxis(v graph.Value, axis int) graph.Value {
	rank := len(v.Shape())
	if axis == rank-1 {
		return v
	}
	var axes []int
	for i := range rank {
		if i != axis {
			axes = append(axes, i)
		}
	}
	return c.apply(ops.Permute, ops.Attr{Axes: append(axes, axis)}, v)
}

// broadcast fails, with the operator's own name, if two shapes do not broadcast.
func (c *composer) broadcast(x, y graph.Value) bool {
	if c.err == nil {
		if _, err := shape.Broadcast(c.op.Name, x.Shape(), y.Shape()); err != nil {
			c.fail(err)
		}
	}
	return c.err == nil
}

func outer(c *composer) []graph.Value {
	for i, v := range c.in {
		if len(v.Shape()) != 1 {
			c.fail(&ops.RankError{Op: c.op, Operand: i, Shape: v.Shape(), Want: "vectors, one axis: reshape it to (-1) first"})
			return nil
		}
	}
	column := c.apply(ops.ExpandDims, ops.Attr{Axes: []int{1}}, c.in[0])
	return c.one(c.apply(ops.Mul, ops.Attr{}, column, c.in[1]))
}

// tensorDot takes the first operand's axes from Axes and the second's from Counts. Without Axes,
// the last Counts[0] axes of the first operand pair with the first Counts[0] axes of the second.
func tensorDot(c *composer) []graph.Value {
	axes, ok := c.pairedAxes()
	if !ok {
		return nil
	}
	a, freeA := c.grouped(c.in[0], axes[0], false)
	b, freeB := c.grouped(c.in[1], axes[1], true)
	out := slices.Concat(freeA, freeB)
	if len(axes[0]) == 0 {
		a = c.apply(ops.Reshape, ops.Attr{Shape: append(freeA.Clone(), ones(len(freeB))...)}, c.in[0])
		return c.one(c.apply(ops.Mul, ops.Attr{}, a, c.in[1]))
	}
	if c.err != nil {
		return nil
	}
	return c.one(c.apply(ops.Reshape, ops.Attr{Shape: append(shape.Shape{}, out...)}, c.product(a, b)))
}

// pairedAxes returns the axes along which tensordot multiplies.
func (c *composer) pairedAxes() (axes [2][]int, ok bool) {
	shapes := [2]shape.Shape{c.in[0].Shape(), c.in[1].Shape()}
	given := [2][]int{c.attr.Axes, c.attr.Counts}
	if given[0] == nil {
		n := 2
		if len(c.attr.Counts) > 0 {
			n = c.attr.Counts[0]
		}
		if len(c.attr.Counts) > 1 || n < 0 || n > min(len(shapes[0]), len(shapes[1])) {
			c.wrong("axes", single(c.attr.Counts), "give a number from 0 to %d, the lower rank, or the axes of both operands", min(len(shapes[0]), len(shapes[1])))
			return axes, false
		}
		given = [2][]int{}
		for i := range n {
			given[0], given[1] = append(given[0], len(shapes[0])-n+i), append(given[1], i)
		}
	}
	if len(given[0]) != len(given[1]) {
		c.wrong("axes", given, "name as many axes of the first operand as of the second")
		return axes, false
	}
	for i, list := range given {
		if _, err := shape.NormalizeAxes(c.op.Name, list, len(shapes[i])); err != nil {
			c.fail(err)
			return axes, false
		}
		for _, axis := range list {
			n, _ := shape.NormalizeAxis(c.op.Name, axis, len(shapes[i])) // cannot fail: checked above
			axes[i] = append(axes[i], n)
		}
	}
	for pair := range axes[0] {
		if shapes[0][axes[0][pair]] != shapes[1][axes[1][pair]] {
			c.fail(&ops.ContractionError{Op: c.op, Shapes: shapes, Axes: axes, Pair: pair})
			return axes, false
		}
	}
	return axes, true
}

// grouped returns v as a matrix, and the sizes of its free axes. The multiplied axes become one
// axis, the first or the last, and the free axes the other.
func (c *composer) grouped(v graph.Value, axes []int, first bool) (matrix graph.Value, free shape.Shape) {
	s := v.Shape()
	free = shape.Shape{}
	var order []int
	for i := range s {
		if !slices.Contains(axes, i) {
			order = append(order, i)
			free = append(free, s[i])
		}
	}
	inner := 1
	for _, i := range axes {
		inner *= s[i]
	}
	to := shape.Shape{free.Size(), inner}
	if first {
		order, to = slices.Concat(axes, order), shape.Shape{inner, free.Size()}
	} else {
		order = slices.Concat(order, axes)
	}
	return c.reshape(c.permuted(v, order), to), free
}

// matrixPower squares repeatedly, and multiplies the powers of the bits that n has.
func matrixPower(c *composer) []graph.Value {
	n := c.countNeeded("n")
	if !c.matrices(0) {
		return nil
	}
	s := c.in[0].Shape()
	rows, columns := len(s)-2, len(s)-1
	switch {
	case n < 0 && !ops.FloatingType.Contains(c.common):
		return c.wrong("n", n, "give 0 or more for integers, or convert them with Cast: a negative power needs the inverse")
	case s[rows] != s[columns]:
		c.fail(&ops.ContractionError{Op: c.op, Shapes: [2]shape.Shape{s, s}, Axes: [2][]int{{columns}, {rows}}})
		return nil
	case n == 0:
		return c.one(c.identities(s))
	}
	square := c.cast(c.in[0], ops.ContractionType(c.common))
	common := c.common
	c.common = square.DType()
	if n < 0 {
		square, n = c.solved(square, c.identities(s)), -n
	}
	var power graph.Value
	for started := false; ; square = c.product(square, square) {
		if n&1 == 1 && !started {
			power, started = square, true
		} else if n&1 == 1 {
			power = c.product(power, square)
		}
		if n >>= 1; n == 0 || c.err != nil {
			break
		}
	}
	return c.one(c.cast(power, common))
}

// identities returns identity matrices of a shape.
func (c *composer) identities(s shape.Shape) graph.Value {
	n := s[len(s)-1]
	index := c.implied(graph.NewIota(shape.Shape{n, n}, c.site))
	step := c.apply(ops.Remainder, ops.Attr{}, index, c.constant(dtype.Int64, float64(n+1)))
	one := c.cast(c.apply(ops.Equal, ops.Attr{}, step, c.constant(dtype.Int64, 0)), c.common)
	return c.implied(broadcastTo(one, s, c.site))
}

func cross(c *composer) []graph.Value {
	axes, ok := c.vectorAxes()
	if !ok {
		return nil
	}
	if n := c.in[0].Shape()[axes[0]]; n != 3 {
		return c.wrong("axis", axes[0], "name one of size 3: in shape %v its size is %d", c.in[0].Shape(), n)
	}
	rank := max(len(c.in[0].Shape()), len(c.in[1].Shape()))
	at := rank - len(c.in[0].Shape()) + axes[0]
	if rank-len(c.in[1].Shape())+axes[1] != at {
		return c.wrong("axis", c.attr.Axes[0], "count it from the end: the operands have %d and %d axes", len(c.in[0].Shape()), len(c.in[1].Shape()))
	}
	if !c.broadcast(c.in[0], c.in[1]) {
		return nil
	}
	wide := ops.ContractionType(c.common)
	var parts [2][3]graph.Value
	for i, v := range c.in {
		ranges := make([]shape.Range, axes[i]+1)
		for j := range ranges {
			ranges[j] = shape.All()
		}
		for j := range parts[i] {
			ranges[axes[i]] = shape.Span(j, j+1)
			parts[i][j] = c.apply(ops.Slice, ops.Attr{Ranges: slices.Clone(ranges)}, c.cast(v, wide))
		}
	}
	x, y := parts[0], parts[1]
	var out []graph.Value
	for i := range x {
		j, k := (i+1)%3, (i+2)%3
		out = append(out, c.apply(ops.Sub, ops.Attr{}, c.apply(ops.Mul, ops.Attr{}, x[j], y[k]), c.apply(ops.Mul, ops.Attr{}, x[k], y[j])))
	}
	return c.one(c.cast(c.apply(ops.Concat, ops.Attr{Axes: []int{at}}, out...), c.common))
}
