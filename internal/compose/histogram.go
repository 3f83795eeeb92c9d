package compose

import (
	"math"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

func init() {
	rules[ops.HistogramEdges] = (*composer).histogramEdges
	rules[ops.HistogramBin] = func(c *composer) []graph.Value {
		ids, _ := c.bins()
		return c.one(ids)
	}
	rules[ops.Histogram] = func(c *composer) []graph.Value {
		ids, n := c.bins()
		if c.err != nil {
			return nil
		}
		return c.one(c.counted(c.flat(ids), n))
	}
}

// bins returns each element's bin as int64, -1 for elements outside of all bins, and the number of
// bins. The last bin includes its right edge. That needs no special case, since only left edges are
// searched.
func (c *composer) bins() (ids graph.Value, n int) {
	x, edges := c.cast(c.in[0], c.common), c.cast(c.in[1], c.common)
	if s := edges.Shape(); len(s) != 1 || s[0] < 2 {
		c.fail(&ops.RankError{Op: c.op, Operand: 1, Shape: s, Want: "one axis of two edges or more, in ascending order"})
		return x, 0
	}
	n = edges.Shape()[0] - 1
	left := c.apply(ops.SearchSorted, ops.Attr{Mode: ops.SearchRight}, c.part(edges, 0, 0, n), x)
	inside := c.apply(ops.LessEqual, ops.Attr{}, x, c.reshape(c.part(edges, 0, n, 1), shape.Shape{}))
	return c.apply(ops.Sub, ops.Attr{}, c.where(inside, left, c.constant(dtype.Int64, 0)), c.constant(dtype.Int64, 1)), n
}

// histogramEdges takes the number of bins from Counts, and the first and the last edge from Params.
// Without Params, these are the extremes of the elements.
func (c *composer) histogramEdges() []graph.Value {
	n := c.countNeeded("bins")
	if c.err == nil && n < 1 {
		c.wrong("bins", n, "it is how many there are, 1 or more")
	}
	if c.err != nil || !c.fits(shape.Shape{n}) {
		return nil
	}
	low, high, ok := c.range64()
	if !ok {
		return nil
	}
	half := c.constant(dtype.Float64, 0.5)
	flat := c.apply(ops.Equal, ops.Attr{}, low, high)
	low, high = c.where(flat, c.apply(ops.Sub, ops.Attr{}, low, half), low), c.where(flat, c.apply(ops.Add, ops.Attr{}, high, half), high)
	span, count := c.apply(ops.Sub, ops.Attr{}, high, low), c.constant(dtype.Float64, float64(n))
	number := c.iota(dtype.Float64, shape.Shape{n + 1})
	edges := c.apply(ops.Add, ops.Attr{}, c.apply(ops.Mul, ops.Attr{}, number, c.apply(ops.Div, ops.Attr{}, span, count)), low)
	edges = c.between(low, high, span, edges, c.apply(ops.Div, ops.Attr{}, number, count))
	last := c.apply(ops.Equal, ops.Attr{}, number, c.constant(dtype.Float64, float64(n)))
	return c.one(c.cast(c.where(last, high, edges), c.result))
}

// range64 returns the first and the last edge, in float64.
func (c *composer) range64() (low, high graph.Value, ok bool) {
	x := c.in[0]
	switch p := c.attr.Params; {
	case len(p) == 2 && p[0] <= p[1] && !math.IsInf(p[0], 0) && !math.IsInf(p[1], 0):
		return c.constant(dtype.Float64, p[0]), c.constant(dtype.Float64, p[1]), true
	case len(p) != 0:
		c.wrong("low, high", p, "give both, finite numbers, the lesser first; or neither")
		return x, x, false
	}
	if x.Shape().Size() == 0 { // as in NumPy
		return c.full(dtype.Float64, element.Bits{}), c.constant(dtype.Float64, 1), true
	}
	return c.cast(c.apply(ops.Min, ops.Attr{}, x), dtype.Float64), c.cast(c.apply(ops.Max, ops.Attr{}, x), dtype.Float64), true
}
