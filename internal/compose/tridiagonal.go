package compose

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// byTridiagonal finds eigenvalues, in ascending order, and eigenvectors as rows of large Hermitian
// matrices. It reduces them to tridiagonal ones, whose eigenvalues it finds by bisection and whose
// eigenvectors by inverse iteration, all at once. A QR decomposition makes the vectors orthogonal:
// it mixes only those of neighbouring values, so that no residual grows.
func (c *composer) byTridiagonal(x graph.Value, vectors bool) (values, rows graph.Value) {
	batch, n, _ := sides(x)
	whole := c.common
	state := c.routine("tridiagonal", []int{n}, c.columns(x))
	v := c.lower(c.mT(c.matricesOf(state, batch, 0, n, n)), -1)
	tau := c.matricesOf(state, batch, n*n, n, 1)
	c.common = whole.Real()
	line := func(i int) graph.Value { return c.realPart(c.matricesOf(state, batch, n*n+i*n, 1, n)) }
	diagonal, below, bound := c.scaledLines(line(1), line(2))
	bounds := c.apply(ops.Concat, ops.Attr{Axes: []int{0}}, c.everyColumn(-1.01, batch), c.everyColumn(1.01, batch))
	lines := c.stackRows(diagonal, below)
	found := c.routine("tridiagonal_values", []int{n}, c.columns(lines), bounds)
	values = c.reshape(c.mul(c.matricesOf(found, batch, 0, 1, n), bound), append(batch.Clone(), n))
	if !vectors {
		c.common = whole
		return values, x
	}
	lines = c.stackRows(lines, c.matricesOf(found, batch, 0, 1, n))
	made := c.routine("tridiagonal_vectors", []int{n}, c.columns(lines), c.scrambled(n, batch))
	z := c.completed(c.matricesOf(made, batch, 0, n, n), n)
	c.common = whole
	return values, c.mT(c.turnedBack(v, tau, c.cast(z, whole)))
}

// everyColumn returns a number for each matrix of a stack.
func (c *composer) everyColumn(f float64, batch shape.Shape) graph.Value {
	return c.implied(broadcastTo(c.constant(c.common, f), shape.Shape{1, batch.Size()}, c.site))
}

// scaledLines divides the elements of tridiagonal matrices by a bound of their eigenvalues.
func (c *composer) scaledLines(diagonal, below graph.Value) (d, e, bound graph.Value) {
	size := func(x graph.Value) graph.Value { return c.apply(ops.Abs, ops.Attr{}, x) }
	n := diagonal.Shape()[len(diagonal.Shape())-1]
	before := c.stackColumns(c.zeros(withMatrix(below.Shape()[:len(below.Shape())-2], 1, 1)), c.block(below, 0, 1, 0, n-1))
	sums := c.add(c.add(size(diagonal), size(below)), size(before))
	bound = c.apply(ops.Max, ops.Attr{Axes: []int{-1}, KeepDims: true}, sums)
	zero := c.apply(ops.Equal, ops.Attr{}, bound, c.number(bound, 0))
	divisor := c.where(zero, c.number(bound, 1), bound)
	return c.div(diagonal, divisor), c.div(below, divisor), bound
}

// scrambled returns numbers from -0.5 to 0.5 without a pattern, the same for each matrix of a stack.
func (c *composer) scrambled(n int, batch shape.Shape) graph.Value {
	word := func(x uint32) graph.Value { return c.constant(dtype.Uint32, float64(x)) }
	x := c.iota(dtype.Uint32, shape.Shape{n * n, 1})
	for _, step := range []struct{ factor, shift uint32 }{{0x9e3779b1, 15}, {0x85ebca77, 13}, {0xc2b2ae3d, 16}} {
		x = c.mul(x, word(step.factor))
		x = c.apply(ops.BitwiseXor, ops.Attr{}, x, c.apply(ops.BitwiseRightShift, ops.Attr{}, x, word(step.shift)))
	}
	x = c.cast(c.apply(ops.BitwiseRightShift, ops.Attr{}, x, word(8)), c.common)
	x = c.sub(c.mul(x, c.number(x, 0x1p-24)), c.number(x, 0.5))
	return c.implied(broadcastTo(x, shape.Shape{n * n, batch.Size()}, c.site))
}

// eigenvaluesOfAny returns the eigenvalues of square matrices, and their eigenvectors as columns.
func (c *composer) eigenvaluesOfAny(vectors bool) (values, columns graph.Value, result dtype.DType) {
	c.common = ops.Complex(c.common)
	result = c.common
	if !c.square(0) {
		return c.in[0], c.in[0], result
	}
	x := c.cast(c.in[0], c.common)
	batch, n, _ := sides(x)
	if n == 0 {
		return c.reshape(x, append(batch.Clone(), 0)), x, result
	}
	state := c.routine("hessenberg", []int{n}, c.columns(x))
	packed := c.mT(c.matricesOf(state, batch, 0, n, n))
	h := c.upper(packed, 0)
	if n > 1 {
		below := c.part(c.matricesOf(state, batch, n*n+n, 1, n), len(batch)+1, 0, n-1)
		rows := c.stackRows(c.zeros(withMatrix(batch, 1, n-1)), c.mul(c.cast(c.onDiagonal(n-1, n-1), c.common), below))
		h = c.add(h, c.stackColumns(rows, c.zeros(withMatrix(batch, n, 1))))
	}
	form := c.routine("schur", []int{n}, c.columns(h))
	t := c.upper(c.matricesOf(form, batch, 0, n, n), 0)
	values = c.diagonalOf(t)
	if !vectors {
		return values, x, result
	}
	found := c.routine("triangular_vectors", []int{n}, c.columns(t))
	columns = c.product(c.mT(c.matricesOf(form, batch, n*n, n, n)), c.matricesOf(found, batch, 0, n, n))
	columns = c.turnedBack(c.lower(packed, -1), c.matricesOf(state, batch, n*n, n, 1), columns)
	length := c.apply(ops.VectorNorm, ops.Attr{Axes: []int{-2}, KeepDims: true}, columns)
	return values, c.div(columns, c.cast(length, c.common)), result
}

// turnedBack multiplies matrices by the reflections of a tridiagonal reduction, whose vectors begin
// one row below the diagonal.
func (c *composer) turnedBack(v, tau, x graph.Value) graph.Value {
	batch, n, columns := sides(x)
	for at := (n - 2) / panel * panel; at >= 0 && c.err == nil; at -= panel {
		width, rows := min(panel, n-1-at), n-at-1
		part := c.block(v, at+1, rows, at, width)
		state := c.routine("reflections", []int{rows, width}, c.columns(part), c.columns(c.block(tau, at, width, 0, 1)))
		t := c.matricesOf(state, batch, 0, width, width)
		turned := c.turned(reflections{v: part, t: t}, c.block(x, at+1, rows, 0, columns), false)
		x = c.stackRows(c.block(x, 0, at+1, 0, columns), turned)
	}
	return x
}
