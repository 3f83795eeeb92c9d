package compose

import (
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

func init() { rules[ops.QR] = qrOf }

// zeros returns zeros of a shape.
func (c *composer) zeros(s shape.Shape) graph.Value {
	return c.implied(graph.NewFull(c.common, element.Bits{}, s, c.site))
}

// reflections are the reflections of a panel, Q = I - V T V^H, which leave the rows before at as
// they are.
type reflections struct {
	v, t graph.Value
	at   int
}

// reflected factors a panel: R, and its reflections.
func (c *composer) reflected(x graph.Value) (r, v, t graph.Value) {
	batch, m, n := sides(x)
	k := min(m, n)
	state := c.routine("qr", []int{m, n}, c.columns(x))
	packed := c.mT(c.matricesOf(state, batch, 0, n, m))
	v = c.withOnes(c.lower(c.block(packed, 0, m, 0, k), -1))
	return c.upper(packed, 0), v, c.matricesOf(state, batch, m*n, k, k)
}

// turned multiplies matrices by Q, or by Q^H.
func (c *composer) turned(r reflections, x graph.Value, inverse bool) graph.Value {
	t := r.t
	if inverse {
		t = c.mH(t)
	}
	return c.sub(x, c.product(r.v, c.product(t, c.product(c.mH(r.v), x))))
}

// householder factors matrices, panel by panel. r has as many rows as x.
func (c *composer) householder(x graph.Value) (r graph.Value, q []reflections) {
	_, m, n := sides(x)
	var done []graph.Value
	for at := 0; at < min(m, n) && c.err == nil; at += panel {
		rows, width := m-at, min(panel, min(m, n)-at)
		top, v, t := c.reflected(c.block(x, 0, rows, at, width))
		q = append(q, reflections{v, t, at})
		left := c.block(x, 0, rows, 0, at)
		parts := []graph.Value{left, top}
		if n > at+width {
			parts = append(parts, c.turned(q[len(q)-1], c.block(x, 0, rows, at+width, n-at-width), true))
		}
		x = c.stackColumns(parts...)
		if n == at+width && at+width >= min(m, n) || at+width == min(m, n) {
			done = append(done, x)
			break
		}
		done = append(done, c.block(x, 0, width, 0, n))
		x = c.block(x, width, rows-width, 0, n)
	}
	if len(done) == 0 {
		return x, nil
	}
	return c.stackRows(done...), q
}

// orthonormal returns the first columns of Q.
func (c *composer) orthonormal(q []reflections, batch shape.Shape, m, columns int) graph.Value {
	return c.reflectedBack(q, c.identityColumns(batch, m, columns))
}

// reflectedBack multiplies matrices by Q.
func (c *composer) reflectedBack(q []reflections, x graph.Value) graph.Value {
	_, m, columns := sides(x)
	for i := len(q) - 1; i >= 0; i-- {
		at := q[i].at
		rows := c.turned(q[i], c.block(x, at, m-at, 0, columns), false)
		if at > 0 {
			rows = c.stackRows(c.block(x, 0, at, 0, columns), rows)
		}
		x = rows
	}
	return x
}

// identityColumns returns the first columns of identity matrices.
func (c *composer) identityColumns(batch shape.Shape, m, columns int) graph.Value {
	if !c.fits(withMatrix(batch, m, columns)) {
		return c.zeros(withMatrix(batch, 0, 0))
	}
	return c.implied(broadcastTo(c.cast(c.onDiagonal(m, columns), c.common), withMatrix(batch, m, columns), c.site))
}

func qrOf(c *composer) []graph.Value {
	mode := c.attr.Mode
	if mode != "" && mode != ops.QRReduced && mode != ops.QRComplete {
		return c.wrong("mode", mode, "it is %s or %s", ops.QRReduced, ops.QRComplete)
	}
	if !c.matrices(0) {
		return nil
	}
	result := c.wide()
	x := c.cast(c.in[0], c.common)
	batch, m, n := sides(x)
	r, q := c.householder(x)
	columns := min(m, n)
	if mode == ops.QRComplete {
		columns = m
	}
	return c.both(c.cast(c.orthonormal(q, batch, m, columns), result), c.cast(c.block(r, 0, columns, 0, n), result))
}
