package compose

import (
	"math"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
)

func init() {
	rules[ops.Eigh] = func(c *composer) []graph.Value {
		values, vectors, result := c.eigenvalues(true)
		if c.err != nil {
			return nil
		}
		return c.both(c.cast(values, result.Real()), c.cast(c.mT(vectors), result))
	}
	rules[ops.EigValsH] = func(c *composer) []graph.Value {
		values, _, result := c.eigenvalues(false)
		return c.one(c.cast(values, result.Real()))
	}
	rules[ops.Eig] = func(c *composer) []graph.Value {
		values, vectors, _ := c.eigenvaluesOfAny(true)
		return c.both(values, vectors)
	}
	rules[ops.EigVals] = func(c *composer) []graph.Value {
		values, _, _ := c.eigenvaluesOfAny(false)
		return c.one(values)
	}
	rules[ops.SVD] = svdOf
	rules[ops.SVDVals] = func(c *composer) []graph.Value {
		result := c.wide()
		if !c.matrices(0) {
			return nil
		}
		return c.one(c.cast(c.singular(c.cast(c.in[0], c.common)).values, result.Real()))
	}
	rules[ops.Pinv] = pseudoInverse
	rules[ops.MatrixRank] = matrixRank
	rules[ops.LstSq] = leastSquares
	rules[ops.MatrixNorm] = matrixNorm
	rules[ops.Cond] = condition
}

// hermitian is the Hermitian matrix with the lower triangle of x.
func (c *composer) hermitian(x graph.Value) graph.Value {
	below := c.lower(x, -1)
	diagonal := c.sub(c.lower(x, 0), below)
	if x.DType().IsComplex() {
		diagonal = c.cast(c.real(diagonal), x.DType())
	}
	return c.add(c.add(below, c.mH(below)), diagonal)
}

// inOrder returns rows of matrices, and one number for each, in the order of keys.
func (c *composer) inOrder(keys, values, rows graph.Value) (sorted, sortedRows graph.Value) {
	order := c.apply(ops.ArgSort, ops.Attr{Axes: []int{-1}}, keys)
	sorted = c.apply(ops.TakeAlongAxis, ops.Attr{Axes: []int{-1}}, values, order)
	return sorted, c.rowsInOrder(rows, order)
}

// eigenvalues returns the eigenvalues of Hermitian matrices in ascending order, and the eigenvectors
// as rows.
func (c *composer) eigenvalues(vectors bool) (values, rows graph.Value, result dtype.DType) {
	result = c.wide()
	if !c.square(0) {
		return c.in[0], c.in[0], result
	}
	x := c.hermitian(c.cast(c.in[0], c.common))
	batch, n, _ := sides(x)
	if n > panel {
		values, rows = c.byTridiagonal(x, vectors)
		return values, rows, result
	}
	state := c.routine("eigh", []int{n}, c.columns(x))
	rows = c.matricesOf(state, batch, 0, n, n)
	values = c.realPart(c.diagonalOf(c.matricesOf(state, batch, n*n, n, n)))
	if n == 0 {
		return values, rows, result
	}
	values, rows = c.inOrder(values, values, rows)
	return values, rows, result
}

// singulars are the singular value decompositions of matrices, x = u diag(values) vh. The rows of
// left are the columns of u. Columns of u whose value is 0 are 0.
type singulars struct{ left, values, vh graph.Value }

// singular decomposes matrices. It finds the values of R of the QR decomposition, whose rows it makes
// orthogonal.
func (c *composer) singular(x graph.Value) singulars {
	batch, m, n := sides(x)
	if m < n {
		s := c.singular(c.mH(x))
		left := c.apply(ops.Conj, ops.Attr{}, s.vh)
		return singulars{left: left, values: s.values, vh: c.apply(ops.Conj, ops.Attr{}, s.left)}
	}
	r, q := c.householder(x)
	r = c.block(r, 0, n, 0, n)
	if n == 0 {
		return singulars{left: c.zeros(withMatrix(batch, 0, m)), values: c.lengths(r), vh: r}
	}
	inner := c.singularByRotations
	if n > panel {
		inner = c.singularByTridiagonal
	}
	left, values, right := inner(r)
	if m > n {
		left = c.stackRows(left, c.zeros(withMatrix(batch, m-n, n)))
	}
	return singulars{left: c.mT(c.reflectedBack(q, left)), values: values, vh: c.mH(right)}
}

// singularByRotations decomposes small square matrices, R = left diag(values) right^H.
func (c *composer) singularByRotations(r graph.Value) (left, values, right graph.Value) {
	batch, n, _ := sides(r)
	// R^H = U S V^H, and so R = V S U^H. The rows of the routine's operand are the columns of R^H.
	state := c.routine("svd", []int{n, n}, c.columns(c.apply(ops.Conj, ops.Attr{}, r)))
	rows := c.matricesOf(state, batch, 0, n, n)    // the columns of U S
	turns := c.matricesOf(state, batch, n*n, n, n) // the columns of V
	values = c.lengths(rows)
	keys := c.apply(ops.Neg, ops.Attr{}, values)
	_, turned := c.inOrder(keys, values, turns)
	values, rows = c.inOrder(keys, values, rows)
	scale := c.apply(ops.ExpandDims, ops.Attr{Axes: []int{-1}}, values)
	some := c.apply(ops.Greater, ops.Attr{}, scale, c.number(scale, 0))
	rows = c.where(some, c.div(rows, c.cast(scale, rows.DType())), c.number(rows, 0))
	return c.mT(turned), values, c.completed(c.mT(rows), n)
}

// singularByTridiagonal decomposes large square matrices. The greater half of the eigenvalues of
// [[0, R], [R^H, 0]] are the singular values of R, and its eigenvectors consist of their vectors
// (Golub and Van Loan 2013, 8.6.1). Where a value is 0 but for rounding, the vectors are any that are
// orthogonal to the others.
func (c *composer) singularByTridiagonal(r graph.Value) (left, values, right graph.Value) {
	batch, n, _ := sides(r)
	zeros := c.zeros(withMatrix(batch, n, n))
	both, rows := c.byTridiagonal(c.stackRows(c.stackColumns(zeros, r), c.stackColumns(c.mH(r), zeros)), true)
	values = c.apply(ops.Flip, ops.Attr{Axes: []int{-1}}, c.part(both, len(batch), n, n))
	values = c.apply(ops.Maximum, ops.Attr{}, values, c.number(values, 0))
	rows = c.apply(ops.Flip, ops.Attr{Axes: []int{-2}}, c.block(rows, n, n, 0, 2*n))
	least := c.mul(c.part(values, len(batch), 0, 1), c.number(values, 8*float64(n)*epsilonOf(values.DType())))
	some := c.apply(ops.ExpandDims, ops.Attr{Axes: []int{-1}}, c.apply(ops.Greater, ops.Attr{}, values, least))
	vectors := func(first int) graph.Value {
		part := c.mul(c.block(rows, 0, n, first, n), c.number(rows, math.Sqrt2))
		return c.completed(c.mT(c.where(some, part, c.number(part, 0))), n)
	}
	return vectors(0), values, vectors(n)
}

// epsilonOf is the distance of 1 from the next number.
func epsilonOf(d dtype.DType) float64 {
	if d.Real() == dtype.Float64 {
		return 0x1p-52
	}
	return 0x1p-23
}

// lengths returns the lengths of the rows of matrices.
func (c *composer) lengths(rows graph.Value) graph.Value {
	size := c.apply(ops.Abs, ops.Attr{}, rows)
	return c.apply(ops.VectorNorm, ops.Attr{Axes: []int{-1}}, size)
}

// completed returns matrices whose columns are orthonormal, given such of which the last columns may
// be 0, with more columns up to a number.
func (c *composer) completed(x graph.Value, columns int) graph.Value {
	batch, m, n := sides(x)
	r, q := c.householder(x)
	full := c.orthonormal(q, batch, m, columns)
	diagonal := c.diagonalOf(c.block(r, 0, n, 0, n))
	sign := c.apply(ops.Sign, ops.Attr{}, diagonal)
	zero := c.apply(ops.Equal, ops.Attr{}, diagonal, c.number(diagonal, 0))
	sign = c.where(zero, c.number(sign, 1), sign)
	first := c.mul(c.block(full, 0, m, 0, n), c.apply(ops.ExpandDims, ops.Attr{Axes: []int{-2}}, sign))
	if columns == n {
		return first
	}
	return c.stackColumns(first, c.block(full, 0, m, n, columns-n))
}

func svdOf(c *composer) []graph.Value {
	full := true
	switch c.attr.Mode {
	case "", ops.SVDFull:
	case ops.SVDReduced:
		full = false
	default:
		return c.wrong("mode", c.attr.Mode, "it is %s or %s", ops.SVDFull, ops.SVDReduced)
	}
	result := c.wide()
	if !c.matrices(0) {
		return nil
	}
	x := c.cast(c.in[0], c.common)
	batch, m, n := sides(x)
	s := c.singular(x)
	u, vh := c.mT(s.left), s.vh
	k := min(m, n)
	switch {
	case full && k == 0:
		u, vh = c.identityColumns(batch, m, m), c.identityColumns(batch, n, n)
	case full && m > n:
		u = c.completed(u, m)
	case full && n > m:
		vh = c.mH(c.completed(c.mH(vh), n))
	}
	return c.both(c.cast(u, result), c.cast(s.values, result.Real()), c.cast(vh, result))
}

// tolerance returns how small a singular value counts as 0: the greatest one times a number, by
// default the greater side times the distance of 1 from the next number.
func (c *composer) tolerance(values graph.Value, m, n int) graph.Value {
	relative := 0.0
	if list := c.attr.Params; len(list) > 0 {
		if relative = list[0]; len(list) > 1 || !(relative >= 0) || math.IsInf(relative, 0) {
			c.wrong("rtol", single(list), "it is a number, 0 or more, by which the greatest singular value is multiplied")
			return values
		}
	} else {
		relative = float64(max(m, n)) * epsilonOf(values.DType())
	}
	greatest := c.apply(ops.Max, ops.Attr{Axes: []int{-1}, KeepDims: true}, values)
	return c.mul(greatest, c.number(values, relative))
}

// inverted returns the pseudo-inverse of decomposed matrices.
func (c *composer) inverted(s singulars, m, n int) graph.Value {
	small := c.apply(ops.LessEqual, ops.Attr{}, s.values, c.tolerance(s.values, m, n))
	inverse := c.where(small, c.number(s.values, 0), c.div(c.number(s.values, 1), s.values))
	scaled := c.mul(c.mH(s.vh), c.cast(c.apply(ops.ExpandDims, ops.Attr{Axes: []int{-2}}, inverse), c.common))
	return c.product(scaled, c.apply(ops.Conj, ops.Attr{}, s.left))
}

func pseudoInverse(c *composer) []graph.Value {
	result := c.wide()
	if !c.matrices(0) {
		return nil
	}
	x := c.cast(c.in[0], c.common)
	batch, m, n := sides(x)
	if min(m, n) == 0 {
		return c.one(c.cast(c.zeros(withMatrix(batch, n, m)), result))
	}
	return c.one(c.cast(c.inverted(c.singular(x), m, n), result))
}

func matrixRank(c *composer) []graph.Value {
	c.wide()
	if !c.matrices(0) {
		return nil
	}
	x := c.cast(c.in[0], c.common)
	batch, m, n := sides(x)
	if min(m, n) == 0 {
		return c.one(c.cast(c.implied(broadcastTo(c.constant(dtype.Int64, 0), batch, c.site)), dtype.Int64))
	}
	values := c.singular(x).values
	greater := c.apply(ops.Greater, ops.Attr{}, values, c.tolerance(values, m, n))
	return c.one(c.apply(ops.Sum, ops.Attr{Axes: []int{-1}}, c.cast(greater, dtype.Int64)))
}

func leastSquares(c *composer) []graph.Value {
	result := c.wide()
	if !c.matrices(0) {
		return nil
	}
	x := c.cast(c.in[0], c.common)
	b, vector := c.rightSide(-2)
	if c.err != nil {
		return nil
	}
	_, m, n := sides(x)
	var y graph.Value
	if min(m, n) == 0 {
		batch, _, r := sides(b)
		y = c.zeros(withMatrix(batch, n, r))
	} else {
		y = c.product(c.inverted(c.singular(x), m, n), b)
	}
	if vector {
		y = c.apply(ops.Squeeze, ops.Attr{Axes: []int{-1}}, y)
	}
	return c.one(c.cast(y, result))
}

// normOf returns a norm of matrices. Names of norms are those of NumPy.
func (c *composer) normOf(x graph.Value, name string) graph.Value {
	sums := func(axis int) graph.Value {
		return c.apply(ops.Sum, ops.Attr{Axes: []int{axis}}, c.apply(ops.Abs, ops.Attr{}, x))
	}
	values := func() graph.Value { return c.singular(x).values }
	last := func(o *ops.Op, v graph.Value) graph.Value { return c.apply(o, ops.Attr{Axes: []int{-1}}, v) }
	switch name {
	case "", ops.NormFrobenius:
		return c.apply(ops.VectorNorm, ops.Attr{Axes: []int{-2, -1}}, x)
	case ops.NormNuclear:
		return last(ops.Sum, values())
	case "1":
		return last(ops.Max, sums(-2))
	case "-1":
		return last(ops.Min, sums(-2))
	case "inf":
		return last(ops.Max, sums(-1))
	case "-inf":
		return last(ops.Min, sums(-1))
	case "2":
		return last(ops.Max, values())
	case "-2":
		return last(ops.Min, values())
	}
	c.wrong("mode", name, "it is %s, %s, 1, -1, 2, -2, inf or -inf", ops.NormFrobenius, ops.NormNuclear)
	return x
}

func matrixNorm(c *composer) []graph.Value {
	result := c.wide()
	if !c.matrices(0) {
		return nil
	}
	norm := c.normOf(c.cast(c.in[0], c.common), c.attr.Mode)
	return c.one(c.cast(norm, result.Real()))
}

func condition(c *composer) []graph.Value {
	result := c.wide()
	if !c.matrices(0) {
		return nil
	}
	x := c.cast(c.in[0], c.common)
	if m := c.attr.Mode; m == "" || m == "2" || m == "-2" {
		values := c.singular(x).values
		greatest := c.apply(ops.Max, ops.Attr{Axes: []int{-1}}, values)
		least := c.apply(ops.Min, ops.Attr{Axes: []int{-1}}, values)
		if m == "-2" {
			greatest, least = least, greatest
		}
		return c.one(c.cast(c.div(greatest, least), result.Real()))
	}
	if !c.square(0) {
		return nil
	}
	inverse := c.solved(x, c.identities(x.Shape()))
	norm := c.mul(c.normOf(x, c.attr.Mode), c.normOf(inverse, c.attr.Mode))
	return c.one(c.cast(norm, result.Real()))
}
