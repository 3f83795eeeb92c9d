package compose

import (
	"math"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
)

func init() {
	rules[ops.NaNSum] = inAccumulator(func(c *composer, x graph.Value) graph.Value {
		return c.reduce(ops.Sum, c.numbersOf(x).or(0))
	})
	rules[ops.NaNProd] = inAccumulator(func(c *composer, x graph.Value) graph.Value {
		return c.reduce(ops.Prod, c.numbersOf(x).or(1))
	})
	rules[ops.NaNMax] = inAccumulator(func(c *composer, x graph.Value) graph.Value { return c.extremeNumber(x, ops.Max, -1) })
	rules[ops.NaNMin] = inAccumulator(func(c *composer, x graph.Value) graph.Value { return c.extremeNumber(x, ops.Min, 1) })
	rules[ops.NaNMean] = inAccumulator(func(c *composer, x graph.Value) graph.Value {
		return c.numbersOf(x).mean(c.attr.KeepDims)
	})
	rules[ops.NaNVar] = inAccumulator(func(c *composer, x graph.Value) graph.Value { return c.numbersOf(x).variance() })
	rules[ops.NaNStd] = inAccumulator(func(c *composer, x graph.Value) graph.Value {
		return c.apply(ops.Sqrt, ops.Attr{}, c.numbersOf(x).variance())
	})
}

// numbers are the elements that are no NaN.
type numbers struct {
	c    *composer
	x    graph.Value
	each graph.Value // whether an element is one of them
}

func (c *composer) numbersOf(x graph.Value) numbers {
	return numbers{c, x, c.apply(ops.Equal, ops.Attr{}, x, x)}
}

// or is x with a number in the place of each NaN.
func (n numbers) or(f float64) graph.Value { return n.c.where(n.each, n.x, n.c.number(n.x, f)) }

// count is how many there are along the axes, in x's dtype.
func (n numbers) count(keepDims bool) graph.Value {
	c := n.c
	keeps := c.attr.KeepDims
	c.attr.KeepDims = keepDims
	defer func() { c.attr.KeepDims = keeps }()
	return c.nonzeros(n.each, n.x.DType())
}

func (n numbers) mean(keepDims bool) graph.Value {
	c := n.c
	sum := c.apply(ops.Sum, ops.Attr{Axes: c.attr.Axes, KeepDims: keepDims}, n.or(0))
	return c.apply(ops.Div, ops.Attr{}, sum, n.count(keepDims))
}

// variance is [composer.variance] of them alone: the sums of the distances from the mean
// and of their squares, over their number less the correction.
func (n numbers) variance() graph.Value {
	c := n.c
	distance := c.apply(ops.Sub, ops.Attr{}, n.x, n.mean(true))
	distance = c.where(n.each, distance, c.number(n.x, 0))
	count := n.count(c.attr.KeepDims)
	sum := c.reduce(ops.Sum, distance)
	squares := c.reduce(ops.Sum, c.apply(ops.Mul, ops.Attr{}, distance, distance))
	drift := c.apply(ops.Div, ops.Attr{}, c.apply(ops.Mul, ops.Attr{}, sum, sum), count)
	squares = c.apply(ops.Maximum, ops.Attr{}, c.apply(ops.Sub, ops.Attr{}, squares, drift), c.number(squares, 0))
	left := c.apply(ops.Sub, ops.Attr{}, count, c.number(count, c.attr.Correction))
	left = c.where(c.apply(ops.Greater, ops.Attr{}, left, c.number(left, 0)), left, c.number(left, math.NaN()))
	return c.apply(ops.Div, ops.Attr{}, squares, left)
}

// extremeNumber is the greatest or the least of them: of none NaN.
func (c *composer) extremeNumber(x graph.Value, o *ops.Op, sign int) graph.Value {
	if c.fails() {
		return x
	}
	n := c.numbersOf(x)
	extreme := c.reduce(o, n.or(math.Inf(sign)))
	count := n.count(c.attr.KeepDims)
	none := c.apply(ops.Equal, ops.Attr{}, count, c.number(count, 0))
	return c.where(none, c.number(x, math.NaN()), extreme)
}
