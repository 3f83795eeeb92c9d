package compose

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
)

func init() {
	rules[ops.NaryMax] = nary(ops.Maximum, false)
	rules[ops.NaryMin] = nary(ops.Minimum, false)
	rules[ops.NarySum] = nary(ops.Add, false)
	rules[ops.NaryMean] = nary(ops.Add, true)
}

// nary joins the operands by a binary operator, and divides by their number
// where that is asked for.
func nary(join *ops.Op, mean bool) func(c *composer) []graph.Value {
	return func(c *composer) []graph.Value {
		if !c.broadcasts() {
			return nil
		}
		wide := c.common
		if wide.IsHalf() {
			wide = dtype.Float32
		}
		x := c.cast(c.in[0], wide)
		for _, v := range c.in[1:] {
			x = c.apply(join, ops.Attr{}, x, c.cast(v, wide))
		}
		if mean {
			x = c.apply(ops.Div, ops.Attr{}, x, c.number(x, float64(len(c.in))))
		}
		return []graph.Value{c.cast(x, c.result)}
	}
}
