package compose

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
)

func init() {
	rules[ops.Square] = func(c *composer) []graph.Value {
		return []graph.Value{c.apply(ops.Mul, ops.Attr{}, c.in[0], c.in[0])}
	}
	rules[ops.Reciprocal] = func(c *composer) []graph.Value {
		return []graph.Value{c.apply(ops.Div, ops.Attr{}, c.constant(c.common, 1), c.in[0])}
	}
	rules[ops.Clip] = func(c *composer) []graph.Value {
		if !c.broadcasts() {
			return nil
		}
		above := c.apply(ops.Maximum, ops.Attr{}, c.cast(c.in[0], c.common), c.cast(c.in[1], c.common))
		return []graph.Value{c.apply(ops.Minimum, ops.Attr{}, above, c.cast(c.in[2], c.common))}
	}
	rules[ops.LogAddExp] = logAddExp
	rules[ops.XLogY] = xLogY
}

// logAddExp returns max + log1p(e^(min - max)). The difference of equal operands counts as 0, even
// if they are infinite.
func logAddExp(c *composer) []graph.Value {
	if !c.broadcasts() {
		return nil
	}
	wide := dtype.Accumulator(c.common)
	x, y := c.cast(c.in[0], wide), c.cast(c.in[1], wide)
	greater, lesser := c.apply(ops.Maximum, ops.Attr{}, x, y), c.apply(ops.Minimum, ops.Attr{}, x, y)
	distance := c.apply(ops.Where, ops.Attr{}, c.apply(ops.Equal, ops.Attr{}, x, y), c.constant(wide, 0), c.apply(ops.Sub, ops.Attr{}, lesser, greater))
	logarithm := c.apply(ops.Log1p, ops.Attr{}, c.apply(ops.Exp, ops.Attr{}, distance))
	return []graph.Value{c.cast(c.apply(ops.Add, ops.Attr{}, greater, logarithm), c.result)}
}

// xLogY returns x log(y), but +0 if x is a zero and y is not NaN. There the product would be NaN
// for an infinite logarithm, and for a negative y.
func xLogY(c *composer) []graph.Value {
	if !c.broadcasts() {
		return nil
	}
	wide := dtype.Accumulator(c.common)
	x, y := c.cast(c.in[0], wide), c.cast(c.in[1], wide)
	product := c.apply(ops.Mul, ops.Attr{}, x, c.apply(ops.Log, ops.Attr{}, y))
	zero := c.apply(ops.Equal, ops.Attr{}, x, c.constant(wide, 0))
	number := c.apply(ops.Equal, ops.Attr{}, y, y)
	return c.one(c.cast(c.where(c.apply(ops.LogicalAnd, ops.Attr{}, zero, number), c.constant(wide, 0), product), c.result))
}
