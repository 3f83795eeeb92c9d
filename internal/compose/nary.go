package compose

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
)

func init() {
	rules[ops.NaryMax] = nary(ops.Maximum)
	rules[ops.NaryMin] = nary(ops.Minimum)
	rules[ops.NarySum] = nary(ops.Add)
	rules[ops.NaryMean] = ofOperands((*composer).averageOf)
}

// nary combines the operands by a binary operator.
func nary(join *ops.Op) func(c *composer) []graph.Value {
	return ofOperands(func(c *composer, list ...graph.Value) graph.Value {
		x := list[0]
		for _, v := range list[1:] {
			x = c.apply(join, ops.Attr{}, x, v)
		}
		return x
	})
}

// ofOperands returns the rule of an operator of any number of operands; halves compute in float32.
func ofOperands(f func(c *composer, list ...graph.Value) graph.Value) func(c *composer) []graph.Value {
	return func(c *composer) []graph.Value {
		if !c.broadcasts() {
			return nil
		}
		wide := c.common
		if wide.IsHalf() {
			wide = dtype.Float32
		}
		list := make([]graph.Value, len(c.in))
		for i, v := range c.in {
			list[i] = c.cast(v, wide)
		}
		return []graph.Value{c.cast(f(c, list...), c.result)}
	}
}
