package compose

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

func init() {
	rules[ops.Softmax] = overLastAxis(1, func(c *composer, x graph.Value) graph.Value {
		e := c.apply(ops.Exp, ops.Attr{}, c.belowGreatest(x))
		return c.apply(ops.Div, ops.Attr{}, e, c.kept(ops.Sum, e))
	})
	rules[ops.LogSoftmax] = overLastAxis(1, func(c *composer, x graph.Value) graph.Value {
		below := c.belowGreatest(x)
		return c.apply(ops.Sub, ops.Attr{}, below, c.apply(ops.Log, ops.Attr{}, c.kept(ops.Sum, c.apply(ops.Exp, ops.Attr{}, below))))
	})
	rules[ops.LayerNorm] = overLastAxis(3, func(c *composer, x graph.Value) graph.Value {
		epsilon := c.number(x, c.paramsOr(1, ops.DefaultEpsilon)[0])
		d := c.deviations(x)
		variance := c.over(d.squares(), float64(d.n))
		return c.scaled(c.apply(ops.Div, ops.Attr{}, d.centred(), c.apply(ops.Sqrt, ops.Attr{}, c.apply(ops.Add, ops.Attr{}, variance, epsilon))))
	})
	rules[ops.RMSNorm] = overLastAxis(2, func(c *composer, x graph.Value) graph.Value {
		epsilon := c.number(x, c.paramsOr(1, ops.DefaultEpsilon)[0])
		mean := c.over(c.kept(ops.Sum, c.apply(ops.Mul, ops.Attr{}, x, x)), float64(c.elements(x)))
		return c.scaled(c.apply(ops.Div, ops.Attr{}, x, c.apply(ops.Sqrt, ops.Attr{}, c.apply(ops.Add, ops.Attr{}, mean, epsilon))))
	})
}

// overLastAxis returns the rule of an operator of one to most operands. It works along axes of the
// first operand, by default the last one, and keeps that operand's shape.
func overLastAxis(most int, f func(c *composer, x graph.Value) graph.Value) func(c *composer) []graph.Value {
	return func(c *composer) []graph.Value {
		if len(c.in) > most {
			c.fail(&ops.OperandsError{Op: c.op, Got: len(c.in), Most: most})
			return nil
		}
		s := c.in[0].Shape()
		if c.attr.Axes == nil {
			c.attr.Axes = []int{-1}
			if len(s) == 0 {
				c.attr.Axes = []int{}
			}
		}
		c.normalizeAxes()
		for _, v := range c.in[1:] {
			if err := shape.BroadcastTo(c.op.Name, v.Shape(), s); err != nil {
				c.fail(err)
			}
		}
		x := c.cast(c.in[0], dtype.Accumulator(c.common))
		if c.err != nil {
			return nil
		}
		if s.Size() == 0 {
			return []graph.Value{graph.NewFull(c.result, element.Bits{}, s, c.site)}
		}
		return []graph.Value{c.cast(f(c, x), c.result)}
	}
}

// belowGreatest returns x minus its largest element along the axes.
func (c *composer) belowGreatest(x graph.Value) graph.Value {
	return c.apply(ops.Sub, ops.Attr{}, x, c.kept(ops.Max, x))
}

// scaled returns x times the second operand, plus the third, if there are such operands.
func (c *composer) scaled(x graph.Value) graph.Value {
	for i, o := range []*ops.Op{ops.Mul, ops.Add} {
		if len(c.in) > i+1 {
			x = c.apply(o, ops.Attr{}, x, c.cast(c.in[i+1], x.DType()))
		}
	}
	return x
}
