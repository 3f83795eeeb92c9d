package compose

import (
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
)

func init() {
	rules[ops.Cholesky] = choleskyOf
	rules[ops.CholeskySolve] = choleskySolve
}

// choleskyFactor returns the lower factor of matrices; what is above the diagonal has no meaning.
func (c *composer) choleskyFactor(x graph.Value) graph.Value {
	batch, n, _ := sides(x)
	if n <= panel || c.err != nil {
		return c.matricesOf(c.routine("cholesky", []int{n}, c.columns(x)), batch, 0, n, n)
	}
	var columns []graph.Value
	for at := 0; at < n && c.err == nil; at += panel {
		rows := n - at
		width := min(panel, rows)
		top := c.choleskyFactor(c.block(x, 0, width, 0, width))
		column := []graph.Value{c.zeros(withMatrix(batch, at, width)), top}
		if rows > width {
			below := c.mH(c.triangular(top, c.mH(c.block(x, width, rows-width, 0, width)), false))
			column = append(column, below)
			x = c.sub(c.block(x, width, rows-width, width, rows-width), c.product(below, c.mH(below)))
		}
		if at == 0 {
			column = column[1:]
		}
		columns = append(columns, c.stackRows(column...))
	}
	return c.stackColumns(columns...)
}

func choleskyOf(c *composer) []graph.Value {
	if m := c.attr.Mode; m != "" && m != ops.Upper && m != ops.Lower {
		return c.wrong("mode", m, "it is %s or %s", ops.Lower, ops.Upper)
	}
	result := c.wide()
	if !c.square(0) {
		return nil
	}
	l := c.lower(c.choleskyFactor(c.cast(c.in[0], c.common)), 0)
	diagonal := c.diagonalOf(l)
	positive := c.apply(ops.AllTrue, ops.Attr{Axes: []int{-1}}, c.apply(ops.Equal, ops.Attr{}, diagonal, diagonal))
	l = c.factorable(l, positive, "is not positive definite")
	if c.attr.Mode == ops.Upper {
		l = c.mH(l)
	}
	return c.one(c.cast(l, result))
}

func choleskySolve(c *composer) []graph.Value {
	result := c.wide()
	l, b, vector := c.systems()
	if c.err != nil {
		return nil
	}
	x := c.triangularUpper(c.mH(l), c.triangular(l, b, false))
	if vector {
		x = c.apply(ops.Squeeze, ops.Attr{Axes: []int{-1}}, x)
	}
	return c.one(c.cast(x, result))
}
