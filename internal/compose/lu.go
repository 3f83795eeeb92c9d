package compose

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

func init() {
	rules[ops.LU] = luOf
	rules[ops.Solve] = solve
	rules[ops.Inv] = inverse
	rules[ops.Det] = determinant
	rules[ops.SlogDet] = logDeterminant
	rules[ops.SolveTriangular] = solveTriangular
}

// panel is the number of columns that a routine factors. Matrices with more are factored in panels,
// and the rest by products.
const panel = 32

// factors are the factors of a stack of matrices: L below the diagonal of packed, which has no
// ones, and U. Row i of the product L U is row order[i] of the matrix. swaps counts the exchanges
// that lead to this order, as -1 to the power of their number.
type factors struct{ packed, order, sign graph.Value }

// luPanel factors matrices by one routine.
func (c *composer) luPanel(x graph.Value) factors {
	batch, m, n := sides(x)
	state := c.routine("lu", []int{m, n}, c.columns(x))
	order := c.matricesOf(state, batch, m*n+min(m, n), 1, m)
	sign := c.matricesOf(state, batch, m*n+min(m, n)+m, 1, 1)
	rows := append(batch.Clone(), m)
	return factors{
		packed: c.mT(c.matricesOf(state, batch, 0, n, m)),
		order:  c.cast(c.reshape(c.realPart(order), rows), dtype.Int64),
		sign:   c.reshape(sign, batch),
	}
}

// realPart is the real part of complex numbers, and other numbers themselves.
func (c *composer) realPart(x graph.Value) graph.Value {
	if x.DType().IsComplex() {
		return c.real(x)
	}
	return x
}

// rowsInOrder returns the rows of matrices in another order.
func (c *composer) rowsInOrder(x, order graph.Value) graph.Value {
	batch, m, n := sides(x)
	index := c.apply(ops.ExpandDims, ops.Attr{Axes: []int{-1}}, order)
	rows := order.Shape()[len(order.Shape())-1]
	if len(batch) == 0 {
		return c.apply(ops.Take, ops.Attr{Axes: []int{0}}, x, order)
	}
	if m == 0 {
		return x
	}
	return c.apply(ops.TakeAlongAxis, ops.Attr{Axes: []int{-2}}, x, c.implied(broadcastTo(index, withMatrix(batch, rows, n), c.site)))
}

// factored factors matrices, panel by panel.
func (c *composer) factored(x graph.Value) factors {
	batch, m, n := sides(x)
	steps := min(m, n)
	if steps <= panel || c.err != nil {
		return c.luPanel(x)
	}
	var done []graph.Value // rows that are factored
	var order, sign graph.Value
	orders := []graph.Value{}
	for at := 0; at < steps && c.err == nil; at += panel {
		// x has the rows from at on: their part of L, and what remains to be factored.
		rows, width := m-at, min(panel, steps-at)
		f := c.luPanel(c.block(x, 0, rows, at, width))
		rest := c.rowsInOrder(x, f.order)
		if at == 0 {
			order, sign = f.order, f.sign
		} else {
			last := c.apply(ops.TakeAlongAxis, ops.Attr{Axes: []int{-1}}, order, f.order)
			order, sign = last, c.mul(sign, f.sign)
		}
		top, left := c.block(f.packed, 0, width, 0, width), c.block(rest, 0, width, 0, at)
		right := c.block(rest, 0, width, at+width, n-at-width)
		if n > at+width {
			right = c.triangular(top, right, true)
		}
		done = append(done, c.stackColumns(left, top, right))
		orders = append(orders, c.part(order, len(batch), 0, width))
		if rows == width {
			break
		}
		below := c.block(f.packed, width, rows-width, 0, width)
		parts := []graph.Value{c.block(rest, width, rows-width, 0, at), below}
		if n > at+width {
			parts = append(parts, c.sub(c.block(rest, width, rows-width, at+width, n-at-width), c.product(below, right)))
		}
		x = c.stackColumns(parts...)
		order = c.part(order, len(batch), width, rows-width)
	}
	if m > steps {
		done, orders = append(done, x), append(orders, order)
	}
	return factors{packed: c.stackRows(done...), order: c.apply(ops.Concat, ops.Attr{Axes: []int{-1}}, orders...), sign: sign}
}

func luOf(c *composer) []graph.Value {
	if !c.matrices(0) {
		return nil
	}
	result := c.wide()
	x := c.cast(c.in[0], c.common)
	_, m, n := sides(x)
	k := min(m, n)
	f := c.factored(x)
	lower := c.block(f.packed, 0, m, 0, k)
	lower = c.withOnes(c.lower(lower, -1))
	upper := c.upper(c.block(f.packed, 0, k, 0, n), 0)
	return c.both(f.order, c.cast(lower, result), c.cast(upper, result))
}

// withOnes sets the diagonal of matrices to 1.
func (c *composer) withOnes(x graph.Value) graph.Value {
	if c.err != nil {
		return x
	}
	_, m, n := sides(x)
	return c.where(c.onDiagonal(m, n), c.number(x, 1), x)
}

// onDiagonal is true on the diagonal of an m x n matrix.
func (c *composer) onDiagonal(m, n int) graph.Value {
	row := c.reshape(c.iota(dtype.Int64, shape.Shape{m}), shape.Shape{m, 1})
	return c.apply(ops.Equal, ops.Attr{}, row, c.iota(dtype.Int64, shape.Shape{n}))
}

// triangular solves L X = B for stacks of the same shape, of the lower triangle of L. With unit the
// diagonal counts as ones.
func (c *composer) triangular(l, b graph.Value, unit bool) graph.Value {
	batch, n, r := sides(b)
	if n <= panel || c.err != nil {
		divide := 1
		if unit {
			divide = 0
		}
		state := c.routine("triangular", []int{n, r, divide}, c.columns(l), c.columns(b))
		return c.matricesOf(state, batch, 0, n, r)
	}
	var done []graph.Value
	for at := 0; at < n && c.err == nil; at += panel {
		rows := min(panel, n-at)
		right := c.block(b, at, rows, 0, r)
		if at > 0 {
			right = c.sub(right, c.product(c.block(l, at, rows, 0, at), c.stackRows(done...)))
		}
		done = append(done, c.triangular(c.block(l, at, rows, at, rows), right, unit))
	}
	return c.stackRows(done...)
}

// triangularUpper solves U X = B: a lower triangle with rows and columns reversed.
func (c *composer) triangularUpper(u, b graph.Value) graph.Value {
	both, rows := ops.Attr{Axes: []int{-2, -1}}, ops.Attr{Axes: []int{-2}}
	x := c.triangular(c.apply(ops.Flip, both, u), c.apply(ops.Flip, rows, b), false)
	return c.apply(ops.Flip, rows, x)
}

// systems returns the matrices and the right sides of x1 X = x2, with the axes of the stacks
// broadcast. A right side that is a vector becomes a matrix of one column.
func (c *composer) systems() (a, b graph.Value, vector bool) {
	if !c.square(0) {
		return a, b, false
	}
	a = c.cast(c.in[0], c.common)
	b, vector = c.rightSide(-1)
	if c.err != nil {
		return a, b, false
	}
	batchA, n, _ := sides(a)
	batchB, _, r := sides(b)
	batch, err := shape.Broadcast(c.op.Name, batchA, batchB)
	if c.fail(err); err != nil {
		return a, b, false
	}
	a = c.implied(broadcastTo(a, withMatrix(batch, n, n), c.site))
	return a, c.implied(broadcastTo(b, withMatrix(batch, n, r), c.site)), vector
}

// rightSide returns the second operand, vectors or matrices with as many rows as the first one has along
// an axis. A vector becomes a matrix of one column.
func (c *composer) rightSide(axis int) (b graph.Value, vector bool) {
	b = c.cast(c.in[1], c.common)
	sa, sb := c.in[0].Shape(), b.Shape()
	rows := max(0, len(sb)-2)
	switch axis += len(sa); {
	case len(sb) == 0:
		c.fail(&ops.RankError{Op: c.op, Operand: 1, Shape: sb, Want: "a vector, or matrices"})
	case sb[rows] != sa[axis]:
		c.fail(&ops.ContractionError{Op: c.op, Shapes: [2]shape.Shape{sa, sb}, Axes: [2][]int{{axis}, {rows}}})
	case len(sb) == 1:
		return c.reshape(b, shape.Shape{sb[0], 1}), true
	}
	return b, false
}

// solved solves A X = B.
func (c *composer) solved(a, b graph.Value) graph.Value {
	f := c.factored(a)
	x := c.triangular(f.packed, c.rowsInOrder(b, f.order), true)
	regular := c.apply(ops.AllTrue, ops.Attr{Axes: []int{-1}}, c.apply(ops.NotEqual, ops.Attr{}, c.diagonalOf(f.packed), c.number(f.packed, 0)))
	return c.factorable(c.triangularUpper(f.packed, x), regular, "is singular: it has no inverse; pinv and lstsq take such matrices")
}

func solve(c *composer) []graph.Value {
	result := c.wide()
	a, b, vector := c.systems()
	if c.err != nil {
		return nil
	}
	x := c.solved(a, b)
	if vector {
		x = c.apply(ops.Squeeze, ops.Attr{Axes: []int{-1}}, x)
	}
	return c.one(c.cast(x, result))
}

func solveTriangular(c *composer) []graph.Value {
	upper := c.attr.Mode == ops.Upper
	if m := c.attr.Mode; m != "" && m != ops.Upper && m != ops.Lower {
		return c.wrong("mode", m, "it is %s or %s", ops.Lower, ops.Upper)
	}
	result := c.wide()
	a, b, vector := c.systems()
	if c.err != nil {
		return nil
	}
	var x graph.Value
	if upper {
		x = c.triangularUpper(a, b)
	} else {
		x = c.triangular(a, b, false)
	}
	if vector {
		x = c.apply(ops.Squeeze, ops.Attr{Axes: []int{-1}}, x)
	}
	return c.one(c.cast(x, result))
}

func inverse(c *composer) []graph.Value {
	result := c.wide()
	if !c.square(0) {
		return nil
	}
	x := c.cast(c.in[0], c.common)
	return c.one(c.cast(c.solved(x, c.identities(x.Shape())), result))
}

// diagonalOf returns the diagonals of matrices.
func (c *composer) diagonalOf(x graph.Value) graph.Value {
	return c.apply(ops.Diagonal, ops.Attr{}, x)
}

func determinant(c *composer) []graph.Value {
	result := c.wide()
	if !c.square(0) {
		return nil
	}
	f := c.factored(c.cast(c.in[0], c.common))
	product := c.apply(ops.Prod, ops.Attr{Axes: []int{-1}, DType: c.common}, c.diagonalOf(f.packed))
	return c.one(c.cast(c.mul(f.sign, product), result))
}

func logDeterminant(c *composer) []graph.Value {
	result := c.wide()
	if !c.square(0) {
		return nil
	}
	f := c.factored(c.cast(c.in[0], c.common))
	diagonal := c.diagonalOf(f.packed)
	size := c.apply(ops.Abs, ops.Attr{}, diagonal)
	logs := c.apply(ops.Sum, ops.Attr{Axes: []int{-1}}, c.apply(ops.Log, ops.Attr{}, size))
	sign := c.apply(ops.Prod, ops.Attr{Axes: []int{-1}, DType: c.common}, c.apply(ops.Sign, ops.Attr{}, diagonal))
	return c.both(c.cast(c.mul(f.sign, sign), result), c.cast(logs, result.Real()))
}
